/** The frame of one fight, changed in its few moving parts. */

import { atSide, type Side } from '@muster/dwethia';
import type { FightEntry, FightFrame } from './types.ts';

export const fightFrame = (fight: FightEntry, attacker: Side): FightFrame => ({
  type: 'fight',
  fight,
  attacker,
  step: 'attack',
  hits: [0, 0],
  lost: [0, 0],
});

export const stepped = (f: FightFrame, step: FightFrame['step'], hits: FightFrame['hits']): FightFrame => ({
  type: 'fight',
  fight: f.fight,
  attacker: f.attacker,
  step,
  hits,
  lost: f.lost,
});

/** so many Wounds more on the account of a side. */
export const withLost = (f: FightFrame, side: Side, wounds: number): FightFrame => ({
  type: 'fight',
  fight: f.fight,
  attacker: f.attacker,
  step: f.step,
  hits: f.hits,
  lost: atSide(f.lost, side, f.lost[side] + wounds),
});
