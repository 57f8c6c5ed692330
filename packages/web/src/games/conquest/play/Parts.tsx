/** Parts of the slip beside its questions: the fights, what else may be done with who is chosen. */

import {
  type Battle,
  type ConquestDecision,
  entryChances,
  type FightChances,
  type FightEntry,
  foreseenChances,
} from '@muster/conquest';
import { useMemo } from 'react';
import type { PartProps } from '../../../contract/tabletop.ts';
import offer from '../../../play/offer.module.css';
import { namesOf } from '../words.ts';
import { Bidding } from './asks.tsx';
import { pickQuestion } from './hand/picking.ts';
import { IDLE, isMoveDecision } from './hand/types.ts';
import { FightSides } from './OddsView.tsx';
import { joinedBy } from './plan/pick.ts';
import css from './table.module.css';
import type { WarTable } from './types.ts';

type Asked = PartProps<WarTable, ConquestDecision>;

const FightLine = ({
  battle,
  chances,
  number,
}: {
  readonly battle: Battle;
  readonly chances: FightChances;
  readonly number: number;
}) => {
  const { fight } = chances;
  const helped = [...fight.supporters, ...fight.far];
  return (
    <>
      <span>
        <b>{number}.</b> {fight.building === null ? 'Fight' : `Assault on ${namesOf(battle, [fight.building])}`}
        {helped.length > 0 && <span className="muted"> · support: {namesOf(battle, helped)}</span>}
      </span>
      <FightSides battle={battle} chances={chances} />
    </>
  );
};

/** The fights to be chosen from. */
const FightList = ({
  now: { view: battle, decision },
  held,
  hold,
  fights,
}: Asked & { readonly fights: readonly FightEntry[] }) => {
  return (
    <ul className={offer.list} aria-label="Fights">
      {fights.map((fight, i) => {
        const chosen = held.kind === 'pick' && held.id === fight.id;
        return (
          <li key={fight.id}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={chosen}
              onClick={() => hold(chosen ? IDLE : { kind: 'pick', id: fight.id })}
            >
              <FightLine
                battle={battle}
                chances={entryChances(battle, joinedBy(battle, decision, fight))}
                number={i + 1}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Fights as the table stands, before their phase. */
const ForeseenFights = ({ battle }: { readonly battle: Battle }) => {
  const chances = useMemo(() => foreseenChances(battle), [battle]);
  if (chances.length === 0) return null;
  return (
    <details className={css.foreseen} open={chances.length < 3 || undefined}>
      <summary>Fights to come: {chances.length}</summary>
      {chances.map((one, i) => (
        <div key={one.fight.id} className={css.foreseenFight}>
          <FightLine battle={battle} chances={one} number={i + 1} />
        </div>
      ))}
    </details>
  );
};

export const Foreseen = ({ now: { view, decision } }: PartProps<WarTable>) =>
  decision !== undefined && (isMoveDecision(decision) || decision.kind === 'shootBuild') ? (
    <ForeseenFights battle={view} />
  ) : null;

/** What the map answers, and is laid out here too: the fights, both heroes who surge. */
export const OnTheMap = (props: PartProps<WarTable>) => {
  const { view, decision } = props.now;
  if (decision === undefined) return null;
  const asked: Asked = { ...props, now: { ...props.now, decision } };
  const fights = pickQuestion(view, decision)?.fights;
  if (fights !== undefined) return <FightList {...asked} fights={fights} />;
  return decision.kind === 'surgeAnswer' ? <Bidding {...asked} /> : null;
};

/** What else may be done with who is chosen. */
export const Besides = ({ plan, hold }: PartProps<WarTable>) => (
  <div className={`${offer.roster} ${css.chips}`}>
    {plan.marks.besides.map(({ words, held }) => (
      <button key={words} type="button" className="button button--small" onClick={() => hold(held)}>
        {words}
      </button>
    ))}
  </div>
);
