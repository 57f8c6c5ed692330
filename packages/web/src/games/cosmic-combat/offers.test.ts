import { type CosmicConfig, cosmicCombat, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import { expect, test } from 'vitest';
import { configOf, readChoices } from './new-battle/choices.ts';
import { keptOffer, offers } from './offers.ts';

const { gathering } = cosmicCombatDescriptor;

const read = (x: unknown): CosmicConfig => {
  const parsed = cosmicCombat.parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const chosen = (query: string): CosmicConfig => read(configOf(readChoices(new URLSearchParams(query)).choices));

const readyOf = (config: CosmicConfig, seat: number, faction: string, which: 0 | 1): object =>
  offers.ready(config, seat).filter(({ force }) => (force as { faction: string }).faction === faction)[which]!.force;

test.each([1500, 3000])('ready fleets that are brought make the battle of the New battle page, %i points', (points) => {
  const page = chosen(`points=${points}`);
  const fleets = [readyOf(page, 0, 'void', 1), readyOf(page, 1, 'bloodpact', 0)];
  expect(read(gathering!.gathered(page, fleets))).toEqual(
    chosen(`points=${points}&south=void&south-fleet=2&north=bloodpact`),
  );
});

test('[DW-22] and with three, mates share the points', () => {
  const page = chosen('points=3000&c=friend&c-side=north');
  expect(read(gathering!.gathered(page, [null, null, readyOf(page, 2, 'void', 0)]))).toEqual(
    chosen('points=3000&c=friend&c-side=north&c-faction=void'),
  );
});

test('a kept fleet is offered as its file', () => {
  const { faction, religion, ships } = chosen('points=1500&south=void').seats[0]!;
  const offer = keptOffer({ version: 1, name: 'Mine', points: 1500, faction, religion, ships });
  expect(offer).toEqual({ name: 'Mine', force: { points: 1500, faction, religion, ships } });
  expect(cosmicCombatDescriptor.forces!.check(offer.force)).toMatchObject({ ok: true, value: { problems: [] } });
});
