/** Units in two letters, for boards made of text. Side A writes them in capitals, side B small. */

import type { Unit, UnitType } from '@muster/grid-battles';

export const SYMBOLS: Readonly<Record<UnitType, string>> = {
  pikeman: 'PI',
  swordman: 'SW',
  axeman: 'AX',
  maceman: 'MA',
  lightcav: 'LC',
  medcav: 'MC',
  knight: 'KN',
  crossbow: 'CB',
  archer: 'AR',
  longbow: 'LB',
  militia: 'MI',
  spearman: 'SP',
  halberdier: 'HB',
  manatarms: 'MT',
  skirmisher: 'SK',
  horsearcher: 'HA',
  captain: 'CP',
  ballista: 'BA',
  catapult: 'CT',
  trebuchet: 'TR',
  bombard: 'BO',
};

export const symbolOf = (u: Unit): string => (u.seat === 0 ? SYMBOLS[u.type] : SYMBOLS[u.type].toLowerCase());

/** `*` may still act in this phase, `+` has acted, `-` is fatigued; nothing: fresh. */
export const stateMark = (u: Unit, phase: string): string => {
  if (u.state === 'fresh') return ' ';
  if (u.state === 'fatigued') return '-';
  return (phase === 'movement' && u.moved) || (phase === 'attack' && u.attacked) ? '+' : '*';
};
