import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { DECK } from '../content/cards.ts';
import { SCENARIO_IDS, SCENARIOS } from '../content/scenarios.ts';
import { terrainOf } from '../content/terrain.ts';
import { halvesOf, sizeFor } from '../ground/territory.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsDecision } from '../state/command.ts';
import { changeSeat } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';
import {
  A,
  asked,
  asks,
  B,
  begin,
  C,
  play,
  playRandomly,
  playTo,
  run,
  scripted,
  seeded,
  telling,
} from '../testing/setup.ts';
import { refuseSetup, rollOff, setupCandidates } from './index.ts';

const KING = { scenario: 'king-of-the-hill', warbands: [A, B] };

describe('roll-offs', () => {
  test('[MW 3.1] the example of the book: those who tie roll again for their places', () => {
    const events: MagewindsEvent[] = [];
    expect(rollOff(3, 'MW 3.1', telling(scripted(6, 4, 4, 5, 1), events))).toEqual([0, 1, 2]);
    const rolls = [[6], [4, 5], [4, 1]].map((dice, seat) => ({ seat, dice }));
    expect(events).toEqual([{ type: 'rolledOff', rule: 'MW 3.1', rolls, ranks: [0, 1, 2] }]);
  });

  test('[MW-R98] each block keeps its rank, however high its second throw', () => {
    expect(rollOff(4, 'MW 3.1', scripted(2, 5, 2, 5, 1, 3, 6, 4))).toEqual([3, 1, 0, 2]);
    expect(rollOff(2, 'MW 3.1', scripted(3, 3, 3, 3, 1, 2))).toEqual([1, 0]);
  });

  test('[ItT general.players] the winner is Player 1', () => {
    expect(begin(KING, scripted(6, 1)).ranks).toEqual([0, 1]);
    expect(begin(KING, scripted(1, 6)).ranks).toEqual([1, 0]);
  });
});

describe('the order of set-up', () => {
  test('[MW 10.0] what the configuration gives is not asked', () => {
    const b = begin(KING);
    expect(asks(b)).toBe('territory 1');
    expect(b).toMatchObject({ scenario: 'king-of-the-hill', phase: 'setup', round: 0 });
    expect(b.terrain).toBe(terrainOf('crossroads').terrain);
  });

  const kinds = (x: unknown, dice: number[]): string[] => {
    const found: string[] = [];
    let b = begin(x, scripted(...dice));
    for (let d = asked(b)[0]; d; d = asked(b)[0]) {
      if (found.at(-1) !== d.kind) found.push(d.kind);
      b = play(b, d.seat, setupCandidates(b, d.seat)[0]!, scripted(...dice));
    }
    return found;
  };
  const orders: readonly [string, unknown, string][] = [
    [
      '[MW 10.0] warbands first',
      { scenario: 'chosen', terrain: 'chosen' },
      'assembly scenario terrain territory deploy',
    ],
    ['[MW 10.0] scenario first', { scenario: 'chosen', warbandsFirst: false }, 'scenario assembly territory deploy'],
    [
      '[ItT the-prize.setup] the treasure before the territories',
      { scenario: 'the-prize' },
      'assembly object territory deploy',
    ],
    [
      '[ItT treasure-dash.setup] the territories before the treasures',
      { scenario: 'treasure-dash' },
      'assembly territory object deploy',
    ],
    ['[ItT hold-the-line.setup] an edge', { scenario: 'hold-the-line' }, 'assembly edge deploy'],
    ['[ItT battle-royale.setup] corners', { scenario: 'battle-royale' }, 'assembly corner deploy'],
    [
      '[ItT treasure-clash.setup] quarters, then treasures',
      { scenario: 'treasure-clash' },
      'assembly corner object deploy',
    ],
    ['[ItT fragment-frenzy.setup] no fragments yet', { scenario: 'fragment-frenzy' }, 'assembly territory deploy'],
    ['[MW 10.0] nothing at all', { scenario: 'treasure-clash', deployment: 'auto', warbands: [A, B, C] }, ''],
  ];
  test.each(orders)('%s', (_, x, expected) => {
    expect(kinds(x, [6, 5, 4, 3, 6, 5, 4, 3, 6, 5, 4, 3]).join(' ')).toBe(expected);
  });
});

