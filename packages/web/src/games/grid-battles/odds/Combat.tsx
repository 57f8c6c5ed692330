/** One attack with its answer: the picture, what is rolled, and the exact chances. */

import { type Attacker, gridBattlesDescriptor, type Standing, UNITS } from '@muster/grid-battles';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { count } from '../../../parts/words.ts';
import { OddsBars } from '../dice/OddsBars.tsx';
import { DuelPicture } from './DuelPicture.tsx';
import type { Duel } from './duel.ts';
import css from './odds.module.css';
import { aUnit, Pools } from './Pools.tsx';

interface CombatProps {
  readonly attacker: Attacker;
  readonly defender: Standing;
  readonly duel: Duel;
  /** Of several attackers, which one. */
  readonly nth: number | undefined;
}

/** Under the usual rulings only neighbours battle back, if they can strike that close. */
const NoAnswer = ({ attacker, defender }: Pick<CombatProps, 'attacker' | 'defender'>) => (
  <div className={css.noAnswer}>
    <p className="overline">Battle back</p>
    {attacker.distance > 1 ? (
      <p>
        None: only a unit right next to its attacker battles back. <RuleRef game={gridBattlesDescriptor} id="R-02" />
      </p>
    ) : (
      <p>
        None: {aUnit(defender.type)} cannot strike closer than {UNITS[defender.type].minRange} hexes.{' '}
        <RuleRef game={gridBattlesDescriptor} id="R-44" />
      </p>
    )}
  </div>
);

const ORDER = ['First', 'Second', 'Third'] as const;

export const Combat = ({ attacker, defender, duel, nth }: CombatProps) => {
  const [a, d] = [UNITS[attacker.type], UNITS[defender.type]];
  const { attack, answer, odds } = duel;
  return (
    <section className={css.combat}>
      <h2 className={css.combatTitle}>
        {nth !== undefined && `${ORDER[nth]}: `}
        {a.name} against {d.name}
        <span className="muted">
          {attacker.distance === 1 ? ', side by side' : `, ${count(attacker.distance, 'hex', 'hexes')} apart`}
        </span>
      </h2>
      <DuelPicture attacker={attacker} defender={defender} />
      <div className={css.halves}>
        <div className={css.half}>
          <OddsBars
            label={`The attack on ${d.health} health`}
            distribution={odds.hits}
            health={d.health}
            wish={`Destroys the ${d.name}`}
          />
          <Pools half={attack} striker={attacker.type} struck={defender.type} />
        </div>
        <div className={css.half}>
          {answer ? (
            <>
              <OddsBars
                label={`Battle back on ${a.health} health`}
                distribution={odds.battleBack.hits}
                health={a.health}
                wish={`Destroys the ${a.name}`}
              />
              <Pools half={answer} striker={defender.type} struck={attacker.type} />
              <p className="small muted">
                These chances count in that a destroyed {d.name} does not strike back.{' '}
                <RuleRef game={gridBattlesDescriptor} id="GB-42" />
              </p>
            </>
          ) : (
            <NoAnswer attacker={attacker} defender={defender} />
          )}
        </div>
      </div>
    </section>
  );
};
