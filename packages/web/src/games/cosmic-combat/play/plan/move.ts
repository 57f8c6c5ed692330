/** The plan of a move. */

import { type Battle, kitOf, movesLeft, type ShipId, shipOf, volleyChances } from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import { inches } from '../../../../measured/ruler.ts';
import { forKeys } from '../../../../parts/for-keys.ts';
import { capital, count, listed, percent } from '../../../../parts/words.ts';
import { type ChartMarks, NO_MARKS } from '../../chart/types.ts';
import { courseOf, type Drift, driftOf, reachOf, zonesAbout } from '../courses.ts';
import { attacksOf } from '../hand/able.ts';
import { legLeft, meetings, nextStep, ownPlan, plannedBattle } from '../hand/moves.ts';
import { heldBy } from '../hand/strike.ts';
import type { CosmicAct, CosmicOption, CosmicPlan, Deciding, Held, HeldOf } from '../hand/types.ts';
import { waysTo } from '../hand/ways.ts';
import { afterSteps, type MoveStep, meetingsOf, metBy, ramWords, risksOf, stepWords } from '../moving.ts';
import { boardChances, shotLine, woundChance } from '../sights.ts';
import { nameOf } from '../words.ts';
import { castOption, planCast } from './fire.ts';
import { NO_PLAN, planFor } from './none.ts';

type Moving = Deciding<'activate' | 'move'>;

/** What the ship could do before anything is planned. */
interface Start {
  readonly hasMoves: boolean;
  readonly canAct: boolean;
  /** Of one that can do nothing. */
  readonly drift: Drift | undefined;
}

const startOf = (b: Battle, ship: ShipId): Start => {
  const hasMoves = movesLeft(shipOf(b, ship)) > 0;
  const canAct = hasMoves || meetingsOf(b, ship).length > 0;
  return { hasMoves, canAct, drift: canAct ? undefined : driftOf(b, ship, shipOf(b, ship).tokens ?? []) };
};

/** What is drawn of a move; with the step that a click at this place would add. */
export const moveMarks = (b: Battle, held: HeldOf<'move'>, at: Point | undefined): ChartMarks => {
  const { ship, steps } = held;
  const { hasMoves, drift } = startOf(b, ship);
  const next = at === undefined ? undefined : nextStep(b, ownPlan(held), at);
  const { areas, ghosts } = courseOf(b, ship, steps);
  const may = next === undefined ? undefined : courseOf(b, ship, next.steps).ghosts.at(-1);
  const legs = legLeft(b, held);
  const { place } = shipOf(plannedBattle(b, held), ship);
  const shot = meantShot(b, held);
  const reach = hasMoves ? reachOf(b, ship) : NO_MARKS;
  return {
    ...NO_MARKS,
    areas: [...reach.areas, ...areas],
    ghosts: [
      ...ghosts,
      ...(may === undefined ? [] : [{ ...may, id: 'may', kind: 'may' } as const]),
      ...(drift === undefined ? [] : [drift.ghost]),
    ],
    lines: shot === undefined ? [] : [shotLine(shot.there, ship, shot.target, `wounds ${percent(shot.chance)} later`)],
    rings: [
      ...reach.rings,
      ...(hasMoves ? zonesAbout(b, ship) : []),
      // how far the token in use still reaches, from the last waypoint
      ...(legs === undefined ? [] : [{ id: 'leg', kind: 'range', corners: [place!], by: legs } as const]),
    ],
  };
};

/** What it means to do once all have moved. */
const meantShot = (b: Battle, held: HeldOf<'move'>) => {
  const { ship, target } = held;
  if (target === undefined) return undefined;
  const there = plannedBattle(b, held);
  return { there, target, chance: woundChance(volleyChances(there, shipOf(there, ship), shipOf(there, target))) };
};

/** `1.2 wounds on Comrade-class B1 to be expected, 0.8 on Cohort A1; it is destroyed 12%.` */
const boardWords = (b: Battle, ship: ShipId, target: ShipId): string => {
  const { dealt, suffered, destroyed } = boardChances(b, ship, target);
  const end = destroyed > 0.005 ? `; it is destroyed ${percent(destroyed)}` : '';
  return `${dealt.toFixed(1)} wounds on ${nameOf(b, target)} to be expected, ${suffered.toFixed(1)} on ${nameOf(b, ship)}${end}.`;
};

/** The other ways at whom it is planned against. */
const wayOptions = (b: Battle, { ship, target, steps }: HeldOf<'move'>): readonly CosmicOption[] =>
  target === undefined
    ? []
    : waysTo(b, ship, target)
        .filter(({ does }) => does === 'shot')
        .map((way) => ({
          key: `way ${JSON.stringify(way.steps)}`,
          words: `Fire at ${nameOf(b, target)} from there`,
          note: capital(wordsOf(b, ship, way.steps)),
          chance: meantShot(b, heldBy(ship, way))?.chance,
          chosen: JSON.stringify(way.steps) === JSON.stringify(steps),
          held: heldBy(ship, way),
        }));

