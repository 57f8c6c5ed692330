/**
 * The six arenas (HR-01; ours). Half of each is listed; every piece and marker is followed by its image under half a turn, unless that is
 * itself. Later pieces lie on top.
 */

export interface ArenaPiece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly keywords: TerrainKeywords;
  readonly name: string;
}

/** What terrain does (DW-48, X-106). */
export interface TerrainKeywords {
  readonly impassable: boolean;
  readonly solid: boolean;
  readonly difficult: boolean;
  readonly hazardous: boolean;
  readonly obscuring: boolean;
  /** Cover X; 0 for none. */
  readonly cover: number;
}

export interface Arena {
  readonly id: string;
  readonly name: string;
  /** Spaces along an edge. */
  readonly size: number;
  readonly pieces: readonly ArenaPiece[];
  /** One in each quarter, `[x, y]`. */
  readonly markers: readonly (readonly [number, number])[];
}

/** rows of a deployment zone: 3, 4 or 6. The first edition did not round, and put the north zone of 36 spaces half a row off. */
export const zoneDepth = (size: number, edition: number | undefined): number =>
  edition === undefined ? size / 8 : Math.floor(size / 8);

type Row = readonly [x: number, y: number, w: number, h: number, floor: number, keywords: string, name: string];
interface Half {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly markers: readonly (readonly [number, number])[];
  readonly half: readonly Row[];
}

export const keywordsOf = (words: string): TerrainKeywords => ({
  impassable: words.includes('Impassable'),
  solid: words.includes('Solid'),
  difficult: words.includes('Difficult'),
  hazardous: words.includes('Hazardous'),
  obscuring: words.includes('Obscuring'),
  cover: Number(/C(\d)/.exec(words)?.[1] ?? 0),
});

const pieceOf = ([x, y, width, height, floor, words, name]: Row): ArenaPiece => ({
  x,
  y,
  width,
  height,
  floor,
  keywords: keywordsOf(words),
  name,
});

const turned = (size: number, [x, y, w, h, floor, words, name]: Row): Row => [
  size - x - w,
  size - y - h,
  w,
  h,
  floor,
  words,
  name,
];

const whole = ({ id, name, size, markers, half }: Half): Arena => ({
  id,
  name,
  size,
  pieces: half.flatMap((row) => {
    const image = turned(size, row);
    return image[0] === row[0] && image[1] === row[1] ? [pieceOf(row)] : [pieceOf(row), pieceOf(image)];
  }),
  markers: [...markers, ...markers.map(([x, y]) => [size - 1 - x, size - 1 - y] as const)],
});

