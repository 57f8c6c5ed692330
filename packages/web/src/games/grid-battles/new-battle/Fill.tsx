/** Where a force comes from and goes to: ready-made ones, and those kept in this browser. */

import { type Budget, type Force, refuseForce } from '@muster/grid-battles';
import { useId, useState } from 'react';
import { FillFrom } from '../../../pages/Building.tsx';
import { MOST_SHELF_NAME, useShelf } from '../../../parts/shelf.ts';
import { listed } from '../../../parts/words.ts';
import { grouped, unitWords } from './choices.ts';
import { shelf } from './kept.ts';
import css from './new-battle.module.css';
import { readyForces } from './ready-made.ts';

interface Props {
  readonly side: string;
  readonly points: Budget;
  readonly force: Force;
  /** `words`: what is said about it. */
  readonly onFill: (force: Force, words: string) => void;
}

const forceWords = (force: Force): string => listed(grouped(force).map(({ type, count }) => unitWords(type, count)));

const CANNOT_KEEP = 'It could not be kept: the browser’s storage is full or forbidden. The link keeps the force too.';

export const Fill = ({ side, points, force, onFill }: Props) => {
  const id = useId();
  const { kept = [], reload } = useShelf(shelf);
  const [name, setName] = useState<string>();
  const [said, setSaid] = useState<string>();
  const offerOf = (called: string, of: Force, words: string) => ({
    name: called,
    words,
    fill: () => onFill(of, `${called}: ${forceWords(of)}.`),
  });
  const keep = async (): Promise<void> => {
    const called = name?.trim() ?? '';
    if (called === '') return setSaid('Give the force a name first.');
    try {
      await shelf.keep({ version: 1, name: called, points, force });
      setSaid(`${called} is kept in this browser.`);
      setName(undefined);
      reload();
    } catch {
      setSaid(CANNOT_KEEP);
    }
  };
  return (
    <div className={css.fill}>
      <FillFrom
        what={`the force of ${side}`}
        ready={readyForces(points).map((r) => offerOf(r.name, r.force, r.words))}
        kept={kept.map((k) => offerOf(k.name, k.force, `${k.points} points, ${forceWords(k.force)}`))}
      />
      {name === undefined ? (
        <button
          type="button"
          className="button button--small"
          disabled={refuseForce(force, points) !== undefined}
          onClick={() => {
            setName('');
            setSaid(undefined);
          }}
        >
          Keep it<span className="visually-hidden">, the force of {side}</span>
        </button>
      ) : (
        <form
          className={css.keep}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            Name of the force of {side}
          </label>
          <input
            id={id}
            className="input"
            placeholder="Name"
            value={name}
            maxLength={MOST_SHELF_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button button--small">
            Keep
          </button>
        </form>
      )}
      <p className="small muted" role="status">
        {said}
      </p>
    </div>
  );
};
