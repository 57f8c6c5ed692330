/** The plan of a move. */

import { type Battle, kitOf, movesLeft, type Ship, type ShipId, shipOf, volleyChances } from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import { inches } from '../../../../measured/ruler.ts';
import { forKeys } from '../../../../parts/for-keys.ts';
import { capital, count, listed, percent } from '../../../../parts/words.ts';
import { type ChartMarks, type ChartRing, NO_MARKS } from '../../chart/types.ts';
import { attacksOf } from '../hand/able.ts';
import { legLeft, meetings, metBy, nextStep, ownPlan, plannedBattle } from '../hand/moves.ts';
import { heldBy, waysAgainst } from '../hand/strike.ts';
import type { CosmicAct, CosmicOption, CosmicPlan, Deciding, Held, HeldOf } from '../hand/types.ts';
import {
  courseOf,
  type Drift,
  driftOf,
  type MoveStep,
  meetingsOf,
  ramWords,
  reachOf,
  risksOf,
  stepWords,
  zonesAbout,
} from '../moving.ts';
import { boardChances, shotLine } from '../sights.ts';
import { nameOf } from '../words.ts';
import { castOption, planCast } from './fire.ts';
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
  const next = at === undefined ? undefined : nextStep(b, d, ownPlan(held), at);
  const { areas, ghosts } = courseOf(start.b, ship, steps);
  const may = next === undefined ? undefined : courseOf(start.b, ship, next.steps).ghosts.at(-1);
  const legs = legLeft(b, d, held);
  const reach = start.hasMoves ? reachOf(start.b, ship) : { areas: [], rings: [] };
  return {
    ...NO_MARKS,
    areas: [...reach.areas, ...areas],
    ghosts: [
      ...ghosts,
      ...(may === undefined ? [] : [{ ...may, id: 'may', kind: 'may' } as const]),
      ...(start.drift === undefined ? [] : [start.drift.ghost]),
    ],
    lines: aimLines(b, d, held),
    rings: [
      ...reach.rings,
      ...(start.hasMoves ? zonesAbout(start.b, ship) : []),
      ...(legs === undefined ? [] : [legRing(shipOf(plannedBattle(b, d, held), ship), legs)]),
    ],
  };
};

/** From where the ship would lie to whom it means to shoot at. */
const aimLines = (b: Battle, d: Moving, held: HeldOf<'move'>): ChartMarks['lines'] => {
  const shot = meantShot(b, d, held);
  return shot === undefined
    ? []
    : [shotLine(shot.there, held.ship, shot.target, `wounds ${percent(shot.chance)} later`)];
};

/** What it means to do once all have moved. */
const meantShot = (b: Battle, d: Moving, held: HeldOf<'move'>) => {
  const { ship, target } = held;
  if (target === undefined) return undefined;
  const there = plannedBattle(b, d, held);
  const { wounds } = volleyChances(there, shipOf(there, ship), shipOf(there, target));
  return { there, target, chance: 1 - (wounds[0] ?? 0) };
};

/** `1.2 wounds on Comrade-class B1 to be expected, 0.8 on Cohort A1; it is destroyed 12%.` */
const boardWords = (b: Battle, ship: ShipId, target: ShipId): string => {
  const odds = boardChances(b, ship, target);
  if (odds === undefined) return 'fights it this round';
  const end = odds.destroyed > 0.005 ? `; it is destroyed ${percent(odds.destroyed)}` : '';
  return `${odds.dealt.toFixed(1)} wounds on ${nameOf(b, target)} to be expected, ${odds.suffered.toFixed(1)} on ${nameOf(b, ship)}${end}.`;
};

/** The other ways at whom it is planned against. */
const wayOptions = (b: Battle, d: Moving, held: HeldOf<'move'>): readonly CosmicOption[] => {
  const { ship, target, steps } = held;
  if (target === undefined) return [];
  return waysAgainst(b, d, ship, target)
    .filter(({ does }) => does === 'shot')
    .map((way) => {
      const next = heldBy(ship, way);
      const chance = meantShot(b, d, next)?.chance;
      return {
        key: `way ${JSON.stringify(way.steps)}`,
        words: `Fire at ${nameOf(b, target)} from there`,
        note: capital(wordsOf(b, d, next)),
        chance,
        chosen: JSON.stringify(way.steps) === JSON.stringify(steps),
        held: next,
      };
    });
};

