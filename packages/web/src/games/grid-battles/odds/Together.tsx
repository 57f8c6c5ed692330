/** Several attackers in order: the chance that the target is gone after each of them. */

import { gridBattlesDescriptor, type OddsQuery, UNITS } from '@muster/grid-battles';
import { inPlace } from '../../../parts/inPlace.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { percent } from '../../../parts/words.ts';
import css from './odds.module.css';

interface TogetherProps {
  readonly query: OddsQuery;
  readonly destroyed: readonly number[];
}

export const Together = ({ query, destroyed }: TogetherProps) => {
  const target = UNITS[query.defender.type].name;
  return (
    <section className={css.together} aria-labelledby="together">
      <h2 id="together" className={css.combatTitle}>
        Together they destroy the {target} <strong className={css.headline}>{percent(destroyed.at(-1) ?? 0)}</strong>
      </h2>
      <ol className={css.after}>
        {inPlace(query.attackers, ({ type }, i) => (
          <li>
            <span>
              after the {UNITS[type].name} <span className="muted">({i + 1})</span>
            </span>
            <span className={css.afterTrack} aria-hidden="true">
              <span style={{ width: `${destroyed[i]! * 100}%` }} />
            </span>
            <span className="numbers">{percent(destroyed[i]!)}</span>
          </li>
        ))}
      </ol>
      <p className="small muted">
        In this order, one combat after the other, against a {target} at full health.{' '}
        <RuleRef game={gridBattlesDescriptor} id="R-09" />
      </p>
    </section>
  );
};
