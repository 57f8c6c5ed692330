import { heardBy, type Seat, seededLuck, type Table } from '@muster/kernel';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Card, DECK } from '../content/cards.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import type { CardCommand } from '../state/command.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { cards, fighter, hand, seat } from '../testing/cards.ts';
import {
  applyDraw,
  applyKeepOne,
  channelCandidates,
  drawTop,
  handLimit,
  isChannelForced,
  refuseDraw,
  refuseKeepOne,
  refusePass,
  spend,
  takeFaceUp,
} from './channelling.ts';

interface Magic {
  readonly hands?: readonly string[];
  /** The last one is on top. */
  readonly deck?: string;
  readonly row?: string;
  readonly discard?: string;
  readonly fighters?: readonly Fighter[];
}
/** A battle of the Channelling Phase; The Prize, which leaves hands alone. */
const battle = ({ hands = ['', ''], deck = '', row = '', discard = '', fighters = [] }: Magic): Battle =>
  ({
    scenario: 'the-prize',
    phase: 'channelling',
    round: 1,
    seats: hands.map(seat),
    fighters,
    objects: [],
    effects: [],
    clones: [],
    deck: { size: cards(deck).length, cards: cards(deck), top: null },
    row: cards(row),
    discard: cards(discard),
    stack: [{ type: 'round', step: 'channelling' }],
  }) as unknown as Battle;

interface Heard {
  readonly event: MagewindsEvent;
  readonly to?: readonly Seat[];
}
let told: Heard[] = [];
let finals = 0;
/** Shuffles turn the pile over. */
const table: Table<MagewindsEvent> = {
  roll: () => [],
  shuffle: (items) => items.toReversed(),
  final: () => {
    finals++;
  },
  tell: (event, to) => {
    told.push(to === undefined ? { event } : { event, to });
  },
};
beforeEach(() => {
  told = [];
  finals = 0;
});
const heard = (viewer: Seat | 'spectator') => heardBy(told, viewer);

const SEER = fighter(0, 0, 'seer');
const draw = (card: Card | 'deck') => ({ type: 'draw', card }) as const;
const keepOne = (card: Card) => ({ type: 'keepOne', card }) as const;
const handOf = (b: Battle, s: Seat) => b.seats[s]!.hand;

describe('the hand limit', () => {
  test('[MW 12.0] is five', () => expect(handLimit(battle({}), 0)).toBe(5));

  test('[MW-R55] is one more for each own Acolyte on the battlefield', () => {
    const fighters = [
      fighter(0, 0, 'acolyte'),
      fighter(1, 0, 'acolyte'),
      fighter(2, 1, 'acolyte', { where: 'down' }),
      fighter(3, 1, 'militia'),
    ];
    expect([0, 1].map((s) => handLimit(battle({ fighters }), s))).toEqual([7, 5]);
  });

  test('[TC mesmer.clone] a doubled Acolyte is one Acolyte, whichever is real', () => {
    const pair = [fighter(0, 0, 'acolyte', { twin: 1 }), fighter(1, 0, 'acolyte', { twin: 0 })];
    expect(handLimit(battle({ fighters: pair }), 0)).toBe(6);
    const left = [fighter(0, 0, 'acolyte', { twin: 1, where: 'gone' }), pair[1]!];
    expect(handLimit(battle({ fighters: left }), 0)).toBe(6);
  });

  test('[ItT fragment-frenzy.special] is what the scenario makes of it', () => {
    const b = battle({});
    const seats = [{ ...b.seats[0]!, tally: 4 }, b.seats[1]!];
    const frenzy: Battle = { ...b, scenario: 'fragment-frenzy', seats };
    expect([0, 1].map((s) => handLimit(frenzy, s))).toEqual([7, 5]);
  });

  test('[MW 12.0] who has reached it must pass', () => {
    const b = battle({ hands: ['2H 3H 4H 5H 6H', '2S'], deck: '7H', row: '8H' });
    expect(refuseDraw(b, 0, draw('deck'))).toEqual({ code: 'handFull', rule: 'MW 12.0', facts: { limit: 5, size: 5 } });
    expect(refuseDraw(b, 0, draw('8H'))?.code).toBe('handFull');
    expect(refuseDraw(b, 1, draw('8H'))).toBeUndefined();
    expect([0, 1].map((s) => isChannelForced(b, s))).toEqual([true, false]);
    expect(channelCandidates(b, 0)).toEqual([{ type: 'pass' }]);
  });

  test('[MW-R54] a hand that has become too large stays, but draws nothing', () => {
    const b = battle({ hands: ['2H 3H 4H 5H 6H 7H', ''], deck: '8H' });
    expect(isChannelForced(b, 0)).toBe(true);
  });

  test('is public: the cards of a hand are not asked', () => {
    const b = battle({ hands: ['2H 3H 4H 5H 6H', ''], deck: '8H' });
    const hidden = { ...b, seats: b.seats.map((s) => ({ ...s, hand: { ...s.hand, cards: null } })) };
    const deck = { size: 1, cards: null, top: null };
    expect([0, 1].map((s) => isChannelForced({ ...hidden, deck }, s))).toEqual([true, false]);
  });
});

