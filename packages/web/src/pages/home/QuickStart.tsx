/** One click to the smallest battle, against the gentlest opponents. What that takes is fetched with the click. */

import type { GameCard } from '@muster/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { makePerson } from '../../contract/person.ts';
import { useSettings } from '../../parts/settings.ts';
import css from './home.module.css';

const begin = async (card: GameCard): Promise<string> => {
  const [descriptor, { beginBattle }] = await Promise.all([card.load(), import('../../match/battles.ts')]);
  const { config } = descriptor.quickStarts()[0]!;
  const you = makePerson('you', useSettings.getState().name);
  const players = descriptor
    .seatNames(config)
    .map((_, seat) => (seat === 0 ? you : ({ kind: 'ai', level: 'recruit' } as const)));
  return beginBattle(descriptor, config, players);
};

export const QuickStart = ({ card }: { readonly card: GameCard }) => {
  const [, navigate] = useLocation();
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    setState('starting');
    try {
      navigate(await begin(card));
    } catch {
      setState('failed');
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
      {state === 'failed' && (
        <p className="field__error" role="alert">
          The battle could not be started: the browser’s storage is full or forbidden, or the page is out of date. Allow
          storage for this page, reload it and try again.
        </p>
      )}
    </>
  );
};
