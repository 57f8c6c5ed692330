/** What an address asked and cannot have, said in place. */

import type { Ruled } from '../contract/table-game.ts';
import css from './parts.module.css';
import { RuleWords } from './RuleWords.tsx';

export const Problems = ({ game, sentences }: { readonly game: Ruled; readonly sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div className={`notice notice--risk ${css.problems}`} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <RuleWords game={game} text={sentence} />
        </p>
      ))}
    </div>
  );
