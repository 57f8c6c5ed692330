/** The log: one line for each event, in players' words, with the arithmetic. */

import { unreachable } from '@muster/kernel';
import type { Condition } from '../content/scenarios.ts';
import { UNITS } from '../content/units.ts';
import type { BattleConfig, BattleEvent, StruckEvent, UnitId } from '../state/battle.ts';
import { fieldOf } from '../state/field.ts';

/** `Pikeman A1`, from the configuration alone. */
export const unitName = (config: BattleConfig, id: UnitId): string => {
  const side = fieldOf(config).scenario.sides[id.startsWith('A') ? 0 : 1]!;
  const type = side.units[Number(id.slice(1)) - 1]?.type;
  return type === undefined ? id : `${UNITS[type].name} ${id}`;
};

const sideName = (config: BattleConfig, seat: number): string => fieldOf(config).scenario.sides[seat]!.name;

const listed = (config: BattleConfig, ids: readonly UnitId[]): string =>
  ids.map((id) => unitName(config, id)).join(', ');

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const arithmetic = (e: StruckEvent): string => {
  const bonus = e.advantage ? ` + ${e.bonus} bonus` : '';
  return `${e.damage} damage${bonus} − ${count(e.shields, 'shield')}`;
};

/** A side's goal in words. */
export const conditionWords = (c: Condition): string => {
  switch (c.type) {
    case 'destroy':
      return `destroy ${count(c.count, 'enemy unit')}`;
    case 'slay':
      return `destroy the enemy ${UNITS[c.unit].name}`;
    case 'hold':
      return c.unit === null
        ? `hold ${c.hex} at a round’s end`
        : `bring the ${UNITS[c.unit].name} to ${c.hex} by a round’s end`;
    case 'endure':
      return `hold out to the end of round ${c.round}`;
    default:
      return unreachable(c);
  }
};

const NO_ANSWER = {
  destroyed: 'cannot strike back: it is destroyed',
  notAdjacent: 'cannot strike back from afar',
  cannotReach: 'cannot strike back at this distance',
  off: 'does not strike back: battle back is off',
} as const;

const ENDINGS = {
  destroyed: 'has destroyed enough of the enemy',
  held: 'holds its goal',
  endured: 'has held out',
  wipedOut: 'has destroyed every enemy unit',
  healthAtLimit: 'has destroyed more health when time runs out',
  conceded: 'wins: the other side concedes',
} as const;

/** Whoever it was that had to fall: a leader in the scenarios of the book (R-45), in others any unit. */
const slainWords = (c: Condition | null): string =>
  `has destroyed the enemy ${c?.type === 'slay' ? UNITS[c.unit].name : 'leader'}`;

const ending = (config: BattleConfig, e: Extract<BattleEvent, { type: 'ended' }>): string => {
  const { places, reason } = e.outcome;
  if (reason === 'drawAtLimit') return 'Time runs out with equal losses: the battle is a draw.';
  const deed = reason === 'slain' ? slainWords(e.condition) : ENDINGS[reason];
  return `${sideName(config, places[0]![0]!)} ${deed} and wins the battle.`.replace(
    'concedes and wins the battle',
    'concedes',
  );
};

export const narrate = (e: BattleEvent, config: BattleConfig): string => {
  const name = (id: UnitId) => unitName(config, id);
  switch (e.type) {
    case 'deployed':
      return `${name(e.unit)} deploys on ${e.hex}.`;
    case 'roundBegan':
      return `Round ${e.round} begins; ${sideName(config, e.first)} goes first.`;
    case 'turnBegan':
      return `${sideName(config, e.seat)}’s turn: ${count(e.owed, 'unit')} to activate.`;
    case 'skipped':
      return `${sideName(config, e.seat)} has no fresh unit and is skipped.`;
    case 'activated':
      return `${listed(config, e.units)} ${e.units.length === 1 ? 'is' : 'are'} activated${e.forced ? ', as no choice is left' : ''}.`;
    case 'moved':
      return `${name(e.unit)} moves ${e.from} to ${e.path.at(-1)}, spending ${e.spent} of ${e.allowance}.`;
    case 'stood':
      return `${listed(config, e.units)} ${e.units.length === 1 ? 'stands' : 'stand'} still.`;
    case 'attackDeclared':
      return `${name(e.attacker)} attacks ${name(e.target)}${e.distance === 1 ? '' : ` from ${e.distance} hexes away`}.`;
    case 'struck':
      return `${name(e.striker)} ${e.half === 1 ? 'strikes' : 'strikes back'}: ${arithmetic(e)} = ${count(e.hits, 'hit')}; ${name(e.struck)} has ${e.health} health left.`;
    case 'noBattleBack':
      return `${name(e.unit)} ${NO_ANSWER[e.why]}.`;
    case 'destroyed':
      return `${name(e.unit)} is destroyed.`;
    case 'noAttackPossible':
      return `No attack is left to ${sideName(config, e.seat)}.`;
    case 'turnEnded':
      return `${sideName(config, e.seat)}’s turn ends; ${e.fatigued.length === 0 ? 'no unit is left of those activated' : `${listed(config, e.fatigued)} ${e.fatigued.length === 1 ? 'is' : 'are'} fatigued`}.`;
    case 'roundEnded':
      return `Round ${e.round} ends.`;
    case 'conceded':
      return `${sideName(config, e.seat)} concedes.`;
    case 'ended':
      return ending(config, e);
    default:
      return unreachable(e);
  }
};