export const planMove = (b: Battle, d: Moving, held: HeldOf<'move'>): CosmicPlan => {
  const { ship, steps } = held;
  const now = plannedBattle(b, d, held);
  const start = startOf(b, d, held);
  const before = ownPlan(held); // what could be met instead of what the table has planned
  const met = meetings(b, d, before);
  return {
    ...planFor(ship),
    hint:
      held.offered || held.target !== undefined
        ? hintOfOffer(b, d, held)
        : hintOfMove(b, ship, steps, { ...start, left: movesLeft(shipOf(now, ship)), legs: legLeft(b, d, held) }),
    wait: start.hasMoves || start.canMeet ? 'Plan a move' : 'Watch it drift',
    choices: d.kind === 'activate' ? d.ships : [],
    targets: [...(held.target === undefined ? [] : [held.target]), ...met.map(({ step }) => metBy(step)!)],
    marks: moveMarks(b, d, held, undefined),
    options: [
      ...wayOptions(b, d, held),
      ...met.map(({ step, steps: whole }) => ({
        key: JSON.stringify(step),
        words: capital(stepWords(now, ship, step)),
        note:
          step.type === 'board'
            ? boardWords(plannedBattle(b, d, before), ship, step.target)
            : ramWords(b, ship, metBy(step)!),
        chosen: false,
        held: { kind: 'move', ship, steps: whole } as const,
      })),
      ...(d.kind === 'activate' ? castOptions(b, d, held) : []),
    ],
    risks: [...risksOf(start.b, ship, steps), ...boardRisks(b, d, held)],
    main: mainOfMove(b, d, held, start),
    // there may be more to plan, and what the table plans is looked at
    waits: held.offered || movesLeft(shipOf(now, ship)) > 0 || legLeft(b, d, held) !== undefined ? true : undefined,
    end: endOfMove(b, d, ship),
  };
};

/** `3 in ahead then 1 in ahead, then turn 30° to port`. */
const wordsOf = (b: Battle, d: Moving, held: HeldOf<'move'>): string =>
  listed(
    held.steps.map((step, i) =>
      stepWords(plannedBattle(b, d, { ...held, steps: held.steps.slice(0, i) }), held.ship, step),
    ),
    'then',
  );

/** What a boarding in the plan leads to. */
const boardRisks = (b: Battle, d: Moving, held: HeldOf<'move'>): readonly string[] =>
  held.steps.flatMap((step, i) =>
    step.type === 'board'
      ? [
          `Boarding: ${boardWords(plannedBattle(b, d, { ...held, steps: held.steps.slice(0, i) }), held.ship, step.target)}`,
        ]
      : [],
  );

const castOptions = (b: Battle, { seat }: Moving, held: Held): readonly CosmicOption[] =>
  attacksOf(b, seat).flatMap((c) => (c.type === 'cast' ? [castOption(b, c, held)] : []));

const mainOfMove = (
  b: Battle,
  d: Moving,
  held: HeldOf<'move'>,
  { hasMoves, canMeet, drift }: Start,
): CosmicAct | undefined => {
  const { ship, steps } = held;
  const name = nameOf(b, ship);
  if (steps.length > 0)
    return {
      meaning: `move ${steps.map(({ type }) => type).join()}`,
      words: `${name}: ${wordsOf(b, d, held)}`,
      commands: [...(d.kind === 'activate' ? [{ type: 'activate', ship } as const] : []), ...steps],
    };
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
      ? `${name}: drag it, or press where it flies, then on for further legs.${forKeys(' The wheel, or A and D, turn it at the end.')}`
      : `${name}: drag it, or press ahead to go straight, aside to turn, behind to go back${forKeys('; by keys W and X, A and D')}.`;
  if (legs !== undefined)
    return `${name} is planned and has ${inches(legs)} left: press to add a leg${forKeys('; Escape takes the last one back')}.`;
  return left > 0
    ? `${name} has a Move token left: plan the next step, or go.`
    : `${name} is planned.${forKeys(' Escape takes the last step back.')}`;
};

/** What the table has planned, and what for. */
const hintOfOffer = (b: Battle, d: Moving, held: HeldOf<'move'>): string => {
  const { ship } = held;
  const shot = meantShot(b, d, held);
  const why = shot === undefined ? '' : `, to fire at ${nameOf(b, shot.target)}: wounds it ${percent(shot.chance)}`;
  return `${nameOf(b, ship)}, as planned: ${wordsOf(b, d, held)}${why}. Press an enemy to attack it, or a place to go there.`;
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
  return {
    ...NO_PLAN,
    hint: `Choose a ship to move: ${count(d.ships.length, 'ship')} left. Those you leave drift when you end.`,
    wait: 'Choose a ship',
    choices: d.ships,
    options: castOptions(b, d, held),
    ...planCast(b, held),
    end: endOfMove(b, d, undefined),
  };
};
