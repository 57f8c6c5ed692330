/** One log line for each event. */

import { amid, type CoreNames, manyWords, narrateCore, type Side, scoreWords, sideOfPurse } from '@muster/dwethia';
import { legLength, pathLength } from '@muster/geometry';
import { PIECES } from '../content/terrain.ts';
import { fieldOf } from '../ground/field.ts';
import type { CosmicConfig, CosmicEvent, PoolRoll } from '../state/types.ts';
import { bearingWords, deployedWords, inches, turnWords } from './bearings.ts';
import {
  arrowsName,
  EDGE_NAMES,
  listed,
  powerName,
  seatName,
  shipName,
  sideName,
  TOKEN_NAMES,
  tokensName,
  weaponOnShip,
} from './names.ts';
import { ROLLS } from './rolls.ts';

const REASONS: Readonly<Record<string, string>> = {
  destroyed: 'the other fleet is gone',
  bothDestroyed: 'both fleets are gone',
  convoy: 'the convoy is decided',
  stationHeld: 'the station is held',
  remainingForces: 'more of the fleet is left',
  conceded: 'the other side gives up',
};

const MOVES = {
  straight: 'moves',
  turn: 'turns',
  back: 'moves back',
  fly: 'flies',
  board: 'closes in',
  drift: 'drifts',
  setBack: 'is set back',
} as const;

/** What a ship is wrecked on: each solid kind has a Strength of its own. */
const solidOf = (strength: number): string => {
  const kind = Object.values(PIECES).find((one) => one.solid && one.strength === strength);
  return withArticle(kind === undefined ? 'rock' : kind.name.toLowerCase());
};

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

type Moved = Extract<CosmicEvent, { type: 'moved' }>;

/** As seen from the ship: true for both sides of the chart, however it is turned. */
const movedWords = ({ from, to, why, ends }: Moved): string => {
  const turned = turnWords(from.facing, to.facing);
  if (why === 'turn') return `turns ${turned}`;
  const isStill = ends.length < 2 && from.x === to.x && from.y === to.y;
  if (isStill && (why === 'straight' || why === 'fly'))
    return from.facing === to.facing ? 'stays where it is' : `turns ${turned} where it is`;
  const legs = ends.length > 1 ? ` by ${ends.length} legs` : '';
  const far = inches(ends.length > 1 ? pathLength([from, ...ends]) : legLength(from, to));
  const ways: Partial<Record<Moved['why'], string>> = {
    straight: ' ahead',
    drift: ' ahead',
    fly: ` ${bearingWords(from, to)}`,
    board: ' to board',
  };
  return `${MOVES[why]} ${far}${ways[why] ?? ''}${legs}${from.facing === to.facing ? '' : `, turned ${turned}`}`;
};

