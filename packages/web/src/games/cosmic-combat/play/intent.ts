/**
 * What a player is about to do, before it is a command. One gesture means one thing at every question: choose a ship, choose it again
 * to let go, click the chart to plan; only a button, its key or the last of two tokens commits.
 */

import {
  arrowsDue,
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  cosmicCombat,
  deployFault,
  type HullSide,
  isOnBoard,
  movesLeft,
  type Place,
  type ShipId,
  shipOf,
  sideOf,
  sideOfSeat,
  type Token,
  tokensDue,
} from '@muster/cosmic-combat';
import { hulls, type Length, type Point } from '@muster/geometry';
import {
  adjusted,
  afterSteps,
  asIfOrdered,
  faultOf,
  firstStep,
  flightLeft,
  flightTo,
  isSpent,
  legBack,
  type MoveStep,
  meetingsOf,
  ramsOf,
  stepTowards,
} from './moving.ts';
import { shipWords } from './words.ts';

/** A shot or a power. */
export type Attack = Extract<CosmicCommand, { readonly type: 'fire' | 'cast' }>;

export type Intent =
  | { readonly kind: 'idle' }
  | { readonly kind: 'look'; readonly ship: ShipId }
  | { readonly kind: 'deploy'; readonly ship: ShipId; readonly at: Point | null; readonly facing: number }
  | { readonly kind: 'order'; readonly ship: ShipId; readonly tokens: readonly Token[] }
  | { readonly kind: 'shield'; readonly ship: ShipId; readonly arrows: readonly HullSide[] }
  | { readonly kind: 'move'; readonly ship: ShipId; readonly steps: readonly MoveStep[] }
  | { readonly kind: 'attack'; readonly ship: ShipId; readonly attack: Attack | null }
  | { readonly kind: 'pick'; readonly ship: ShipId };

export const IDLE: Intent = { kind: 'idle' };

export interface Remark {
  readonly at: Point;
  readonly text: string;
}

export interface Gestured {
  readonly intent: Intent;
  readonly answer?: Remark | undefined;
  /** What is to be played at once: both tokens of a ship, a shield. */
  readonly play?: readonly CosmicCommand[] | undefined;
}

const to = (intent: Intent): Gestured => ({ intent });

/** The own direction of a side: away from its edge. */
const aheadOf = (b: Battle, seat: number): number => (b.edges[sideOfSeat(b, seat)] === 'south' ? 900 : 2700);

/** Ships of this seat whose orders are still to be given. */
export const withoutOrders = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships.filter((s) => isOnBoard(s) && s.seat === seat && (s.tokens ?? []).length < tokensDue(s)).map(({ id }) => id);

/** Likewise its shields. */
export const withoutArrows = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships
    .filter((s) => isOnBoard(s) && s.seat === seat && (s.arrows ?? []).length < arrowsDue(b, s))
    .map(({ id }) => id);

/** Ships with shields to turn, turned or not. */
export const shielded = (b: Battle, seat: number): readonly ShipId[] =>
  b.ships.filter((s) => isOnBoard(s) && s.seat === seat && arrowsDue(b, s) > 0).map(({ id }) => id);

/** Who could shoot or cast now. */
export const attackers = (b: Battle, seat: number): readonly ShipId[] => [
  ...new Set(attacksOf(b, seat).map(({ ship }) => ship)),
];

export const attacksOf = (b: Battle, seat: number): readonly Attack[] =>
  cosmicCombat.candidates(b, seat).filter((c): c is Attack => c.type === 'fire' || c.type === 'cast');

/** What the hand holds when a question comes up. */
export const firstIntent = (b: Battle, d: CosmicDecision): Intent => {
  switch (d.kind) {
    case 'deploy':
      return { kind: 'deploy', ship: d.ships[0]!, at: null, facing: aheadOf(b, d.seat) };
    case 'orders': {
      const [next] = withoutOrders(b, d.seat);
      return next === undefined ? IDLE : { kind: 'order', ship: next, tokens: [] };
    }
    case 'shields': {
      const [next] = withoutArrows(b, d.seat);
      return next === undefined ? IDLE : { kind: 'shield', ship: next, arrows: [] };
    }
    case 'move':
      return { kind: 'move', ship: d.ship, steps: [] };
    case 'activate':
      return d.ships.length === 1 ? { kind: 'move', ship: d.ships[0]!, steps: [] } : IDLE;
    case 'fire': {
      const ships = d.ship === null ? attackers(b, d.seat) : [d.ship];
      return ships.length === 1 ? { kind: 'attack', ship: ships[0]!, attack: null } : IDLE;
    }
    default:
      return IDLE;
  }
};

