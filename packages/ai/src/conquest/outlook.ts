/** What the table looks like to a side: who stands where, what each side plays for and what that makes of losses and of the city. */

import { type Battle, fieldOf, findHq, isDying, kitOf, type Model, sideOf } from '@muster/conquest';
import { otherSide, type Side } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { distance, INCH, type Place, placeOf, type Seen, seenOf } from './seen.ts';

interface Building extends Place {
  readonly model: Model;
  readonly radius: number;
  readonly points: number;
  readonly defense: number;
}

export interface Outlook {
  readonly side: Side;
  readonly own: readonly Seen[];
  readonly foes: readonly Seen[];
  readonly byId: ReadonlyMap<string, Seen>;
  readonly enemyBuildings: readonly Building[];
  readonly home: Place;
  readonly enemyHome: Place;
  readonly middle: Place;
  readonly left: number;
  /** The other side still moves in this round. */
  readonly theyMove: boolean;
  /** What a point of theirs slain, of ours lost is worth; a VP counts 4. */
  readonly kill: number;
  readonly loss: number;
  /** What holding the city at the end of this round is worth, denial included. */
  readonly city: number;
}

/** An army is worth something as long as there are rounds to use it in. */
const armyWorth = (left: number): number => 0.2 + 0.13 * left;

const CITY_VP_IN_POINTS = 80;

const cityWorth = (b: Battle, side: Side): number => {
  let worth = 0;
  for (const one of [side, otherSide(side)] as const) {
    const aims = b.sides[one].aims;
    if (aims?.scenario === 'take-the-city') worth += CITY_VP_IN_POINTS;
    if (aims?.missions.includes('undying') && b.round === b.config.rulings.rounds && b.sides[one].tally.lost >= 150)
      worth += CITY_VP_IN_POINTS;
  }
  return worth;
};

const hasYetToMove = (b: Battle, side: Side): boolean => {
  if (b.phase === 'priority') return true;
  if (b.phase !== 'movement') return false;
  for (const frame of b.stack) if (frame.type === 'half' && frame.side !== side) return true;
  return false;
};

const makeOutlook = (b: Battle, side: Side): Outlook => {
  const { middle, size } = fieldOf(b);
  const own: Seen[] = [];
  const foes: Seen[] = [];
  const enemyBuildings: Building[] = [];
  const byId = new Map<string, Seen>();
  for (let i = 0; i < b.models.length; i++) {
    const model = b.models[i]!;
    if (isDying(model)) continue;
    const kit = kitOf(b, model);
    if (kit.kind === 'building') {
      if (sideOf(b, model) !== side)
        enemyBuildings.push({
          model,
          x: model.at.x / INCH,
          y: model.at.y / INCH,
          radius: kit.radius / INCH,
          points: kit.points,
          defense: kit.sheet.defense,
        });
      continue;
    }
    const seen = seenOf(b, model, kit);
    byId.set(model.id, seen);
    (seen.side === side ? own : foes).push(seen);
  }
  const other = otherSide(side);
  const edgeOf = (one: Side): Point => ({ x: size / 2, y: b.edges[one] === 'south' ? size / 6 : (size * 5) / 6 });
  const left = b.config.rulings.rounds - b.round;
  const army = armyWorth(left);
  const each = 4 / b.config.rulings.vpAnnihilation;
  return {
    side,
    own,
    foes,
    byId,
    enemyBuildings,
    home: placeOf(findHq(b, side)?.at ?? edgeOf(side)),
    enemyHome: placeOf(findHq(b, other)?.at ?? edgeOf(other)),
    middle: placeOf(middle),
    left,
    theyMove: hasYetToMove(b, side),
    kill: army + (b.sides[side].aims?.scenario === 'annihilation' ? each : 0),
    loss: army + (b.sides[other].aims?.scenario === 'annihilation' ? each : 0),
    city: cityWorth(b, side),
  };
};

const outlooks = new WeakMap<Battle, [Outlook | undefined, Outlook | undefined]>();

export const outlookOf = (b: Battle, side: Side): Outlook => {
  let both = outlooks.get(b);
  if (both === undefined) {
    both = [undefined, undefined];
    outlooks.set(b, both);
  }
  const known = both[side];
  if (known !== undefined) return known;
  const made = makeOutlook(b, side);
  both[side] = made;
  return made;
};

/** Points of fighters within so many inches of a place. */
export const forceNear = (all: readonly Seen[], at: Place, inches: number): number => {
  let sum = 0;
  for (const one of all) if (one.fights && distance(one, at) <= inches) sum += one.might;
  return sum;
};

/** Whether an enemy that fights could engage a base here in its next half. */
export const isThreatened = (look: Outlook, at: Place): boolean => {
  for (const foe of look.foes)
    if (foe.fights && foe.move > 0 && distance(foe, at) - foe.radius - 0.8 <= foe.move + 1) return true;
  return false;
};

/** How a side feels about a fight: what slaying, losing and the city count against the usual. */
export interface Posture {
  readonly kill: number;
  readonly loss: number;
  readonly city: number;
}

export const USUAL: Posture = { kill: 1, loss: 1, city: 1 };

export const inPosture = (look: Outlook, { kill, loss, city }: Posture): Outlook =>
  kill === 1 && loss === 1 && city === 1
    ? look
    : { ...look, kill: look.kill * kill, loss: look.loss * loss, city: look.city * city };
