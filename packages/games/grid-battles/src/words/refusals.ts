/** Every refusal in one sentence: what cannot be done, the fact that forbids it, the rule. */

import { unreachable } from '@muster/kernel';
import { TERRAIN } from '../content/terrain.ts';
import type { BattleRefusal, Phase } from '../state/battle.ts';

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  deployment: 'units are being deployed',
  activation: 'it is the Activation phase',
  movement: 'it is the Movement phase',
  attack: 'it is the Attack phase',
  over: 'the battle is over',
};

const hexes = (count: number): string => `${count} ${count === 1 ? 'hex' : 'hexes'}`;

const rangeWords = ([min, max]: readonly [number, number]): string =>
  max === 1 ? 'it strikes adjacent units only' : `it reaches ${min === 1 ? 'up to' : `${min} to`} ${hexes(max)}`;

const sentence = (r: BattleRefusal): string => {
  switch (r.code) {
    case 'battleOver':
      return 'The battle is over, so nothing more can be played';
    case 'notYourTurn':
      return 'It is the other side’s turn';
    case 'wrongPhase':
      return `This cannot be done now: ${PHASE_WORDS[r.phase]}`;
    case 'unknownUnit':
      return `There is no unit ${r.unit} in this battle`;
    case 'notYourUnit':
      return `${r.name} belongs to the other side`;
    case 'unitDestroyed':
      return `${r.name} is not on the map`;
    case 'alreadyDeployed':
      return `${r.name} is deployed already`;
    case 'notFresh':
      return `${r.name} cannot be activated: it is ${r.state}, and only fresh units can be`;
    case 'notActivated':
      return `${r.name} cannot act this turn: it is ${r.state}, not activated`;
    case 'noUnits':
      return 'No unit is named; activations cannot be passed up';
    case 'namedTwice':
      return `Unit ${r.unit} is named twice`;
    case 'tooMany':
      return `${r.given} units are named, but only ${r.owed} may still be activated this turn`;
    case 'offBoard':
      return `There is no hex ${r.hex} on this map`;
    case 'outsideZone':
      return `${r.hex} is outside your deployment zone, rows ${r.rows[0]} and ${r.rows[1]}`;
    case 'noRoomLeft':
      return `${r.hex} must stay free, or a unit still to come finds no place it may stand on`;
    case 'alreadyMoved':
      return `${r.name} has finished its move this turn`;
    case 'notAdjacent':
      return `A step from ${r.from} to ${r.hex} is not possible: they are not adjacent`;
    case 'occupied':
      return `${r.hex} cannot be entered: unit ${r.by} stands there`;
    case 'impassable':
      return `${r.name} cannot enter ${r.hex}: ${TERRAIN[r.terrain].name.toLowerCase()} is impassable for it`;
    case 'tooFar':
      return `${r.name} cannot go that far: the path costs ${r.cost} and it has ${r.allowance}`;
    case 'offTheRoad':
      return `${r.name} cannot go that far: the path costs ${r.cost}, and the road’s extra point is lost by leaving the road`;
    case 'cannotMove':
      return `${r.name} cannot move at all`;
    case 'stopped':
      return `${r.name} must stop on ${r.hex}, next to an enemy`;
    case 'alreadyAttacked':
      return `${r.name} has attacked this turn already`;
    case 'notSetUp':
      return `${r.name} cannot attack in a turn in which it moved`;
    case 'reloading':
      return `${r.name} is reloading: it attacked in the round before`;
    case 'friendlyTarget':
      return `${r.name} cannot attack ${r.target}: both are on the same side`;
    case 'outOfRange':
      return `${r.name} cannot attack ${r.target}: it is ${hexes(r.distance)} away, and ${rangeWords(r.range)}`;
    case 'tooClose':
      return `${r.name} cannot attack ${r.target}: it is only ${hexes(r.distance)} away, and ${rangeWords(r.range)}`;
    case 'noLineOfSight':
      return `${r.name} cannot see ${r.target}: ${r.blockers.join(' and ')} ${r.blockers.length === 1 ? 'is' : 'are'} in the way`;
    case 'noShootingInMelee':
      return `${r.name} cannot attack ${r.target}: ranged units may not fight side by side in this battle`;
    case 'mustFightAdjacent':
      return `${r.name} cannot attack ${r.target}: it must deal with the enemy next to it first`;
    default:
      return unreachable(r);
  }
};

export const explain = (r: BattleRefusal): string => `${sentence(r)}${r.rule === null ? '' : ` (${r.rule})`}.`;
