/** A link as a QR code, for the camera of a phone. Dark on light in both lights, or cameras do not read it. */

import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './online.module.css';

/** Modules of quiet around the code. */
const BORDER = 2;

/** One path for all dark modules: a run of a row is one stroke. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  const runs: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x] === true) x++;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  return runs.join('');
};

interface Props {
  readonly link: string;
  /** What it leads to: `the seat of Red`. */
  readonly what: string;
}

export const Qr = ({ link, what }: Props) => {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(link, { ecc: 'M', border: BORDER });
    return { size, path: pathOf(data) };
  }, [link]);
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of the link to ${what}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
};
