import type { Descriptor } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor, type Said, say, type WhisperTypes, whispering } from '../test/whispers.ts';
import { localSource } from './local-source.ts';
import type { SeatPlayer } from './players.ts';
import { makeSeating } from './seating.ts';

const you: SeatPlayer = { kind: 'you' };
const friend: SeatPlayer = { kind: 'friend' };
const ai: SeatPlayer = { kind: 'ai', level: 'veteran' };

const setUp = (players: readonly SeatPlayer[], game: Descriptor<WhisperTypes> = descriptor, openHands = false) => {
  const source = localSource(game, whispering(players.length, game));
  return { source, seating: makeSeating(game, source, players, openHands) };
};

const behindCurtain = { eyes: 'spectator', acting: undefined, curtain: 1 } as const;

test('one person keeps looking; several with secrets hand over; without secrets nobody does', async () => {
  expect(setUp([ai, you]).seating.firstEyes()).toBe(1);
  expect(setUp([ai, ai]).seating.firstEyes()).toBe('spectator');
  const { source, seating } = setUp([you, friend]);
  expect(seating.firstEyes()).toBe('spectator');
  expect(seating.whoLooks('spectator', undefined, undefined)).toEqual({
    eyes: 'spectator',
    acting: undefined,
    curtain: 0,
  });
  expect(seating.whoLooks(1, undefined, 1)).toEqual({ eyes: 1, acting: 1, curtain: undefined }); // already sits there
  expect(seating.whoLooks(1, undefined, undefined)).toEqual({ eyes: 'spectator', acting: undefined, curtain: 1 }); // only lent
  await source.play(0, say(1));
  expect(seating.whoLooks(0, undefined, 0)).toEqual(behindCurtain);
  expect(seating.whoLooks('spectator', 0, undefined)).toEqual({ eyes: 0, acting: 0, curtain: undefined });
  const open = setUp([you, friend], { ...descriptor, secrets: [] });
  expect(open.seating.whoLooks(1, undefined, 1)).toEqual({ eyes: 1, acting: 1, curtain: undefined });
  await open.source.play(1, say(1));
  expect(open.seating.whoLooks(1, undefined, 1)).toEqual({ eyes: 0, acting: 0, curtain: undefined });
});

test('a secret is told only by who sits there, and nobody plays for a computer', () => {
  const { seating } = setUp([you, friend, ai]);
  const sits = { eyes: 0, acting: 0, curtain: undefined } as const;
  expect(seating.mayPlay(0, say(1), sits, true)).toBe(true);
  expect(seating.mayPlay(1, say(1), sits, true)).toBe(false);
  expect(seating.mayPlay(1, say(1), behindCurtain, true)).toBe(false);
  expect(seating.mayPlay(1, { type: 'hum' }, sits, false)).toBe(true);
  expect(seating.mayPlay(2, { type: 'hum' }, sits, true)).toBe(false);
});

test('a command that needs its turn waits until everything has been shown', () => {
  const { seating } = setUp([you, ai], { ...descriptor, isAnytime: () => false });
  const sits = { eyes: 0, acting: 0, curtain: undefined } as const;
  expect(seating.mayPlay(0, say(1), sits, true)).toBe(true);
  expect(seating.mayPlay(0, say(1), sits, false)).toBe(false);
  expect(seating.mayPlay(0, say(1), { ...sits, acting: undefined }, true)).toBe(false);
});

test('where all sit at the screen, whoever came last may take back', async () => {
  const { source, seating } = setUp([you, friend], { ...descriptor, secrets: [] });
  await source.play(0, { type: 'hum' });
  await source.play(1, { type: 'hum' });
  expect(seating.offers({ eyes: 0, acting: 0, curtain: undefined }).undo).toEqual({ by: 1, count: 1, consent: [] });
});