describe('the scenario', () => {
  test('[ItT general.choice] the winner of a roll-off chooses', () => {
    const b = begin({ scenario: 'chosen', warbands: [A, B] }, scripted(2, 5));
    expect(asks(b)).toBe('scenario 1');
    expect(refuseSetup(b, 0, { type: 'chooseScenario', scenario: 'the-prize' })?.code).toBe('notYourDecision');
    expect(refuseSetup(b, 1, { type: 'chooseScenario', scenario: 'battle-royale' })?.code).toBe('scenarioPlayers');
    expect(play(b, 1, { type: 'chooseScenario', scenario: 'the-prize' }, scripted(6, 1)).scenario).toBe('the-prize');
  });

  test('[ItT deathmatch.setup] HOUSE scenarios are not offered where only official ones are wanted', () => {
    const b = begin({ scenario: 'chosen', officialOnly: true, warbands: [B, C] }, scripted(5, 2));
    expect(refuseSetup(b, 0, { type: 'chooseScenario', scenario: 'deathmatch' })?.code).toBe('scenarioNotOfficial');
    expect(setupCandidates(b, 0)).toHaveLength(5);
  });

  test('[ItT general.choice] at random, each face one of six', () => {
    const chosen = [1, 2, 3, 4, 5, 6].map(
      (die) => begin({ scenario: 'random', warbands: [A, B] }, scripted(die, 6, 1)).scenario,
    );
    expect(chosen).toEqual(SCENARIO_IDS.slice(0, 6));
  });

  test('[ItT general.choice] at random among five or two without favour', () => {
    const official = { scenario: 'random', warbands: [B, C], officialOnly: true };
    expect(begin(official, scripted(1, 6, 1)).scenario).toBe('king-of-the-hill');
    expect(begin(official, scripted(6, 6, 5, 6, 1)).scenario).toBe('hold-the-line'); // a 6 is thrown again
    const three = [1, 2, 3, 4, 5, 6].map(
      (die) => begin({ scenario: 'random', warbands: [A, B, C] }, scripted(die, 6, 5, 4)).scenario,
    );
    expect(three.filter((id) => id === 'battle-royale')).toHaveLength(3);
    expect(three.filter((id) => id === 'treasure-clash')).toHaveLength(3);
  });
});

describe('warbands', () => {
  const secret = { scenario: 'deathmatch' };

  test('[ItT general.assembly] in secret: all at once, and again until the last is in', () => {
    const events: MagewindsEvent[] = [];
    const table = telling(scripted(6, 1), events);
    let b = begin(secret, table);
    expect(asks(b)).toBe('assembly 0 1');
    b = play(b, 1, { type: 'assemble', warband: ['witch'] }, table);
    expect(asks(b)).toBe('assembly 0');
    b = play(b, 1, { type: 'assemble', warband: ['witch', 'seer'] }, table);
    expect(events).toEqual([{ type: 'warbandDone', rule: 'ItT general.assembly', seat: 1, warband: null }]);
    b = play(b, 0, { type: 'assemble', warband: ['militia', 'cleric', 'militia'] }, table);
    expect(asks(b)).toBe('territory 1');
    expect(b.fighters.map((f) => [f.id, f.seat, f.profile, f.number, f.where, f.starting])).toEqual([
      [0, 0, 'militia', 1, 'reserve', true],
      [1, 0, 'cleric', 0, 'reserve', true],
      [2, 0, 'militia', 2, 'reserve', true],
      [3, 1, 'witch', 0, 'reserve', true],
      [4, 1, 'seer', 0, 'reserve', true],
    ]);
    const shown = events.filter((e) => e.type === 'warbandDone' && e.warband !== null);
    expect(shown).toMatchObject([
      { seat: 0, warband: ['militia', 'cleric', 'militia'] },
      { seat: 1, warband: ['witch', 'seer'] },
    ]);
  });

  test('[TC assembly.slots] only legal warbands', () => {
    const b = begin(secret);
    expect(refuseSetup(b, 0, { type: 'assemble', warband: ['witch', 'witch'] })?.code).toBe('overLimit');
    expect(refuseSetup(b, 0, { type: 'assemble', warband: ['witch', 'seer', 'druid', 'cleric', 'wizard'] })?.code).toBe(
      'tooManySlots',
    );
    expect(refuseSetup(b, 0, { type: 'addFighter', profile: 'witch' })?.code).toBe('notNow');
    expect(setupCandidates(b, 0).length).toBeGreaterThan(10);
    for (const c of setupCandidates(b, 0)) expect(refuseSetup(b, 0, c)).toBeUndefined();
  });

  test('[ItT general.assembly] a warband that was given is not asked for, nor changed', () => {
    const b = begin({ ...secret, warbands: [null, B] });
    expect(asks(b)).toBe('assembly 0');
    expect(refuseSetup(b, 1, { type: 'assemble', warband: ['witch'] })?.code).toBe('notYourDecision');
  });

  test('[ItT general.assembly] open and simultaneous: one fighter each in turn, the winner first', () => {
    let b = begin({ ...secret, assembly: 'simultaneous', slots: 6 }, scripted(2, 3));
    const add = (seat: number, profile: 'witch' | 'militia' | 'seer' | 'druid') => {
      b = play(b, seat, { type: 'addFighter', profile }, scripted(6, 1));
    };
    expect(asks(b)).toBe('assembly 1');
    expect(refuseSetup(b, 1, { type: 'finishWarband' })?.code).toBe('emptyWarband');
    add(1, 'witch');
    expect(asks(b)).toBe('assembly 0');
    add(0, 'militia');
    expect(asks(b)).toBe('assembly 1');
    add(1, 'seer');
    b = play(b, 0, { type: 'finishWarband' });
    expect(asks(b)).toBe('assembly 1');
    expect(refuseSetup(b, 0, { type: 'addFighter', profile: 'druid' })?.code).toBe('notYourDecision');
    add(1, 'druid'); // 6 of 6 slots: it is full
    expect(b.warbands).toEqual([
      { done: true, profiles: ['militia'] },
      { done: true, profiles: ['witch', 'seer', 'druid'] },
    ]);
    expect(asks(b)).toBe('territory 1');
  });

  test('[ItT general.assembly] open and sequential: the whole of one, then the other', () => {
    let b = begin({ ...secret, assembly: 'sequential' }, scripted(4, 3));
    b = play(b, 0, { type: 'addFighter', profile: 'witch' });
    expect(asks(b)).toBe('assembly 0');
    b = play(b, 0, { type: 'finishWarband' });
    expect(asks(b)).toBe('assembly 1');
  });
});

