import type { Decision, Seat } from '@muster/kernel';
import { expect, test } from 'vitest';
import { descriptor, type Said, say, table, type WhisperTypes, whispering } from '../test/whispers.ts';
import { localSource } from './local-source.ts';
import { follow, forget, heed, NO_ANSWERS, nextAnswer, type OwnAnswers, PAUSED } from './own-answers.ts';
import type { SeatPlayer } from './players.ts';
import type { PresentedGame } from './presentation.ts';

const PLAYERS: readonly SeatPlayer[] = [{ kind: 'you' }, { kind: 'friend' }];

const setUp = (
  more: Partial<PresentedGame<WhisperTypes, readonly string[]>['ui']> = {},
  refused: readonly number[] = [],
) => {
  const refuse: typeof descriptor.game.refuse = (_s, _seat, c) =>
    c.type === 'whisper' && refused.includes(c.number) ? { code: 'no', rule: null } : undefined;
  const game = { descriptor: { ...descriptor, game: { ...descriptor.game, refuse } }, ui: { ...table.ui, ...more } };
  const source = localSource(descriptor, whispering(2));
  let now: OwnAnswers<Said> = NO_ANSWERS;
  const own = {
    follow: (seat: Seat, rest: readonly Said[]) => {
      now = follow(now, seat, rest);
    },
    forget: (seat: Seat) => {
      now = forget(now, seat);
    },
    heed: (seat: Seat, command: Said) => {
      now = heed(game, now, seat, source.standing(seat), command);
    },
    pause: () => {
      now = PAUSED;
    },
    next: (seat: Seat) => {
      const { own: after, command } = nextAnswer(game, now, seat, source.standing(seat), PLAYERS);
      now = after;
      return command;
    },
  };
  return { source, own };
};

test('a plan goes on as it is asked for, for its own seat', () => {
  const { own } = setUp();
  expect(own.next(0)).toBeUndefined();
  own.follow(0, [say(1), say(2)]);
  expect(own.next(1)).toBeUndefined();
  expect(own.next(0)).toEqual(say(1));
  expect(own.next(0)).toEqual(say(2));
  expect(own.next(0)).toBeUndefined();
});

test('two people at one screen each have a plan of their own', () => {
  const { own } = setUp();
  own.follow(0, [say(1), say(2)]);
  expect(own.next(0)).toEqual(say(1));
  own.follow(1, [say(3)]);
  expect(own.next(1)).toEqual(say(3));
  expect(own.next(0)).toEqual(say(2));
  own.follow(0, [say(4)]);
  own.follow(1, [say(5)]);
  own.forget(0);
  expect(own.next(0)).toBeUndefined();
  expect(own.next(1)).toEqual(say(5));
});

test('a plan whose next step could be played is over where something has come about that halts it', () => {
  let halts = false;
  const { own } = setUp({ halts: () => halts });
  own.follow(0, [say(1), say(2), say(3)]);
  expect(own.next(0)).toEqual(say(1));
  halts = true;
  expect(own.next(0)).toBeUndefined();
  halts = false;
  expect(own.next(0)).toBeUndefined();
});

test('a plan that no longer fits is forgotten; what it outlasts, it waits for', () => {
  const refused = [1];
  const { own } = setUp({}, refused);
  own.follow(0, [say(1), say(2)]);
  expect(own.next(0)).toBeUndefined();
  refused.pop();
  expect(own.next(0)).toBeUndefined();
  const patient = setUp({ outlasts: (d: Decision) => d.kind === 'whisper' }, refused);
  refused.push(1);
  patient.own.follow(0, [say(1)]);
  expect(patient.own.next(0)).toBeUndefined();
  refused.pop();
  expect(patient.own.next(0)).toEqual(say(1));
});

test('what the player does not want to be asked is answered, but not after a take-back', async () => {
  const { source, own } = setUp({ answer: (view, { seat }) => (view.round === 1 && seat === 0 ? say(9) : undefined) });
  expect(own.next(0)).toEqual(say(9));
  expect(own.next(1)).toBeUndefined();
  own.pause();
  expect(own.next(0)).toBeUndefined();
  own.follow(0, []);
  expect(own.next(0)).toEqual(say(9));
  await source.play(0, say(9));
  expect(own.next(0)).toBeUndefined(); // nobody asks any more
});

/** As it stands for all to see; a test changes it. */
const standing = { wind: 'calm', sea: 'flat' };
const quiet: NonNullable<PresentedGame<WhisperTypes>['ui']['quiet']> = (_, { kind }) =>
  kind === 'whisper' ? { about: { ...standing }, answer: say(0) } : undefined;

test('what was let be is let be again until any of it stands otherwise, by its own seat alone', () => {
  const { own } = setUp({ quiet });
  expect(own.next(0)).toBeUndefined(); // nobody has said so yet
  own.heed(0, say(0));
  expect(own.next(0)).toEqual(say(0));
  expect(own.next(1)).toBeUndefined();
  standing.wind = 'rough';
  expect(own.next(0)).toBeUndefined();
  own.heed(0, { type: 'hum' }); // another answer lets nothing be
  expect(own.next(0)).toBeUndefined();
  own.heed(0, say(0));
  own.follow(0, []);
  own.forget(0);
  expect(own.next(0)).toEqual(say(0));
  own.pause(); // a take-back
  expect(own.next(0)).toBeUndefined();
  own.follow(0, []);
  expect(own.next(0)).toBeUndefined();
});
