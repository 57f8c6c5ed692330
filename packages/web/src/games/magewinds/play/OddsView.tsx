/**
 * The exact odds of an attack: first the chance of what the player wants, then what each choice does against each reaction, on one
 * scale: how much of what the target has left. For the defender the other way round.
 */

import {
  type AttackOdds,
  type Battle,
  CHOICES,
  DEFENCES,
  type Defence,
  type PositionOdds,
  profile,
} from '@muster/magewinds';
import { percent } from '../../../parts/words.ts';
import {
  type Cell,
  CHOICE_NAMES,
  cellOf,
  DEFENCE_NAMES,
  defencesOf,
  neededWords,
  pushMean,
  type Row,
  rowsOf,
  sharesOf,
  tenths,
} from '../parts/attack-odds.ts';
import css from './odds.module.css';
import { attackerWish, defenderWish, type Wish } from './wish.ts';
import { fighterName } from './words.ts';

/** Whose eyes: who strikes, or who is struck. */
export type OddsSide = 'attacker' | 'defender';

interface LineProps {
  readonly name: string;
  readonly cell: Cell;
  readonly needs: string;
  /** What a full bar stands for. */
  readonly scale: number;
}

const Line = ({ name, cell, needs, scale }: LineProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={css.bars}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (cell.mean / scale) * 100)}%` }} />
      </span>
      <span className={css.mean}>
        {tenths(cell.mean)} damage
        <span className={css.needs}>, {needs}</span>
      </span>
    </td>
    <td className={css.down}>
      {cell.takeDown === 0 ? <span className="muted">no fall</span> : <b>{percent(cell.takeDown)}</b>}
    </td>
  </tr>
);

const FeintLine = ({ name, returns }: { readonly name: string; readonly returns: boolean }) => (
  <tr>
    <th scope="row">{name}</th>
    <td colSpan={2} className={css.mean}>
      {returns ? 'no blow; the attacker gets its action back' : 'no blow'}
    </td>
  </tr>
);

const Table = ({
  odds,
  side,
  scale,
}: {
  readonly odds: AttackOdds;
  readonly side: OddsSide;
  readonly scale: number;
}) => {
  const [rows, defences] = [rowsOf(odds), defencesOf(odds)];
  const line = (row: Row, d: Defence, name: string) =>
    row === 'feint' ? (
      <FeintLine key={`${row} ${d}`} name={name} returns={d !== 'none' && !odds.isFree} />
    ) : (
      <Line
        key={`${row} ${d}`}
        name={name}
        cell={cellOf(odds, row, d)}
        needs={neededWords(odds, row, d)}
        scale={scale}
      />
    );
  const groups =
    side === 'attacker'
      ? rows
          .filter((row) => row !== 'feint')
          .map((row) => ({
            key: row as string,
            title: row === 'single' ? 'If it reacts with' : `${CHOICE_NAMES[row]}, against`,
            lines: defences.map((d) => line(row, d, d === 'none' ? 'Nothing' : DEFENCE_NAMES[d])),
          }))
      : defences.map((d) => ({
          key: d as string,
          title: d === 'none' ? 'No reaction, against' : `${DEFENCE_NAMES[d]}, against`,
          lines: rows.map((row) => line(row, d, CHOICE_NAMES[row])),
        }));
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Mean damage and chance to take it down, by attack and reaction</caption>
      {groups.map(({ key, title, lines }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={css.group}>
              {title}
            </th>
            <td className={css.head}>falls</td>
          </tr>
          {lines}
        </tbody>
      ))}
    </table>
  );
};

const Mix = ({ odds }: { readonly odds: AttackOdds }) => {
  const { equilibrium: mix, deviation } = odds;
  if (mix === undefined) return null;
  return (
    <details className={css.mix}>
      <summary>What a cool head would choose</summary>
      <p>
        If both weigh an action like {mix.actionValue} damage: the attacker plays{' '}
        {sharesOf(mix.attacker, CHOICE_NAMES).join(', ')}; the defender{' '}
        {sharesOf(mix.defender, DEFENCE_NAMES).join(', ')}. Worth {tenths(mix.value)} to the attacker.
      </p>
      {deviation !== undefined && (
        <p className="muted">
          Always one thing costs the attacker:{' '}
          {CHOICES.map((c) => `${CHOICE_NAMES[c]} ${tenths(deviation.attacker[c] ?? 0)}`).join(', ')}; the defender:{' '}
          {DEFENCES.filter((d) => deviation.defender[d] !== undefined)
            .map((d) => `${DEFENCE_NAMES[d]} ${tenths(deviation.defender[d] ?? 0)}`)
            .join(', ')}
          .
        </p>
      )}
    </details>
  );
};

interface TableProps {
  readonly odds: AttackOdds;
  readonly name: string;
  readonly side: OddsSide;
  /** What it has left; undefined for an object. */
  readonly left: number | undefined;
  readonly scale: number;
}

const OneTarget = ({ odds, name, side, left, scale }: TableProps) => {
  const wish: Wish & { readonly defence?: Defence } =
    side === 'attacker' ? attackerWish(odds, name) : defenderWish(odds, name);
  const { cell } = wish;
  const safe = left !== undefined && rowsOf(odds).every((row) => cellOf(odds, row, 'none').takeDown === 0);
  return (
    <section className={css.odds} aria-label={`Odds against the ${name}`}>
      {wish.chance === 0 ? (
        <p>
          {wish.defence !== undefined
            ? `The ${name} is hurt whatever it does; least ${wish.defence === 'none' ? 'without a reaction' : `with ${DEFENCE_NAMES[wish.defence]}`}.`
            : `This cannot hurt the ${name}.`}
        </p>
      ) : (
        <p className={css.wish}>
          <span>{wish.words}</span>
          <strong>{percent(wish.chance)}</strong>
        </p>
      )}
      <p className="small muted">
        On average {tenths(cell.mean)} damage
        {left !== undefined && ` to the ${left} it has left`}
        {safe && '; one blow cannot take it down'}
        {cell.knockback > 0 && `; knocked back ${percent(cell.knockback)}`}
        {cell.push !== undefined && `; pushed ${tenths(pushMean(cell))} in`}.
      </p>
      <Table odds={odds} side={side} scale={scale} />
      <Mix odds={odds} />
    </section>
  );
};

interface Props {
  readonly battle: Battle;
  readonly odds: PositionOdds;
  readonly side?: OddsSide;
}

export const OddsView = ({ battle, odds, side = 'attacker' }: Props) => {
  const leftOf = (id: number | null): number | undefined => {
    const f = id === null ? undefined : battle.fighters[id];
    return f && profile(battle, f).toughness - f.damage;
  };
  const all = [odds, ...(odds.also ?? [])];
  const scale = Math.max(1, ...all.map(({ target }) => leftOf(target) ?? 1));
  return (
    <>
      {all.map((each) => (
        <OneTarget
          key={each.target}
          odds={each}
          name={each.target === null ? 'object' : fighterName(battle, each.target)}
          side={side}
          left={leftOf(each.target)}
          scale={scale}
        />
      ))}
    </>
  );
};
