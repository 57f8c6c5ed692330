/** A base beside a line of words, as it lies on the map: its side, its rim, its name in the log. */

import { type Battle, kitOf, type Model } from '@muster/conquest';
import type { FactionId } from '@muster/dwethia';
import type { CSSProperties } from 'react';
import { coloursOf } from './colours.ts';
import css from './glyphs.module.css';
import { FaceOf } from './glyphs.tsx';

interface Props {
  readonly battle: Pick<Battle, 'config'>;
  readonly model: Pick<Model, 'id' | 'seat' | 'sheet'>;
  readonly size: number;
}

export const TokenIcon = ({ battle, model, size }: Props) => {
  const kit = kitOf(battle, model);
  const { top, rim, ink } = coloursOf(kit.faction.id as FactionId, kit.kind === 'unit' ? kit.sheet.race : null);
  return (
    <svg
      className={css.icon}
      data-seat={model.seat}
      style={{ '--top': top, '--top-ink': ink, '--own-rim': rim } as CSSProperties}
      width={size}
      height={size}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
    >
      <circle className={css.iconRim} r={33} stroke="#17120a" strokeWidth={1.5} />
      {kit.kind === 'unit' ? (
        <circle className={css.iconTop} r={26} />
      ) : (
        <rect className={css.iconTop} x={-23} y={-23} width={46} height={46} />
      )}
      <g transform="scale(1.15)">
        <FaceOf kit={kit} id={model.id} />
      </g>
    </svg>
  );
};
