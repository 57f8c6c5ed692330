/** How the luck of a battle came about, and whether that is proven, in plain words. */

import { isFact, type MatchRecord, type Verdict } from '@muster/kernel';
import { listed } from '../parts/words.ts';
import css from './online.module.css';

interface Props {
  readonly verdict: Verdict | undefined;
  readonly record: MatchRecord | undefined;
  readonly seatNames: readonly string[];
}

const attemptsOf = ({ entries }: MatchRecord): number =>
  entries.filter((entry) => isFact(entry) && entry.fact.type === 'attemptAbandoned').length;

export const Proof = ({ verdict, record, seatNames }: Props) => {
  if (verdict === undefined || record === undefined) return null;
  if (!verdict.ok)
    return (
      <p className="notice notice--harm" role="alert">
        This record is not true: {verdict.reason}.
      </p>
    );
  if (verdict.proof !== 'proven')
    return <p className="small muted">The record is true by the rules; its luck cannot be proven.</p>;
  const given = attemptsOf(record);
  return (
    <details className={css.proof}>
      <summary>The dice were fair: proven</summary>
      <p>
        Every die and card was drawn from a seed that the server had sealed before the battle, and from a part of{' '}
        {listed(seatNames.map((name) => name))} each, sealed as well before any was opened. All of them have been opened
        now and fit their seals, and drawing again gives exactly this battle: this page has just done it.
        {given > 0 && ` It took ${given + 1} attempts to begin; all of them stand in the record.`}
      </p>
      <p>
        Anybody can check it without us: download the record and run <code>muster verify</code>.
      </p>
    </details>
  );
};
