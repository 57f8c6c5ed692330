import { describe, expect, test } from 'vitest';
import { came, onTop, paid, purse, type ToyState, toyOf } from '../testing/toy.ts';
import { RESIST_RULES, type ResistCommand, type ResistRules, resisting, resistOf } from './resist.ts';

interface Given {
  readonly rules?: Partial<ResistRules>;
  readonly caster?: ReturnType<typeof purse>;
  readonly guard?: ReturnType<typeof purse>;
  readonly monk?: ReturnType<typeof purse>;
  readonly charge?: number;
  readonly ordered?: ResistCommand;
  /** Whose losing die is rolled again, for one point of its Destiny. */
  readonly again?: string;
}

/** Seat 0 casts; of seat 1's two models those with something to bid may resist. */
const duel = ({ rules = {}, ordered, again, ...given }: Given = {}) =>
  toyOf(
    'resist',
    resisting<ToyState>({
      rules: () => ({ ...RESIST_RULES, ...rules }),
      resisters: (s) =>
        ['guard', 'monk']
          .filter((id) => s.purses[id]!.faith + s.purses[id]!.affinity > 0)
          .map((id) => ({ id, seat: 1 })),
      defender: () => 1,
      purse: (s, id) => s.purses[id]!,
      paid,
      ...(again === undefined
        ? {}
        : { rerollLost: (s: ToyState, id: string) => (id === again ? paid(s, id, 'destiny', 1) : undefined) }),
      ordered: () => ordered,
      onTop,
      ended: (s, _, resolves) => came(s, resolves),
    }),
    resistOf('lightning', 'caster', 0, given.charge ?? 2),
    {
      caster: given.caster ?? purse(0, 2, 1),
      guard: given.guard ?? purse(3, 0, 6),
      monk: given.monk ?? purse(0, 0, 0),
    },
  );

const raise = (points: number) => ({ type: 'raise', points });
const resist = (by: string | null, points = 0) => ({ type: 'resist', by, points });

describe('the worked duels', () => {
  test('[DW-95] [DW-92] [DW-93] [DW-94] of Conquest and Heroes: 6 against 9, then 10, 10, 12: the spell fails', () => {
    const d = duel();
    d.begin();
    const asked = { seat: 1, kind: 'resist', rule: 'DW-91', power: 'lightning', caster: 'caster', cast: 2 };
    expect(d.asked()).toEqual(asked);
    d.play(resist('guard', 3)); // 1 to attempt, 2 more
    expect(d.asked()).toMatchObject({ seat: 0, kind: 'raise', own: 2, other: 2, most: 2 });
    d.play(raise(2), 4, 5); // nothing left on either side: the dice fall
    expect(d.events.find((e) => e.type === 'resistRolled')).toEqual({
      type: 'resistRolled',
      faces: [4, 5],
      defence: 6,
      cast: 9,
      rule: 'DW-93',
    });
    d.play(raise(4));
    expect(d.asked()).toMatchObject({ seat: 0, own: 9, other: 10, most: 1 });
    d.play(raise(1));
    d.play(raise(2)); // nobody has any left: both pass
    expect(d.result()).toBe(false);
    expect(d.purse('guard')).toEqual(purse(0, 0, 0));
    expect(d.purse('caster')).toEqual(purse(0, 0, 0));
    const last = { stage: 'destiny', rule: 'DW-94' };
    expect(d.events).toEqual([
      { type: 'resisted', power: 'lightning', by: 'guard', points: 3, defence: 2, rule: 'DW-91' },
      { type: 'raised', by: 'caster', as: 'caster', points: 2, stage: 'bid', total: 4, rule: 'DW-92' },
      { type: 'stoodPat', by: 'guard', stage: 'bid', rule: 'DW-92' },
      { type: 'resistRolled', faces: [4, 5], defence: 6, cast: 9, rule: 'DW-93' },
      { type: 'raised', by: 'guard', as: 'resister', points: 4, total: 10, ...last },
      { type: 'raised', by: 'caster', as: 'caster', points: 1, total: 10, ...last },
      { type: 'raised', by: 'guard', as: 'resister', points: 2, total: 12, ...last },
      { type: 'stoodPat', by: 'caster', ...last },
      { type: 'stoodPat', by: 'guard', ...last },
      { type: 'resistEnded', power: 'lightning', resolves: false, rule: 'DW-93' },
    ]);
  });

  test('[DW-95] of Cosmic Combat: 6 against 9, then 7, 10, 9: the spell succeeds', () => {
    const d = duel({ guard: purse(3, 0, 3) });
    d.begin();
    d.play(resist('guard', 3));
    d.play(raise(2), 4, 5);
    d.play(raise(1));
    d.play(raise(1));
    d.play(raise(2));
    expect(d.result()).toBe(true);
  });
});

