/** What people type for the cards they have drawn: key after key, and what is wrong with it in a sentence. */

import type { CardKind, DrawWords } from './descriptor.ts';

export interface TypedCards {
  /** In order, never more than were asked for. */
  readonly cards: readonly CardKind[];
  /** The text without what was left out: the keys, and the beginning of the next one. */
  readonly text: string;
  /** What was left out last, and why; undefined when nothing was. */
  readonly problem: string | undefined;
}

/** Capitals do not matter, nor what stands between the keys. */
export const readTypedCards = (text: string, { kinds }: Pick<DrawWords, 'kinds'>, count: number): TypedCards => {
  const all = kinds.flat();
  const cards: CardKind[] = [];
  let begun = '';
  let problem: string | undefined;
  for (const char of text.toLowerCase().replaceAll(/[\s,.;]/g, '')) {
    if (cards.length === count) {
      problem = `${count === 1 ? 'One card is' : `${count} cards are`} drawn: what follows is left out.`;
      break;
    }
    const fitting = all.filter(({ key }) => key.startsWith(begun + char));
    const kind = fitting.find(({ key }) => key === begun + char);
    if (fitting.length === 0) problem = `No card is typed “${begun}${char}”: “${char}” is left out.`;
    else if (kind === undefined) begun += char;
    else {
      begun = '';
      if (cards.filter(({ card }) => card === kind.card).length < kind.left) cards.push(kind);
      else problem = `${kind.name}: it cannot be in the deck, and is left out.`;
    }
  }
  return { cards, text: [...cards.map(({ key }) => key), ...(begun === '' ? [] : [begun])].join(' '), problem };
};

/** Why these cards cannot be taken yet; undefined when they can. */
export const missingCards = ({ cards }: TypedCards, count: number): string | undefined => {
  const left = count - cards.length;
  if (left <= 0) return undefined;
  if (cards.length === 0) return `Type ${count === 1 ? 'the card' : `the ${count} cards`} first.`;
  return left === 1 ? 'One card is still missing.' : `${left} cards are still missing.`;
};

/** Said where what was typed cannot be true by what was typed before; who holds the card is not told. */
export const NOT_IN_THE_DECK =
  'That cannot be: by what was typed so far, it is not in the deck. Look again; if it is right, a card before was typed wrong, and can be taken back.';
