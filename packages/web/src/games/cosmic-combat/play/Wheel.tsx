/** The small wheel of orders: four tokens round two slots. It stands beside its ship, or in the slip. The last token gives the order. */

import { type Battle, shipOf, TOKEN_NAMES, TOKENS, type Token, tokensDue } from '@muster/cosmic-combat';
import { useEffect, useRef } from 'react';
import type { PartProps } from '../../../contract/tabletop.ts';
import { times } from '../../../parts/inPlace.tsx';
import { useKeys } from '../../../play/useKeys.ts';
import { TokenIcon } from '../ships/TokenArt.tsx';
import { lay, withToken } from './hand/secrets.ts';
import type { CosmicTable, HeldOf } from './hand/types.ts';
import { tokensFor } from './hand/usual.ts';
import css from './table.module.css';
import { allowedBy, nameOf } from './words.ts';

interface Props {
  readonly battle: Battle;
  readonly held: HeldOf<'order'>;
  /** In a row, where there is little room. */
  readonly row?: boolean;
  readonly hand: Pick<PartProps<CosmicTable>, 'hold' | 'play'>;
}

export const OrderWheel = ({ battle, held, row, hand }: Props) => {
  const ship = shipOf(battle, held.ship);
  const isPlanned = held.tokens.length === 0 && (ship.tokens ?? []).length === 0;
  const tokens = held.tokens.length > 0 ? held.tokens : tokensFor(battle, held.ship);
  const allows = allowedBy(battle, held.ship);
  const onToken = (token: Token): void => lay(battle, withToken(battle, held, token), hand);
  useKeys(Object.fromEntries(TOKENS.map((token, i) => [String(i + 1), () => onToken(token)])));
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
      <legend className="visually-hidden">Orders for {nameOf(battle, held.ship)}</legend>
      {TOKENS.map((kind, i) => (
        <button
          key={kind}
          type="button"
          className={css.wheelToken}
          data-kind={kind}
          aria-label={`${TOKEN_NAMES[kind]}, key ${i + 1}`}
          title={`${TOKEN_NAMES[kind]} (${i + 1}): ${allows[kind]}`}
          onClick={(event) => {
            event.stopPropagation();
            onToken(kind);
          }}
        >
          <TokenIcon kind={kind} size={36} />
          <span className={css.wheelWord} aria-hidden="true">
            {TOKEN_NAMES[kind]}
          </span>
        </button>
      ))}
      <span className={css.slots} aria-hidden="true">
        {times(tokensDue(ship), (i) => (
          <span className={css.slot}>
            {tokens[i] !== undefined && <TokenIcon kind={tokens[i]} size={22} planned={isPlanned} />}
          </span>
        ))}
      </span>
    </fieldset>
  );
};
