/** The plan of a move. */

import { type Battle, kitOf, movesLeft, type Ship, type ShipId, shipOf } from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import { inches } from '../../../../measured/ruler.ts';
import { capital, count, listed } from '../../../../parts/words.ts';
import { type ChartGhost, type ChartMarks, type ChartRing, NO_MARKS } from '../../chart/types.ts';
import { attacksOf } from '../hand/able.ts';
import { legLeft, meetings, metBy, nextStep, plannedBattle } from '../hand/moves.ts';
import type { CosmicAct, CosmicPlan, Deciding, Held, HeldOf } from '../hand/types.ts';
import {
  courseOf,
  type Drift,
  driftOf,
  type MoveStep,
  meetingsOf,
  ramWords,
  risksOf,
  stepWords,
  zonesAbout,
} from '../moving.ts';
import { nameOf } from '../words.ts';
import { attackOption, chosenCast } from './fire.ts';
import { NO_PLAN, planFor } from './none.ts';

type Moving = Deciding<'activate' | 'move'>;

/** What the ship could do before anything is planned. */
interface Start {
  readonly b: Battle;
  readonly hasMoves: boolean;
  readonly canMeet: boolean;
  /** Of one that can do nothing. */
  readonly drift: Drift | undefined;
}

const startOf = (b: Battle, d: Moving, held: HeldOf<'move'>): Start => {
  const { ship } = held;
  const start = plannedBattle(b, d, { ...held, steps: [] });
  const hasMoves = movesLeft(shipOf(start, ship)) > 0;
  const canMeet = meetingsOf(start, ship).length > 0;
  const drift = hasMoves || canMeet ? undefined : driftOf(b, ship, shipOf(b, ship).tokens ?? []);
  return { b: start, hasMoves, canMeet, drift };
};

/** What is drawn of a move; with the step that a click at this place would add. */
export const moveMarks = (b: Battle, d: Moving, held: HeldOf<'move'>, at: Point | undefined): ChartMarks => {
  const { ship, steps } = held;
  const start = startOf(b, d, held);
  const next = at === undefined ? undefined : nextStep(b, d, held, at);
  const { areas, ghosts } = courseOf(start.b, ship, next?.adds === true ? next.steps : steps);
  const offered = next?.adds === true ? ghosts.length - 1 : -1;
  const legs = legLeft(b, d, held);
  return {
    ...NO_MARKS,
    areas,
    ghosts: [
      ...ghosts.map((ghost, i): ChartGhost => (i === offered ? { ...ghost, kind: 'may' } : ghost)),
      ...(start.drift === undefined ? [] : [start.drift.ghost]),
    ],
    rings: [
      ...(start.hasMoves ? zonesAbout(start.b, ship) : []),
      ...(legs === undefined ? [] : [legRing(shipOf(plannedBattle(b, d, held), ship), legs)]),
    ],
  };
};

export const planMove = (b: Battle, d: Moving, held: HeldOf<'move'>): CosmicPlan => {
  const { ship, steps } = held;
  const now = plannedBattle(b, d, held);
  const start = startOf(b, d, held);
  const met = meetings(b, d, held);
  return {
    ...planFor(ship),
    hint: hintOfMove(b, ship, steps, { ...start, left: movesLeft(shipOf(now, ship)), legs: legLeft(b, d, held) }),
    wait: start.hasMoves || start.canMeet ? 'Plan a move' : 'Watch it drift',
    choices: d.kind === 'activate' ? d.ships : [],
    targets: met.map(({ step }) => metBy(step)!),
    marks: moveMarks(b, d, held, undefined),
    options: met.map(({ step, steps: whole }) => ({
      key: JSON.stringify(step),
      words: capital(stepWords(now, ship, step)),
      note: step.type === 'board' ? 'fights it this round' : ramWords(b, ship, metBy(step)!),
      chosen: false,
      held: { ...held, steps: whole },
    })),
    risks: risksOf(start.b, ship, steps),
    main: mainOfMove(b, d, held, start),
    end: endOfMove(b, d, ship),
  };
};

const mainOfMove = (
  b: Battle,
  d: Moving,
  held: HeldOf<'move'>,
  { hasMoves, canMeet, drift }: Start,
): CosmicAct | undefined => {
  const { ship, steps } = held;
  const name = nameOf(b, ship);
  if (steps.length > 0) {
    const words = steps.map((step, i) =>
      stepWords(plannedBattle(b, d, { ...held, steps: steps.slice(0, i) }), ship, step),
    );
    return {
      meaning: `move ${steps.map(({ type }) => type).join()}`,
      words: `${name}: ${listed(words, 'then')}`,
      commands: [...(d.kind === 'activate' ? [{ type: 'activate', ship } as const] : []), ...steps],
    };
  }
  if (d.kind !== 'activate' || hasMoves || canMeet) return undefined;
  const words = drift === undefined ? `${name} stays` : `${name} ${drift.words}`;
  return { meaning: 'drift', words, commands: [{ type: 'activate', ship }] };
};

/** How far the token in use still reaches, from the last waypoint. */
const legRing = ({ place }: Ship, left: Length): ChartRing => ({
  id: 'leg',
  kind: 'range',
  corners: [place!],
  by: left,
});

interface Planned extends Pick<Start, 'hasMoves' | 'drift'> {
  readonly left: number;
  /** Of a fighter's Move with the token in use. */
  readonly legs: Length | undefined;
}

const hintOfMove = (
  b: Battle,
  ship: ShipId,
  steps: readonly MoveStep[],
  { hasMoves, left, legs, drift }: Planned,
): string => {
  const name = nameOf(b, ship);
  if (!hasMoves && drift !== undefined) return `${name} has no Move token and ${drift.words}.`;
  if (steps.length === 0)
    return kitOf(b, shipOf(b, ship)).isFighter
      ? `${name}: click where it flies, then on for further legs. The wheel, or A and D, turn it at the end.`
      : `${name}: click ahead to go straight, aside to turn, behind to go back; by keys W and X, A and D.`;
  if (legs !== undefined)
    return `${name} is planned and has ${inches(legs)} left: click to add a leg; Escape takes the last one back.`;
  return left > 0
    ? `${name} has a Move token left: plan the next step, or go.`
    : `${name} is planned. Escape takes the last step back.`;
};

const endOfMove = (b: Battle, d: Moving, ship: ShipId | undefined): CosmicAct => {
  if (d.kind === 'move')
    return { meaning: 'endShip', words: `${nameOf(b, ship ?? d.ship)} does no more`, commands: [{ type: 'pass' }] };
  const waiting = d.ships.filter((id) => movesLeft(shipOf(b, id)) > 0);
  return {
    meaning: 'endHalf',
    words: 'End our movement',
    commands: [{ type: 'pass' }],
    unless: waiting.length > 0 ? `${count(waiting.length, 'ship has', 'ships have')} Move tokens left` : undefined,
  };
};

export const planActivate = (b: Battle, d: Deciding<'activate'>, held: Held): CosmicPlan => {
  const casts = attacksOf(b, d.seat).filter((c) => c.type === 'cast');
  return {
    ...NO_PLAN,
    hint: `Choose a ship to move: ${count(d.ships.length, 'ship')} left. Those you leave drift when you end.`,
    wait: 'Choose a ship',
    choices: d.ships,
    options: casts.map((cast) => attackOption(b, cast, held)),
    main: chosenCast(b, held),
    targets: held.kind === 'attack' && held.attack !== null ? [held.attack.target] : [],
    end: endOfMove(b, d, undefined),
  };
};
