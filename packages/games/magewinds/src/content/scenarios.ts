/** The scenarios of Into the Tempest (MW 0.5), our stand-in for Deathmatch among them: what set-up needs, and our words. */

import { inch, type Length } from '@muster/geometry';

export const SCENARIO_IDS = [
  'deathmatch',
  'king-of-the-hill',
  'the-prize',
  'treasure-dash',
  'fragment-frenzy',
  'hold-the-line',
  'battle-royale',
  'treasure-clash',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** How the battlefield is shared out: Player 2 splits it (MW-R88), the Defender names an edge, or each takes a corner or a quarter. */
export type Sharing = 'halves' | 'edge' | 'corners' | 'quarters';

export interface ObjectRule {
  readonly kind: 'treasure' | 'fragment';
  readonly count: { readonly fixed: number; readonly perPlayer: number };
  /** By Player 2 alone, in turn from Player 2 on, or at the beginning of each round. */
  readonly placed: 'byPlayer2' | 'inTurn' | 'eachRound';
  /** From the centre of the battlefield; null where it is not measured from there. */
  readonly most: Length | null;
  /** The whole base within `most`. */
  readonly wholly: boolean;
  /** From the other objects of this kind. */
  readonly apart: Length;
  /** All of that in our words. */
  readonly placing: string;
}

export interface DeploymentRule {
  /** One fighter each in turn, or one whole warband after the other. */
  readonly turns: 'alternate' | 'whole';
  /** Who begins: the place in the roll-off. */
  readonly first: 0 | 1;
  readonly keepFrom: 'centre' | 'objects' | null;
  /** How far from that, at least. */
  readonly least: Length;
  /** Battle Royale: within this of the own corner; null: the whole base in the territory. */
  readonly nearCorner: Length | null;
}

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly source: 'official' | 'house';
  /** Of the page it was taken from. */
  readonly version: string;
  readonly players: readonly [least: number, most: number];
  readonly symmetrical: boolean;
  /** What it is about, in one line. */
  readonly objective: string;
  readonly setUp: string;
  readonly deploying: string;
  readonly special: string;
  readonly ending: string;
  /** No obstacle within this of the centre; 0: anywhere. */
  readonly terrainBan: Length;
  /** A marker lies on the centre of the battlefield. */
  readonly marker: boolean;
  /** At the end of this round it is decided, unless it goes on; null: it has none. */
  readonly lastRound: number | null;
  readonly sharing: Sharing;
  /** The Prize: the treasure lies before the territories are shared out. */
  readonly objectsFirst: boolean;
  readonly objects: ObjectRule | null;
  readonly deployment: DeploymentRule;
}

const alternate: DeploymentRule = { turns: 'alternate', first: 0, keepFrom: null, least: 0, nearCorner: null };
const awayFrom = (keepFrom: 'centre' | 'objects', inches: number): DeploymentRule => ({
  ...alternate,
  keepFrom,
  least: inch(inches),
});

const HALVES_TEXT =
  'Player 2 cuts the battlefield in two, lengthwise, widthwise or corner to corner, and gives each a half.';
const CARRIER_TEXT = 'Who carries a treasure has 1 in less Movement.';

/** ItT deathmatch.setup, ItT deathmatch.deployment */
const DEATHMATCH: Scenario = {
  id: 'deathmatch',
  name: 'Deathmatch',
  source: 'house',
  version: 'HOUSE 1',
  players: [2, 2],
  symmetrical: true,
  objective: 'Outlast the other warband.',
  setUp: `Player 1 places the terrain. ${HALVES_TEXT}`,
  deploying: 'In turn, one fighter each, Player 1 first: anywhere in your own half, however near the enemy.',
  special: 'Heroic last stand: while you have exactly one fighter left, your hand limit is 1 higher.',
  ending:
    'Over when a warband has lost all the fighters it began with, or after round 5. The most slots still standing win; ' +
    'then the warband that suffered less damage. Summoned fighters do not count.',
  terrainBan: 0,
  marker: false,
  lastRound: 5,
  sharing: 'halves',
  objectsFirst: false,
  objects: null,
  deployment: alternate,
};

/** ItT king-of-the-hill.setup, ItT king-of-the-hill.deployment */
const KING_OF_THE_HILL: Scenario = {
  id: 'king-of-the-hill',
  name: 'King of the Hill',
  source: 'official',
  version: '1.3.0',
  players: [2, 2],
  symmetrical: true,
  objective: 'Have the most fighters within 3 in of the marker in the middle.',
  setUp: `A marker lies in the middle. Player 1 places the terrain, no obstacle within 2 in of the marker. ${HALVES_TEXT}`,
  deploying: 'In turn, one fighter each, Player 1 first: in your own half, 6 in or more from the marker.',
  special: 'Each of your fighters within 1 in of the marker raises your hand limit by 1.',
  ending:
    'Over at the end of any round in which just one warband is within 3 in of the marker, else after round 3. The most ' +
    'fighters there win. Equal numbers, or nobody there: another round, until round 6 at most.',
  terrainBan: inch(2),
  marker: true,
  lastRound: 3,
  sharing: 'halves',
  objectsFirst: false,
  objects: null,
  deployment: awayFrom('centre', 6),
};

