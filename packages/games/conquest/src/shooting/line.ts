/** What lies between a shooter and its target: sight, objects in the way, cover (DW-51 to DW-55, DW-60, X-42, X-43, X-337 to X-340). */

import { measured, type Point } from '@muster/geometry';
import { type Field, fieldOf, isUnit, kitOf } from '../ground/field.ts';
import { areBeside, baseAt } from '../ground/standing.ts';
import { sideOf } from '../state/battle.ts';
import type { Battle, Model, ModelId } from '../state/types.ts';

/** In place of the index of a piece: the city in the middle. */
export const CITY_PIECE = -1;
const CITY_COVER = 3;

/** Something that hinders a shot, with its reason. */
export type Hindrance =
  | { readonly kind: 'model'; readonly model: ModelId; readonly friend: boolean; readonly unit: boolean }
  | {
      readonly kind: 'terrain';
      /** Index into the field's pieces, or `CITY_PIECE`. */
      readonly piece: number;
      /** The target touches it; the line crosses it; the line goes round its corner. */
      readonly why: 'touched' | 'crossed' | 'corner';
      readonly value: number;
    };

/** How a shot gets from base to base. */
export interface ShotLine {
  /** Some line meets nothing. */
  readonly clear: boolean;
  /** That line; else the one from centre to centre. */
  readonly line: measured.Line;
  /** In the order in which they are met; cover that the target only touches comes last. */
  readonly hindrances: readonly Hindrance[];
  /** models among them. */
  readonly models: number;
  /** what terrain takes from Perception. */
  readonly cover: number;
}

/** Terrain that can be in the way: flat ground never is, nor are nodes. */
interface Screen {
  readonly piece: number;
  readonly thing: measured.Thing;
  readonly cover: number;
  readonly impassable: boolean;
}

interface Screens {
  readonly all: readonly Screen[];
  readonly impassable: readonly measured.Thing[];
}

const screens = new WeakMap<Field, Screens>();

const screensOf = (field: Field): Screens => {
  const known = screens.get(field);
  if (known !== undefined) return known;
  const all: Screen[] = [];
  field.pieces.forEach(({ thing, cover, impassable }, piece) => {
    if (cover > 0 || impassable) all.push({ piece, thing, cover, impassable });
  });
  if (field.city !== null) all.push({ piece: CITY_PIECE, thing: field.city, cover: CITY_COVER, impassable: false });
  const made = { all, impassable: all.filter(({ impassable }) => impassable).map(({ thing }) => thing) };
  screens.set(field, made);
  return made;
};

/** DW-55, X-337: some line from base to base is clear of all that is Impassable. */
export const isSeen = (b: Battle, shooter: Model, target: Model): boolean => {
  const { impassable } = screensOf(fieldOf(b));
  if (impassable.length === 0 || measured.crossedBy(shooter.at, target.at, impassable).length === 0) return true;
  return measured.someClearLine(baseAt(b, shooter), baseAt(b, target), impassable) !== undefined;
};

/** the target's centre is in an Obscuring piece and the shooter's is not in the same one. */
export const isObscured = (b: Battle, shooter: Model, target: Model): boolean => {
  const { pieces } = fieldOf(b);
  for (let i = 0; i < pieces.length; i++) {
    const { obscuring, thing } = pieces[i]!;
    if (obscuring && measured.isInside(target.at, thing) && !measured.isInside(shooter.at, thing)) return true;
  }
  return false;
};

/** Whether a base of this width could meet a line between two others: a rough sieve before exact geometry. */
const isNearLine = (a: Point, c: Point, p: Point, wide: number): boolean => {
  const dx = c.x - a.x;
  const dy = c.y - a.y;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared;
  const share = along < 0 ? 0 : along > 1 ? 1 : along;
  const x = p.x - a.x - dx * share;
  const y = p.y - a.y - dy * share;
  return x * x + y * y < wide * wide;
};

