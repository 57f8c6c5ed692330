/** How a line of the log came about: dice and what they needed. */

import { type Battle, type HeroesEvent, heroesDescriptor } from '@muster/heroes';
import { RolledWhy } from '../../../dwethia/play/RolledWhy.tsx';
import { nameOf } from './words.ts';

export const Why = ({ view, event }: { readonly view: Battle; readonly event: HeroesEvent }) => {
  if ((event.type !== 'rolled' && event.type !== 'rerolled') || event.rule === null) return null;
  const { purse, needs, faces, rule } = event;
  return <RolledWhy game={heroesDescriptor} who={nameOf(view, purse)} needs={needs} faces={faces} rule={rule} />;
};
