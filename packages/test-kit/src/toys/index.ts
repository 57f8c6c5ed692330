/** The toy as a game, and what the laws need to know of it. */

import { type Game, makeRng, parse } from '@muster/kernel';
import type { Lawful, LawOptions, Shows } from '../law.ts';
import { pick } from '../play.ts';
import {
  CARDS,
  type Lanterns,
  type LanternsCommand,
  type LanternsConfig,
  type LanternsDecision,
  type LanternsEvent,
  type LanternsRefusal,
  type LanternsRoll,
} from './lanterns.ts';
import { readCommand, readConfig, stateReader } from './lanterns-parse.ts';
import { candidates, decisions, play, refuse, setup } from './lanterns-rules.ts';
import { lanternsSecrets } from './lanterns-secrets.ts';
import { explain, imagine, narrate, odds, ROLLS, rollWords, view } from './lanterns-view.ts';

export interface LanternsTypes {
  readonly state: Lanterns;
  readonly command: LanternsCommand;
  readonly config: LanternsConfig;
  readonly event: LanternsEvent;
  readonly refusal: LanternsRefusal;
  readonly decision: LanternsDecision;
  readonly roll: LanternsRoll;
}
export type LanternsGame = Game<LanternsTypes>;

export const lanterns: LanternsGame = {
  id: 'lanterns',
  version: '1',
  seats: (config) => config.seats,
  parseConfig: (x) => parse(readConfig, x, 'the configuration'),
  parseCommand: (x) => parse(readCommand, x, 'the command'),
  readers: { config: readConfig, command: readCommand },
  parseState: (x) => parse(stateReader(), x, 'the state'),
  setup,
  decisions,
  refuse,
  play,
  candidates,
  isPrivate: (c) => c.type === 'order',
  sealed: (s) => (s.phase === 'choose' ? `round ${s.round}` : undefined),
  view,
  imagine,
  outcome: (s) => s.outcome ?? undefined,
  explain,
  narrate,
};

/** How many cards each holds, and who is out: what lies open on a table of lanterns. */
export const lanternsShows: Shows<LanternsTypes> = {
  tell: (s, e) => {
    const more = (count: (seat: number) => number): Lanterns => ({
      ...s,
      hands: s.hands.map((hand, seat) => ({ ...hand, size: hand.size + count(seat) })),
    });
    switch (e.type) {
      case 'drew':
        return more((seat) => (seat === e.seat ? 1 : 0));
      case 'showed':
        return more((seat) => (e.cards[seat] === null ? 0 : -1));
      case 'conceded':
        return { ...s, out: s.out.map((out, seat) => out || seat === e.seat) };
      default:
        return s;
    }
  },
  drawn: ({ out, hands }) => ({ out, hands: hands.map(({ size }) => size) }),
};

export const lanternsLaws: LawOptions<LanternsTypes> = {
  configs: [
    { seats: 2, rounds: 3, hand: 4 },
    { seats: 3, rounds: 2, hand: 3 },
    { seats: 3, rounds: 3, hand: 4 },
  ],
  games: 300,
  forgeries: 1,
  maxCommands: 100,
  think: (view, seat, seed) => pick(candidates(view, seat), makeRng(seed)),
  shows: lanternsShows,
  tries: () => Array.from({ length: CARDS }, (_, i) => ({ type: 'claim', card: i + 1 })),
};

export const lanternsLawful: Lawful<LanternsTypes> = {
  game: lanterns,
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede' || c.type === 'order',
  isSecret: (c) => c.type === 'choose' || c.type === 'order',
  ...lanternsSecrets,
  asks: { choose: { words: 'to choose a card', secret: true }, turn: { words: 'to take a turn', secret: false } },
  book: {
    sections: ['Lanterns'],
    rules: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({
      id: `LN-${n}`,
      section: 'Lanterns',
      title: `Rule ${n}`,
      text: 'It is as the toy plays it.',
      source: 'house',
    })),
    ids: /(LN-\d+)/,
  },
  seatNames: ({ seats }) => ['Red', 'Blue', 'Green'].slice(0, seats),
  rolls: ROLLS,
  rollWords,
  odds,
  oddsNames: { distributions: ['lit'], chances: ['none'], figures: ['dice'] },
};
