/** What it means to stand where a plan ends: the ground, and what the enemy could do there in its next turn. */

import { type Battle, fieldOf, nameOf, type Unit, unitOf } from '@muster/grid-battles';
import { listed, percent } from '../../../parts/words.ts';
import { Standing } from '../../../play/Standing.tsx';
import { worstCase } from '../../../play/worst-case.ts';
import { enemyReach, outlookOf } from './foresight.ts';
import type { Outlook } from './types.ts';

const MOST_NAMED = 2;

/** The worst case in words: who, and the chance that the unit is destroyed. */
export const threatWords = (b: Battle, { unit, threats: { strikes, worst } }: Outlook): string => {
  const enemy = fieldOf(b.config).scenario.sides[1 - unit.seat]!.name;
  const strikers = strikes.map(({ attacker, odds }) => ({ name: nameOf(unitOf(b, attacker)), chance: odds.destroy }));
  return worstCase(strikers, worst, 'destroy') ?? `Out of danger: in its next turn ${enemy} could not strike it here.`;
};

/** What an enemy could do in its next turn. */
const menaceWords = (b: Battle, unit: Unit): string => {
  const { strikes } = enemyReach(b, unit.id);
  if (strikes.length === 0) return 'In its next turn it could strike nobody.';
  const each = strikes.slice(0, MOST_NAMED + 1).map(({ target, odds }) => {
    const name = nameOf(unitOf(b, target));
    return odds.destroy === 0 ? name : `${name} (destroys it ${percent(odds.destroy)})`;
  });
  const rest = strikes.length - each.length;
  return `In its next turn it could strike ${listed([...each, ...(rest > 0 ? [`${rest} more`] : [])], 'or')}.`;
};

/** For the card of a unit: what threatens it, or whom it threatens. */
export const dangerWords = (b: Battle, unit: Unit): string | undefined => {
  if (unit.hex === null || b.phase === 'over' || b.phase === 'deployment') return undefined;
  return unit.seat === b.turn ? threatWords(b, outlookOf(b, unit.id, unit.hex)) : menaceWords(b, unit);
};

export const UnitStanding = ({ battle, outlook }: { readonly battle: Battle; readonly outlook: Outlook }) => (
  <Standing place={outlook.hex} threatened={outlook.threats.strikes.length > 0}>
    {outlook.ground.length > 0 && <p className="small">{outlook.ground.join(' ')}</p>}
    <p className="small">{threatWords(battle, outlook)}</p>
  </Standing>
);
