/** Whole random battles of King of the Hill, and the geometry of a crowded table: single verdicts, reach, a frame of a drag. */

import {
  type Cover,
  cover,
  type Disc,
  type Field,
  gapBetween,
  inch,
  isPlace,
  isWithin,
  type Length,
  lineOfAttack,
  mm,
  outlineOf,
  type Piece,
  type Point,
  type Reachable,
  reachable,
  refusePath,
  routeTo,
  type Sightline,
  sampleRoutes,
  visibility,
  type Way,
} from '@muster/geometry';
import { fastTable, makeRng, type Rng, seededLuck, type Table } from '@muster/kernel';
import { type Battle, magewinds as game, type MagewindsConfig, type MagewindsEvent } from '@muster/magewinds';
import type { Work } from '../measure.ts';
import { over, type Part } from '../part.ts';

const SEED = 1;
/** Battles between two looks at the clock. */
const AT_A_TIME = 2;

/** Two warbands of 8 slots; the terrain is the preset of a battle for two. */
export const hill = (): MagewindsConfig => {
  const parsed = game.parseConfig({
    scenario: 'king-of-the-hill',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'guardian'],
      ['druid', 'seer', 'witch', 'enchanter'],
    ],
    deployment: 'auto',
  });
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

/** Random candidates to the end. */
export const playHill = (config: MagewindsConfig, table: Table<MagewindsEvent>, rng: Rng): Battle => {
  let b = game.setup(config, table);
  while (game.outcome(b) === undefined) {
    const { seat } = game.decisions(b)[0]!;
    const candidates = game.candidates(b, seat);
    b = game.play(b, seat, candidates[rng.below(candidates.length)]!, table);
  }
  return b;
};

const games = (): Work => {
  const config = hill();
  const table = fastTable<MagewindsEvent>(seededLuck(SEED));
  const rng = makeRng(SEED);
  return () => {
    for (let n = 0; n < AT_A_TIME; n++) playHill(config, table, rng);
    return AT_A_TIME;
  };
};

const COLUMNS = 6;
const ROWS = 10;
const BASES = 8;
const RADIUS: Length = mm(25) / 2;
const LIMIT = inch(5);
/** How many positions a case goes round. */
const PAIRS = 64;

/** A crooked piece somewhere in its cell of 2 by 1.6 in. */
const pieceIn = (column: number, row: number, rng: Rng): Piece => {
  const [left, low] = [column * inch(2), row * inch(1.6)];
  const [x, y] = [left + 200 + rng.below(1500), low + 200 + rng.below(1200)];
  const [w, d] = [600 + rng.below(1200), 500 + rng.below(900)];
  const lean = rng.below(300);
  const corners = [
    { x, y },
    { x: x + w, y: y + lean },
    { x: x + w - lean, y: y + lean + d },
    { x: x - lean, y: y + d },
  ];
  return { corners, height: (row * COLUMNS + column) % 4 };
};

export interface Crowd {
  readonly field: Field;
  readonly way: Way;
  /** Free places, `PAIRS` of them. */
  readonly places: readonly Point[];
}

/** A field for two with 60 pieces of all heights, and eight bases on it. */
export const crowd = (): Crowd => {
  const rng = makeRng(SEED);
  const pieces: Piece[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) pieces.push(pieceIn(column, row, rng));
  const field: Field = { width: inch(12), height: inch(16), pieces, tall: 3 };
  const place = (way: Way): Point => {
    for (;;) {
      const p = { x: rng.below(field.width), y: rng.below(field.height) };
      if (isPlace(way, p)) return p;
    }
  };
  const bodies: Disc[] = [];
  for (let n = 0; n < BASES; n++) bodies.push({ ...place({ field, radius: RADIUS, over: 1, bodies }), radius: RADIUS });
  const way: Way = { field, radius: RADIUS, over: 1, bodies };
  return { field, way, places: Array.from({ length: PAIRS }, () => place(way)) };
};

const baseAt = (p: Point): Disc => ({ x: p.x, y: p.y, radius: RADIUS });

/** The same verdict on all pairs of neighbours in the list. `clear`: whether it found nothing in the way. */
const verdicts = (judge: (at: Crowd, a: Disc, b: Disc) => boolean): Work => {
  const at = crowd();
  const bases = at.places.map(baseAt);
  return () => {
    let clear = 0;
    for (let i = 0; i < PAIRS; i++) if (judge(at, bases[i]!, bases[(i + 1) % PAIRS]!)) clear++;
    if (clear === 0 || clear === PAIRS) throw new Error('a verdict that is always the same proves nothing');
    return PAIRS;
  };
};

const distance = (): Work => verdicts((_, a, b) => isWithin(a, b, LIMIT) && gapBetween(a, b).up >= 0);

/** As far as a Move goes, straight towards the other place. */
const path = (): Work =>
  verdicts(({ way }, a, b) => {
    const far = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y), 1);
    const part = Math.min(1, inch(2) / far);
    const to = { x: a.x + Math.trunc((b.x - a.x) * part), y: a.y + Math.trunc((b.y - a.y) * part) };
    return refusePath(way, [a, to], LIMIT) === undefined;
  });

