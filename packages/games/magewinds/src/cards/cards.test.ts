import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, DECK, isCard } from '../content/cards.ts';
import { type Cost, type Need, SPELL_IDS, type SpellId, spellOf } from '../content/spells.ts';
import {
  canPay,
  cardValue,
  costText,
  isSameKind,
  mightPay,
  payments,
  refuseCards,
  refusePayment,
  suitOf,
  worthOf,
} from './cards.ts';

const cards = (text: string): readonly Card[] => text.split(' ').filter((w) => w !== '') as Card[];

test('[MW 17.0] 52 different cards, in a fixed order', () => {
  expect(new Set(DECK).size).toBe(52);
  expect(DECK.slice(0, 14).join(' ')).toBe('AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AD');
  expect(DECK[51]).toBe('KS');
});

test('[MW 17.0] numbers are worth 1, faces 2, aces 3: 18 points in each suit', () => {
  expect(cards('2H 9D 10S JC QH KD AS').map(cardValue)).toEqual([1, 1, 1, 2, 2, 2, 3]);
  for (const suit of ['H', 'D', 'C', 'S']) {
    const points = DECK.filter((c) => suitOf(c) === suit).map(cardValue);
    expect([points.length, points.reduce<number>((a, n) => a + n, 0)]).toEqual([13, 9 + 6 + 3]);
  }
});

test('what is a card and what is not', () => {
  expect(DECK.every(isCard)).toBe(true);
  for (const x of ['1H', '10', 'H', 'AHH', 'ah', '', null, 7, 'toString']) expect(isCard(x)).toBe(false);
});

test('cards of one suit and value do the same', () => {
  expect(isSameKind('5H', '10H')).toBe(true);
  expect(isSameKind('JH', 'KH')).toBe(true);
  expect(isSameKind('5H', '5D')).toBe(false);
  expect(isSameKind('5H', 'JH')).toBe(false);
});

const cost = (upTo: number, ...needs: readonly (readonly [Need, number])[]): Cost => ({
  needs: needs.map(([type, count]) => ({ type, count })),
  upTo,
});
const COSTS: readonly Cost[] = [
  ...SPELL_IDS.map((id) => spellOf(id).cost),
  cost(2, ['red', 2]),
  cost(2, ['black', 1], ['S', 1]),
  cost(3, ['red', 1], ['any', 2]),
  cost(4, ['H', 1], ['red', 1], ['black', 1], ['any', 1]),
  cost(3, ['any', 1]),
];

describe('[MW-R57] what cards buy', () => {
  test.each<[string, Cost, string, number]>([
    ['exactly', spellOf('revive').cost, '5H 6H 7H', 3],
    ['by an ace', spellOf('revive').cost, 'AH', 3],
    ['not enough', spellOf('revive').cost, '5H KD AS', 0],
    ['one card pays both parts', spellOf('third-eye').cost, 'KD', 2],
    ['a number and another', spellOf('third-eye').cost, '4D 4S', 2],
    ['a number alone does not', spellOf('third-eye').cost, '4D', 0],
    ['any without the suit', spellOf('third-eye').cost, 'AS KH', 0],
    ['two suits, one missing', spellOf('zap').cost, 'AD KD', 0],
    ['two suits', spellOf('zap').cost, 'AD 2S', 2],
    ['a range within', spellOf('barrier').cost, 'KC', 2],
    ['a range capped', spellOf('barrier').cost, 'KC QC', 3],
    ['a range: other suits add nothing', spellOf('barrier').cost, '2C AH', 1],
    ['no end', spellOf('heal').cost, 'AH KH QH 2H', 8],
    ['nothing', spellOf('heal').cost, '', 0],
  ])('%s', (_, price, spent, worth) => expect(worthOf(price, cards(spent))).toBe(worth));

  /** Hands out single points to single needs, trying every way. */
  const canServe = (needs: readonly Need[], points: readonly string[]): boolean => {
    if (needs.length === 0) return true;
    const [need, ...rest] = needs;
    const fits = (suit: string) =>
      need === 'any' ||
      need === suit ||
      (need === 'red' && 'HD'.includes(suit)) ||
      (need === 'black' && 'CS'.includes(suit));
    return points.some((suit, i) => fits(suit) && canServe(rest, points.toSpliced(i, 1)));
  };
  const pointsOf = (hand: readonly Card[]): readonly string[] =>
    hand.flatMap((c) => Array<string>(cardValue(c)).fill(c.slice(-1)));
  const bruteWorth = (price: Cost, spent: readonly Card[]): number => {
    const needs = price.needs.flatMap((n) => Array<Need>(n.count).fill(n.type));
    const points = pointsOf(spent);
    if (!canServe(needs, points)) return 0;
    const useful = points.filter((suit) => price.needs.some((n) => canServe([n.type], [suit])));
    return Math.min(price.upTo, useful.length);
  };

  const anyCost = fc.constantFrom(...COSTS);
  const hands = fc.subarray([...DECK], { maxLength: 7 });

  test('agrees with handing out the points one by one', () => {
    fc.assert(
      fc.property(anyCost, fc.subarray([...DECK], { maxLength: 4 }), (price, spent) => {
        expect(worthOf(price, spent)).toBe(bruteWorth(price, spent));
        expect(canPay(price, spent)).toBe(bruteWorth(price, spent) > 0);
      }),
      { numRuns: 1500 },
    );
  });

  const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
    Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, i) => (bits >> i) & 1));
  const kind = (c: Card) => `${cardValue(c)}${c.slice(-1)}`;
  const kindsOf = (spent: readonly Card[]) => spent.map(kind).sort().join(' ');
  /** A payment no card of which could stay in the hand. */
  const isMinimal = (price: Cost, spent: readonly Card[]): boolean =>
    worthOf(price, spent) > 0 && spent.every((_, i) => worthOf(price, spent.toSpliced(i, 1)) < worthOf(price, spent));

  test('every different payment is listed once, and nothing else', () => {
    fc.assert(
      fc.property(anyCost, hands, (price, hand) => {
        const expected = new Set(
          subsets(hand)
            .filter((s) => isMinimal(price, s))
            .map(kindsOf),
        );
        const found = payments(price, hand);
        expect(found.map(kindsOf).toSorted()).toEqual([...expected].toSorted());
        for (const spent of found) {
          expect(refuseCards(hand, spent)).toBeUndefined();
          expect(refusePayment(price, spent)).toBeUndefined();
        }
      }),
      { numRuns: 400 },
    );
  });

  test('what is refused, and why, is what the subset says', () => {
    fc.assert(
      fc.property(anyCost, fc.subarray([...DECK], { maxLength: 4 }), (price, spent) => {
        const code = worthOf(price, spent) === 0 ? 'cannotPay' : isMinimal(price, spent) ? undefined : 'spareCard';
        expect(refusePayment(price, spent)?.code).toBe(code);
      }),
      { numRuns: 1500 },
    );
  });

  test('payments come by X, the cheapest first, then by number of cards', () => {
    const listed = (price: Cost, hand: string) => payments(price, cards(hand)).map((p) => p.join(' '));
    expect(listed(spellOf('barrier').cost, 'AC KC 7C 5C 5H')).toEqual(['7C', 'KC', '7C 5C', 'AC', '7C KC']);
    expect(listed(spellOf('third-eye').cost, '2S 4D KD')).toEqual(['KD', '4D 2S']);
    expect(listed(spellOf('zap').cost, '2S 4D KD 3S AS')).toEqual(['4D 2S', 'KD 2S', '4D AS', 'KD AS']);
    expect(listed(spellOf('zap').cost, '2S 4H')).toEqual([]);
  });
});

