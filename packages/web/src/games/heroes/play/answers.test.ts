// Questions that the hand answers by itself, on dice that lie.

import type { Battle, Model } from '@muster/heroes';
import type { Decision } from '@muster/kernel';
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

test('[HR-15] [X-144] saves that cannot save its life are asked about where they could be the third of Bulwark', () => {
  const saving = (before: number, met: readonly number[] = []): Battle => {
    const b = battleOf({ south: ['empire-of-sol.captain'], north: ['bloodpact.reaver'] }, { A1: [16, 7], B1: [16, 8] });
    const how = { kind: 'melee', by: 'B1', blackSun: false, grenade: false } as const;
    const faces = [6, 1, 1, 1, 1];
    const wounds = { type: 'wounds', model: 'A1', wounds: 5, how, save: 5, saver: 'A1', step: 'save' } as const;
    const pool = { purse: 'A1', seat: 0, count: 5, needs: 5, faces, again: 0 };
    const roll = { type: 'roll', what: 'save', rule: 'DW-62', pools: [pool], window: 0 } as const;
    return {
      ...b,
      models: b.models.map((m) => (m.id === 'A1' ? { ...m, wounds: 1, destiny: 1 } : m)),
      deeds: b.deeds.map((one) => (one.id === 'A1' ? { ...one, saves: before } : one)),
      trackers: [{ ...b.trackers[0], met }, b.trackers[1]],
      stack: [...b.stack, wounds, roll],
    };
  };
  const answer = (b: Battle) => ownAnswer(b, { seat: 0, kind: 'reroll', rule: 'DW-79', most: 1 } as Decision);
  expect(answer(saving(1))).toBeUndefined(); // 1, one now, and perhaps one more
  const none = { type: 'reroll', dice: 0 };
  expect([answer(saving(0)), answer(saving(2)), answer(saving(1, [21]))]).toEqual([none, none, none]);
});

type Step = Extract<Battle['stack'][number], { readonly type: 'resist' }>['step'];

/** South casts at the Commissar of the north; what both have left, and how far the contest has come. */
const contest = (charge: number, step: Step, own: Partial<Model>, other: Partial<Model>): Battle => {
  const b = battleOf(
    { south: ['eldritch-cult.sorcerer'], north: ['citadel.commissar'] },
    { A1: [16, 7], B1: [16, 12] },
  );
  const none = { destiny: 0, faith: 0, affinity: 0 };
  const frame = { type: 'resist', power: 'blast', caster: 'A1', casterSeat: 0, charge, step } as const;
  const power = { type: 'power', caster: 'A1', power: 'blast', target: 'B1', upcharge: 0, step: 'resolve' } as const;
  const models = b.models.map((m) => ({ ...m, ...none, ...(m.id === 'A1' ? own : other) }));
  return { ...b, models, stack: [...b.stack, power, frame] };
};
const answerTo = (kind: 'resist' | 'raise', b: Battle) => ownAnswer(b, { seat: 0, kind, rule: 'DW-91' });
const PASS = { type: 'raise', points: 0 };

describe('[DW-91] [DW-92] [DW-94] bids that only make the other side pay are the player’s to make', () => {
  test('to resist: asked as long as a 6 against a 1 would win, however much Destiny the caster has', () => {
    const open = (charge: number) =>
      answerTo('resist', contest(charge, { at: 'offer' }, { destiny: 9 }, { faith: 2, destiny: 1 }));
    expect(open(6)).toBeUndefined(); // 1 + 1 + 6 against 6 + 1
    expect(open(7)).toEqual({ type: 'resist', by: null, points: 0 });
  });

  test('to raise: not where it can neither win nor is needed', () => {
    const bid = (cast: number, defence: number, own: Partial<Model>, other: Partial<Model> = {}) =>
      answerTo(
        'raise',
        contest(1, { at: 'bid', resister: 'B1', resisterSeat: 1, turn: 'caster', cast, defence }, own, other),
      );
    expect(bid(1, 8, { affinity: 2 })).toBeUndefined(); // 6 + 1 + 2 against 1 + 8
    expect(bid(1, 9, { affinity: 2 })).toEqual(PASS);
    expect(bid(1, 9, { affinity: 2, destiny: 1 })).toBeUndefined();
    expect(bid(6, 1, { affinity: 2 })).toEqual(PASS); // 1 + 6 against 6 + 1
    expect(bid(6, 1, { affinity: 2 }, { destiny: 1 })).toBeUndefined();
  });

  test('with Destiny: who is behind and can lead is asked, though the other has more of it', () => {
    const last = (turn: 'caster' | 'resister', cast: number, defence: number) =>
      answerTo(
        'raise',
        contest(
          1,
          { at: 'destiny', resister: 'B1', resisterSeat: 1, turn, cast, defence, passes: 0 },
          { destiny: 2 },
          { destiny: 2 },
        ),
      );
    expect([last('caster', 5, 7), last('caster', 5, 8), last('caster', 7, 7)]).toEqual([undefined, PASS, PASS]);
    expect([last('resister', 7, 6), last('resister', 8, 6), last('resister', 6, 7)]).toEqual([undefined, PASS, PASS]);
  });
});

test('who acts is the player’s to say', () => {
  const b = battleOf(ROSTER, { A1: [16, 7], B1: [16, 8] });
  expect(ownAnswer(b, asked(b))).toBeUndefined();
});