describe('drawing from the deck', () => {
  test('[MW 12.0] takes the top card, and only its owner hears which', () => {
    const b = applyDraw(battle({ hands: ['2H', '2S'], deck: '3C 4C' }), 0, draw('deck'), table);
    expect(handOf(b, 0)).toEqual({ size: 2, cards: ['2H', '4C'], seen: [] });
    expect(b.deck).toEqual({ size: 1, cards: ['3C'], top: null });
    expect(finals).toBe(1);
    const open = { type: 'drewCard', seat: 0, card: null, deck: 1, rule: 'MW 12.0' };
    expect(heard(1)).toEqual([open]);
    expect(heard('spectator')).toEqual([open]);
    expect(heard(0)).toEqual([open, { ...open, card: '4C' }]);
  });

  test('[MW-R51] the last card: the discard pile becomes the deck at once', () => {
    const b = drawTop(battle({ deck: '3C', discard: '5D 6D 7D' }), 1, table);
    expect(handOf(b, 1).cards).toEqual(['3C']);
    expect(b.deck).toEqual({ size: 3, cards: ['7D', '6D', '5D'], top: null });
    expect(b.discard).toEqual([]);
    expect(told[0]).toEqual({ event: { type: 'reshuffled', size: 3, rule: 'MW 12.1' } });
  });

  test('[MW-R51] without a discard pile the deck stays empty', () => {
    const b = drawTop(battle({ deck: '3C' }), 1, table);
    expect(b.deck).toEqual({ size: 0, cards: [], top: null });
    expect(refuseDraw(b, 0, draw('deck'))).toEqual({ code: 'deckEmpty', rule: 'MW-R51', facts: {} });
    // without a deck the row is all there is
    expect(channelCandidates({ ...b, row: ['9S'] }, 0)).toEqual([draw('9S'), { type: 'pass' }]);
    expect(isChannelForced({ ...b, row: ['9S'] }, 0)).toBe(false);
    expect(channelCandidates(b, 0)).toEqual([{ type: 'pass' }]);
    expect(isChannelForced(b, 0)).toBe(true);
  });

  test('[TC seer.insight] who knows the top card knows it in the hand that drew it', () => {
    const b = battle({ hands: ['', '', ''], deck: '3C 4C' });
    const knowing = { ...b, deck: { ...b.deck, top: { seat: 2, card: '4C' as const } } };
    expect(handOf(drawTop(knowing, 0, table), 0).seen).toEqual([{ card: '4C', to: 2 }]);
    expect(handOf(drawTop(knowing, 2, table), 2).seen).toEqual([]);
    expect(drawTop(knowing, 0, table).deck.top).toBeNull();
  });
});

