/** Exact odds before anything is committed: what the attack will probably do, and what it will probably cost. */

import { type Battle, fieldOf, halfBetween, TERRAIN, UNITS } from '@muster/grid-battles';
import { percent } from '../../../parts/words.ts';
import { Die } from '../dice/Die.tsx';
import { OddsBars } from '../dice/OddsBars.tsx';
import type { Forecast } from './plan.ts';
import css from './table.module.css';

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
        {half.attack.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool never change place
          <Die key={i} colour={colour} size={26} />
        ))}
        <span className="muted small">against</span>
        {half.defence.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool never change place
          <Die key={i} colour={colour} size={26} />
        ))}
      </p>
      {reasons.length > 0 && <p className="small muted">{reasons.join('; ')}.</p>}
    </div>
  );
};

export const ForecastView = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
  const { attacker, target, odds } = forecast;
  const [from, to] = [UNITS[attacker.type].name, UNITS[target.type].name];
  const answers = odds.battleBack.hits.length > 1;
  return (
    <div className={css.forecast}>
      <Pools battle={battle} forecast={forecast} />
      <OddsBars distribution={odds.hits} health={target.health} label={`${from} strikes ${to}`} />
      {answers ? (
        <OddsBars
          distribution={odds.battleBack.hits}
          health={attacker.health}
          label={`${to} battles back`}
          wish={`Destroys your ${from}`}
        />
      ) : (
        <p className="small muted">The {to} cannot strike back.</p>
      )}
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

/** What a unit could strike: one line each. */
export const Prospects = ({
  battle,
  prospects,
  onChoose,
}: {
  readonly battle: Battle;
  readonly prospects: readonly Forecast[];
  readonly onChoose: ((f: Forecast) => void) | undefined;
}) => (
  <div>
    <p className="overline">{battle.phase === 'attack' ? 'It can strike' : 'From there it could strike'}</p>
    <ul className={css.prospects}>
      {prospects.map((f) => {
        const words = (
          <>
            <span>
              <strong>{UNITS[f.target.type].name}</strong>{' '}
              <span className="muted">
                {f.target.id}, {fieldOf(battle.config).scenario.sides[f.target.seat]!.name}, {f.target.health} health
              </span>
            </span>
            <span className={css.prospectOdds}>
              {f.odds.mean.toFixed(1)} hits · destroys {percent(f.odds.destroy)}
              {f.odds.battleBack.hits.length > 1 && ` · costs ${f.odds.battleBack.mean.toFixed(1)}`}
            </span>
          </>
        );
        return (
          <li key={f.target.id}>
            {onChoose === undefined ? (
              words
            ) : (
              <button type="button" className={css.prospect} onClick={() => onChoose(f)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
