/** The small wheel of orders: four tokens round two slots. It stands beside its ship, or in the slip. */

import type { Token } from '@muster/cosmic-combat';
import { useEffect, useRef } from 'react';
import { TokenIcon } from '../ships/TokenArt.tsx';
import { TOKEN_NAMES, TOKEN_ORDER } from '../ships/tokens.ts';
import css from './table.module.css';

interface Props {
  /** Whose orders they are. */
  readonly name: string;
  readonly tokens: readonly Token[];
  readonly due: number;
  /** In a row, where there is little room. */
  readonly row?: boolean;
  readonly onToken: (token: Token) => void;
}

export const Wheel = ({ name, tokens, due, row, onToken }: Props) => {
  const wheel = useRef<HTMLFieldSetElement>(null);
  // The chart underneath is moved by the hand: what is pressed here is not.
  useEffect(() => {
    const node = wheel.current;
    const keep = (event: Event): void => event.stopPropagation();
    const events = ['mousedown', 'touchstart', 'dblclick', 'wheel'] as const;
    for (const event of events) node?.addEventListener(event, keep, { passive: true });
    return () => {
      for (const event of events) node?.removeEventListener(event, keep);
    };
  }, []);
  return (
    <fieldset ref={wheel} className={css.wheel} data-wheel data-row={row || undefined}>
      <legend className="visually-hidden">Orders for {name}</legend>
      {TOKEN_ORDER.map((kind, i) => (
        <button
          key={kind}
          type="button"
          className={css.wheelToken}
          data-kind={kind}
          aria-label={`${TOKEN_NAMES[kind]}, key ${i + 1}`}
          title={`${TOKEN_NAMES[kind]} (${i + 1})`}
          onClick={(event) => {
            event.stopPropagation();
            onToken(kind);
          }}
        >
          <TokenIcon kind={kind} size={36} />
        </button>
      ))}
      <span className={css.slots} aria-hidden="true">
        {Array.from({ length: due }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are their order
          <span key={i} className={css.slot}>
            {tokens[i] !== undefined && <TokenIcon kind={tokens[i]} size={22} />}
          </span>
        ))}
      </span>
    </fieldset>
  );
};