describe('who may resist, and with what', () => {
  test('[DW-91] nobody with a point to bid: nobody is asked and the power resolves', () => {
    const d = duel({ guard: purse(0, 0, 6) });
    d.begin();
    expect(d.asked()).toBeUndefined();
    expect(d.result()).toBe(true);
    expect(d.rolls).toEqual([]);
  });

  test('[DW-91] not resisting costs nothing and rolls nothing', () => {
    const d = duel();
    d.begin();
    d.play(resist(null));
    expect(d.result()).toBe(true);
    expect(d.purse('guard')).toEqual(purse(3, 0, 6));
    expect(d.rolls).toEqual([]);
    expect(d.events).toEqual([
      { type: 'letPass', power: 'lightning', seat: 1, rule: 'DW-91' },
      { type: 'resistEnded', power: 'lightning', resolves: true, rule: 'DW-93' },
    ]);
  });

  test('[X-20] the first point is the fee: one point alone adds nothing', () => {
    const d = duel({ guard: purse(1, 0, 0), caster: purse(0, 0, 0) });
    d.begin();
    d.play(resist('guard', 1), 3, 1); // 3 against 1 + 2: level
    expect(d.events.find((e) => e.type === 'resistRolled')).toMatchObject({ defence: 3, cast: 3 });
    expect(d.result()).toBe(true); // DW-93: level is the caster's
  });

  test('[X-20] with entryFeeCounts it adds to the roll', () => {
    const d = duel({ guard: purse(1, 0, 0), caster: purse(0, 0, 0), rules: { entryFeeCounts: true } });
    d.begin();
    d.play(resist('guard', 1), 3, 1); // 4 against 3
    expect(d.result()).toBe(false);
  });

  test('[X-24] Affinity resists like Faith, Faith is spent first', () => {
    const d = duel({ monk: purse(1, 2, 0), caster: purse(0, 0, 0) });
    d.begin();
    expect(d.refusal(resist('monk', 4))).toEqual({ code: 'tooMuch', rule: 'DW-91', most: 3 });
    d.play(resist('monk', 2), 1, 1);
    expect(d.purse('monk')).toEqual(purse(0, 1, 0));
    expect(d.purse('guard')).toEqual(purse(3, 0, 6));
  });

  test('[X-24] raises of the resister are paid likewise', () => {
    const d = duel({ monk: purse(2, 3, 0), caster: purse(0, 3, 0) });
    d.begin();
    d.play(resist('monk', 1));
    d.play(raise(1));
    expect(d.asked()).toEqual({
      seat: 1,
      kind: 'raise',
      rule: 'DW-92',
      power: 'lightning',
      stage: 'bid',
      own: 0,
      other: 3,
      most: 4,
    });
    d.play(raise(3));
    expect(d.purse('monk')).toEqual(purse(0, 1, 0));
    expect(d.purse('caster')).toEqual(purse(0, 2, 0));
  });

  test('[DW-91] up to six points are listed, more may be bid', () => {
    const d = duel({ guard: purse(8, 0, 0) });
    d.begin();
    expect(d.candidates()).toEqual([resist(null), ...[1, 2, 3, 4, 5, 6].map((n) => resist('guard', n))]);
    expect(d.refusal(resist('guard', 8))).toBeUndefined();
    expect(d.refusal(resist('guard', 9))).toEqual({ code: 'tooMuch', rule: 'DW-91', most: 8 });
    expect(d.refusal(resist(null))).toBeUndefined();
  });

  test('[X-24] without affinityResists only Faith counts', () => {
    const d = duel({ monk: purse(1, 2, 0), rules: { affinityResists: false } });
    d.begin();
    expect(d.refusal(resist('monk', 2))).toEqual({ code: 'tooMuch', rule: 'DW-91', most: 1 });
    expect(d.candidates()).toEqual([
      resist(null),
      resist('guard', 1),
      resist('guard', 2),
      resist('guard', 3),
      resist('monk', 1),
    ]);
  });

  test('[DW-91] no fee, no resistance; a stranger cannot resist', () => {
    const d = duel();
    d.begin();
    expect(d.refusal(resist('guard', 0))).toEqual({ code: 'feeIsOne', rule: 'DW-91' });
    expect(d.refusal(resist('monk', 1))).toEqual({ code: 'cannotResist', rule: 'DW-91', by: 'monk' });
    expect(d.refusal(raise(1))).toEqual({ code: 'noAnswer', rule: 'DW-91', asked: 'resist' });
  });
});

