/** The picture of Dwethia Heroes: a tilted corner of Sandgate in the second round. */

import { fieldOf, heroes } from '@muster/heroes';
import { TiltedGround } from '../board/Ground.tsx';
import { layoutOf, middleOf } from '../board/layout.ts';
import { TokenArt } from '../tokens/TokenArt.tsx';
import type { Token } from '../tokens/token.ts';
import css from './picture.module.css';

export const token = (
  seat: 0 | 1,
  faction: Token['faction'],
  race: Token['race'],
  rank: Token['rank'],
  label: string,
  wounds: number,
): Token => ({
  seat,
  team: seat,
  faction,
  race,
  rank,
  label,
  side: 1,
  wounds,
  most: Math.max(2, wounds),
  badges: [],
});

const STANDING: readonly { readonly x: number; readonly y: number; readonly token: Token }[] = [
  { x: 4, y: 6, token: token(0, 'empire-of-sol', 'geck', 'hero', 'A3', 2) },
  { x: 8, y: 6, token: token(0, 'empire-of-sol', 'terran', 'basic', 'A1', 2) },
  { x: 9, y: 6, token: token(0, 'empire-of-sol', 'sovereign', 'hero', 'A2', 3) },
  { x: 11, y: 11, token: token(1, 'void', 'terran', 'hero', 'B1', 3) },
  { x: 8, y: 8, token: token(1, 'void', 'wraith', 'hero', 'B2', 3) },
  { x: 6, y: 9, token: token(1, 'void', 'terran', 'basic', 'B3', 1) },
];

const parsed = heroes.parseConfig({ points: 60, arena: 'sandgate' });

const Picture = () => {
  if (!parsed.ok) return null;
  const { ground, arena } = fieldOf(parsed.value);
  const layout = layoutOf(ground, false, true);
  const from = middleOf(layout, 2 * ground.size + 1, 1, 0);
  const to = middleOf(layout, 12 * ground.size + 14, 1, 0);
  return (
    <svg
      viewBox={`${from.x} ${to.y} ${to.x - from.x} ${from.y - to.y}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-zoom="mid"
      className={css.sheet}
    >
      <TiltedGround
        layout={layout}
        arena={arena}
        standing={(row) =>
          STANDING.filter(({ y }) => ground.size - 1 - y === row).map((one) => {
            const space = one.y * ground.size + one.x;
            const at = middleOf(layout, space, 1, ground.floor[space]!);
            return (
              <g key={space} transform={`translate(${at.x} ${at.y})`}>
                <TokenArt token={one.token} upright />
              </g>
            );
          })
        }
      />
    </svg>
  );
};

export default Picture;