export const planMove = (b: Battle, d: Moving, held: HeldOf<'move'>): CosmicPlan => {
  const { ship, steps } = held;
  const now = plannedBattle(b, held);
  const start = startOf(b, ship);
  const own = ownPlan(held); // what could be met instead of what the table has planned
  const met = meetings(b, own);
  return {
    ...planFor(ship),
    hint: held.offered || held.target !== undefined ? hintOfOffer(b, held) : hintOfMove(b, held, start),
    wait: start.canAct ? 'Plan a move' : 'Watch it drift',
    choices: d.kind === 'activate' ? d.ships : [],
    targets: [...(held.target === undefined ? [] : [held.target]), ...met.map(({ step }) => metBy(step)!)],
    marks: moveMarks(b, held, undefined),
    options: [
      ...wayOptions(b, held),
      ...met.map(({ step, steps: whole }) => ({
        key: JSON.stringify(step),
        words: capital(stepWords(now, ship, step)),
        note:
          step.type === 'board'
            ? boardWords(plannedBattle(b, own), ship, step.target)
            : ramWords(b, ship, metBy(step)!),
        chosen: false,
        held: { kind: 'move', ship, steps: whole } as const,
      })),
      ...(d.kind === 'activate' ? castOptions(b, d, held) : []),
    ],
    risks: [...risksOf(b, ship, steps), ...boardRisks(b, held)],
    main: mainOfMove(b, d, held, start),
    // there may be more to plan, and what the table plans is looked at
    waits: held.offered || movesLeft(shipOf(now, ship)) > 0 || legLeft(b, held) !== undefined ? true : undefined,
    end: endOfMove(b, d),
  };
};

/** `3 in ahead then 1 in ahead, then turn 30° to port`. */
const wordsOf = (b: Battle, ship: ShipId, steps: readonly MoveStep[]): string =>
  listed(
    steps.map((step, i) => stepWords(afterSteps(b, ship, steps.slice(0, i)), ship, step)),
    'then',
  );

/** What a boarding in the plan leads to. */
const boardRisks = (b: Battle, { ship, steps }: HeldOf<'move'>): readonly string[] =>
  steps.flatMap((step, i) => {
    if (step.type !== 'board') return [];
    return `Boarding: ${boardWords(afterSteps(b, ship, steps.slice(0, i)), ship, step.target)}`;
  });

const castOptions = (b: Battle, { seat }: Moving, held: Held): readonly CosmicOption[] =>
  attacksOf(b, seat).flatMap((c) => (c.type === 'cast' ? [castOption(b, c, held)] : []));

const mainOfMove = (
  b: Battle,
  d: Moving,
  { ship, steps }: HeldOf<'move'>,
  { canAct, drift }: Start,
): CosmicAct | undefined => {
  const name = nameOf(b, ship);
  const activate = d.kind === 'activate' ? ([{ type: 'activate', ship }] as const) : [];
  if (steps.length > 0)
    return {
      meaning: `move ${steps.map(({ type }) => type).join()}`,
      words: `${name}: ${wordsOf(b, ship, steps)}`,
      commands: [...activate, ...steps],
    };
  if (d.kind !== 'activate' || canAct) return undefined;
  return { meaning: 'drift', words: `${name} ${drift?.words ?? 'stays'}`, commands: activate };
};

const hintOfMove = (b: Battle, held: HeldOf<'move'>, { hasMoves, drift }: Start): string => {
  const { ship, steps } = held;
  const name = nameOf(b, ship);
  const legs = legLeft(b, held);
  if (!hasMoves && drift !== undefined) return `${name} has no Move token and ${drift.words}.`;
  if (steps.length === 0)
    return kitOf(b, shipOf(b, ship)).isFighter
      ? `${name}: drag it, or press where it flies, then on for further legs.${forKeys(' The wheel, or A and D, turn it at the end.')}`
      : `${name}: drag it, or press ahead to go straight, aside to turn, behind to go back${forKeys('; by keys W and X, A and D')}.`;
  if (legs !== undefined)
    return `${name} is planned and has ${inches(legs)} left: press to add a leg${forKeys('; Escape takes the last one back')}.`;
  return movesLeft(shipOf(plannedBattle(b, held), ship)) > 0
    ? `${name} has a Move token left: plan the next step, or go.`
    : `${name} is planned.${forKeys(' Escape takes the last step back.')}`;
};

/** What the table has planned, and what for. */
const hintOfOffer = (b: Battle, held: HeldOf<'move'>): string => {
  const shot = meantShot(b, held);
  const why = shot === undefined ? '' : `, to fire at ${nameOf(b, shot.target)}: wounds it ${percent(shot.chance)}`;
  return `${nameOf(b, held.ship)}, as planned: ${wordsOf(b, held.ship, held.steps)}${why}. Press an enemy to attack it, or a place to go there.`;
};

const endOfMove = (b: Battle, d: Moving): CosmicAct => {
  if (d.kind === 'move')
    return { meaning: 'endShip', words: `${nameOf(b, d.ship)} does no more`, commands: [{ type: 'pass' }] };
  const waiting = d.ships.filter((id) => movesLeft(shipOf(b, id)) > 0);
  return {
    meaning: 'endHalf',
    words: 'End our movement',
    commands: [{ type: 'pass' }],
    unless: waiting.length > 0 ? `${count(waiting.length, 'ship has', 'ships have')} Move tokens left` : undefined,
  };
};

export const planActivate = (b: Battle, d: Deciding<'activate'>, held: Held): CosmicPlan => ({
  ...NO_PLAN,
  hint: `Choose a ship to move: ${count(d.ships.length, 'ship')} left. Those you leave drift when you end.`,
  wait: 'Choose a ship',
  choices: d.ships,
  options: castOptions(b, d, held),
  ...planCast(b, held),
  end: endOfMove(b, d),
});
