/**
 * The units of a turn and their ways: before the activation they are put together as one set (GB-12, R-21), and while they move as many
 * moves as a player likes are planned before one confirmation. What is planned is never lost unsaid.
 */

import {
  type Battle,
  type HexLabel,
  nameOf,
  type Unit,
  type UnitId,
  unitOf,
  unitOn,
  wayTo,
} from '@muster/grid-battles';
import { actors, isLegal, refused } from './able.ts';
import type { Blow, Gestured, Held, Turn, Way } from './types.ts';
import { endOf, pathTo, stageFor, withPath } from './ways.ts';

const NO_TURN: Turn = { kind: 'turn', ways: [], chosen: null, meant: [] };

export const turnOf = (held: Held): Turn => (held.kind === 'turn' ? held : NO_TURN);

/** Something is planned that would be missed. */
export const isBusy = (held: Held): boolean =>
  (held.kind === 'turn' && (held.ways.length > 0 || held.meant.length > 0)) ||
  (held.kind === 'attack' && held.meant.length > 0);

/** Nobody else is looked after. */
const of = ({ ways, meant }: Pick<Turn, 'ways' | 'meant'>, chosen: UnitId | null): Turn => ({
  kind: 'turn',
  ways,
  chosen,
  meant,
});

const blowsOf = (ways: readonly Way[]): readonly Blow[] =>
  ways.flatMap(({ unit, target, far }) => (target === null || far ? [] : [{ attacker: unit, target }]));

/** What was meant before the last command, by those who may still do it. */
export const meantBefore = (b: Battle, last: Held | undefined): readonly Blow[] => {
  const before =
    last?.kind === 'turn' ? [...last.meant, ...blowsOf(last.ways)] : last?.kind === 'attack' ? last.meant : [];
  const isAble = ({ seat, state, attacked, hex }: Unit): boolean =>
    seat === b.turn && state === 'activated' && !attacked && hex !== null;
  return before.filter(({ attacker, target }) => isAble(unitOf(b, attacker)) && unitOf(b, target).hex !== null);
};

/** While they move: the blows that are meant go on being meant, and the last one to move is in the hand. */
export const firstOfTurn = (b: Battle, last: Held | undefined): Turn | undefined => {
  const meant = last?.kind === 'turn' ? meantBefore(b, last) : []; // of another turn nothing is meant any more
  const all = actors(b);
  const lone = all.length === 1 ? all[0]! : null;
  return lone === null && meant.length === 0 ? undefined : of({ ways: [], meant }, lone);
};

/** With this way in the place of another of the same unit. */
export const withWay = (turn: Turn, way: Way): Turn =>
  of({ ...turn, ways: [...turn.ways.filter(({ unit }) => unit !== way.unit), way] }, way.unit);

const without = (turn: Turn, id: UnitId): Turn =>
  of({ ...turn, ways: turn.ways.filter(({ unit }) => unit !== id) }, null);

export const wayOf = ({ ways }: Turn, id: UnitId): Way =>
  ways.find(({ unit }) => unit === id) ?? { unit: id, path: [], target: null };

/** Only those whom the player has chosen. */
export const withoutAlong = (turn: Turn): Turn => ({ ...turn, ways: turn.ways.filter(({ along }) => !along) });

/** Whether this unit is, or may be, one of those who act in this turn; one too many is refused in words. */
export const mayJoin = (b: Battle, turn: Turn, id: UnitId): boolean =>
  b.phase !== 'activation' || withoutAlong(turn).ways.length < b.owed || turn.ways.some(({ unit }) => unit === id);

export const tooMany = (b: Battle, turn: Turn, id: UnitId, at = unitOf(b, id).hex): Gestured =>
  refused(b, turn, at, { type: 'activate', units: [...turn.ways.map(({ unit }) => unit), id] });

/** Who gives way to this unit: the last of those who only come along, where the set is whole without it. */
const givesWay = (b: Battle, { ways }: Turn, id: UnitId): Way | undefined =>
  b.phase !== 'activation' || ways.length < b.owed || ways.some(({ unit }) => unit === id)
    ? undefined
    : ways.findLast(({ along }) => along);

