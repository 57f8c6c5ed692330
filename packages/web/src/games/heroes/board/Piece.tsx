/** One model on the board: travels its way, flashes when it is hurt, fades when it is gone. */

import type { Space } from '@muster/heroes';
import { memo, useRef, useState } from 'react';
import { translate, useFlash, useTravel } from '../../../parts/drawing/motion.ts';
import { FLAT, SPACE } from '../tokens/space.ts';
import { TokenArt } from '../tokens/TokenArt.tsx';
import type { Token } from '../tokens/token.ts';
import css from './board.module.css';
import { type Layout, middleOf } from './layout.ts';

interface Props {
  readonly token: Token;
  readonly layout: Layout;
  /** Null beside the board. */
  readonly space: Space | null;
  readonly levelOf: (space: Space, side: number) => number;
  readonly selected: boolean;
  readonly active: boolean;
  /** The way it has come, if it is to be travelled. */
  readonly way: readonly Space[] | undefined;
  /** Only its outline, over what hides it. */
  readonly ghost?: boolean;
}

export const Piece = memo(({ token, layout, space, levelOf, selected, active, way, ghost = false }: Props) => {
  const group = useRef<SVGGElement>(null);
  const [last, setLast] = useState(space);
  if (space !== null && space !== last) setLast(space);
  const at = space ?? last;
  const { side } = token;
  const spotAt = (s: Space) => middleOf(layout, s, side, levelOf(s, side));
  useTravel(group, at, (from, to) => {
    const start = way?.indexOf(from) ?? -1;
    const path = way !== undefined && start >= 0 && way.at(-1) === to ? way.slice(start) : [from, to];
    return path.map(spotAt);
  });
  const flash = useRef<SVGCircleElement>(null);
  const loss = useRef<SVGTextElement>(null);
  useFlash(flash, loss, token.wounds);
  if (at === null) return null;
  const r = (side * SPACE) / 2;
  return (
    <g
      ref={group}
      style={{ transform: translate(spotAt(at)) }}
      className={space === null ? css.gone : ghost ? css.hidden : css.piece}
    >
      {active && <circle className={css.active} r={r - 1} transform={layout.tilted ? `scale(1 ${FLAT})` : undefined} />}
      <TokenArt token={token} selected={selected} upright={layout.tilted} />
      <circle ref={flash} className={css.flash} r={r * 0.86} />
      <text ref={loss} className={css.lossFloat} y={-r} />
    </g>
  );
});
