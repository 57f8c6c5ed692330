// Boards from outside: what could not stand so is refused, with its place and a sentence.
import { describe, expect, test } from 'vitest';
import type { Battle, Phase } from '../state/types.ts';
import { COMBAT, loaded, MOVEMENT, type Outside, SHOOT } from '../testing/loading.ts';
import { type Given, sceneOf } from '../testing/scenes.ts';

const MODELS = [
  { sheet: 'legate', at: [10, 10] },
  { sheet: 'legion', at: [14, 10] },
  { sheet: 'fabri', at: [20, 4] },
  { sheet: 'praetorium', at: [18, 6] },
  { sheet: 'shrine', at: [24, 5] },
  { sheet: 'quarry', at: [14.5, 4.5], node: 'M1' },
  { seat: 1, sheet: 'necromancer', at: [10, 26] },
  { seat: 1, sheet: 'zombies', at: [14, 26] },
  { seat: 1, sheet: 'necropolis', at: [18, 30] },
] as const;

const STACKS: Partial<Record<Phase, Battle['stack']>> = { movement: MOVEMENT, shoot: SHOOT };

const war = (given: Given = {}): Battle => {
  const phase = given.phase ?? 'movement';
  const banks = [
    [300, 50],
    [0, 0],
  ] as const;
  return sceneOf({ map: 'plains', models: MODELS, round: 2, banks, stack: STACKS[phase]!, ...given, phase });
};

type Wrong = readonly [string, (s: Outside) => void, string];

const refused = (cases: readonly Wrong[], given: Given = {}) =>
  test.each(cases)('%s', (_, change, words) => {
    expect(loaded(war(given), change)).toBe(words);
  });
const accepted = (cases: readonly (readonly [string, (s: Outside) => void])[], given: Given = {}) =>
  test.each(cases)('%s: it loads', (_, change) => {
    expect(loaded(war(given), change)).toBe('loaded');
  });

test('what stands here loads', () => {
  expect(loaded(war())).toBe('loaded');
  expect(loaded(war({ phase: 'shoot' }))).toBe('loaded');
});

describe('[X-373] [X-374] seats', () => {
  const OVER = (places: unknown) => (s: Outside) => {
    s.stack = [];
    s.outcome = { places, reason: 'conceded', rule: 'X-374' };
  };
  refused([
    ['ready', (s) => s.ready.push(false), 'ready: must be one for each seat.'],
    ['standing', (s) => s.standing.pop(), 'standing: must be one for each seat.'],
    ['made', (s) => s.made.push(0), 'made: must be one for each seat.'],
    ['twice', (s) => s.conceded.push(1, 1), 'conceded: must be seats of this war, each once.'],
    ['of another war', (s) => s.conceded.push(2), 'conceded: must be seats of this war, each once.'],
    ['the last of a side', (s) => s.conceded.push(1), 'conceded: somebody of each side plays on.'],
    ['the last of the other', (s) => s.conceded.push(0), 'conceded: somebody of each side plays on.'],
    ['a place is missing', OVER([[0]]), 'outcome.places: must hold every seat once.'],
    ['placed twice', OVER([[0], [1], [1]]), 'outcome.places: must hold every seat once.'],
    ['placed twice, another not', OVER([[0], [0]]), 'outcome.places: must hold every seat once.'],
    ['a seat of another war', OVER([[0], [2]]), 'outcome.places: must hold every seat once.'],
    ['an empty place', OVER([[0, 1], []]), 'outcome.places: must hold every seat once.'],
  ]);
  accepted([
    ['a war that is won', OVER([[1], [0]])],
    ['a draw', OVER([[0, 1]])],
  ]);
});

