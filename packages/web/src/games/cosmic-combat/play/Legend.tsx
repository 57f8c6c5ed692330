/** What lies in space and what is drawn about ships, in words: under the fleets, to be opened. */

import { type Battle, fieldOf, type PieceKind } from '@muster/cosmic-combat';
import { useMemo } from 'react';
import chart from '../chart/chart.module.css';
import { engravePiece, outlineOf } from '../chart/pieces.ts';
import { pieceWords } from './Cards.tsx';
import css from './table.module.css';

const SAMPLE = { disc: { x: 0, y: 0, r: 26 } } as const;

/** A small piece of its kind, as the chart draws it. */
const PieceMark = ({ kind }: { readonly kind: PieceKind }) => (
  <svg className={css.mark} width={36} height={36} viewBox="-30 -30 60 60" aria-hidden="true">
    <g data-kind={kind}>
      {engravePiece(kind, SAMPLE, `legend ${kind}`).map(({ ink, d }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a piece never change
        <path key={n} className={chart[ink]} d={d} />
      ))}
      <path fill="none" d={outlineOf(SAMPLE)} />
    </g>
  </svg>
);

const MARKS: readonly (readonly [name: string, words: string])[] = [
  ['Thin ring round a ship', 'its zone of 1 in: no ship may choose to enter it but to ram or to board.'],
  ['Wide ring', 'how far a fighter flies, or boarders slide.'],
  ['Pale lane', 'how far the next Move leads ahead and back; a click aside turns.'],
  ['Shaded arc', 'where weapons bear, as far as the longest reaches.'],
  ['Dashed tokens', 'orders that are planned and not given yet.'],
  ['Bright edge of a target', 'the side that a shot reaches; blue where a shield stands before it.'],
];

export const Legend = ({ battle }: { readonly battle: Battle }) => {
  const kinds = useMemo(() => {
    const { pieces } = fieldOf(battle.config);
    return [...new Map(pieces.map((one) => [one.piece.kind, one])).values()];
  }, [battle.config]);
  return (
    <details className={css.legend}>
      <summary>What the marks mean</summary>
      <dl>
        {kinds.map((one) => (
          <div key={one.piece.kind}>
            <dt>
              <PieceMark kind={one.piece.kind} /> {one.name}
            </dt>
            <dd>{pieceWords(one).join(' ')}</dd>
          </div>
        ))}
        {MARKS.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
