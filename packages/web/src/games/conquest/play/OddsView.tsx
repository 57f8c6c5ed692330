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
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import play from '../../../play/play.module.css';
import { seatOfSide } from '../board/look.tsx';
import { nameOf, namesOf } from '../words.ts';

import { hurts } from './chances.ts';
import css from './table.module.css';
import type { Odds } from './types.ts';

const Wish = ({ battle, harm }: { readonly battle: Battle; readonly harm: Harm }) => (
  <p className={`${offer.wish} ${css.wish}`}>
    {harm.slain > 0 ? 'Destroys' : 'Wounds'} {nameOf(battle, harm.target)}{' '}
    <b>{percent(harm.slain > 0 ? harm.slain : hurts(harm))}</b>
  </p>
);

const Bars = ({ battle, harm }: { readonly battle: Battle; readonly harm: Harm }) => (
  <WoundBars wounds={harm.wounds} left={Math.max(1, findModel(battle, harm.target)?.wounds ?? 1)} end="destroyed" />
);

const needsOf = (n: number | null): string => (n === null ? '–' : `${n}+`);

const SideLine = ({
  battle,
  side,
  of: { models, values, mean, lost, wiped },
}: {
  readonly battle: Battle;
  readonly side: 0 | 1;
  readonly of: SideChances;
}) => {
  const unitsLost = lost.reduce((sum, p, n) => sum + p * n, 0);
  const facts = [
    ['hits', needsOf(values.attack)],
    ['wounds', needsOf(values.wound)],
    ['deals', mean.toFixed(1)],
    ['units lost', unitsLost.toFixed(1)],
    ['all lost', percent(wiped)],
  ];
  return (
    <span className={css.fightSide}>
      <span>
        <span className={play.seatMark} data-seat={seatOfSide(battle, side)} data-small aria-hidden="true" />
        <span className="visually-hidden">{sideName(battle.config, side)}: </span>
        {namesOf(battle, models)}
      </span>
      <span className={css.fightFacts}>
        <span>
          <b>{values.dice}</b> {values.dice === 1 ? 'die' : 'dice'}
        </span>
        {facts.map(([words, figure]) => (
          <span key={words}>
            {words} <b>{figure}</b>
          </span>
        ))}
      </span>
    </span>
  );
};

/** Members of both sides, dice, both target numbers, wounds to be expected, own units lost. */
export const FightSides = ({ battle, chances }: { readonly battle: Battle; readonly chances: FightChances }) => (
  <span className={css.fight}>
    {([0, 1] as const).map((side) => (
      <SideLine key={side} battle={battle} side={side} of={chances.sides[side]} />
    ))}
  </span>
);

/** Less than this is not what one fights for. */
const HOPE = 0.05;

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
      <section className={offer.odds} aria-label="What the fight would bring">
        <p className={`${offer.wish} ${css.wish}`}>
          {odds.of.sides[other].wiped < HOPE ? (
            <>
              Inflicts <b>{odds.of.sides[side].mean.toFixed(1)}</b> Wounds
            </>
          ) : (
            <>
              Wipes them out <b>{percent(odds.of.sides[other].wiped)}</b>
            </>
          )}
          <span className={css.wishAside}>
            suffers {odds.of.sides[other].mean.toFixed(1)}, is wiped out {percent(odds.of.sides[side].wiped)}
          </span>
        </p>
        <FightSides battle={battle} chances={odds.of} />
        <Reckoning game={conquestDescriptor} steps={[...odds.of.sides[side].steps, ...odds.of.sides[other].steps]} />
      </section>
    );
  }
  if (odds.kind === 'power') {
    const [harm, ...others] = odds.of.harms;
    return (
      <section className={offer.odds} aria-label="What the power would bring">
        <p className={`${offer.wish} ${css.wish}`}>
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
            {nameOf(battle, one.target)}: wounded {percent(hurts(one))}, destroyed {percent(one.slain)}
          </p>
        ))}
        {odds.of.steps.length > 0 && <Reckoning game={conquestDescriptor} steps={odds.of.steps} />}
      </section>
    );
  }
  const { of, isArc, other } = odds;
  return (
    <section className={offer.odds} aria-label="What the shot would bring">
      <Wish battle={battle} harm={of} />
      <Bars battle={battle} harm={of} />
      {of.needs.save !== null && <p className="small">Saved on {of.needs.save}+.</p>}
      {of.deflected > 0 && <p className={offer.risks}>It strikes a friend instead {percent(of.deflected)} (X-344).</p>}
      {other !== undefined && (
        <p className="small">
          {isArc ? 'Directly' : 'In an arc'}:{' '}
          {other.needs.attack === null ? 'it cannot hurt it' : needsOf(other.needs.attack)}, wounds{' '}
          {percent(hurts(other))}.
        </p>
      )}
      <Reckoning game={conquestDescriptor} steps={of.steps} />
    </section>
  );
};
