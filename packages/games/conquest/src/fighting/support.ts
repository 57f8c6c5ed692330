/** Units near several fights, or beside several buildings, are assigned by their owners before the first selection (CQ-57, X-351, X-354). */

import { kitOf } from '../ground/field.ts';
import { modelOf, popped, replaced, seatFor, sideOf, standingOf, topOf } from '../state/battle.ts';
import type {
  Battle,
  ConquestProcedure,
  ConquestTable,
  FightEntry,
  ModelId,
  SupportCommand,
  SupportFrame,
} from '../state/types.ts';
import { choicesOf, type Drawn, drawn, fightsOf, membersOn, withJoined } from './entries.ts';

const RULE = 'X-351';

/** The larger fight, then the one with more points of one's own, then the first. */
const largestFor = (b: Battle, fights: readonly FightEntry[], unit: ModelId): ModelId => {
  const side = sideOf(b, modelOf(b, unit));
  let best: readonly [size: number, points: number] = [0, 0];
  let found = fights[0]!.id;
  for (const entry of fights) {
    const own = membersOn(b, entry, side);
    const size = entry.core.length + entry.supporters.length + entry.far.length;
    let points = 0;
    for (const m of own) points += kitOf(b, m).points;
    if (size < best[0] || (size === best[0] && points <= best[1])) continue;
    best = [size, points];
    found = entry.id;
  }
  return found;
};

/** The unit is in this fight; who is next is worked out when nobody is left to be asked. */
const assigned = (b: Battle, { fights, open }: Drawn, unit: ModelId, fight: ModelId): Drawn => {
  const { part } = choicesOf(b, fights, unit);
  const joined = withJoined(fights, unit, part, fight);
  const left = open.filter((id) => id !== unit);
  return left.length === 0 ? drawn(b, joined) : { fights: joined, open: left };
};

/** For previews: all fights as they would be with everyone assigned as `auto` would. */
export const foreseenFights = (b: Battle): readonly FightEntry[] => {
  let now = fightsOf(b);
  while (now.open.length > 0) {
    const unit = now.open[0]!;
    now = assigned(b, now, unit, largestFor(b, choicesOf(b, now.fights, unit).fights, unit));
  }
  return now.fights;
};

export const supportFrame = ({ fights, open }: Drawn): SupportFrame => ({ type: 'support', fights, open });

/** All are assigned: the fights go to the frame that selects them. */
const handedOver = (b: Battle, { fights }: SupportFrame): Battle => {
  const below = popped(b);
  const combat = topOf(below);
  if (combat?.type !== 'combat') throw new Error('assigned outside the Combat phase');
  return replaced(below, { type: 'combat', side: combat.side, step: 'select', fights });
};

const join = (b: Battle, f: SupportFrame, unit: ModelId, fight: ModelId, table: ConquestTable): Battle => {
  const isAssault = f.fights.some(({ building }) => building === fight);
  table.tell?.({ type: 'joined', unit, fight, rule: isAssault ? 'X-354' : RULE });
  return replaced(b, supportFrame(assigned(b, f, unit, fight)));
};

const fightIdsFor = (b: Battle, f: SupportFrame): readonly ModelId[] =>
  choicesOf(b, f.fights, f.open[0]!).fights.map(({ id }) => id);

export const supportProcedure: ConquestProcedure<SupportFrame> = {
  advance: (b, f, table) => {
    if (f.open.length === 0) return handedOver(b, f);
    const unit = f.open[0]!;
    if (standingOf(b, seatFor(b, modelOf(b, unit))).support === 'ask') return b;
    return join(b, f, unit, largestFor(b, choicesOf(b, f.fights, unit).fights, unit), table);
  },
  decisions: (b, f) => {
    const unit = f.open[0]!;
    return [{ seat: seatFor(b, modelOf(b, unit)), kind: 'support', rule: RULE, unit, among: fightIdsFor(b, f) }];
  },
  refuse: (b, f, _seat, c) => {
    if (c.type !== 'support') return { code: 'otherDecision', rule: RULE, asked: 'support' };
    if (c.unit !== f.open[0]) return { code: 'noSuchModel', rule: RULE, model: c.unit };
    return fightIdsFor(b, f).includes(c.fight) ? undefined : { code: 'noSuchFight', rule: RULE, fight: c.fight };
  },
  apply: (b, f, _seat, c, table) => (c.type === 'support' ? join(b, f, c.unit, c.fight, table) : b),
  candidates: (b, f) =>
    fightIdsFor(b, f).map((fight): SupportCommand => ({ type: 'support', unit: f.open[0]!, fight })),
};