/** models of both sides, the dying too; not friends in coherency with the shooter (DW-70, X-319: units only). Nobody is raised above them (DW-53). */
const modelsBetween = (b: Battle, shooter: Model, target: Model): readonly Model[] => {
  const found: Model[] = [];
  const side = sideOf(b, shooter);
  const wide = Math.max(kitOf(b, shooter).radius, kitOf(b, target).radius);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (m.id === shooter.id || m.id === target.id) continue;
    if (!isNearLine(shooter.at, target.at, m.at, wide + kitOf(b, m).radius)) continue;
    if (sideOf(b, m) === side && isUnit(b, m) && isUnit(b, shooter) && areBeside(b, shooter, m)) continue;
    found.push(m);
  }
  return found;
};

/** what a piece on the line takes; one that the target touches counts as touched. */
const crossing = ({ piece, cover }: Screen): Hindrance =>
  cover > 0
    ? { kind: 'terrain', piece, why: 'crossed', value: cover + 1 }
    : { kind: 'terrain', piece, why: 'corner', value: 1 };

const NOTHING: readonly number[] = [];

const findWay = (b: Battle, shooter: Model, target: Model): ShotLine => {
  const [from, to] = [baseAt(b, shooter), baseAt(b, target)];
  // DW-54, DW-69, X-43: what the shooter touches never counts for it
  const terrain = screensOf(fieldOf(b)).all.filter(({ thing }) => !measured.isWithin(from, thing, 0));
  const models = modelsBetween(b, shooter, target);
  const things: measured.Thing[] = [];
  for (let i = 0; i < models.length; i++) things.push(baseAt(b, models[i]!));
  for (let i = 0; i < terrain.length; i++) things.push(terrain[i]!.thing);
  const straight = measured.crossedBy(shooter.at, target.at, things);
  const line = straight.length === 0 ? undefined : measured.someClearLine(from, to, things);
  const clear = straight.length === 0 || line !== undefined;
  const touched = terrain.filter(({ cover, thing }) => cover > 0 && measured.isWithin(to, thing, 0));
  const hindrances: Hindrance[] = [];
  let count = 0;
  for (const i of clear ? NOTHING : straight) {
    if (i < models.length) {
      const m = models[i]!;
      hindrances.push({ kind: 'model', model: m.id, friend: sideOf(b, m) === sideOf(b, shooter), unit: isUnit(b, m) });
      count++;
    } else if (!touched.includes(terrain[i - models.length]!)) hindrances.push(crossing(terrain[i - models.length]!));
  }
  for (const { piece, cover } of touched) hindrances.push({ kind: 'terrain', piece, why: 'touched', value: cover });
  return {
    clear,
    line: line ?? { from: shooter.at, to: target.at },
    hindrances,
    models: count,
    cover: coverOf(hindrances, b.config.rulings.coverStacks),
  };
};

/** the greatest value of terrain; with `coverStacks` their sum. */
const coverOf = (hindrances: readonly Hindrance[], stacks: boolean): number => {
  let cover = 0;
  for (let i = 0; i < hindrances.length; i++) {
    const one = hindrances[i]!;
    if (one.kind === 'terrain') cover = stacks ? cover + one.value : Math.max(cover, one.value);
  }
  return cover;
};

/** A way as it was found, and where everybody stood. */
interface Found {
  readonly config: Battle['config'];
  readonly pieces: Battle['pieces'];
  readonly places: readonly Point[];
  readonly way: ShotLine;
}

/** By the places of shooter and target: in a whole half of shooting nobody moves, so the same ways are asked for again and again. */
const ways = new WeakMap<Point, WeakMap<Point, Found>>();

const isAsFound = (b: Battle, { config, pieces, places }: Found): boolean => {
  if (b.config !== config || b.pieces !== pieces || b.models.length !== places.length) return false;
  for (let i = 0; i < places.length; i++) if (b.models[i]!.at !== places[i]) return false;
  return true;
};

/** DW-52, DW-67, X-338: no line clear of all objects: the different ones on the line from centre to centre. */
export const wayOf = (b: Battle, shooter: Model, target: Model): ShotLine => {
  let from = ways.get(shooter.at);
  if (from === undefined) {
    from = new WeakMap();
    ways.set(shooter.at, from);
  }
  const found = from.get(target.at);
  if (found !== undefined && isAsFound(b, found)) return found.way;
  const way = findWay(b, shooter, target);
  from.set(target.at, { config: b.config, pieces: b.pieces, places: b.models.map(({ at }) => at), way });
  return way;
};
