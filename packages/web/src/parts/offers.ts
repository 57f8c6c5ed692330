/** The forces that a player may bring to a battle with people elsewhere. */

import type { ForceOffer } from '../contract/table-game.ts';
import type { Kept, Shelf } from './shelf.ts';

type Named = Omit<ForceOffer, 'of'>;

interface Offered<K> {
  /** As it was set for this seat; undefined where nothing was. */
  readonly given: Named | undefined;
  /** One that is kept, as the game's `gathering` reads it. */
  readonly own: (kept: K) => object;
  readonly ready: readonly Named[];
}

/** As it was set, then those kept in this browser, as far as it lets them be read, then ready ones. */
export const offersOf = async <K extends Kept>(
  shelf: Shelf<K>,
  { given, own, ready }: Offered<K>,
): Promise<readonly ForceOffer[]> => {
  const kept = await shelf.list().catch(() => []);
  return [
    ...(given === undefined ? [] : [{ of: 'given' as const, ...given }]),
    ...kept.map((one) => ({ of: 'own' as const, name: one.name, force: own(one) })),
    ...ready.map((one) => ({ of: 'ready' as const, ...one })),
  ];
};