// --- Orders ---

/** Adds a token; the last one that is due gives the order. A third begins anew. */
export const addToken = (b: Battle, intent: Extract<Intent, { kind: 'order' }>, token: Token): Gestured => {
  const due = tokensDue(shipOf(b, intent.ship));
  const tokens = intent.tokens.length >= due ? [token] : [...intent.tokens, token];
  const next: Intent = { ...intent, tokens };
  return tokens.length < due ? to(next) : { intent: next, play: [{ type: 'order', ship: intent.ship, tokens }] };
};

/** Two arrows at most, each turned by a press; one that is there is taken away by pressing its side when all are set. */
export const addArrow = (b: Battle, intent: Extract<Intent, { kind: 'shield' }>, side: HullSide): Gestured => {
  const due = arrowsDue(b, shipOf(b, intent.ship));
  const arrows = intent.arrows.length >= due ? [side] : [...intent.arrows, side];
  const next: Intent = { ...intent, arrows };
  return arrows.length < due ? to(next) : { intent: next, play: [{ type: 'shield', ship: intent.ship, arrows }] };
};

/** On which side of a ship a place lies. */
const sideTowards = (b: Battle, id: ShipId, at: Point): HullSide => {
  const place = shipOf(b, id).place!;
  const bearing = hulls.bearing(place, at) ?? place.facing;
  return hulls.HULL_SIDES[Math.round(hulls.facingOf(bearing - place.facing) / 900) % 4]!;
};

// --- What the computer is asked about the ship in hand ---

/** The battle as if it came first and had nothing yet, so that the computer answers about this ship; undefined without one. */
export const askedAbout = (b: Battle, intent: Intent): Battle | undefined => {
  if (intent.kind !== 'deploy' && intent.kind !== 'order' && intent.kind !== 'shield') return undefined;
  const s = shipOf(b, intent.ship);
  const bare = {
    ...s,
    ...(intent.kind === 'order' && { tokens: [] }),
    ...(intent.kind === 'shield' && { arrows: [] }),
  };
  return { ...b, ships: [bare, ...b.ships.filter(({ id }) => id !== s.id)] };
};

/** Its answer in the hand: a ship is put there and not yet deployed, tokens and arrows are given and not yet confirmed. */
export const suggested = (intent: Intent, c: CosmicCommand): Gestured => {
  if (intent.kind === 'deploy' && c.type === 'deploy') {
    const { x, y, facing } = c.place;
    return to({ kind: 'deploy', ship: c.ship, at: { x, y }, facing });
  }
  if (intent.kind === 'order' && c.type === 'order') return { intent: { ...intent, tokens: c.tokens }, play: [c] };
  if (intent.kind === 'shield' && c.type === 'shield') return { intent: { ...intent, arrows: c.arrows }, play: [c] };
  return to(intent);
};

// --- Moves ---

/** The battle as it would be after what is planned. */
export const plannedBattle = (b: Battle, d: CosmicDecision, intent: Extract<Intent, { kind: 'move' }>): Battle => {
  const ready = d.kind === 'activate' ? asIfOrdered(b, intent.ship, shipOf(b, intent.ship).tokens ?? []) : b;
  return afterSteps(ready, intent.ship, intent.steps);
};

/** Before its last step, which a new one replaces when no token is left. */
const beforeNext = (b: Battle, d: CosmicDecision, intent: Extract<Intent, { kind: 'move' }>) => {
  const now = plannedBattle(b, d, intent);
  const hasMore = movesLeft(shipOf(now, intent.ship)) > 0 || meetingsOf(now, intent.ship).length > 0;
  if (hasMore || intent.steps.length === 0) return { b: now, steps: intent.steps };
  const steps = intent.steps.slice(0, -1);
  return { b: plannedBattle(b, d, { ...intent, steps }), steps };
};

