/** What an address asked and cannot have, said in place. */

import css from './parts.module.css';
import { RuleWords } from './RuleWords.tsx';

export const Problems = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div className={`notice notice--risk ${css.problems}`} role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <RuleWords text={sentence} />
        </p>
      ))}
    </div>
  );
