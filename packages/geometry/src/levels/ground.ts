// A square board of spaces with heights: one floor for each space, in whole steps, bare ground at 0. Rectangular
// pieces lie on it, the one listed last on top, so that a space belongs to at most one piece.
//
// A space is its index, y × size + x; x grows eastwards, y northwards. Tables are typed arrays by space, made once.

/** Index of a space: y × size + x. */
export type Space = number;

/** How many spaces a body is long, wide and high. */
export type Side = 1 | 2 | 4;

/**
 * A rectangle of spaces and what it is made of. How keywords become these fields: Impassable is `opaque` and
 * `barred`, its floor is how high it rises; Solid is `opaque`; any other piece is a frame, seen through below its floor.
 * Cover X has a `body` of 1, Obscuring one of 2, Hazardous none (0); Difficult is `slow`. What the X is worth is no
 * matter of geometry: `sight` is told by piece.
 */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where one stands on it. */
  readonly floor: number;
  /** Nothing is seen through it below its floor. */
  readonly opaque: boolean;
  /** How far a body that one sees through rises above the floor; 0 for none. */
  readonly body: number;
  /** Nobody stands on it or passes over it. */
  readonly barred: boolean;
  /** Entering it costs two points instead of one. */
  readonly slow: boolean;
}

export interface Ground {
  /** Spaces along an edge. */
  readonly size: number;
  readonly pieces: readonly Piece[];
  readonly floor: Int8Array;
  /** The index of the piece; NO_PIECE on bare ground. */
  readonly piece: Int16Array;
  /** A line lower than this is blocked: the top of an opaque piece, elsewhere of the earth. */
  readonly opaque: Int8Array;
  /** A line at or below this meets the piece; NOTHING where there is nothing to meet. */
  readonly body: Int8Array;
  /** The higher of the two. */
  readonly top: Int8Array;
  readonly barred: Uint8Array;
  readonly slow: Uint8Array;
  /** By side: what a body of that side can do here; made when first asked for. */
  readonly footings: (Footing | undefined)[];
  /** What sight remembers of each pair of spaces. */
  readonly memory: { pairs: Uint8Array | undefined };
}

/** A body in its place: a cube on the highest floor beneath it. */
export interface Box {
  /** Its south-west space, the anchor. */
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** The floor it stands on. */
  readonly level: number;
  /** The level of its top. */
  readonly head: number;
}

/** Standing and stepping of bodies of one side, by anchor. */
export interface Footing {
  readonly side: Side;
  /** The highest floor beneath; NO_LEVEL where a body cannot stand. */
  readonly level: Int8Array;
  /** Whether any space beneath is slow. */
  readonly slow: Uint8Array;
  /** By anchor × 8 + direction: the price of walking or climbing there; 0 where the ground forbids it. */
  readonly price: Uint8Array;
  /** By anchor × 8 + direction: which of the two positions beside a diagonal the ground leaves open, as bits 1 and 2. */
  readonly corner: Uint8Array;
  /** By anchor × 8 + direction: how many spaces on a leap over a gap lands; 0 where there is none. */
  readonly leap: Uint8Array;
  readonly boxes: (Box | undefined)[];
  readonly touched: (readonly number[] | undefined)[];
}

export const NO_PIECE = -1;

/** Lower than anything. */
export const NOTHING = -128;

/** Where no body can stand. */
export const NO_LEVEL = 127;

const MOST_SPACES = 64;
export const MOST_PIECES = 1024;
const LOWEST = -8;
const HIGHEST = 16;

const isBetween = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most;

/** The ground made of these pieces. Whatever does not lie on the board with whole measures is our own bug. */
export const makeGround = (size: number, pieces: readonly Piece[]): Ground => {
  if (!isBetween(size, 1, MOST_SPACES)) throw new RangeError(`no ground of ${size} spaces: 1 to ${MOST_SPACES}`);
  if (pieces.length > MOST_PIECES) throw new RangeError(`more than ${MOST_PIECES} pieces`);
  const spaces = size * size;
  const ground: Ground = {
    size,
    pieces,
    floor: new Int8Array(spaces),
    piece: new Int16Array(spaces).fill(NO_PIECE),
    opaque: new Int8Array(spaces),
    body: new Int8Array(spaces).fill(NOTHING),
    top: new Int8Array(spaces),
    barred: new Uint8Array(spaces),
    slow: new Uint8Array(spaces),
    footings: [],
    memory: { pairs: undefined },
  };
  for (let i = 0; i < pieces.length; i++) lay(ground, pieces[i]!, i);
  return ground;
};

const lay = (ground: Ground, p: Piece, index: number): void => {
  const { size } = ground;
  const onBoard =
    isBetween(p.x, 0, size - 1) &&
    isBetween(p.y, 0, size - 1) &&
    isBetween(p.width, 1, size - p.x) &&
    isBetween(p.height, 1, size - p.y);
  if (!onBoard) throw new RangeError(`piece ${index} does not lie on a board of ${size} spaces`);
  if (!isBetween(p.floor, LOWEST, HIGHEST) || !isBetween(p.body, 0, HIGHEST))
    throw new RangeError(`piece ${index} has no height between ${LOWEST} and ${HIGHEST}`);
  const earth = Math.min(0, p.floor);
  const opaque = p.opaque ? p.floor : earth;
  const rises = p.floor + p.body > earth; // a plain floor in the earth is met no more than bare ground
  for (let y = p.y; y < p.y + p.height; y++) {
    for (let x = p.x; x < p.x + p.width; x++) {
      const space = y * size + x;
      ground.floor[space] = p.floor;
      ground.piece[space] = index;
      ground.opaque[space] = opaque;
      ground.body[space] = rises ? p.floor + p.body : NOTHING;
      ground.top[space] = rises ? p.floor + p.body : opaque;
      ground.barred[space] = p.barred ? 1 : 0;
      ground.slow[space] = p.slow ? 1 : 0;
    }
  }
};

export const spaceAt = (ground: Ground, x: number, y: number): Space => y * ground.size + x;
export const xOf = (ground: Ground, space: Space): number => space % ground.size;
export const yOf = (ground: Ground, space: Space): number => (space / ground.size) | 0;
