/** What a hand holds at the table, forgotten as soon as the state or the question is another; a reload and a look at another page it outlasts. */

import { useEffect, useMemo, useState } from 'react';
import { heldBefore, hold, putAside } from '../outlasting.ts';

/** What was held when the table was left is held again; only once it is drawn, so that what cannot be drawn is forgotten. */
const useBefore = (what: 'hand' | 'draft', battle: unknown, kind: string | undefined): unknown => {
  const before = useMemo(() => heldBefore(what, battle, kind), [what, battle, kind]);
  useEffect(() => {
    if (before !== undefined) hold(what, battle, kind, before);
  }, [what, battle, kind, before]);
  useEffect(() => () => putAside(what), [what]);
  return before;
};

/** `fresh`: with what the hand begins; one function for all calls. */
export const useHeld = <B, D extends { readonly kind: string }, H>(
  battle: B,
  d: D | undefined,
  fresh: (battle: B, d: D | undefined) => H,
): readonly [H, (held: H) => void] => {
  const kind = d?.kind;
  const before = useBefore('hand', battle, kind) as H | undefined;
  const first = useMemo(() => before ?? fresh(battle, d), [before, battle, d, fresh]);
  const [kept, setKept] = useState({ of: battle, kind, held: first });
  const held = kept.of === battle && kept.kind === kind ? kept.held : first;
  return [
    held,
    (next) => {
      hold('hand', battle, kind, next);
      setKept({ of: battle, kind, held: next });
    },
  ];
};

/** What is put together in the slip. */
export const useDraft = <B, T>(battle: B, none: T): readonly [T, (draft: T) => void] => {
  const [kept, setKept] = useState<{ readonly of: B; readonly draft: T }>();
  const before = useBefore('draft', battle, 'draft') as T | undefined;
  return [
    kept?.of === battle ? kept.draft : (before ?? none),
    (draft) => {
      hold('draft', battle, 'draft', draft);
      setKept({ of: battle, draft });
    },
  ];
};
