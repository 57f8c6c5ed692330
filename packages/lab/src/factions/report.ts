/** What games between factions show: of each, of pairs, of the places they fight in, of exchanged profiles, with 95% intervals. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import type { LabGame } from '../game.ts';
import type { LabReport } from '../module.ts';
import { percent } from '../table.ts';
import { wilson } from '../wilson.ts';
import type { Exchange } from './exchange.ts';

export const FACTION_IDS: readonly FactionId[] = FACTIONS.map(({ id }) => id);

export interface Facts {
  /** By seat. */
  readonly factions: readonly [FactionId, FactionId];
  /** The arena, the map. */
  readonly place: string;
  readonly exchange: Exchange | null;
  /** Who has the force with the exchanged profile. */
  readonly exchangedSeat: number | null;
}

type Game = LabGame<Facts>;

interface Share {
  readonly games: number;
  readonly winRate: number;
  readonly interval: readonly [number, number];
}

const pointsOf = ({ outcome }: Game, seat: number): number => {
  const [first = []] = outcome.places;
  return first.includes(seat) ? 1 / first.length : 0;
};

/** Of all games in which somebody is meant: `seatOf` says who, null for nobody. */
const shareOf = (games: readonly Game[], seatOf: (g: Game) => number | null): Share => {
  let [points, count] = [0, 0];
  for (const game of games) {
    const seat = seatOf(game);
    if (seat === null) continue;
    points += pointsOf(game, seat);
    count++;
  }
  return { games: count, winRate: count === 0 ? 0 : points / count, interval: wilson(points, count) };
};

const seatWith = (faction: FactionId, against: FactionId | null) => (g: Game) => {
  const { factions } = g.facts;
  if (factions[0] === factions[1]) return null;
  const seat = factions.indexOf(faction);
  return seat >= 0 && (against === null || factions.includes(against)) ? seat : null;
};

const factionShares = (games: readonly Game[]) =>
  FACTION_IDS.map((faction) => ({ faction, ...shareOf(games, seatWith(faction, null)) })).filter((s) => s.games > 0);

const pairShares = (games: readonly Game[]) =>
  FACTION_IDS.flatMap((faction, i) =>
    FACTION_IDS.slice(i + 1).map((against) => ({ faction, against, ...shareOf(games, seatWith(faction, against)) })),
  ).filter((share) => share.games > 0);

/** How the first seat fares there. */
const placeShares = (games: readonly Game[], word: string) =>
  [...new Set(games.map(({ facts }) => facts.place))].map((place) => ({
    [word]: place,
    ...shareOf(games, ({ facts }) => (facts.place === place ? 0 : null)),
  }));

const nameOf = ({ out, outs, into, intos }: Exchange): string =>
  `${outs === 1 ? '' : `${outs} × `}${out} → ${intos === 1 ? '' : `${intos} × `}${into}`;

const exchangeShares = (games: readonly Game[]) => {
  const names = new Map(
    games.flatMap(({ facts }) => (facts.exchange === null ? [] : [[nameOf(facts.exchange), facts.exchange]])),
  );
  return [...names].map(([name, exchange]) => {
    const of = shareOf(games, ({ facts }) =>
      facts.exchange !== null && nameOf(facts.exchange) === name ? facts.exchangedSeat : null,
    );
    const [low, high] = of.interval;
    return { ...exchange, games: of.games, shift: of.winRate - 0.5, interval: [low - 0.5, high - 0.5] as const };
  });
};

/** How battles ended. */
const reasonsOf = (games: readonly Game[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { outcome } of games) counts[outcome.reason] = (counts[outcome.reason] ?? 0) + 1;
  return counts;
};

const row = (name: string, { games, winRate, interval: [low, high] }: Share): readonly string[] => [
  name,
  percent(winRate).padStart(6),
  `${percent(low)} to ${percent(high)}`,
  `${games} games`,
];

const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${percent(Math.abs(share))}`;

/** `word`: what the places are called, as `arena`. */
export const reportOf =
  (word: string) =>
  (games: readonly Game[]): LabReport => {
    const [factions, pairs, places] = [factionShares(games), pairShares(games), placeShares(games, word)];
    const exchanges = exchangeShares(games).toSorted((a, b) => b.shift - a.shift);
    const endings = reasonsOf(games);
    const sections = [
      { title: 'Factions against all others', rows: factions.map((s) => row(s.faction, s)) },
      { title: 'Pairs', rows: pairs.map((s) => row(`${s.faction} against ${s.against}`, s)) },
      { title: `South, by ${word}`, rows: places.map((s) => row(String(s[word as keyof Share]), s)) },
      {
        title: 'Profiles exchanged for their points in another: what the force gains',
        rows: exchanges.map((e) => [
          `${nameOf(e)} (${e.points >= 0 ? '+' : '−'}${Math.abs(e.points)} points)`,
          signed(e.shift),
          `${signed(e.interval[0])} to ${signed(e.interval[1])}`,
          `${e.games} games`,
        ]),
      },
      { title: 'How battles ended', rows: Object.entries(endings).map(([reason, n]) => [reason, `${n}`]) },
    ];
    return {
      json: { factions, pairs, [`${word}s`]: places, exchanges, endings },
      sections: sections.filter(({ rows }) => rows.length > 0),
    };
  };
