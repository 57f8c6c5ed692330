/** One click to the smallest battle: against the gentlest opponents, with a friend on this screen, or to the link for one elsewhere. What that takes is fetched with the click. */

import type { GameCard } from '@muster/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { makePerson } from '../../contract/person.ts';
import type { SeatPlayer } from '../../contract/players.ts';
import { NotBegun } from '../../match/not-begun.ts';
import { useSettings } from '../../parts/settings.ts';
import type { Playing } from '../../parts/ways.ts';
import css from '../home.module.css';

/** Who sits at the other seats. */
const OTHERS: Readonly<Record<Playing, (names: readonly string[], seat: number) => SeatPlayer>> = {
  computer: () => ({ kind: 'ai', level: 'recruit' }),
  screen: (names, seat) => makePerson('friend', names[seat - 1]),
  friend: () => ({ kind: 'far' }),
};

const begin = async (card: GameCard, way: Playing): Promise<string> => {
  const [descriptor, { beginBattle }] = await Promise.all([card.load(), import('../../match/battles.ts')]);
  const { config } = descriptor.quickStarts()[0]!;
  const { name, friends } = useSettings.getState();
  const players = descriptor
    .seatNames(config)
    .map((_, seat) => (seat === 0 ? makePerson('you', name) : OTHERS[way](friends, seat)));
  return beginBattle(descriptor, config, players, undefined, { strict: false, forcesBrought: false });
};

const CANNOT_START =
  'The battle could not be started: the browser’s storage is full or forbidden, or the page is out of date. Allow storage for this page, reload it and try again.';

interface Props {
  readonly card: GameCard;
  readonly way: Playing;
}

export const QuickStart = ({ card, way }: Props) => {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'starting' | { readonly failed: string }>('idle');
  const start = async () => {
    setState('starting');
    try {
      navigate(await begin(card, way));
    } catch (e) {
      setState({ failed: e instanceof NotBegun ? e.message : CANNOT_START });
    }
  };
  if (card.quickStart === undefined) return null;
  return (
    <>
      <button type="button" className={`button ${css.first}`} disabled={state === 'starting'} onClick={start}>
        Play {card.quickStart}
        <span className={css.ofGame}>
          <span className="visually-hidden">, </span>
          {card.name}
        </span>
      </button>
      {typeof state === 'object' && (
        <p className="field__error" role="alert">
          {state.failed}
        </p>
      )}
    </>
  );
};
