/** A text with the words of the search marked. */

import { highlightPieces } from './search.ts';

export const Highlighted = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  highlightPieces(text, words).map(({ text: part, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    hit ? <mark key={i}>{part}</mark> : part,
  );
