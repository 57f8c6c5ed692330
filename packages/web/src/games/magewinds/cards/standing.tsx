/** Fighters that stand in a picture. */

import { inch, type Point } from '@muster/geometry';
import { type ProfileId, RADIUS } from '@muster/magewinds';
import type { Badges, BoardBase, BoardSeat } from '../../../measured/types.ts';
import { FighterGlyphArt } from './FighterGlyph.tsx';

export const at = (x: number, y: number): Point => ({ x: inch(1) * x, y: inch(1) * y });

export interface Standing extends Point {
  readonly id: ProfileId;
  readonly seat: BoardSeat;
  readonly state?: BoardBase['state'];
  readonly badges?: Badges;
}

export const baseOf = ({ id, seat, x, y, state = 'normal', badges = {} }: Standing): BoardBase => ({
  id,
  seat,
  x,
  y,
  radius: RADIUS,
  symbol: <FighterGlyphArt id={id} />,
  label: '',
  badges: { toughness: 6, actionsUsed: 0, ...badges },
  state,
});
