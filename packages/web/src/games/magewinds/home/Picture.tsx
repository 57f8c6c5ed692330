/** The picture of Magewinds: the third round at the Crossroads, and a hand of cards beside it. */

import { inch } from '@muster/geometry';
import type { ProfileId } from '@muster/magewinds';
import { StandingBase } from '../../../measured/Base.tsx';
import type { Plane } from '../../../measured/plane.ts';
import type { Badges, BoardSeat } from '../../../measured/types.ts';
import { FighterGlyphArt } from '../cards/FighterGlyph.tsx';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import { TerrainPicture } from '../parts/TerrainPicture.tsx';
import css from './picture.module.css';

interface Standing {
  readonly id: ProfileId;
  readonly seat: BoardSeat;
  readonly x: number;
  readonly y: number;
  readonly badges: Badges;
  readonly isSpent?: boolean;
}

const RADIUS = 1250;

const BATTLE: readonly Standing[] = [
  { id: 'warrior', seat: 0, x: 5, y: 8.9, badges: { toughness: 7, damage: 3, actionsUsed: 1 } },
  {
    id: 'guardian',
    seat: 0,
    x: 7.4,
    y: 6.6,
    badges: { toughness: 7, damage: 1, actionsUsed: 2, guard: true },
    isSpent: true,
  },
  { id: 'cleric', seat: 0, x: 4.4, y: 6.2, badges: { toughness: 6, actionsUsed: 0 } },
  { id: 'wizard', seat: 0, x: 5.2, y: 3.4, badges: { toughness: 6, damage: 2, actionsUsed: 2 }, isSpent: true },
  { id: 'druid', seat: 1, x: 6.1, y: 9.7, badges: { toughness: 6, damage: 4, actionsUsed: 1 } },
  { id: 'witch', seat: 1, x: 8.6, y: 7.9, badges: { toughness: 6, damage: 1, actionsUsed: 0 } },
  { id: 'seer', seat: 1, x: 3.4, y: 12.6, badges: { toughness: 6, actionsUsed: 2 }, isSpent: true },
  { id: 'enchanter', seat: 1, x: 6.6, y: 13.4, badges: { toughness: 6, actionsUsed: 1 } },
];

const Bases = ({ plane }: { readonly plane: Plane }) =>
  BATTLE.map(({ id, seat, x, y, badges, isSpent }) => (
    <StandingBase
      key={id}
      plane={plane}
      base={{
        id,
        seat,
        x: inch(x),
        y: inch(y),
        radius: RADIUS,
        symbol: <FighterGlyphArt id={id} />,
        label: '',
        badges,
        state: isSpent ? 'spent' : 'normal',
      }}
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
