import type { Seat, Table } from '@muster/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardValue } from '../cards/cards.ts';
import { type Card, DECK } from '../content/cards.ts';
import type { Battle, Clone, Fighter } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { cards, fighter, seat } from '../testing/cards.ts';
import {
  applyDiscardRest,
  applyKeepCard,
  beginWindburn,
  isWindburnForced,
  refuseDiscardRest,
  refuseKeepCard,
  windburnCandidates,
} from './windburn.ts';

interface Setting {
  readonly deck?: string;
  readonly fighters?: readonly Fighter[];
  readonly clones?: readonly Clone[];
}
/** Toughness 6, 4 and 4; seat 1 has a Guardian. */
const FIGHTERS = [
  fighter(0, 0, 'cleric'),
  fighter(1, 0, 'militia'),
  fighter(2, 0, 'minion'),
  fighter(3, 1, 'guardian'),
];

/** Seat 0 is settling this hand. */
const battle = (hand: string, { deck = '2D', fighters = FIGHTERS, clones = [] }: Setting = {}): Battle => {
  const b = {
    config: { players: 2, edition: 2 },
    scenario: 'king-of-the-hill',
    phase: 'end',
    round: 2,
    seats: [seat(hand), seat('AS')],
    fighters,
    objects: [],
    effects: [],
    clones,
    deck: { size: cards(deck).length, cards: cards(deck), top: null },
    row: [],
    discard: [],
    stack: [{ type: 'round', step: 'windburn' }],
    outcome: null,
  } as unknown as Battle;
  return { ...b, stack: [...b.stack, beginWindburn(b, 0)] };
};

let told: { readonly event: MagewindsEvent; readonly to: readonly Seat[] | undefined }[] = [];
const table: Table<MagewindsEvent> = {
  roll: () => [],
  shuffle: (items) => items,
  final: () => {},
  tell: (event, to) => {
    told.push({ event, to });
  },
};
beforeEach(() => {
  told = [];
});
const types = () => told.map((t) => t.event.type);
const keep = (card: Card, ...fighters: readonly number[]) => ({ type: 'keepCard', card, fighters }) as const;
const damages = (b: Battle) => b.fighters.map((f) => f.damage);
const code = (b: Battle, c: ReturnType<typeof keep>, by: Seat = 0) => refuseKeepCard(b, by, c)?.code;

