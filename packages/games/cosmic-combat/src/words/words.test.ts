import type { FactionId, Side } from '@muster/dwethia';
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../build/reading.ts';
import { shipProfileOf } from '../content/ships.ts';
import type {
  BoardFault,
  CastFault,
  CosmicConfig,
  CosmicEvent,
  CosmicRefusal,
  DeployFault,
  FireFault,
  MoveFault,
  Place,
} from '../state/types.ts';
import { DEFAULTS } from '../testing/scenes.ts';
import { bearingAndRange, bearingWords, headingWords, inches, relativeWords, turnWords } from './bearings.ts';
import { explain } from './explain.ts';
import { arrowsName, seatName, shipName, sideName, tokensName, weaponOnShip } from './names.ts';
import { narrate } from './narrate.ts';

const seat = (side: Side, faction: FactionId, ...ids: readonly string[]): CosmicConfig['seats'][number] => ({
  side,
  faction,
  religion: null,
  ships: ids.map((id) => sheetOf(shipProfileOf(`${faction}.${id}`)!)),
});

const configOf = (...seats: CosmicConfig['seats']): CosmicConfig => ({
  points: 1500,
  map: 'shards-24',
  pieces: [],
  scenario: 'fleet-action',
  seats,
  rulings: DEFAULTS,
});

const config = configOf(
  seat(0, 'empire-of-sol', 'imperator', 'cohort'),
  seat(1, 'black-sun', 'galleon', 'corsair', 'blue-sun'),
);

describe('names', () => {
  test('[CC-02] ships, those of scenarios too', () => {
    expect(['A1', 'A2', 'B3', 'B4', 'S1'].map((id) => shipName(config, id))).toEqual([
      'Imperator A1',
      'Cohort A2',
      'Blue Sun B3',
      'Freighter B4',
      'Station',
    ]);
    expect(weaponOnShip(config, 'B1', 1)).toBe('Black Sun battery');
    expect(weaponOnShip(config, 'A1', 0)).toBe('heavy battery');
    expect(weaponOnShip(config, 'S1', 1)).toBe('battery');
  });

  test('[DW-22] [X-258] seats by faction, with a letter where it is not enough; sides by their seats', () => {
    expect(sideName(config, 1)).toBe('Black Sun Traders');
    const three = configOf(seat(0, 'void'), seat(1, 'void'), seat(0, 'citadel'));
    expect([0, 1, 2].map((one) => seatName(three, one))).toEqual([
      'Champions of the Void (A)',
      'Champions of the Void (B)',
      'The Citadel',
    ]);
    expect(sideName(three, 0)).toBe('Champions of the Void (A) and The Citadel');
  });

  test('[CC-22] [CC-23] orders and shields', () => {
    expect(tokensName(['move', 'fire'])).toBe('Move and Fire');
    expect(tokensName(['fire', 'fire'])).toBe('Fire twice');
    expect(tokensName(['board'])).toBe('Board');
    expect(tokensName([])).toBe('nothing');
    expect(arrowsName(['front', 'back'])).toBe('front and stern');
    expect(arrowsName(['left', 'left'])).toBe('port side twice');
    expect(arrowsName(['right'])).toBe('starboard side');
  });
});

