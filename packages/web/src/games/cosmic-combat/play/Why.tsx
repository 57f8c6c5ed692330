/** How a line of the log came about: dice and what they needed. */

import { type Battle, type CosmicEvent, cosmicCombatDescriptor } from '@muster/cosmic-combat';
import { RolledWhy } from '../../../dwethia/play/RolledWhy.tsx';
import { purseName } from './words.ts';

export const Why = ({ view, event }: { readonly view: Battle; readonly event: CosmicEvent }) => {
  if ((event.type !== 'rolled' && event.type !== 'rerolled') || event.rule === null) return null;
  const { purse, needs, faces, rule } = event;
  return (
    <RolledWhy game={cosmicCombatDescriptor} who={purseName(view, purse)} needs={needs} faces={faces} rule={rule} />
  );
};
