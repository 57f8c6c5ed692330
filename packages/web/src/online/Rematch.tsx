/** Another battle of the same people with sides exchanged: asked for, and once it is there, gone to. */

import type { BattleTable, MatchSource } from '@muster/table';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { keepKey, keyOf, matchAddress } from '../match/keys.ts';
import type { Present } from './present.ts';

interface Props extends Present {
  readonly source: MatchSource;
  readonly table: BattleTable;
}

export const Rematch = ({ about: { rematch }, you: { seat }, own, source, table }: Props) => {
  const [, navigate] = useLocation();
  const { requests } = useStore(table);
  const [refused, setRefused] = useState<string>();
  if (rematch !== null) {
    const go = (): void => {
      if (keyOf(rematch) === undefined) keepKey({ match: rematch, key: own, since: Date.now() }); // who only watches
      navigate(matchAddress(rematch));
    };
    return (
      <button type="button" className="button button--main" onClick={go}>
        <RotateCcw size={16} aria-hidden="true" /> To the rematch
      </button>
    );
  }
  if (seat === null) return null;
  const isAsked = requests.some(({ kind }) => kind === 'rematch');
  const ask = async () => {
    const answer = await source.ask('rematch', seat, []);
    setRefused(answer.ok ? undefined : answer.why);
  };
  return (
    <>
      <button type="button" className="button button--main" disabled={isAsked} onClick={() => void ask()}>
        <RotateCcw size={16} aria-hidden="true" /> {isAsked ? 'A rematch is asked for' : 'Ask for a rematch'}
      </button>
      {refused !== undefined && (
        <p className="field__error" role="alert">
          {refused}
        </p>
      )}
    </>
  );
};
