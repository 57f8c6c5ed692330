// The drawn parts of a die: body, hatching, symbols and where they stand. A die spans -24 to 24.

import {
  ATTACK_COLOURS,
  ATTACK_FACES,
  type AttackColour,
  DEFENCE_COLOURS,
  DEFENCE_FACES,
  type DefenceColour,
} from '@muster/grid-battles';
import { star } from '../../../parts/drawing/shapes.ts';
import { type Spot, spotsIn } from '../../../parts/drawing/spots.ts';

export type DieColour = AttackColour | DefenceColour;
export const DIE_COLOURS: readonly DieColour[] = [...ATTACK_COLOURS, ...DEFENCE_COLOURS];
export type FaceSymbol = 'damage' | 'bonus' | 'shield';

const isAttack = (colour: DieColour): colour is AttackColour => colour in ATTACK_FACES;

/** What stands on face n (1 to 6). */
export const symbolsOn = (colour: DieColour, face: number): readonly FaceSymbol[] => {
  if (!isAttack(colour)) return Array<FaceSymbol>(DEFENCE_FACES[colour][face - 1] ?? 0).fill('shield');
  const { damage = 0, bonus = 0 } = ATTACK_FACES[colour][face - 1] ?? {};
  return [...Array<FaceSymbol>(damage).fill('damage'), ...Array<FaceSymbol>(bonus).fill('bonus')];
};

/** The weakest die of each kind has round corners, the next square ones, the strongest cut ones. */
export const CORNERS: Readonly<Record<DieColour, 'round' | 'square' | 'cut'>> = {
  yellow: 'round',
  blue: 'square',
  red: 'cut',
  brown: 'round',
  grey: 'square',
  black: 'cut',
};

/** The outline of a die, by its corners. */
export const BODY = {
  round: 'M-13-22H13A9 9 0 0 1 22-13V13A9 9 0 0 1 13 22H-13A9 9 0 0 1-22 13V-13A9 9 0 0 1-13-22Z',
  square: 'M-20-22H20A2 2 0 0 1 22-20V20A2 2 0 0 1 20 22H-20A2 2 0 0 1-22 20V-20A2 2 0 0 1-20-22Z',
  cut: 'M-13-22H13L22-13V13L13 22H-13L-22 13V-13Z',
};

const rules = (draw: (t: number) => string): string => [-16, -12, -8, -4, 0, 4, 8, 12, 16].map(draw).join('');
const level = rules((y) => `M-19 ${y}H19`);
const upright = rules((x) => `M${x} -19V19`);
const aslant = [-24, -16, -8, 0, 8, 16, 24]
  .map((t) => `M${Math.max(-18, t - 18)} ${Math.min(18, t + 18)}L${Math.min(18, t + 18)} ${Math.max(-18, t - 18)}`)
  .join('');

/** The heralds' hatching for each colour. */
export const HATCH: Readonly<Record<DieColour, string>> = {
  yellow: rules((y) => rules((x) => ((x + y) % 8 === 0 ? `M${x} ${y}h.1` : ''))),
  blue: level,
  red: upright,
  brown: aslant,
  grey: '',
  black: level + upright,
};

export const SYMBOL_PATH: Readonly<Record<FaceSymbol, string>> = {
  damage: star(0, 0, 8, 9.4, 4.9),
  bonus: `${star(0, 0, 8, 8.8, 5)}M-2.8 0H2.8M0-2.8V2.8`,
  shield: 'M-7.6-8.2Q0-6.4 7.6-8.2V-.6C7.6 4.6 4.2 7.6 0 9.6C-4.2 7.6-7.6 4.6-7.6-.6Z',
};

/** Places of n symbols on a face, and their size. */
export const PLACES: readonly { readonly scale: number; readonly at: readonly Spot[] }[] = [
  { scale: 1, at: [] },
  { scale: 1.5, at: spotsIn('0 0') },
  { scale: 1.05, at: spotsIn('-9.5 -9.5, 9.5 9.5') },
  { scale: 0.98, at: spotsIn('0 -9.6, -10.4 9, 10.4 9') },
  { scale: 0.92, at: spotsIn('-9.8 -9.8, 9.8 -9.8, -9.8 9.8, 9.8 9.8') },
];
