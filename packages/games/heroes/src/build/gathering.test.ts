// Forces that players bring.
import { expect, test } from 'vitest';
import { readConfig } from '../reading/parse.ts';
import type { HeroesConfig } from '../state/types.ts';
import { gathering } from './gathering.ts';

const of = (points: number, seats: readonly object[], more: object = {}): HeroesConfig =>
  readConfig({ points, seats, ...more }, 'config');

const VOID = { points: 60, faction: 'void', units: ['void.death-knight'] };
const PACK = { points: 60, faction: 'bloodpact', units: ['bloodpact.alpha'] };
const seat = ({ faction, units }: typeof VOID, side?: 0 | 1) => ({
  faction,
  units,
  ...(side === undefined ? {} : { side }),
});

test('brought forces make the battle that choosing them makes', () => {
  const plain = of(60, [{ faction: 'citadel' }, { faction: 'citadel' }]);
  expect(readConfig(gathering.gathered(plain, [VOID, PACK]), 'config')).toEqual(of(60, [seat(VOID), seat(PACK)]));
});

test('[DW-22] in a team each brings its part, and one may leave it as it is', () => {
  const sides = [0, 1, 0, 1] as const;
  const plain = of(
    150,
    sides.map((side) => ({ side, faction: 'citadel' })),
  );
  const gathered = gathering.gathered(plain, [VOID, null, PACK, null]);
  expect(readConfig(gathered, 'config')).toEqual(
    of(150, [seat(VOID, 0), { side: 1, faction: 'citadel' }, seat(PACK, 0), { side: 1, faction: 'citadel' }]),
  );
});

test('[DW-23] a force for the whole limit is too much for one of two mates', () => {
  const captain = { points: 150, faction: 'citadel', units: ['commissar', 'flagellant', 'guardsman'] };
  const two = of(150, [{ faction: 'void' }, { faction: 'void' }]);
  const three = of(150, [
    { side: 0, faction: 'void' },
    { side: 1, faction: 'void' },
    { side: 0, faction: 'void' },
  ]);
  expect(gathering.refuse(two, 0, captain)).toBeUndefined();
  expect(gathering.refuse(three, 1, captain)).toBeUndefined();
  expect(gathering.refuse(three, 0, captain)).toMatch(/^The force costs \d+ points; the limit is 75 \(DW-23\)\.$/);
});

test.each([
  ['another faction’s unit', { ...VOID, units: ['bloodpact.alpha'] }, {}, /does not belong to .* \(DW-25\)/],
  ['no unit', { ...VOID, units: [] }, {}, /empty/],
  ['one unit alone', { stats: {} }, {}, /is one unit; a battle needs a whole force/],
  ['a squad', { format: 'muster-squad/1' }, {}, /is a squad; choose who of it fights/],
])('a wrong force is sent back in a sentence: %s', (_, force, more, sentence) => {
  expect(gathering.refuse(of(60, [seat(VOID), seat(PACK)], more), 0, force)).toMatch(sentence);
});

test('[X-173] where only printed profiles play, units of one’s own are sent back', () => {
  const [knight] = of(60, [seat(VOID), seat(PACK)]).seats[0]!.units;
  const own = { ...VOID, units: [{ ...knight!, name: 'Sir Mordaunt' }] };
  const printed = of(60, [seat(VOID), seat(PACK)], { rulings: { customUnits: 'printed' } });
  expect(gathering.refuse(of(60, [seat(VOID), seat(PACK)]), 0, own)).toBeUndefined();
  expect(gathering.refuse(printed, 0, own)).toMatch(/Sir Mordaunt is not one of the printed profiles \(X-173\)/);
});

test('[HR-13] forces are open: only objectives are sealed', () => {
  expect(gathering.isSealed(of(60, [seat(VOID), seat(PACK)]))).toBe(false);
});
