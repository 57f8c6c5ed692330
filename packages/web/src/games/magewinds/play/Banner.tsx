/** Above the table: round and phase, whose turn in which order, who has passed, and how each stands in the scenario. */

import type { MatchOutcome } from '@muster/kernel';
import {
  type Battle,
  handLimit,
  magewindsDescriptor,
  SCENARIOS,
  seatName as sideName,
  standing,
} from '@muster/magewinds';
import { type SeatPlayers, seatName } from '../../../contract/players.ts';
import type { SeenProps } from '../../../contract/tabletop.ts';
import { endingTitle } from '../../../play/ending.ts';
import play from '../../../play/play.module.css';
import { Phases } from '../../../play/WhoseTurn.tsx';
import type { MagewindsTable } from './plan/types.ts';
import css from './table.module.css';
import { roundWords, scenarioName, withSides } from './words.ts';

const PHASES = [
  ['channelling', 'Channelling'],
  ['action', 'Action'],
  ['end', 'End'],
] as const;

interface OrderProps {
  readonly battle: Battle;
  readonly players: SeatPlayers | undefined;
  readonly isOver: boolean;
}

/** In which to pass means to wait for the others. */
const PASSING: readonly Battle['phase'][] = ['channelling', 'action'];

const Order = ({ battle, players, isOver }: OrderProps) => {
  const names = magewindsDescriptor.seatNames(battle.config);
  const turn = isOver ? null : battle.turn;
  const passed = isOver || !PASSING.includes(battle.phase) ? [] : battle.passed;
  const counts = battle.round > 0 && battle.scenario !== null ? standing(battle) : [];
  return (
    <ol className={css.order} aria-label="Turn order">
      {(battle.order.length > 0 ? battle.order : battle.seats.map((_, seat) => seat)).map((seat) => (
        <li
          key={seat}
          data-turn={turn === seat || undefined}
          data-passed={passed.includes(seat) || undefined}
          aria-current={turn === seat ? 'true' : undefined}
        >
          <span className={play.seatMark} data-seat={seat} aria-hidden="true" />
          <span className={css.name}>{seatName(names, players, seat)}</span>
          <span className={css.count}>{counts.find((count) => count.seat === seat)?.text}</span>
          {battle.seats[seat]!.conceded ? (
            <span className={css.state}>conceded</span>
          ) : (
            passed.includes(seat) && <span className={css.state}>passed</span>
          )}
        </li>
      ))}
    </ol>
  );
};

/** ItT king-of-the-hill.end: it may be over before its last round; who looks at the banner is not surprised. */
const Ending = ({ battle }: { readonly battle: Battle }) => {
  if (battle.scenario !== 'king-of-the-hill') return null;
  const there = battle.round === 0 ? [] : standing(battle).filter(({ most }) => most > 0);
  const [alone] = there;
  return (
    <span className={css.ending} data-near={there.length === 1 || undefined}>
      {' '}
      {there.length === 1 && alone !== undefined
        ? `${sideName(alone.seat)} is alone on the hill: if that is so when round ${battle.round} ends, it wins at once.`
        : 'Whoever is alone on the hill when any round ends wins at once.'}
    </span>
  );
};

const Aim = ({ battle, isOver }: { readonly battle: Battle; readonly isOver: boolean }) => {
  const { scenario } = battle;
  if (scenario === null) return null;
  const { objective, lastRound } = SCENARIOS[scenario];
  return (
    <p className={css.aim}>
      <strong>{scenarioName(scenario)}.</strong> <span className={css.objective}>{withSides(battle, objective)}</span>
      {lastRound !== null && <span data-round> {roundWords(battle.round, lastRound)}</span>}
      {!isOver && <Ending battle={battle} />}
    </p>
  );
};

/** Round and phase, or how it ended. */
const whenWords = ({ round }: Battle, outcome: MatchOutcome | undefined, seatNames: readonly string[]): string => {
  if (outcome !== undefined) return endingTitle(outcome, [], seatNames);
  return round === 0 ? 'Set-up' : `Round ${round}`;
};

export const Banner = ({ seen: { shown: battle, players, seatNames, outcome, turn } }: SeenProps<MagewindsTable>) => (
  <header
    className={`${play.banner} ${css.banner}`}
    data-seat={outcome === undefined ? (battle.turn ?? undefined) : turn}
  >
    <p className={play.whose}>
      <strong>{whenWords(battle, outcome, seatNames)}</strong>
    </p>
    {battle.round > 0 && outcome === undefined && <Phases label="Phases" phases={PHASES} now={battle.phase} />}
    <Order battle={battle} players={players} isOver={outcome !== undefined} />
    <Aim battle={battle} isOver={outcome !== undefined} />
  </header>
);

/** `5 of 6`: how full a hand is. */
export const handWords = (battle: Battle, seat: number): string =>
  battle.scenario === null
    ? `${battle.seats[seat]!.hand.size}`
    : `${battle.seats[seat]!.hand.size} of ${handLimit(battle, seat)}`;
