/** When a hero may Surge (CQ-70, CQ-71, X-66, X-327): who is ready, and which windows the captain's standing order opens. */

import { captainOf, otherSide, type Side } from '@muster/dwethia';
import type { Point } from '@muster/geometry';
import { kitOf } from '../ground/field.ts';
import { areBeside, enemiesAt, engageDistance } from '../ground/standing.ts';
import { moveOf } from '../ground/values.ts';
import { tellOrder } from '../orders/standing-orders.ts';
import { isDying, sideOf, standingOf } from '../state/battle.ts';
import type { Battle, ConquestTable, Model, ModelId, StandingOrders, SurgeFrame } from '../state/types.ts';

/** `a` before the first command of the half, `b` at an engagement, `c` after each activation. */
export type SurgeWindow = 'a' | 'b' | 'c';

const OPENS: { readonly [O in StandingOrders['surge']]: readonly SurgeWindow[] } = {
  engage: ['b'],
  start: ['a', 'b'],
  each: ['a', 'b', 'c'],
  never: [],
};

/** Who is active, or was when the window opened, is not unmoved any more. */
const isActive = (b: Battle, id: ModelId): boolean => {
  for (let i = b.stack.length - 1; i >= 0; i--) {
    const frame = b.stack[i]!;
    if (frame.type === 'activation' && frame.unit === id) return true;
  }
  return false;
};

/** not yet activated, not pinned, Move above 0. X-66: only heroes, unless all units may. */
const isReady = (b: Battle, m: Model): boolean => {
  const { turn } = m;
  if (turn.activated || turn.pinned || isDying(m)) return false;
  const kit = kitOf(b, m);
  if (kit.kind !== 'unit' || !(kit.isHero || b.config.rulings.surgeAllUnits)) return false;
  return moveOf(b, m) > 0 && !isActive(b, m.id);
};

/** Those of a side that could Surge now, or answer one; none without a point of Destiny. */
export const readyToSurge = (b: Battle, side: Side): readonly Model[] => {
  if (b.sides[side].pool.destiny < 1 || b.config.rulings.surgeWindows === 'off') return NOBODY;
  let found: Model[] | undefined;
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (sideOf(b, m) !== side || !isReady(b, m)) continue;
    found ??= [];
    found.push(m);
  }
  return found ?? NOBODY;
};
const NOBODY: readonly Model[] = [];

/** Whether a side is asked in such a window. Its order is its own, the rest lies open: on a view only that is looked at where it decides. */
export const isWindowOpen = (b: Battle, side: Side, window: SurgeWindow): boolean => {
  const captain = captainOf(b, side);
  const isShut = b.standing[captain] !== null && !OPENS[standingOf(b, captain).surge].includes(window);
  return !isShut && readyToSurge(b, side).length > 0 && OPENS[standingOf(b, captain).surge].includes(window);
};

/** X-327 (b): the walk, or Blink, engages such a hero, or a unit in coherency with one. */
const concerns = (b: Battle, unit: Model, path: readonly Point[], ready: readonly Model[]): boolean => {
  for (const foe of enemiesAt(b, unit, path[path.length - 1]!, engageDistance(b)))
    for (const hero of ready) if (hero.id === foe.id || areBeside(b, hero, foe)) return true;
  return false;
};

/** Who could Surge if this walk were declared as an engagement, whatever their standing order says. */
export const surgeWarning = (b: Battle, unit: Model, path: readonly Point[]): readonly ModelId[] => {
  if (path.length === 0) return [];
  const ready = readyToSurge(b, otherSide(sideOf(b, unit)));
  return concerns(b, unit, path, ready) ? ready.map(({ id }) => id) : [];
};

/** X-327 (b): shut by order is a pass like one that was asked for; its owner hears why. Other windows that are shut tell nothing. */
export const isEngagementWindow = (b: Battle, unit: Model, path: readonly Point[], table: ConquestTable): boolean => {
  if (surgeWarning(b, unit, path).length === 0) return false;
  const side = otherSide(sideOf(b, unit));
  const isOpen = isWindowOpen(b, side, 'b');
  if (!isOpen) {
    table.tell?.({ type: 'surgePassed', side, rule: 'X-327' });
    tellOrder(table, captainOf(b, side), { order: 'surge', model: unit.id }, 'X-327');
  }
  return isOpen;
};

/** A window for a side that opens now. */
export const surgeOf = (side: Side, walk: SurgeFrame['walk'] = null, next: SurgeFrame['next'] = null): SurgeFrame => ({
  type: 'surge',
  side,
  walk,
  unit: null,
  answer: null,
  wagers: [0, 0],
  turn: side,
  stopped: false,
  next,
  step: 'offer',
});