/** ItT the-prize.setup, ItT the-prize.deployment */
const THE_PRIZE: Scenario = {
  id: 'the-prize',
  name: 'The Prize',
  source: 'official',
  version: '1.4.0',
  players: [2, 2],
  symmetrical: true,
  objective: 'Hold the treasure at the end of round 3.',
  setUp:
    'Player 1 places the terrain, no obstacle within 3 in of the middle. Player 2 puts the treasure wholly within 3 in ' +
    `of the middle. ${HALVES_TEXT}`,
  deploying: 'In turn, one fighter each, Player 1 first: in your own half, 6 in or more from the treasure.',
  special: `${CARRIER_TEXT} While one of your fighters carries it, your hand limit is 1 higher.`,
  ending: 'Who holds the treasure after round 3 wins. If nobody does, the first warband to pick it up from then on.',
  terrainBan: inch(3),
  marker: false,
  lastRound: 3,
  sharing: 'halves',
  objectsFirst: true,
  objects: {
    kind: 'treasure',
    count: { fixed: 1, perPlayer: 0 },
    placed: 'byPlayer2',
    most: inch(3),
    wholly: true,
    apart: 0,
    placing: 'wholly within 3 in of the middle',
  },
  deployment: awayFrom('objects', 6),
};

/** ItT treasure-dash.setup, ItT treasure-dash.deployment */
const TREASURE_DASH: Scenario = {
  id: 'treasure-dash',
  name: 'Treasure Dash',
  source: 'official',
  version: '1.3.0',
  players: [2, 2],
  symmetrical: true,
  objective: 'Hold more of the five treasures than the enemy after round 3.',
  setUp:
    `Player 1 places the terrain. ${HALVES_TEXT} Then five treasures in turn, Player 2 first: within 4 in of the middle, ` +
    '2 in or more apart.',
  deploying: 'In turn, one fighter each, Player 1 first: in your own half, 6 in or more from the middle.',
  special: `A fighter carries one treasure at most. ${CARRIER_TEXT} Each treasure you hold raises your hand limit by 1.`,
  ending: 'The most treasures held after round 3 win. If equal, the first to hold more at the end of any turn.',
  terrainBan: 0,
  marker: false,
  lastRound: 3,
  sharing: 'halves',
  objectsFirst: false,
  objects: {
    kind: 'treasure',
    count: { fixed: 5, perPlayer: 0 },
    placed: 'inTurn',
    most: inch(4),
    wholly: false,
    apart: inch(2),
    placing: 'within 4 in of the middle, 2 in or more from the others',
  },
  deployment: awayFrom('centre', 6),
};

/** ItT fragment-frenzy.setup, ItT fragment-frenzy.deployment */
const FRAGMENT_FRENZY: Scenario = {
  id: 'fragment-frenzy',
  name: 'Fragment Frenzy',
  source: 'official',
  version: '1.3.1',
  players: [2, 2],
  symmetrical: true,
  objective: 'Collect the most fragments, which lie in the half of their finder.',
  setUp: `Player 1 places the terrain. ${HALVES_TEXT}`,
  deploying: 'In turn, one fighter each, Player 1 first: anywhere in your own half.',
  special:
    'At the beginning of each round the players place fragments in turn until five lie on the battlefield: in the ' +
    'other half, 2 in or more from the edge and from other fragments, 1 in or more from every fighter. Picking one up ' +
    'collects it. Every two you have collected raise your hand limit by 1.',
  ending: 'The most fragments collected after round 3 win. If equal, more rounds until they are not.',
  terrainBan: 0,
  marker: false,
  lastRound: 3,
  sharing: 'halves',
  objectsFirst: false,
  objects: {
    kind: 'fragment',
    count: { fixed: 5, perPlayer: 0 },
    placed: 'eachRound',
    most: null,
    wholly: false,
    apart: inch(2),
    placing:
      'in the half of the enemy, 2 in or more from the edge and from other fragments, 1 in or more from every fighter',
  },
  deployment: alternate,
};