describe('places', () => {
  const north: Place = { x: 0, y: 0, facing: 900 };

  test.each([
    [900, 'dead ahead'],
    [900 + 56, 'dead ahead'], // less than half a point
    [900 + 57, 'one point to port'],
    [900 + 225, 'two points to port'],
    [900 - 225, 'two points to starboard'],
    [900 + 787, 'seven points to port'],
    [1800, 'abeam to port'],
    [0, 'abeam to starboard'],
    [1800 + 113, 'seven points off the stern to port'],
    [2700 - 112, 'one point off the stern to port'],
    [2700, 'dead astern'],
    [2700 + 338, 'three points off the stern to starboard'],
    [3599 + 900, 'dead ahead'],
  ])('[X-201] from a ship that looks north, %i tenths of a degree is %s', (direction, words) => {
    expect(relativeWords(900, direction)).toBe(words);
  });

  test('[X-201] [X-203] bearing and range to a place', () => {
    expect(bearingWords(north, { x: -4142, y: 10000 })).toBe('two points to port');
    expect(bearingAndRange(north, { x: -4142, y: 10000 }, inch(11))).toBe('two points to port, 11 in');
    expect(bearingAndRange(north, { x: 0, y: 5000 }, 0)).toBe('dead ahead, touching');
    expect(bearingWords(north, { x: 0, y: 0 })).toBe('here');
  });

  test('[DW-02] distances stay true: 12.001 in is not 12 in upwards', () => {
    expect(inches(inch(12))).toBe('12 in');
    expect(inches(inch(12) + 3)).toBe('12 in');
    expect(inches(inch(12) + 3, 'up')).toBe('12.01 in');
    expect(inches(inch(12) - 3)).toBe('11.99 in');
  });

  test('[X-201] headings and turns', () => {
    expect([0, 225, 450, 900, 1350, 1800, 2700, 3150, 3590].map(headingWords)).toEqual([
      'east',
      'north-east by east',
      'north-east',
      'north',
      'north-west',
      'west',
      'south',
      'south-east',
      'east',
    ]);
    expect(turnWords(900, 1350)).toBe('45° to port');
    expect(turnWords(0, 3150)).toBe('45° to starboard');
    expect(turnWords(3500, 100)).toBe('20° to port');
    expect(turnWords(10, 10)).toBe('no turn');
  });
});

const at = (x: number, y: number, facing = 900): Place => ({ x: inch(x), y: inch(y), facing });

type Told = { readonly [T in CosmicEvent['type']]: readonly (readonly [Extract<CosmicEvent, { type: T }>, string])[] };

