/** Secret objectives: a hand to choose five from, and one's own five with how far each has come. Nothing is shown of the others'. */

import {
  type Battle,
  isPossible,
  kitOf,
  mixProblem,
  OBJECTIVES,
  type Objective,
  type ObjectiveId,
  objectiveOf,
  progressOf,
  SEALED,
  sideOf,
} from '@muster/heroes';
import { useState } from 'react';
import { Confirm } from '../../../parts/Confirm.tsx';
import { listed } from '../../../parts/words.ts';
import css from './table.module.css';
import { nameOf } from './words.ts';

const FAMILIES = { slay: 'Slay', loss: 'Loss', deed: 'Deed' } as const;

interface HandProps {
  readonly picked: readonly ObjectiveId[];
  readonly onPick: (ids: readonly ObjectiveId[]) => void;
  readonly battle: Battle;
  /** Whose they are. */
  readonly seat: number;
}

/** Who is to meet them, with what they bring. */
const OwnForce = ({ battle, seat }: Pick<HandProps, 'battle' | 'seat'>) => {
  const { side } = battle.config.seats[seat]!;
  const own = battle.models.filter((m) => sideOf(battle, m) === side);
  return (
    <p className="small">
      Your force:{' '}
      {listed(
        own.map((m) => {
          const { guns, powers } = kitOf(battle, m);
          const gear = [...guns, ...powers].map(({ name }) => name);
          return gear.length === 0 ? nameOf(battle, m.id) : `${nameOf(battle, m.id)} (${gear.join(', ')})`;
        }),
      )}
      .
    </p>
  );
};

/** All twenty-five: the chosen ones first, last those that this force cannot meet on this board, against these enemies. */
export const ObjectiveHand = ({ picked, onPick, battle, seat }: HandProps) => {
  const { config } = battle;
  const isOpen = ({ id }: Objective): boolean => isPossible(config, config.seats[seat]!.side, id);
  const isPicked = ({ id }: Objective): boolean => picked.includes(id);
  const toggle = (id: ObjectiveId): void =>
    onPick(
      picked.includes(id) ? picked.filter((one) => one !== id) : [...picked.slice(picked.length >= SEALED ? 1 : 0), id],
    );
  const isMixed = config.rulings.objectiveMix === 'mixed' && picked.length > 0;
  const problem = isMixed
    ? mixProblem(
        picked.toSorted((a, b) => a - b),
        picked.length === SEALED,
      )
    : undefined;
  const ordered = OBJECTIVES.toSorted(
    (a, b) => Number(isPicked(b)) - Number(isPicked(a)) || Number(isOpen(b)) - Number(isOpen(a)) || a.id - b.id,
  );
  return (
    <>
      <p className="small" role="status">
        {picked.length} of {SEALED} chosen.{problem !== undefined && ` Mixed objectives: ${problem} (X-159).`}
      </p>
      <OwnForce battle={battle} seat={seat} />
      <ul className={css.hand} aria-label="Objectives to choose from" data-roomy>
        {ordered.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={css.objective}
              aria-pressed={isPicked(one)}
              data-idle={!isOpen(one) || undefined}
              onClick={() => toggle(one.id)}
            >
              <span className={css.family}>{FAMILIES[one.family]}</span>
              <strong>{one.name}</strong>
              <span>{one.words}</span>
              {!isOpen(one) && <span className={css.idle}>Your force cannot meet it in this battle.</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface OwnProps {
  readonly battle: Battle;
  readonly side: 0 | 1;
  /** Of whose side they are, where it is not one's own. */
  readonly of: string;
}

/** The five of a side, as far as these eyes may see them. */
export const ObjectiveCards = ({ battle, side, of }: OwnProps) => {
  const ids = battle.objectives[side] ?? null;
  if (ids === null)
    return battle.sealed[side] ? <p className="small muted">{of} keeps five sealed objectives.</p> : null;
  if (ids.length === 0) return null;
  const progress = (id: ObjectiveId): string => {
    const { have, need } = progressOf(battle, side, id);
    if (have >= need) return 'met';
    if (!isPossible(battle.config, side, id)) return 'cannot be met';
    if (need > 1) return `${have} of ${need}`;
    return battle.outcome === null ? 'open' : 'not met';
  };
  return (
    <ul className={css.own} aria-label={`Objectives of ${of}`}>
      {ids.map((id) => {
        const { name, words } = objectiveOf(id)!;
        const stands = progress(id);
        return (
          <li key={id} data-met={stands === 'met' || undefined} data-card={`objective ${id}`}>
            <strong>{name}</strong>
            <span className={css.progress}>{stands}</span>
            <span className="small muted">{words}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** Whether opening the seal surely wins, as far as these eyes know (HR-13). */
export const isComplete = (b: Battle, side: 0 | 1): boolean => {
  const ids = b.objectives[side] ?? null;
  return ids !== null && ids.length > 0 && ids.every((id) => b.trackers[side].met.includes(id));
};

interface ClaimProps {
  /** All five are met, as far as these eyes know. */
  readonly complete: boolean;
  readonly onClaim: () => void;
}

/** HR-13: opening the seal, asked about first unless it surely wins. */
export const Claim = ({ complete, onClaim }: ClaimProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.claim}>
      <button
        type="button"
        className={`button button--small ${complete ? 'button--main' : 'button--quiet'}`}
        onClick={() => (complete ? onClaim() : setAsked(true))}
      >
        Open our seal
      </button>
      <p className="small muted">
        {complete ? 'All five are met: this wins the battle.' : 'Wins once all five are met.'}
      </p>
      {isAsked && (
        <Confirm
          title="Open our seal?"
          action="Open it anyway"
          decline="Keep it closed"
          onConfirm={onClaim}
          onClose={() => setAsked(false)}
        >
          <p>Unless all five objectives are met, they lie open for the rest of the battle.</p>
        </Confirm>
      )}
    </div>
  );
};
