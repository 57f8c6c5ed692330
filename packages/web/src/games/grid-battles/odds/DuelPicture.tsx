/** The two units as they stand on the map. */

import { type Attacker, type Standing, TERRAIN, type Terrain } from '@muster/grid-battles';
import { useMemo } from 'react';
import { SightLine } from '../board/Overlays.tsx';
import { MapPicture } from '../parts/MapPicture.tsx';
import css from './odds.module.css';

const LEAST_COLUMNS = 5;

/** A patch of plain with the ground of the two, one hex of margin on either side. */
const patch = (attackerGround: Terrain, defenderGround: Terrain, distance: number) => {
  const columns = Math.max(LEAST_COLUMNS, distance + 3);
  const first = Math.floor((columns - distance - 1) / 2);
  const plain = '.'.repeat(columns);
  const strip = [...plain];
  strip[first] = TERRAIN[attackerGround].char;
  strip[first + distance] = TERRAIN[defenderGround].char;
  const hex = (column: number) => `${String(column).padStart(2, '0')}01`;
  return { rows: [plain, strip.join(''), plain], from: hex(first), to: hex(first + distance) };
};

export const DuelPicture = ({ attacker, defender }: { readonly attacker: Attacker; readonly defender: Standing }) => {
  const { terrain, distance } = attacker;
  const { rows, from, to } = useMemo(
    () => patch(terrain, defender.terrain, distance),
    [terrain, defender.terrain, distance],
  );
  return (
    <MapPicture
      className={css.picture}
      rows={rows}
      standing={[
        { type: attacker.type, hex: from, seat: 0 },
        { type: defender.type, hex: to, seat: 1 },
      ]}
      under={(layout) => distance > 1 && <SightLine layout={layout} sight={{ from, to }} />}
    />
  );
};