describe('taking a face-up card', () => {
  test('[MW 12.0] the top of the deck takes its place, face up; all have seen the card', () => {
    const b = applyDraw(battle({ hands: ['2H', ''], deck: '3C 4C', row: '9S KS AS' }), 0, draw('KS'), table);
    expect(b.row).toEqual(['9S', '4C', 'AS']);
    expect(b.deck).toEqual({ size: 1, cards: ['3C'], top: null });
    expect(handOf(b, 0)).toEqual({ size: 2, cards: ['2H', 'KS'], seen: [{ card: 'KS', to: null }] });
    expect(told).toEqual([{ event: { type: 'tookCard', seat: 0, card: 'KS', next: '4C', deck: 1, rule: 'MW 12.0' } }]);
    expect(finals).toBe(1);
  });

  test('[MW 12.0] a card the owner of a Seer takes face up needs no Insight', () => {
    const b = applyDraw(battle({ deck: '3C 4C', row: '9S', fighters: [SEER] }), 0, draw('9S'), table);
    expect([b.stack.length, handOf(b, 0).cards]).toEqual([1, ['9S']]);
  });

  test('[MW-R52] with nothing to turn over the row shrinks, and nothing was learned', () => {
    const b = takeFaceUp(battle({ row: '9S KS AS' }), 0, 'KS', table);
    expect(b.row).toEqual(['9S', 'AS']);
    expect(finals).toBe(0);
    expect(told[0]!.event).toMatchObject({ card: 'KS', next: null });
  });

  test('[MW-R51] turning over the last card refills the deck', () => {
    const b = takeFaceUp(battle({ deck: '3C', row: '9S', discard: '5D 6D' }), 0, '9S', table);
    expect([b.row, b.deck.cards, b.discard]).toEqual([['3C'], ['6D', '5D'], []]);
  });

  test('[MW 12.0] only cards that lie there', () => {
    expect(refuseDraw(battle({ deck: '3C', row: '9S' }), 0, draw('3C'))).toEqual({
      code: 'notFaceUp',
      rule: 'MW 12.0',
      facts: { card: '3C' },
    });
  });

  test('[TC seer.insight] a known top card that was turned over is nobody’s secret any more', () => {
    const b = battle({ deck: '3C 4C', row: '9S' });
    const knowing = { ...b, deck: { ...b.deck, top: { seat: 1, card: '4C' as const } } };
    expect(takeFaceUp(knowing, 0, '9S', table).deck.top).toBeNull();
  });
});

