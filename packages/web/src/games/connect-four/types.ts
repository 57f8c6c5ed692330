/** What the table of Connect Four is made of. */

import type { FourTypes } from '@muster/connect-four';

/** Columns are all that can be chosen, by their number. */
export type Held = { readonly kind: 'nothing' } | { readonly kind: 'disc'; readonly column: number };

/** The disc that was dropped last. */
export interface Dropped {
  readonly column: number;
  readonly row: number;
}

export interface FourTable extends FourTypes {
  readonly place: number;
  readonly scene: {
    readonly travel: Dropped | undefined;
    readonly moment: undefined;
    readonly traces: readonly never[];
  };
  readonly id: number;
  readonly held: Held;
  readonly gesture: never;
  readonly remark: { readonly text: string; readonly column: number };
  readonly draft: object;
  readonly marks: { readonly full: readonly number[] };
  readonly odds: never;
}
