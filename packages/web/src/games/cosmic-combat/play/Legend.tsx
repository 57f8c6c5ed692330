/** What lies in space and what is drawn about ships, in words: under the fleets, to be opened. */

import { type Battle, fieldOf, type PieceKind } from '@muster/cosmic-combat';
import { useMemo } from 'react';
import { MarksLegend, type MarkWords } from '../../../dwethia/play/MarksLegend.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import chart from '../chart/chart.module.css';
import { engravePiece, outlineOf } from '../chart/pieces.ts';
import { pieceWords } from './Cards.tsx';

const SAMPLE = { disc: { x: 0, y: 0, r: 26 } } as const;

/** A small piece of its kind, as the chart draws it. */
const PieceMark = ({ kind }: { readonly kind: PieceKind }) => (
  <svg width={22} height={22} viewBox="-30 -30 60 60" aria-hidden="true">
    <g data-kind={kind}>
      {inPlace(engravePiece(kind, SAMPLE, `legend ${kind}`), ({ ink, d }) => (
        <path className={chart[ink]} d={d} />
      ))}
      <path fill="none" d={outlineOf(SAMPLE)} />
    </g>
  </svg>
);

const MARKS: readonly MarkWords[] = [
  ['ring', 'Round a ship: its zone of 1 in. No ship may choose to enter it but to ram or to board.'],
  ['range', 'A wide ring: how far a fighter flies, or boarders slide.'],
  ['go', 'A pale lane: how far the next Move leads ahead and back; a click aside turns.'],
  ['risk', 'A shaded arc: where weapons bear, as far as the longest reaches.'],
  ['order', 'Dashed tokens: orders that are planned and not given yet.'],
  ['edge', 'A bright edge of a target: the side that a shot reaches; blue where a shield stands before it.'],
];

export const Legend = ({ battle }: { readonly battle: Battle }) => {
  const pieces = useMemo<readonly MarkWords[]>(() => {
    const kinds = new Map(fieldOf(battle.config).pieces.map((one) => [one.piece.kind, one]));
    return [...kinds].map(([kind, one]) => [
      <PieceMark key={kind} kind={kind} />,
      `${one.name}: ${pieceWords(one).join(' ')}`,
    ]);
  }, [battle.config]);
  return <MarksLegend marks={[...pieces, ...MARKS]} />;
};