describe('[X-301] sides', () => {
  refused([
    ['one edge for both', (s) => (s.edges = ['south', 'south']), 'edges: must be one each.'],
    [
      'aims that were not chosen',
      (s) => (s.sides[1].hasAims = false),
      'sides[1].aims: must be there when they were chosen.',
    ],
    [
      'no aims',
      (s) => Object.assign(s.sides[0], { hasAims: false, aims: null }),
      'sides[0].aims: must have been chosen.',
    ],
    [
      'a mission that is none',
      (s) => (s.sides[1].aims.missions = ['claims', 'moon']),
      'sides[1].aims.missions: there is no mission moon.',
    ],
    ['one mission', (s) => (s.sides[0].aims.missions = ['claims']), 'sides[0].aims.missions: must be two missions.'],
    [
      'research that is none',
      (s) => (s.sides[0].research = ['seers', 'moon']),
      'sides[0].research: names nothing known.',
    ],
    ['known twice', (s) => (s.sides[1].research = ['seers', 'seers']), 'sides[1].research: names something twice.'],
  ]);
  accepted([
    ['the other edges', (s) => (s.edges = ['north', 'south'])],
    ['research', (s) => (s.sides[0].research = ['seers', 'field-medics'])],
    ['aims that a view hides', (s) => (s.sides[1].aims = null)],
    ['orders that a view hides', (s) => (s.standing[1] = null)],
  ]);
});

describe('[X-303] [X-370] rounds and pieces', () => {
  const piece = (shape: object) => ({ k: 'forest', shape });
  refused([
    ['round 0 beyond set-up', (s) => (s.round = 0), 'round: must be 0 during set-up and only then.'],
    ['a round too many', (s) => (s.round = 7), 'round: is 6 at most.'],
    [
      'pieces on a board that has its own',
      (s) => s.pieces.push(piece({ disc: [5, 5, 2] })),
      'pieces: are placed in turn or not at all.',
    ],
  ]);
  accepted([['the last round', (s) => (s.round = 6)]]);

  const placed: Given = { config: { terrain: 'alternate', nodes: 'players' } };
  const ruins = (x: number, y: number) => ({
    poly: [
      [x, y],
      [x + 3, y],
      [x + 3, y + 3],
      [x, y + 3],
    ],
  });
  const laid = (...shapes: readonly object[]) => withNodes((s) => s.pieces.push(...shapes.map(piece)));
  refused(
    [
      ['a wood over the edge', laid({ disc: [35, 20, 2] }), 'pieces[0]: must lie on the board.'],
      ['ruins over the edge', laid({ disc: [20, 20, 2] }, ruins(34, 20)), 'pieces[1]: must lie on the board.'],
      ['ruins over the other edge', laid(ruins(20, 34)), 'pieces[0]: must lie on the board.'],
    ],
    placed,
  );
  accepted(
    [['pieces at the very edge', laid({ disc: [34, 34, 2] }, ruins(0, 20), ruins(33, 4), ruins(4, 33))]],
    placed,
  );
});

/** Boards without a map have the nodes that were placed. */
function withNodes(change: (s: Outside) => void): (s: Outside) => void {
  const { nodes } = sceneOf({ map: 'plains' });
  return (s) => {
    s.nodes = JSON.parse(JSON.stringify(nodes));
    change(s);
  };
}

describe('[CQ-20] nodes', () => {
  refused([
    ['twice the same', (s) => (s.nodes[1].id = 'M1'), 'nodes: must have different ids.'],
    ['of another kind', (s) => (s.nodes[0].id = 'G9'), 'nodes[0].id: must tell its kind and number.'],
    [
      'two that have changed their ids',
      (s) => {
        const [mine, vein] = [s.nodes[0], s.nodes.find((n: { kind: string }) => n.kind === 'G')];
        [mine.id, vein.id] = [vein.id, mine.id];
      },
      'nodes[0].id: must tell its kind and number.',
    ],
    ['a number too many', (s) => (s.nodes[0].id = 'M9'), 'nodes[0].id: must tell its kind and number.'],
    ['no number', (s) => (s.nodes[0].id = 'M'), 'nodes[0].id: must tell its kind and number.'],
    ['off the board eastwards', (s) => (s.nodes[2].at.x = 91_441), 'nodes[2].at: must be on the board.'],
    ['off the board northwards', (s) => (s.nodes[2].at.y = 91_441), 'nodes[2].at: must be on the board.'],
    ['one is missing', (s) => s.nodes.pop(), 'nodes: must be 24 (CQ-20).'],
    ['a Mine that is nowhere', (s) => (s.nodes[0].at = null), 'nodes: M1 is nowhere.'],
    ['a relic that is nowhere', (s) => (s.nodes[23].at = null), 'nodes: R8 is nowhere.'],
    [
      'a relic that lies free',
      (s) => s.models[1].relics.push('R8'),
      'models: R8 is no relic that could be held there.',
    ],
    ['a relic that is none', (s) => s.models[1].relics.push('R9'), 'models: R9 is no relic that could be held there.'],
    [
      'a Mine that is carried',
      (s) => {
        s.nodes[0].at = null;
        s.models[1].relics.push('M1');
      },
      'models: M1 is no relic that could be held there.',
    ],
    [
      'held twice',
      (s) => {
        s.nodes[23].at = null;
        s.models[1].relics.push('R8');
        s.models[4].relics.push('R8');
      },
      'models: R8 is no relic that could be held there.',
    ],
  ]);
  accepted([
    [
      'a relic that is carried, at the very edge another',
      (s) => {
        s.nodes[23].at = null;
        s.models[1].relics.push('R8');
        s.nodes[22].at = { x: 91_440, y: 91_440 };
      },
    ],
  ]);
});

