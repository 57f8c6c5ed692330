/** What a player is about to do, kept from one look at the table to the next. */

import type { Battle } from '@muster/magewinds';
import { useCallback, useState } from 'react';
import { IDLE, type Intent } from './intent.ts';

/** An intent belongs to the view it was made for, and is forgotten with it; `start`: what it begins with. */
export const useIntent = (view: Battle, start: Intent = IDLE) => {
  const [held, setHeld] = useState<{ readonly view: Battle; readonly intent: Intent }>();
  const intent = held?.view === view ? held.intent : start;
  const set = useCallback((next: Intent) => setHeld({ view, intent: next }), [view]);
  return [intent, set] as const;
};
