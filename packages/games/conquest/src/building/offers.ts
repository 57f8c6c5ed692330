/** Who builds what (X-37, X-331, 3.2): workers all buildings of their faction but the headquarters, buildings the units of their role. */

import { allKits, type Kit, kitOf } from '../ground/field.ts';
import type { Battle, ConquestConfig, Model } from '../state/types.ts';

const NONE: readonly Kit[] = [];

const offeredBy = (kit: Kit, products: readonly Kit[]): readonly Kit[] => {
  if (kit.kind === 'unit') {
    if (!kit.sheet.worker) return NONE;
    return products.filter((one) => one.kind === 'building' && one.sheet.role !== 'hq'); // one headquarters ever
  }
  const { role } = kit.sheet;
  return products.filter((one) => one.kind === 'unit' && one.sheet.builtBy.some((shop) => shop === role));
};

const known = new WeakMap<ConquestConfig, Map<Kit, readonly Kit[]>>();

/** In the order of the list; empty for who builds nothing. */
export const offersOf = (b: Pick<Battle, 'config'>, builder: Pick<Model, 'seat' | 'sheet'>): readonly Kit[] => {
  let offers = known.get(b.config);
  if (offers === undefined) {
    offers = new Map();
    known.set(b.config, offers);
  }
  const kit = kitOf(b, builder);
  let found = offers.get(kit);
  if (found === undefined) {
    found = offeredBy(kit, allKits(b, builder.seat));
    offers.set(kit, found);
  }
  return found;
};

/** CQ-37: a building that stands at a deposit. */
export const isMine = (kit: Kit): boolean => kit.kind === 'building' && kit.sheet.harvest > 0;
