import { gridBattles, gridBattlesDescriptor } from '@muster/grid-battles';
import { verify } from '@muster/kernel';
import { localSource } from '@muster/table';
import { expect, test, vi } from 'vitest';
import type { SeatPlayer } from '../../../contract/players.ts';
import { resumeBattle, startWithRealDice } from '../../../match/battles.ts';
import { parseKept } from '../../../match/saves.ts';

/** A Knight beside a Pikeman on open ground. */
const CLOSE = {
  id: 'close',
  name: 'Close',
  source: 'house',
  summary: 'Two units side by side.',
  map: ['....', '....', '....', '....'],
  sides: [
    { name: 'Blue', activations: 1, units: [{ type: 'knight', hex: '0101' }], wins: [] },
    { name: 'Red', activations: 1, units: [{ type: 'pikeman', hex: '0201' }], wins: [] },
  ],
  roundLimit: 12,
  points: null,
  beats: {},
};
const ATTACK = { type: 'attack', attacker: 'A1', target: 'B1' } as const;

const readyToAttack = async (players: readonly SeatPlayer[], computers: readonly number[] = []) => {
  const config = gridBattles.parseConfig({ scenario: CLOSE });
  if (!config.ok) throw new Error(config.refusal.problem);
  const open = await startWithRealDice(gridBattlesDescriptor, config.value, players, () =>
    Promise.reject(new Error('nothing is rolled before')),
  );
  const source = localSource(gridBattlesDescriptor, open.match, { computers, diceOf: 'people' });
  if (open.match.decisions()[0]!.kind === 'activate') await source.play(0, { type: 'activate', units: ['A1'] });
  await source.play(0, { type: 'move', unit: 'A1', path: [] });
  return { open, source, dice: source.realLuck! };
};

const PEOPLE: readonly SeatPlayer[] = [{ kind: 'you' }, { kind: 'friend' }];

test('[GB-44] [GB-42] a combat asks for each roll with its colours, and nothing happens until all is in', async () => {
  const { open, source, dice } = await readyToAttack(PEOPLE);
  const asked: (string | undefined)[] = [];
  dice.listen(() => asked.push(dice.awaited()?.words));
  const before = open.match.state();
  const done = source.play(0, ATTACK);
  expect(dice.awaited()).toEqual({
    kind: 'roll',
    seat: 0,
    count: 1,
    words: 'Knight A1 strikes Pikeman B1: 1 attack die',
    dice: ['red'],
    back: 'command',
    before: undefined,
  });
  dice.give([1]);
  expect(dice.awaited()).toMatchObject({ seat: 1, back: 'luck' });
  expect(dice.awaited()!.words).toMatch(/^Pikeman B1 defends against Knight A1: \d defence di(c)?e$/);
  expect(open.match.state()).toBe(before);
  dice.give(Array<number>(dice.awaited()!.count).fill(6));
  expect(dice.awaited()?.words).toMatch(/^Pikeman B1 battles back against Knight A1: \d attack di(c)?e$/);
  dice.give(Array<number>(dice.awaited()!.count).fill(1));
  dice.give(Array<number>(dice.awaited()!.count).fill(6));
  expect(await done).toEqual({ ok: true });
  expect(asked).toHaveLength(5);
  expect(dice.awaited()).toBeUndefined();
  expect(open.match.entries().at(-1)).toMatchObject({ dice: expect.arrayContaining([1, 6]) });
});

test('typed dice are corrected, the command is taken back, and what an undo left is not typed again', async () => {
  const { open, source, dice } = await readyToAttack(PEOPLE);
  expect(source.standing(0).offers.undo).toBeDefined();
  const first = source.play(0, ATTACK);
  expect(source.standing(0).offers.undo).toBeUndefined(); // the dice come first
  dice.give([6]);
  dice.withdraw();
  expect(dice.awaited()).toMatchObject({ count: 1, back: 'command', before: [6] });
  dice.withdraw();
  expect(await first).toEqual({ ok: false, code: 'withdrawn', why: undefined });
  expect(source.standing(0).offers.undo).toBeDefined();
  const again = source.play(0, ATTACK);
  while (dice.awaited() !== undefined) dice.give(Array<number>(dice.awaited()!.count).fill(2));
  expect(await again).toEqual({ ok: true });
  await source.ask('takeBack', 0, [1]);
  const listener = vi.fn();
  dice.listen(listener);
  expect(await source.play(0, ATTACK)).toEqual({ ok: true });
  expect(listener).not.toHaveBeenCalled();
  expect(verify(gridBattles, open.match.record())).toEqual({ ok: true, proof: 'notProvable', why: 'manual' });
});

test('a battle with real dice goes on after it was kept', async () => {
  const { open, source, dice } = await readyToAttack(PEOPLE);
  const done = source.play(0, ATTACK);
  while (dice.awaited() !== undefined) dice.give(Array<number>(dice.awaited()!.count).fill(2));
  await done;
  const entries = open.match.entries();
  const kept = parseKept({ ...open.save, count: entries.length }, JSON.parse(JSON.stringify(entries)));
  if (typeof kept === 'string') throw new Error(kept);
  const resumed = resumeBattle(gridBattlesDescriptor, kept);
  if (typeof resumed === 'string') throw new Error(resumed);
  expect(resumed.match.state()).toEqual(open.match.state());
  expect(resumed.save.opening.fairness).toEqual({ kind: 'manual' });
});

test('a command of the computer cannot be taken back, its dice can be corrected', async () => {
  const { source, dice } = await readyToAttack([{ kind: 'ai', level: 'recruit' }, { kind: 'you' }], [0]);
  void source.play(0, ATTACK);
  expect(dice.awaited()).toMatchObject({ back: undefined });
  dice.give([1]);
  expect(dice.awaited()).toMatchObject({ back: 'luck' });
});
