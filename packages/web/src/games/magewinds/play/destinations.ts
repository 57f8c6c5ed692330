/** Places to go to by name, and what stands around, in words: a measured table without a pointer. Pure. */

import {
  type Disc,
  gapBetween,
  inch,
  type Length,
  type Point,
  pathLength,
  sampleRoutes,
  shortestLine,
} from '@muster/geometry';
import {
  attackProfile,
  type Battle,
  baseOf,
  centreFor,
  coverOf,
  type Fighter,
  nameOf,
  nearestPiece,
  playedFor,
  refuseTarget,
  SCENARIOS,
  seatName,
  seesFighter,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import { attackIds, enemiesOf } from './attacks.ts';
import { type Course, courseTo, courseTowards, type Mover } from './moving.ts';
import { there } from './there.ts';
import { sideOf } from './zones.ts';

interface Destination {
  readonly id: string;
  readonly words: string;
  /** Without the start. */
  readonly path: readonly Point[];
}

const good = (course: Course | undefined): course is Course =>
  course !== undefined && course.refusal === undefined && course.path.length > 0;

interface Sample {
  readonly path: readonly Point[];
  readonly end: Point;
  readonly length: Length;
}

/** Half-inch samples of all that can be reached, the nearest first. */
const samplesOf = (m: Mover): readonly Sample[] =>
  sampleRoutes(m.reach, m.frame.type === 'step' ? inch(1) / 4 : inch(1) / 2)
    .map(({ path, length }) => ({ path: path.slice(1), end: path.at(-1)!, length }))
    .filter(({ path }) => path.length > 0)
    .sort((x, y) => x.length - y.length);

const allowed = (m: Mover, samples: readonly Sample[], wanted: (s: Sample) => boolean): Sample | undefined =>
  samples.find((s) => wanted(s) && courseTo(m, s.end).refusal === undefined);

const lengthWords = (m: Mover, path: readonly Point[]): string =>
  inches(pathLength([m.from, ...path]), { beside: [m.limit] });

/** Nothing where no way leads there. */
const going = (m: Mover, id: string, words: string, path: readonly Point[] | undefined): readonly Destination[] =>
  path === undefined ? [] : [{ id, words: `${words}, ${lengthWords(m, path)}`, path }];

const towards = (m: Mover, id: string, words: string, p: Point): readonly Destination[] => {
  const course = courseTowards(m, p);
  return going(m, id, words, good(course) ? course.path : undefined);
};

const away = (m: Mover, samples: readonly Sample[], enemy: Fighter): readonly Destination[] => {
  const far = samples
    .map((s) => ({ s, gap: gapBetween(baseOf(s.end), baseOf(enemy)).down }))
    .sort((x, y) => y.gap - x.gap);
  const best = far.find(({ s }) => courseTo(m, s.end).refusal === undefined)?.s;
  return going(m, `away ${enemy.id}`, `Away from ${nameOf(enemy)}`, best?.path);
};

const intoCover = (m: Mover, samples: readonly Sample[], enemy: Fighter): readonly Destination[] => {
  const found = allowed(m, samples, ({ end }) => {
    const then = there(m.battle, m.fighter, end);
    return !coverOf(then, { type: 'fighter', id: enemy.id }, baseOf(end)).inOpen;
  });
  return going(m, `cover ${enemy.id}`, `Into cover from ${nameOf(enemy)}`, found?.path);
};

const intoRange = (m: Mover, samples: readonly Sample[], enemy: Fighter): readonly Destination[] => {
  const f = m.battle.fighters[m.fighter]!;
  return attackIds(f).flatMap((id) => {
    const attack = attackProfile(m.battle, f, id)!;
    if (refuseTarget(m.battle, f, attack, enemy.id) === undefined) return [];
    const found = allowed(m, samples, ({ end }) => {
      const then = there(m.battle, f.id, end);
      return refuseTarget(then, then.fighters[f.id]!, attack, enemy.id) === undefined;
    });
    const words = `Into range of ${nameOf(enemy)} with ${attack.name}`;
    return going(m, `range ${enemy.id} ${id}`, words, found?.path);
  });
};

/** Everything with a name that this move can make for. */
export const destinationsOf = (m: Mover): readonly Destination[] => {
  const { battle: b } = m;
  const f = b.fighters[m.fighter]!;
  const samples = samplesOf(m);
  const enemies = enemiesOf(b, f);
  const friends = b.fighters.filter((o) => o.where === 'field' && o.seat === playedFor(b, f) && o.id !== f.id);
  const centre = centreFor(b.config.players);
  return [
    ...enemies.flatMap((enemy) => intoRange(m, samples, enemy)),
    ...enemies.flatMap((enemy) => towards(m, `toward ${enemy.id}`, `Toward ${nameOf(enemy)}`, enemy)),
    ...enemies.flatMap((enemy) => intoCover(m, samples, enemy)),
    ...enemies.flatMap((enemy) => away(m, samples, enemy)),
    ...b.objects.flatMap((o) =>
      o.where === 'field' ? towards(m, `object ${o.id}`, `Toward the ${o.kind} ${whereWords(b, f.seat, f, o)}`, o) : [],
    ),
    ...(b.scenario !== null && SCENARIOS[b.scenario].marker
      ? towards(m, 'centre', 'Toward the marker in the middle', centre)
      : []),
    ...friends.flatMap((friend) => towards(m, `friend ${friend.id}`, `Toward your ${nameOf(friend)}`, friend)),
  ];
};

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

const turnOf = (from: Point, to: Point): number => Math.atan2(to.x - from.x, to.y - from.y) / (Math.PI / 4);

const AHEAD = [
  'ahead',
  'ahead on the right',
  'on the right',
  'back on the right',
  'back, towards your edge',
  'back on the left',
  'on the left',
  'ahead on the left',
] as const;

/** From where one's own ground lies to the middle is ahead, however the table is turned; where nobody has ground, north. */
const aheadOf = (b: Battle, seat: number): number => {
  const side = sideOf(b, seat);
  return side === undefined ? 0 : turnOf(side, centreFor(b.config.players));
};

/** As one's own side sees it; by the compass where nobody has ground of its own. */
export const directionWords = (b: Battle, seat: number, from: Point, to: Point): string => {
  const words = sideOf(b, seat) === undefined ? WINDS : AHEAD;
  return words[((Math.round(turnOf(from, to) - aheadOf(b, seat)) % 8) + 8) % 8]!;
};

/** `3.2 in ahead on the left` */
export const whereWords = (b: Battle, seat: number, from: Point, to: Point): string =>
  from.x === to.x && from.y === to.y
    ? 'here'
    : `${inches(Math.hypot(to.x - from.x, to.y - from.y), { round: 'down' })} ${directionWords(b, seat, from, to)}`;

/** `the ruin 3.2 in ahead`: from the base of this one to the nearest of it (MW-R13). */
export const featureWords = (b: Battle, seat: number, from: Fighter, feature: number): string => {
  const [base, piece] = [baseOf(from), nearestPiece(b, feature, baseOf(from))];
  const { from: near } = shortestLine(piece, base);
  const far = inches(gapBetween(base, piece).down, { round: 'down' });
  return `the ${b.terrain!.features[feature]!.kind} ${far} ${directionWords(b, seat, from, near)}`;
};

/** So far in this direction: 0 degrees is ahead, 90 to the right. */
export const byBearing = (m: Mover, distance: Length, degrees: number): Course => {
  const { seat } = m.battle.fighters[m.fighter]!;
  const a = (degrees * Math.PI) / 180 + aheadOf(m.battle, seat) * (Math.PI / 4);
  return courseTo(m, {
    x: m.from.x + Math.round(distance * Math.sin(a)),
    y: m.from.y + Math.round(distance * Math.cos(a)),
  });
};

const seenWords = (b: Battle, f: Fighter, other: Fighter): string => {
  if (!seesFighter(b, f, other)) return 'not in sight';
  return coverOf(b, { type: 'fighter', id: f.id }, baseOf(other)).inOpen
    ? 'in sight, in the open'
    : 'in sight, in cover';
};

/** What stands around a fighter, the nearest first. */
export const surroundings = (b: Battle, f: Fighter): readonly string[] => {
  const near = (name: string, body: Disc, more: readonly string[] = []) => {
    const gap = gapBetween(baseOf(f), body).down;
    const where = `${inches(gap, { round: 'down' })} ${directionWords(b, f.seat, f, body)}`;
    return { gap, words: `${name}: ${[where, ...more].join(', ')}` };
  };
  const reachOf = (other: Fighter): readonly string[] => {
    const attacks = attackIds(f).map((id) => attackProfile(b, f, id)!);
    const names = attacks.filter((a) => refuseTarget(b, f, a, other.id) === undefined).map(({ name }) => name);
    return other.seat === playedFor(b, f) || names.length === 0 ? [] : [`in reach of ${names.join(', ')}`];
  };
  return [
    ...b.fighters
      .filter((o) => o.where === 'field' && o.id !== f.id)
      .map((o) => near(`${seatName(o.seat)} ${nameOf(o)}`, baseOf(o), [seenWords(b, f, o), ...reachOf(o)])),
    ...b.objects.filter((o) => o.where === 'field').map((o) => near(`A ${o.kind}`, baseOf(o))),
    ...(b.scenario !== null && SCENARIOS[b.scenario].marker
      ? [near('The marker in the middle', { ...centreFor(b.config.players), radius: 0 })]
      : []),
  ]
    .sort((x, y) => x.gap - y.gap)
    .map(({ words }) => words);
};