const HALVES: readonly Half[] = [
  {
    id: 'sandgate',
    name: 'Sandgate',
    size: 24,
    markers: [
      [7, 9],
      [17, 8],
    ],
    half: [
      [10, 10, 4, 4, 1, 'Solid', 'dais'],
      [11, 11, 2, 2, 2, 'Solid', 'dais top'],
      [3, 5, 4, 3, 3, 'Solid', 'gatehouse'],
      [7, 5, 1, 1, 2, 'Solid', 'stair'],
      [8, 5, 1, 1, 1, 'Solid', 'stair'],
      [3, 7, 2, 1, 5, 'Solid', 'turret'],
      [2, 8, 5, 1, -1, 'C2', 'ditch'],
      [10, 4, 4, 1, 2, 'Impassable', 'wall'],
      [13, 5, 1, 2, 2, 'Impassable', 'wall'],
      [9, 7, 2, 1, 2, 'Solid', 'stall'],
      [0, 5, 2, 2, 1, 'Solid', 'plinth'],
      [15, 6, 4, 1, 0, 'C2', 'barricade'],
      [18, 3, 3, 2, 2, '', 'scaffold'],
      [21, 3, 2, 2, 4, '', 'scaffold'],
      [17, 3, 1, 1, 1, 'Solid', 'step'],
      [22, 6, 2, 1, 2, 'Impassable', 'wall'],
      [8, 9, 2, 2, 0, 'Difficult C1', 'rubble'],
      [14, 9, 6, 1, -1, 'C2', 'trench'],
      [20, 8, 3, 3, 0, 'C3', 'ruin'],
      [17, 11, 3, 1, 2, 'Impassable', 'wall'],
      [15, 11, 1, 1, 3, 'Impassable', 'pillar'],
      [0, 9, 2, 1, 2, 'Impassable', 'wall'],
      [1, 10, 1, 1, 2, 'Impassable', 'wall'],
      [2, 11, 2, 1, 1, 'C1', 'crates'],
      [4, 10, 2, 2, 0, 'Obscuring', 'smoke'],
      [12, 7, 1, 1, 0, 'Hazardous', 'fire pit'],
      [7, 11, 1, 1, 1, 'C1', 'crate'],
      [15, 4, 1, 1, 1, 'C1', 'crate'],
    ],
  },
  {
    id: 'gantry',
    name: 'Gantry',
    size: 24,
    markers: [
      [3, 8],
      [15, 9],
    ],
    half: [
      [10, 11, 4, 2, 4, '', 'gantry'],
      [11, 11, 2, 2, 6, '', 'crow’s nest'],
      [3, 11, 5, 2, 4, '', 'gantry'],
      [2, 11, 1, 2, 3, 'Solid', 'stair'],
      [1, 11, 1, 2, 2, 'Solid', 'stair'],
      [0, 11, 1, 2, 1, 'Solid', 'stair'],
      [5, 4, 3, 3, 2, 'Solid', 'store'],
      [8, 5, 1, 1, 1, 'Solid', 'step'],
      [5, 6, 1, 1, 4, 'Solid', 'stack'],
      [2, 4, 1, 2, 2, 'Impassable', 'wall'],
      [12, 5, 1, 4, 2, 'Impassable', 'wall'],
      [13, 8, 2, 1, 2, 'Impassable', 'wall'],
      [17, 7, 1, 2, 2, 'Impassable', 'wall'],
      [16, 4, 4, 2, 2, '', 'scaffold'],
      [20, 4, 2, 2, 4, '', 'scaffold'],
      [15, 4, 1, 1, 1, 'C1', 'crate'],
      [8, 9, 4, 2, -1, 'C2', 'drain'],
      [1, 6, 3, 1, 0, 'C2', 'barricade'],
      [19, 8, 3, 1, 0, 'C3', 'loophole wall'],
      [5, 8, 2, 2, 0, 'Difficult C1', 'rubble'],
      [22, 9, 1, 2, 1, 'C1', 'crates'],
      [13, 4, 1, 1, 0, 'C2', 'barricade'],
      [13, 10, 2, 1, 1, 'C1', 'crates'],
      [10, 4, 1, 1, 0, 'Hazardous', 'spill'],
      [17, 10, 1, 1, 0, 'Hazardous', 'spill'],
      [0, 9, 2, 2, 0, 'Obscuring', 'steam'],
      [3, 10, 1, 1, 2, 'Impassable', 'post'],
      [19, 10, 2, 1, 2, 'Impassable', 'wall'],
      [9, 7, 2, 1, 2, 'Solid', 'vat'],
    ],
  },
  {
    id: 'foundry',
    name: 'Foundry',
    size: 36,
    markers: [
      [10, 14],
      [23, 12],
    ],
    half: [
      [15, 15, 6, 6, 2, 'Solid', 'furnace'],
      [16, 16, 4, 4, 4, 'Solid', 'furnace top'],
      [17, 17, 2, 2, 6, 'Solid', 'chimney'],
      [14, 17, 1, 2, 1, 'Solid', 'step'],
      [15, 17, 1, 2, 3, 'Solid', 'step'],
      [15, 15, 1, 2, -1, 'C2', 'quench well'],
      [4, 6, 6, 4, 3, 'Solid', 'casting hall'],
      [10, 7, 1, 2, 2, 'Solid', 'stair'],
      [11, 7, 1, 2, 1, 'Solid', 'stair'],
      [4, 8, 2, 2, 5, 'Solid', 'loft'],
      [3, 8, 1, 1, 4, 'Solid', 'ladder box'],
      [2, 8, 1, 1, 2, 'Solid', 'ladder box'],
      [14, 6, 1, 5, 3, 'Impassable', 'wall'],
      [15, 10, 4, 1, 3, 'Impassable', 'wall'],
      [20, 6, 1, 3, 2, 'Impassable', 'wall'],
      [16, 6, 2, 2, 2, 'Solid', 'anvil block'],
      [18, 7, 1, 1, 1, 'Solid', 'step'],
      [23, 6, 5, 2, 2, '', 'scaffold'],
      [28, 6, 3, 2, 4, '', 'scaffold'],
      [31, 6, 2, 3, 6, '', 'scaffold'],
      [22, 6, 1, 1, 1, 'C1', 'crate'],
      [24, 9, 1, 3, 2, 'Impassable', 'wall'],
      [25, 9, 3, 1, 2, 'Impassable', 'wall'],
      [24, 15, 8, 1, -1, 'C2', 'channel'],
      [28, 11, 1, 4, -1, 'C2', 'channel'],
      [4, 13, 5, 1, 0, 'C2', 'barricade'],
      [19, 12, 3, 2, 0, 'Difficult C1', 'slag'],
      [8, 16, 3, 2, 0, 'Difficult C1', 'slag'],
      [6, 11, 3, 1, 2, 'Impassable', 'wall'],
      [1, 12, 2, 3, 2, 'Solid', 'bin'],
      [0, 13, 1, 1, 1, 'Solid', 'step'],
      [31, 11, 4, 1, 0, 'C3', 'loophole wall'],
      [12, 11, 1, 3, 2, 'Impassable', 'wall'],
      [22, 10, 1, 1, 1, 'C1', 'crate'],
      [25, 13, 2, 1, 1, 'C1', 'crates'],
      [14, 13, 3, 1, 2, 'Solid', 'mould'],
      [17, 13, 1, 1, 1, 'Solid', 'step'],
      [17, 12, 1, 1, 0, 'Hazardous', 'spark pit'],
      [3, 16, 2, 2, 0, 'Hazardous', 'ember bed'],
      [12, 16, 2, 2, 0, 'Obscuring', 'steam'],
      [30, 13, 3, 1, 2, 'Impassable', 'wall'],
      [5, 15, 1, 2, 3, 'Impassable', 'pillar'],
      [23, 16, 2, 2, 3, 'Solid', 'hopper'],
      [22, 16, 1, 1, 2, 'Solid', 'step'],
      [22, 15, 1, 1, 1, 'Solid', 'step'],
      [29, 17, 2, 1, 1, 'C1', 'crates'],
      [33, 15, 2, 2, 0, 'Difficult C1', 'slag'],
      [7, 16, 1, 2, 1, 'C1', 'crates'],
    ],
  },
  {
    id: 'aqueduct',
    name: 'Broken aqueduct',
    size: 36,
    markers: [
      [9, 13],
      [23, 14],
    ],
    half: [
      [2, 17, 12, 2, 5, 'Solid', 'aqueduct'],
      [16, 17, 4, 2, 5, 'Solid', 'aqueduct'],
      [1, 17, 1, 2, 4, 'Solid', 'stair'],
      [1, 16, 1, 1, 3, 'Solid', 'stair'],
      [1, 15, 1, 1, 2, 'Solid', 'stair'],
      [1, 14, 1, 1, 1, 'Solid', 'stair'],
      [14, 17, 1, 2, 0, 'Difficult C1', 'rubble'],
      [5, 17, 1, 2, 0, '', 'arch'],
      [11, 17, 1, 2, 0, '', 'arch'],
      [6, 5, 5, 5, 2, 'Solid', 'villa'],
      [7, 6, 3, 3, 4, 'Solid', 'villa roof'],
      [11, 6, 1, 2, 1, 'Solid', 'step'],
      [6, 9, 1, 1, 3, 'Solid', 'step'],
      [3, 5, 1, 4, 2, 'Impassable', 'wall'],
      [14, 5, 6, 1, 2, 'Impassable', 'wall'],
      [14, 6, 1, 3, 2, 'Impassable', 'wall'],
      [19, 6, 1, 3, 2, 'Impassable', 'wall'],
      [15, 8, 1, 1, 2, 'Impassable', 'wall'],
      [18, 8, 1, 1, 2, 'Impassable', 'wall'],
      [16, 6, 2, 1, 2, 'Solid', 'altar'],
      [24, 5, 3, 3, 3, '', 'scaffold'],
      [27, 6, 3, 2, 5, '', 'scaffold'],
      [30, 6, 2, 2, 6, '', 'scaffold'],
      [23, 6, 1, 1, 1, 'Solid', 'step'],
      [22, 9, 1, 3, 2, 'Impassable', 'wall'],
      [23, 9, 3, 1, 2, 'Impassable', 'wall'],
      [15, 11, 7, 1, -1, 'C2', 'trench'],
      [28, 8, 1, 8, -1, 'C2', 'trench'],
      [3, 12, 4, 1, 0, 'C2', 'hedge'],
      [10, 11, 3, 2, 0, 'Difficult C1', 'rubble'],
      [31, 12, 3, 2, 2, 'Solid', 'plinth'],
      [30, 13, 1, 1, 1, 'Solid', 'step'],
      [31, 10, 3, 1, 2, 'Impassable', 'wall'],
      [20, 14, 2, 1, 0, 'C3', 'loophole wall'],
      [25, 12, 1, 3, 1, 'C1', 'crates'],
      [13, 10, 1, 1, 1, 'C1', 'crate'],
      [12, 14, 4, 1, 2, 'Impassable', 'wall'],
      [2, 9, 2, 2, 0, 'Obscuring', 'orchard'],
      [33, 7, 2, 2, 0, 'Hazardous', 'thorns'],
      [17, 9, 1, 1, 0, 'Hazardous', 'brazier'],
      [4, 14, 3, 2, 2, 'Solid', 'mill'],
      [7, 14, 1, 1, 1, 'Solid', 'step'],
      [17, 13, 2, 2, 2, 'Solid', 'cistern'],
      [19, 14, 1, 1, 1, 'Solid', 'step'],
      [30, 16, 3, 1, 0, 'C2', 'hedge'],
      [10, 15, 2, 1, 1, 'C1', 'crates'],
      [26, 10, 1, 1, 0, 'C2', 'statue'],
    ],
  },
  {
    id: 'colosseum',
    name: 'Colosseum',
    size: 48,
    markers: [
      [17, 17],
      [29, 19],
    ],
    half: [
      [20, 20, 8, 8, -1, 'C2', 'sand pit'],
      [21, 21, 6, 6, 0, '', 'sand'],
      [23, 23, 2, 2, 3, 'Solid', 'idol'],
      [22, 23, 1, 2, 1, 'Solid', 'step'],
      [6, 10, 3, 12, 2, 'Solid', 'stand'],
      [3, 10, 3, 12, 4, 'Solid', 'upper stand'],
      [9, 14, 1, 3, 1, 'Solid', 'step'],
      [5, 15, 1, 2, 3, 'Solid', 'step'],
      [3, 10, 2, 3, 6, 'Solid', 'box'],
      [2, 11, 1, 3, -1, 'C2', 'beast ditch'],
      [12, 8, 8, 3, 2, 'Solid', 'stand'],
      [13, 8, 6, 1, 4, 'Solid', 'upper stand'],
      [20, 9, 1, 1, 1, 'Solid', 'step'],
      [12, 9, 1, 1, 3, 'Solid', 'step'],
      [11, 9, 1, 1, 1, 'Solid', 'step'],
      [27, 9, 1, 4, 3, 'Impassable', 'wall'],
      [28, 12, 4, 1, 3, 'Impassable', 'wall'],
      [33, 8, 1, 4, 3, 'Impassable', 'wall'],
      [29, 9, 2, 2, 2, 'Solid', 'cage'],
      [31, 9, 1, 1, 1, 'Solid', 'step'],
      [36, 8, 4, 3, 2, '', 'scaffold'],
      [40, 8, 3, 3, 4, '', 'scaffold'],
      [43, 8, 2, 3, 6, '', 'scaffold'],
      [35, 9, 1, 1, 1, 'C1', 'crate'],
      [43, 11, 2, 1, -1, 'C2', 'ditch'],
      [38, 15, 4, 4, 3, 'Solid', 'tower'],
      [37, 16, 1, 2, 2, 'Solid', 'stair'],
      [36, 16, 1, 2, 1, 'Solid', 'stair'],
      [40, 17, 2, 2, 5, 'Solid', 'tower top'],
      [35, 12, 6, 1, 2, 'Impassable', 'wall'],
      [12, 13, 6, 1, 0, 'C2', 'barricade'],
      [12, 20, 4, 3, 0, 'Difficult C1', 'rubble'],
      [22, 16, 4, 1, 0, 'C3', 'loophole wall'],
      [25, 12, 2, 1, 2, 'Impassable', 'wall'],
      [13, 16, 1, 3, 2, 'Impassable', 'wall'],
      [19, 14, 2, 3, 2, 'Solid', 'gate block'],
      [19, 17, 1, 1, 1, 'Solid', 'step'],
      [31, 15, 1, 5, -1, 'C2', 'trench'],
      [32, 19, 4, 1, -1, 'C2', 'trench'],
      [27, 14, 2, 2, 1, 'C1', 'crates'],
      [44, 14, 2, 5, 2, 'Impassable', 'wall'],
      [32, 22, 4, 2, 0, 'Difficult C1', 'rubble'],
      [41, 21, 2, 3, 1, 'C1', 'crates'],
      [37, 20, 1, 4, 2, 'Impassable', 'wall'],
      [16, 19, 2, 1, 1, 'C1', 'crates'],
      [10, 22, 2, 2, 0, 'Obscuring', 'dust'],
      [29, 21, 2, 2, 0, 'Obscuring', 'dust'],
      [18, 22, 1, 1, 0, 'Hazardous', 'spikes'],
      [34, 15, 1, 2, 0, 'Hazardous', 'spikes'],
      [10, 12, 1, 1, 0, 'C2', 'statue'],
      [44, 20, 2, 2, 2, 'Solid', 'plinth'],
      [43, 20, 1, 1, 1, 'Solid', 'step'],
      [39, 22, 1, 2, 2, 'Impassable', 'wall'],
    ],
  },
  {
    id: 'twin-spires',
    name: 'Twin spires',
    size: 48,
    markers: [
      [15, 19],
      [29, 16],
    ],
    half: [
      [8, 14, 6, 6, 2, 'Solid', 'spire foot'],
      [9, 15, 4, 4, 4, 'Solid', 'spire'],
      [10, 16, 2, 2, 6, 'Solid', 'spire top'],
      [14, 16, 1, 2, 1, 'Solid', 'step'],
      [13, 16, 1, 2, 3, 'Solid', 'step'],
      [12, 16, 1, 2, 5, 'Solid', 'step'],
      [22, 22, 4, 4, 3, '', 'scaffold'],
      [20, 23, 2, 2, 2, 'Solid', 'stair'],
      [19, 23, 1, 2, 1, 'Solid', 'stair'],
      [14, 23, 4, 1, 0, 'C2', 'barricade'],
      [4, 8, 5, 3, 2, 'Solid', 'barracks'],
      [3, 9, 1, 1, 1, 'Solid', 'step'],
      [12, 8, 1, 5, 2, 'Impassable', 'wall'],
      [13, 9, 3, 1, 2, 'Impassable', 'wall'],
      [19, 8, 5, 4, 3, 'Solid', 'granary'],
      [24, 9, 1, 2, 2, 'Solid', 'stair'],
      [25, 9, 1, 2, 1, 'Solid', 'stair'],
      [19, 8, 2, 2, 5, 'Solid', 'granary loft'],
      [29, 8, 6, 2, 2, '', 'scaffold'],
      [35, 8, 4, 2, 4, '', 'scaffold'],
      [39, 8, 2, 4, 6, '', 'scaffold'],
      [28, 8, 1, 1, 1, 'Solid', 'step'],
      [37, 10, 2, 1, -1, 'C2', 'ditch'],
      [43, 9, 2, 5, 3, 'Impassable', 'wall'],
      [32, 13, 1, 6, 2, 'Impassable', 'wall'],
      [33, 18, 4, 1, 2, 'Impassable', 'wall'],
      [36, 13, 3, 3, 2, 'Solid', 'shrine'],
      [35, 14, 1, 1, 1, 'Solid', 'step'],
      [34, 10, 1, 2, 2, 'Impassable', 'wall'],
      [18, 15, 9, 1, -1, 'C2', 'trench'],
      [26, 16, 1, 5, -1, 'C2', 'trench'],
      [40, 17, 5, 1, -1, 'C2', 'trench'],
      [15, 12, 4, 2, 0, 'Difficult C1', 'rubble'],
      [27, 12, 4, 1, 0, 'C3', 'loophole wall'],
      [3, 14, 3, 3, 0, 'Difficult C1', 'rubble'],
      [20, 13, 4, 1, 0, 'C2', 'barricade'],
      [2, 20, 4, 1, 0, 'C2', 'barricade'],
      [16, 17, 2, 2, 1, 'C1', 'crates'],
      [22, 17, 3, 2, 2, 'Solid', 'cistern'],
      [21, 18, 1, 1, 1, 'Solid', 'step'],
      [40, 21, 2, 2, 1, 'C1', 'crates'],
      [28, 18, 2, 2, 0, 'Obscuring', 'fog'],
      [6, 22, 3, 2, 0, 'Obscuring', 'fog'],
      [30, 20, 1, 1, 0, 'Hazardous', 'fire'],
      [20, 20, 1, 1, 0, 'Hazardous', 'fire'],
      [44, 20, 2, 2, 2, 'Solid', 'plinth'],
      [43, 20, 1, 1, 1, 'Solid', 'step'],
      [34, 21, 3, 2, 2, 'Solid', 'store'],
      [33, 22, 1, 1, 1, 'Solid', 'step'],
      [10, 21, 1, 3, 2, 'Impassable', 'wall'],
      [3, 12, 4, 1, 2, 'Impassable', 'wall'],
      [31, 23, 2, 1, 0, 'C2', 'barricade'],
      [12, 21, 2, 1, 2, 'Impassable', 'ruin'],
      [38, 20, 1, 3, 2, 'Impassable', 'wall'],
    ],
  },
];

export const ARENAS: readonly Arena[] = HALVES.map(whole);

/** Boards without terrain, for those who place their own (HR-09). */
export const BOARDS: readonly Arena[] = [24, 36, 48].map((size) =>
  whole({
    id: `open-${size}`,
    name: 'Open board',
    size,
    markers: [
      [size / 4, size / 3],
      [(3 * size) / 4 - 1, size / 3],
    ],
    half: [],
  }),
);

export const arenaOf = (id: string): Arena | undefined =>
  ARENAS.find((arena) => arena.id === id) ?? BOARDS.find((board) => board.id === id);

/** HR-08: boards by the limit of points. */
export const sizeFor = (points: number): number => (points < 150 ? 24 : points < 300 ? 36 : 48);
