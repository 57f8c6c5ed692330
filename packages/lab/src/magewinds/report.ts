/** What games of Magewinds show of its fighters: who wins more with them, and how far the HOUSE ones are off. */

import { type Origin, PROFILE_IDS, type ProfileId, profileOf } from '@muster/magewinds';
import type { LabGame } from '../game.ts';
import type { LabReport } from '../module.ts';
import { wilson } from '../wilson.ts';
import { fighterRow, houseRow } from './rows.ts';

/** A set of warbands that are alike but for one place: here a HOUSE fighter, there an official one. */
export interface HouseMirror {
  readonly fighter: ProfileId;
  readonly seat: number;
}

export interface Facts {
  /** By seat. */
  readonly warbands: readonly (readonly ProfileId[])[];
  readonly mirror: HouseMirror | null;
}

type Game = LabGame<Facts>;

/** Wins out of so many, a shared first place in parts. */
interface Tally {
  points: number;
  games: number;
}

export interface FighterReport {
  readonly fighter: ProfileId;
  readonly house: boolean;
  readonly source: Origin;
  /** Warbands that had it; two in one game count twice. */
  readonly games: number;
  readonly winRate: number;
  /** Of the warbands without it. */
  readonly without: number;
  /** The first less the second, and its 95% interval. */
  readonly shift: number;
  readonly interval: readonly [number, number];
}

export interface HouseReport {
  readonly fighter: ProfileId;
  readonly games: number;
  /** Against the same warband with an official fighter in its place. */
  readonly winRate: number;
  /** `winRate` less one half. */
  readonly shift: number;
  readonly interval: readonly [number, number];
}

interface Figures {
  /** Who gains most first. Only those that some warbands had and others had not. */
  readonly fighters: readonly FighterReport[];
  readonly house: readonly HouseReport[];
}

const pointsOf = ({ outcome }: Game, seat: number): number => {
  const [first = []] = outcome.places;
  return first.includes(seat) ? 1 / first.length : 0;
};

const add = (tally: Tally, points: number): void => {
  tally.points += points;
  tally.games++;
};

const share = ({ points, games }: Tally): number => (games === 0 ? 0 : points / games);

/** Newcombe's interval for the difference of two shares, from the Wilson intervals of both. */
export const differenceInterval = (a: Tally, b: Tally): readonly [number, number] => {
  const [p, q] = [share(a), share(b)];
  const [[lowA, highA], [lowB, highB]] = [wilson(a.points, a.games), wilson(b.points, b.games)];
  const d = p - q;
  return [d - Math.hypot(p - lowA, highB - q), d + Math.hypot(highA - p, q - lowB)];
};

const fighterReport = (games: readonly Game[], fighter: ProfileId): FighterReport | undefined => {
  const [having, without] = [
    { points: 0, games: 0 },
    { points: 0, games: 0 },
  ];
  for (const game of games)
    for (const [seat, warband] of game.facts.warbands.entries())
      add(warband.includes(fighter) ? having : without, pointsOf(game, seat));
  if (having.games === 0 || without.games === 0) return undefined;
  return {
    fighter,
    house: profileOf(fighter).source === 'house',
    source: profileOf(fighter).source,
    games: having.games,
    winRate: share(having),
    without: share(without),
    shift: share(having) - share(without),
    interval: differenceInterval(having, without),
  };
};

const houseReport = (games: readonly Game[], fighter: ProfileId): HouseReport | undefined => {
  const tally = { points: 0, games: 0 };
  for (const game of games) {
    const { mirror } = game.facts;
    if (mirror?.fighter === fighter) add(tally, pointsOf(game, mirror.seat));
  }
  if (tally.games === 0) return undefined;
  const [low, high] = wilson(tally.points, tally.games);
  const winRate = share(tally);
  return { fighter, games: tally.games, winRate, shift: winRate - 0.5, interval: [low - 0.5, high - 0.5] };
};

const isThere = <T>(x: T | undefined): x is T => x !== undefined;

export const figuresOf = (games: readonly Game[]): Figures => ({
  fighters: PROFILE_IDS.map((id) => fighterReport(games, id))
    .filter(isThere)
    .toSorted((a, b) => b.shift - a.shift),
  house: PROFILE_IDS.map((id) => houseReport(games, id)).filter(isThere),
});

export const report = (games: readonly Game[]): LabReport => {
  const figures = figuresOf(games);
  const sections = [
    {
      title: 'Win rate with a fighter less the rate without it (95% interval)',
      rows: figures.fighters.map(fighterRow),
    },
    {
      title: 'HOUSE fighters in place of an official one, warbands alike otherwise',
      rows: figures.house.map(houseRow),
    },
  ];
  return { json: figures, sections: sections.filter(({ rows }) => rows.length > 0) };
};
