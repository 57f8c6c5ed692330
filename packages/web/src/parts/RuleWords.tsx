/** A sentence in which the numbers of rules are links. */

import type { Ruled } from '../contract/table-game.ts';
import { RuleRef } from './RuleRef.tsx';

export const RuleWords = ({ game, text }: { readonly game: Ruled; readonly text: string }) =>
  text.split(game.book.ids).map((part, i) =>
    // the parts between are words, the others the ids that the group caught
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    i % 2 === 1 ? <RuleRef key={i} game={game} id={part} /> : part,
  );
