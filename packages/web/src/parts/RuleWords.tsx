/** A sentence in which the numbers of rules are links, and what only helps who has keys is left out where there are none. */

import type { Ruled } from '../contract/table-game.ts';
import { partsForKeys } from './for-keys.ts';
import { inPlace } from './inPlace.tsx';
import { RuleRef } from './RuleRef.tsx';

interface Props {
  readonly game: Ruled;
  readonly text: string;
}

const Linked = ({ game, text }: Props) =>
  inPlace(text.split(game.book.ids), (part, i) =>
    // the parts between are words, the others the ids that the group caught
    i % 2 === 1 ? <RuleRef game={game} id={part} /> : part,
  );

export const RuleWords = ({ game, text }: Props) =>
  inPlace(partsForKeys(text), (part, i) =>
    i % 2 === 1 ? (
      <span className="for-keys">
        <Linked game={game} text={part} />
      </span>
    ) : (
      <Linked game={game} text={part} />
    ),
  );