describe('the battlefield', () => {
  test('[MW 10.3] Player 1 places the terrain: a ready-made one that fits, or his own', () => {
    const b = begin({ ...KING, terrain: 'chosen' }, scripted(1, 6));
    expect(asks(b)).toBe('terrain 1');
    expect(refuseSetup(b, 1, { type: 'placeTerrain', terrain: 'great-henge' })?.code).toBe('terrainDoesNotFit');
    const rock = { kind: 'rock' as const, pieces: terrainOf('orchard').terrain.features[0]!.pieces };
    const own = { features: [rock] };
    expect(play(b, 1, { type: 'placeTerrain', terrain: own }).terrain).toBe(own);
    const middle = [
      { x: inch(6), y: inch(8) },
      { x: inch(7), y: inch(8) },
      { x: inch(7), y: inch(9) },
    ];
    const banned = { features: [{ kind: 'rock' as const, pieces: [{ corners: middle, height: 'low' as const }] }] };
    expect(refuseSetup(b, 1, { type: 'placeTerrain', terrain: banned })?.code).toBe('bannedNearCentre');
  });

  test('[ItT general.territory] Player 2 splits it and takes a half', () => {
    const b = begin(KING, scripted(6, 1));
    expect(setupCandidates(b, 1)).toHaveLength(8);
    const [west, east] = halvesOf(sizeFor(2), 'lengthwise');
    expect(play(b, 1, { type: 'splitTerritory', split: 'lengthwise', own: 0 }).territories).toEqual([east, west]);
    expect(play(b, 1, { type: 'splitTerritory', split: 'lengthwise', own: 1 }).territories).toEqual([west, east]);
  });

  test('[ItT hold-the-line.setup] the Defender names a long edge', () => {
    const b = begin({ ...KING, scenario: 'hold-the-line' }, scripted(6, 1));
    expect(asks(b)).toBe('edge 1');
    expect(refuseSetup(b, 1, { type: 'chooseEdge', edge: 'north' })?.code).toBe('notALongEdge');
    expect(play(b, 1, { type: 'chooseEdge', edge: 'west' }).edge).toBe('west');
  });

  test('[ItT battle-royale.setup] corners from Player 2 on, Player 1 last, none twice', () => {
    let b = begin({ scenario: 'battle-royale', warbands: [A, B, C, A] }, scripted(1, 6, 3, 2));
    expect(b.ranks).toEqual([1, 2, 3, 0]);
    expect(asks(b)).toBe('corner 2');
    b = play(b, 2, { type: 'chooseCorner', corner: 'north-east' });
    expect(asks(b)).toBe('corner 3');
    expect(refuseSetup(b, 3, { type: 'chooseCorner', corner: 'north-east' })?.code).toBe('cornerTaken');
    b = play(b, 3, { type: 'chooseCorner', corner: 'south-east' });
    b = play(b, 0, { type: 'chooseCorner', corner: 'south-west' });
    expect(setupCandidates(b, 1)).toEqual([{ type: 'chooseCorner', corner: 'north-west' }]);
  });

  test('[MW 10.4] the magic deck is shuffled, five lie face up', () => {
    const b = playTo(begin(KING), 'deploy');
    expect(b.row).toHaveLength(5);
    expect(b.deck.size).toBe(47);
    expect([...b.row, ...b.deck.cards!].sort()).toEqual([...DECK].sort());
    expect(b.deck.cards).not.toEqual(DECK.slice(0, 47));
  });
});

