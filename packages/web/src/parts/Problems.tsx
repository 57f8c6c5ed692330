/** What an address asked and cannot have, said in place. */

import type { RuleBook } from '../contract/table-game.ts';
import css from './parts.module.css';
import { RuleWords } from './RuleWords.tsx';

export const Problems = ({ book, sentences }: { readonly book: RuleBook; readonly sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div className={`notice notice--risk ${css.problems}`} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <RuleWords book={book} text={sentence} />
        </p>
      ))}
    </div>
  );
