/** What things on the table are called at the terminal: fighters `A1`, objects by number, places in inches from the south-west. */

import { inch, type Length, type Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import { type Battle, type Fighter, type FighterId, kindOf, nameOf, seatName } from '@muster/magewinds';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The letter of the seat and the fighter's place in its warband, summoned ones last. */
export const labelOf = (b: Battle, id: FighterId): string => {
  const { seat } = b.fighters[id]!;
  let place = 0;
  for (let i = 0; i <= id; i++) if (b.fighters[i]!.seat === seat) place++;
  return `${LETTERS[seat]}${place}`;
};

/** `A1 Warrior` */
export const titleOf = (b: Battle, id: FighterId): string => `${labelOf(b, id)} ${nameOf(b.fighters[id]!)}`;

/** `Blue (A)` */
export const sideName = (seat: Seat): string => `${seatName(seat)} (${LETTERS[seat]})`;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export type Found = { readonly fighter: Fighter } | { readonly say: string };

const isThere = (f: Fighter): boolean => f.where === 'field' || f.where === 'reserve';

/** As what it may be asked for: `militia2`, `militia`, and by the name its player gave it. */
const callsOf = (f: Fighter): readonly string[] =>
  f.name === undefined ? [kindOf(f), f.profile] : [kindOf(f), f.profile, f.name, nameOf(f)];

/** By label, or by name where that is clear: `B2`, `warrior`, `militia2`, `brannoc`. Of two alike, those that are wanted count. */
export const findFighter = (b: Battle, text: string, wanted: (f: Fighter) => boolean = isThere): Found => {
  const name = plain(text);
  const labelled = b.fighters.find((f) => plain(labelOf(b, f.id)) === name);
  if (labelled !== undefined) return { fighter: labelled };
  const called = b.fighters.filter((f) => isThere(f) && name !== '' && callsOf(f).some((call) => plain(call) === name));
  const better = called.filter(wanted);
  const found = better.length > 0 ? better : called;
  if (found.length === 1) return { fighter: found[0]! };
  if (found.length === 0) return { say: `There is no fighter “${text.slice(0, 20)}” here; “fighters” lists them.\n` };
  return { say: `“${text}” could be ${found.map((f) => labelOf(b, f.id)).join(' or ')}: say which.\n` };
};

/** Exact enough to be read back to the same unit. */
export const inchesOf = (length: Length): string => String(Number((length / inch(1)).toFixed(4)));

export const placeOf = ({ x, y }: Point): string => `${inchesOf(x)} ${inchesOf(y)}`;

/** Inches as typed, `3.5` or `3.5"`; undefined for what is no length. */
export const readInches = (text: string | undefined): Length | undefined =>
  text !== undefined && /^\d{1,3}(\.\d{1,6})?("|in)?$/.test(text)
    ? Math.round(Number.parseFloat(text) * inch(1))
    : undefined;

export const readPlace = (x: string | undefined, y: string | undefined): Point | undefined => {
  const [at, up] = [readInches(x), readInches(y)];
  return at === undefined || up === undefined ? undefined : { x: at, y: up };
};

const ROSE = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;
const TURN = 2 * Math.PI;

/** Where from here that is, for people. */
export const directionTo = (from: Point, to: Point): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return ROSE[Math.round((angle / TURN) * ROSE.length + ROSE.length) % ROSE.length]!;
};

/** Whole vectors of the compass. */
const COMPASS: Readonly<Record<string, Point>> = {
  north: { x: 0, y: 1 },
  south: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  west: { x: -1, y: 0 },
  'north-east': { x: 1, y: 1 },
  'north-west': { x: -1, y: 1 },
  'south-east': { x: 1, y: -1 },
  'south-west': { x: -1, y: -1 },
};

const SHORT: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'north-east',
  nw: 'north-west',
  se: 'south-east',
  sw: 'south-west',
  northeast: 'north-east',
  northwest: 'north-west',
  southeast: 'south-east',
  southwest: 'south-west',
};

export const readCompass = (text: string): Point | undefined => {
  const word = text.toLowerCase();
  const name = SHORT[word] ?? word;
  return Object.hasOwn(COMPASS, name) ? COMPASS[name] : undefined;
};

const FINE = 2 ** 20;

/** Degrees from north, clockwise, as on a map. */
export const bearing = (degrees: number): Point => {
  const angle = (degrees / 360) * TURN;
  return { x: Math.round(Math.sin(angle) * FINE), y: Math.round(Math.cos(angle) * FINE) };
};
