/** Why something cannot be done, in one sentence. */

import { because, explainCore, otherQuestion } from '@muster/dwethia';
import { explainMalformed } from '@muster/kernel';
import type { HeroesDecision } from '../state/commands.ts';
import type { CastFault, HeroesRefusal, MoveFault, ShotFault } from '../state/types.ts';
import { ASKED } from './asked.ts';
import { powerName, weaponName } from './names.ts';

const SHOTS: { readonly [F in ShotFault]: string } = {
  noWeapon: 'this model does not carry it',
  alreadyCast: 'the model fights and has cast a power, which is instead of a shot',
  usedUp: 'it is used up',
  movedTooFar: 'the model has moved too far for it',
  engaged: 'the model is engaged, and only light weapons fire then',
  notAnEnemy: 'the target is no enemy',
  offBoard: 'the target is not on the board',
  outOfRange: 'the target is out of range',
  noArc: 'it cannot be fired in an arc',
  obscured: 'the target stands in something that obscures it',
  blinded: 'the model itself stands in something that obscures it',
  blocked: 'nothing of the target can be seen',
  friendInTheWay: 'a friend stands in the way, and this faction does not shoot past friends',
  inCombat: 'the target stands beside a friend, and this faction does not shoot into combat',
  notQuick: 'only a Quick Shot is fired by the dying',
};

const CASTS: { readonly [F in CastFault]: string } = {
  unknown: 'this model does not know it',
  alreadyCast: 'a model casts one power in an activation',
  tooDear: 'there is not enough Affinity',
  wrongPhase: 'it is not cast at this point',
  noTarget: 'it needs another target',
  outOfRange: 'the target is out of range',
  unseen: 'the target cannot be seen',
  obscured: 'something obscures the target or the caster',
  immune: 'powers do not touch one who is null',
  notAdjacent: 'an engaged caster reaches only itself and the enemies beside it',
  noUpcharge: 'it cannot be upcharged',
  rooted: 'the caster is rooted',
  noPlace: 'there is no free place for it',
  unhurt: 'the target has all its Wounds',
};

const MOVES: { readonly [F in MoveFault | 'rooted']: string } = {
  outOfReach: 'it is out of reach',
  rooted: 'the model is rooted',
  offBoard: 'it is not on the board',
  notNext: 'the path has a hole in it',
  cannotStand: 'nobody of this size can stand there',
  occupied: 'somebody stands there',
  closedCorner: 'the corner is closed',
  noGap: 'there is no gap to cross there',
  leapBlocked: 'something blocks the leap',
  mustEnd: 'the path must end beside the first enemy',
  cannotEnd: 'a move cannot end there',
  tooDear: 'it costs more movement than there is',
  noJump: 'no jump leads there',
};

export const explain = (r: HeroesRefusal): string => {
  switch (r.code) {
    case 'malformed':
      return explainMalformed(r);
    case 'notAsked':
      return 'This seat is not asked for anything now.';
    case 'over':
      return 'The battle is over (HR-16).';
    case 'otherDecision':
      return otherQuestion(r.rule, ASKED[r.asked as HeroesDecision['kind']]);
    case 'noTerrainThere':
      return because(
        'This piece may not lie there',
        r.rule,
        'pieces lie outside the zones and leave a space between each other',
      );
    case 'noMarkerThere':
      return because(
        'No marker may lie there',
        r.rule,
        'one lies in each quarter of the enemy half, outside the zones, 6 spaces from the others, where one can stand',
      );
    case 'badObjectives':
      return because('These objectives cannot be sealed', r.rule, r.problem);
    case 'notSelectable':
      return because(`${r.model} cannot be activated`, r.rule, 'it has acted, is gone, or cannot enter');
    case 'claimMade':
      return because('This seat cannot claim', r.rule, 'the seal is open, or another speaks for the side');
    case 'cannotEnter':
      return because('The model cannot enter there', r.rule, 'it enters its own zone, free and beside no enemy');
    case 'cannotChoose':
      return because(`It cannot ${r.choice}`, r.rule, 'nothing would come of it');
    case 'cannotMove':
      return because('The model cannot go there', r.rule, MOVES[r.fault]);
    case 'noSuchModel':
      return `There is no model ${r.model}.`;
    case 'cannotShoot':
      return because(`The ${weaponName(r.weapon)} cannot be fired so`, r.rule, SHOTS[r.why]);
    case 'cannotCast':
      return because(`${powerName(r.power)} cannot be cast so`, r.rule, CASTS[r.why]);
    case 'cannotStrike':
      return because(`${r.target} cannot be struck`, r.rule, 'it is no enemy in reach');
    case 'mustAttack':
      return because(
        `${r.target} must be attacked`,
        r.rule,
        'a Mage Slayer attacks the nearest enemy with Affinity that it can',
      );
    case 'cannotRedirect':
      return because(
        `The shot cannot be passed to ${r.to}`,
        r.rule,
        'only to an ally beside the target that could be shot itself',
      );
    case 'notAFriend':
      return because(`${r.model} cannot be struck instead`, r.rule, 'it is no friend beside the target');
    case 'cannotPlace':
      return because('That place cannot be taken', r.rule, 'it is not free, or too far');
    case 'cannotResist':
      return because(`${r.by} cannot resist`, r.rule, 'it is too far away, or has no Faith or Affinity');
    default:
      return explainCore(r);
  }
};
