/** A base beside a line of words: its top, its rim, its number. */

import { type Battle, kitOf, type Model } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import { coloursOf } from './colours.ts';
import { BuildingGlyph, NumberGlyph } from './glyphs.tsx';

interface Props {
  readonly battle: Pick<Battle, 'config'>;
  readonly model: Pick<Model, 'seat' | 'sheet'>;
  readonly size: number;
}

export const TokenIcon = ({ battle, model, size }: Props) => {
  const kit = kitOf(battle, model);
  const { top, rim, ink } = coloursOf(kit.faction.id as FactionId, kit.kind === 'unit' ? kit.sheet.race : null);
  return (
    <svg width={size} height={size} viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r={33} fill={rim} stroke="#17120a" strokeWidth={1.5} />
      {kit.kind === 'unit' ? <circle r={26} fill={top} /> : <rect x={-23} y={-23} width={46} height={46} fill={top} />}
      <g style={{ color: ink }} fill={ink} transform="scale(1.15)">
        {kit.kind === 'unit' ? <NumberGlyph mark={kit.mark} /> : <BuildingGlyph role={kit.sheet.role} />}
      </g>
    </svg>
  );
};
