/** Why something cannot be done, in one sentence: what, the fact that forbids it, the rule. */

import { manyWords } from '@muster/dwethia';
import { explainMalformed } from '@muster/kernel';
import { costWords } from '../build/words.ts';
import type {
  BuildFault,
  CastFault,
  ConquestRefusal,
  HarvestFault,
  PlaceFault,
  ResearchFault,
  SetUpFault,
  ShootFault,
  WalkFault,
} from '../state/types.ts';
import { inches, listed, nodeName, powerName, researchName, tagOf } from './names.ts';

const SETS_UP: { readonly [F in SetUpFault]: string } = {
  unknown: 'there is no such thing',
  offLattice: 'places are counted in half inches',
  offBoard: 'it must lie wholly on the board',
  wrongHalf: 'it must lie wholly in the own half',
  wrongQuarter: 'it must lie inside one quarter',
  quarterFull: 'this quarter has its share already',
  tooNear: 'something else is too near',
  nearCentre: 'it is too near the middle of the board',
  nearEdge: 'it must touch the edge or stay 2 in away from it',
  impassable: 'the ground there is impassable',
  city: 'the city lies there',
  tooManyImpassable: 'one impassable piece in each quarter is enough',
  tooFarFromEdge: 'it must lie wholly within 18 in of the own edge',
  nearNode: 'a node is nearer than 1 in',
  tooFarFromHq: 'it is more than 6 in from the headquarters',
  nearEnemy: 'an enemy is within 1 in',
  occupied: 'another base is there',
  notStartingForce: 'it is not of the starting force',
  tooDear: 'it costs more than is left of the points of the starting force',
  tooMany: 'no more of these are allowed',
};

const RESEARCHES: { readonly [F in ResearchFault]: string } = {
  unknown: 'there is no such research',
  otherFaction: 'it is another faction’s',
  known: 'it is known already',
  tooDear: 'the bank cannot pay for it',
  noUnit: 'it must name a type of unit where it asks for one, and none where it does not',
};

const WALKS: { readonly [F in WalkFault]: string } = {
  tooLong: 'it is farther than it can go',
  edge: 'the edge of the board is in its path (CQ-44)',
  impassable: 'impassable ground is in its path (X-315)',
  enemy: 'an enemy is in its path (CQ-40)',
  building: 'a building is in its path (X-315)',
  zone: 'it would pass within half an inch of an enemy (CQ-41)',
  closer: 'it would come closer to an enemy it is leaving (X-317)',
  occupied: 'another base is there (CQ-40)',
  mustEngage: 'it would end in contact with an enemy, so it must engage (X-316)',
  nobodyToEngage: 'nobody is there to be engaged (X-316)',
  pinned: 'it is engaged and stays where it is (X-318)',
  rooted: 'it is rooted (X-364)',
  notWhole: 'places are whole hundredths of a millimetre',
  empty: 'it goes nowhere',
};

const HARVESTS: { readonly [F in HarvestFault]: string } = {
  unknown: 'there is no such node',
  harvested: 'it has harvested in this phase (CQ-32)',
  pinned: 'it is engaged (X-318)',
  inContact: 'an enemy is in contact with it (X-320)',
  noHarvest: 'it cannot harvest (CQ-33)',
  tooFar: 'the node is more than 1 in away (X-320)',
  served: 'the node has served this side in this phase (X-321)',
  carrying: 'it carries as much as it can (X-324)',
  notFree: 'the relic does not lie free (X-320)',
  corrupt: 'it is corrupted (X-365)',
};

const SHOOTS: { readonly [F in ShootFault]: string } = {
  noWeapon: 'it has no ranged weapon',
  new: 'it was placed in this round (X-335)',
  hasShot: 'it has shot in this phase (CQ-48)',
  hasCast: 'it has cast a power in this phase (DW-86)',
  hasBuilt: 'it builds in this phase (CQ-45)',
  movedTooFar: 'it has moved too far for this weapon (DW-66)',
  notAnEnemy: 'the target is no enemy',
  dying: 'the target is dying (X-336)',
  outOfRange: 'the target is out of range',
  noArc: 'its weapon does not fire in an arc (CQ-53)',
  blocked: 'impassable ground blocks every line (X-337)',
  obscured: 'the target is hidden in mist (X-337)',
  protected: 'a friend beside the Commander protects it (X-347)',
  notInContact: 'in contact with an enemy, it shoots at nobody else (X-343)',
  inCombat: 'the target is in combat, and this faction does not shoot into combat (X-344)',
  friendInTheWay: 'a friend is in the way, and this faction does not shoot past friends (X-345)',
  tooTough: 'the target is too tough for this weapon (DW-59)',
};