/** Taken up: before the activation it is one of the set from now on, and has been chosen. */
const takeUp = (b: Battle, turn: Turn, id: UnitId): Turn => {
  if (b.phase !== 'activation') return of(turn, id);
  const { along, ...way } = wayOf(turn, id);
  const isIn = turn.ways.some(({ unit }) => unit === id);
  if (isIn && !along) return of(turn, id);
  const gone = givesWay(b, turn, id);
  return withWay({ ...turn, ways: turn.ways.filter((other) => other !== gone) }, way);
};

/** One's own counter that may act in this turn was chosen: taken up, and let go again. */
export const chooseInTurn = (b: Battle, turn: Turn, unit: Unit): Gestured => {
  if (turn.chosen === unit.id) return { held: without(turn, unit.id) };
  if (!mayJoin(b, turn, unit.id)) return tooMany(b, turn, unit.id);
  const held = takeUp(b, turn, unit.id);
  const gone = givesWay(b, turn, unit.id);
  if (gone === undefined) return { held };
  return { held, remark: { at: unit.hex!, text: `It takes the place of ${nameOf(unitOf(b, gone.unit))}.` } };
};

/** The way with this hex added, cut there (GB-24), or afresh. */
const stepped = (then: Battle, { unit, path }: Way, hex: HexLabel): readonly HexLabel[] | undefined => {
  if (hex === unitOf(then, unit).hex) return [];
  const at = path.indexOf(hex);
  if (at >= 0) return path.slice(0, at + 1);
  const longer = [...path, hex];
  return isLegal(then, { type: 'move', unit, path: longer }) ? longer : pathTo(then, unit, hex);
};

/** A way that leads nowhere is none; before the activation the unit stays one of the set. */
const planned = (b: Battle, turn: Turn, way: Way): Turn =>
  b.phase === 'activation' || way.path.length > 0 || way.target !== null
    ? withWay(turn, way)
    : of(without(turn, way.unit), way.unit);

/** The unit is to go to this hex. */
export const goTo = (b: Battle, turn: Turn, id: UnitId, hex: HexLabel): Gestured => {
  const then = stageFor(b, turn.ways, id);
  const way = wayOf(turn, id);
  const path = stepped(then, way, hex);
  if (path !== undefined) return { held: planned(b, turn, withPath(then, way, path)) };
  const would = wayTo(then, unitOf(then, id), hex);
  const { remark } = refused(then, turn, hex, { type: 'move', unit: id, path: would });
  return remark === undefined ? { held: turn } : { held: turn, remark: { ...remark, way: would } };
};

/** A counter is dragged over this hex: it plans, as clicks do. */
export const dragInTurn = (b: Battle, turn: Turn, id: UnitId, hex: HexLabel): Turn => {
  if (!mayJoin(b, turn, id)) return turn;
  const taken = takeUp(b, turn, id);
  const there = unitOn(stageFor(b, taken.ways, id), hex);
  if (there !== undefined && there.id !== id) return taken;
  return turnOf(goTo(b, taken, id, hex).held);
};

/** Why its way does not end where it was let go, if it does not. */
export const dropInTurn = (b: Battle, turn: Turn, id: UnitId, hex: HexLabel): Gestured => {
  if (!mayJoin(b, turn, id)) return tooMany(b, turn, id);
  return endOf(b, wayOf(turn, id)) === hex ? { held: turn } : goTo(b, turn, id, hex);
};

/** One step back: those who come along, then the way of who is looked after, then the unit itself, then the last of the others. */
export const backInTurn = (b: Battle, turn: Turn): Turn | undefined => {
  const { chosen, ways, meant } = turn;
  if (ways.some(({ along }) => along)) return withoutAlong(turn);
  if (chosen === null) {
    if (ways.length > 0) return without(turn, ways.at(-1)!.unit);
    return meant.length > 1 ? of({ ways, meant: meant.slice(0, -1) }, null) : undefined;
  }
  const { path, target } = wayOf(turn, chosen);
  if (path.length > 0 || target !== null) return planned(b, turn, { unit: chosen, path: [], target: null });
  const rest = without(turn, chosen);
  return isBusy(rest) ? rest : undefined;
};
