import {
  type Battle,
  type ConquestCommand,
  type ConquestConfig,
  conquest,
  findHq,
  findKit,
  kitOf,
  type Model,
  modelOf,
  SCENARIO_IDS,
  sideOf,
} from '@muster/conquest';
import type { Point } from '@muster/geometry';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../levels.ts';
import { makePlayer } from '../player.ts';
import { mind } from './mind.ts';

const configOf = (given: object): ConquestConfig => {
  const parsed = conquest.parseConfig(given);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const STEPS = { kind: 'steps', n: 3 } as const;
const player = (level: Level) => makePlayer(conquest, mind, level);
const veteran = (b: Battle, seat: number): ConquestCommand =>
  player('veteran').choose(conquest.view(b, seat), seat, STEPS, { seed: 1 });

type Seen = (b: Battle, seat: number, command: ConquestCommand) => void;

/** Plays with these levels by seat until `until` holds; what is chosen is always allowed. */
const playedUntil = (
  config: ConquestConfig,
  levels: readonly Level[],
  seed: number,
  until: (b: Battle) => boolean,
  see?: Seen,
): Battle => {
  const table = fastTable<never>(seededLuck(seed));
  const players = levels.map(player);
  let b = conquest.setup(config, table);
  for (let n = 0; b.outcome === null && !until(b); n++) {
    const { seat } = conquest.decisions(b)[0]!;
    const command = players[seat]!.choose(conquest.view(b, seat), seat, STEPS, { seed: seed + n });
    expect(conquest.refuse(b, seat, command)).toBeUndefined();
    see?.(b, seat, command);
    b = conquest.play(b, seat, command, table);
  }
  return b;
};

const FACTIONS = ['empire-of-sol', 'citadel', 'bloodpact', 'black-sun', 'eldritch-cult', 'void'];
const seatsOf = (i: number) => [
  { faction: FACTIONS[i % 6], scenario: SCENARIO_IDS[i % 3] },
  { faction: FACTIONS[(i + 1) % 6], scenario: SCENARIO_IDS[(i + 1) % 3] },
];

describe('a player of each level', () => {
  test.each(LEVELS)('%s plays wars of every scenario to their end, by the rules', (level) => {
    for (let i = 0; i < 3; i++) {
      const b = playedUntil(configOf({ seats: seatsOf(2 * i) }), [level, 'recruit'], 3 + i, () => false);
      expect(b.outcome).not.toBeNull();
    }
  });

  test('places terrain and nodes, chooses in secret and moves for several seats of a side', () => {
    const seats = [0, 1, 2, 3].map((i) => ({ faction: FACTIONS[i], side: i % 2 }));
    const given = { seats, terrain: 'alternate', nodes: 'players', rulings: { blindMuster: true, stickyMelee: true } };
    const levels: readonly Level[] = ['veteran', 'recruit', 'recruit', 'veteran'];
    const b = playedUntil(configOf(given), levels, 5, (now) => now.round === 2);
    expect(b.round).toBe(2);
  });

  test('[X-360] answers every window when nothing is left to standing orders', () => {
    const kinds = new Set<string>();
    const table = fastTable<never>(seededLuck(9));
    const rng = makeRng(9);
    let b = conquest.setup(configOf({ seats: seatsOf(4), rulings: { resolveAllUnits: true } }), table);
    const all = { ranged: 'ask', attack: 'ask', wound: 'ask', save: 'ask', ignore: 'ask' } as const;
    for (const seat of [0, 1])
      b = conquest.play(
        b,
        seat,
        {
          type: 'standing',
          orders: {
            ...b.standing[seat]!,
            surge: 'each',
            reroll: all,
            destinyReserve: 0,
            resolve: 'ask',
            allocate: 'ask',
            support: 'ask',
            friendlyHit: 'ask',
            place: 'ask',
          },
        },
        table,
      );
    while (b.outcome === null) {
      const asked = conquest.decisions(b)[0]!;
      kinds.add(asked.kind);
      const command = mind[rng.below(4) === 0 ? 'quick' : 'best'](conquest.view(b, asked.seat), asked.seat, rng);
      expect(conquest.refuse(b, asked.seat, command)).toBeUndefined();
      b = conquest.play(b, asked.seat, command, table);
    }
    for (const kind of ['place', 'move', 'activate', 'shootBuild', 'deploy', 'allot']) expect(kinds).toContain(kind);
  });
});

describe('what it sees', () => {
  test('is its view: the standing orders of the other side change nothing', () => {
    playedUntil(
      configOf({ seats: seatsOf(0) }),
      ['veteran', 'veteran'],
      2,
      (b) => b.round === 3,
      (b, seat, command) => {
        const hidden: Battle = { ...b, standing: b.standing.map((orders, i) => (i === seat ? orders : null)) };
        expect(mind.best(hidden, seat, makeRng(1))).toEqual(command);
      },
    );
  });
});

const isWorker = (b: Battle, m: Model): boolean => {
  const kit = kitOf(b, m);
  return kit.kind === 'unit' && kit.sheet.worker;
};

describe('workers of the Veteran', () => {
  const start = configOf({ map: 'plains', seats: seatsOf(0) });

  test('[CQ-33] harvest, and [X-325] bring home the near relics by the end of round 2', () => {
    const harvests = [0, 0];
    const b = playedUntil(
      start,
      ['veteran', 'veteran'],
      1,
      (now) => now.round === 3,
      (_b, seat, command) => {
        if (command.type === 'harvest') harvests[seat] = harvests[seat]! + 1;
      },
    );
    for (const side of [0, 1] as const) {
      expect(harvests[side]).toBeGreaterThanOrEqual(8);
      expect(findHq(b, side)!.relics.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('[X-331] put up a producer in round 1, and nothing that cannot pay back any more', () => {
    const ordered: { readonly round: number; readonly role: string }[] = [];
    playedUntil(
      start,
      ['veteran', 'veteran'],
      1,
      () => false,
      (b, seat, command) => {
        if (command.type !== 'build') return;
        const kit = findKit(b, seat, command.product)!;
        ordered.push({
          round: b.round,
          role: kit.kind === 'building' ? kit.sheet.role : kit.sheet.worker ? 'worker' : 'army',
        });
      },
    );
    expect(ordered.some(({ round, role }) => round === 1 && role === 'barracks')).toBe(true);
    for (const { round, role } of ordered) {
      if (role === 'worker' || role === 'extractor') expect(round).toBeLessThanOrEqual(3);
      else if (role !== 'army') expect(round).toBeLessThanOrEqual(4);
    }
  });
});

describe('fights of the Veteran', () => {
  /** The second round, with seat 0 about to move; only these stand beside the headquarters. */
  const clash = (own: readonly [string, Point][], foes: readonly [string, Point][]): Battle => {
    const seats = [
      { faction: 'empire-of-sol', scenario: 'annihilation' },
      { faction: 'void', scenario: 'annihilation' },
    ];
    const b = playedUntil(configOf({ map: 'plains', seats }), ['veteran', 'veteran'], 4, (now) => {
      const [asked] = conquest.decisions(now);
      return now.round === 2 && asked?.kind === 'activate' && asked.seat === 0;
    });
    const standing = (side: number, wanted: readonly [string, Point][]): Model[] =>
      wanted.map(([sheet, at], i) => {
        const like = b.models.find((m) => sideOf(b, m) === side && kitOf(b, m).kind === 'unit' && !isWorker(b, m))!;
        const turn = { ...like.turn, activated: false, pinned: false, ledger: 0, engaged: false, near: [] };
        return { ...like, id: `${side === 0 ? 'A' : 'B'}9${i}-1`, sheet, at, turn, wounds: 2 };
      });
    const buildings = b.models.filter((m) => findHq(b, sideOf(b, m)) === m);
    return { ...b, models: [...buildings, ...standing(0, own), ...standing(1, foes)] };
  };
  const inches = (x: number, y: number): Point => ({ x: x * 2540, y: y * 2540 });

  /** Seat 0 moves everybody. */
  const engagementsOf = (start: Battle): number => {
    const table = fastTable<never>(seededLuck(1));
    let b = start;
    let n = 0;
    while (b.phase === 'movement' && conquest.decisions(b)[0]!.seat === 0) {
      const command = veteran(b, 0);
      if (command.type === 'walk' && command.engage) n++;
      b = conquest.play(b, 0, command, table);
    }
    return n;
  };

  test('[X-353] several go for one that stands alone', () => {
    const b = clash(
      [
        ['empire-of-sol.legion', inches(14, 12)],
        ['empire-of-sol.legion', inches(18, 12)],
        ['empire-of-sol.triarii', inches(16, 11)],
      ],
      [['void.bone-archers', inches(16, 17)]],
    );
    expect(engagementsOf(b)).toBeGreaterThanOrEqual(2);
  });

  test('[X-316] an archer does not walk into a stack', () => {
    const b = clash(
      [['empire-of-sol.sagittarii', inches(16, 12)]],
      [
        ['void.death-knights', inches(15, 17)],
        ['void.death-knights', inches(17.5, 17)],
        ['void.zombies', inches(16, 19)],
      ],
    );
    expect(engagementsOf(b)).toBe(0);
  });
});

describe('the Warlord', () => {
  test('stops within its budget, and at once when told', () => {
    const b = playedUntil(configOf({ seats: seatsOf(1) }), ['veteran', 'veteran'], 6, (now) => {
      const [asked] = conquest.decisions(now);
      return now.round === 3 && asked?.kind === 'move' && !isWorker(now, modelOf(now, asked.unit));
    });
    const { seat } = conquest.decisions(b)[0]!;
    const view = conquest.view(b, seat);
    let clock = 0;
    const budget = { kind: 'time', ms: 150, now: () => (clock += 10) } as const; // every look at it takes 10
    const command = player('warlord').choose(view, seat, budget, { seed: 1 });
    expect(conquest.refuse(b, seat, command)).toBeUndefined();
    expect(clock).toBeLessThanOrEqual(160);
    const stopped = player('warlord').choose(view, seat, budget, { seed: 1, aborted: () => true });
    expect(conquest.refuse(b, seat, stopped)).toBeUndefined();
  });

  test('[DW-32] lets the other move first, the Veteran does not', () => {
    const isAsked = (b: Battle) => conquest.decisions(b)[0]?.kind === 'goFirst';
    const b = playedUntil(configOf({ seats: seatsOf(1) }), ['veteran', 'veteran'], 6, isAsked);
    const { seat } = conquest.decisions(b)[0]!;
    expect(player('warlord').choose(conquest.view(b, seat), seat, STEPS)).toEqual({ type: 'goFirst', first: 'you' });
    expect(veteran(b, seat)).toEqual({ type: 'goFirst', first: 'me' });
  });

  test('gives the same command for the same view, seed and number of steps', () => {
    const b = playedUntil(configOf({ seats: seatsOf(1) }), ['veteran', 'veteran'], 6, (now) => now.round === 2);
    const { seat } = conquest.decisions(b)[0]!;
    const choose = () => player('warlord').choose(conquest.view(b, seat), seat, STEPS, { seed: 7 });
    expect(choose()).toEqual(choose());
  });
});