test('[MW-R57] a spare card is named', () => {
  expect(refusePayment(spellOf('spark').cost, cards('4D 5H'))).toEqual({
    code: 'spareCard',
    rule: 'MW-R57',
    facts: { cost: '1 Diamond', card: '5H' },
  });
  expect(refusePayment(spellOf('zap').cost, cards('4D 5H'))).toEqual({
    code: 'cannotPay',
    rule: 'MW 17.0',
    facts: { cost: '1 Diamond + 1 Spade', cards: ['4D', '5H'] },
  });
});

test('[MW 17.0] only cards of the hand, and each once', () => {
  const hand = cards('4D 5H');
  expect(refuseCards(hand, cards('5H'))).toBeUndefined();
  expect(refuseCards(hand, cards('5H 6H'))).toMatchObject({ code: 'notInHand', facts: { card: '6H' } });
  expect(refuseCards(hand, cards('5H 5H'))).toMatchObject({ code: 'sameCardTwice', facts: { card: '5H' } });
});

test('[MW 17.0] what each spell costs, in words', () => {
  const words: Readonly<Record<SpellId, string>> = {
    haste: '1 Spade',
    leap: '1 Spade',
    blink: '3 Spades',
    spark: '1 Diamond',
    energize: '1 Heart + 1 Diamond',
    recover: '1 to 3 Hearts',
    barrier: '1 to 3 Clubs',
    push: '1 Club',
    heal: '1 or more Hearts',
    revive: '3 Hearts',
    wildform: '1 Heart',
    quake: '2 Clubs',
    entangle: '1 Club + 1 Heart',
    'white-hot-weapons': '1 Diamond',
    phasewalk: '1 Spade',
    ward: '1 Club',
    hypnotize: '1 Heart',
    clone: '1 Diamond + 1 Spade',
    mirrorshield: '1 Club',
    prediction: '1 Diamond',
    'third-eye': '1 Diamond + 1 card',
    hex: '1 Club',
    charm: '1 Heart + 1 Spade + 1 Club',
    zap: '1 Diamond + 1 Spade',
    blast: '2 Diamonds',
    summon: '2 Clubs',
    empower: '1 Club + 1 Spade',
  };
  for (const id of SPELL_IDS) expect(costText(spellOf(id).cost)).toBe(words[id]);
  expect(costText(cost(98, ['C', 2]))).toBe('2 to 98 Clubs');
  expect(costText(cost(2, ['H', 1], ['any', 1]))).toBe('1 Heart + 1 card');
  expect(costText(cost(3, ['red', 3]))).toBe('3 red cards');
});

test('costs in words', () => {
  expect(costText(cost(2, ['red', 2]))).toBe('2 red cards');
  expect(costText(cost(1, ['black', 1]))).toBe('1 black card');
  expect(costText(cost(5, ['H', 1], ['any', 1]))).toBe('1 Heart + 1 card or more, up to 5');
});

test('[MW-H24] what a hand might pay: as some hand with these cards and so many more does', () => {
  const ACES = ['AH', 'AD', 'AC', 'AS'] as const;
  /** Every hand of the best cards; none can pay what one of these cannot. */
  const hands = (seen: readonly Card[], unseen: number): readonly (readonly Card[])[] =>
    unseen === 0 ? [seen] : ACES.flatMap((ace) => hands([...seen, ace], unseen - 1));
  const some = fc.uniqueArray(fc.constantFrom(...DECK), { maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...SPELL_IDS), some, fc.nat(3), (spell, seen, unseen) => {
      const { cost } = spellOf(spell);
      expect(mightPay(cost, seen, unseen)).toBe(hands(seen, unseen).some((hand) => canPay(cost, hand)));
    }),
    { numRuns: 400 },
  );
});
