/** The ten races (names and rim colours published, CQ-04; what they change is ours, M-02). */

import type { Stats } from '../profile.ts';

export interface Race {
  readonly id: string;
  readonly name: string;
  /** The rim of the base (CQ-04). */
  readonly rim: string;
  /** On everybody of the race; paid or refunded at the list price. */
  readonly changes: Partial<Stats>;
  /** On heroes besides. */
  readonly ofHeroes: Partial<Stats>;
  /** Cover that it has by nature. */
  readonly cover: number;
}

export const RACES = [
  race('old-one', 'Old One', 'gold', { aggression: -1 }, { affinity: 1 }),
  race('terran', 'Terran', 'red', {}),
  race('sovereign', 'Sovereign', 'blue', { perception: 1, strength: -1 }, { faith: 1 }),
  race('orc', 'Orc', 'green', { strength: 1, perception: -1 }),
  race('geck', 'Geck', 'yellow', { move: 1, defense: -1 }),
  race('croc', 'Croc', 'purple', { strength: 1, defense: 1, move: -1, perception: -1 }),
  race('cyborii', 'Cyborii', 'silver', { defense: 1, integrity: -1 }),
  race('borii', 'Borii', 'bronze', { integrity: 1, move: -1 }),
  race('taurus', 'Taurus', 'brown', { strength: 2, integrity: -1, perception: -1 }),
  race('wraith', 'Wraith', 'black', { defense: -1 }, {}, 1),
] as const satisfies readonly Race[];

export type RaceId = (typeof RACES)[number]['id'];

function race<I extends string>(
  id: I,
  name: string,
  rim: string,
  changes: Partial<Stats>,
  ofHeroes: Partial<Stats> = {},
  cover = 0,
): Race & { readonly id: I } {
  return { id, name, rim, changes, ofHeroes, cover };
}
