/** What a refusal of set-up says to a player, without the rule and the full stop. */

import { inch } from '@muster/geometry';
import type { Facts, MagewindsRefusal } from '../state/command.ts';

const FAULTS: Readonly<Record<string, string>> = {
  tooFewCorners: 'it has fewer than three corners',
  notWhole: 'its corners are not whole hundredths of a millimetre',
  tooFar: 'it lies too far away',
  notConvex: 'its corners must turn left all the way round',
  tooThin: 'it is too thin',
};

/** A tenth of an inch is enough for the limits of set-up, which are all whole inches. */
const inches = (length: string | number | undefined): string =>
  `${Math.round((Number(length) * 10) / inch(1)) / 10} in`;

const SENTENCES: Readonly<Record<string, (f: Facts) => string>> = {
  notYourDecision: () => 'This is not yours to decide now',
  notNow: (f) => `${f.command} has no place in this step of the set-up`,
  scenarioPlayers: (f) => `${f.name} is not for ${f.players} players`,
  scenarioNotOfficial: (f) => `${f.name} is a stand-in of ours, and this battle takes official scenarios only`,
  emptyWarband: () => 'A warband needs at least one fighter',
  tooManySlots: (f) => `The warband takes ${f.taken} slots, and there are ${f.slots}`,
  notOfficial: (f) => `${f.profile} is a stand-in of ours, and this battle takes official fighters only`,
  overLimit: (f) =>
    `${f.profile} may stand in a warband ${f.limit === 1 ? 'once' : `${f.limit} times`}, not ${f.count} times`,
  sharedLimit: (f) => `${f.profile} and ${f.with} share a limit of ${f.limit}, and there are ${f.count}`,
  terrainDoesNotFit: (f) => `${f.name} does not fit a battlefield for ${f.players} players`,
  badPiece: (f) => `A piece of feature ${f.feature} cannot be used: ${FAULTS[String(f.fault)] ?? f.fault}`,
  pieceOffField: (f) => `A piece of feature ${f.feature} reaches over the edge of the battlefield`,
  bannedNearCentre: (f) => `Feature ${f.feature} is an obstacle within ${inches(f.ban)} of the middle`,
  tooManyPieces: (f) => `The terrain has ${f.count} pieces, and ${f.most} are the most`,
  cutOff: () => 'A part of the battlefield is cut off from the rest',
  noRoomForObjects: (f) => `The terrain leaves no room for the ${f.count} treasures in the middle`,
  noRoomToDeploy: (f) =>
    `The terrain leaves room for ${f.room} fighters where a warband may have to deploy, and ${f.least} must find it`,
  notALongEdge: (f) => `The ${f.edge} edge is not a long one`,
  cornerTaken: (f) => `The ${f.corner} is taken`,
  notWhole: () => 'A place must be whole hundredths of a millimetre',
  offField: () => 'The base would not lie wholly on the battlefield',
  onBody: () => 'Something stands there already',
  onPiece: () => 'There is an obstacle in that place',
  tooFarFromCentre: (f) => `It must lie ${f.wholly ? 'wholly ' : ''}within ${inches(f.most)} of the middle`,
  tooNearObjects: (f) => `It must lie ${inches(f.least)} or more from the others`,
  notYourFighter: () => 'That is no fighter of your warband',
  notInReserve: (f) => `${f.name} has been deployed already`,
  outsideTerritory: () => 'The whole base must be in your own territory',
  tooFarFromCorner: (f) => `It must be within ${inches(f.most)} of your corner`,
  tooNear: (f) => `It must be ${inches(f.least)} or more from ${f.what}`,
  notInEnemyTerritory: () => 'A fragment must lie in your opponent’s territory',
  tooNearEdge: (f) => `A fragment must lie ${inches(f.least)} or more from the edge`,
  tooNearOthers: (f) =>
    `A fragment must lie ${inches(f.fragments)} or more from other fragments and ${inches(f.fighters)} or more from every fighter`,
};

export const SETUP_CODES: readonly string[] = Object.keys(SENTENCES);

/** undefined for a refusal that is not of set-up. */
export const setupSentence = (r: MagewindsRefusal): string | undefined =>
  Object.hasOwn(SENTENCES, r.code) ? SENTENCES[r.code]!(r.facts) : undefined;
