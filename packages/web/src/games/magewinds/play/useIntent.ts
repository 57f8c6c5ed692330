/** What a player is about to do, kept from one look at the table to the next. */

import type { Battle } from '@muster/magewinds';
import { useCallback, useMemo, useState } from 'react';
import { heldBefore, hold } from '../../../play/outlasting.ts';
import { IDLE, type Intent } from './intent.ts';

/** An intent belongs to the view it was made for, and is forgotten with it; a reload of the page it outlasts. `start`: what it begins with. */
export const useIntent = (view: Battle, start: Intent = IDLE) => {
  const [held, setHeld] = useState<{ readonly view: Battle; readonly intent: Intent }>();
  const before = useMemo(() => heldBefore('hand', view, 'hand') as Intent | undefined, [view]);
  const intent = held?.view === view ? held.intent : (before ?? start);
  const set = useCallback(
    (next: Intent) => {
      hold('hand', view, 'hand', next);
      setHeld({ view, intent: next });
    },
    [view],
  );
  return [intent, set] as const;
};
