/** The picture of the front page: The Ridge in its third round, dice lying where they fell. */

import { SCENARIOS } from '@muster/grid-battles';
import { Trail } from '../board/Overlays.tsx';
import { Die } from '../dice/Die.tsx';
import { MapPicture, type PlacedCounter } from '../parts/MapPicture.tsx';
import css from './hero.module.css';

const BATTLE: readonly PlacedCounter[] = [
  { type: 'pikeman', hex: '0405', seat: 0 },
  { type: 'swordman', hex: '0305', seat: 0, health: 3 },
  { type: 'axeman', hex: '0504', seat: 0, health: 3, state: 'fatigued' },
  { type: 'pikeman', hex: '0605', seat: 0 },
  { type: 'archer', hex: '0406', seat: 0 },
  { type: 'archer', hex: '0607', seat: 0, state: 'fatigued' },
  { type: 'swordman', hex: '0706', seat: 0 },
  { type: 'lightcav', hex: '0106', seat: 0, health: 2 },
  { type: 'knight', hex: '0904', seat: 0 },
  { type: 'pikeman', hex: '0403', seat: 1, health: 2, state: 'fatigued' },
  { type: 'swordman', hex: '0203', seat: 1 },
  { type: 'axeman', hex: '0603', seat: 1 },
  { type: 'pikeman', hex: '0703', seat: 1 },
  { type: 'archer', hex: '0501', seat: 1, state: 'fatigued' },
  { type: 'archer', hex: '0702', seat: 1 },
  { type: 'swordman', hex: '0802', seat: 1 },
  { type: 'knight', hex: '0902', seat: 1, health: 2 },
];

const CHARGE = ['0907', '0906', '0905', '0904'] as const;

const HeroMap = () => (
  <>
    <MapPicture
      className={css.sheet}
      rows={SCENARIOS.S2.map}
      standing={BATTLE}
      zoom="mid"
      under={(layout) => <Trail layout={layout} labels={CHARGE} />}
    />
    <div className={css.dice}>
      <Die colour="red" face={6} size={68} decorative />
      <Die colour="black" face={2} size={68} decorative />
      <Die colour="blue" face={5} size={68} decorative />
    </div>
  </>
);

export default HeroMap;
