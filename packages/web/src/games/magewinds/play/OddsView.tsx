/** The exact odds of an attack: what the player wants first, then every choice against every defence, then the hint of the mix. */

import { type AttackOdds, type Battle, CHOICES, DEFENCES, type Defence, type PositionOdds } from '@muster/magewinds';
import { percent } from '../../../parts/words.ts';
import css from './table.module.css';
import { CHOICE_NAMES, DEFENCE_NAMES, fighterName } from './words.ts';

const ROWS = [...CHOICES, 'single'] as const;
type Row = (typeof ROWS)[number];

const one = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);

const defencesOf = (odds: AttackOdds): readonly Defence[] => {
  const any = ROWS.map((row) => odds.matrix[row]).find((line) => line !== undefined);
  return DEFENCES.filter((d) => any?.[d] !== undefined);
};

/** The chance to take it down with no reaction, best choice: what an attacker wants to know first. */
const bestOf = (odds: AttackOdds): { readonly row: Row; readonly chance: number; readonly mean: number } => {
  let best: { row: Row; chance: number; mean: number } = { row: 'single', chance: -1, mean: 0 };
  for (const row of ROWS) {
    const cell = odds.matrix[row]?.none;
    if (cell !== undefined && (cell.takeDown > best.chance || (cell.takeDown === best.chance && cell.mean > best.mean)))
      best = { row, chance: cell.takeDown, mean: cell.mean };
  }
  return best;
};

const Matrix = ({ odds }: { readonly odds: AttackOdds }) => {
  const defences = defencesOf(odds);
  return (
    <table className={css.matrix}>
      <caption className="visually-hidden">Mean damage and chance to take it down, by attack and reaction</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Attack</span>
          </th>
          {defences.map((d) => (
            <th key={d} scope="col">
              {d === 'none' ? 'None' : DEFENCE_NAMES[d]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.filter((row) => odds.matrix[row] !== undefined).map((row) => (
          <tr key={row}>
            <th scope="row">{CHOICE_NAMES[row]}</th>
            {defences.map((d) => {
              const cell = odds.matrix[row]![d]!;
              const number = row === 'feint' ? undefined : odds.targetNumbers[row]?.[d];
              return (
                <td key={d}>
                  {row === 'feint' ? (
                    <span className="muted">{d === 'none' ? 'nothing' : 'action back'}</span>
                  ) : (
                    <>
                      <b>{one(cell.mean)}</b>
                      <span className={css.down}>{percent(cell.takeDown)} down</span>
                      {number !== undefined && <span className={css.needs}>hits on {needWords(number)}</span>}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** MW 18.5.2: a die hits when it shows the target number or less. */
const needWords = (n: number): string => (n <= 0 ? 'nothing' : n >= 6 ? 'anything' : n === 1 ? '1' : `1–${n}`);

const mixWords = <K extends string>(
  mix: Readonly<Partial<Record<K, number>>>,
  names: Readonly<Record<K, string>>,
): string =>
  (Object.entries(mix) as [K, number][])
    .filter(([, share]) => share > 0.005)
    .map(([key, share]) => `${names[key]} ${percent(share)}`)
    .join(', ');

const Mix = ({ odds }: { readonly odds: AttackOdds }) => {
  const { equilibrium: mix, deviation } = odds;
  if (mix === undefined) return null;
  return (
    <details className={css.mix}>
      <summary>What a cool head would choose</summary>
      <p>
        If both weigh an action like {mix.actionValue} damage: the attacker mixes {mixWords(mix.attacker, CHOICE_NAMES)}
        ; the defender {mixWords(mix.defender, DEFENCE_NAMES)}. Worth {one(mix.value)} to the attacker.
      </p>
      {deviation !== undefined && (
        <p className="muted">
          Always one thing costs the attacker:{' '}
          {CHOICES.map((c) => `${CHOICE_NAMES[c]} ${one(deviation.attacker[c] ?? 0)}`).join(', ')}; the defender:{' '}
          {DEFENCES.filter((d) => deviation.defender[d] !== undefined)
            .map((d) => `${DEFENCE_NAMES[d]} ${one(deviation.defender[d] ?? 0)}`)
            .join(', ')}
          .
        </p>
      )}
    </details>
  );
};

const OddsTable = ({ odds, name }: { readonly odds: AttackOdds; readonly name: string }) => {
  const best = bestOf(odds);
  const cell = odds.matrix[best.row]?.none;
  return (
    <section className={css.odds} aria-label={`Odds against the ${name}`}>
      <p className={css.wish}>
        <span>
          Takes the {name} down{best.row === 'single' ? '' : `, ${CHOICE_NAMES[best.row]}, no reaction`}
        </span>
        <strong>{percent(Math.max(0, best.chance))}</strong>
      </p>
      <p className="small muted">
        On average {one(best.mean)} damage
        {cell !== undefined && cell.knockback > 0 && `; knocks it back ${percent(cell.knockback)}`}
        {cell?.push !== undefined && `; pushes ${one(cell.push.reduce((sum, p, n) => sum + p * n, 0))} in`}.
      </p>
      <Matrix odds={odds} />
      <Mix odds={odds} />
    </section>
  );
};

export const OddsView = ({ battle, odds }: { readonly battle: Battle; readonly odds: PositionOdds }) => (
  <>
    <OddsTable odds={odds} name={odds.target === null ? 'object' : fighterName(battle, odds.target)} />
    {odds.also?.map((also) => (
      <OddsTable key={also.target} odds={also} name={fighterName(battle, also.target)} />
    ))}
  </>
);
