import { type BattleConfig, gridBattles, gridBattlesDescriptor } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { configOf, readChoices } from './new-battle/choices.ts';
import { keptOffer, offers } from './offers.ts';

const { gathering } = gridBattlesDescriptor;

const read = (x: unknown): BattleConfig => {
  const parsed = gridBattles.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): BattleConfig => read(configOf(readChoices(new URLSearchParams(query), 5).choices));

test('ready forces that are brought make the battle of the New battle page', () => {
  const page = 'scenario=free&points=60&map=7';
  const [line, riders] = offers.ready(chosen(page), 0).map(({ force }) => force as { units: readonly string[] });
  expect(read(gathering!.gathered(chosen(page), [line!, riders!]))).toEqual(
    chosen(`${page}&a-force=${line!.units.join(',')}&b-force=${riders!.units.join(',')}`),
  );
});

test('a kept force is offered as its file', () => {
  const offer = keptOffer({ version: 1, name: 'Mine', points: 60, force: ['archer', 'pikeman'] });
  expect(offer.name).toBe('Mine');
  expect(gridBattlesDescriptor.forces!.check(offer.force)).toMatchObject({ ok: true, value: { problems: [] } });
  const kept = read(gathering!.gathered(chosen('scenario=free&points=60&map=7'), [offer.force, null]));
  expect(kept).toEqual(chosen('scenario=free&points=60&map=7&a-force=archer,pikeman'));
});