describe('[TC seer.insight]', () => {
  const start = (more: Magic = {}) => battle({ hands: ['2H', ''], deck: '3C 4C 5C', fighters: [SEER], ...more });

  test('two cards to look at, one to keep, the other back on top', () => {
    const looking = applyDraw(start(), 0, draw('deck'), table);
    expect(looking.stack.at(-1)).toEqual({ type: 'insight', seat: 0, cards: ['5C', '4C'] });
    expect([looking.deck.cards, handOf(looking, 0).cards]).toEqual([['3C'], ['2H']]);
    expect(channelCandidates(looking, 0)).toEqual([keepOne('5C')]);
    const b = applyKeepOne(looking, 0, keepOne('4C'), table);
    expect(b.stack).toEqual(start().stack);
    expect(handOf(b, 0)).toEqual({ size: 2, cards: ['2H', '4C'], seen: [] });
    expect(b.deck).toEqual({ size: 2, cards: ['3C', '5C'], top: { seat: 0, card: '5C' } });
  });

  test('the others hear that cards were looked at and one was kept, not which', () => {
    applyKeepOne(applyDraw(start(), 0, draw('deck'), table), 0, keepOne('5C'), table);
    const rule = 'TC seer.insight';
    const open = [
      { type: 'lookedAt', seat: 0, cards: null, deck: 1, rule },
      { type: 'drewCard', seat: 0, card: null, deck: 2, rule },
    ];
    expect(heard(1)).toEqual(open);
    expect(heard('spectator')).toEqual(open);
    expect(heard(0)).toEqual([open[0], { ...open[0], cards: ['5C', '4C'] }, open[1], { ...open[1], card: '5C' }]);
    expect(JSON.stringify(heard(1))).not.toMatch(/[345]C/);
  });

  test('one who knew the top card does not learn whether it was kept', () => {
    const b = start();
    const knowing = { ...b, deck: { ...b.deck, top: { seat: 1, card: '5C' as const } } };
    const kept = applyKeepOne(applyDraw(knowing, 0, draw('deck'), table), 0, keepOne('5C'), table);
    expect(handOf(kept, 0).seen).toEqual([]);
    expect(kept.deck.top).toEqual({ seat: 0, card: '4C' });
  });

  test('two cards that differ are two choices', () => {
    const looking = applyDraw(start({ deck: '3C 4D 5C' }), 0, draw('deck'), table);
    expect(channelCandidates(looking, 0)).toEqual([keepOne('5C'), keepOne('4D')]);
  });

  test('only one of the two, only by who looks, and nothing else meanwhile', () => {
    const looking = applyDraw(start({ row: '9S' }), 0, draw('deck'), table);
    expect(refuseKeepOne(looking, 0, keepOne('4C'))).toBeUndefined();
    const rule = 'TC seer.insight';
    expect(refuseKeepOne(looking, 0, keepOne('3C'))).toEqual({ code: 'notLookedAt', rule, facts: { card: '3C' } });
    const none = { code: 'noInsight', rule, facts: {} };
    expect([refuseKeepOne(looking, 1, keepOne('4C')), refuseKeepOne(start(), 0, keepOne('4C'))]).toEqual([none, none]);
    const open = { code: 'insightOpen', rule, facts: {} };
    expect([refuseDraw(looking, 0, draw('9S')), refusePass(looking)]).toEqual([open, open]);
    // another seat has no choice to make
    expect(channelCandidates(looking, 1)).toEqual([draw('deck'), draw('9S'), { type: 'pass' }]);
    expect(refusePass(start())).toBeUndefined();
  });

  test('[MW-R51] the second card may come from the refilled deck; with no second card it is a plain draw', () => {
    const refilled = applyDraw(start({ deck: '3C', discard: '6D 7D' }), 0, draw('deck'), table);
    expect(refilled.stack.at(-1)).toMatchObject({ cards: ['3C', '6D'] });
    expect(refilled.deck.cards).toEqual(['7D']);
    const lastTwo = applyDraw(start({ deck: '3C', discard: '6D' }), 0, draw('deck'), table);
    expect(lastTwo.stack.at(-1)).toMatchObject({ cards: ['3C', '6D'] });
    expect(lastTwo.deck).toEqual({ size: 0, cards: [], top: null });
    expect(applyDraw(start({ deck: '3C 4C' }), 0, draw('deck'), table).stack.at(-1)).toMatchObject({
      cards: ['4C', '3C'],
    });
    const plain = applyDraw(start({ deck: '3C' }), 0, draw('deck'), table);
    expect([plain.stack.length, handOf(plain, 0).cards]).toEqual([1, ['2H', '3C']]);
  });

  test('needs an own Seer on the battlefield', () => {
    for (const fighters of [[fighter(0, 1, 'seer')], [fighter(0, 0, 'seer', { where: 'down' })]])
      expect(applyDraw(start({ fighters }), 0, draw('deck'), table).stack.length).toBe(1);
  });
});

test('[MW 12.0] the choices: the deck, each kind of face-up card once, passing', () => {
  const b = battle({ deck: '3C', row: '9S 4S KS AS QS 4H' });
  const row = (['9S', 'KS', 'AS', '4H'] as const).map(draw);
  expect(channelCandidates(b, 0)).toEqual([draw('deck'), ...row, { type: 'pass' }]);
});