describe('keeping a card', () => {
  test('[MW 14.1] costs its value in damage, split as its player likes', () => {
    const b = applyKeepCard(battle('KH 5D AS'), 0, keep('KH', 0, 1), table);
    expect(damages(b)).toEqual([1, 1, 0, 0]);
    expect(damages(applyKeepCard(b, 0, keep('AS', 0, 2, 0), table))).toEqual([3, 1, 1, 0]);
    expect(b.stack.at(-1)).toEqual({ type: 'windburn', seat: 0, kept: { size: 1, cards: ['KH'] } });
    expect(b.seats[0]!.hand.cards).toEqual(['KH', '5D', 'AS']);
  });

  test('[MW-R62] the others learn the value and who paid, never the card', () => {
    applyKeepCard(battle('KH 5D'), 0, keep('KH', 0, 0), table);
    const cleric = { id: 0, seat: 0, profile: 'cleric', number: 0 };
    expect(told[0]).toEqual({
      event: { type: 'keptCard', seat: 0, value: 2, who: [cleric, cleric], rule: 'MW 14.1' },
      to: undefined,
    });
    expect(types()).toEqual(['keptCard', 'damaged']);
    expect(told[1]!.event).toMatchObject({ amount: 2, damage: 2, toughness: 6, rule: 'MW 14.1' });
    expect(JSON.stringify(told)).not.toContain('KH');
  });

  test('[MW-R62] own fighters may be taken down by it, which is to nobody’s credit', () => {
    const fighters = [fighter(0, 0, 'cleric'), fighter(1, 0, 'militia'), fighter(2, 0, 'minion', { damage: 1 })];
    const b = applyKeepCard(battle('AH', { fighters }), 0, keep('AH', 2, 2, 2), table);
    expect(b.fighters[2]!.where).toBe('down');
    expect(told.at(-1)!.event).toMatchObject({ type: 'takenDown', credit: null });
    expect(code(battle('AH 2H', { fighters: b.fighters }), keep('2H', 2))).toBe('notOnBattlefield');
  });

  test.each<[string, string, ReturnType<typeof keep>, string | undefined]>([
    ['a number for one', '5D', keep('5D', 1), undefined],
    ['an ace for three', 'AD', keep('AD', 0, 1, 2), undefined],
    ['too little damage', 'KD', keep('KD', 1), 'wrongDamage'],
    ['too much damage', '5D', keep('5D', 1, 1), 'wrongDamage'],
    ['a card of another hand', '5D', keep('AS', 0, 0, 0), 'notInHand'],
    ['an enemy', '5D', keep('5D', 3), 'notYourFighter'],
    ['nobody', '5D', keep('5D', 9), 'notYourFighter'],
  ])('[MW 14.1] %s', (_, hand, command, expected) => expect(code(battle(hand), command)).toBe(expected));

  test('[MW-R62] damage that cannot be dealt pays for nothing', () => {
    const fighters = [fighter(0, 0, 'cleric', { damage: 5 }), fighter(1, 0, 'militia')];
    const b = battle('KH', { fighters });
    expect(refuseKeepCard(b, 0, keep('KH', 0, 0))).toEqual({
      code: 'moreThanItCanTake',
      rule: 'MW-R62',
      facts: { fighter: 'Cleric', points: 2, room: 1 },
    });
    expect(code(b, keep('KH', 0, 1))).toBeUndefined();
  });

  test('[TC mesmer.clone] a double can take one point', () => {
    const fighters = [fighter(0, 0, 'cleric', { twin: 1 }), fighter(1, 0, 'cleric', { twin: 0 })];
    const b = battle('KH', { fighters, clones: [{ pair: [0, 1], seat: 0, real: 0 }] });
    expect(code(b, keep('KH', 1, 1))).toBe('moreThanItCanTake');
    expect(code(b, keep('KH', 0, 0))).toBeUndefined();
    expect(code(b, keep('KH', 0, 1))).toBeUndefined();
  });

  test('[MW 14.1] once, and only while it is this seat’s turn of Windburn', () => {
    const b = applyKeepCard(battle('KH 5D'), 0, keep('KH', 0, 0), table);
    expect(code(b, keep('KH', 0, 0))).toBe('keptAlready');
    expect(code(b, keep('AS', 3, 3, 3), 1)).toBe('noWindburn');
    expect(refuseDiscardRest(b, 0)).toBeUndefined();
    expect(refuseDiscardRest(b, 1)?.code).toBe('noWindburn');
  });

  test('[MW-R62] nobody left, nothing kept', () => {
    const b = battle('5D', { fighters: [fighter(0, 0, 'cleric', { where: 'down' }), FIGHTERS[3]!] });
    expect(code(b, keep('5D', 0))).toBe('nobodyToDamage');
    expect(windburnCandidates(b, 0)).toEqual([{ type: 'discardRest' }]);
    expect(isWindburnForced(b, 0)).toBe(true);
  });
});