type Moving = Extract<Intent, { kind: 'move' }>;

/** A fighter's flight that is being planned: the battle before it, and the steps before it. */
const flightOf = (b: Battle, d: CosmicDecision, intent: Moving) => {
  const fly = intent.steps.at(-1);
  if (fly?.type !== 'fly' || fly.ram !== null) return undefined;
  const steps = intent.steps.slice(0, -1);
  return { fly, steps, before: plannedBattle(b, d, { ...intent, steps }) };
};

interface Next {
  readonly step: MoveStep;
  readonly before: Battle;
  readonly steps: readonly MoveStep[];
  /** It comes after what is planned; otherwise it takes the place of the last of it. */
  readonly adds: boolean;
}

/** another leg while the token reaches; then the next token; without one, the last leg goes there instead. */
const nextLeg = (b: Battle, d: CosmicDecision, intent: Moving, at: Point): Next | 'token' | undefined => {
  const flight = flightOf(b, d, intent);
  if (flight === undefined) return 'token';
  const { fly, steps, before } = flight;
  const isOver = isSpent(before, intent.ship, fly.ends);
  if (isOver && movesLeft(shipOf(plannedBattle(b, d, intent), intent.ship)) > 0) return 'token';
  const kept = isOver ? fly.ends.slice(0, -1) : fly.ends;
  const step = flightTo(before, shipOf(before, intent.ship), at, kept);
  return step === undefined ? undefined : { step, before, steps: [...steps, step], adds: !isOver };
};

/** What a click there would plan next. */
export const nextStep = (b: Battle, d: CosmicDecision, intent: Moving, at: Point): Next | undefined => {
  const leg = nextLeg(b, d, intent, at);
  if (leg !== 'token') return leg;
  const before = beforeNext(b, d, intent);
  if (movesLeft(shipOf(before.b, intent.ship)) <= 0) return undefined;
  const step = stepTowards(before.b, intent.ship, at);
  if (step === undefined) return undefined;
  const steps = [...before.steps, step];
  return { step, before: before.b, steps, adds: steps.length > intent.steps.length };
};

/** What a fighter has left of the token it flies with; undefined when it does not fly. */
export const legLeft = (b: Battle, d: CosmicDecision, intent: Moving): Length | undefined => {
  const flight = flightOf(b, d, intent);
  if (flight === undefined || isSpent(flight.before, intent.ship, flight.fly.ends)) return undefined;
  return flightLeft(flight.before, intent.ship, flight.fly.ends);
};

/** Without the last step, or the last leg of a flight. */
export const steppedBack = (b: Battle, d: CosmicDecision, intent: Moving): Intent => {
  const steps = intent.steps.slice(0, -1);
  const last = intent.steps.at(-1);
  const before = plannedBattle(b, d, { ...intent, steps });
  const shorter = last?.type === 'fly' ? legBack(before, intent.ship, last) : undefined;
  return { ...intent, steps: shorter === undefined ? steps : [...steps, shorter] };
};

/** Whom the ship could ram or board next, each with the plan that does it. */
export const meetings = (b: Battle, d: CosmicDecision, intent: Moving): readonly Pick<Next, 'step' | 'steps'>[] => {
  const now = plannedBattle(b, d, intent);
  const flight = flightOf(b, d, intent);
  const onward = flight === undefined ? [] : ramsOf(flight.before, intent.ship, flight.fly.ends);
  return [
    ...onward.map((step) => ({ step, steps: [...flight!.steps, step] })),
    ...meetingsOf(now, intent.ship).map((step) => ({ step, steps: [...intent.steps, step] })),
  ];
};

const planMove = (b: Battle, d: CosmicDecision, intent: Moving, at: Point): Gestured => {
  const next = nextStep(b, d, intent, at);
  if (next === undefined) return { intent, answer: { at, text: 'It has no Move token left, or cannot go there.' } };
  const refusal = faultOf(next.before, intent.ship, next.step);
  if (refusal !== undefined) return { intent, answer: { at, text: cosmicCombat.explain(refusal) } };
  return to({ ...intent, steps: next.steps });
};

