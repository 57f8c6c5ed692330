/** What a refusal of set-up says to a player, without the rule and the full stop. */

import { inch, type Length, type PieceFault } from '@muster/geometry';
import type { Sentences, SetupFacts } from '../state/refusal.ts';

const FAULTS: Readonly<Record<PieceFault, string>> = {
  tooFewCorners: 'it has fewer than three corners',
  notWhole: 'its corners are not whole hundredths of a millimetre',
  tooFar: 'it lies too far away',
  notConvex: 'its corners must turn left all the way round',
  tooThin: 'it is too thin',
};

/** A tenth of an inch is enough for the limits of set-up, which are all whole inches. */
const inches = (length: Length): string => `${Math.round((length * 10) / inch(1)) / 10} in`;

export const SETUP_SENTENCES: Sentences<keyof SetupFacts> = {
  notYourDecision: () => 'This is not yours to decide now',
  scenarioPlayers: (f) => `${f.name} is not for ${f.players} players`,
  scenarioNotOfficial: (f) => `${f.name} is a stand-in of ours, and this battle takes official scenarios only`,
  emptyWarband: () => 'A warband needs at least one fighter',
  namesCount: (f) => `The warband has ${f.fighters} fighters, and the list of their names has ${f.names}`,
  nameLength: (f) => `A fighter’s name has 1 to ${f.most} characters, not ${f.length}`,
  nameUnprintable: () => 'A fighter’s name is of characters that can be printed on one line',
  tooManySlots: (f) => `The warband takes ${f.taken} slots, and there are ${f.slots}`,
  notOfficial: (f) => `${f.profile} is a stand-in of ours, and this battle takes official fighters only`,
  overLimit: (f) =>
    `${f.profile} may stand in a warband ${f.limit === 1 ? 'once' : `${f.limit} times`}, not ${f.count} times`,
  sharedLimit: (f) => `${f.profile} and ${f.with} share a limit of ${f.limit}, and there are ${f.count}`,
  terrainDoesNotFit: (f) => `${f.name} does not fit a battlefield for ${f.players} players`,
  badPiece: (f) => `A piece of feature ${f.feature} cannot be used: ${FAULTS[f.fault]}`,
  featureOffField: (f) => `Feature ${f.feature} has no part on the battlefield`,
  bannedNearCentre: (f) => `Feature ${f.feature} is an obstacle within ${inches(f.ban)} of the middle`,
  tooManyPieces: (f) => `The terrain has ${f.count} pieces, and ${f.most} are the most`,
  cutOff: () => 'A part of the battlefield is cut off from the rest',
  noRoomForObjects: (f) => `The terrain leaves no room for the ${f.count} treasures in the middle`,
  noRoomToDeploy: (f) =>
    `The terrain leaves room for ${f.room} fighters where a warband may have to deploy, and ${f.least} must find it`,
  notALongEdge: (f) => `The ${f.edge} edge is not a long one`,
  cornerTaken: (f) => `The ${f.corner} is taken`,
  placeOffField: () => 'The base would not lie wholly on the battlefield',
  placeOnBody: () => 'Something stands there already',
  placeOnPiece: () => 'There is an obstacle in that place',
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
