/** What a shot, a power or a fight would bring: first what the player wants, then all numbers with their reasons. */

import {
  type Battle,
  conquestDescriptor,
  type FightChances,
  findModel,
  type Harm,
  powerName,
  type SideChances,
  sideName,
} from '@muster/conquest';
import { Reckoning, WoundBars } from '../../../parts/odds/Bars.tsx';
import { percent } from '../../../parts/words.ts';
import play from '../../../play/play.module.css';
import { seatOfSide } from '../board/look.tsx';
import type { Odds } from './plan/types.ts';
import css from './table.module.css';
import { nameOf, namesOf } from './words.ts';

const hitChance = ({ wounds }: Harm): number => 1 - (wounds[0] ?? 0);

const Wish = ({ battle, harm }: { readonly battle: Battle; readonly harm: Harm }) => (
  <p className={css.wish}>
    {harm.slain > 0 ? 'Destroys' : 'Wounds'} {nameOf(battle, harm.target)}{' '}
    <b>{percent(harm.slain > 0 ? harm.slain : hitChance(harm))}</b>
  </p>
);

const Bars = ({ battle, harm }: { readonly battle: Battle; readonly harm: Harm }) => (
  <WoundBars wounds={harm.wounds} left={Math.max(1, findModel(battle, harm.target)?.wounds ?? 1)} end="destroyed" />
);

const needsOf = (n: number | null): string => (n === null ? '–' : `${n}+`);

const mean = (lost: readonly number[]): string => lost.reduce((sum, p, n) => sum + p * n, 0).toFixed(1);

const SideLine = ({
  battle,
  side,
  of,
}: {
  readonly battle: Battle;
  readonly side: 0 | 1;
  readonly of: SideChances;
}) => (
  <tr>
    <th scope="row">
      <span className={play.seatMark} data-seat={seatOfSide(battle, side)} data-small aria-hidden="true" />
      {sideName(battle.config, side)}
      <span className={`small muted ${css.members}`}>{namesOf(battle, of.models)}</span>
    </th>
    <td className="number">{of.values.dice}</td>
    <td className="number">{needsOf(of.values.attack)}</td>
    <td className="number">{needsOf(of.values.wound)}</td>
    <td className="number">{of.mean.toFixed(1)}</td>
    <td className="number">{mean(of.lost)}</td>
    <td className="number">{percent(of.wiped)}</td>
  </tr>
);

/** Dice, both target numbers, wounds to be expected, losses. */
export const FightTable = ({ battle, chances }: { readonly battle: Battle; readonly chances: FightChances }) => (
  <table className={css.fight}>
    <thead>
      <tr>
        <th scope="col">Side</th>
        <th scope="col" title="Dice">
          Dice
        </th>
        <th scope="col" title="Needed to hit">
          Hit
        </th>
        <th scope="col" title="Needed to wound">
          Wound
        </th>
        <th scope="col" title="Wounds it inflicts on average">
          Deals
        </th>
        <th scope="col" title="Own units lost on average">
          Loses
        </th>
        <th scope="col" title="Chance to lose everybody there">
          All
        </th>
      </tr>
    </thead>
    <tbody>
      {([0, 1] as const).map((side) => (
        <SideLine key={side} battle={battle} side={side} of={chances.sides[side]} />
      ))}
    </tbody>
  </table>
);

export const OddsView = ({
  battle,
  odds,
  side,
}: {
  readonly battle: Battle;
  readonly odds: Odds;
  readonly side: 0 | 1;
}) => {
  if (odds.kind === 'fight') {
    const other = side === 0 ? 1 : 0;
    return (
      <section className={css.odds} aria-label="What the fight would bring">
        <p className={css.wish}>
          Wipes them out <b>{percent(odds.of.sides[other].wiped)}</b>
          <span className={css.wishAside}>we are wiped out {percent(odds.of.sides[side].wiped)}</span>
        </p>
        <FightTable battle={battle} chances={odds.of} />
        <Reckoning game={conquestDescriptor} steps={[...odds.of.sides[side].steps, ...odds.of.sides[other].steps]} />
      </section>
    );
  }
  if (odds.kind === 'power') {
    const [harm, ...others] = odds.of.harms;
    return (
      <section className={css.odds} aria-label="What the power would bring">
        <p className={css.wish}>
          {powerName(odds.power)} takes effect <b>{percent(odds.of.resolves)}</b>
          <span className={css.wishAside}>for {odds.of.cost} Affinity</span>
        </p>
        {harm !== undefined && (
          <>
            <Wish battle={battle} harm={harm} />
            <Bars battle={battle} harm={harm} />
          </>
        )}
        {others.map((one) => (
          <p key={one.target} className="small">
            {nameOf(battle, one.target)}: wounded {percent(hitChance(one))}, destroyed {percent(one.slain)}
          </p>
        ))}
        {odds.of.steps.length > 0 && <Reckoning game={conquestDescriptor} steps={odds.of.steps} />}
      </section>
    );
  }
  const { of, arc } = odds;
  return (
    <section className={css.odds} aria-label="What the shot would bring">
      <Wish battle={battle} harm={of} />
      <Bars battle={battle} harm={of} />
      {of.needs.save !== null && <p className="small">Saved on {of.needs.save}+.</p>}
      {of.deflected > 0 && <p className={css.risks}>It strikes a friend instead {percent(of.deflected)} (X-344).</p>}
      {arc !== undefined && (
        <p className="small">
          The other way, {arc.needs.attack === null ? 'it cannot hurt it' : `${needsOf(arc.needs.attack)}`}: wounds{' '}
          {percent(hitChance(arc))}. Choose the target again for it.
        </p>
      )}
      <Reckoning game={conquestDescriptor} steps={of.steps} />
    </section>
  );
};
