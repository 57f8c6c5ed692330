import { expect, test, vi } from 'vitest';
import { breathe } from '../test/hand-clock.ts';
import { descriptor, fakeBrain, say, whispering } from '../test/whispers.ts';
import { askedComputer, makeThinker, QUICK_MS, THINK_MS } from './computer-seats.ts';
import { localSource } from './local-source.ts';
import type { SeatPlayer } from './players.ts';

const you: SeatPlayer = { kind: 'you' };
const ai: SeatPlayer = { kind: 'ai', level: 'veteran' };

const setUp = (players: readonly SeatPlayer[], waits = false) => {
  const source = localSource(descriptor, whispering(players.length));
  const mind = fakeBrain(waits);
  const onThinking = vi.fn();
  const thinker = makeThinker(descriptor.game, mind.brain, onThinking);
  const asked = (seats = source.seats) => askedComputer(source.standing('spectator').decisions, players, seats);
  const answer = async () => {
    const turn = asked()!;
    return thinker.think({ ...turn, view: source.standing(turn.seat).view, seed: 5 });
  };
  return { source, onThinking, ...mind, thinker, asked, think: answer };
};

test('a computer is asked with the view of its own seat, and what it answers is a command', async () => {
  const { source, think, asked, questions } = setUp([you, ai, ai]);
  await source.play(0, say(41));
  for (const seat of [1, 2]) {
    expect(asked()).toEqual({ seat, level: 'veteran' });
    await source.play(seat, (await think())!);
  }
  expect(questions).toMatchObject([
    { seat: 1, level: 'veteran', seed: 5 },
    { seat: 2, level: 'veteran', seed: 5 },
  ]);
  expect(questions[1]?.view).toMatchObject({ numbers: [null, null, null] });
  expect(source.standing(0).view.round).toBe(2);
});

test('nobody thinks where only people are asked, nor for a seat that is played elsewhere', () => {
  expect(setUp([you, you]).asked()).toBeUndefined();
  const { asked } = setUp([you, ai, ai]);
  expect(asked([0, 2])?.seat).toBe(2);
  expect(asked([0])).toBeUndefined();
});

test('a thought ends when it is told to', async () => {
  const { think, thinker, onThinking } = setUp([ai, you], true);
  const thinking = think();
  expect(onThinking).toHaveBeenLastCalledWith({ seat: 0, progress: 0 });
  thinker.stop();
  expect(await thinking).toBeUndefined();
});

test('in a hurry a long thought is thought again, shorter; a short one is left in peace', async () => {
  const { think, thinker, questions, answer } = setUp([ai, you], true);
  const thinking = think();
  thinker.hurry();
  await breathe();
  expect(questions).toHaveLength(2);
  thinker.hurry();
  answer();
  expect(await thinking).toEqual(say(7));
  expect(questions.map((q) => q.ms)).toEqual([THINK_MS, QUICK_MS]);
});

test('an answer that is no command is a fault', async () => {
  const { think, brain } = setUp([ai, you]);
  vi.spyOn(brain, 'ask').mockResolvedValueOnce({ type: 'shout' });
  await expect(think()).rejects.toThrow();
});
