/** What it means to stand where a plan ends: the ground, and what the enemy could do there in its next turn. */

import { type Battle, fieldOf, nameOf, type Unit, unitOf } from '@muster/grid-battles';
import { listed, percent } from '../../../parts/words.ts';
import { enemyReach, type Outlook, outlookOf } from './plan.ts';
import css from './table.module.css';

const MOST_NAMED = 2;

/** The worst case in words: who, and the chance that the unit is destroyed. */
export const threatWords = (b: Battle, { unit, threats: { strikes, worst } }: Outlook): string => {
  const enemy = fieldOf(b.config).scenario.sides[1 - unit.seat]!.name;
  const [first, ...others] = strikes;
  if (first === undefined) return `Out of danger: in its next turn ${enemy} could not strike it here.`;
  const name = nameOf(unitOf(b, first.attacker));
  const alone =
    first.odds.destroy === 0
      ? `${name} could strike it here, but not destroy it`
      : `${name} could destroy it here: ${percent(first.odds.destroy)}`;
  if (others.length === 0) return `${alone}.`;
  const named = others.slice(0, MOST_NAMED).map((s) => nameOf(unitOf(b, s.attacker)));
  const rest = others.length - named.length;
  const too = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  if (worst === first.odds.destroy) return `${alone}. So could ${too}.`;
  return `${alone}. So could ${too}; together at worst ${percent(worst)}.`;
};

/** What an enemy could do in its next turn. */
const menaceWords = (b: Battle, unit: Unit): string => {
  const { strikes } = enemyReach(b, unit.id, '');
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

export const Standing = ({ battle, outlook }: { readonly battle: Battle; readonly outlook: Outlook }) => (
  <div className={css.standing} data-threat={outlook.threats.strikes.length > 0 || undefined}>
    <p className="overline">Standing on {outlook.hex}</p>
    {outlook.ground.length > 0 && <p className="small">{outlook.ground.join(' ')}</p>}
    <p className="small">{threatWords(battle, outlook)}</p>
  </div>
);