describe('[CQ-03] models', () => {
  const shooting: Given = { phase: 'shoot' };
  const inRound = (round: number) => (s: Outside) => (s.models[0].since = round);
  refused([
    ['of no list', (s) => (s.models[0].sheet = 'void.zombies'), 'models[0].sheet: is not of this seat’s list.'],
    ['of nobody', (s) => (s.models[0].seat = 2), 'models[0].seat: is nobody’s.'],
    ['called otherwise', (s) => (s.models[0].id = 'legate'), 'models[0].id: must be like A3-1.'],
    ['the mark of another', (s) => (s.models[0].id = 'A1-7'), 'models[0].id: must end in 8.'],
    ['the letter of another', (s) => (s.models[0].id = 'B3-8'), 'models[0].id: was never given.'],
    ['a number too high', (s) => (s.models[0].id = 'A7-8'), 'models[0].id: was never given.'],
    ['number 0', (s) => (s.models[0].id = 'A0-8'), 'models[0].id: was never given.'],
    [
      'twice the same',
      (s) => (s.models[1] = { ...s.models[0], at: s.models[1].at }),
      'models: must have different ids.',
    ],
    ['more Wounds than it can have', (s) => (s.models[0].wounds = 4), 'models[0].wounds: are 3 at most.'],
    ['no Wounds', (s) => (s.models[0].wounds = 0), 'models[0].wounds: are gone, and so would it be.'],
    ['of a later round', inRound(3), 'models[0].since: lies in the future.'],
    ['a deposit of a unit', (s) => (s.models[0].node = 'M2'), 'models[0].node: belongs to a [Mine].'],
    ['a deposit of another building', (s) => (s.models[4].node = 'M2'), 'models[4].node: belongs to a [Mine].'],
    ['a [Mine] without one', (s) => (s.models[5].node = null), 'models[5].node: belongs to a [Mine].'],
    ['[X-322] a [Mine] at a relic', (s) => (s.models[5].node = 'R1'), 'models[5].node: must be a deposit.'],
    ['[X-322] a [Mine] at nothing', (s) => (s.models[5].node = 'M9'), 'models[5].node: must be a deposit.'],
    [
      '[CQ-44] over the edge',
      (s) => (s.models[0].at = { x: 1_200, y: 20_000 }),
      'models[0].at: must be wholly on the board.',
    ],
    ['[DW-43] on another', (s) => (s.models[1].at = s.models[0].at), 'models[1].at: is taken by A1-8.'],
    [
      '[X-309] a second headquarters',
      (s) => {
        s.made[0] = 9;
        s.models.push({ ...s.models[3], id: 'A9-hq', at: { x: 80_000, y: 20_000 } });
      },
      'models: hold one headquarters a side at most (X-309).',
    ],
  ]);
  accepted([
    ['of this round', inRound(2)],
    ['the last number that was given', (s) => (s.models[0].id = 'A6-8')],
    ['wounded', (s) => (s.models[0].wounds = 1)],
  ]);
  accepted([['[X-336] shot down, and still there', (s) => (s.models[0].wounds = 0)]], shooting);

  const held = (model: number, count: number) => (s: Outside) => {
    for (let i = 0; i < count; i++) {
      s.nodes[16 + i].at = null;
      s.models[model].relics.push(s.nodes[16 + i].id);
    }
  };
  refused([
    ['[X-324] two relics of a unit', held(1, 2), 'models[1].relics: are 1 at most.'],
    ['[X-325] three in a [Temple]', held(4, 3), 'models[4].relics: are 2 at most.'],
  ]);
  accepted([
    ['[X-324] one relic of a unit', held(1, 1)],
    ['[X-325] two in a [Temple]', held(4, 2)],
    ['[X-325] any number in the headquarters', held(3, 8)],
  ]);
  accepted([['[X-324] two by the switch', held(1, 2)]], { rulings: { relicCapacity: 2 } });
  refused([['[X-324] three by the switch', held(1, 3), 'models[1].relics: are 2 at most.']], {
    rulings: { relicCapacity: 2 },
  });

  test('[X-302] on impassable ground', () => {
    const b = sceneOf({ map: 'spine', models: [{ sheet: 'legion', at: [9, 18] }], stack: MOVEMENT });
    expect(loaded(b)).toBe('models[0].at: is on impassable ground.');
  });

  test('[DW-37] who has lost his last Wound in a fight that is under way', () => {
    const b = war({
      phase: 'combat',
      stack: [
        ...COMBAT,
        {
          type: 'fight',
          fight: { id: 'A2', building: null, core: ['A2', 'B2'], supporters: [], far: [] },
          attacker: 0,
          step: 'takes',
          hits: [0, 1],
          lost: [0, 0],
        },
        { type: 'allot', seat: 0, rule: 'X-356', left: 1, taken: [] },
      ],
    });
    expect(loaded(b, (s) => (s.models[1].wounds = 0))).not.toContain('are gone');
  });

  test('[X-374] a model keeps the letter of who has conceded', () => {
    const b = war({
      factions: ['empire-of-sol', 'void', 'empire-of-sol'],
      models: [...MODELS, { seat: 2, sheet: 'legion', at: [30, 10] }],
    });
    const handed = (change: object, ...conceded: readonly number[]) =>
      loaded(b, (s) => {
        Object.assign(s.models[9], change);
        s.conceded.push(...conceded);
      });
    expect(loaded(b)).toBe('loaded');
    expect(handed({ seat: 0 })).toBe('models[9].id: was never given.');
    expect(handed({ seat: 0 }, 2)).toBe('loaded');
    expect(handed({ seat: 1, sheet: 'void.zombies' }, 2)).toBe('models[9].id: was never given.');
  });
});

describe('[X-333] orders', () => {
  const given = (order: object) => (s: Outside) =>
    s.orders.push({ builder: 'A3-2', seat: 0, product: 'empire-of-sol.castra', node: null, ...order });
  const shooting: Given = { phase: 'shoot' };
  refused(
    [
      ['of nobody', given({ builder: 'A9-2' }), 'orders[0].builder: is not there.'],
      ['of no list', given({ product: 'void.crypt' }), 'orders[0].product: is not of this seat’s list.'],
      [
        '[X-322] a [Mine] without a deposit',
        given({ product: 'empire-of-sol.quarry' }),
        'orders[0].node: belongs to a [Mine].',
      ],
      ['a deposit for something else', given({ node: 'M2' }), 'orders[0].node: belongs to a [Mine].'],
      [
        'a deposit that is not there',
        given({ product: 'empire-of-sol.quarry', node: 'M9' }),
        'orders[0].node: is not there.',
      ],
    ],
    shooting,
  );
  accepted(
    [
      ['a building', given({})],
      ['a [Mine]', given({ product: 'empire-of-sol.quarry', node: 'M2' })],
    ],
    shooting,
  );
  refused([['in another phase', given({}), 'orders: are placed at the end of the phase.']]);
});
