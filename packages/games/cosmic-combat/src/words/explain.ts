/** Why something cannot be done, in one sentence: what, the fact that forbids it, the rule. */

import { because, explainCore, otherQuestion } from '@muster/dwethia';
import { explainMalformed } from '@muster/kernel';
import type { BoardFault, CastFault, CosmicRefusal, DeployFault, FireFault, MoveFault } from '../state/types.ts';
import { inches } from './bearings.ts';
import { listed, powerName } from './names.ts';

const DEPLOYS: { readonly [F in DeployFault]: string } = {
  deployed: 'it is on the board already',
  outOfZone: 'it must lie wholly in the zone of its side (CC-14)',
  onSolid: 'an asteroid or a wreck lies there (X-252)',
  near: 'another ship is within 1 in (X-252)',
};

const MOVES: { readonly [F in MoveFault]: string } = {
  noToken: 'it has no Move order left (CC-24)',
  rooted: 'it is rooted (X-249)',
  held: 'it is in a boarding and stays put (X-221)',
  docked: 'it does not move (CC-04)',
  notAFighter: 'only fighters fly freely (CC-34)',
  tooFar: 'it is farther than its Move (CC-32)',
  zone: 'it would come within 1 in of another ship (X-213)',
  base: 'another ship is in its path (CC-35)',
  solid: 'an asteroid or a wreck is in its path (X-207)',
  edge: 'the edge is in its path (X-207)',
  tooFarRound: 'it turns 90° at most (X-06)',
  noContact: 'it would not reach the ship that it is to ram (X-215)',
  notAnEnemy: 'only enemies are rammed on purpose (X-214)',
  notAFreighter: 'only freighters leave by the far edge (X-259)',
  minMove: 'with a Move order it goes 1 in at least (X-56)',
};

const BOARDS: { readonly [F in BoardFault]: string } = {
  noToken: 'the ship has no Board order left (CC-26)',
  second: 'a ship boards once in a round (CC-39)',
  noAggressors: 'the ship has no Aggressors (CC-26)',
  notBoardable: 'fighters cannot be boarded (CC-38)',
  notAnEnemy: 'only enemies are boarded (CC-36)',
  locked: 'the ship is locked in a boarding already (X-223)',
  rooted: 'the ship is rooted (X-249)',
  outOfReach: 'it is farther than half a move, or a quarter astern (X-219)',
  inTheWay: 'something lies between them (X-219)',
};

const FIRES: { readonly [F in FireFault]: string } = {
  noWeapon: 'it has no such weapon',
  noToken: 'it has no Fire order left (CC-25)',
  fired: 'this weapon has fired with this order (X-230)',
  spent: 'this weapon is used up',
  locked: 'it is locked in a boarding (CC-52)',
  blind: 'it lies in a nebula (X-234)',
  cast: 'it has cast a power in this phase (DW-86)',
  movedTooFar: 'it has moved too far for this weapon (DW-66)',
  notAnEnemy: 'the target is no enemy',
  dying: 'the target is breaking up (X-236)',
  outOfRange: 'the target is out of range',
  outOfArc: 'the target is in none of the weapon’s arcs (X-229)',
  obscured: 'the target lies in a nebula (X-234)',
  blocked: 'an asteroid blocks the line (X-233)',
  friendInTheWay: 'a friend is in the way, and this faction does not shoot past friends (DW-68)',
  inCombat: 'the target is in a boarding, and this faction does not shoot into those (DW-71)',
  tooTough: 'the target is too tough for this weapon (DW-59)',
  otherShip: 'another ship is still shooting (CC-51)',
};

const CASTS: { readonly [F in CastFault]: string } = {
  unknown: 'this ship does not know it (DW-84)',
  alreadyCast: 'a ship casts one power in a round (X-245)',
  hasShot: 'it has shot in this phase (DW-86)',
  tooDear: 'there is not enough Affinity',
  wrongPhase: 'it is not cast at this point (X-245)',
  noTarget: 'it needs an enemy on the board',
  outOfRange: 'the target is out of range (X-246)',
  unseen: 'the target cannot be seen (X-246)',
  obscured: 'the target lies in a nebula (X-234)',
  blind: 'the caster lies in a nebula (X-234)',
  notLockedWith: 'a caster in a boarding reaches only the ships it is locked with (DW-87)',
  immune: 'Null Monks keep powers off the target (DW-26)',
  noUpcharge: 'it cannot be upcharged so far (X-248)',
};

type Stuck = Extract<CosmicRefusal, { code: 'cannotMove' }>;

/** Who is in the way, and how far it goes instead. */
const movedWhy = ({ why, by, farthest }: Stuck): string => {
  const [fact, rule = ''] = MOVES[why].split(/(?= \([A-Z]+-\d+\)$)/);
  const who = by === undefined ? '' : `, ${by}`;
  const instead = farthest === undefined ? '' : `; it can go ${inches(farthest)}`;
  return `${fact}${who}${instead}${rule}`;
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
      return otherQuestion(r.rule, `is ${r.asked}`);
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
      return because('This answers no open question', r.rule, 'asked for is who takes a wound');
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
