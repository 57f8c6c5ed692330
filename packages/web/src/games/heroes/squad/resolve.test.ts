import { afterBattle, type FoughtBattle, membersOf, newSquad, profileOf, sheetOf } from '@muster/heroes';
import { expect, test, vi } from 'vitest';
import { luckFor } from './resolve.ts';

const unit = (id: string) => sheetOf(profileOf(id)!);
const squad = newSquad('The Ninth', 'empire-of-sol', [
  unit('empire-of-sol.captain'),
  unit('empire-of-sol.legionnaire'),
  unit('empire-of-sol.praetorian'),
]);
const fought: FoughtBattle = {
  id: 'x',
  title: 'Sandgate, 60 points',
  result: 'won',
  fought: [
    { member: 'm1', slain: { by: 'Alpha B1', power: null }, kills: 0 },
    { member: 'm2', slain: null, kills: 0 },
    { member: 'm3', slain: null, kills: 2 },
  ],
};

test('[HR-17] a squad that fought with real dice rolls real dice, one for each who is due, in order', async () => {
  const ask = vi.fn(async () => [4, 2]);
  const luck = await luckFor({ kind: 'manual' }, squad, fought, ask);
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      kind: 'roll',
      count: 2,
      words:
        'Scars and glory of The Ninth: a die for Captain on “Slain by shot, blow or fall” and Praetorian on “Glory”',
      dice: ['Captain', 'Praetorian'],
    }),
  );
  const after = membersOf(afterBattle(squad, fought, luck));
  expect(after.map(({ chapters }) => chapters.map(({ die }) => die))).toEqual([[4], [], [2]]);
});

test('[HR-17] nobody is asked where Muster rolled, nor where nothing is due', async () => {
  const ask = vi.fn(async () => []);
  const seeded = await luckFor({ kind: 'seeded' }, squad, fought, ask);
  expect(seeded.roll(2, 0, 'scarsAndGlory')).toHaveLength(2);
  const quiet = { ...fought, fought: fought.fought.slice(1, 2) };
  await luckFor({ kind: 'manual' }, squad, quiet, ask);
  expect(ask).not.toHaveBeenCalled();
});
