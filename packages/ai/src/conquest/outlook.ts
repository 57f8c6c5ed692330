/** What the table looks like to a side: who stands where, what is worth going to, where the enemy would strike. */

import {
  type Battle,
  fieldOf,
  findHq,
  isDying,
  kitOf,
  type Model,
  moveOf,
  type Node,
  sideOf,
  type UnitKit,
} from '@muster/conquest';
import { otherSide, type Side } from '@muster/dwethia';
import { inch, type Length, type Point } from '@muster/geometry';

export interface Seen {
  readonly model: Model;
  readonly kit: UnitKit;
  /** R and A it has cost, by the Wounds it has left. */
  readonly points: number;
  /** What it does in a fight, roughly: dice and how well they strike. */
  readonly might: number;
}

export interface Outlook {
  readonly side: Side;
  readonly own: readonly Seen[];
  readonly foes: readonly Seen[];
  readonly home: Point;
  readonly enemyHome: Point;
  readonly middle: Point;
  readonly roundsLeft: number;
}

export const INCH: Length = inch(1);

export const inchesBetween = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / INCH;

const mightOf = ({ sheet: { stats, reach } }: UnitKit): number =>
  stats.aggression *
  (stats.martial + Math.max(0, stats.integrity)) *
  (stats.strength + stats.defense / 2) *
  (0.8 + 0.2 * reach);

const seen = (b: Battle, side: Side): readonly Seen[] => {
  const found: Seen[] = [];
  for (const model of b.models) {
    const kit = kitOf(b, model);
    if (kit.kind !== 'unit' || isDying(model) || sideOf(b, model) !== side) continue;
    const share = model.wounds / kit.sheet.stats.wounds;
    found.push({ model, kit, points: kit.points * (0.5 + share / 2), might: mightOf(kit) * (0.5 + share / 2) });
  }
  return found;
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
  const { middle, size } = fieldOf(b);
  const edgeOf = (one: Side): Point => ({ x: size / 2, y: b.edges[one] === 'south' ? size / 6 : (size * 5) / 6 });
  const made: Outlook = {
    side,
    own: seen(b, side),
    foes: seen(b, otherSide(side)),
    home: findHq(b, side)?.at ?? edgeOf(side),
    enemyHome: findHq(b, otherSide(side))?.at ?? edgeOf(otherSide(side)),
    middle,
    roundsLeft: b.config.rulings.rounds - b.round,
  };
  both[side] = made;
  return made;
};

/** Points of fighters within so many inches of a place. */
export const forceNear = (all: readonly Seen[], at: Point, inches: number): number => {
  let sum = 0;
  for (const { model, kit, points } of all)
    if (!kit.sheet.worker && inchesBetween(model.at, at) <= inches) sum += points;
  return sum;
};

/** how far a foe can strike from where it stands. */
export const strikeReach = (b: Battle, { model, kit }: Seen): number => moveOf(b, model) / INCH + 1 + kit.radius / INCH;

/** Might of foes that could engage a base at this place in their next half. */
export const threatAt = (b: Battle, look: Outlook, at: Point): number => {
  let sum = 0;
  for (const foe of look.foes) {
    if (foe.kit.sheet.worker) continue;
    const gap = inchesBetween(foe.model.at, at) - 0.8;
    if (gap <= strikeReach(b, foe)) sum += foe.might;
  }
  return sum;
};

/** Might of friends beside this place. */
export const supportAt = (look: Outlook, unit: Model, at: Point): number => {
  let sum = 0;
  for (const { model, might } of look.own) if (model.id !== unit.id && inchesBetween(model.at, at) <= 3) sum += might;
  return sum;
};

/** Deposits and free relics. */
export const freeNodes = (b: Battle): readonly Node[] => b.nodes.filter(({ at }) => at !== null);
