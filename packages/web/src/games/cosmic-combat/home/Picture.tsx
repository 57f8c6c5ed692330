/** The picture of Dwethia Cosmic Combat: a corner of Shards with two fleets closing. */

import { cosmicCombat, fieldOf, SHIPS } from '@muster/cosmic-combat';
import { inch } from '@muster/geometry';
import { makePlane } from '../../../measured/plane.ts';
import { ChartLayer } from '../chart/ChartLayer.tsx';
import { ChartShip } from '../chart/ChartShip.tsx';
import { lookOfSheet, type ChartShip as Shown } from '../ships/ship.ts';
import css from './picture.module.css';

export const ship = (
  id: string,
  seat: number,
  profile: string,
  x: number,
  y: number,
  facing: number,
  more: Partial<Shown> = {},
): Shown => {
  const sheet = SHIPS.find((one) => one.id === profile)!;
  return {
    ...lookOfSheet(sheet, seat),
    id,
    x: Math.round(inch(1) * x),
    y: Math.round(inch(1) * y),
    facing,
    label: '',
    name: id,
    wounds: sheet.stats.wounds,
    most: sheet.stats.wounds,
    tokens: [],
    used: [],
    planned: false,
    arrows: [],
    badges: [],
    state: 'normal',
    canDrag: false,
    ...more,
  };
};

const SHIPS_SHOWN: readonly Shown[] = [
  ship('A1', 0, 'empire-of-sol.imperator', 6.2, 7.4, 560, { tokens: ['move', 'fire'], arrows: ['front'] }),
  ship('A2', 0, 'empire-of-sol.cohort', 9.6, 6.2, 700, { tokens: ['shield', 'fire'], arrows: ['right'], wounds: 4 }),
  ship('A4', 0, 'empire-of-sol.gladius', 8.4, 9.8, 400, { tokens: ['move', 'move'] }),
  ship('B1', 1, 'void.sepulchre', 15.6, 14.2, 2300, { tokens: ['move', 'board'] }),
  ship('B3', 1, 'void.revenant', 12.4, 15.4, 2600, { tokens: ['fire', 'fire'], wounds: 2 }),
  ship('B4', 1, 'void.gravebolt', 16.9, 10.6, 1900, { tokens: ['move', 'fire'] }),
];

const parsed = cosmicCombat.parseConfig({ points: 1500, map: 'shards-24' });

const Picture = () => {
  if (!parsed.ok) return null;
  const field = fieldOf(parsed.value);
  const plane = makePlane(field.board.width, field.board.height);
  return (
    <svg
      viewBox="290 560 1010 760"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-zoom="mid"
      className={css.sheet}
    >
      <ChartLayer plane={plane} field={field} zones={[]} />
      {SHIPS_SHOWN.map((one) => (
        <ChartShip key={one.id} ship={one} plane={plane} isStop={false} way={undefined} />
      ))}
    </svg>
  );
};

export default Picture;