test('what a game calls public is answered before all, with the eyes of all; who wants may still look alone', () => {
  const asks = { whisper: { words: 'to whisper before all', secret: false } };
  const { seating } = setUp([you, friend], { ...descriptor, asks });
  const alike = { eyes: 0, acting: 0, curtain: undefined };
  expect(seating.whoLooks('spectator', undefined, undefined)).toEqual(alike); // nobody knows more than the others yet
  const secret = setUp([you, friend], {
    ...descriptor,
    asks,
    game: { ...descriptor.game, view: (s, eyes) => ({ ...s, round: eyes === 'spectator' ? s.round : s.round + 10 }) },
  });
  const beforeAll = { eyes: 'spectator', acting: 0, curtain: undefined } as const;
  expect(secret.seating.whoLooks('spectator', undefined, undefined)).toEqual(beforeAll);
  expect(secret.seating.whoLooks(1, undefined, 1)).toEqual({ eyes: 1, acting: 1, curtain: undefined });
  expect(secret.seating.whoLooks(0, undefined, 0)).toEqual({ eyes: 0, acting: 0, curtain: undefined });
  expect(secret.seating.mayPlay(0, { type: 'hum' }, beforeAll, true)).toBe(true);
  expect(secret.seating.mayPlay(0, say(1), beforeAll, true)).toBe(false); // a secret is not told before all
});

test('before all, whoever came last may take back, and is not asked whether they agree', async () => {
  const { source, seating } = setUp([you, friend]);
  await source.play(0, { type: 'hum' });
  const beforeAll = { eyes: 'spectator', acting: 1, curtain: undefined } as const;
  expect(seating.offers(beforeAll).undo).toEqual({ by: 0, count: 1, consent: [] });
  expect(seating.offers({ eyes: 'spectator', acting: undefined, curtain: 1 }).undo?.consent).toEqual([0]);
});

test('a decision that everybody may see needs no curtain as long as its seat knows nothing of its own', () => {
  const open = (answers: readonly Said[]) =>
    setUp([you, friend], { ...descriptor, game: { ...descriptor.game, candidates: () => answers } }).seating;
  expect(open([{ type: 'hum' }]).whoLooks('spectator', undefined, undefined).curtain).toBeUndefined();
  expect(open([{ type: 'hum' }, say(1)]).whoLooks('spectator', undefined, undefined).curtain).toBe(0);
});

test('who knows only what everybody knows anyway needs no curtain, though it is shown to its owner alone', async () => {
  const hum: Said = { type: 'hum' };
  const game = { ...descriptor, game: { ...descriptor.game, candidates: () => [hum] } };
  const { source, seating } = setUp([you, friend], game);
  await source.play(1, say(5));
  await source.play(0, say(5)); // round 2
  await source.play(1, say(6)); // Birch has whispered, and Ash is asked
  expect(seating.whoLooks(1, undefined, 1)).toEqual({ eyes: 0, acting: 0, curtain: undefined });
  const asked: typeof game = { ...game, mayAnswerAgain: () => false };
  const knowing = (withoutKnown?: typeof game.withoutKnown) => {
    const view: typeof game.game.view = (s, viewer) => ({
      ...s,
      numbers: s.numbers.map((_, i) => (i === viewer ? 9 : null)),
    });
    const kept = { ...asked, game: { ...asked.game, view }, ...(withoutKnown && { withoutKnown }) };
    return setUp([you, friend], kept).seating.whoLooks('spectator', undefined, undefined).curtain;
  };
  expect(knowing()).toBe(0);
  expect(knowing((view) => ({ ...view, numbers: view.numbers.map(() => null) }))).toBeUndefined();
});

test('with open hands the device is never handed over, and secrets are told as they come', async () => {
  const { source, seating } = setUp([you, friend], descriptor, true);
  expect([seating.handsOver, seating.firstEyes()]).toEqual([false, 0]);
  await source.play(0, say(1));
  expect(seating.whoLooks(0, undefined, 0)).toEqual({ eyes: 1, acting: 1, curtain: undefined });
  expect(seating.mayPlay(1, say(1), { eyes: 1, acting: 1, curtain: undefined }, true)).toBe(true);
});
