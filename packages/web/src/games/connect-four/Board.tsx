/** Seven columns of six: each is a button, and the disc in the hand lies above it. */

import { COLUMNS, connectFourDescriptor, discAt, heightOf, isOfFour, ROWS } from '@muster/connect-four';
import { useImperativeHandle, useRef } from 'react';
import type { BoardProps } from '../../contract/tabletop.ts';
import { times } from '../../parts/inPlace.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { count } from '../../parts/words.ts';
import css from './table.module.css';
import type { FourTable } from './types.ts';

type Props = BoardProps<FourTable>;

const NAMES = ['', 'Light', 'Dark'] as const;

/** From above, as they are seen. */
const ROWS_SEEN = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);

/** `Column 3, 2 discs, from below Light, Dark`. */
const wordsOf = ({ columns }: FourTable['state'], column: number): string => {
  const height = heightOf(columns[column]!);
  const discs = Array.from({ length: height }, (_, row) => NAMES[discAt(columns, column, row)]);
  return [
    `Column ${column + 1}`,
    count(height, 'disc'),
    ...(height > 0 ? [`from below ${discs.join(', ')}`] : []),
  ].join(', ');
};

const Disc = ({ seat, won, last }: { readonly seat: number; readonly won?: boolean; readonly last?: boolean }) => (
  <svg
    viewBox="-50 -50 100 100"
    className={css.disc}
    data-seat={seat}
    data-won={won}
    data-last={last}
    aria-hidden="true"
  >
    <circle r={46} />
    {seat === 0 ? (
      <circle className={css.ring} r={26} />
    ) : (
      <path className={css.cross} d="M-20-20 20 20M-20 20 20-20" />
    )}
  </svg>
);

const Column = ({ seen, hand, pointed, column }: Props & { readonly column: number }) => {
  const { shown, scene, turn } = seen;
  const isHeld = hand?.plan.selected.includes(column) === true;
  const isWon = (row: number): boolean => shown.outcome?.rule === 'C4-3' && isOfFour(shown.columns, column, row);
  return (
    <button
      type="button"
      className={css.column}
      aria-label={wordsOf(shown, column)}
      aria-pressed={isHeld}
      aria-disabled={hand?.plan.choices.includes(column) !== true}
      data-pointed={pointed.includes(String(column)) || undefined}
      onClick={() => hand?.touch({ kind: 'piece', id: column })}
    >
      <span className={css.hold}>{isHeld && turn !== undefined && <Disc seat={turn} />}</span>
      {ROWS_SEEN.map((row) => {
        const disc = discAt(shown.columns, column, row);
        const isLast = scene.travel?.column === column && scene.travel.row === row;
        return (
          <span key={row} className={css.hole}>
            {disc > 0 && <Disc seat={disc - 1} won={isWon(row)} last={isLast} />}
          </span>
        );
      })}
    </button>
  );
};

export const Board = (props: Props) => {
  const board = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(props.ref, () => ({
    show: (place) => board.current?.querySelectorAll<HTMLElement>('button')[Number(place)]?.focus(),
  }));
  const remark = props.hand?.remark;
  return (
    <div className={css.table}>
      <fieldset ref={board} className={css.board} aria-label="Board">
        {times(COLUMNS, (column) => (
          <Column {...props} column={column} />
        ))}
      </fieldset>
      {remark !== undefined && (
        <p className={css.remark} role="alert">
          <RuleWords game={connectFourDescriptor} text={remark.text} />
        </p>
      )}
    </div>
  );
};
