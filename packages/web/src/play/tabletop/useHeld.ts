/** What a hand holds at the table, forgotten as soon as the state or the question is another; a reload of the page it outlasts. */

import { useMemo, useState } from 'react';
import { heldBefore, hold } from '../outlasting.ts';

/** `fresh`: with what the hand begins; one function for all calls. */
export const useHeld = <B, D extends { readonly kind: string }, H>(
  battle: B,
  d: D | undefined,
  fresh: (battle: B, d: D | undefined) => H,
): readonly [H, (held: H) => void] => {
  const kind = d?.kind;
  const first = useMemo(
    () => (heldBefore('hand', battle, kind) as H | undefined) ?? fresh(battle, d),
    [battle, d, kind, fresh],
  );
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
  const before = useMemo(() => heldBefore('draft', battle, 'draft') as T | undefined, [battle]);
  return [
    kept?.of === battle ? kept.draft : (before ?? none),
    (draft) => {
      hold('draft', battle, 'draft', draft);
      setKept({ of: battle, draft });
    },
  ];
};
