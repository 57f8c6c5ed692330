/** A sentence in which the numbers of rules are links. */

import type { RuleBook } from '../contract/table-game.ts';
import { RuleRef } from './RuleRef.tsx';

export const RuleWords = ({ book, text }: { readonly book: RuleBook; readonly text: string }) =>
  text.split(book.ids).map((part, i) =>
    // the parts between are words, the others the ids that the group caught
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    i % 2 === 1 ? <RuleRef key={i} book={book} id={part} /> : part,
  );
