/** Who is in a ship's arcs, from where it lies or would lie after what is planned, with bearing, range and the chance to wound. */

import type { Battle, CosmicDecision, ShipId } from '@muster/cosmic-combat';
import { useMemo } from 'react';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { type Intent, plannedBattle } from './intent.ts';
import { hitChance, inSight } from './sights.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly decision: CosmicDecision | undefined;
  readonly intent: Intent;
  readonly ship: ShipId;
}

export const Sights = ({ battle, decision, intent, ship }: Props) => {
  const isPlanned = decision !== undefined && intent.kind === 'move' && intent.steps.length > 0;
  const sights = useMemo(
    () =>
      inSight(
        decision !== undefined && intent.kind === 'move' ? plannedBattle(battle, decision, intent) : battle,
        ship,
      ),
    [battle, decision, intent, ship],
  );
  return (
    <section aria-label="In its arcs">
      <h3 className={css.small}>{isPlanned ? 'In its arcs from there' : 'In its arcs now'}</h3>
      {sights.length === 0 ? (
        <p className="small muted">Nobody in range.</p>
      ) : (
        <ul className={`${offer.list} ${css.sights}`}>
          {sights.map(({ target, where, guns }) => (
            <li key={target}>
              <span>
                {nameOf(battle, target)} <span className="muted small">{where}</span>
              </span>
              <span className="small">
                {guns.map(({ weapon, name, odds }) => (
                  <span key={weapon} className={css.gun}>
                    {name} <b>{percent(hitChance(odds))}</b>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