describe('[MW 14.1] why a card cannot be kept', () => {
  const rule = 'MW 14.1';
  test.each<[string, Battle, ReturnType<typeof keep>, Seat, object]>([
    ['no Windburn', battle('5D'), keep('AS', 3, 3, 3), 1, { code: 'noWindburn', rule, facts: {} }],
    ['not in hand', battle('5D'), keep('6D', 0), 0, { code: 'notInHand', rule, facts: { card: '6D' } }],
    [
      'the wrong damage',
      battle('KD'),
      keep('KD', 0),
      0,
      { code: 'wrongDamage', rule, facts: { card: 'KD', value: 2, points: 1 } },
    ],
    ['an enemy', battle('5D'), keep('5D', 3), 0, { code: 'notYourFighter', rule, facts: { fighter: 3 } }],
    ['nobody', battle('5D'), keep('5D', 9), 0, { code: 'notYourFighter', rule, facts: { fighter: 9 } }],
    [
      'one off the field',
      battle('5D', { fighters: [FIGHTERS[0]!, fighter(1, 0, 'militia', { where: 'down' })] }),
      keep('5D', 1),
      0,
      { code: 'notOnBattlefield', rule, facts: { fighter: 'Militia' } },
    ],
    [
      'nobody left',
      battle('5D', { fighters: [fighter(0, 0, 'cleric', { where: 'down' }), FIGHTERS[3]!] }),
      keep('5D', 0),
      0,
      { code: 'nobodyToDamage', rule: 'MW-R62', facts: {} },
    ],
  ])('%s', (_, b, c, by, expected) => expect(refuseKeepCard(b, by, c)).toEqual(expected));

  test('kept already; and the end of it only by who is at it', () => {
    const b = applyKeepCard(battle('KH 5D'), 0, keep('KH', 0, 0), table);
    expect(refuseKeepCard(b, 0, keep('KH', 0, 0))).toEqual({ code: 'keptAlready', rule, facts: { card: 'KH' } });
    expect(refuseDiscardRest(b, 1)).toEqual({ code: 'noWindburn', rule, facts: {} });
    expect(windburnCandidates(b, 0)).toEqual([keep('5D', 0), keep('5D', 1), keep('5D', 2), { type: 'discardRest' }]);
  });

  test('[MW-R62] as much as a fighter can take, and no more', () => {
    const fighters = [fighter(0, 0, 'cleric', { damage: 4 }), fighter(1, 0, 'militia', { damage: 3 })];
    const b = battle('KH AH', { fighters });
    expect(code(b, keep('KH', 0, 0))).toBeUndefined();
    expect(code(b, keep('AH', 0, 0, 0))).toBe('moreThanItCanTake');
    expect(code(b, keep('AH', 0, 1, 0))).toBeUndefined();
    expect(code(b, keep('AH', 0, 1, 1))).toBe('moreThanItCanTake');
    expect(windburnCandidates(b, 0)).toEqual([
      keep('KH', 0, 0), // spread, too: of two that can take as much the first
      keep('AH', 0, 0, 1),
      { type: 'discardRest' },
    ]);
    const after = applyKeepCard(b, 0, keep('AH', 0, 1, 0), table);
    expect(after.fighters.map((f) => [f.where, f.damage])).toEqual([
      ['down', 6],
      ['down', 4],
    ]);
  });

  test('[MW-R97] to discard shows what one held, which is final; with all of it kept nothing is shown', () => {
    let finals = 0;
    const counting = { ...table, final: () => void finals++ };
    applyDiscardRest(battle('KH 5D'), 0, counting);
    expect(finals).toBe(1);
    const kept = applyKeepCard(battle('5D'), 0, keep('5D', 0), counting);
    finals = 0;
    expect(applyDiscardRest(kept, 0, counting).discard).toEqual([]);
    expect(finals).toBe(0);
  });
});

