/** Exact odds before anything is committed: what the attack will probably do, and what it will probably cost. */

import { type Battle, halfBetween, TERRAIN, UNITS } from '@muster/grid-battles';
import { percent } from '../../../parts/words.ts';
import { Die } from '../dice/Die.tsx';
import { OddsBars, Wish } from '../dice/OddsBars.tsx';
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
          <span key={i} data-card={`die ${colour}`}>
            <Die colour={colour} size={26} />
          </span>
        ))}
        <span className="muted small">against</span>
        {half.defence.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a pool never change place
          <span key={i} data-card={`die ${colour}`}>
            <Die colour={colour} size={26} />
          </span>
        ))}
      </p>
      {reasons.length > 0 && <p className="small muted">{reasons.join('; ')}.</p>}
    </div>
  );
};

/** First the two chances that matter, then all there is to know. */
export const ForecastView = ({ battle, forecast }: { readonly battle: Battle; readonly forecast: Forecast }) => {
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
        <OddsBars distribution={odds.hits} health={target.health} label={`${from} strikes`} bare />
        {answers ? (
          <OddsBars distribution={odds.battleBack.hits} health={attacker.health} label={`${to} answers`} bare />
        ) : (
          <p className="small muted">The {to} cannot strike back.</p>
        )}
      </div>
      <Pools battle={battle} forecast={forecast} />
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

const destroysWords = (chance: number): string =>
  chance === 0 ? 'cannot destroy it' : `destroys it ${percent(chance)}`;

const costWords = ({ odds: { battleBack } }: Forecast): string => {
  if (battleBack.hits.length <= 1) return 'no answer';
  return battleBack.destroy === 0
    ? `answer ${battleBack.mean.toFixed(1)} hits`
    : `falls ${percent(battleBack.destroy)}`;
};

interface ProspectsProps {
  readonly words: string;
  readonly prospects: readonly Forecast[];
  /** Several attackers of one target rather than several targets of one attacker. */
  readonly byAttacker: boolean;
  readonly onChoose: ((f: Forecast) => void) | undefined;
}

/** Attacks to choose from, or that would be possible: one line each, the chance wanted first. */
export const Prospects = ({ words, prospects, byAttacker, onChoose }: ProspectsProps) => (
  <div>
    <p className="overline">{words}</p>
    <ul className={css.prospects}>
      {prospects.map((f) => {
        const who = byAttacker ? f.attacker : f.target;
        const line = (
          <>
            <span>
              <strong>{UNITS[who.type].name}</strong>{' '}
              <span className="muted">
                {who.id}, {who.health} health{f.from === undefined ? '' : `, from ${f.from}`}
              </span>
            </span>
            <span className={css.prospectOdds}>
              <strong>{destroysWords(f.odds.destroy)}</strong> · {f.odds.mean.toFixed(1)} hits · {costWords(f)}
            </span>
            {f.odds.destroy > 0 && (
              <span className={css.chance} aria-hidden="true">
                <span style={{ width: `${f.odds.destroy * 100}%` }} />
              </span>
            )}
          </>
        );
        return (
          <li key={who.id}>
            {onChoose === undefined ? (
              line
            ) : (
              <button type="button" className={css.prospect} onClick={() => onChoose(f)}>
                {line}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