const sight = (): Work => verdicts(({ field }, a, b) => visibility(field, a, b).clear);

const attack = (): Work => verdicts(({ field, way }, a, b) => lineOfAttack(field, a, b, way.bodies).clear);

const NEAR = { ignoreWithin: inch(1) };
const coverAt = ({ field, way }: Crowd, a: Disc, b: Disc): Cover => cover(field, a, b, way.bodies, NEAR);

/** Few places on a crowded table are in the open from far away, so these stand nearer. */
const coverCase = (): Work =>
  verdicts((at, a, b) => {
    const nearer = baseAt({ x: a.x + Math.trunc((b.x - a.x) / 4), y: a.y + Math.trunc((b.y - a.y) / 4) });
    return coverAt(at, a, nearer).inOpen;
  });

/** What a player sees who picks a fighter up: the area, and shortest paths to places an inch apart all over it. */
export const reachFrom = ({ way }: Crowd, from: Point): { readonly held: Reachable; readonly routes: number } => {
  const moving = { ...way, bodies: [...way.bodies, baseAt(from)] };
  const held = reachable(moving, from, LIMIT);
  if (outlineOf(held).areas.length === 0) throw new Error('nothing is reached');
  return { held, routes: sampleRoutes(held, inch(1)).length };
};

const reach = (): Work => {
  const at = crowd();
  let next = 0;
  return () => {
    if (reachFrom(at, at.places[next++ % PAIRS]!).routes === 0) throw new Error('no path is found');
    return 1;
  };
};

/** One frame: whether the ruler's path is legal, the shortest path to the ghost, and who sees and covers it from there. */
export const dragFrame = (at: Crowd, held: Reachable, ghost: Point): number => {
  let found = refusePath(held.way, [held.start, ghost], LIMIT) === undefined ? 1 : 0;
  if (routeTo(held, ghost) !== undefined) found++;
  const base = baseAt(ghost);
  for (const enemy of at.way.bodies) {
    const seen: Sightline = visibility(at.field, base, enemy);
    const line = lineOfAttack(at.field, base, enemy, at.way.bodies);
    if (seen.clear && line.clear) found++;
    if (coverAt(at, base, enemy).inOpen) found++;
    if (coverAt(at, enemy, base).inOpen) found++;
  }
  return found;
};

const drag = (): Work => {
  const at = crowd();
  const { held } = reachFrom(at, at.places[0]!);
  const ghosts = sampleRoutes(held, inch(1) / 2).map(({ path: way }) => way.at(-1)!);
  let next = 0;
  return () => {
    if (!Number.isInteger(dragFrame(at, held, ghosts[next++ % ghosts.length]!))) throw new Error('no frame');
    return 1;
  };
};

interface Result {
  /** Random battles of King of the Hill in the fast gear, on one thread. */
  readonly gamesPerSecond: number;
  /** On a table of 60 pieces. */
  readonly verdictMicros: {
    readonly distance: number;
    readonly path: number;
    readonly sight: number;
    readonly attack: number;
    readonly cover: number;
  };
  /** The area within 5 in, its outline, and shortest paths all over it. */
  readonly reachMillis: number;
  /** The rules' part of one frame while a fighter is dragged. */
  readonly dragFrameMillis: number;
}

type Case = 'games' | 'distance' | 'path' | 'sight' | 'attack' | 'cover' | 'reach' | 'drag';

const verdict = (
  field: string,
): { readonly field: string; readonly what: string; readonly goal: { atMost: number } } => ({
  field: `verdictMicros.${field}`,
  what: `µs for a verdict: ${field}`,
  goal: { atMost: 20 },
});

export const part: Part<Case, Result> = {
  title: 'Magewinds: King of the Hill, one thread; a table of 60 pieces',
  lines: [
    { field: 'gamesPerSecond', what: 'battles a second, fast gear', goal: { atLeast: 60 } },
    ...['distance', 'path', 'sight', 'attack', 'cover'].map(verdict),
    { field: 'reachMillis', what: 'ms for the area within 5 in, with paths', goal: { atMost: 5 } },
    { field: 'dragFrameMillis', what: 'ms of rules in a frame of a drag', goal: { atMost: 8 } },
  ],
  cases: { games, distance, path, sight, attack, cover: coverCase, reach, drag },
  result: (rounds) => {
    const micros = (name: Case): number => over(rounds, (r) => 1e6 / r[name]);
    return {
      gamesPerSecond: over(rounds, (r) => r.games),
      verdictMicros: {
        distance: micros('distance'),
        path: micros('path'),
        sight: micros('sight'),
        attack: micros('attack'),
        cover: micros('cover'),
      },
      reachMillis: over(rounds, (r) => 1e3 / r.reach),
      dragFrameMillis: over(rounds, (r) => 1e3 / r.drag),
    };
  },
};
