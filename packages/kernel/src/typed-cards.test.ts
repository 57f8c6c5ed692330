import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardKind } from './descriptor.ts';
import { missingCards, readTypedCards } from './typed-cards.ts';

const kind = (key: string, left: number): CardKind => ({ card: key.toUpperCase(), key, label: key, name: key, left });
/** Three red and one blue in a bag, two cards of a deck of which one has been seen. */
const BAG = {
  kinds: [
    [kind('r', 3), kind('b', 1)],
    [kind('10h', 1), kind('1s', 0)],
  ],
};

test.each<[string, number, readonly string[], string, string | undefined]>([
  ['', 2, [], '', undefined],
  ['rb', 2, ['R', 'B'], 'r b', undefined],
  ['R, r; R', 3, ['R', 'R', 'R'], 'r r r', undefined],
  ['r10', 2, ['R'], 'r 10', undefined],
  ['10H', 1, ['10H'], '10h', undefined],
  ['bb', 2, ['B'], 'b', 'b: it cannot be in the deck, and is left out.'],
  ['1s', 1, [], '', '1s: it cannot be in the deck, and is left out.'],
  ['x', 1, [], '', 'No card is typed “x”: “x” is left out.'],
  ['1xs', 1, [], '', '1s: it cannot be in the deck, and is left out.'],
  ['10xh', 1, ['10H'], '10h', 'No card is typed “10x”: “x” is left out.'],
  ['rr', 1, ['R'], 'r', 'One card is drawn: what follows is left out.'],
])('%j, %d asked for', (text, count, cards, kept, problem) => {
  const read = readTypedCards(text, BAG, count);
  expect(read).toEqual({ cards: cards.map((card) => expect.objectContaining({ card })), text: kept, problem });
});

test('what is kept reads as the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('r', 'b', '1', '0', 'h', 's', ' ', 'q')),
      fc.integer({ min: 1, max: 4 }),
      (keys, n) => {
        const read = readTypedCards(keys.join(''), BAG, n);
        expect(readTypedCards(read.text, BAG, n)).toEqual({ ...read, problem: undefined });
      },
    ),
  );
});

test.each([
  ['', 1, 'Type the card first.'],
  ['', 3, 'Type the 3 cards first.'],
  ['r', 2, 'One card is still missing.'],
  ['r', 3, '2 cards are still missing.'],
  ['rr', 2, undefined],
])('%j of %d: %s', (text, count, words) => {
  expect(missingCards(readTypedCards(text, BAG, count), count)).toBe(words);
});
