/** One log line for each event. */

import { listed } from '@muster/dwethia';
import { terrainOf } from '../content/terrain.ts';
import type { HeroesConfig, HeroesEvent } from '../state/types.ts';
import { boardSize, modelName, objectiveName, powerName, seatName, sideName, spaceName, weaponName } from './names.ts';
import { ROLLS } from './rolls.ts';

/** With its full stop, unless what is named brings an end of its own: `Hands Off!`. */
const ended = (words: string): string => (/[!?]$/.test(words) ? words : `${words}.`);

const REASONS: Readonly<Record<string, string>> = {
  objectives: 'all five objectives are met',
  destroyed: 'the other force is destroyed',
  roundLimit: 'the last round is over',
  conceded: 'the other side gives up',
};

const MOVES = {
  move: 'moves to',
  retreat: 'retreats to',
  fallBack: 'falls back to',
  corrupt: 'is driven to',
  blink: 'blinks to',
} as const;

export const narrate = (e: HeroesEvent, config: HeroesConfig): string => {
  const name = (id: string): string => modelName(config, id);
  const at = (space: number): string => spaceName(config, space).toUpperCase();
  switch (e.type) {
    case 'rolledOff': {
      const what = ROLLS[`${e.for}RollOff`].words;
      return e.winner === null
        ? `Both sides roll ${e.faces[0]} ${what}, and roll again.`
        : `${sideName(e.winner)} rolls higher ${what}, ${Math.max(...e.faces)} to ${Math.min(...e.faces)}.`;
    }
    case 'terrainPlaced': {
      const space = e.piece.y * boardSize(config) + e.piece.x;
      return `${sideName(e.side)} places terrain at ${at(space)}: ${terrainOf(e.piece.kind)?.name ?? e.piece.kind}.`;
    }
    case 'noTerrain':
      return `${sideName(e.side)} places nothing.`;
    case 'edgeChosen':
      return e.edge === 'own'
        ? `${sideName(e.side)} keeps its edge.`
        : `${sideName(e.side)} takes the other edge: the board is turned.`;
    case 'markerPlaced':
      return `${sideName(e.side)} places a marker on ${at(e.space)}.`;
    case 'sealed':
      return `${sideName(e.side)} has sealed its objectives.`;
    case 'roundBegan':
      return `Round ${e.round}.`;
    case 'priorityRolled':
      return e.winner === null
        ? `Both sides roll ${e.faces[0]} for priority, and roll again.`
        : `${sideName(e.winner)} wins priority, ${Math.max(...e.faces)} to ${Math.min(...e.faces)}.`;
    case 'goesFirst':
      return `${sideName(e.chosenBy)} lets ${e.side === e.chosenBy ? 'its own side' : sideName(e.side)} go first.`;
    case 'activated':
      return `${name(e.model)} is activated.`;
    case 'oneMore':
      return `${sideName(e.side)} activates one more, then the round ends.`;
    case 'entered':
      return `${name(e.model)} enters at ${at(e.space)}.`;
    case 'chose':
      return `${name(e.model)} is engaged and chooses to ${e.choice}.`;
    case 'moved': {
      const to = at(e.path[e.path.length - 1] ?? e.from);
      return `${name(e.model)} ${MOVES[e.why]} ${to}${e.why === 'move' ? `, spending ${e.cost}` : ''}.`;
    }
    case 'stance':
      return `${name(e.model)} moves ${e.stance === 'defensive' ? 'behind its shield' : 'unseen under its cloak'}.`;
    case 'jumped':
      return `${name(e.model)} jumps ${e.drop} down.`;
    case 'shot':
      return `${name(e.shooter)} ${e.back ? 'shoots back at' : 'shoots at'} ${name(e.target)} with the ${weaponName(e.weapon)}${e.arc ? ', in an arc' : ''}.`;
    case 'redirected':
      return `The shot is passed from ${name(e.from)} to ${name(e.to)}.`;
    case 'astray':
      return `The shot goes astray: it strikes ${name(e.friend)}.`;
    case 'blasted':
      return e.struck.length === 0
        ? `The blast strikes ${name(e.centre)} alone.`
        : `The blast strikes ${name(e.centre)} and may strike ${listed(e.struck.map(name))}.`;
    case 'cast':
      return `${name(e.caster)} casts ${powerName(e.power)}${e.target === null ? '' : ` on ${name(e.target)}`} for ${e.cost} Affinity.`;
    case 'powerTook':
      return `${powerName(e.power)} takes effect on ${name(e.on)}.`;
    case 'raisedModel':
      return `${name(e.model)} rises at ${at(e.space)}.`;
    case 'struck':
      return `${name(e.attacker)} strikes at ${name(e.target)} with ${e.dice} ${e.dice === 1 ? 'die' : 'dice'}.`;
    case 'opportunity':
      return `${name(e.attacker)} strikes after ${name(e.mover)}.`;
    case 'wounded':
      return `${name(e.model)} loses ${e.wounds} ${e.wounds === 1 ? 'Wound' : 'Wounds'}; ${e.left} left.`;
    case 'slain':
      return e.by === null ? `${name(e.model)} dies.` : `${name(e.model)} is slain by ${name(e.by)}.`;
    case 'met':
      return ended(`${sideName(e.side)} would have met ${objectiveName(e.objective)}`);
    case 'claimed':
      return e.met
        ? `${sideName(e.side)} opens its seal: all five are met.`
        : `${sideName(e.side)} opens its seal too early: ${listed(e.objectives.map(objectiveName))} lie open now.`;
    case 'conceded':
      return `${seatName(config, e.seat)} gives up.`;
    case 'over':
      return e.winner === null ? 'The battle is a draw.' : `${sideName(e.winner)} wins: ${REASONS[e.reason]}.`;
    case 'rolled': {
      const { words, told = words } = ROLLS[e.what];
      return `${name(e.purse)} rolls ${e.faces.join(', ')} ${told} (${e.needs}+): ${e.successes}.`;
    }
    case 'rerolled':
      return `${name(e.purse)} spends ${e.again.length} Destiny and rolls ${e.again.join(', ')} (${e.needs}+): ${e.successes} in all.`;
    case 'letPass':
      return 'Nobody resists.';
    case 'resisted':
      return `${name(e.by)} resists with ${e.points} ${e.points === 1 ? 'point' : 'points'}: +${e.defence}.`;
    case 'raised':
      return `${name(e.by)} adds ${e.points}${e.stage === 'destiny' ? ' Destiny' : ''}: ${e.total}.`;
    case 'stoodPat':
      return `${name(e.by)} adds nothing more.`;
    case 'resistAgain':
      return `The dice show ${e.faces[0]} and ${e.faces[1]}; ${name(e.by)} rolls its own again.`;
    case 'resistRolled':
      return `The dice: ${e.faces[0]} for a defence of ${e.defence}, ${e.faces[1]} for a power of ${e.cast}.`;
    case 'resistEnded':
      return e.resolves ? `${powerName(e.power)} takes hold.` : `${powerName(e.power)} is negated.`;
  }
};
