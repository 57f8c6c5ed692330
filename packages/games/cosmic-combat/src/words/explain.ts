/** Why something cannot be done, in one sentence: what, the fact that forbids it, and the rule that the refusal names. */

import { because, explainCore, otherQuestion } from '@muster/dwethia';
import { explainMalformed } from '@muster/kernel';
import type { CosmicDecision } from '../state/commands.ts';
import type { BoardFault, CastFault, CosmicRefusal, DeployFault, FireFault, MoveFault } from '../state/types.ts';
import { ASKED } from './asked.ts';
import { inches } from './bearings.ts';
import { listed, powerName } from './names.ts';

const DEPLOYS: { readonly [F in DeployFault]: string } = {
  deployed: 'it is on the board already',
  outOfZone: 'it must lie wholly in the zone of its side',
  onSolid: 'an asteroid or a derelict lies there',
  near: 'another ship is within 1 in',
};

const MOVES: { readonly [F in MoveFault]: string } = {
  noToken: 'it has no Move order left',
  rooted: 'it is rooted',
  held: 'it is in a boarding and stays put',
  immobile: 'it has no Move',
  notAFighter: 'only fighters fly freely',
  tooFar: 'its Move does not take it so far',
  tooFarBack: 'it goes back by a quarter of its Move at most',
  zone: 'it would come within 1 in of another ship',
  base: 'another ship is in its path',
  solid: 'an asteroid or a derelict is in its path',
  edge: 'the edge is in its path',
  tooFarRound: 'it turns 90° at most',
  noContact: 'it would not reach the ship that it is to ram',
  notAnEnemy: 'only enemies are rammed on purpose',
  notAFreighter: 'only freighters leave by the far edge',
  minMove: 'with a Move order it goes 1 in at least',
};

const BOARDS: { readonly [F in BoardFault]: string } = {
  noToken: 'the ship has no Board order left',
  second: 'a ship boards once in a round',
  noAggressors: 'the ship has no Aggressors',
  notBoardable: 'fighters cannot be boarded',
  notAnEnemy: 'only enemies are boarded',
  locked: 'the ship is locked in a boarding already',
  rooted: 'the ship is rooted',
  outOfReach: 'it is farther than half a move, or a quarter astern',
  inTheWay: 'something lies between them',
};

const FIRES: { readonly [F in FireFault]: string } = {
  noWeapon: 'it has no such weapon',
  noToken: 'it has no Fire order left',
  fired: 'this weapon has fired with this order',
  spent: 'this weapon is used up',
  locked: 'it is locked in a boarding',
  blind: 'it lies in a nebula',
  cast: 'it has cast a power in this phase',
  movedTooFar: 'it has moved too far for this weapon',
  notAnEnemy: 'the target is no enemy',
  dying: 'the target is breaking up',
  outOfRange: 'the target is out of range',
  outOfArc: 'the target is in none of the weapon’s arcs',
  obscured: 'the target lies in a nebula',
  blocked: 'an asteroid blocks the line',
  friendInTheWay: 'a friend is in the way, and this faction does not shoot past friends',
  inCombat: 'the target is in a boarding, and this faction does not shoot into those',
  tooTough: 'the target is too tough for this weapon',
  otherShip: 'another ship is still shooting',
};

const CASTS: { readonly [F in CastFault]: string } = {
  unknown: 'this ship does not know it',
  alreadyCast: 'a ship casts one power in a round',
  hasShot: 'it has shot in this phase',
  tooDear: 'there is not enough Affinity',
  wrongPhase: 'it is not cast at this point',
  noTarget: 'it needs an enemy on the board',
  outOfRange: 'the target is out of range',
  unseen: 'the target cannot be seen',
  obscured: 'the target lies in a nebula',
  blind: 'the caster lies in a nebula',
  notNear: 'a caster near enemies reaches only those',
  immune: 'Null Monks keep powers off the target',
  noUpcharge: 'it cannot be upcharged so far',
};

type Stuck = Extract<CosmicRefusal, { code: 'cannotMove' }>;

/** Who is in the way, and how far it goes instead. */
const movedWhy = ({ why, by, farthest }: Stuck): string => {
  const who = by === undefined ? '' : `, ${by}`;
  const instead = farthest === undefined ? '' : `; it can go ${inches(farthest)}`;
  return `${MOVES[why]}${who}${instead}`;
};

const count = (n: number, one: string): string => (n === 1 ? `one ${one}` : `${n} ${one}s`);

export const explain = (r: CosmicRefusal): string => {
  switch (r.code) {
    case 'malformed':
      return explainMalformed(r);
    case 'notAsked':
      return 'This seat is not asked for anything now.';
    case 'over':
      return 'The battle is over (CC-11).';
    case 'otherDecision':
      return otherQuestion(r.rule, ASKED[r.asked as CosmicDecision['kind']]);
    case 'noSuchShip':
      return because(`${r.ship} cannot do that`, r.rule, 'there is no such ship to command now');
    case 'cannotDeploy':
      return because(`${r.ship} cannot be deployed there`, r.rule, DEPLOYS[r.why]);
    case 'wrongTokens':
      return because(`${r.ship} cannot have these orders`, r.rule, `it gets exactly ${count(r.count, 'order')}`);
    case 'wrongArrows':
      return because(
        `The shields of ${r.ship} cannot be set so`,
        r.rule,
        r.count === 0 ? 'it has no Shield order' : `it turns exactly ${count(r.count, 'shield')}`,
      );
    case 'notAllReady':
      return because('This cannot be confirmed', r.rule, `still without are ${listed(r.ships)}`);
    case 'cannotActivate':
      return because(`${r.ship} cannot be activated`, r.rule, 'it has moved already, or is not on the board');
    case 'cannotMove':
      return because(`${r.ship} cannot move so`, r.rule, movedWhy(r));
    case 'cannotBoard':
      return because(`${r.target} cannot be boarded`, r.rule, BOARDS[r.why]);
    case 'cannotFire':
      return because(`${r.ship} cannot fire so`, r.rule, FIRES[r.why]);
    case 'cannotCast':
      return because(`${powerName(r.power)} cannot be cast so`, r.rule, CASTS[r.why]);
    case 'cannotRedirect':
      return because(
        `The shot cannot be passed to ${r.to}`,
        r.rule,
        'only to a friend within 1 in of the target that could be shot itself',
      );
    case 'notAFriend':
      return because(`${r.ship} cannot be struck instead`, r.rule, 'it is no friend in this boarding');
    case 'notALeaver':
      return because(`${r.target} cannot be struck now`, r.rule, 'it has not broken off from this ship');
    case 'noSuchFight':
      return because(`No fight of ${r.fight} is left`, r.rule, 'a fight is named by one of its ships');
    case 'noAllot':
      return otherQuestion(r.rule, ASKED.allot);
    case 'notAmong':
      return because(
        `${r.to} cannot take this wound`,
        r.rule,
        `it goes to ${listed(r.among).replace(/ and /, ' or ')}`,
      );
    case 'cannotResist':
      return because(
        'This power cannot be resisted',
        r.rule,
        'there is no Faith or Affinity, or nobody is near enough',
      );
    default:
      return explainCore(r);
  }
};
