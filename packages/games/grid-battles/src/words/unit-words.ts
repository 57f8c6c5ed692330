/** What a unit can do and how it stands, in words (GB-06, GB-08). */

import { UNITS, type UnitType } from '../content/units.ts';
import type { Battle, Unit } from '../state/battle.ts';
import { idleCode } from '../targets/targets.ts';

/** Its rules of its own, one sentence each. */
export const traitWords = (type: UnitType): readonly string[] => {
  const { range, minRange, move, setup, indirect, reload } = UNITS[type];
  return [
    range === 1 ? 'Strikes only who stands next to it.' : `Strikes from afar, up to ${range} hexes.`,
    minRange > 1 && `Cannot strike or answer closer than ${minRange} hexes.`,
    range > 1 && !indirect && 'Needs a clear view: other units, woods and hills are in the way.',
    indirect && 'Needs no view of its target.',
    move === 0 && 'Cannot move.',
    setup && 'Cannot attack in a turn in which it moved.',
    reload && 'Cannot attack in two rounds in a row.',
  ].filter((words): words is string => words !== false);
};

/** What it has done and may still do. */
export const stateWords = (b: Battle, u: Unit): string => {
  if (u.health === 0) return 'Destroyed.';
  if (u.hex === null) return 'Not deployed yet.';
  if (u.state === 'fresh') return 'Fresh: can be activated in this round.';
  if (u.state === 'fatigued') return 'Fatigued: has acted in this round.';
  const profile = UNITS[u.type];
  const mayMove = b.phase !== 'attack' && !u.moved && profile.move > 0;
  switch (idleCode(b, u, profile)) {
    case 'alreadyAttacked':
      return 'Activated: has attacked.';
    case 'notSetUp':
      return 'Activated: has moved, and cannot attack in this turn.';
    case 'reloading':
      return mayMove ? 'Activated: may move, but reloads in this round.' : 'Activated: reloads in this round.';
    case undefined:
      if (mayMove) return profile.setup ? 'Activated: may move or attack.' : 'Activated: may move, then attack.';
      return u.left ? 'Activated: has moved, may attack.' : 'Activated: may attack.';
  }
};
