/** Moving: the Move Action and step moves (MW 13.1, 13.4, 15.0), and being moved (MW 18.5.4). */

import {
  type Disc,
  gapBetween,
  inch,
  isAtLeast,
  type Length,
  type PathRefusal,
  type Point,
  pathLength,
  refusePath,
  straightPlaces,
  type Thing,
  type Way,
} from '@muster/geometry';
import type { RuleId, Table } from '@muster/kernel';
import { fighter, hasEffect, hypnotizerOf, nameOf, profile } from '../ground/fighters.ts';
import { seesFighter } from '../ground/sight.ts';
import { place, wayOf } from '../ground/ways.ts';
import { scenarioRules } from '../scenarios/index.ts';
import type { Battle, Fighter, FighterId, MoveFrame, StepFrame } from '../state/battle.ts';
import { fighterAt } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';

type T = Table<MagewindsEvent>;

/** MW-R17: Movement, then Haste, then the enemy near; never below 0. */
export const moveLimit = (b: Battle, frame: MoveFrame): Length => {
  const f = fighter(b, frame.fighter);
  if (hasEffect(b, 'entangle', f.id)) return 0;
  return Math.max(0, movementOf(b, f) + frame.haste * inch(1) - (frame.near ? inch(2) : 0));
};

export const stepLimit = (b: Battle, frame: StepFrame): Length =>
  hasEffect(b, 'entangle', frame.fighter) ? 0 : frame.leap ? inch(3) : inch(1);

const PATH_RULES: Readonly<Record<PathRefusal['code'], RuleId>> = {
  notWhole: 'MW-R01',
  crossesEdge: 'MW 15.0',
  crossesBody: 'MW 15.0',
  crossesPiece: 'MW 15.0',
  tooLong: 'MW 15.0',
  offField: 'MW 15.0',
  onBody: 'MW 15.0',
  onPiece: 'MW-R16',
};

/** What the geometry refused, said of a fighter. */
const pathRefusal = (r: PathRefusal, name: string, limit: Length): MagewindsRefusal => {
  if (r.code === 'notWhole') return refusalOf(r.code, PATH_RULES[r.code], {});
  if (r.code === 'tooLong') return refusalOf(r.code, PATH_RULES[r.code], { name, length: r.length, limit });
  return refusalOf(r.code, PATH_RULES[r.code], { name }, { at: r.at });
};

/** Why a fighter may not take a path of its own will; the path is without its start. */
export const refuseWay = (
  b: Battle,
  f: Fighter,
  path: readonly Point[],
  limit: Length,
  phasewalk: boolean,
): MagewindsRefusal | undefined => {
  if (path.length === 0) return undefined;
  if (hasEffect(b, 'entangle', f.id)) return refusalOf('entangled', 'TC druid.entangle', { name: nameOf(f) });
  const whole = [{ x: f.x, y: f.y }, ...path];
  const refusal = refusePath(wayOf(b, f, phasewalk), whole, limit);
  return refusal === undefined ? refuseUnseen(b, f, whole) : pathRefusal(refusal, nameOf(f), limit);
};

/** MW-R84, MW-H07: a hypnotized fighter keeps the Mesmer in sight, at every corner and every quarter inch. */
const refuseUnseen = (b: Battle, f: Fighter, path: readonly Point[]): MagewindsRefusal | undefined => {
  const by = hypnotizerOf(b, f.id);
  if (by === undefined) return undefined;
  const mesmer = fighter(b, by);
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1]!, path[leg]!];
    const parts = Math.max(1, Math.ceil(pathLength([from, to]) / (inch(1) / 4)));
    for (let i = 1; i <= parts; i++) {
      const x = from.x + Math.round(((to.x - from.x) * i) / parts);
      const y = from.y + Math.round(((to.y - from.y) * i) / parts);
      if (!seesFighter(b, fighterAt(f, x, y), mesmer))
        return refusalOf(
          'losesSight',
          'TC mesmer.hypnotize',
          { name: nameOf(f), target: nameOf(mesmer) },
          { at: { x, y } },
        );
    }
  }
  return undefined;
};

/** Places a straight move may end at, in so many directions; each once, the start not among them. */
export const straightEnds = (way: Way, from: Point, limit: Length, directions: number): readonly Point[] => {
  const found: Point[] = [];
  for (const p of straightPlaces(way, from, limit, directions)) {
    if ((p.x === from.x && p.y === from.y) || found.some((q) => q.x === p.x && q.y === p.y)) continue;
    found.push(p);
  }
  return found;
};

/** MW 18.4: a reaction's step may not end closer to the source. On top of it (ground terrain) nothing is closer. */
export const isNotCloser = (from: Disc, to: Disc, source: Thing): boolean => {
  const before = gapBetween(from, source).down;
  return before === 0 || isAtLeast(to, source, before);
};

/** A fighter goes along a path; only for paths that were not refused. */
export const travel = (
  b: Battle,
  id: FighterId,
  path: readonly Point[],
  how: Extract<MagewindsEvent, { type: 'moved' }>['how'],
  limit: Length,
  rule: RuleId,
  table: T,
): Battle => {
  if (path.length === 0) return b;
  const f = fighter(b, id);
  table.tell?.({
    type: 'moved',
    rule,
    who: who(f),
    how,
    path: [{ x: f.x, y: f.y }, ...path],
    length: pathLength([f, ...path]),
    limit,
  });
  return place(b, id, path[path.length - 1]!, table);
};

/** Movement with all that changes it but Haste and enemies near (MW-R17). */
export const movementOf = (b: Battle, f: Fighter): Length =>
  profile(b, f).movement +
  (hasEffect(b, 'wildform', f.id) ? inch(2) : 0) + // TC druid.wildform
  scenarioRules(b).movementOf(b, f.id);
