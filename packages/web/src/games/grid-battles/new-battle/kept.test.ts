import { type BattleConfig, battleConfigOf, gridBattles, gridBattlesDescriptor } from '@muster/grid-battles';
import { expect, test } from 'vitest';
import { chosenIn } from '../../../parts/useChoices.ts';
import { choicesOf } from './choices.ts';
import { forcesFor } from './kept.ts';

const { gathering } = gridBattlesDescriptor;

const read = (x: unknown): BattleConfig => {
  const parsed = gridBattles.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): BattleConfig => read(battleConfigOf(chosenIn(choicesOf(5), query)));

test('ready forces that are brought make the battle of the New battle page', async () => {
  const page = 'scenario=free&points=60&map=7';
  const offered = (await forcesFor(chosen(page), 0)).filter(({ of }) => of === 'ready');
  const [line, riders] = offered.map(({ force }) => force as { units: readonly string[] });
  expect(read(gathering!.gathered(chosen(page), [line!, riders!]))).toEqual(
    chosen(`${page}&a-force=${line!.units.join(',')}&b-force=${riders!.units.join(',')}`),
  );
});
