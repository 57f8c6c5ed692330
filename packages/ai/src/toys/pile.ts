/** For tests only: a game small enough that the best command is known. */

import { byType, fields, type Game, type GameTypes, integer, type Outcome, parse, type Seat } from '@muster/kernel';

/** A pile of matches, 1 to 3 are taken in turn, who takes the last one wins. Leaving a multiple of four wins. */
export interface Pile {
  readonly config: object;
  readonly left: number;
  readonly seat: Seat;
}
export interface Take {
  readonly type: 'take';
  readonly count: number;
}

export const takes = (p: Pile): readonly Take[] =>
  [1, 2, 3].filter((count) => count <= p.left).map((count) => ({ type: 'take', count }));

const outcome = (p: Pile): Outcome | undefined =>
  p.left > 0 ? undefined : { places: [[1 - p.seat], [p.seat]], reason: 'last', rule: 'toy' };

const readConfig = fields<object>({});
const readCommand = byType<Take>({ take: fields({ count: integer(1, 3) }) });
const ok = <T>(value: T) => ({ ok: true, value }) as const;
export interface PileTypes extends GameTypes {
  readonly state: Pile;
  readonly command: Take;
}
export const pile: Game<PileTypes> = {
  id: 'pile',
  version: '1',
  readers: { config: readConfig, command: readCommand },
  seats: () => 2,
  isPrivate: () => false,
  sealed: () => undefined,
  parseConfig: (x) => parse(readConfig, x, 'config'),
  parseCommand: (x) => parse(readCommand, x, 'command'),
  parseState: (x) => ok(x as Pile),
  setup: (config) => ({ config, left: 10, seat: 0 }),
  decisions: (p) => (p.left > 0 ? [{ seat: p.seat, kind: 'take', rule: 'toy' }] : []),
  refuse: () => undefined,
  play: (p, _seat, c) => ({ config: p.config, left: p.left - c.count, seat: 1 - p.seat }),
  candidates: takes,
  view: (p) => p,
  imagine: (p) => p,
  outcome,
  explain: () => '',
  narrate: () => '',
};
