/** Questions that a model on the map answers by being chosen. */

import type { Battle, ConquestCommand, ConquestDecision, ModelId } from '@muster/conquest';

/** Who answers the question when a model is chosen. */
export const pickCommand = (b: Battle, d: ConquestDecision, id: ModelId): ConquestCommand | undefined => {
  switch (d.kind) {
    case 'surge':
      return { type: 'surge', unit: id };
    case 'surgeAnswer':
      return { type: 'answer', unit: id };
    case 'friendlyHit':
      return { type: 'friend', unit: id };
    case 'allot':
      return { type: 'allot', to: id };
    case 'selectFight':
      return { type: 'fight', fight: fightWith(b, id, d.fights) ?? id };
    case 'support':
      return { type: 'support', unit: d.unit, fight: fightWith(b, id, d.among) ?? id };
    default:
      return undefined;
  }
};

/** The fight in which a model stands, of those on the stack. */
const fightWith = (b: Battle, id: ModelId, among: readonly ModelId[]): ModelId | undefined => {
  if (among.includes(id)) return id;
  const top = b.stack.at(-1);
  const fights = top?.type === 'combat' || top?.type === 'support' ? top.fights : [];
  return fights.find(
    ({ id: fight, core, supporters, far, building }) =>
      among.includes(fight) && (building === id || [...core, ...supporters, ...far].includes(id)),
  )?.id;
};
