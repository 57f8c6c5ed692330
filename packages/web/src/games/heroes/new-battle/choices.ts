/** What is chosen before a battle, as the address of the page writes it. Pure. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import { ARENAS, heroesDescriptor, sizeFor } from '@muster/heroes';
import type { DiceOf } from '../../../match/source.ts';
import { readDice, writeDice } from '../../../pages/new-battle/DiceChoice.tsx';
import { type PlayerId, readPlayer, settledPlayers } from '../../../pages/new-battle/who-plays.ts';
import { quoted } from '../../../parts/words.ts';

export const POINTS = [60, 150, 300] as const;
export type Points = (typeof POINTS)[number];

export interface Choices {
  readonly points: Points;
  readonly arena: string;
  readonly factions: readonly [FactionId, FactionId];
  readonly players: readonly PlayerId[];
  readonly objectives: 'picked' | 'drawn';
  readonly markers: 'placed' | 'arena';
  /** By the name of the switch; what is missing is as usual. */
  readonly switches: Readonly<Record<string, string | boolean>>;
  readonly dice: DiceOf;
}

export const arenasFor = (points: number) => ARENAS.filter(({ size }) => size === sizeFor(points));

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
  const points = Number(one(query.get('points'), POINTS.map(String), '60', 'limit of points', report)) as Points;
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
  return {
    choices: {
      points,
      arena: one(query.get('arena'), arenas, arenas[0]!, 'arena of this size called', report),
      factions: [
        one(query.get('south'), ids, usualFactions[0], 'faction', report),
        one(query.get('north'), ids, usualFactions[1], 'faction', report),
      ],
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

export const writeChoices = (c: Choices): string =>
  [
    `points=${c.points}`,
    `arena=${c.arena}`,
    `south=${c.factions[0]}`,
    `north=${c.factions[1]}`,
    `a=${c.players[0]}`,
    `b=${c.players[1]}`,
    ...(c.objectives === 'picked' ? [] : ['objectives=drawn']),
    ...(c.markers === 'arena' ? [] : ['markers=placed']),
    ...Object.entries(c.switches).map(([name, value]) => `${name}=${value}`),
    ...writeDice(c.dice),
  ].join('&');

/** For the game to read and check. */
export const configOf = ({ points, arena, factions, objectives, markers, switches }: Choices): object => ({
  points,
  arena,
  seats: factions.map((faction, side) => ({ side, faction })),
  objectives,
  markers,
  rulings: switches,
});
