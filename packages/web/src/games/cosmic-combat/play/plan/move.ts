/** The plan of a move. */

import {
  type Battle,
  type CosmicDecision,
  kitOf,
  movesLeft,
  type Ship,
  type ShipId,
  shipOf,
} from '@muster/cosmic-combat';
import type { Length } from '@muster/geometry';
import { inches } from '../../../../measured/ruler.ts';
import { capital, count, listed } from '../../../../parts/words.ts';
import { type ChartRing, NO_MARKS } from '../../chart/types.ts';
import { attacksOf, type Intent, legLeft, meetings, nextStep, plannedBattle } from '../intent.ts';
import { courseOf, driftOf, type MoveStep, meetingsOf, ramWords, risksOf, stepWords, zonesAbout } from '../moving.ts';
import { nameOf } from '../words.ts';
import { attackOption, chosenCast } from './fire.ts';
import { EMPTY, type Hovered, type Plan, type PlanAction } from './types.ts';

const FIRST_WORDS = 'Click ahead to go straight, aside to turn, behind to go back';

export const planMove = (
  b: Battle,
  d: CosmicDecision & { readonly kind: 'activate' | 'move' },
  intent: Extract<Intent, { kind: 'move' }>,
  at: Hovered,
): Plan => {
  const { ship, steps } = intent;
  const now = plannedBattle(b, d, intent);
  const s = shipOf(now, ship);
  const left = movesLeft(s);
  const start = plannedBattle(b, d, { ...intent, steps: [] });
  const preview = at === undefined ? undefined : nextStep(b, d, intent, at);
  const isNew = preview?.adds === true;
  const shownSteps = isNew && preview !== undefined ? preview.steps : steps;
  const course = courseOf(start, ship, shownSteps);
  const name = nameOf(b, ship);
  const hasMoves = movesLeft(shipOf(start, ship)) > 0;
  const canMeet = meetingsOf(start, ship).length > 0;
  const drift = hasMoves || canMeet ? undefined : driftOf(b, ship, shipOf(b, ship).tokens ?? []);
  const words = steps.map((step, i) =>
    stepWords(plannedBattle(b, d, { ...intent, steps: steps.slice(0, i) }), ship, step),
  );
  const met = meetings(b, d, intent);
  const legs = legLeft(b, d, intent);
  return {
    ...EMPTY,
    hint: hintOfMove(b, ship, { hasMoves, left, legs, steps }, drift?.words),
    wait: hasMoves || canMeet ? 'Plan a move' : 'Watch it drift',
    selected: ship,
    choices: d.kind === 'activate' ? d.ships : [],
    targets: met.map(({ step }) => meetingTarget(step)!),
    marks: {
      ...NO_MARKS,
      areas: course.areas,
      ghosts: [
        ...course.ghosts.map((ghost, i) =>
          isNew && i === course.ghosts.length - 1 ? { ...ghost, kind: 'may' as const } : ghost,
        ),
        ...(drift === undefined ? [] : [drift.ghost]),
      ],
      rings: [...(hasMoves ? zonesAbout(start, ship) : []), ...(legs === undefined ? [] : [legRing(s, legs)])],
    },
    options: met.map(({ step, steps: whole }) => ({
      key: JSON.stringify(step),
      words: capital(stepWords(now, ship, step)),
      note: step.type === 'board' ? 'fights it this round' : ramWords(b, ship, meetingTarget(step)!),
      chance: undefined,
      chosen: false,
      intent: { ...intent, steps: whole },
    })),
    risks: risksOf(start, ship, steps),
    main:
      steps.length > 0
        ? {
            meaning: `move ${steps.map(({ type }) => type).join()}`,
            words: `${name}: ${listed(words, 'then')}`,
            commands: [...(d.kind === 'activate' ? [{ type: 'activate', ship } as const] : []), ...steps],
          }
        : d.kind === 'activate' && !hasMoves && !canMeet
          ? {
              meaning: 'drift',
              words: drift === undefined ? `${name} stays` : `${name} ${drift.words}`,
              commands: [{ type: 'activate', ship }],
            }
          : undefined,
    end: endOfMove(b, d, ship),
  };
};

const meetingTarget = (step: MoveStep): ShipId | null =>
  step.type === 'board' ? step.target : step.type === 'straight' || step.type === 'fly' ? step.ram : null;

/** How far the token in use still reaches, from the last waypoint. */
const legRing = ({ place }: Ship, left: Length): ChartRing => ({
  id: 'leg',
  kind: 'range',
  corners: [place!],
  by: left,
});

interface Planned {
  readonly hasMoves: boolean;
  readonly left: number;
  /** Of a fighter's Move with the token in use. */
  readonly legs: Length | undefined;
  readonly steps: readonly MoveStep[];
}

const hintOfMove = (
  b: Battle,
  ship: ShipId,
  { hasMoves, left, legs, steps }: Planned,
  drifts: string | undefined,
): string => {
  const name = nameOf(b, ship);
  if (!hasMoves && drifts !== undefined) return `${name} has no Move token and ${drifts}.`;
  if (steps.length === 0)
    return kitOf(b, shipOf(b, ship)).isFighter
      ? `${name}: click where it flies, then on for further legs. The wheel, or A and D, turn it at the end.`
      : `${name}: ${FIRST_WORDS.toLowerCase()}; by keys W and X, A and D.`;
  if (legs !== undefined)
    return `${name} is planned and has ${inches(legs)} left: click to add a leg; Escape takes the last one back.`;
  return left > 0
    ? `${name} has a Move token left: plan the next step, or go.`
    : `${name} is planned. Escape takes the last step back.`;
};

const endOfMove = (
  b: Battle,
  d: CosmicDecision & { readonly kind: 'activate' | 'move' },
  ship: ShipId | undefined,
): PlanAction => {
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

export const planActivate = (b: Battle, d: CosmicDecision & { readonly kind: 'activate' }, intent: Intent): Plan => {
  const casts = attacksOf(b, d.seat).filter((c) => c.type === 'cast');
  return {
    ...EMPTY,
    hint: `Choose a ship to move: ${count(d.ships.length, 'ship')} left. Those you leave drift when you end.`,
    wait: 'Choose a ship',
    choices: d.ships,
    options: casts.map((cast) => attackOption(b, cast, intent)),
    main: chosenCast(b, intent),
    targets: intent.kind === 'attack' && intent.attack !== null ? [intent.attack.target] : [],
    end: endOfMove(b, d, undefined),
  };
};
