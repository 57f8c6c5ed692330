/** The Close Combat phase (DW-37, DW-38, CC-60, CC-66, X-240): the sides choose fights in turn; then who holds the station. */

import { captainOf, otherSide } from '@muster/dwethia';
import { copyBattle, popped, pushed, replaced } from '../state/battle.ts';
import type { Battle, CombatFrame, CosmicProcedure, CosmicTable } from '../state/types.ts';
import { fightFrame } from './fight.ts';
import { type Fight, fightsOf, isAtStation } from './fights.ts';

/** Fights that are still to be fought: survivors of one do not fight again. */
const openFights = (b: Battle, { fought }: CombatFrame): readonly Fight[] =>
  fightsOf(b).filter(({ ships }) => !ships.some((side) => side.some((id) => fought.includes(id))));

const fight = (b: Battle, f: CombatFrame, { ships }: Fight, table: CosmicTable): Battle => {
  table.tell?.({ type: 'fought', ships, attacker: f.side, rule: 'CC-66' });
  const fought = [...f.fought, ...ships[0], ...ships[1]];
  const next: CombatFrame = { type: 'combat', side: otherSide(f.side), fought };
  return pushed(replaced(b, next), fightFrame(ships, f.side));
};

/** held while a ship of the holder is near; an empty station goes to who alone has one there. */
const settleStation = (b: Battle, table: CosmicTable): Battle => {
  if (b.station === null || b.outcome !== null) return b;
  const { crew, holder } = b.station;
  const here = [isAtStation(b, 0), isAtStation(b, 1)] as const;
  const kept = holder !== null && here[holder] ? holder : null;
  const alone = crew > 0 || here[0] === here[1] ? null : here[0] ? 0 : 1;
  const now = kept ?? alone;
  if (now === holder) return b;
  table.tell?.({ type: 'held', side: now, rule: 'X-260' });
  const copy = copyBattle(b);
  copy.station = { crew, holder: now };
  return copy;
};

const begun = (b: Battle): Battle => {
  const copy = copyBattle(b);
  copy.phase = 'combat';
  return copy;
};

export const combatProcedure: CosmicProcedure<CombatFrame> = {
  advance: (b, f, table) => {
    if (b.phase !== 'combat') return begun(b);
    const open = openFights(b, f);
    if (open.length === 0) return settleStation(popped(b), table);
    return open.length === 1 ? fight(b, f, open[0]!, table) : b;
  },
  decisions: (b, f) => [
    {
      seat: captainOf(b, f.side),
      kind: 'selectFight',
      rule: 'CC-66',
      fights: openFights(b, f).map(({ id }) => id),
    },
  ],
  refuse: (b, f, _, c) => {
    if (c.type !== 'fight') return { code: 'otherDecision', rule: 'CC-66', asked: 'selectFight' };
    if (openFights(b, f).some(({ id }) => id === c.fight)) return undefined;
    return { code: 'noSuchFight', rule: 'X-240', fight: c.fight };
  },
  apply: (b, f, _, c, table) =>
    c.type === 'fight' ? fight(b, f, openFights(b, f).find(({ id }) => id === c.fight)!, table) : b,
  candidates: (b, f) => openFights(b, f).map(({ id }) => ({ type: 'fight', fight: id }) as const),
};
