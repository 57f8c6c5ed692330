/** Names a warband and keeps it in this browser. */

import { magewindsDescriptor } from '@muster/magewinds';
import { Save as SaveIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { type Draft, tidyName } from './address.ts';
import { bandProblem } from './band.ts';
import { MOST_NAME, shelf } from './kept.ts';
import css from './page.module.css';
import type { Kept } from './useKept.ts';

interface Props {
  readonly draft: Draft;
  readonly kept: Kept;
  readonly onName: (name: string) => void;
}

type Said = { readonly words: string; readonly isWrong: boolean };

const CANNOT_SAVE: Said = {
  words: 'It could not be saved: the browser’s storage is full or forbidden. The link keeps the warband too.',
  isWrong: true,
};

export const Save = ({ draft, kept, onName }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>();
  const name = draft.name.trim();
  const isKnown = kept.kept?.some((band) => band.name === name) ?? false;
  const save = async () => {
    const wrong =
      name === '' ? 'Give the warband a name first.' : bandProblem(draft.warband, draft.slots, draft.officialOnly);
    if (wrong !== undefined) {
      setSaid({ words: wrong, isWrong: true });
      if (name === '') field.current?.focus();
      return;
    }
    try {
      const { slots, warband, calls } = draft;
      const called = calls.length === 0 ? {} : { calls };
      await shelf.keep({ version: 1, name, slots, warband, ...called, updated: Date.now() });
      setSaid({ words: `${name} is kept in this browser.`, isWrong: false });
      kept.reload();
    } catch {
      setSaid(CANNOT_SAVE);
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
          value={draft.name}
          maxLength={MOST_NAME}
          autoComplete="off"
          aria-describedby={`${id}-said`}
          aria-invalid={said?.isWrong && name === '' ? true : undefined}
          onChange={(event) => {
            setSaid(undefined);
            onName(tidyName(event.target.value));
          }}
        />
        <button type="submit" className="button button--main">
          <SaveIcon size={18} aria-hidden="true" /> {isKnown ? 'Replace the one of this name' : 'Save this warband'}
        </button>
      </div>
      <p id={`${id}-said`} className={said?.isWrong ? 'field__error' : 'small muted'} role="status">
        <RuleWords game={magewindsDescriptor} text={said?.words ?? ''} />
      </p>
    </form>
  );
};