describe('treasures', () => {
  const [x, y] = [inch(6), inch(8)];
  const object = (dx: number, dy: number) => ({ type: 'placeObject' as const, x: x + dx, y: y + dy });

  test('[ItT the-prize.setup] Player 2 places it wholly within 3 in of the middle', () => {
    const b = begin({ ...KING, scenario: 'the-prize' }, scripted(6, 1));
    expect(asks(b)).toBe('object 1');
    expect(refuseSetup(b, 1, object(0, 0))).toBeUndefined();
    expect(refuseSetup(b, 1, object(inch(3) - 1250, 0))).toBeUndefined();
    expect(refuseSetup(b, 1, object(inch(3) - 1250 + 3, 0))?.code).toBe('tooFarFromCentre');
    expect(asks(play(b, 1, object(0, 0)))).toBe('territory 1');
  });

  test('[ItT treasure-dash.setup] five in turn, Player 2 first, within 4 in and 2 in apart', () => {
    let b = playTo(begin({ ...KING, scenario: 'treasure-dash', terrain: { features: [] } }, scripted(6, 1)), 'object');
    const places = [
      object(0, 0),
      object(inch(4) + 1250, 0),
      object(-inch(4), 0),
      object(0, inch(4)),
      object(0, -inch(4)),
    ];
    expect(refuseSetup(b, 1, object(inch(4) + 1253, 0))?.code).toBe('tooFarFromCentre');
    for (const [i, c] of places.entries()) {
      const seat = (i + 1) % 2;
      expect(asks(b)).toBe(`object ${seat}`);
      if (i === 1) expect(refuseSetup(b, seat, object(inch(2) + 2500 - 3, 0))?.code).toBe('tooNearObjects');
      if (i === 1) expect(refuseSetup(b, seat, object(inch(2) + 2500, 0))).toBeUndefined();
      b = play(b, seat, c);
    }
    expect(b.objects.map((o) => [o.id, o.kind, o.where])).toEqual(
      [0, 1, 2, 3, 4].map((id) => [id, 'treasure', 'field']),
    );
    expect(asks(b)).toBe('deploy 0');
  });

  test.each([
    [3, 7],
    [4, 9],
  ])('[ItT treasure-clash.setup] for %i players there are %i', (players, count) => {
    const warbands = [A, B, C, A].slice(0, players);
    const b = begin({ scenario: 'treasure-clash', warbands, deployment: 'auto' }, seeded(5));
    expect(b.objects).toHaveLength(count);
  });
});

