/** Where a force comes from and goes to: ready-made ones, and those kept in this browser. */

import { type Budget, type Force, refuseForce } from '@muster/grid-battles';
import { useId, useState } from 'react';
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

const READY = 'ready:';
const KEPT = 'kept:';

const forceWords = (force: Force): string => listed(grouped(force).map(({ type, count }) => unitWords(type, count)));

const CANNOT_KEEP = 'It could not be kept: the browser’s storage is full or forbidden. The link keeps the force too.';

export const Fill = ({ side, points, force, onFill }: Props) => {
  const id = useId();
  const { kept = [], reload } = useShelf(shelf);
  const [name, setName] = useState<string>();
  const [said, setSaid] = useState<string>();
  const ready = readyForces(points);
  const fill = (value: string): void => {
    const made = ready.find((r) => READY + r.id === value);
    if (made !== undefined) onFill(made.force, `${made.name}: ${forceWords(made.force)}.`);
    const own = kept.find((k) => KEPT + k.name === value);
    if (own !== undefined) onFill(own.force, `${own.name}: ${forceWords(own.force)}.`);
  };
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
      <label>
        <span className="visually-hidden">Fill the force of {side} from</span>
        <select className="input" value="" onChange={({ target }) => fill(target.value)}>
          <option value="">Fill from…</option>
          <optgroup label="Ready-made">
            {ready.map((r) => (
              <option key={r.id} value={READY + r.id}>
                {r.name}: {r.words}
              </option>
            ))}
          </optgroup>
          {kept.length > 0 && (
            <optgroup label="Yours">
              {kept.map((k) => (
                <option key={k.name} value={KEPT + k.name}>
                  {k.name} ({k.points} points): {forceWords(k.force)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
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
