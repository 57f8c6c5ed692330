/** A text with the words of the search marked. */

import { inPlace } from '../../parts/inPlace.tsx';
import { highlightPieces } from './search.ts';

export const Highlighted = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  inPlace(highlightPieces(text, words), ({ text: part, hit }) => (hit ? <mark>{part}</mark> : part));
