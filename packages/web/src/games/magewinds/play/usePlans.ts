/** What a player is about to do, kept from one look at the table to the next: the intent, and a plan of several commands. */

import {
  type Battle,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsTypes,
  magewinds,
} from '@muster/magewinds';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { aheadOf, IDLE, type Intent } from './intent.ts';
import { isAlone, useTableSettings } from './orders.ts';
import type { Scene } from './present.ts';

type Props = PlayTableProps<MagewindsTypes, Scene>;

/** An intent belongs to the view it was made for, and is forgotten with it. */
export const useIntent = (view: Battle) => {
  const [held, setHeld] = useState<{ readonly view: Battle; readonly intent: Intent }>({ view, intent: IDLE });
  const intent = held.view === view ? held.intent : IDLE;
  const set = useCallback((next: Intent) => setHeld({ view, intent: next }), [view]);
  return [intent, set] as const;
};

/** Plays a plan of several commands as each is asked for, and declines what cannot be paid where nobody could learn from it. */
export const useAhead = ({ state, table }: Pick<Props, 'state' | 'table'>, decision: MagewindsDecision | undefined) => {
  const ahead = useRef<{ readonly seat: number; readonly commands: readonly MagewindsCommand[] }>({
    seat: -1,
    commands: [],
  });
  const seen = useRef<Battle>(undefined);
  const { view, acting, players } = state;
  useEffect(() => {
    if (acting === undefined || decision === undefined || seen.current === view) return;
    seen.current = view;
    const [next, ...rest] = ahead.current.seat === acting ? ahead.current.commands : [];
    if (next !== undefined) {
      const what = aheadOf(decision.kind, magewinds.refuse(view, acting, next));
      if (what !== 'wait') ahead.current = { seat: acting, commands: what === 'play' ? rest : [] };
      if (what === 'play') {
        table.play(next);
        return;
      }
    }
    const { declines } = useTableSettings.getState();
    if (
      decision.kind === 'window' &&
      declines &&
      isAlone(players, acting) &&
      magewinds.candidates(view, acting).length === 1
    )
      table.play({ type: 'decline' });
  }, [view, acting, decision, table, players]);
  return useCallback(
    (commands: readonly MagewindsCommand[]) => {
      const [first, ...rest] = commands;
      if (first === undefined || acting === undefined) return;
      ahead.current = { seat: acting, commands: rest };
      table.play(first);
    },
    [table, acting],
  );
};