describe('bidding', () => {
  test('[DW-92] the first pass ends it, whoever passes', () => {
    const d = duel({ guard: purse(5, 0, 0), caster: purse(0, 3, 0) });
    d.begin();
    d.play(resist('guard', 1));
    d.play(raise(1)); // 3 against 0
    d.play(raise(2)); // 3 against 2
    expect(d.asked()).toMatchObject({ seat: 0, own: 3, other: 2, most: 2 });
    d.play(raise(0), 6, 6); // 8 against 9
    expect(d.result()).toBe(true);
    expect(d.purse('caster')).toEqual(purse(0, 2, 0));
    expect(d.purse('guard')).toEqual(purse(2, 0, 0));
  });

  test('[X-21] a raise is any number of points up to the purse, one with strictSingleRaise', () => {
    const d = duel({ caster: purse(0, 4, 0) });
    d.begin();
    d.play(resist('guard', 2));
    expect(d.candidates()).toEqual([raise(0), raise(1), raise(2), raise(3), raise(4)]);
    expect(d.refusal(raise(5))).toEqual({ code: 'tooMuch', rule: 'DW-92', most: 4 });
    const strict = duel({ caster: purse(0, 4, 0), rules: { strictSingleRaise: true } });
    strict.begin();
    expect(strict.refusal(resist('guard', 3))).toEqual({ code: 'onePointOnly', rule: 'X-21' });
    expect(strict.candidates()).toEqual([resist(null), resist('guard', 1), resist('guard', 2)]);
    strict.play(resist('guard', 2));
    expect(strict.candidates()).toEqual([raise(0), raise(1)]);
    expect(strict.refusal(raise(2))).toEqual({ code: 'tooMuch', rule: 'DW-92', most: 1 });
    expect(strict.refusal(resist(null))).toEqual({ code: 'noAnswer', rule: 'DW-92', asked: 'raise' });
  });

  test('[X-22] who is losing after the dice adds Destiny first, level counts as losing for the defender', () => {
    const ahead = duel({ guard: purse(3, 0, 2), caster: purse(0, 0, 2) });
    ahead.begin();
    ahead.play(resist('guard', 3), 6, 1); // 8 against 3
    expect(ahead.asked()).toMatchObject({ seat: 0, stage: 'destiny', own: 3, other: 8, most: 2 });
    const level = duel({ guard: purse(3, 0, 2), caster: purse(0, 0, 2) });
    level.begin();
    level.play(resist('guard', 3), 3, 3); // 5 against 5
    expect(level.asked()).toMatchObject({ seat: 1, stage: 'destiny', own: 5, other: 5, most: 2 });
  });

  test('[DW-94] two passes in a row end it; a raise after a pass goes on', () => {
    const d = duel({ guard: purse(3, 0, 5), caster: purse(0, 0, 5) });
    d.begin();
    d.play(resist('guard', 3), 3, 4); // 5 against 6
    d.play(raise(0));
    d.play(raise(1)); // 5 against 7: needless, but allowed
    expect(d.asked()).toMatchObject({ seat: 1 });
    d.play(raise(3)); // 8 against 7
    d.play(raise(0));
    d.play(raise(0));
    expect(d.result()).toBe(false);
  });

  test('[X-148] of Destiny only raises that take the lead are listed; the caster leads when level', () => {
    const d = duel({ guard: purse(3, 0, 5), caster: purse(0, 0, 5) });
    d.begin();
    d.play(resist('guard', 3), 3, 4); // 5 against 6: 7 takes the lead
    expect(d.candidates()).toEqual([raise(0), raise(2), raise(3), raise(4), raise(5)]);
    d.play(raise(4)); // 9 against 6: level is enough
    expect(d.candidates()).toEqual([raise(0), raise(3), raise(4), raise(5)]);
    d.play(raise(4)); // 9 against 10: the last point would be level, and level is not enough
    expect(d.asked()).toMatchObject({ seat: 1, own: 9, other: 10, most: 1 });
    expect(d.candidates()).toEqual([raise(0)]);
  });

  test('[X-148] bids are listed from one point on, whoever leads', () => {
    const d = duel({ guard: purse(5, 0, 0), caster: purse(0, 3, 0) });
    d.begin();
    d.play(resist('guard', 5)); // 4 against 2
    expect(d.candidates()).toEqual([raise(0), raise(1), raise(2), raise(3)]);
  });

  test('[X-148] who is level or ahead lists every raise', () => {
    const d = duel({ guard: purse(3, 0, 5), caster: purse(0, 0, 5) });
    d.begin();
    d.play(resist('guard', 3), 3, 4);
    d.play(raise(2)); // 7 against 6
    expect(d.candidates()).toEqual([raise(0), raise(1), raise(2), raise(3), raise(4), raise(5)]);
  });

  test('[DW-82] the defender rolls first, each one die, and nothing is rolled again', () => {
    const d = duel({ guard: purse(3, 0, 0), caster: purse(0, 0, 0) });
    d.begin();
    d.play(resist('guard', 1), 1, 1);
    expect(d.rolls).toEqual([
      { count: 1, seat: 1, what: 'resist' },
      { count: 1, seat: 0, what: 'resist' },
    ]);
  });

  test.each<[loser: string, dice: readonly number[], defence: number, cast: number]>([
    ['caster', [6, 1, 4], 7, 6], // 7 against 3: the caster's 1 becomes a 4
    ['guard', [1, 3, 5], 6, 5], // 2 against 5: the guard's 1 becomes a 5
    ['guard', [3, 2, 1], 2, 4], // 4 against 4 is lost to the defender, and the second result stands
  ])('[HR-17] Resonance: a losing die of the %s that may be rolled again is, once', (loser, dice, defence, cast) => {
    const d = duel({ guard: purse(2, 0, 1), caster: purse(0, 0, 1), again: loser });
    d.begin();
    d.play(resist('guard', 2), ...dice);
    const [first, second] = dice;
    expect(d.events.filter(({ rule }) => rule === 'DW-93').slice(0, 2)).toEqual([
      { type: 'resistAgain', by: loser, faces: [first, second], rule: 'DW-93' },
      { type: 'resistRolled', faces: [defence - 1, cast - 2], defence, cast, rule: 'DW-93' },
    ]);
    expect(d.rolls.at(-1)).toEqual({ count: 1, seat: loser === 'caster' ? 0 : 1, what: 'resist' });
    expect(d.purse(loser).destiny).toBe(0);
  });

  test('[HR-17] Resonance: a die that does not lose is left alone', () => {
    const d = duel({ guard: purse(2, 0, 1), caster: purse(0, 0, 1), again: 'caster' });
    d.begin();
    d.play(resist('guard', 2), 1, 3);
    expect(d.rolls).toHaveLength(2);
    expect(d.purse('caster').destiny).toBe(1);
    expect(d.events.some(({ type }) => type === 'resistAgain')).toBe(false);
  });

  test('[DW-94] a raise after a pass opens it again, and only two passes in a row end it', () => {
    const d = duel({ guard: purse(3, 0, 5), caster: purse(0, 0, 5) });
    d.begin();
    d.play(resist('guard', 3), 3, 4); // 5 against 6
    d.play(raise(0));
    expect(d.asked()).toEqual({
      seat: 0,
      kind: 'raise',
      rule: 'DW-94',
      power: 'lightning',
      stage: 'destiny',
      own: 6,
      other: 5,
      most: 5,
    });
    expect(d.refusal(raise(6))).toEqual({ code: 'tooMuch', rule: 'DW-94', most: 5 });
    d.play(raise(1)); // 5 against 7
    expect(d.candidates()).toEqual([raise(0), raise(3), raise(4), raise(5)]);
    d.play(raise(0));
    expect(d.result()).toBeUndefined();
    d.play(raise(0));
    expect(d.result()).toBe(true);
    expect([d.purse('guard').destiny, d.purse('caster').destiny]).toEqual([5, 4]);
  });

  test('[DW-91] a standing order answers without a question', () => {
    const d = duel({ ordered: { type: 'resist', by: null, points: 0 } });
    d.begin();
    expect(d.asked()).toBeUndefined();
    expect(d.result()).toBe(true);
  });
});
