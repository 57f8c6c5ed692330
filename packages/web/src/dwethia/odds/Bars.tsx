/** Chances as bars, and where every number comes from. */

import type { RuleId } from '@muster/kernel';
import type { Ruled } from '../../contract/table-game.ts';
import { inPlace } from '../../parts/inPlace.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { percent } from '../../parts/words.ts';
import css from './bars.module.css';

interface BarsProps {
  /** By number. */
  readonly wounds: readonly number[];
  /** So many are enough. */
  readonly left: number;
  /** What enough are: `slain`, `destroyed`. */
  readonly end: string;
  /** What they are; spoken. */
  readonly of?: string;
}

interface ReckoningProps {
  readonly game: Ruled;
  readonly steps: readonly { readonly what: string; readonly value: number; readonly rule: RuleId }[];
}

export const WoundBars = ({ wounds, left, end, of = 'wounds' }: BarsProps) => {
  const shown = wounds.slice(0, left + 1);
  const rest = wounds.slice(left + 1).reduce((sum, p) => sum + p, 0);
  const bars = shown.map((p, n) => (n === left ? p + rest : p));
  return (
    <table className={css.bars}>
      <caption className="visually-hidden">Chance of each number of {of}</caption>
      <tbody>
        {inPlace(bars, (p, n) => (
          <tr data-wanted={n === left || undefined}>
            <th scope="row">{n === left ? `${n} ${end}` : n}</th>
            <td>
              <span style={{ inlineSize: `${p * 100}%` }} aria-hidden="true" />
            </td>
            <td className="number">{percent(p)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Every step towards a number, with its rule. */
export const Reckoning = ({ game, steps }: ReckoningProps) => (
  <details className={css.reckoning}>
    <summary>Where the numbers come from</summary>
    <dl className={css.steps}>
      {inPlace(steps, ({ what, value, rule }) => (
        <div className={css.step}>
          <dt>
            {what} <RuleRef game={game} id={rule} />
          </dt>
          <dd className={css.stepValue}>{signed(value)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
