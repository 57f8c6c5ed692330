/** What the ground does (DW-48, CQ-01; 4.1, ours), the city in the centre, and the pieces that players may place in turn. */

import type { CataloguePiece, MapPiece, Shape, TerrainKind, TerrainTraits } from './types.ts';

const kind = (name: string, does: Partial<Omit<TerrainTraits, 'name'>>): TerrainTraits => ({
  name,
  difficult: does.difficult ?? false,
  impassable: does.impassable ?? false,
  hazardous: does.hazardous ?? false,
  obscuring: does.obscuring ?? false,
  cover: does.cover ?? 0,
});

export const TERRAIN: Readonly<Record<TerrainKind, TerrainTraits>> = {
  forest: kind('Forest', { difficult: true, cover: 2 }),
  mountain: kind('Mountain', { impassable: true }),
  ocean: kind('Ocean', { impassable: true }),
  desert: kind('Desert', { difficult: true }),
  city: kind('City', { cover: 3 }),
  saltflat: kind('Salt flat', { hazardous: true }),
  mist: kind('Mist', { obscuring: true }),
};

/** on every map, in the exact centre of 36 by 36 inches; X-312 moves it as it moves everything. */
export const CITY: MapPiece = { k: 'city', shape: { disc: [18, 18, 2] } };

const disc = (radius: number): Shape => ({ disc: [0, 0, radius] });

const box = (width: number, height: number): Shape => {
  const [x, y] = [width / 2, height / 2];
  return {
    poly: [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
  };
};

/** Pointed to the left and right, its long sides half as long as it is wide. */
const hexagon = (width: number, height: number): Shape => {
  const [x, y] = [width / 2, height / 2];
  return {
    poly: [
      [-x, 0],
      [-x / 2, -y],
      [x / 2, -y],
      [x, 0],
      [x / 2, y],
      [-x / 2, y],
    ],
  };
};

/** */
export const CATALOGUE: readonly CataloguePiece[] = [
  { id: 'forest', name: 'Forest', k: 'forest', shape: disc(3) },
  { id: 'grove', name: 'Grove', k: 'forest', shape: disc(2.5) },
  { id: 'desert', name: 'Desert', k: 'desert', shape: disc(4) },
  { id: 'mist', name: 'Mist', k: 'mist', shape: disc(2) },
  { id: 'ruins', name: 'Ruins', k: 'city', shape: box(4, 4) },
  { id: 'salt-flat', name: 'Salt flat', k: 'saltflat', shape: box(4, 3) },
  { id: 'ridge', name: 'Ridge', k: 'mountain', shape: hexagon(8, 3) },
  { id: 'lake', name: 'Lake', k: 'ocean', shape: hexagon(6, 4) },
];

const BY_ID = new Map(CATALOGUE.map((piece) => [piece.id, piece]));

export const catalogueOf = (id: string): CataloguePiece | undefined => BY_ID.get(id);
