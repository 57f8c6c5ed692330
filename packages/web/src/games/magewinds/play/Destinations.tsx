/** Moving without a pointer: named destinations, distance and bearing, and what stands around. */

import { inch, type Point } from '@muster/geometry';
import { centreFor } from '@muster/magewinds';
import { useId, useMemo, useState } from 'react';
import { byBearing, destinationsOf, surroundings, whereWords } from './destinations.ts';
import type { Mover } from './moving.ts';
import css from './table.module.css';
import { sentenceOf } from './words.ts';

interface Props {
  readonly mover: Mover;
  readonly onPath: (path: readonly Point[]) => void;
}

/** As seen by who moves. */
const whereFrom = ({ battle, fighter, from }: Mover, to: Point): string =>
  whereWords(battle, battle.fighters[fighter]!.seat, from, to);

const Bearing = ({ mover, onPath }: Props) => {
  const id = useId();
  const [distance, setDistance] = useState('1');
  const [bearing, setBearing] = useState('0');
  const [said, setSaid] = useState('');
  const go = (): void => {
    const [d, a] = [Number(distance), Number(bearing)];
    if (!Number.isFinite(d) || !Number.isFinite(a) || d <= 0 || d > 40) {
      setSaid('Give a distance in inches and a direction in degrees: 0 is ahead, 90 to the right.');
      return;
    }
    const course = byBearing(mover, Math.round(d * inch(1)), a);
    if (course.refusal !== undefined) setSaid(sentenceOf(course.refusal));
    else {
      onPath(course.path);
      setSaid(`Set: ${whereFrom(mover, course.path.at(-1) ?? mover.from)}.`);
    }
  };
  return (
    <form
      className={css.bearing}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={`${id}-d`}>Inches</label>
      <input
        id={`${id}-d`}
        className="input"
        inputMode="decimal"
        value={distance}
        onChange={(e) => setDistance(e.target.value)}
      />
      <label htmlFor={`${id}-b`}>Degrees</label>
      <input
        id={`${id}-b`}
        className="input"
        inputMode="decimal"
        value={bearing}
        onChange={(e) => setBearing(e.target.value)}
      />
      <button type="submit" className="button button--small">
        Set
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </form>
  );
};

const List = ({ mover, onPath }: Props) => {
  const found = useMemo(() => destinationsOf(mover), [mover]);
  return (
    <ul className={css.destinations} data-destinations>
      {found.map(({ id, words, path }) => (
        <li key={id}>
          <button type="button" className="button button--small button--wide" onClick={() => onPath(path)}>
            {words}
          </button>
        </li>
      ))}
      {found.length === 0 && <li className="muted small">Nothing with a name is in reach.</li>}
    </ul>
  );
};

const Around = ({ mover }: { readonly mover: Mover }) => {
  const lines = useMemo(() => surroundings(mover.battle, mover.battle.fighters[mover.fighter]!), [mover]);
  return (
    <>
      <p className="small">The middle of the table: {whereFrom(mover, centreFor(mover.battle.config.players))}.</p>
      <ul className={css.around}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

export const Destinations = ({ mover, onPath }: Props) => {
  const [open, setOpen] = useState(false);
  const [around, setAround] = useState(false);
  return (
    <>
      <details className={css.details} onToggle={(e) => setOpen(e.currentTarget.open)}>
        <summary>Go by name or bearing</summary>
        {open && (
          <>
            <List mover={mover} onPath={onPath} />
            <Bearing mover={mover} onPath={onPath} />
          </>
        )}
      </details>
      <details className={css.details} onToggle={(e) => setAround(e.currentTarget.open)}>
        <summary>What stands around</summary>
        {around && <Around mover={mover} />}
      </details>
    </>
  );
};
