/** What dice and cards have in common: a question, a field that is typed into at once, keys for who has none, and a way back. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './dice-form.module.css';

interface Props {
  /** What is asked: a sentence without its full stop. */
  readonly words: string;
  readonly help: string;
  /** What the field is called. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What was left out, or is missing. */
  readonly said: string | undefined;
  readonly isComplete: boolean;
  /** Of the main button. */
  readonly give: string;
  readonly onGive: () => void;
  /** Of the way back; absent where there is none. */
  readonly back: string | undefined;
  readonly onBack: () => void;
  /** What was typed, drawn large. */
  readonly shown: ReactNode;
  /** The keys. */
  readonly children: ReactNode;
}

export const TypedForm = (props: Props) => {
  const { words, help, label, text, onText, said, isComplete, give, onGive, back, onBack, shown, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={css.form}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        onGive();
        input.current?.focus();
      }}
    >
      <h2 id={`${id}-title`}>{words}</h2>
      <p className="muted" id={`${id}-help`}>
        {help}
      </p>
      <div className={css.row}>
        {shown}
        <label className={css.typed}>
          <span>{label}</span>
          <input
            ref={input}
            className="input"
            inputMode="none" // the keys below are at hand
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-help ${id}-said`}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
      </div>
      {children}
      <p className={css.said} id={`${id}-said`} role="status">
        {said}
      </p>
      <button type="submit" className="button button--main button--wide" aria-disabled={!isComplete}>
        {give} <kbd className="kbd">Enter</kbd>
      </button>
      {back !== undefined && (
        <button
          type="button"
          className="button button--wide button--small"
          onClick={() => {
            onBack();
            input.current?.focus();
          }}
        >
          {back}
        </button>
      )}
    </form>
  );
};
