/**
 * The best that a ship could do with its tokens, by the game's own odds on what is seen: at once, and by no computer player. What is
 * weighed is what a player would look at: wounds to be expected on them, then on oneself, then the shorter way. Pure.
 */

import {
  areEnemies,
  type Battle,
  boardableBy,
  type CosmicCommand,
  kitOf,
  movesFor,
  movesLeft,
  planned,
  ramChances,
  type Ship,
  type ShipId,
  shipOf,
  volleyChances,
  whereDrifts,
} from '@muster/cosmic-combat';
import { hulls, inch, legLength, type Point, pathLength } from '@muster/geometry';
import { remembered } from '../../../../parts/remembered.ts';
import { faultOf, type MoveStep, metBy, ramOf, ramsOf } from '../moving.ts';
import { boardChances, livingEnemies } from '../sights.ts';

/** One way of using the tokens of a ship. */
export interface Way {
  readonly steps: readonly MoveStep[];
  readonly does: 'shot' | 'board' | 'ram' | 'near' | 'escape';
  /** Whom it is meant for. */
  readonly target: ShipId | null;
  /** Wounds to be expected on the target, and the chance that it is destroyed. */
  readonly gain: number;
  readonly destroyed: number;
  /** Wounds to be expected on the ship by doing it. */
  readonly harm: number;
}

/** A way before it is weighed, and the battle after it. */
interface Walked {
  readonly steps: readonly MoveStep[];
  readonly b: Battle;
}

const NOBODY = { target: null, gain: 0, destroyed: 0, harm: 0 } as const;

const isMove = (c: CosmicCommand): c is MoveStep =>
  c.type === 'straight' || c.type === 'turn' || c.type === 'back' || c.type === 'fly';

/** What one token can do from here, to stay included; rams are another matter. */
const stepsFrom = (b: Battle, id: ShipId): readonly MoveStep[] => {
  const s = shipOf(b, id);
  if (movesLeft(s) <= 0) return [];
  const found = movesFor(b, s).filter((c): c is MoveStep => isMove(c) && ramOf(c) === null);
  const stay: MoveStep = { type: 'straight', distance: 0, ram: null };
  return !kitOf(b, s).isFighter && faultOf(b, id, stay) === undefined ? [stay, ...found] : found;
};

/** All ends of the next Move token. */
const walksOf = (b: Battle, id: ShipId): readonly Walked[] =>
  stepsFrom(b, id).map((step) => ({ steps: [step], b: planned(b, shipOf(b, id), step) }));

/** How long a way is, in the table's own lengths; a turn is its inch. */
const lengthOf = (b: Battle, id: ShipId, steps: readonly MoveStep[]): number =>
  steps.reduce((sum, step) => {
    if (step.type === 'straight' || step.type === 'back') return sum + step.distance;
    if (step.type === 'fly') return sum + pathLength([shipOf(b, id).place!, ...step.ends]);
    return sum + inch(1);
  }, 0);

/** What enemies with Fire tokens could do to it there, as they lie now. */
const dangerAt = (b: Battle, id: ShipId): number => {
  const s = shipOf(b, id);
  const shots = livingEnemies(b, s).reduce((sum, one) => sum + volleyChances(b, one, s).mean, 0);
  return shots + (drifts(b, s) ? DRIFT_HARM : 0);
};
/** To be carried into something in the next round is as bad as half a wound. */
const DRIFT_HARM = 0.5;
const drifts = (b: Battle, s: Ship): boolean => whereDrifts(b, s).met.length > 0;

const EPS = 1e-9;

/** The first of those that are best by one measure after another; each is worked out only where those before it leave a choice. */
const bestBy = <X>(all: readonly X[], measures: readonly ((x: X) => number)[]): X | undefined => {
  let left = all;
  for (const measure of measures) {
    if (left.length < 2) break;
    const values = left.map(measure);
    const least = Math.min(...values);
    left = left.filter((_, i) => values[i]! <= least + EPS);
  }
  return left[0];
};

/** What it is expected to bring, less what it costs. */
export const worthOf = ({ gain, destroyed, harm }: Way): number => gain + destroyed - harm;

/** The shots from where this way ends, each with the battle there. */
export const shotsFrom = (walked: Walked, id: ShipId, targets: readonly Ship[]): readonly (Way & Walked)[] => {
  const s = shipOf(walked.b, id);
  return targets.flatMap((one) => {
    const { mean, destroyed } = volleyChances(walked.b, s, shipOf(walked.b, one.id));
    if (mean <= 0) return [];
    return { ...walked, does: 'shot', target: one.id, gain: Math.min(mean, one.wounds), destroyed, harm: 0 } as const;
  });
};

