/** Whom the frames on a stack are about. */

import type { Frame, ModelId } from './types.ts';

/** Every model that a frame names. */
export const namesOf = (frame: Frame): readonly ModelId[] => {
  switch (frame.type) {
    case 'activation':
    case 'jump':
    case 'lastShot':
      return [frame.model];
    case 'wounds':
      return [frame.model, frame.saver, ...(frame.how.by === null ? [] : [frame.how.by])];
    case 'shot':
      return [frame.shooter, frame.target];
    case 'blast':
      return [frame.attacker, frame.centre, ...frame.others, ...(frame.how.by === null ? [] : [frame.how.by])];
    case 'power':
      return [frame.caster, ...(frame.target === null ? [] : [frame.target])];
    case 'resist':
      return [frame.caster, ...('resister' in frame.step ? [frame.step.resister] : [])];
    case 'fight':
      return [frame.attacker, frame.target, ...frame.group];
    case 'roll':
      return frame.pools.map(({ purse }) => purse);
    case 'aftermath':
      return frame.answered;
    case 'fallBack':
      return [frame.attacker, frame.target, ...frame.queue, ...frame.moved.flatMap((one) => [one.id, ...one.watched])];
    case 'opportunity':
      return [frame.mover, ...frame.attackers];
    default:
      return [];
  }
};
