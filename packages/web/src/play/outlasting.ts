/**
 * What a hand holds outlasts a reload of the page, and a look at another one: a plan that is half made is there again, if the battle and
 * the question are still the same. It is written when the page goes, for this tab alone, and read once: whatever cannot be gone on with
 * is met only once.
 */

import { canonical } from '@muster/kernel';

type What = 'hand' | 'draft';

/** What is held just now. */
interface InHand {
  readonly at: string;
  readonly battle: unknown;
  readonly kind: string | undefined;
  readonly held: unknown;
}

/** What was held when the page or its table went. */
interface Left {
  readonly at: string;
  readonly print: string;
  readonly held: unknown;
}

const KEY = 'muster-held'; // under muster-in-hand older pages left hands of another form
const holding = new Map<What, InHand>();

/** Of the same battle at the same question: the same text. */
const printOf = (battle: unknown, kind: string | undefined): string => {
  const text = canonical([kind ?? null, battle]);
  let hash = 0x811c9dc5; // FNV-1a: nobody gains by a forgery
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return `${text.length} ${hash >>> 0}`;
};

const takeLeft = (): Map<What, Left> => {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return new Map(JSON.parse(text ?? '[]') as [What, Left][]);
  } catch {
    return new Map();
  }
};

let left: Map<What, Left> | undefined;

/** It is held now. */
export const hold = (what: What, battle: unknown, kind: string | undefined, held: unknown): void => {
  holding.set(what, { at: location.pathname, battle, kind, held });
};

const leftOf = ({ at, battle, kind, held }: InHand): Left => ({ at, print: printOf(battle, kind), held });

/** The table is left, and may be come back to. */
export const putAside = (what: What): void => {
  const found = holding.get(what);
  if (found === undefined) return;
  holding.delete(what);
  left ??= takeLeft();
  left.set(what, leftOf(found));
};

/** What was held at this question before the table was left; asked once for the first question there is. */
export const heldBefore = (what: What, battle: unknown, kind: string | undefined): unknown => {
  left ??= takeLeft();
  const found = left.get(what);
  if (found?.at !== location.pathname || kind === undefined) return undefined;
  left.delete(what);
  return found.print === printOf(battle, kind) ? found.held : undefined;
};

const leave = (): void => {
  const all = [...(left ?? []), ...[...holding].map(([what, one]): [What, Left] => [what, leftOf(one)])];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a full or forbidden storage: the plan is made again by hand
  }
};

if (typeof addEventListener === 'function') addEventListener('pagehide', leave);
