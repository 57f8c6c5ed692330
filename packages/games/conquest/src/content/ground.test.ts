import { hulls, inch, mm } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { MAP_SIZE, MAPS, mapOf, NODES, opposite } from './maps.ts';
import { CATALOGUE, CITY, catalogueOf, TERRAIN } from './terrain.ts';
import { type BattleMap, type NodeKind, type Shape, TERRAIN_KINDS } from './types.ts';

const BOARD = { width: inch(MAP_SIZE), height: inch(MAP_SIZE) };
const HQ_BASE = 50;
type Spot = readonly [x: number, y: number];

const round = (x: number, y: number, diameter: number): hulls.Body => hulls.disc(inch(x), inch(y), mm(diameter) / 2);
const bodyOf = (shape: Shape): hulls.Body =>
  'disc' in shape
    ? hulls.disc(inch(shape.disc[0]), inch(shape.disc[1]), inch(shape.disc[2]))
    : hulls.polygon(shape.poly.map(([x, y]) => ({ x: inch(x), y: inch(y) })));
const nodeBody = ({ kind, x, y }: BattleMap['nodes'][number]): hulls.Body => round(x, y, NODES[kind].base);
const impassable = (map: BattleMap): readonly hulls.Body[] =>
  map.pieces.filter(({ k }) => TERRAIN[k].impassable).map(({ shape }) => bodyOf(shape));
const isGapAtLeast = (a: hulls.Body, b: hulls.Body, gap: number): boolean => hulls.compareGap(a, b, inch(gap)) >= 0;
const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
const coordinates = (shape: Shape): readonly number[] => ('disc' in shape ? shape.disc : shape.poly.flat());
const spots = (map: BattleMap): readonly Spot[] => [...map.hq, ...map.hq.map(opposite)];

/** Twice the area of the turn at each corner: above 0 to the left. */
const turns = (corners: readonly Spot[]): readonly number[] =>
  corners.map(([bx, by], i) => {
    const [ax, ay] = corners.at(i - 1)!;
    const [cx, cy] = corners[(i + 1) % corners.length]!;
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
  });
const isStrictlyConvex = (shape: Shape): boolean => 'disc' in shape || turns(shape.poly).every((turn) => turn > 0);

describe('terrain', () => {
  test('[DW-48] what each kind does', () => {
    const nothing = { difficult: false, impassable: false, hazardous: false, obscuring: false, cover: 0 };
    const does = TERRAIN_KINDS.map((k) => {
      const { name, ...rest } = TERRAIN[k];
      return [k, rest];
    });
    expect(does).toEqual([
      ['forest', { ...nothing, difficult: true, cover: 2 }],
      ['mountain', { ...nothing, impassable: true }],
      ['ocean', { ...nothing, impassable: true }],
      ['desert', { ...nothing, difficult: true }],
      ['city', { ...nothing, cover: 3 }],
      ['saltflat', { ...nothing, hazardous: true }],
      ['mist', { ...nothing, obscuring: true }],
    ]);
  });

  test('[X-306] the city: a disc of 2" in the exact centre, Cover 3', () => {
    expect(CITY).toEqual({ k: 'city', shape: { disc: [18, 18, 2] } });
    expect(TERRAIN[CITY.k].cover).toBe(3);
  });

  test('[X-303] the catalogue: kinds and sizes, about their reference points, strictly convex', () => {
    const size = (shape: Shape): string => {
      if ('disc' in shape) return `r ${shape.disc[2]}`;
      const spread = (of: readonly number[]) => Math.max(...of) - Math.min(...of);
      return `${shape.poly.length} corners, ${spread(shape.poly.map(([x]) => x))} x ${spread(shape.poly.map(([, y]) => y))}`;
    };
    expect(CATALOGUE.map(({ k, shape }) => `${k} ${size(shape)}`)).toEqual([
      'forest r 3',
      'forest r 2.5',
      'desert r 4',
      'mist r 2',
      'city 4 corners, 4 x 4',
      'saltflat 4 corners, 4 x 3',
      'mountain 6 corners, 8 x 3',
      'ocean 6 corners, 6 x 4',
    ]);
    expect(CATALOGUE.every(({ shape }) => isStrictlyConvex(shape))).toBe(true);
    for (const { shape } of CATALOGUE) {
      const sum = (at: 0 | 1) => ('disc' in shape ? shape.disc[at] : shape.poly.reduce((all, p) => all + p[at], 0));
      expect([sum(0), sum(1)]).toEqual([0, 0]);
    }
    expect(catalogueOf('lake')?.k).toBe('ocean');
    expect(catalogueOf('moon')).toBeUndefined();
  });
});

