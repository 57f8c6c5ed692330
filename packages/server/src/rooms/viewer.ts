/** Who is connected to a match, as its room knows them. */

import type { Eyes, Seat } from '@muster/kernel';
import type { ClosedBecause, ToClient, You } from '@muster/protocol';
import type { KeyHash } from '../store/store.ts';

/** The line to a viewer. */
export interface ViewerLine {
  send(text: string): void;
  close(because: ClosedBecause, why: string): void;
  /** Whom it is counted to (`household.ts`). */
  readonly from: string;
  /** Whether one more match may be made from where it leads, just now; then that is counted. */
  mayMake(): boolean;
}

export interface Viewer {
  readonly you: You;
  readonly key: KeyHash;
  readonly line: ViewerLine;
  /** What was sent of the things that are sent whole, so that they are not sent again. */
  readonly sent: Map<ToClient['type'], string>;
}

export const eyesOf = ({ you }: Viewer): Eyes => you.seat ?? 'spectator';

export const seatOf = ({ you }: Viewer): Seat | null => you.seat;

export const tell = ({ line }: Viewer, message: ToClient): void => line.send(JSON.stringify(message));

/** Sends what is sent whole, if it is another than before. `text`: the message, where many are sent the same. */
export const tellAnew = ({ line, sent }: Viewer, message: ToClient, text = JSON.stringify(message)): void => {
  if (sent.get(message.type) === text) return;
  sent.set(message.type, text);
  line.send(text);
};
