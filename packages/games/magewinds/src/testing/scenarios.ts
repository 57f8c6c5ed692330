/** For tests only: a battle under way, with fighters put where a test wants them. */

import { inch } from '@muster/geometry';
import { fastTable, type Seat, scriptedLuck } from '@muster/kernel';
import type { ProfileId } from '../content/fighters.ts';
import type { ScenarioId } from '../content/scenarios.ts';
import type { T } from '../scenarios/rules.ts';
import type { Battle, Fighter, GameObject, Where } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { begin, scripted } from './setup.ts';

export interface Placed {
  readonly seat: Seat;
  readonly profile?: ProfileId;
  /** In inches; far from everything when left out. */
  readonly at?: readonly [number, number];
  readonly where?: Where;
  readonly damage?: number;
  readonly starting?: boolean;
  readonly downIn?: number;
  /** The other of a pair: its place in the list. */
  readonly twin?: number;
}

export interface Position {
  readonly fighters: readonly Placed[];
  readonly round?: number;
  readonly tallies?: readonly number[];
  readonly killsBefore?: readonly number[];
  /** Who carries each treasure; null: it lies in the middle. */
  readonly carriers?: readonly (number | null)[];
  /** Which of each pair is real; null: hidden. */
  readonly real?: number | null;
  readonly conceded?: readonly Seat[];
}

const makeFighter = (p: Placed, id: number): Fighter => ({
  id,
  seat: p.seat,
  profile: p.profile ?? 'guardian',
  number: 0,
  where: p.where ?? 'field',
  x: inch(p.at?.[0] ?? 1),
  y: inch(p.at?.[1] ?? 1 + id),
  damage: p.damage ?? 0,
  actions: 0,
  guard: false,
  poison: null,
  starting: p.starting ?? true,
  downIn: p.downIn ?? 0,
  twin: p.twin ?? null,
});

const WARBANDS: readonly (readonly ProfileId[])[] = [
  ['warrior', 'wizard', 'cleric', 'guardian'],
  ['druid', 'seer', 'witch', 'enchanter'],
  ['deadeye', 'mesmer', 'cleric'],
  ['warrior', 'wizard', 'cleric', 'guardian'],
];

const STARTS = new Map<string, Battle>();

/** Set up once for each scenario: many tests ask. */
const startOf = (scenario: ScenarioId, players: number): Battle => {
  const key = `${scenario} ${players}`;
  const dice = [6, 5, 4, 3].slice(0, players);
  const start =
    STARTS.get(key) ?? begin({ scenario, warbands: WARBANDS.slice(0, players), deployment: 'auto' }, scripted(...dice));
  STARTS.set(key, start);
  return start;
};

/** Seat 0 is Player 1. Bases only matter where a test says so. */
export const position = (scenario: ScenarioId, players: number, p: Position): Battle => {
  const start = startOf(scenario, players);
  const twins = p.fighters.flatMap((f, id): [number, number][] =>
    f.twin !== undefined && f.twin > id ? [[id, f.twin]] : [],
  );
  return {
    ...start,
    round: p.round ?? 1,
    phase: 'action',
    fighters: p.fighters.map(makeFighter),
    objects: (p.carriers ?? []).map(
      (carrier, id): GameObject => ({
        id,
        kind: 'treasure',
        where: carrier === null ? 'field' : 'carried',
        x: inch(6),
        y: inch(8),
        carrier,
      }),
    ),
    clones: twins.map((pair) => ({ pair, seat: p.fighters[pair[0]]!.seat, real: p.real ?? null })),
    seats: start.seats.map((s, seat) => ({
      ...s,
      tally: p.tallies?.[seat] ?? 0,
      killsBefore: p.killsBefore?.[seat] ?? 0,
      conceded: p.conceded?.includes(seat) ?? false,
    })),
  };
};

export const quiet: T = fastTable(scriptedLuck([]));
export const loud = (events: MagewindsEvent[]): T => ({ ...quiet, tell: (e) => void events.push(e) });
