/** A sentence in which the numbers of rules are links, and what only helps who has keys is left out where there are none. */

import type { Ruled } from '../contract/table-game.ts';
import { partsForKeys } from './for-keys.ts';
import { RuleRef } from './RuleRef.tsx';

interface Props {
  readonly game: Ruled;
  readonly text: string;
}

const Linked = ({ game, text }: Props) =>
  text.split(game.book.ids).map((part, i) =>
    // the parts between are words, the others the ids that the group caught
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    i % 2 === 1 ? <RuleRef key={i} game={game} id={part} /> : part,
  );

export const RuleWords = ({ game, text }: Props) =>
  partsForKeys(text).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <span key={i} className="for-keys">
        <Linked game={game} text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <Linked key={i} game={game} text={part} />
    ),
  );