const bestShot = (b: Battle, id: ShipId, targets: readonly Ship[]): Way | undefined => {
  if (!(shipOf(b, id).tokens ?? []).includes('fire')) return undefined;
  return bestBy(
    walksOf(b, id).flatMap((walked) => shotsFrom(walked, id, targets)),
    [(one) => -worthOf(one), (one) => dangerAt(one.b, id), ({ steps }) => lengthOf(b, id, steps)],
  );
};

// --- Boarding and rams ---

/** What the last of these steps leads to, a boarding or a ram; `b`: the battle before it. */
export const meetingBy = (b: Battle, id: ShipId, steps: readonly MoveStep[]): Way => {
  const step = steps.at(-1)!;
  const target = metBy(step)!;
  if (step.type === 'board') {
    const { dealt, suffered, destroyed } = boardChances(b, id, target);
    const gain = Math.min(shipOf(b, target).wounds, dealt);
    return { steps, does: 'board', target, gain, destroyed, harm: suffered };
  }
  const { mover, target: on } = ramChances(b, shipOf(b, id), shipOf(b, target));
  return { steps, does: 'ram', target, gain: on.mean, destroyed: on.destroyed, harm: mover.mean };
};

/** From where it lies if anybody is in reach, otherwise after a move. */
const boardsOf = (b: Battle, id: ShipId, target?: ShipId): readonly Way[] => {
  if (!(shipOf(b, id).tokens ?? []).includes('board')) return [];
  const from = (walked: Walked): readonly Way[] =>
    boardableBy(walked.b, shipOf(walked.b, id))
      .filter((one) => target === undefined || one === target)
      .map((one) => meetingBy(walked.b, id, [...walked.steps, { type: 'board', target: one }]));
  const now = from({ steps: [], b });
  if (now.length > 0) return now;
  const shortest = bestBy(walksOf(b, id).flatMap(from), [
    (one) => -worthOf(one),
    ({ steps }) => lengthOf(b, id, steps),
  ]);
  return shortest === undefined ? [] : [shortest];
};

// --- Towards somebody ---

/** A ship looks to where it goes: how near it comes is measured from a little before its bow. */
const LOOKS_AHEAD = inch(2);

const farFrom = (b: Battle, id: ShipId, to: readonly Point[]): number => {
  const { x, y, facing } = shipOf(b, id).place!;
  const bow = hulls.placeAt({ x, y }, facing, LOOKS_AHEAD);
  return Math.min(...to.map((p) => legLength(bow, p)));
};

/** As near as its tokens bring it, one after the other. */
const nearest = (b: Battle, id: ShipId, to: readonly Ship[]): Way | undefined => {
  const places = to.map((one) => one.place!);
  if (places.length === 0) return undefined;
  let walked: Walked = { steps: [], b };
  while (movesLeft(shipOf(walked.b, id)) > 0) {
    const next = bestBy(walksOf(walked.b, id), [
      (one) => Number(drifts(one.b, shipOf(one.b, id))),
      (one) => farFrom(one.b, id, places),
    ]);
    if (next === undefined) break;
    walked = { steps: [...walked.steps, ...next.steps], b: next.b };
  }
  return walked.steps.length === 0 ? undefined : { ...NOBODY, steps: walked.steps, does: 'near' };
};

// --- What is offered ---

/** With nobody named: off the board for who wants to leave it, the boarding that was ordered, the best shot, or towards the nearest enemy. */
export const bestWay = (b: Battle, id: ShipId): Way | undefined => {
  const s = shipOf(b, id);
  if (movesFor(b, s).some(({ type }) => type === 'escape'))
    return { ...NOBODY, steps: [{ type: 'escape' }], does: 'escape' };
  const enemies = livingEnemies(b, s);
  return bestBy(boardsOf(b, id), [(one) => -worthOf(one)]) ?? bestShot(b, id, enemies) ?? nearest(b, id, enemies);
};

/** All ways at one enemy, the best first; none where it cannot be reached. */
export const waysTo = remembered((b: Battle, id: ShipId, target: ShipId): readonly Way[] => {
  const other = shipOf(b, target);
  if (!areEnemies(b, shipOf(b, id), other)) return [];
  const shot = bestShot(b, id, [other]);
  const rams = ramsOf(b, id).filter((step) => ramOf(step) === target);
  const all = [
    ...(shot === undefined ? [] : [shot]),
    ...boardsOf(b, id, target),
    ...rams.map((step) => meetingBy(b, id, [step])),
  ];
  return all.toSorted((a, c) => worthOf(c) - worthOf(a) || a.harm - c.harm || a.steps.length - c.steps.length);
});

/** As near to this enemy as it gets. */
export const wayTowards = (b: Battle, id: ShipId, target: ShipId): Way | undefined =>
  nearest(b, id, [shipOf(b, target)]);
