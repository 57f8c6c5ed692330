/** Asks for dice that were rolled at a real table: typed as digits, or pressed, corrected until they are taken. */

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AskedRoll } from '../../contract/table-game.ts';
import css from './dice-form.module.css';
import { missing, readFaces } from './faces.ts';
import { PipDie } from './PipDie.tsx';

interface Props {
  readonly roll: AskedRoll;
  readonly onGive: (faces: readonly number[]) => void;
  readonly onBack: () => void;
  /** What taking back means when no dice were typed before: `Do not roll after all`. */
  readonly backWords: string;
  /** How a die of this kind is drawn, where dice differ. */
  readonly Die?: ((props: { readonly die: string; readonly face: number }) => ReactNode) | undefined;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

const helpWords = (count: number, dice: readonly string[] | undefined): string => {
  if (count === 1) return `Roll ${dice === undefined ? 'a' : `the ${dice[0]}`} die, then type its face.`;
  return `Roll at your table, then type the faces${dice === undefined ? '' : `: ${dice.join(', ')}`}.`;
};

export const DiceForm = ({ roll, onGive, onBack, backWords, Die }: Props) => {
  const { count, words, dice, back } = roll;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  const { faces } = readFaces(text, count);
  const type = (next: string): void => {
    const read = readFaces(next, count);
    setText(read.faces.join(''));
    setSaid(read.problem);
  };
  const give = (): void => {
    const problem = missing(faces, count);
    if (problem !== undefined) setSaid(problem);
    else {
      type(''); // the next roll may be asked for in the same words
      onGive(faces);
    }
    input.current?.focus();
  };
  return (
    <form
      className={css.form}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <h2 id={`${id}-title`}>{words}</h2>
      <p className="muted" id={`${id}-help`}>
        {helpWords(count, dice)}
      </p>
      <div className={css.row}>
        <ol className={css.dice} aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <li key={i} data-next={i === faces.length || undefined}>
              {dice !== undefined && Die !== undefined ? (
                <Die die={dice[i]!} face={faces[i] ?? 0} />
              ) : (
                <PipDie face={faces[i] ?? 0} />
              )}
              <span>{faces[i] ?? '?'}</span>
            </li>
          ))}
        </ol>
        <label className={css.typed}>
          <span>Faces</span>
          <input
            ref={input}
            className="input"
            inputMode="none" // the keys below are at hand
            autoComplete="off"
            aria-describedby={`${id}-help ${id}-said`}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </label>
      </div>
      <div className={css.faces}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className="button button--small"
            aria-label={`A die shows ${face}`}
            onClick={() => type(`${text}${face}`)}
          >
            {face}
          </button>
        ))}
        <button
          type="button"
          className="button button--small"
          aria-label="Take out the last die typed"
          disabled={faces.length === 0}
          onClick={() => type(text.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <p className={css.said} id={`${id}-said`} role="status">
        {said}
      </p>
      <button type="submit" className="button button--main button--wide" aria-disabled={faces.length < count}>
        {count === 1 ? 'Take this die' : 'Take these dice'} <kbd className="kbd">Enter</kbd>
      </button>
      {back !== undefined && (
        <button
          type="button"
          className="button button--wide button--small"
          onClick={() => {
            type('');
            onBack();
            input.current?.focus();
          }}
        >
          {back === 'luck' ? 'Back: correct the dice before' : backWords}
        </button>
      )}
    </form>
  );
};
