/** What a hand holds at the table, forgotten as soon as the state or the question is another. */

import { useMemo, useState } from 'react';

/** `fresh`: with what the hand begins; one function for all calls. */
export const useHeld = <B, D extends { readonly kind: string }, H>(
  battle: B,
  d: D | undefined,
  fresh: (battle: B, d: D | undefined) => H,
): readonly [H, (held: H) => void] => {
  const kind = d?.kind;
  const first = useMemo(() => fresh(battle, d), [battle, d, fresh]);
  const [kept, setKept] = useState({ of: battle, kind, held: first });
  const held = kept.of === battle && kept.kind === kind ? kept.held : first;
  return [held, (next) => setKept({ of: battle, kind, held: next })];
};

/** What is put together in the slip. */
export const useDraft = <B, T>(battle: B, none: T): readonly [T, (draft: T) => void] => {
  const [kept, setKept] = useState({ of: battle, draft: none });
  return [kept.of === battle ? kept.draft : none, (draft) => setKept({ of: battle, draft })];
};
