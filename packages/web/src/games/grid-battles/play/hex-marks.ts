/** Hexes marked for a reason: what a line of the log speaks of, where a unit could go and whom it could strike. */

import {
  type Battle,
  findUnit,
  type HexLabel,
  seenBy,
  UNITS,
  type Unit,
  type UnitId,
  unitOf,
} from '@muster/grid-battles';
import type { HexMarks, MarkKind } from '../board/marks.ts';
import { actors } from './able.ts';
import { enemyReach, prospectsFrom, reachOf, strikesThisTurn } from './foresight.ts';
import type { Forecast } from './types.ts';

export const marked = (kind: MarkKind, labels: readonly HexLabel[]): HexMarks =>
  labels.map((label) => [label, kind] as const);

/** Where a place is, a hex or a unit, on the map as it is now. */
export const hexOf = (b: Battle, place: string): HexLabel | undefined =>
  /^\d{4}$/.test(place) ? place : (findUnit(b, place)?.hex ?? undefined);

/** What is pointed at. */
export const pointedMarks = (b: Battle, places: readonly string[]): HexMarks =>
  marked(
    'pointed',
    places.flatMap((place) => hexOf(b, place) ?? []),
  );

/** Where it can get to from where it stands. */
export const reachMarks = (b: Battle, { id, hex }: Unit): HexMarks =>
  marked(
    'reach',
    reachOf(b, id).filter((label) => label !== hex),
  );

export const targetMarks = (prospects: readonly Forecast[]): HexMarks =>
  marked(
    'target',
    prospects.map((p) => p.target.hex!),
  );

/** An enemy: what it sees, and where and whom it could strike in its next turn. */
const enemyMarks = (b: Battle, unit: Unit): HexMarks => {
  const { strikes, hexes } = enemyReach(b, unit.id);
  return [
    ...marked('threat', hexes),
    ...marked('range', seenBy(b, unit)), // GB-39
    ...marked(
      'target',
      strikes.map((s) => unitOf(b, s.target).hex!),
    ),
  ];
};

/** What a unit could do, before anything is chosen: where its own side could send it, what it sees, whom it could strike. */
export const previewMarks = (b: Battle, id: UnitId): HexMarks => {
  const unit = unitOf(b, id);
  if (unit.hex === null) return [];
  if (unit.seat !== b.turn) return enemyMarks(b, unit);
  const moves = b.phase !== 'attack' && actors(b).includes(id);
  const targets = moves ? strikesThisTurn(b, id) : prospectsFrom(b, id, unit.hex);
  return [
    ...(moves ? reachMarks(b, unit) : []),
    ...(UNITS[unit.type].range > 1 || !moves ? marked('range', seenBy(b, unit)) : []), // GB-39
    ...targetMarks(targets),
  ];
};