const CASTS: { readonly [F in CastFault]: string } = {
  unknown: 'this unit does not know it (DW-84)',
  alreadyCast: 'this unit has cast a power in this round (DW-85)',
  hasActed: 'this unit has shot or built in this phase (X-330)',
  hasMoved: 'this unit has walked in this phase, and it takes the place of all legs (X-314)',
  pinned: 'this unit is engaged and stays where it is (X-318)',
  new: 'this unit was placed in this round (X-335)',
  tooDear: 'there is not enough Affinity in the pool (DW-89)',
  wrongPhase: 'it belongs to another phase',
  noTarget: 'it needs a target that stands on the board',
  wrongTarget: 'it cannot be cast on this target',
  outOfRange: 'the target is out of range',
  blocked: 'impassable ground blocks every line (X-337)',
  obscured: 'the target is hidden in mist (X-337)',
  protected: 'a friend beside the Commander protects it (X-347)',
  unnameable: 'Silence lies over the target',
  notInContact: 'beside an enemy, the caster may aim at nobody else (DW-87)',
  inCombat: 'the target is in combat, and this faction does not shoot into combat (X-344)',
  friendInTheWay: 'a friend is in the way, and this faction does not shoot past friends (X-345)',
  noUpcharge: 'it cannot be charged any higher',
  noPlace: 'nobody can stand there',
  zone: 'it would end within half an inch of an enemy (CQ-41)',
  mustEngage: 'it would end in contact with an enemy, so it must engage (X-316)',
  nobodyToEngage: 'nobody is there to be engaged (X-316)',
  noUnit: 'no such unit can be raised',
  useless: 'it would change nothing',
};

const BUILDS: { readonly [F in BuildFault]: string } = {
  notABuilder: 'it builds nothing (X-331)',
  notOffered: 'others build that, or nobody of its faction (X-331)',
  tooDear: 'the bank cannot pay for it',
  overLimit: 'it would exceed the point limit (X-310)',
  tooMany: 'no more of these are allowed (X-309)',
  hasBuilt: 'it has built in this phase (X-333)',
  hasShot: 'it has shot in this phase (CQ-45)',
  hasCast: 'it has cast a power in this phase (X-330)',
  inContact: 'an enemy is in contact with it (X-332)',
  corrupt: 'it is corrupted (X-365)',
  noNode: 'it must name a Mine or Gas Vein (X-322)',
  nodeTaken: 'the deposit has one already (X-322)',
  tooFarFromNode: 'no place beside it is within 1 in of the deposit (X-322)',
  new: 'it was placed in this round (X-335)',
};

const PLACES: { readonly [F in PlaceFault]: string } = {
  tooFar: 'it is more than 1 in from its builder (X-334)',
  occupied: 'another base is there (X-334)',
  impassable: 'the ground there is impassable (X-334)',
  edge: 'it must lie wholly on the board (X-334)',
  node: 'a deposit lies there (X-305)',
  city: 'the city lies there (X-334)',
  tooFarFromNode: 'the deposit is more than 1 in away (X-322)',
};

/** What is to be decided, by the kind of decision. */
const ASKED: Readonly<Record<string, string>> = {
  muster: 'which scenario and missions to play for',
  edge: 'which edge to take',
  placeTerrain: 'where a piece of terrain lies',
  placeNode: 'where a node lies',
  placeHq: 'where the headquarters stands',
  deploy: 'which unit of the starting force comes next',
  research: 'what to research',
  activate: 'which unit is active next',
  move: 'what the active unit does',
  surge: 'whether to Surge',
  surgeAnswer: 'whether to answer the Surge',
  wager: 'how much Destiny to wager',
  shootBuild: 'what to shoot, cast or build',
  friendlyHit: 'which friend the shot strikes',
  place: 'where the product stands',
  resolve: 'whether to spend Destiny on this wound',
  support: 'which fight the unit joins',
  selectFight: 'which fight comes next',
  resist: 'whether to resist',
  raise: 'how many points to add',
};

