/** The action Escape (ItT hold-the-line.special, MW-R92), wherever the scenario has an edge to leave by. */

import { EPSILON, gapToEdge, inch } from '@muster/geometry';
import { baseOf } from '../ground/fighters.ts';
import { fieldOf } from '../ground/terrain.ts';
import { escapeEdge, scenarioRules } from '../scenarios/index.ts';
import type { Battle, Fighter } from '../state/battle.ts';
import { action } from './rules.ts';

/** From the base to the edge it may leave by. */
const edgeGap = (b: Battle, f: Fighter): number => {
  const edge = escapeEdge(b, f.seat);
  return edge === null ? Infinity : gapToEdge(fieldOf(b), baseOf(f), edge);
};

/** It leaves if it touches the edge; otherwise the action is lost. */
export const escapeAction = action('escape', {
  isAvailable: (b, f) => escapeEdge(b, f.seat) !== null,
  isUseful: (b, _seat, f) => edgeGap(b, f) <= inch(3),
  atOnce: (b, f, table) => (edgeGap(b, f) <= EPSILON ? scenarioRules(b).escape(b, f.id, table) : b),
});