describe('discarding the rest', () => {
  test('[MW 14.1] what was not kept is discarded for all to see, and the turn is over', () => {
    const kept = applyKeepCard(battle('KH 5D AS'), 0, keep('5D', 0), table);
    const seen = [
      { card: 'AS', to: null },
      { card: '5D', to: 1 },
    ] as const;
    const hand = { ...kept.seats[0]!.hand, seen };
    const b = applyDiscardRest({ ...kept, seats: [{ ...kept.seats[0]!, hand }, kept.seats[1]!] }, 0, table);
    expect(b.seats[0]!.hand).toEqual({ size: 1, cards: ['5D'], seen: [{ card: '5D', to: 1 }] });
    expect(b.discard).toEqual(['KH', 'AS']);
    expect(b.stack).toEqual([{ type: 'round', step: 'windburn' }]);
    expect(told.at(-1)!.event).toEqual({
      type: 'windburn',
      seat: 0,
      kept: 1,
      discarded: ['KH', 'AS'],
      rule: 'MW 14.1',
    });
  });

  test('[MW-R51] an empty deck is refilled with them', () => {
    const b = applyDiscardRest(battle('KH 5D', { deck: '' }), 0, table);
    expect([b.deck.cards, b.discard, b.seats[0]!.hand.size]).toEqual([['KH', '5D'], [], 0]);
    expect(types()).toEqual(['windburn', 'reshuffled']);
  });

  test('with an empty hand, or all of it kept, nothing else can be done, and all can see it', () => {
    expect([battle(''), battle('5D')].map((b) => isWindburnForced(b, 0))).toEqual([true, false]);
    expect(isWindburnForced(applyKeepCard(battle('5D'), 0, keep('5D', 0), table), 0)).toBe(true);
    expect(applyDiscardRest(battle(''), 0, table).stack.length).toBe(1);
  });
});

describe('the choices', () => {
  test('[MW 14.1] each kind of card once: on one fighter, or spread from the one that can take most', () => {
    expect(windburnCandidates(battle('KH 5D QH 7D'), 0)).toEqual([
      keep('KH', 0, 0),
      keep('KH', 1, 1),
      keep('KH', 2, 2),
      keep('5D', 0),
      keep('5D', 1),
      keep('5D', 2),
      { type: 'discardRest' },
    ]);
    const even = [
      fighter(0, 0, 'cleric', { damage: 3 }),
      fighter(1, 0, 'militia'),
      fighter(2, 0, 'minion', { damage: 1 }),
    ];
    expect(windburnCandidates(battle('AH', { fighters: even }), 0)).toEqual([
      keep('AH', 0, 0, 0),
      keep('AH', 1, 1, 1),
      keep('AH', 2, 2, 2),
      keep('AH', 0, 1, 1),
      { type: 'discardRest' },
    ]);
  });

  test('a card nobody can pay for is not offered; one that several can pay together is', () => {
    const weak = [fighter(0, 0, 'cleric', { damage: 5 }), fighter(1, 0, 'militia', { damage: 3 })];
    const b = battle('AH KH 5D', { fighters: weak });
    expect(windburnCandidates(b, 0)).toEqual([keep('KH', 0, 1), keep('5D', 0), keep('5D', 1), { type: 'discardRest' }]);
  });

  test('nothing for a seat whose turn it is not', () => expect(windburnCandidates(battle('5D'), 1)).toEqual([]));

  test('[MW 14.1] whatever is chosen was allowed, and damage dealt equals the value of the cards kept', () => {
    const hands = fc.subarray([...DECK], { maxLength: 7 });
    fc.assert(
      fc.property(hands, fc.array(fc.nat({ max: 60 }), { minLength: 8, maxLength: 8 }), (hand, picks) => {
        let b = battle(hand.join(' '), { deck: '' });
        let paid = 0;
        for (const pick of picks) {
          const options = windburnCandidates(b, 0);
          const c = options[pick % options.length]!;
          if (c.type !== 'keepCard') break;
          expect(refuseKeepCard(b, 0, c)).toBeUndefined();
          b = applyKeepCard(b, 0, c, table);
          paid += cardValue(c.card);
        }
        expect(damages(b).reduce((sum, n) => sum + n, 0)).toBe(paid);
        if (b.outcome !== null) return;
        const done = applyDiscardRest(b, 0, table);
        expect(done.seats[0]!.hand.cards!.reduce((sum, card) => sum + cardValue(card), 0)).toBe(paid);
        expect([...done.seats[0]!.hand.cards!, ...done.deck.cards!].toSorted()).toEqual(hand.toSorted());
      }),
      { numRuns: 200 },
    );
  });
});