const sentence = (r: ConquestRefusal): string => {
  switch (r.code) {
    case 'malformed':
      return explainMalformed(r);
    case 'notAsked':
      return 'Nothing is asked of this seat now.';
    case 'over':
      return 'The war is over.';
    case 'otherDecision':
      return `It must be decided first ${ASKED[r.asked] ?? r.asked} (${r.rule}).`;
    case 'noSuchModel':
      return `${tagOf(r.model)} cannot be chosen here: there is no such model, or another decides for it (${r.rule}).`;
    case 'wrongMissions':
      return 'Two different missions must be chosen, common ones or the own faction’s (CQ-15).';
    case 'cannotSetUp':
      return `This ${r.what === 'hq' ? 'headquarters' : r.what} cannot be set up there: ${SETS_UP[r.why]} (${r.rule}).`;
    case 'cannotResearch':
      return `${researchName(r.item)} cannot be researched: ${RESEARCHES[r.why]}.`;
    case 'cannotActivate':
      return `${tagOf(r.model)} cannot be activated now (X-313).`;
    case 'cannotWalk': {
      const far =
        r.cost === undefined || r.limit === undefined ? '' : `: ${inches(r.cost)} of ${inches(r.limit)} (X-314)`;
      return `${tagOf(r.model)} cannot go there: ${WALKS[r.why]}${far}.`;
    }
    case 'cannotHarvest':
      return `${tagOf(r.model)} cannot use ${nodeName(r.node)}: ${HARVESTS[r.why]}.`;
    case 'cannotSurge':
      return `${tagOf(r.model)} cannot surge now (X-327).`;
    case 'tooMuchWagered':
      return `At most ${r.most} can be wagered: that is all the Destiny there is (CQ-72).`;
    case 'cannotShoot':
      return `${tagOf(r.model)} cannot shoot at ${tagOf(r.target)}: ${SHOOTS[r.why]}.`;
    case 'cannotCast':
      return `${powerName(r.power)} cannot be cast: ${CASTS[r.why]}.`;
    case 'cannotBuild': {
      const missing = r.missing === undefined ? '' : `: ${costWords(r.missing)} short`;
      return `${tagOf(r.model)} cannot build it: ${BUILDS[r.why]}${missing}.`;
    }
    case 'cannotPlace':
      return `It cannot be placed there: ${PLACES[r.why]}.`;
    case 'notAFriend':
      return `${tagOf(r.model)} is not beside the target (X-344).`;
    case 'noSuchFight':
      return 'There is no such fight to choose.';
    case 'noAllot':
      return 'A wound must be allotted first (X-356).';
    case 'notAmong':
      return `The wound cannot go to ${tagOf(r.to)}: it goes to ${listed(r.among.map(tagOf))} (X-356).`;
    case 'noGoFirst':
      return 'Who goes first must be decided first (DW-32).';
    case 'noReroll':
      return 'It must be decided first which dice are rolled again (DW-79).';
    case 'tooManyDice':
      return `At most ${r.most} ${r.most === 1 ? 'die' : 'dice'} can be rolled again (DW-79).`;
    case 'noAnswer':
      return `It must be decided first ${ASKED[r.asked]}.`;
    case 'cannotResist':
      return 'This side cannot resist the power (DW-91).';
    case 'feeIsOne':
      return 'To resist costs one point at least (DW-91).';
    case 'tooMuch':
      return `At most ${manyWords(r.most, 'point')} can be spent.`;
    case 'onePointOnly':
      return 'One point at a time (X-21).';
  }
};

/** The rule at the end, where the sentence has not named one; what a bank lacks is reason enough. */
export const explain = (r: ConquestRefusal): string => {
  const words = sentence(r);
  const isWhole = r.rule === null || r.code === 'cannotBuild' || /\((?:DW|CQ|X)-\d/.test(words);
  return isWhole ? words : words.replace(/\.$/, ` (${r.rule}).`);
};
