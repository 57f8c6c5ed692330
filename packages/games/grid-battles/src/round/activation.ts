/** The Activation phase (GB-12, R-19, R-21): the owner names fresh units, as many as the scenario demands. */

import type { ActivateCommand, Battle, BattleRefusal } from '../state/battle.ts';
import { nameOf, unitOf } from '../state/units.ts';

export const refuseActivate = (b: Battle, c: ActivateCommand): BattleRefusal | undefined => {
  if (c.units.length === 0) return { code: 'noUnits', rule: 'R-19' };
  if (c.units.length > b.owed) return { code: 'tooMany', rule: 'GB-12', given: c.units.length, owed: b.owed };
  for (let i = 0; i < c.units.length; i++) {
    const unit = unitOf(b, c.units[i]!);
    if (c.units.indexOf(unit.id) !== i) return { code: 'namedTwice', rule: 'GB-12', unit: unit.id };
    if (unit.state !== 'fresh')
      return { code: 'notFresh', rule: 'GB-12', unit: unit.id, name: nameOf(unit), state: unit.state };
  }
  return undefined;
};

export const activationCandidates = (b: Battle): readonly ActivateCommand[] => {
  const found: ActivateCommand[] = [];
  for (let i = 0; i < b.units.length; i++) {
    const u = b.units[i]!;
    if (u.seat === b.turn && u.state === 'fresh' && u.health > 0) found.push({ type: 'activate', units: [u.id] });
  }
  return found;
};
