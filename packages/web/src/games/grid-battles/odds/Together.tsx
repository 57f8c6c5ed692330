/** Several attackers in order: the chance that the target is gone after each of them. */

import { gridBattlesDescriptor, type OddsQuery, UNITS } from '@muster/grid-battles';
import { Bars } from '../../../parts/Bars.tsx';
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
      <Bars
        lines={query.attackers.map(({ type }, i) => ({
          words: `after the ${UNITS[type].name} (${i + 1})`,
          chance: destroyed[i]!,
          wanted: true,
        }))}
      />
      <p className="small muted">
        In this order, one combat after the other, against a {target} at full health.{' '}
        <RuleRef game={gridBattlesDescriptor} id="R-09" />
      </p>
    </section>
  );
};