/** ItT hold-the-line.setup, ItT hold-the-line.deployment */
const HOLD_THE_LINE: Scenario = {
  id: 'hold-the-line',
  name: 'Hold the Line',
  source: 'official',
  version: '1.3.0',
  players: [2, 2],
  symmetrical: false,
  objective: 'The Attacker (Player 1) must get half of the warband off the far edge; the Defender must not let it.',
  setUp: 'The Attacker places the terrain. The Defender names the long edge that is to be held.',
  deploying:
    'First the Defender, the whole warband wholly within 3 in of its edge; then the Attacker, everybody in contact with ' +
    'the opposite edge.',
  special:
    'The Attacker’s fighters may Escape, an action: in contact with the held edge they leave the battle unharmed. Each ' +
    'escape raises the Attacker’s hand limit by 1.',
  ending:
    'The Attacker wins when half of the fighters who began, rounded up, have escaped. The Defender wins as soon as that ' +
    'cannot happen any more, or at the end of round 3.',
  terrainBan: 0,
  marker: false,
  lastRound: 3,
  sharing: 'edge',
  objectsFirst: false,
  objects: null,
  deployment: { turns: 'whole', first: 1, keepFrom: null, least: 0, nearCorner: null },
};

/** ItT battle-royale.setup, ItT battle-royale.deployment */
const BATTLE_ROYALE: Scenario = {
  id: 'battle-royale',
  name: 'Battle Royale',
  source: 'official',
  version: '1.4.0',
  players: [3, 4],
  symmetrical: true,
  objective: 'Be the last warband standing, in the eye of the storm.',
  setUp:
    'Player 1 places the terrain, no obstacle within 3 in of the middle. Corners are taken in the order of the roll-off ' +
    'from Player 2 on, Player 1 last.',
  deploying: 'One whole warband after the other, Player 1 first: within 3 in of your corner.',
  special:
    'The storm strikes at the end of the Action Phase, 4 damage: in rounds 1 and 2 everybody within 3 in of an edge, later ' +
    'everybody who is not within 3 in of the middle. Each enemy your warband takes out raises your hand limit by 1 in the ' +
    'next round.',
  ending: 'The last warband with a fighter it began with wins.',
  terrainBan: inch(3),
  marker: true,
  lastRound: null,
  sharing: 'corners',
  objectsFirst: false,
  objects: null,
  deployment: { turns: 'whole', first: 0, keepFrom: null, least: 0, nearCorner: inch(3) },
};

/** ItT treasure-clash.setup, ItT treasure-clash.deployment */
const TREASURE_CLASH: Scenario = {
  id: 'treasure-clash',
  name: 'Treasure Clash',
  source: 'official',
  version: '1.4.0',
  players: [3, 4],
  symmetrical: true,
  objective: 'Hold more treasures than anybody else after round 3.',
  setUp:
    'Player 1 places the terrain. Quarters are taken in the order of the roll-off from Player 2 on, Player 1 last. In the ' +
    'same order treasures are placed, two for each player and one more: within 6 in of the middle, 2 in or more apart.',
  deploying: 'In turn, one fighter each, Player 1 first: in your own quarter, 8 in or more from the middle.',
  special: `A fighter carries one treasure at most. ${CARRIER_TEXT} Each treasure you hold raises your hand limit by 1.`,
  ending: 'The most treasures held after round 3 win. If equal, the first to hold more at the end of any turn.',
  terrainBan: 0,
  marker: false,
  lastRound: 3,
  sharing: 'quarters',
  objectsFirst: false,
  objects: {
    kind: 'treasure',
    count: { fixed: 1, perPlayer: 2 },
    placed: 'inTurn',
    most: inch(6),
    wholly: false,
    apart: inch(2),
    placing: 'within 6 in of the middle, 2 in or more from the others',
  },
  deployment: awayFrom('centre', 8),
};

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  deathmatch: DEATHMATCH,
  'king-of-the-hill': KING_OF_THE_HILL,
  'the-prize': THE_PRIZE,
  'treasure-dash': TREASURE_DASH,
  'fragment-frenzy': FRAGMENT_FRENZY,
  'hold-the-line': HOLD_THE_LINE,
  'battle-royale': BATTLE_ROYALE,
  'treasure-clash': TREASURE_CLASH,
};

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];

export const isForPlayers = (id: ScenarioId, players: number): boolean =>
  SCENARIOS[id].players[0] <= players && players <= SCENARIOS[id].players[1];

/** The scenarios for that many players, in the order of the pack. */
export const scenariosFor = (players: number, officialOnly: boolean): readonly ScenarioId[] =>
  SCENARIO_IDS.filter((id) => isForPlayers(id, players) && !(officialOnly && SCENARIOS[id].source === 'house'));

/** How many objects there are in all. */
export const objectCount = (id: ScenarioId, players: number): number => {
  const rule = SCENARIOS[id].objects;
  return rule ? rule.count.fixed + rule.count.perPlayer * players : 0;
};