/** Longer, shorter, further round: of the last step, or a first one. */
export const adjustMove = (
  b: Battle,
  d: CosmicDecision,
  intent: Extract<Intent, { kind: 'move' }>,
  by: { readonly way?: 1 | -1; readonly turn?: 1 | -1 },
): Intent => {
  const last = intent.steps.at(-1);
  const steps = intent.steps.slice(0, -1);
  const fits =
    last !== undefined &&
    (last.type === 'fly' ||
      (by.way !== undefined ? last.type === 'straight' || last.type === 'back' : last.type === 'turn'));
  if (last !== undefined && fits) {
    const before = plannedBattle(b, d, { ...intent, steps });
    return { ...intent, steps: [...steps, adjusted(before, intent.ship, last, by)] };
  }
  const before = beforeNext(b, d, intent);
  if (movesLeft(shipOf(before.b, intent.ship)) <= 0) return intent;
  const first = firstStep(before.b, intent.ship, by);
  return first === undefined ? intent : { ...intent, steps: [...before.steps, first] };
};

/** A ram or a boarding of this ship, whichever comes first; the same again lets it go. */
const meet = (b: Battle, d: CosmicDecision, intent: Extract<Intent, { kind: 'move' }>, target: ShipId): Gestured => {
  const last = intent.steps.at(-1);
  if (last !== undefined && targetOf(last) === target) return to(steppedBack(b, d, intent));
  const next = meetings(b, d, intent).find(({ step }) => targetOf(step) === target);
  if (next !== undefined) return to({ ...intent, steps: next.steps });
  const before = beforeNext(b, d, intent);
  const found = meetingsOf(before.b, intent.ship).find((step) => targetOf(step) === target);
  if (found !== undefined) return to({ ...intent, steps: [...before.steps, found] });
  const other = shipOf(b, target);
  const refusal = faultOf(before.b, intent.ship, { type: 'straight', distance: 0, ram: target });
  const text = refusal === undefined ? `${shipWords(b, other)}.` : cosmicCombat.explain(refusal);
  return { intent, answer: { at: other.place!, text } };
};

const targetOf = (step: MoveStep): ShipId | null =>
  step.type === 'board' ? step.target : step.type === 'straight' || step.type === 'fly' ? step.ram : null;

// --- Gestures ---

/** Who answers the question when a ship is chosen. */
export const pickCommand = (d: CosmicDecision, id: ShipId): CosmicCommand | undefined => {
  switch (d.kind) {
    case 'redirect':
      return { type: 'redirect', to: id === d.target ? null : id };
    case 'friend':
      return { type: 'friend', ship: id };
    case 'seize':
      return { type: 'seize', target: id };
    case 'allot':
      return { type: 'allot', to: id };
    default:
      return undefined;
  }
};

const look = (intent: Intent, d: CosmicDecision | undefined, b: Battle, id: ShipId): Gestured =>
  to(
    intent.kind === 'look' && intent.ship === id
      ? d === undefined
        ? IDLE
        : firstIntent(b, d)
      : { kind: 'look', ship: id },
  );

export const chooseShip = (b: Battle, d: CosmicDecision | undefined, intent: Intent, id: ShipId): Gestured => {
  const s = shipOf(b, id);
  if (d === undefined) return look(intent, d, b, id);
  const isOwn = s.seat === d.seat;
  const pick = pickCommand(d, id);
  if (pick !== undefined) {
    const refusal = cosmicCombat.refuse(b, d.seat, pick);
    if (refusal === undefined)
      return to(intent.kind === 'pick' && intent.ship === id ? IDLE : { kind: 'pick', ship: id });
    return s.place === null ? to(intent) : { intent, answer: { at: s.place, text: cosmicCombat.explain(refusal) } };
  }
  switch (d.kind) {
    case 'deploy':
      if (!d.ships.includes(id)) return look(intent, d, b, id);
      return to(
        intent.kind === 'deploy' && intent.ship === id
          ? intent // it is in the hand already, and stays where it was put
          : { kind: 'deploy', ship: id, at: null, facing: aheadOf(b, d.seat) },
      );
    case 'orders':
      return isOwn
        ? to(intent.kind === 'order' && intent.ship === id ? IDLE : { kind: 'order', ship: id, tokens: [] })
        : look(intent, d, b, id);
    case 'shields':
      return isOwn && arrowsDue(b, s) > 0
        ? to(intent.kind === 'shield' && intent.ship === id ? IDLE : { kind: 'shield', ship: id, arrows: [] })
        : look(intent, d, b, id);
    case 'activate':
      if (d.ships.includes(id))
        return to(intent.kind === 'move' && intent.ship === id ? IDLE : { kind: 'move', ship: id, steps: [] });
      return intent.kind === 'move' ? meet(b, d, intent, id) : look(intent, d, b, id);
    case 'move':
      return intent.kind === 'move' && id !== intent.ship ? meet(b, d, intent, id) : look(intent, d, b, id);
    case 'fire':
      return aim(b, d, intent, id);
    default:
      return look(intent, d, b, id);
  }
};

