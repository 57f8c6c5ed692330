/** Terrain placed in turn, then the choice of edges (HR-09, X-165, X-174). */

import { captainOf, otherSide, seatsOf } from '@muster/dwethia';
import { zoneDepth } from '../content/arenas.ts';
import { mayLie, type PlacedPiece, piecesFor, TERRAIN, type Turn, turnedAbout, turnsOf } from '../content/terrain.ts';
import { arenaFor } from '../ground/field.ts';
import { copyBattle, inEdition, popped, replaced } from '../state/battle.ts';
import type {
  Battle,
  EdgeCommand,
  EdgeFrame,
  HeroesConfig,
  HeroesProcedure,
  HeroesRefusal,
  HeroesTable,
  Space,
  TerrainCommand,
  TerrainFrame,
} from '../state/types.ts';

type Purpose = 'terrain' | 'edge' | 'markers';

const RULES: { readonly [P in Purpose]: string } = { terrain: 'HR-09', edge: 'X-165', markers: 'X-164' };

/** A die for each side, again while they are level. */
export const rollOff = (b: Pick<Battle, 'config'>, what: Purpose, table: HeroesTable): 0 | 1 => {
  const [south, north] = [seatsOf(b, 0)[0]!, seatsOf(b, 1)[0]!];
  for (;;) {
    const faces = [table.roll(1, south, `${what}RollOff`)[0]!, table.roll(1, north, `${what}RollOff`)[0]!] as const;
    const winner = faces[0] === faces[1] ? null : faces[0] > faces[1] ? 0 : 1;
    table.tell?.({ type: 'rolledOff', for: what, faces, winner, rule: RULES[what] });
    if (winner !== null) return winner;
  }
};

const sizeOf = (b: Battle): number => arenaFor({ arena: b.config.arena, pieces: [] }).size;

const pieceIn = (b: Battle, { kind, space, turn }: TerrainCommand): PlacedPiece => {
  const size = sizeOf(b);
  return { kind, x: space % size, y: Math.floor(space / size), turn };
};

/** The battle with these pieces on its board. */
const withPieces = (b: Battle, pieces: readonly PlacedPiece[]): Battle => {
  const { points, arena, terrain, seats, markers, objectives, rulings, edition } = b.config;
  const config: HeroesConfig = inEdition(
    { points, arena, terrain, pieces, seats, markers, objectives, rulings },
    edition,
  );
  const copy = copyBattle(b);
  copy.config = config;
  return copy;
};

const depthIn = (b: Battle): number => zoneDepth(sizeOf(b), b.config.edition);

const leftIn = (b: Battle): number => piecesFor(sizeOf(b)) - b.config.pieces.length;

/** Everywhere that a piece, turned so, may lie: the spaces of its lower left corner. */
export const terrainSpaces = (b: Battle, kind: string, turn: Turn): readonly Space[] => {
  const size = sizeOf(b);
  const depth = depthIn(b);
  return Array.from({ length: size * size }, (_, space) => space).filter((space) =>
    mayLie(size, depth, b.config.pieces, { kind, x: space % size, y: Math.floor(space / size), turn }),
  );
};

/** Every fourth row and column that a piece may lie on; a sample, for there are thousands. */
const EVERY = 4;

const placesFor = (b: Battle): readonly TerrainCommand[] => {
  const size = sizeOf(b);
  const depth = depthIn(b);
  const places: TerrainCommand[] = [];
  for (const kind of TERRAIN)
    for (const turn of turnsOf(kind))
      for (let y = Math.ceil(depth); y < size; y += EVERY)
        for (let x = 0; x < size; x += EVERY) {
          const c: TerrainCommand = { type: 'terrain', kind: kind.id, space: y * size + x, turn };
          if (mayLie(size, depth, b.config.pieces, pieceIn(b, c))) places.push(c);
        }
  return places;
};

const place = (b: Battle, f: TerrainFrame, c: TerrainCommand, table: HeroesTable): Battle => {
  const piece = pieceIn(b, c);
  table.tell?.({ type: 'terrainPlaced', piece, side: f.side, rule: 'HR-09' });
  const now = withPieces(b, [...b.config.pieces, piece]);
  return replaced(now, { type: 'terrain', side: otherSide(f.side), passed: false });
};

/** it is laid out when both in a row place nothing. */
const pass = (b: Battle, f: TerrainFrame, table: HeroesTable): Battle => {
  table.tell?.({ type: 'noTerrain', side: f.side, rule: 'X-174' });
  return f.passed ? popped(b) : replaced(b, { type: 'terrain', side: otherSide(f.side), passed: true });
};

export const terrainProcedure: HeroesProcedure<TerrainFrame> = {
  advance: (b) => (leftIn(b) <= 0 ? popped(b) : b),
  decisions: (b, f) => [{ seat: captainOf(b, f.side), kind: 'terrain', rule: 'HR-09', left: leftIn(b) }],
  refuse: (b, _f, _seat, c): HeroesRefusal | undefined => {
    if (c.type === 'pass') return undefined;
    if (c.type !== 'terrain') return { code: 'otherDecision', rule: 'HR-09', asked: 'terrain' };
    return mayLie(sizeOf(b), depthIn(b), b.config.pieces, pieceIn(b, c))
      ? undefined
      : { code: 'noTerrainThere', rule: 'X-174', kind: c.kind, space: c.space };
  },
  apply: (b, f, _, c, table) => (c.type === 'terrain' ? place(b, f, c, table) : pass(b, f, table)),
  candidates: (b) => [{ type: 'pass' }, ...placesFor(b)],
};

/** Edges are fixed by seats, so who wants the other one turns the board. Who chose also places the first marker. */
const choose = (b: Battle, side: 0 | 1, { edge }: EdgeCommand, table: HeroesTable): Battle => {
  table.tell?.({ type: 'edgeChosen', side, edge, rule: 'X-165' });
  const turned = edge === 'own' ? b : withPieces(b, turnedAbout(sizeOf(b), b.config.pieces));
  const now = popped(turned);
  const beneath = now.stack[now.stack.length - 1];
  return beneath?.type === 'markers' ? replaced(now, { type: 'markers', side }) : now;
};

export const edgeProcedure: HeroesProcedure<EdgeFrame> = {
  advance: (b, f, table) => (f.winner === null ? replaced(b, { type: 'edge', winner: rollOff(b, 'edge', table) }) : b),
  decisions: (b, f) => [{ seat: captainOf(b, f.winner!), kind: 'edge', rule: 'X-165' }],
  refuse: (_b, _f, _seat, c): HeroesRefusal | undefined =>
    c.type === 'edge' ? undefined : { code: 'otherDecision', rule: 'X-165', asked: 'edge' },
  apply: (b, f, _, c, table) => (c.type === 'edge' ? choose(b, f.winner!, c, table) : b),
  candidates: () => [
    { type: 'edge', edge: 'own' },
    { type: 'edge', edge: 'other' },
  ],
};