describe('deployment', () => {
  const order = (x: unknown, dice: number[]): string => {
    let b = playTo(begin(x, scripted(...dice)), 'deploy');
    let seats = '';
    for (let d: MagewindsDecision | undefined = asked(b)[0]; d; d = asked(b)[0]) {
      seats += d.seat;
      b = play(b, d.seat, setupCandidates(b, d.seat)[0]!);
    }
    return seats;
  };
  test.each(['deathmatch', 'king-of-the-hill', 'the-prize', 'treasure-dash', 'fragment-frenzy'])(
    '[ItT %s.deployment] in turn, Player 1 first; who has more goes on alone',
    (scenario) => {
      expect(order({ scenario, warbands: [A, C] }, [6, 1])).toBe('0101010');
      expect(order({ scenario, warbands: [A, C] }, [1, 6])).toBe('1010100');
    },
  );
  test('[ItT hold-the-line.deployment] the whole Defender, then the whole Attacker', () => {
    expect(order({ scenario: 'hold-the-line', warbands: [A, C] }, [6, 1])).toBe('1110000');
  });
  test('[ItT battle-royale.deployment] whole warbands, Player 1 first', () => {
    expect(order({ scenario: 'battle-royale', warbands: [A, C, B] }, [1, 6, 3])).toBe('11122220000');
  });
  test('[ItT treasure-clash.deployment] in turn, Player 1 first', () => {
    expect(order({ scenario: 'treasure-clash', warbands: [A, C, B] }, [1, 6, 3])).toBe('12012012020');
  });

  const hill = () => playTo(play(begin(KING), 1, { type: 'splitTerritory', split: 'widthwise', own: 1 }), 'deploy');
  const refusals: readonly [string, number, number, number, string | undefined][] = [
    ['on the line of 6 in', 0, inch(6), inch(2) - 1250, undefined],
    ['too near to the marker', 0, inch(6), inch(2) - 1247, 'tooNear'],
    ['over the edge', 0, 1247, 1250, 'placeOffField'],
    ['in the other half', 0, inch(6), inch(15), 'outsideTerritory'],
    ['on a tree', 0, inch(4.4), inch(1.9) + 800, 'placeOnPiece'],
    ['an enemy', 4, inch(1), inch(1), 'notYourFighter'],
    ['nobody', 99, inch(1), inch(1), 'notYourFighter'],
    ['between units', 0, 5000.5, 5000, 'notWhole'],
  ];
  test.each(refusals)('[ItT king-of-the-hill.deployment] %s', (_, fighter, x, y, code) => {
    expect(refuseSetup(hill(), 0, { type: 'deploy', fighter, x, y })?.code).toBe(code);
  });

  test('[MW 10.5] nobody twice, and no two in one place', () => {
    let b = play(hill(), 0, { type: 'deploy', fighter: 0, x: inch(1), y: inch(1) });
    const far = { x: inch(1), y: inch(15) };
    b = play(b, 1, { type: 'deploy', fighter: 4, ...far });
    expect(refuseSetup(b, 0, { type: 'deploy', fighter: 0, x: inch(3), y: inch(1) })?.code).toBe('notInReserve');
    expect(refuseSetup(b, 0, { type: 'deploy', fighter: 1, x: inch(1) + 2497, y: inch(1) })?.code).toBe('placeOnBody');
    expect(refuseSetup(b, 0, { type: 'deploy', fighter: 1, x: inch(1) + 2500, y: inch(1) })).toBeUndefined();
  });

  test('[MW-R29] the first round is in the order in which they finished', () => {
    const b = playTo(begin({ scenario: 'king-of-the-hill', warbands: [A, C] }, scripted(6, 1)), 'battle');
    expect(b).toMatchObject({ round: 1, phase: 'channelling', order: [1, 0], finished: [1, 0], passed: [], turn: 1 });
    expect(b.stack).toEqual([{ type: 'round', step: 'channelling' }]);
    const frenzy = playTo(begin({ scenario: 'fragment-frenzy', warbands: [A, C] }, scripted(6, 1)), 'battle');
    expect(frenzy.stack).toEqual([{ type: 'round', step: 'fragments' }]);
    expect(frenzy.objects.map((o) => [o.kind, o.where])).toEqual(Array(5).fill(['fragment', 'collected']));
  });
});

/** Written anew from the sheet: where every fighter of the scenario may stand, base to base in hundredths of a millimetre. */
const isWellPlaced = (b: Battle): boolean => {
  const { deployment } = SCENARIOS[b.scenario!];
  const { width, height } = sizeFor(b.config.players);
  const on = b.fighters.filter((f) => f.where === 'field');
  const isApart = on.every((f) => on.every((g) => f === g || Math.hypot(f.x - g.x, f.y - g.y) >= 2498));
  const isOn = on.every((f) => f.x >= 1248 && f.y >= 1248 && f.x <= width - 1248 && f.y <= height - 1248);
  const isFar =
    deployment.keepFrom !== 'centre' ||
    on.every((f) => Math.hypot(f.x - width / 2, f.y - height / 2) >= deployment.least + 1250 - 2);
  return isApart && isOn && isFar;
};