const aim = (b: Battle, d: CosmicDecision & { readonly kind: 'fire' }, intent: Intent, id: ShipId): Gestured => {
  const all = attacksOf(b, d.seat);
  const ship = intent.kind === 'attack' ? intent.ship : d.ship;
  if (sideOf(b, shipOf(b, id)) === sideOfSeat(b, d.seat) && all.some((one) => one.ship === id))
    return to(
      intent.kind === 'attack' && intent.ship === id && d.ship === null
        ? IDLE
        : { kind: 'attack', ship: id, attack: null },
    );
  if (ship === null) return look(intent, d, b, id);
  const ways = all.filter((one) => one.ship === ship && one.target === id);
  if (ways.length > 0) {
    const at =
      intent.kind === 'attack' ? ways.findIndex((one) => JSON.stringify(one) === JSON.stringify(intent.attack)) : -1;
    return to({ kind: 'attack', ship, attack: ways[(at + 1) % ways.length]! });
  }
  const place = shipOf(b, id).place;
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'fire', ship, weapon: 0, target: id });
  if (refusal === undefined || place === null) return look(intent, d, b, id);
  return { intent: { kind: 'attack', ship, attack: null }, answer: { at: place, text: cosmicCombat.explain(refusal) } };
};

/** The battle with a ship where it was put, before it is deployed there. */
export const withPut = (b: Battle, intent: Intent): Battle => {
  if (intent.kind !== 'deploy' || intent.at === null) return b;
  const place = deployPlace(intent, intent.at);
  return { ...b, ships: b.ships.map((s) => (s.id === intent.ship ? { ...s, place } : s)) };
};

export const deployPlace = (intent: Extract<Intent, { kind: 'deploy' }>, at: Point): Place => ({
  x: Math.round(at.x),
  y: Math.round(at.y),
  facing: intent.facing,
});

const putDown = (b: Battle, d: CosmicDecision, intent: Extract<Intent, { kind: 'deploy' }>, at: Point): Gestured => {
  const place = deployPlace(intent, at);
  const fault = deployFault(b, shipOf(b, intent.ship), place);
  if (fault === undefined) return to({ ...intent, at: { x: place.x, y: place.y } });
  const refusal = cosmicCombat.refuse(b, d.seat, { type: 'deploy', ship: intent.ship, place });
  return { intent, answer: { at, text: refusal === undefined ? '' : cosmicCombat.explain(refusal) } };
};

/** A place on the chart was chosen. */
export const chooseGround = (b: Battle, d: CosmicDecision | undefined, intent: Intent, at: Point): Gestured => {
  if (d === undefined) return to(IDLE);
  switch (intent.kind) {
    case 'deploy':
      return putDown(b, d, intent, at);
    case 'move':
      return planMove(b, d, intent, at);
    case 'shield':
      return addArrow(b, intent, sideTowards(b, intent.ship, at));
    case 'look':
      return to(firstIntent(b, d));
    default:
      return to(intent);
  }
};

/** The wheel, or A and D: what is in the hand turns by 15 degrees to port or starboard. */
export const turnHeld = (b: Battle, d: CosmicDecision | undefined, intent: Intent, by: 1 | -1): Intent | undefined => {
  if (d === undefined) return undefined;
  if (intent.kind === 'deploy') return { ...intent, facing: hulls.facingOf(intent.facing + by * 150) };
  if (intent.kind === 'move') return adjustMove(b, d, intent, { turn: by });
  return undefined;
};
