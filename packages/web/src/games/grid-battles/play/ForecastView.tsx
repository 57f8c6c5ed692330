/** Exact odds before anything is committed: what the attack will probably do, and what it will probably cost. */

import { type Battle, halfBetween, TERRAIN, UNITS } from '@muster/grid-battles';
import type { PartProps, Situation } from '../../../contract/tabletop.ts';
import { percent } from '../../../parts/words.ts';
import { Chance } from '../../../play/tabletop/Options.tsx';
import { PoolDice } from '../dice/Dice.tsx';
import { OddsBars, Wish } from '../dice/OddsBars.tsx';
import { costWords, promiseWords } from './odds-words.ts';
import { UnitStanding } from './Standing.tsx';
import css from './table.module.css';
import type { Forecast, GridTable, PlanMarks } from './types.ts';

const Pools = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
  const half = halfBetween(battle, forecast.attacker, forecast.target);
  const reasons = [
    half.advantage && `Advantage over ${UNITS[forecast.target.type].name}: bonus symbols count`,
    ...[...new Set([...half.attackFrom, ...half.defenceFrom])].flatMap((from) =>
      from === 'unit' ? [] : [`${TERRAIN[from].name} adds a die`],
    ),
    half.symbols.bonus > 0 && `${half.symbols.bonus} bonus symbol from the hill`,
    half.symbols.shields > 0 && `${half.symbols.shields} shield from the wall`,
  ].filter((r): r is string => typeof r === 'string');
  return (
    <div className={css.pools}>
      <p>
        <PoolDice dice={half.attack} size={26} />
        <span className="muted small">against</span>
        <PoolDice dice={half.defence} size={26} />
      </p>
      {reasons.length > 0 && <p className="small muted">{reasons.join('; ')}.</p>}
    </div>
  );
};

interface OddsProps {
  readonly of: Forecast;
  readonly now: Pick<Situation<GridTable>, 'view'>;
}

/** First the two chances that matter, then all there is to know. */
export const ForecastView = ({ of: forecast, now }: OddsProps) => {
  const { attacker, target, odds } = forecast;
  const [from, to] = [UNITS[attacker.type].name, UNITS[target.type].name];
  const answers = odds.battleBack.hits.length > 1;
  return (
    <div className={css.forecast}>
      <div className={css.verdict}>
        <Wish words="Destroys it" never="It cannot be destroyed by this blow." chance={odds.destroy} />
        {answers && (
          <Wish
            words={`The answer destroys your ${from}`}
            never={`The answer cannot destroy your ${from}.`}
            chance={odds.battleBack.destroy}
          />
        )}
      </div>
      <div className={css.bothOdds}>
        <OddsBars distribution={odds.hits} health={target.health} label={`${from} strikes`} />
        {answers ? (
          <OddsBars distribution={odds.battleBack.hits} health={attacker.health} label={`${to} answers`} />
        ) : (
          <p className="small muted">The {to} cannot strike back.</p>
        )}
      </div>
      <Pools battle={now.view} forecast={forecast} />
      {forecast.followers.length > 0 && (
        <div>
          <p className="overline">Destroyed by the end of</p>
          <ul className={css.followers}>
            <li>
              <span>this attack</span> <strong>{percent(odds.destroy)}</strong>
            </li>
            {forecast.followers.map(({ unit, destroyed }) => (
              <li key={unit.id}>
                <span>then {UNITS[unit.type].name}</span> <strong>{percent(destroyed)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

/** Attacks that would be possible: one line each, the chance wanted first. */
const Prospects = ({ words, of, who }: NonNullable<PlanMarks['prospects']>) =>
  of.length > 0 && (
    <div>
      <p className="overline">{words}</p>
      <ul className={css.prospects}>
        {of.map((f) => (
          <li key={f[who].id}>
            <span>
              {promiseWords(f, f[who])} {f.odds.destroy > 0 && <b>{percent(f.odds.destroy)}</b>}
            </span>
            <span className={css.prospectOdds}>{costWords(f)}</span>
            {f.odds.destroy > 0 && <Chance of={f.odds.destroy} />}
          </li>
        ))}
      </ul>
    </div>
  );

/** What could come of standing where the plan ends: whom it could strike from there, and who could strike it. */
export const Foreseen = ({ now, plan: { marks } }: PartProps<GridTable>) => (
  <>
    {marks.prospects && <Prospects {...marks.prospects} />}
    {marks.outlook && <UnitStanding battle={now.view} outlook={marks.outlook} />}
  </>
);
