/** What is chosen before a battle, as the address of the page writes it. Pure. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARENAS, BOARDS, heroesDescriptor, sizeFor, type UnitSheet } from '@muster/heroes';
import type { DiceOf } from '../../../match/source.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { quoted } from '../../../parts/words.ts';
import { readLimit } from '../force/address.ts';
import { readUnits, unitsIn } from '../force/unit-text.ts';

export const POINTS = [60, 150, 300] as const;

/** By side. */
type Both<T> = readonly [T, T];

export interface Choices {
  readonly points: number;
  readonly arena: string;
  readonly factions: Both<FactionId>;
  /** Null: the ready force of the faction. */
  readonly units: Both<readonly UnitSheet[] | null>;
  /** The name of the squad that they are; null for none. */
  readonly squads: Both<string | null>;
  readonly players: readonly PlayerId[];
  readonly objectives: 'picked' | 'drawn';
  readonly markers: 'placed' | 'arena';
  /** By the name of the switch; what is missing is as usual. */
  readonly switches: Readonly<Record<string, string | boolean>>;
  readonly dice: DiceOf;
}

/** Those of the size for so many points; the last one is bare, and its terrain is placed in turn (HR-09). */
export const arenasFor = (points: number) => [...ARENAS, ...BOARDS].filter(({ size }) => size === sizeFor(points));

export const isBare = (arena: string): boolean => BOARDS.some(({ id }) => id === arena);

const usualFactions: readonly [FactionId, FactionId] = ['empire-of-sol', 'citadel'];

const one = <T extends string>(
  text: string | null,
  among: readonly T[],
  otherwise: T,
  what: string,
  report: (sentence: string) => void,
): T => {
  if (text === null) return otherwise;
  const found = among.find((value) => value === text);
  if (found === undefined) report(`There is no ${what} ${quoted(text)}; one of ${among.join(', ')} is meant.`);
  return found ?? otherwise;
};

export interface Read {
  readonly choices: Choices;
  readonly problems: readonly string[];
}

/** Of an address; what cannot be had is told. */
export const readChoices = (query: URLSearchParams): Read => {
  const problems: string[] = [];
  const report = (sentence: string): void => {
    problems.push(sentence);
  };
  const points = readLimit(query.get('points') ?? '60', report);
  const ids = FACTIONS.map(({ id }) => id);
  const arenas = arenasFor(points).map(({ id }) => id);
  const switches = Object.fromEntries(
    heroesDescriptor.switches.flatMap(({ name, choices }) => {
      const text = query.get(name);
      if (text === null) return [];
      const found = choices.find(({ value }) => String(value) === text);
      if (found === undefined) report(`${name} cannot be ${quoted(text)}.`);
      return found === undefined || typeof found.value === 'number' || found.value === null
        ? []
        : [[name, found.value]];
    }),
  );
  const factions = [
    one(query.get('south'), ids, usualFactions[0], 'faction', report),
    one(query.get('north'), ids, usualFactions[1], 'faction', report),
  ] as const;
  const unitsOf = (side: 'south' | 'north', faction: FactionId): readonly UnitSheet[] | null =>
    query.has(`${side}-unit`) ? readUnits(query, `${side}-unit`, faction, report) : null;
  return {
    choices: {
      points,
      arena: one(query.get('arena'), arenas, arenas[0]!, 'arena of this size called', report),
      factions,
      units: [unitsOf('south', factions[0]), unitsOf('north', factions[1])],
      squads: [query.get('south-squad'), query.get('north-squad')],
      players: settledPlayers([
        readPlayer(query.get('a'), 'you', report),
        readPlayer(query.get('b'), 'recruit', report),
      ]),
      objectives: one(
        query.get('objectives'),
        ['picked', 'drawn'] as const,
        'picked',
        'way of choosing objectives',
        report,
      ),
      markers: one(query.get('markers'), ['arena', 'placed'] as const, 'arena', 'way of placing markers', report),
      switches,
      dice: readDice(query.get('dice'), report),
    },
    problems,
  };
};

const SIDE_NAMES = ['south', 'north'] as const;

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    `arena=${c.arena}`,
    `south=${c.factions[0]}`,
    `north=${c.factions[1]}`,
    ...SIDE_NAMES.flatMap((side, i) => [
      ...unitsIn(`${side}-unit`, c.units[i] ?? []),
      ...(c.squads[i] == null ? [] : [`${side}-squad=${encodeURIComponent(c.squads[i])}`]),
    ]),
    `a=${c.players[0]}`,
    `b=${c.players[1]}`,
    ...(c.objectives === 'picked' ? [] : ['objectives=drawn']),
    ...(c.markers === 'arena' ? [] : ['markers=placed']),
    ...Object.entries(c.switches).map(([name, value]) => `${name}=${value}`),
    ...writeDice(c.dice),
  ].join('&');

/** For the game to read and check. */
export const configOf = ({ points, arena, factions, units, objectives, markers, switches }: Choices): object => ({
  points,
  arena,
  seats: factions.map((faction, side) => ({ side, faction, units: units[side] ?? null })),
  objectives,
  markers: isBare(arena) ? 'placed' : markers,
  terrain: isBare(arena) ? 'placed' : 'arena',
  rulings: switches,
});