test('[M-09] six maps in the order of the D6', () => {
  expect(MAPS.map(({ id }) => id)).toEqual(['plains', 'spine', 'coast', 'desert', 'belt', 'ruins']);
  expect(mapOf('belt')?.name).toBe('Forest belt');
  expect(mapOf('moon')).toBeUndefined();
  expect(MAPS.map(({ pieces }) => pieces.length)).toEqual([4, 4, 4, 6, 6, 6]);
});

test('[CQ-21] bases of nodes', () => {
  expect(NODES).toEqual({
    M: { name: 'Mine', base: 50, rim: 'gold' },
    G: { name: 'Gas Vein', base: 50, rim: 'green' },
    R: { name: 'Relic', base: 25, rim: 'blue' },
  });
});

describe.each(MAPS.map((map) => [map.id, map] as const))('the map %s', (_, map) => {
  test('[CQ-20] has 24 nodes, two of each kind strictly inside every quarter', () => {
    expect(map.nodes).toHaveLength(24);
    const quarters = new Map<string, number>();
    for (const { kind, x, y } of map.nodes) {
      expect(x).not.toBe(18);
      expect(y).not.toBe(18);
      const quarter = `${kind}${x < 18 ? 'left' : 'right'}${y < 18 ? 'near' : 'far'}`;
      quarters.set(quarter, (quarters.get(quarter) ?? 0) + 1);
    }
    expect([...quarters.values()]).toEqual(Array(12).fill(2));
  });

  test('[CQ-20] [X-304] nodes are 6" apart or more; the least distance is the one that was measured', () => {
    const gaps = map.nodes.flatMap((a, i) => map.nodes.slice(i + 1).map((b) => distance([a.x, a.y], [b.x, b.y])));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...gaps)).toBeGreaterThan(6.65);
    expect(Math.min(...gaps)).toBeLessThan(7.05);
  });

  test('[X-302] lies on the ½" lattice and is its own image about the centre', () => {
    const numbers = [
      ...map.pieces.flatMap(({ shape }) => coordinates(shape)),
      ...map.nodes.flatMap(({ x, y }) => [x, y]),
    ];
    expect([...numbers, ...map.hq.flat()].every((n) => Number.isInteger(n * 2))).toBe(true);
    const nodes = new Set(map.nodes.map(({ kind, x, y }) => `${kind} ${x} ${y}`));
    for (const { kind, x, y } of map.nodes) expect(nodes).toContain(`${kind} ${36 - x} ${36 - y}`);
    const piece = (k: string, shape: Shape, turned: boolean): string => {
      const spot = ([x, y]: Spot) => (turned ? `${36 - x} ${36 - y}` : `${x} ${y}`);
      const where = 'disc' in shape ? [spot([shape.disc[0], shape.disc[1]]), shape.disc[2]] : shape.poly.map(spot);
      return `${k} ${where.join(', ')}`;
    };
    const pieces = new Set(map.pieces.map(({ k, shape }) => piece(k, shape, false)));
    expect(pieces.size).toBe(map.pieces.length);
    for (const { k, shape } of map.pieces) expect(pieces).toContain(piece(k, shape, true));
  });

  test('[CQ-16] [X-304] nothing is over the edge; nodes are clear of Impassable ground and the city', () => {
    for (const { shape } of map.pieces) expect(hulls.isOnBoard(BOARD, bodyOf(shape))).toBe(true);
    for (const node of map.nodes) {
      expect(hulls.isOnBoard(BOARD, nodeBody(node))).toBe(true);
      for (const solid of [...impassable(map), bodyOf(CITY.shape)])
        expect(hulls.isOverlapping(nodeBody(node), solid)).toBe(false);
    }
  });

  test('[DW-48] polygons are strictly convex, their inside to the left', () => {
    expect(map.pieces.filter(({ shape }) => !isStrictlyConvex(shape))).toEqual([]);
  });

  test('[CQ-22] [X-307] headquarters: within 18" of the edge, 12" from the centre, clear of nodes and Impassable ground', () => {
    expect(map.hq).toHaveLength(3);
    for (const [x, y] of map.hq) {
      const base = round(x, y, HQ_BASE);
      expect(hulls.isOnBoard({ width: BOARD.width, height: inch(18) }, base)).toBe(true);
      expect(distance([x, y], [18, 18])).toBeGreaterThanOrEqual(12);
      for (const node of map.nodes) expect(isGapAtLeast(base, nodeBody(node), 1)).toBe(true);
      for (const solid of impassable(map)) expect(isGapAtLeast(base, solid, 2)).toBe(true);
    }
    const [[, usual], [left], [right]] = map.hq as readonly [Spot, Spot, Spot];
    expect(usual).toBe(6);
    expect(left).toBeLessThan(right);
  });

  test('[X-334] around every headquarters at least 36 of 72 sites are free for another building', () => {
    const taken = [
      ...map.nodes.filter(({ kind }) => kind !== 'R').map(nodeBody),
      ...impassable(map),
      bodyOf(CITY.shape),
    ];
    for (const [x, y] of map.hq) {
      const free = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36).filter((angle) => {
        const at = (n: number, by: number) => inch(n) + Math.round(mm(HQ_BASE) * by);
        const site = hulls.disc(at(x, Math.cos(angle)), at(y, Math.sin(angle)), mm(HQ_BASE) / 2);
        return hulls.isOnBoard(BOARD, site) && !taken.some((other) => hulls.isOverlapping(site, other));
      });
      expect(free.length).toBeGreaterThanOrEqual(36);
    }
  });

  test('[X-305] every node and both headquarters can be reached on a base of 50 mm', () => {
    const solids = impassable(map);
    const free = (x: number, y: number): boolean => {
      const base = round(x, y, 50);
      return hulls.isOnBoard(BOARD, base) && !solids.some((solid) => hulls.isOverlapping(base, solid));
    };
    const key = (x: number, y: number): string => `${x} ${y}`;
    const [fromX, fromY] = map.hq[0]!;
    const seen = new Set([key(fromX, fromY)]);
    const open: Spot[] = [[fromX, fromY]];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const [dx, dy] of [
        [0.5, 0],
        [-0.5, 0],
        [0, 0.5],
        [0, -0.5],
      ] as const) {
        const [x, y] = [at[0] + dx, at[1] + dy];
        if (seen.has(key(x, y)) || !free(x, y)) continue;
        seen.add(key(x, y));
        open.push([x, y]);
      }
    for (const [x, y] of spots(map)) expect(seen).toContain(key(x, y));
    const stands = [...seen].map((text) => text.split(' ').map(Number) as unknown as Spot);
    for (const node of map.nodes) {
      const near = stands.some(
        ([x, y]) => distance([x, y], [node.x, node.y]) <= 3 && hulls.isWithin(round(x, y, 50), nodeBody(node), inch(1)),
      );
      expect(near).toBe(true);
    }
  });

  test('[X-307] a deposit 4.9" to 5.3" from the usual headquarters, relics 6.0" to 7.9"', () => {
    const [usual] = map.hq as readonly [Spot];
    const nearest = (kinds: readonly NodeKind[]): readonly number[] =>
      map.nodes
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ x, y }) => distance([x, y], usual))
        .sort((a, b) => a - b);
    const [deposit] = nearest(['M', 'G']) as [number];
    expect(deposit).toBeGreaterThan(4.85);
    expect(deposit).toBeLessThan(5.35);
    const [one, two] = nearest(['R']) as [number, number];
    expect(one).toBeGreaterThan(5.95);
    expect(two).toBeLessThan(7.95);
  });
});
