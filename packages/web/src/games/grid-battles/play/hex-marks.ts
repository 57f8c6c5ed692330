/** Hexes on the map: what a line of the log speaks of, where a unit could go and whom it could strike. */

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
import type { HexMarks } from '../board/marks.ts';
import { actors } from './able.ts';
import { enemyReach, prospectsFrom, reachOf, strikesThisTurn } from './foresight.ts';

/** Where a place is, a hex or a unit, on the map as it is now. */
export const hexOf = (b: Battle, place: string): HexLabel | undefined =>
  /^\d{4}$/.test(place) ? place : (findUnit(b, place)?.hex ?? undefined);

export const hexesAt = (b: Battle, places: readonly string[]): readonly HexLabel[] =>
  places.flatMap((place) => hexOf(b, place) ?? []);

/** An enemy: what it sees (GB-39), and where and whom it could strike in its next turn. */
const enemyMarks = (b: Battle, unit: Unit): HexMarks => {
  const { strikes, hexes } = enemyReach(b, unit.id);
  return { threat: hexes, range: seenBy(b, unit), target: strikes.map((s) => unitOf(b, s.target).hex!) };
};

/** What a unit could do, before anything is chosen: where its own side could send it, what it sees, whom it could strike. */
export const previewMarks = (b: Battle, id: UnitId): HexMarks => {
  const unit = unitOf(b, id);
  if (unit.hex === null) return {};
  if (unit.seat !== b.turn) return enemyMarks(b, unit);
  const moves = b.phase !== 'attack' && actors(b).includes(id);
  const targets = moves ? strikesThisTurn(b, id) : prospectsFrom(b, id, unit.hex);
  return {
    reach: moves ? reachOf(b, id) : undefined,
    range: UNITS[unit.type].range > 1 || !moves ? seenBy(b, unit) : undefined, // GB-39
    target: targets.map((p) => p.target.hex!),
  };
};