describe('spending', () => {
  test('[MW 17.0] cards go to the discard pile for all to see', () => {
    const before = battle({ hands: ['', '2H KS 5D'], deck: '3C', discard: '9D' });
    const seen = [
      { card: 'KS', to: null },
      { card: '5D', to: 0 },
    ] as const;
    const known = {
      ...before,
      seats: [before.seats[0]!, { ...before.seats[1]!, hand: { ...hand('2H KS 5D'), seen } }],
    };
    const b = spend(known, 1, cards('KS 2H'), table);
    expect(handOf(b, 1)).toEqual({ size: 1, cards: ['5D'], seen: [{ card: '5D', to: 0 }] });
    expect(b.discard).toEqual(['9D', 'KS', '2H']);
    expect(told).toEqual([{ event: { type: 'spent', seat: 1, cards: ['KS', '2H'], rule: 'MW 17.0' } }]);
    expect(finals).toBe(0);
  });

  test('[MW-R51] an empty deck takes them up at once', () => {
    const b = spend(battle({ hands: ['2H KS', ''] }), 0, cards('KS'), table);
    expect([b.deck.cards, b.discard]).toEqual([['KS'], []]);
    expect(told.map((t) => t.event)).toEqual([
      { type: 'spent', seat: 0, cards: ['KS'], rule: 'MW 17.0' },
      { type: 'reshuffled', size: 1, rule: 'MW 12.1' },
    ]);
    expect(finals).toBe(1); // the order of the deck is new
  });

  test('nothing for nothing', () => {
    const b = battle({ hands: ['2H', ''] });
    expect(spend(b, 0, [], table)).toBe(b);
    expect(told).toEqual([]);
  });
});

test('[MW 12.1] 52 cards stay 52 different cards, whatever is drawn, kept and spent', () => {
  const all = (b: Battle): readonly Card[] => [
    ...b.deck.cards!,
    ...b.row,
    ...b.discard,
    ...b.seats.flatMap((s) => s.hand.cards!),
    ...b.stack.flatMap((f) => (f.type === 'insight' ? f.cards! : [])),
  ];
  const play = (b: Battle, s: Seat, c: CardCommand, t: Table<MagewindsEvent>): Battle => {
    if (c.type === 'draw') return applyDraw(b, s, c, t);
    return c.type === 'keepOne' ? applyKeepOne(b, s, c, t) : spend(b, s, handOf(b, s).cards!.slice(0, 3), t);
  };
  const full = DECK.toSorted().join();
  const wrongIn = (b: Battle): string => {
    if (all(b).toSorted().join() !== full) return 'a card is missing or there twice';
    if (b.deck.size !== b.deck.cards!.length) return 'the size of the deck';
    if (b.deck.top !== null && b.deck.cards!.at(-1) !== b.deck.top.card) return 'the known top card';
    for (const { hand: h } of b.seats) {
      if (h.size !== h.cards!.length) return 'the size of a hand';
      if (!h.seen.every((known) => h.cards!.includes(known.card))) return 'a card seen in a hand';
    }
    return '';
  };
  const picks = fc.array(fc.nat({ max: 20 }), { minLength: 60, maxLength: 120 });
  fc.assert(
    fc.property(picks, fc.nat(), (choices, seed) => {
      const luck = seededLuck(seed);
      const quiet: Table<MagewindsEvent> = {
        roll: luck.roll,
        shuffle: (items) => luck.order(items.length).map((i) => items[i]!),
        final: () => {},
      };
      const deck = quiet.shuffle(DECK);
      let b = battle({
        hands: ['', '', ''],
        deck: deck.slice(5, 30).join(' '),
        row: deck.slice(0, 5).join(' '),
        discard: deck.slice(30).join(' '),
        fighters: [SEER, fighter(1, 1, 'acolyte')],
      });
      let turn = 0;
      for (const pick of choices) {
        const options = channelCandidates(b, turn);
        const c = options[pick % options.length]!;
        if (c.type === 'draw') expect(refuseDraw(b, turn, c)).toBeUndefined();
        b = play(b, turn, c, quiet);
        expect(wrongIn(b)).toBe('');
        if (b.stack.at(-1)!.type !== 'insight') turn = (turn + 1) % 3;
      }
    }),
    { numRuns: 25 },
  );
});