/** Every event there is, by its type: a new one must be told here too. */
const TOLD: Told = {
  rolledOff: [
    [
      { type: 'rolledOff', for: 'edge', faces: [3, 3], winner: null, rule: 'CC-15' },
      'Roll-off for the edges: both 3, rolled again.',
    ],
    [
      { type: 'rolledOff', for: 'role', faces: [2, 5], winner: 1, rule: 'X-259' },
      'Roll-off for the attack: 5 to 2 for Black Sun Traders.',
    ],
  ],
  roleChosen: [
    [{ type: 'roleChosen', side: 1, role: 'defend', rule: 'X-259' }, 'The choice of Black Sun Traders: to defend.'],
  ],
  edgeChosen: [[{ type: 'edgeChosen', side: 0, edge: 'north', rule: 'CC-15' }, 'The northern edge for Empire of Sol.']],
  deployed: [
    [
      { type: 'deployed', ship: 'A2', place: at(4, 5), rule: 'CC-15' },
      'Cohort A2 is deployed 5 in from its edge, 4 in from the left, facing ahead.',
    ],
    [
      { type: 'deployed', ship: 'B2', place: at(4, 22, 2250), rule: 'CC-15' },
      'Corsair B2 is deployed 2 in from its edge, 20 in from the left, turned 45° to starboard.',
    ],
  ],
  noPlace: [[{ type: 'noPlace', ship: 'A2', rule: 'X-252' }, 'Cohort A2 finds no place to deploy and is lost.']],
  roundBegan: [[{ type: 'roundBegan', round: 2, rule: 'CC-20' }, 'Round 2.']],
  confirmed: [
    [{ type: 'confirmed', seat: 0, what: 'orders', rule: 'X-242' }, 'Orders of Empire of Sol are set.'],
    [{ type: 'confirmed', seat: 1, what: 'shields', rule: 'X-225' }, 'Shields of Black Sun Traders are set.'],
  ],
  revealed: [
    [
      {
        type: 'revealed',
        orders: [
          { ship: 'A1', tokens: ['move', 'fire'] },
          { ship: 'B1', tokens: ['shield', 'shield'] },
        ],
        rule: 'CC-21',
      },
      'Orders: Imperator A1 Move and Fire; Galleon B1 Shield twice.',
    ],
    [{ type: 'revealed', orders: [], rule: 'CC-21' }, 'No ship has orders.'],
  ],
  shieldsShown: [
    [
      { type: 'shieldsShown', arrows: [{ ship: 'A1', arrows: ['front', 'left'] }], rule: 'X-225' },
      'Shields: Imperator A1 front and port side.',
    ],
    [{ type: 'shieldsShown', arrows: [], rule: 'X-225' }, 'No shields are raised.'],
  ],
  halfBegan: [
    [{ type: 'halfBegan', side: 0, phase: 'movement', rule: 'CC-30' }, 'Moves of Empire of Sol.'],
    [{ type: 'halfBegan', side: 1, phase: 'shoot', rule: 'CC-50' }, 'Shots of Black Sun Traders.'],
  ],
  activated: [[{ type: 'activated', ship: 'A1', rule: 'X-210' }, 'Imperator A1 is activated.']],
  moved: [
    [
      {
        type: 'moved',
        ship: 'A2',
        why: 'straight',
        from: at(4, 5),
        to: at(4, 11.5),
        ends: [],
        cost: inch(6.5),
        token: 'move',
        rule: 'X-207',
      },
      'Cohort A2 moves 6.5 in ahead.',
    ],
    [
      {
        type: 'moved',
        ship: 'A2',
        why: 'straight',
        from: at(4, 5),
        to: at(4, 5),
        ends: [],
        cost: 0,
        token: 'move',
        rule: 'X-207',
      },
      'Cohort A2 stays where it is.',
    ],
    [
      {
        type: 'moved',
        ship: 'A2',
        why: 'turn',
        from: at(4, 5),
        to: at(4, 6, 1350),
        ends: [],
        cost: inch(1),
        token: 'move',
        rule: 'X-206',
      },
      'Cohort A2 turns 45° to port.',
    ],
    [
      {
        type: 'moved',
        ship: 'B2',
        why: 'fly',
        from: at(4, 20, 2700),
        to: at(8, 17, 0),
        ends: [at(6, 18), at(8, 17)],
        cost: inch(6),
        token: 'move',
        rule: 'X-209',
      },
      'Corsair B2 flies 5.06 in five points to port by 2 legs, turned 90° to port.',
    ],
    [
      {
        type: 'moved',
        ship: 'A1',
        why: 'drift',
        from: at(4, 5),
        to: at(4, 6),
        ends: [],
        cost: inch(1),
        token: null,
        rule: 'X-212',
      },
      'Imperator A1 drifts 1 in ahead.',
    ],
    [
      {
        type: 'moved',
        ship: 'A1',
        why: 'setBack',
        from: at(4, 6),
        to: at(4, 5),
        ends: [],
        cost: 0,
        token: null,
        rule: 'X-216',
      },
      'Imperator A1 is set back 1 in.',
    ],
  ],
  tokenLost: [[{ type: 'tokenLost', ship: 'B1', token: 'board', rule: 'X-220' }, 'Galleon B1 loses its Board order.']],
  collided: [
    [
      { type: 'collided', mover: 'A1', target: 'B1', how: 'contact', rule: 'X-216' },
      'Imperator A1 and Galleon B1 collide.',
    ],
    [
      { type: 'collided', mover: 'A1', target: 'A2', how: 'scrape', rule: 'X-214' },
      'Imperator A1 drifts too close to Cohort A2: they scrape.',
    ],
  ],
  wrecked: [
    [
      { type: 'wrecked', ship: 'A1', strength: 4, rule: 'X-218' },
      'Imperator A1 drifts into an asteroid of Strength 4.',
    ],
    [{ type: 'wrecked', ship: 'A1', strength: 3, rule: 'X-218' }, 'Imperator A1 drifts into a derelict of Strength 3.'],
  ],
  certain: [
    [
      { type: 'certain', ship: 'A1', wounds: 0, rule: 'X-257' },
      'Nothing can happen to Imperator A1: no die is rolled.',
    ],
    [{ type: 'certain', ship: 'A1', wounds: 1, rule: 'X-257' }, 'Imperator A1 is certain to suffer: no die is rolled.'],
  ],
  boarded: [[{ type: 'boarded', ship: 'A2', target: 'B1', rule: 'CC-37' }, 'Cohort A2 boards Galleon B1.']],
  leftTheBoard: [[{ type: 'leftTheBoard', ship: 'B2', rule: 'CC-42' }, 'Corsair B2 drifts over the edge.']],
  escaped: [[{ type: 'escaped', ship: 'B4', rule: 'X-259' }, 'Freighter B4 escapes over the far edge.']],
  opportunity: [
    [
      { type: 'opportunity', ship: 'A2', target: 'B1', dice: 2, rule: 'CC-43' },
      'Cohort A2 strikes after Galleon B1 with 2 dice.',
    ],
    [
      { type: 'opportunity', ship: 'A2', target: 'B1', dice: 1, rule: 'CC-43' },
      'Cohort A2 strikes after Galleon B1 with 1 die.',
    ],
  ],
  shot: [
    [
      { type: 'shot', shooter: 'B1', target: 'A1', weapon: 0, rule: 'DW-56' },
      'Galleon B1 fires its Black Sun battery at Imperator A1.',
    ],
  ],
  redirected: [
    [{ type: 'redirected', from: 'A1', to: 'A2', rule: 'X-237' }, 'The shot is passed from Imperator A1 to Cohort A2.'],
  ],
  astray: [
    [{ type: 'astray', shooter: 'B1', struck: 'B3', rule: 'X-232' }, 'The shot goes astray: it strikes Blue Sun B3.'],
  ],
  tooTough: [
    [{ type: 'tooTough', shooter: 'B2', target: 'A1', rule: 'DW-59' }, 'Imperator A1 is too tough for this weapon.'],
  ],
  cast: [
    [
      { type: 'cast', caster: 'B3', power: 'lightning', target: 'A2', cost: 2, rule: 'X-245' },
      'Blue Sun B3 casts Lightning on Cohort A2 for 2 Affinity.',
    ],
  ],
  powerTook: [
    [{ type: 'powerTook', power: 'root', on: 'A2', by: 'B1', rule: 'X-249' }, 'Root takes effect on Cohort A2.'],
  ],
  ionHit: [
    [{ type: 'ionHit', ship: 'A2', rule: 'X-256' }, 'Cohort A2 is shaken by ions: one order only in the next round.'],
  ],
  wounded: [
    [{ type: 'wounded', ship: 'A2', wounds: 1, left: 4, rule: 'DW-65' }, 'Cohort A2 loses 1 Wound; 4 left.'],
    [{ type: 'wounded', ship: 'A2', wounds: 2, left: 0, rule: 'DW-65' }, 'Cohort A2 loses 2 Wounds; 0 left.'],
  ],
  dying: [[{ type: 'dying', ship: 'A2', rule: 'X-236' }, 'Cohort A2 is breaking up.']],
  destroyed: [
    [{ type: 'destroyed', ship: 'A2', by: null, rule: 'DW-36' }, 'Cohort A2 is destroyed.'],
    [{ type: 'destroyed', ship: 'A2', by: 'B1', rule: 'DW-36' }, 'Cohort A2 is destroyed by Galleon B1.'],
  ],
  fought: [
    [
      { type: 'fought', ships: [['A1', 'A2'], ['B1']], attacker: 0, rule: 'CC-66' },
      'Boarding fight: Imperator A1 and Cohort A2 against Galleon B1.',
    ],
  ],
  crewLost: [
    [
      { type: 'crewLost', left: 3, by: 1, rule: 'X-260' },
      'The station’s crew falls back before Black Sun Traders: 3 left.',
    ],
  ],
  held: [
    [{ type: 'held', side: null, rule: 'X-260' }, 'Nobody holds the station.'],
    [{ type: 'held', side: 0, rule: 'X-260' }, 'The station is held by Empire of Sol.'],
  ],
  conceded: [[{ type: 'conceded', seat: 1, rule: 'X-261' }, 'Black Sun Traders: given up.']],
  over: [
    [{ type: 'over', winner: null, reason: 'remainingForces', rule: 'X-254' }, 'The battle is a draw.'],
    [
      { type: 'over', winner: null, reason: 'bothDestroyed', rule: 'X-254' },
      'The battle is a draw: both fleets are gone.',
    ],
    [
      { type: 'over', winner: 0, reason: 'stationHeld', rule: 'X-260' },
      'Victory for Empire of Sol: the station is held.',
    ],
  ],
  priorityRolled: [
    [{ type: 'priorityRolled', faces: [4, 4], winner: null, rule: 'DW-31' }, 'Priority: both 4, rolled again.'],
    [{ type: 'priorityRolled', faces: [4, 2], winner: 0, rule: 'DW-31' }, 'Priority: 4 to 2 for Empire of Sol.'],
  ],
  goesFirst: [[{ type: 'goesFirst', side: 1, chosenBy: 0, rule: 'DW-32' }, 'First in this round: Black Sun Traders.']],
  allotted: [[{ type: 'allotted', to: 'B1', left: 1, rule: 'X-240' }, 'A wound for Galleon B1; 1 left to share out.']],
  rolled: [
    [
      { type: 'rolled', what: 'inTheWay', purse: '1', faces: [4], needs: 4, successes: 1, rule: 'X-232' },
      'Dice of Black Sun Traders: 4 to pass the ship in the way (4+), 1 of 1.',
    ],
    [
      { type: 'rolled', what: 'friendlyFire', purse: '0', faces: [2], needs: 4, successes: 0, rule: 'DW-71' },
      'Dice of Empire of Sol: 2 not to strike a friend (4+), 0 of 1.',
    ],
    [
      { type: 'rolled', what: 'save', purse: '1', faces: [4], needs: 5, successes: 0, rule: 'DW-62' },
      'Dice of Black Sun Traders: 4 to save (5+), 0 of 1.',
    ],
    [
      { type: 'rolled', what: 'attack', purse: '', faces: [4, 6], needs: 3, successes: 2, rule: 'X-260' },
      'Dice of the station: 4, 6 to hit (3+), 2 of 2.',
    ],
  ],
  rerolled: [
    [
      {
        type: 'rerolled',
        what: 'attack',
        purse: '0',
        again: [5],
        faces: [5],
        needs: 3,
        successes: 1,
        rule: 'DW-79',
      },
      'Destiny of Empire of Sol: 5 for 1 point (3+), 1 in all.',
    ],
  ],
  letPass: [[{ type: 'letPass', power: 'root', seat: 0, rule: 'DW-91' }, 'Nobody resists.']],
  resisted: [
    [
      { type: 'resisted', power: 'root', by: '0', points: 3, defence: 2, rule: 'DW-91' },
      'Resistance by Empire of Sol with 3 points: +2.',
    ],
  ],
  raised: [
    [
      { type: 'raised', by: '1', as: 'resister', points: 2, stage: 'bid', total: 4, rule: 'DW-92' },
      '2 points more from Black Sun Traders: 4.',
    ],
    [
      { type: 'raised', by: '0', as: 'caster', points: 1, stage: 'destiny', total: 7, rule: 'DW-94' },
      '1 point of Destiny more from Empire of Sol: 7.',
    ],
  ],
  stoodPat: [[{ type: 'stoodPat', by: '1', stage: 'bid', rule: 'DW-92' }, 'Nothing more from Black Sun Traders.']],
  resistAgain: [
    [
      { type: 'resistAgain', by: '0', faces: [1, 5], rule: 'DW-93' },
      'The dice show 1 and 5; the one of Empire of Sol is rolled again.',
    ],
  ],
  resistRolled: [
    [
      { type: 'resistRolled', faces: [4, 5], defence: 6, cast: 9, rule: 'DW-93' },
      'The dice: 4 for a defence of 6, 5 for a power of 9.',
    ],
  ],
  resistEnded: [
    [{ type: 'resistEnded', power: 'lightning', resolves: true, rule: 'DW-93' }, 'Lightning takes hold.'],
    [{ type: 'resistEnded', power: 'lightning', resolves: false, rule: 'DW-93' }, 'Lightning is negated.'],
  ],
};

