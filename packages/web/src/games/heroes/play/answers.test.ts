// Questions that the hand answers by itself, on dice that lie.

import { describe, expect, test } from 'vitest';
import { ownAnswer } from './answers.ts';
import { asked, battleOf, played } from './test/battles.ts';

const ROSTER = { south: ['eldritch-cult.flagellant'], north: ['citadel.guardsman', 'citadel.guardsman'] };

/** The flagellant, who has one Destiny, strikes a guardsman of one Wound without a shield; these dice come. */
const struck = (...dice: number[]) =>
  played(
    battleOf(ROSTER, { A1: [16, 7], B1: [16, 8] }),
    [
      { type: 'select', model: 'A1' },
      { type: 'engaged', choice: 'fight' },
      { type: 'strike', target: 'B1' },
    ],
    ...dice,
  );

describe('[X-144] dice to roll again', () => {
  test('are not asked about once the target is as good as dead: nothing would come of it', () => {
    const b = struck(6, 6, 6, 6, 6, 1, 1, 1); // all hit, one wound is enough, the others failed
    expect(asked(b).kind).toBe('reroll');
    expect(ownAnswer(b, asked(b))).toEqual({ type: 'reroll', dice: 0 });
  });

  test('are asked about as long as they could slay it', () => {
    const b = struck(6, 6, 6, 6, 1, 1, 1, 1);
    expect(asked(b).kind).toBe('reroll');
    expect(ownAnswer(b, asked(b))).toBeUndefined();
  });
});

test('who acts is the player’s to say', () => {
  const b = battleOf(ROSTER, { A1: [16, 7], B1: [16, 8] });
  expect(ownAnswer(b, asked(b))).toBeUndefined();
});
