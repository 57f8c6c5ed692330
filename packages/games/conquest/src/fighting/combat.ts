/** The Close Combat phase (CQ-56, DW-37, DW-38, X-354, X-358): the sides select fights and assaults in turn, the first side first. */

import { captainOf, otherSide } from '@muster/dwethia';
import { copyBattle, popped, pushed, replaced, standingOf } from '../state/battle.ts';
import { fightFrame } from '../state/fight-frame.ts';
import type {
  Battle,
  CombatFrame,
  ConquestProcedure,
  ConquestTable,
  FightCommand,
  FightEntry,
} from '../state/types.ts';
import { medicsRested } from '../wounds/removal.ts';
import { fightsOf, isVoid } from './entries.ts';
import { supportFrame } from './support.ts';

const RULE = 'CQ-56';

/** fights, supporters and assaults are fixed now, but for those whose owners have to say. */
const begun = (b: Battle, f: CombatFrame, table: ConquestTable): Battle => {
  const copy = copyBattle(medicsRested(b));
  copy.phase = 'combat';
  const found = fightsOf(copy);
  if (found.fights.length > 0) table.tell?.({ type: 'phaseBegan', phase: 'combat', rule: RULE });
  const select = replaced(copy, { type: 'combat', side: f.side, step: 'select', fights: found.fights });
  return found.open.length === 0 ? select : pushed(select, supportFrame(found));
};

/** what is left to be fought. */
const leftIn = (b: Battle, { fights }: CombatFrame): readonly FightEntry[] => {
  for (let i = 0; i < fights.length; i++) if (isVoid(b, fights[i]!)) return fights.filter((one) => !isVoid(b, one));
  return fights;
};

/** a side must select as long as anything is left, whoever is in it. */
const select = (b: Battle, f: CombatFrame, fight: FightEntry): Battle => {
  const rest: CombatFrame = {
    type: 'combat',
    side: otherSide(f.side),
    step: 'select',
    fights: f.fights.filter(({ id }) => id !== fight.id),
  };
  return pushed(replaced(b, rest), fightFrame(fight, f.side));
};

export const combatProcedure: ConquestProcedure<CombatFrame> = {
  advance: (b, f, table) => {
    if (f.step === 'begin') return begun(b, f, table);
    const left = leftIn(b, f);
    if (left.length === 0) return popped(b);
    const isAsked = left.length > 1 && standingOf(b, captainOf(b, f.side)).fights === 'ask';
    return isAsked ? b : select(b, f, left[0]!);
  },
  decisions: (b, f) => [
    {
      seat: captainOf(b, f.side),
      kind: 'selectFight',
      rule: RULE,
      fights: leftIn(b, f).map(({ id }) => id),
    },
  ],
  refuse: (b, f, _seat, c) => {
    if (c.type !== 'fight') return { code: 'otherDecision', rule: RULE, asked: 'selectFight' };
    if (leftIn(b, f).some(({ id }) => id === c.fight)) return undefined;
    return { code: 'noSuchFight', rule: 'X-358', fight: c.fight };
  },
  apply: (b, f, _seat, c) => (c.type === 'fight' ? select(b, f, leftIn(b, f).find(({ id }) => id === c.fight)!) : b),
  candidates: (b, f) => leftIn(b, f).map(({ id }): FightCommand => ({ type: 'fight', fight: id })),
};
