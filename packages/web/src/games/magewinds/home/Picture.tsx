/** The picture of Magewinds: the third round at the Crossroads, and a hand of cards beside it. */

import { StandingBase } from '../../../measured/Base.tsx';
import type { Plane } from '../../../measured/plane.ts';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { at, baseOf, type Standing } from '../cards/standing.tsx';
import { TerrainPicture } from '../parts/TerrainPicture.tsx';
import css from './picture.module.css';

const BATTLE: readonly Standing[] = [
  { id: 'warrior', seat: 0, ...at(5, 8.9), badges: { toughness: 7, damage: 3, actionsUsed: 1 } },
  { id: 'guardian', seat: 0, ...at(7.4, 6.6), badges: { toughness: 7, damage: 1, actionsUsed: 2, guard: true } },
  { id: 'cleric', seat: 0, ...at(4.4, 6.2) },
  { id: 'wizard', seat: 0, ...at(5.2, 3.4), badges: { damage: 2, actionsUsed: 2 } },
  { id: 'druid', seat: 1, ...at(6.1, 9.7), badges: { damage: 4, actionsUsed: 1 } },
  { id: 'witch', seat: 1, ...at(8.6, 7.9), badges: { damage: 1 } },
  { id: 'seer', seat: 1, ...at(3.4, 12.6), badges: { actionsUsed: 2 } },
  { id: 'enchanter', seat: 1, ...at(6.6, 13.4), badges: { actionsUsed: 1 } },
];

const Bases = ({ plane }: { readonly plane: Plane }) =>
  BATTLE.map((one) => (
    <StandingBase
      key={one.id}
      plane={plane}
      base={baseOf({ ...one, state: one.badges?.actionsUsed === 2 ? 'spent' : 'normal' })}
    />
  ));

const overField = (plane: Plane) => <Bases plane={plane} />;

const Picture = () => (
  <div className={css.scene} aria-hidden="true">
    <TerrainPicture terrain="crossroads" className={css.sheet} over={overField} />
    <div className={css.hand}>
      <PlayingCard card="AH" decorative />
      <PlayingCard card="QS" decorative />
      <PlayingCard card="7D" decorative />
    </div>
  </div>
);

export default Picture;
