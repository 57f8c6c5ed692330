/** What ground is made of, drawn space by space with an unsteady hand: walls, planks, rubble, barricades, crates, fire, smoke. Pure. */

import type { Arena, ArenaPiece, TerrainKeywords } from '@muster/heroes';
import { type Jitter, jitter } from '../../../../parts/drawing/jitter.ts';
import { n1, spotsIn } from '../../../../parts/drawing/spots.ts';
import { SPACE } from '../../tokens/space.ts';
import { type Layout, spaceIn } from '../layout.ts';

export type Texture = 'wall' | 'plank' | 'stone' | 'rubble' | 'bags' | 'crate' | 'trench' | 'fire' | 'smoke';

const textureOf = ({
  keywords,
  floor,
}: Pick<ArenaPiece, 'floor'> & { readonly keywords: TerrainKeywords }): Texture => {
  if (keywords.impassable) return 'wall';
  if (keywords.hazardous) return 'fire';
  if (keywords.obscuring) return 'smoke';
  if (keywords.difficult) return 'rubble';
  if (floor < 0) return 'trench';
  if (keywords.cover > 0) return floor > 0 ? 'crate' : 'bags';
  return keywords.solid ? 'stone' : 'plank';
};

type Draw = (hand: Jitter) => string;

/** In a square from 0 to SPACE. */
const DRAW: Readonly<Record<Texture, Draw>> = {
  wall: () => {
    let d = '';
    for (let t = -SPACE; t < SPACE; t += 10.6) {
      const [a, b] = [Math.max(0, t), Math.min(SPACE, t + SPACE)];
      d += `M${n1(a)} ${n1(a - t)}L${n1(b)} ${n1(b - t)}`;
    }
    return d;
  },
  plank: (hand) => {
    let d = '';
    for (let y = 10.7; y < SPACE; y += 10.7)
      d += `M0 ${n1(y)}H${SPACE}M${n1(hand.between(6, 58))} ${n1(y - 10.7)}v10.7`;
    return d;
  },
  stone: (hand) => {
    const [x, y] = [hand.between(14, 50), hand.between(14, 50)];
    return `M${n1(x)} ${n1(y)}l${n1(hand.about(9))} ${n1(hand.about(9))}l${n1(hand.about(7))} ${n1(hand.about(7))}`;
  },
  rubble: (hand) => {
    let d = '';
    for (let i = 0; i < 7; i++) {
      const [x, y, r] = [hand.between(6, 54), hand.between(6, 54), hand.between(3, 6.5)];
      d += `M${n1(x)} ${n1(y)}l${n1(r)} ${n1(-r * 0.7)}l${n1(r)} ${n1(r * 0.8)}l${n1(-r * 0.6)} ${n1(r)}l${n1(-r * 1.1)} ${n1(-r * 0.2)}Z`;
    }
    return d;
  },
  bags: (hand) => {
    let d = '';
    for (const { x: shift, y } of spotsIn('0 12, 8 27, 0 42'))
      for (let x = 3 + shift; x < SPACE - 14; x += 18) {
        const dy = hand.about(1.2);
        d += `M${x} ${n1(y + dy)}q0-6 8-6q8 0 8 6q0 6-8 6q-8 0-8-6Z`;
      }
    return d;
  },
  crate: (hand) => {
    const k = 7 + hand.between(0, 2);
    const far = SPACE - k;
    return `M${n1(k)} ${n1(k)}H${n1(far)}V${n1(far)}H${n1(k)}ZM${n1(k)} ${n1(k)}L${n1(far)} ${n1(far)}M${n1(far)} ${n1(k)}L${n1(k)} ${n1(far)}`;
  },
  trench: (hand) => {
    let d = '';
    for (let y = 9; y < SPACE; y += 9) d += `M${n1(hand.between(2, 12))} ${n1(y)}h${n1(hand.between(34, 46))}`;
    return d;
  },
  fire: (hand) => {
    let d = '';
    for (const { x, y } of spotsIn('20 46, 42 50, 32 30')) {
      const h = 15 + hand.between(0, 6);
      d += `M${x} ${y}c-9-2-9-${n1(h * 0.5)} 0-${n1(h)}c1 ${n1(h * 0.45)} 9 ${n1(h * 0.4)} 7 ${n1(h * 0.8)}c-1 4-4 5-7 4.4Z`;
    }
    return d;
  },
  smoke: (hand) => {
    let d = '';
    for (let i = 0; i < 3; i++) {
      const [x, y] = [hand.between(8, 34), 14 + i * 17];
      d += `M${n1(x)} ${n1(y)}c6-9 16-7 15 0c8-4 15 2 10 8`;
    }
    return d;
  },
};

export interface Textured {
  readonly space: number;
  readonly kind: Texture;
  /** In a square of its own, from 0 to SPACE. */
  readonly d: string;
}

/** Every space that is not bare, in the order in which they are seen. */
export const texturesOf = (layout: Layout, { id, pieces }: Pick<Arena, 'id' | 'pieces'>): readonly Textured[] =>
  Array.from({ length: layout.size * layout.size }, (_, i) => {
    const space = spaceIn(layout, i % layout.size, Math.floor(i / layout.size));
    const piece = pieces[layout.ground.piece[space]!];
    if (piece === undefined) return [];
    const kind = textureOf(piece);
    return [{ space, kind, d: DRAW[kind](jitter(`${id} ${space}`)) }];
  }).flat();
