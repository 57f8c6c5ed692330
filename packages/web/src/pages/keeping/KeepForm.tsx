/** Names what was put together, and keeps it in this browser. */

import { tidyName } from '@muster/kernel';
import { Save as SaveIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { MOST_SHELF_NAME } from '../../parts/shelf.ts';
import css from './keeping.module.css';

interface Props {
  readonly game: Ruled;
  /** `warband`. */
  readonly what: string;
  readonly name: string;
  /** One of this name is kept already. */
  readonly isKnown: boolean;
  /** Opened by a press, beside the main button of a page: one writes at once, and it is quiet. */
  readonly opened?: true;
  readonly onName: (name: string) => void;
  /** Why it cannot be kept as it is; undefined when it can. */
  readonly problem: () => string | undefined;
  readonly keep: (name: string) => Promise<void>;
}

type Said = { readonly words: string; readonly isWrong: boolean };

export const KeepForm = ({ game, what, name: given, isKnown, opened, onName, problem, keep }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>();
  const name = given.trim();
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  const save = async () => {
    const wrong = name === '' ? `Give the ${what} a name first.` : problem();
    if (wrong !== undefined) {
      setSaid({ words: wrong, isWrong: true });
      if (name === '') field.current?.focus();
      return;
    }
    try {
      await keep(name);
      setSaid({ words: `${name} is kept in this browser.`, isWrong: false });
    } catch {
      setSaid({
        words: `It could not be saved: the browser’s storage is full or forbidden. The link keeps the ${what} too.`,
        isWrong: true,
      });
    }
  };
  return (
    <form
      className={css.save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="field__label" htmlFor={id}>
        Name
      </label>
      <div className={css.saveRow}>
        <input
          ref={field}
          id={id}
          className="input"
          value={given}
          maxLength={MOST_SHELF_NAME}
          autoComplete="off"
          aria-describedby={`${id}-said`}
          aria-invalid={said?.isWrong && name === '' ? true : undefined}
          onChange={(event) => {
            setSaid(undefined);
            onName(tidyName(event.target.value, MOST_SHELF_NAME));
          }}
        />
        <button type="submit" className={opened ? 'button' : 'button button--main'}>
          <SaveIcon size={18} aria-hidden="true" /> {isKnown ? 'Replace the one of this name' : `Save this ${what}`}
        </button>
      </div>
      <p id={`${id}-said`} className={said?.isWrong ? 'field__error' : 'small muted'} role="status">
        <RuleWords game={game} text={said?.words ?? ''} />
      </p>
    </form>
  );
};