describe('any set-up', () => {
  const games: readonly [string, object][] = [
    ['deathmatch', { warbands: [A, B] }],
    ['king-of-the-hill', { warbands: [null, B], assembly: 'simultaneous' }],
    ['the-prize', { terrain: 'chosen' }],
    ['treasure-dash', { warbands: [A, B] }],
    ['fragment-frenzy', { assembly: 'sequential' }],
    ['hold-the-line', { warbands: [A, B] }],
    ['battle-royale', { players: 4, slots: 10 }],
    ['treasure-clash', { players: 3 }],
    ['random', { players: 2, warbandsFirst: false }],
    ['chosen', { players: 4, terrain: 'chosen' }],
  ];
  test.each(games)(
    '[MW 10.0] %s: all candidates are legal, few enough, and lead to the first round',
    (scenario, options) => {
      for (const seed of [1, 2, 3]) {
        const b = playRandomly({ scenario, ...options }, seed, (at) => {
          for (const { seat } of asked(at)) {
            const all = setupCandidates(at, seat);
            expect(all.length).toBeGreaterThan(0);
            expect(all.length).toBeLessThanOrEqual(300);
            expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
            for (const c of all) expect(refuseSetup(at, seat, c), JSON.stringify(c)).toBeUndefined();
          }
        });
        expect(b.round).toBe(1);
        expect(b.fighters.every((f) => f.where === 'field')).toBe(true);
        expect(isWellPlaced(b)).toBe(true);
        expect([...b.order].sort()).toEqual(b.seats.map((_, seat) => seat));
        expect(JSON.parse(JSON.stringify(b))).toEqual(b);
      }
    },
  );

  test.each(SCENARIO_IDS)('[MW 10.5] %s without asking: legal, and the same every time', (scenario) => {
    const warbands = SCENARIOS[scenario].players[0] === 2 ? [A, A] : [A, B, C, A];
    const x = { scenario, warbands, deployment: 'auto' };
    const b = begin(x, seeded(8));
    expect(b.round).toBe(1);
    expect(b.fighters.every((f) => f.where === 'field')).toBe(true);
    expect(isWellPlaced(b)).toBe(true);
    expect(begin(x, seeded(8))).toEqual(b);
  });

  test.each(['deathmatch', 'king-of-the-hill', 'treasure-dash', 'fragment-frenzy'])(
    '[MW 10.5] %s without asking: both sides are alike by half a turn',
    (scenario) => {
      const b = begin({ scenario, warbands: [A, A], deployment: 'auto' }, scripted(6, 1));
      const places = (seat: number) => b.fighters.filter((f) => f.seat === seat).map((f) => [f.x, f.y]);
      expect(places(1)).toEqual(places(0).map(([x, y]) => [inch(12) - x!, inch(16) - y!]));
    },
  );

  test('[MW 10.5] without asking, those who shoot stand behind', () => {
    const b = begin({ ...KING, deployment: 'auto' }, scripted(6, 1));
    const away = (id: number) => Math.hypot(b.fighters[id]!.x - inch(6), b.fighters[id]!.y - inch(8));
    expect(away(1)).toBeGreaterThan(away(0)); // the Wizard, the Warrior
  });

  test('[MW 10.5] where there is no room left, fighters stand as near as can be', () => {
    const crowd = [
      'militia',
      'militia',
      'minion',
      'minion',
      'minion',
      'minion',
      'warrior',
      'wizard',
      'cleric',
      'guardian',
      'druid',
      'seer',
      'witch',
    ];
    const b = playRandomly({ scenario: 'battle-royale', slots: 20, warbands: [crowd, B, C] }, 4, () => undefined);
    expect(b.fighters.every((f) => f.where === 'field')).toBe(true);
    expect(isWellPlaced(b)).toBe(true);
  });

  test('[MW-H08] for who has conceded the first answer is given, and nobody is deployed', () => {
    const asking = begin({ scenario: 'treasure-clash', warbands: [A, B, C] }, scripted(1, 6, 3));
    expect(asks(asking)).toBe('corner 2');
    const b = playTo(
      run(
        changeSeat(asking, 2, (s) => {
          s.conceded = true;
        }),
        seeded(1),
      ),
      'battle',
    );
    expect(b.territories.every((t) => t !== null)).toBe(true);
    expect(b.fighters.filter((f) => f.where === 'gone').map((f) => f.seat)).toEqual([2, 2, 2]);
    expect(b.order).toHaveLength(3);
    expect(b.order[2]).toBe(2);
  });
});
