/** A base beside a line of words, as it lies on the map: its side, its rim, its name in the log. */

import { type Battle, kitOf, type Model, type UnitSheet } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import type { CSSProperties, ReactNode } from 'react';
import type { BaseColours } from '../../../measured/types.ts';
import { coloursOf } from './colours.ts';
import css from './glyphs.module.css';
import { FaceOf, roleOf, UnitFace } from './glyphs.tsx';

interface TokenProps {
  readonly seat: number;
  readonly colours: BaseColours;
  readonly isBuilding?: boolean;
  readonly size: number;
  readonly children: ReactNode;
}

const Token = ({ seat, colours: { top, ink, rim }, isBuilding = false, size, children }: TokenProps) => (
  <svg
    className={css.icon}
    data-seat={seat}
    style={{ '--top': top, '--top-ink': ink, '--own-rim': rim } as CSSProperties}
    width={size}
    height={size}
    viewBox="-36 -36 72 72"
    aria-hidden="true"
  >
    <circle className={css.iconRim} r={33} stroke="#17120a" strokeWidth={1.5} />
    {isBuilding ? (
      <rect className={css.iconTop} x={-23} y={-23} width={46} height={46} />
    ) : (
      <circle className={css.iconTop} r={26} />
    )}
    <g transform="scale(1.15)">{children}</g>
  </svg>
);

interface IconProps {
  readonly battle: Pick<Battle, 'config'>;
  readonly model: Pick<Model, 'id' | 'seat' | 'sheet'>;
  readonly size: number;
}

export const TokenIcon = ({ battle, model, size }: IconProps) => {
  const kit = kitOf(battle, model);
  const colours = coloursOf(kit.faction.id as FactionId, kit.kind === 'unit' ? kit.sheet.race : null);
  return (
    <Token seat={model.seat} colours={colours} isBuilding={kit.kind === 'building'} size={size}>
      <FaceOf kit={kit} id={model.id} />
    </Token>
  );
};

interface UnitProps {
  readonly unit: UnitSheet;
  readonly faction: FactionId;
  readonly seat: number;
  readonly size: number;
}

/** Before a war, when nobody has a name in the log yet. */
export const UnitIcon = ({ unit, faction, seat, size }: UnitProps) => (
  <Token seat={seat} colours={coloursOf(faction, unit.race)} size={size}>
    <UnitFace faction={faction} label="" role={roleOf(unit)} mark={unit.mark} />
  </Token>
);
