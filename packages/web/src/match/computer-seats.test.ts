import { expect, test, vi } from 'vitest';
import type { SeatPlayer } from '../contract/players.ts';
import { makeComputerSeats, QUICK_MS, THINK_MS } from './computer-seats.ts';
import { startBattle } from './host.ts';
import { localSource } from './local-source.ts';
import { descriptor, fakeBrain, say } from './test/whispers.ts';

const you: SeatPlayer = { kind: 'you' };
const ai: SeatPlayer = { kind: 'ai', level: 'veteran' };

const setUp = (players: readonly SeatPlayer[], waits = false) => {
  const { match } = startBattle(descriptor, { seats: players.length }, players);
  const source = localSource(descriptor, match, []);
  const mind = fakeBrain(waits);
  const onThinking = vi.fn();
  return { source, onThinking, ...mind, seats: makeComputerSeats(descriptor, source, players, mind.brain, onThinking) };
};

test('a computer is asked with the view of its own seat, and plays what it answers', async () => {
  const { source, seats, questions } = setUp([you, ai, ai]);
  await source.play(0, say(41));
  expect(await seats.answer()).toBe('played');
  expect(await seats.answer()).toBe('played');
  expect(questions.map((q) => [q.seat, q.level])).toEqual([
    [1, 'veteran'],
    [2, 'veteran'],
  ]);
  expect(questions[1]?.view).toMatchObject({ numbers: [null, null, null] });
  expect(source.view(0).round).toBe(2);
});

test('every table has its own luck for what a computer answers', async () => {
  const [one, other] = [setUp([ai, you]), setUp([ai, you])];
  await Promise.all([one.seats.answer(), other.seats.answer()]);
  expect(one.questions[0]!.seed).not.toBe(other.questions[0]!.seed);
});

test('nobody thinks where only people are asked', async () => {
  const { seats, onThinking } = setUp([you, you]);
  expect(await seats.answer()).toBe('none');
  expect(onThinking).not.toHaveBeenCalled();
});

test('a thought ends when it is told to, and nothing is played', async () => {
  const { source, seats, onThinking } = setUp([ai, you], true);
  const answering = seats.answer();
  expect(onThinking).toHaveBeenLastCalledWith({ seat: 0, progress: 0 });
  seats.stop();
  expect(await answering).toBe('stopped');
  expect(onThinking).toHaveBeenLastCalledWith(undefined);
  expect(source.noticed('spectator')).toHaveLength(1);
});

test('in a hurry a long thought is thought again, shorter; a short one is left in peace', async () => {
  const { seats, questions, answer } = setUp([ai, you], true);
  const answering = seats.answer();
  seats.hurry();
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  seats.hurry();
  answer();
  expect(await answering).toBe('played');
  expect(questions.map((q) => q.ms)).toEqual([THINK_MS, QUICK_MS]);
});

test('an answer that is no command, or is refused, is a fault', async () => {
  const { seats, brain } = setUp([ai, you]);
  vi.spyOn(brain, 'ask').mockResolvedValueOnce({ type: 'shout' });
  await expect(seats.answer()).rejects.toThrow();
  vi.spyOn(descriptor.game, 'refuse').mockReturnValueOnce({ code: 'no', rule: null });
  await expect(seats.answer()).rejects.toThrow('no');
});
