/** One floor of an arena with what is marked on it, in small. */

import { FlatGround } from '../board/Ground.tsx';
import { layoutOf } from '../board/layout.ts';
import { Markers, Marks } from '../board/Marks.tsx';
import type { MarkKind } from '../board/types.ts';
import { SPACE } from '../tokens/space.ts';
import { arenaOf, piece } from './arena.ts';

const SIZE = 3;
const MIDDLE = 4;

interface Props {
  readonly mark?: MarkKind;
  readonly marker?: boolean;
  readonly level?: number;
}

export const Floor = ({ mark, marker = false, level }: Props) => {
  const { arena, ground } = arenaOf(SIZE, level === undefined ? [] : [piece('', [1, 1, 1, 1], level)]);
  const layout = layoutOf(ground, false, false);
  return (
    <svg
      width={72}
      height={72}
      viewBox={`${SPACE * 0.75} ${SPACE * 0.75} ${SPACE * 1.5} ${SPACE * 1.5}`}
      data-zoom="mid"
      aria-hidden="true"
    >
      <FlatGround layout={layout} arena={arena} />
      {mark !== undefined && <Marks layout={layout} marks={[{ kind: mark, spaces: [MIDDLE] }]} />}
      {marker && <Markers layout={layout} markers={[MIDDLE]} />}
    </svg>
  );
};