describe('the log', () => {
  test.each(
    Object.entries(TOLD).flatMap(([type, rows]) => rows.map(([event, words]) => [type, event, words] as const)),
  )('[CC-21] %s', (_, event, words) => {
    expect(narrate(event, config)).toBe(words);
  });
});

describe('refusals', () => {
  const MOVES: readonly MoveFault[] = [
    'noToken',
    'rooted',
    'held',
    'immobile',
    'notAFighter',
    'tooFar',
    'tooFarBack',
    'zone',
    'base',
    'solid',
    'edge',
    'tooFarRound',
    'noContact',
    'notAnEnemy',
    'notAFreighter',
    'minMove',
  ];
  const BOARDS: readonly BoardFault[] = [
    'noToken',
    'second',
    'noAggressors',
    'notBoardable',
    'notAnEnemy',
    'locked',
    'rooted',
    'outOfReach',
    'inTheWay',
  ];
  const FIRES: readonly FireFault[] = [
    'noWeapon',
    'noToken',
    'fired',
    'spent',
    'locked',
    'blind',
    'cast',
    'movedTooFar',
    'notAnEnemy',
    'dying',
    'outOfRange',
    'outOfArc',
    'obscured',
    'blocked',
    'friendInTheWay',
    'inCombat',
    'tooTough',
    'otherShip',
  ];
  const CASTS: readonly CastFault[] = [
    'unknown',
    'alreadyCast',
    'hasShot',
    'tooDear',
    'wrongPhase',
    'noTarget',
    'outOfRange',
    'unseen',
    'obscured',
    'blind',
    'notNear',
    'immune',
    'noUpcharge',
  ];
  const DEPLOYS: readonly DeployFault[] = ['deployed', 'outOfZone', 'onSolid', 'near'];

  test.each<CosmicRefusal>([
    ...MOVES.map((why) => ({ code: 'cannotMove', rule: 'X-207', ship: 'A1', why }) as const),
    ...BOARDS.map((why) => ({ code: 'cannotBoard', rule: 'X-219', target: 'B1', why }) as const),
    ...FIRES.map((why) => ({ code: 'cannotFire', rule: 'X-230', ship: 'A1', why }) as const),
    ...CASTS.map((why) => ({ code: 'cannotCast', rule: 'X-245', power: 'root', why }) as const),
    ...DEPLOYS.map((why) => ({ code: 'cannotDeploy', rule: 'CC-14', ship: 'A1', why }) as const),
  ])('[X-207] one sentence that ends with the rule of the refusal: %j', (refusal) => {
    const words = explain(refusal);
    expect(words).toMatch(/^[A-Z][^.]*: [^.]+ \((DW|CC|X)-\d+\)\.$/);
    expect(words.endsWith(` (${refusal.rule}).`)).toBe(true);
    expect(words).not.toContain('undefined');
  });

  type Refused = { readonly [C in CosmicRefusal['code']]: readonly [Extract<CosmicRefusal, { code: C }>, string] };

  /** Every refusal there is, by its code: a new one must be told here too. */
  const REFUSED: Refused = {
    malformed: [
      { code: 'malformed', rule: null, where: 'command', problem: 'must be an object' },
      'command: must be an object.',
    ],
    notAsked: [{ code: 'notAsked', rule: null }, 'This seat is not asked for anything now.'],
    over: [{ code: 'over', rule: 'CC-11' }, 'The battle is over (CC-11).'],
    otherDecision: [
      { code: 'otherDecision', rule: 'CC-15', asked: 'deploy' },
      'This answers no open question: this seat is asked to deploy a ship (CC-15).',
    ],
    noSuchShip: [
      { code: 'noSuchShip', rule: 'CC-15', ship: 'A9' },
      'A9 cannot do that: there is no such ship to command now (CC-15).',
    ],
    cannotDeploy: [
      { code: 'cannotDeploy', rule: 'CC-14', ship: 'A1', why: 'outOfZone' },
      'A1 cannot be deployed there: it must lie wholly in the zone of its side (CC-14).',
    ],
    wrongTokens: [
      { code: 'wrongTokens', rule: 'CC-21', ship: 'A1', count: 2 },
      'A1 cannot have these orders: it gets exactly 2 orders (CC-21).',
    ],
    wrongArrows: [
      { code: 'wrongArrows', rule: 'X-225', ship: 'A1', count: 0 },
      'The shields of A1 cannot be set so: it has no Shield order (X-225).',
    ],
    notAllReady: [
      { code: 'notAllReady', rule: 'CC-21', ships: ['A1', 'A2'] },
      'This cannot be confirmed: still without are A1 and A2 (CC-21).',
    ],
    cannotActivate: [
      { code: 'cannotActivate', rule: 'X-210', ship: 'A1' },
      'A1 cannot be activated: it has moved already, or is not on the board (X-210).',
    ],
    cannotMove: [
      { code: 'cannotMove', rule: 'X-213', ship: 'A1', why: 'zone', farthest: inch(4.5), by: 'B1' },
      'A1 cannot move so: it would come within 1 in of another ship, B1; it can go 4.5 in (X-213).',
    ],
    cannotBoard: [
      { code: 'cannotBoard', rule: 'CC-38', target: 'B2', why: 'notBoardable' },
      'B2 cannot be boarded: fighters cannot be boarded (CC-38).',
    ],
    cannotFire: [
      { code: 'cannotFire', rule: 'X-230', ship: 'A1', why: 'outOfRange' },
      'A1 cannot fire so: the target is out of range (X-230).',
    ],
    cannotCast: [
      { code: 'cannotCast', rule: 'X-245', power: 'root', why: 'tooDear' },
      'Root cannot be cast so: there is not enough Affinity (X-245).',
    ],
    cannotRedirect: [
      { code: 'cannotRedirect', rule: 'X-237', to: 'A2' },
      'The shot cannot be passed to A2: only to a friend within 1 in of the target that could be shot itself (X-237).',
    ],
    notAFriend: [
      { code: 'notAFriend', rule: 'X-238', ship: 'A2' },
      'A2 cannot be struck instead: it is no friend in this boarding (X-238).',
    ],
    notALeaver: [
      { code: 'notALeaver', rule: 'X-224', target: 'B1' },
      'B1 cannot be struck now: it has not broken off from this ship (X-224).',
    ],
    noSuchFight: [
      { code: 'noSuchFight', rule: 'X-240', fight: 'A1' },
      'No fight of A1 is left: a fight is named by one of its ships (X-240).',
    ],
    noAllot: [
      { code: 'noAllot', rule: 'X-240' },
      'This answers no open question: this seat is asked to share out wounds (X-240).',
    ],
    notAmong: [
      { code: 'notAmong', rule: 'X-240', to: 'A2', among: ['B1', 'B3'] },
      'A2 cannot take this wound: it goes to B1 or B3 (X-240).',
    ],
    noGoFirst: [
      { code: 'noGoFirst', rule: 'DW-32' },
      'This answers no open question: this seat is asked to say who goes first (DW-32).',
    ],
    noReroll: [
      { code: 'noReroll', rule: 'DW-79' },
      'This answers no open question: this seat is asked to spend Destiny or none (DW-79).',
    ],
    tooManyDice: [
      { code: 'tooManyDice', rule: 'DW-79', most: 1 },
      'So many dice cannot be rolled again: at most 1 (DW-79).',
    ],
    noAnswer: [
      { code: 'noAnswer', rule: 'DW-92', asked: 'raise' },
      'This answers no open question: this seat is asked to add points or none (DW-92).',
    ],
    cannotResist: [
      { code: 'cannotResist', rule: 'DW-91', by: '0' },
      'This power cannot be resisted: there is no Faith or Affinity, or nobody is near enough (DW-91).',
    ],
    feeIsOne: [{ code: 'feeIsOne', rule: 'X-20' }, 'Resisting costs a point: bid 1 or more (X-20).'],
    tooMuch: [{ code: 'tooMuch', rule: 'DW-92', most: 2 }, 'There are not so many points: at most 2 (DW-92).'],
    onePointOnly: [
      { code: 'onePointOnly', rule: 'X-21' },
      'A raise is one point: as was agreed for this battle (X-21).',
    ],
  };

  test.each(Object.entries(REFUSED))('[CC-11] %s', (_, [refusal, words]) => {
    expect(explain(refusal)).toBe(words);
  });
});
