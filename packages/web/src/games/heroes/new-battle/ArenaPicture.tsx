/** An arena in small, as it lies, with its markers. */

import { type Arena, type Battle, fieldOf, heroes } from '@muster/heroes';
import { memo, useMemo } from 'react';
import sides from '../../../dwethia/new-battle/sides.module.css';
import { MARGIN } from '../../../parts/drawing/sheet.ts';
import { FlatGround, Zones } from '../board/Ground.tsx';
import { layoutOf, spotOf } from '../board/layout.ts';
import css from './new-battle.module.css';

/** Room for names of rows with two digits. */
const EDGE = 1.5 * MARGIN;

/** The field of an arena, whoever plays on it. */
const fieldFor = (arena: Arena): ReturnType<typeof fieldOf> => {
  const points = arena.size <= 24 ? 60 : arena.size <= 36 ? 150 : 300;
  const config = heroes.parseConfig({ points, arena: arena.id });
  if (!config.ok) throw new Error(`no field for ${arena.id}`);
  return fieldOf(config.value satisfies Battle['config']);
};

export const ArenaPicture = memo(({ arena, zones = false }: { readonly arena: Arena; readonly zones?: boolean }) => {
  const { ground, depth } = useMemo(() => fieldFor(arena), [arena]);
  const layout = useMemo(() => layoutOf(ground, false, false), [ground]);
  return (
    <svg
      className={sides.picture}
      viewBox={`${-EDGE} ${-EDGE} ${layout.width + 2 * EDGE} ${layout.height + 2 * EDGE}`}
      role="img"
      aria-label={`Map of ${arena.name}`}
      data-zoom="far"
    >
      <FlatGround layout={layout} arena={arena} />
      {zones && <Zones layout={layout} depth={depth} />}
      {arena.markers.map(([x, y]) => {
        const at = spotOf(layout, y * ground.size + x);
        return <circle key={`${x} ${y}`} className={css.arenaMarker} cx={at.x} cy={at.y} r={26} />;
      })}
    </svg>
  );
});