export const narrate = (e: CosmicEvent, config: CosmicConfig): string => {
  const name = (id: string): string => shipName(config, id);
  const side = (of: Side): string => amid(sideName(config, of));
  const names: CoreNames<PoolRoll> = {
    side,
    purse: (purse) => (purse === '' ? 'the station' : side(sideOfPurse(purse))),
    power: powerName,
    roll: (what) => ROLLS[what].words,
  };
  switch (e.type) {
    case 'rolledOff': {
      const what = e.for === 'role' ? 'Roll-off for the attack' : 'Roll-off for the edges';
      return e.winner === null
        ? `${what}: both ${e.faces[0]}, rolled again.`
        : `${what}: ${scoreWords(e.faces)} for ${side(e.winner)}.`;
    }
    case 'roleChosen':
      return `The choice of ${side(e.side)}: to ${e.role}.`;
    case 'edgeChosen':
      return `The ${EDGE_NAMES[e.edge]} for ${side(e.side)}.`;
    case 'deployed':
      return `${name(e.ship)} is deployed ${deployedWords(fieldOf(config).board, e.place)}.`;
    case 'noPlace':
      return `${name(e.ship)} finds no place to deploy and is lost.`;
    case 'roundBegan':
      return `Round ${e.round}.`;
    case 'confirmed':
      return `${e.what === 'orders' ? 'Orders' : 'Shields'} of ${amid(seatName(config, e.seat))} are set.`;
    case 'revealed':
      return e.orders.length === 0
        ? 'No ship has orders.'
        : `Orders: ${e.orders.map(({ ship, tokens }) => `${name(ship)} ${tokensName(tokens)}`).join('; ')}.`;
    case 'shieldsShown':
      return e.arrows.length === 0
        ? 'No shields are raised.'
        : `Shields: ${e.arrows.map(({ ship, arrows }) => `${name(ship)} ${arrowsName(arrows)}`).join('; ')}.`;
    case 'halfBegan':
      return `${e.phase === 'movement' ? 'Moves' : 'Shots'} of ${side(e.side)}.`;
    case 'activated':
      return `${name(e.ship)} is activated.`;
    case 'moved':
      return `${name(e.ship)} ${movedWords(e)}.`;
    case 'tokenLost':
      return `${name(e.ship)} loses its ${TOKEN_NAMES[e.token]} order.`;
    case 'collided':
      return e.how === 'contact'
        ? `${name(e.mover)} and ${name(e.target)} collide.`
        : `${name(e.mover)} drifts too close to ${name(e.target)}: they scrape.`;
    case 'wrecked':
      return `${name(e.ship)} drifts into ${solidOf(e.strength)} of Strength ${e.strength}.`;
    case 'certain':
      return e.wounds === 0
        ? `Nothing can happen to ${name(e.ship)}: no die is rolled.`
        : `${name(e.ship)} is certain to suffer: no die is rolled.`;
    case 'boarded':
      return `${name(e.ship)} boards ${name(e.target)}.`;
    case 'leftTheBoard':
      return `${name(e.ship)} drifts over the edge.`;
    case 'escaped':
      return `${name(e.ship)} escapes over the far edge.`;
    case 'opportunity':
      return `${name(e.ship)} strikes after ${name(e.target)} with ${e.dice} ${e.dice === 1 ? 'die' : 'dice'}.`;
    case 'shot':
      return `${name(e.shooter)} fires its ${weaponOnShip(config, e.shooter, e.weapon)} at ${name(e.target)}.`;
    case 'redirected':
      return `The shot is passed from ${name(e.from)} to ${name(e.to)}.`;
    case 'astray':
      return `The shot goes astray: it strikes ${name(e.struck)}.`;
    case 'tooTough':
      return `${name(e.target)} is too tough for this weapon.`;
    case 'cast':
      return `${name(e.caster)} casts ${powerName(e.power)} on ${name(e.target)} for ${e.cost} Affinity.`;
    case 'powerTook':
      return `${powerName(e.power)} takes effect on ${name(e.on)}.`;
    case 'ionHit':
      return `${name(e.ship)} is shaken by ions: one order only in the next round.`;
    case 'wounded':
      return `${name(e.ship)} loses ${manyWords(e.wounds, 'Wound')}; ${e.left} left.`;
    case 'dying':
      return `${name(e.ship)} is breaking up.`;
    case 'destroyed':
      return e.by === null ? `${name(e.ship)} is destroyed.` : `${name(e.ship)} is destroyed by ${name(e.by)}.`;
    case 'fought':
      return `Boarding fight: ${e.ships.map((ships) => listed(ships.map(name))).join(' against ')}.`;
    case 'crewLost':
      return `The station’s crew falls back before ${side(e.by)}: ${e.left} left.`;
    case 'held':
      return e.side === null ? 'Nobody holds the station.' : `The station is held by ${side(e.side)}.`;
    case 'conceded':
      return `${seatName(config, e.seat)}: given up.`;
    case 'over':
      return e.winner === null
        ? `The battle is a draw${e.reason === 'bothDestroyed' ? ': both fleets are gone' : ''}.`
        : `Victory for ${side(e.winner)}: ${REASONS[e.reason] ?? e.reason}.`;
    case 'allotted':
      return `A wound for ${name(e.to)}; ${e.left} left to share out.`;
    default:
      return narrateCore(e, names);
  }
};
