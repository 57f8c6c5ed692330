// States from outside: what could stand on a table is read, nothing else gets in.
import { makeRng, type Rng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { AttackFrame, Battle, Fighter, Frame } from '../state/battle.ts';
import { battle, block, seededTable } from '../testing/battles.ts';

const configured = (x: unknown) => {
  const parsed = magewinds.parseConfig(x);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

const problem = (x: unknown): string | undefined => {
  const parsed = magewinds.parseState(x);
  return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

/** Plays at random; `visit` sees every state on the way, the last one included. */
const playOn = (start: Battle, rng: Rng, commands: number, visit: (b: Battle, n: number) => void): Battle => {
  const table = seededTable(rng.bits());
  let b = start;
  for (let n = 0; n < commands && b.outcome === null; n++) {
    const asked = magewinds.decisions(b);
    const { seat } = asked[rng.below(asked.length)]!;
    const offered = magewinds.candidates(b, seat);
    b = magewinds.play(b, seat, offered[rng.below(offered.length)]!, table);
    visit(b, n);
  }
  return b;
};

const expectRead = (b: Battle): void => {
  const written = JSON.stringify(b);
  const read = magewinds.parseState(JSON.parse(written));
  expect(read.ok ? undefined : read.refusal).toBeUndefined();
  if (read.ok) expect(JSON.stringify(sorted(read.value))).toBe(JSON.stringify(sorted(b)));
};

/** The same data whatever the order in which its fields were written. */
const sorted = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(sorted);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
};

const scene = battle({
  fighters: [
    { profile: 'mesmer', seat: 0, at: [3, 5] },
    { profile: 'druid', seat: 0, at: [5, 5], damage: 2 },
    { profile: 'warlock', seat: 0, at: [4, 7] },
    { profile: 'enchanter', seat: 0, at: [6, 7] },
    { profile: 'witch', seat: 1, at: [5, 9] },
    { profile: 'seer', seat: 1, at: [7, 9] },
    { profile: 'cleric', seat: 1, at: [3, 9] },
    { profile: 'wizard', seat: 1, at: [8, 7] },
  ],
  hands: [
    ['AH', 'KD', '3C', '4C', 'QS'],
    ['AD', 'KH', 'JC', '5S', '6S'],
  ],
  terrain: [block(1, 7, 1, 1, 'high')],
  scenario: 'treasure-dash',
  objects: [
    [6, 8.2],
    [9, 5],
  ],
});

describe('what a battle can come to', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))('[MW 11.0] a battle of many spells, seed %i', (seed) => {
    expectRead(scene);
    const last = playOn(scene, makeRng(seed), 150, (b, n) => {
      if (n % 4 === 0) expectRead(b);
    });
    expectRead(last);
  });

  test.each<readonly [string, unknown]>([
    ['all of it chosen', { scenario: 'chosen', terrain: 'chosen', players: 2, slots: 6 }],
    ['the scenario first', { scenario: 'chosen', warbandsFirst: false, assembly: 'simultaneous', slots: 6 }],
    ['one warband after the other', { scenario: 'random', assembly: 'sequential', slots: 6 }],
    ['The Prize', { scenario: 'the-prize', slots: 6 }],
    ['Treasure Dash', { scenario: 'treasure-dash', slots: 6, deployment: 'auto' }],
    ['Fragment Frenzy', { scenario: 'fragment-frenzy', slots: 6, deployment: 'auto' }],
    ['Hold the Line', { scenario: 'hold-the-line', slots: 6, deployment: 'auto' }],
    ['three at Battle Royale', { scenario: 'battle-royale', players: 3, slots: 6, deployment: 'auto' }],
    ['four at Treasure Clash', { scenario: 'treasure-clash', players: 4, slots: 4 }],
  ])('[MW 10.0] %s', (_, config) => {
    for (const seed of [1, 2]) {
      const b = magewinds.setup(configured(config), seededTable(seed));
      expectRead(b);
      expectRead(
        playOn(b, makeRng(seed), 220, (at, n) => {
          if (n % 7 === 0 || at.phase === 'setup') expectRead(at);
        }),
      );
    }
  });

  test('[MW-H08] one of three concedes, and the battle goes on', () => {
    const config = configured({ scenario: 'battle-royale', players: 3, slots: 6, deployment: 'auto' });
    const rng = makeRng(8);
    for (const commands of [3, 30, 80]) {
      const b = playOn(magewinds.setup(config, seededTable(8)), rng, commands, () => undefined);
      if (b.outcome !== null) continue;
      const given = magewinds.play(b, 1, { type: 'concede' }, seededTable(9));
      expectRead(given);
      expectRead(
        playOn(given, rng, 60, (at, n) => {
          if (n % 5 === 0) expectRead(at);
        }),
      );
    }
  });

  test('[MW 7.0] terrain of ours is the same object again', () => {
    const b = magewinds.setup(configured({ deployment: 'auto' }), seededTable(1));
    const placed = playOn(b, makeRng(1), 20, () => undefined);
    const read = magewinds.parseState(JSON.parse(JSON.stringify(placed)));
    expect(placed.terrain).not.toBeNull();
    expect(read.ok && read.value.terrain).toBe(placed.terrain);
  });
});

const altered = (b: Battle, id: number, change: Partial<Fighter>): unknown => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...change } : f)),
});
const topped = (b: Battle, ...frames: readonly object[]): unknown => ({ ...b, stack: [...b.stack, ...frames] });
const bottom = (b: Battle, frame: object): unknown => ({ ...b, stack: [frame] });

const activation = {
  type: 'activation',
  step: 'chooses',
  fighter: 1,
  by: 0,
  action: null,
  free: false,
  cast: [],
} satisfies Frame;
const resolving = { ...activation, step: 'resolving', action: 'attack' } satisfies Frame;
const attacking: AttackFrame = {
  type: 'attack',
  step: 'defence',
  source: { type: 'fighter', id: 1 },
  by: 0,
  against: 1,
  attack: 'melee',
  target: 4,
  object: null,
  splash: false,
  chosen: true,
  choice: 'heavy',
  defence: null,
  free: false,
  hits: 0,
  damage: 0,
  blocked: 0,
};
const fought = (change: object = {}): unknown => topped(scene, resolving, { ...attacking, ...change });
const window = { type: 'window', timing: 'activationBegins', about: 1, asking: 1, asked: [], cast: [] } satisfies Frame;
const over = magewinds.play(scene, 0, { type: 'concede' }, seededTable(1));
const setUp = magewinds.setup(configured({ players: 2 }), seededTable(1));
const openly = magewinds.setup(configured({ players: 2, assembly: 'simultaneous' }), seededTable(1));
/** The first state of a battle in which fighters are deployed. */
const deploying = (() => {
  const config = configured({
    scenario: 'deathmatch',
    warbands: [['seer'], ['cleric']],
    terrain: 'crossroads',
    deployment: 'players',
  });
  let b = magewinds.setup(config, seededTable(1));
  while (b.stack[0]?.type === 'setup' && b.stack[0].step !== 'deployment')
    b = playOn(b, makeRng(1), 1, () => undefined);
  return b;
})();
const handed = (seat: number, change: object): unknown => ({
  ...scene,
  seats: scene.seats.map((s, i) => (i === seat ? { ...s, hand: { ...s.hand, ...change } } : s)),
});
const ended = (places: unknown): unknown => ({ ...over, outcome: { ...over.outcome, places } });
const charm = { type: 'charm', by: 4, seat: 1, target: 0, among: [0, 1] };
const paired = {
  ...scene,
  fighters: [
    ...scene.fighters.map((f) => (f.id === 1 ? { ...f, twin: 8 } : f)),
    { ...scene.fighters[1]!, id: 8, x: 25400, y: 5000, twin: 1 },
  ],
  clones: [{ pair: [1, 8], seat: 0, real: 8 }],
};

describe('what it cannot', () => {
  test('the states that the others spoil are good ones', () => {
    for (const b of [
      scene,
      over,
      setUp,
      openly,
      deploying,
      paired,
      fought(),
      topped(scene, activation),
      topped(scene, activation, window),
    ])
      expect(problem(b)).toBeUndefined();
    expect(problem({ ...scene, effects: [charm] })).toBeUndefined();
    expect(problem(handed(0, { seen: [{ card: 'AH', to: 1 }] }))).toBeUndefined();
  });

  test.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'state: must be an object'],
    ['an unknown field', { ...scene, weather: 1 }, 'state.weather'],
    ['a bad configuration', { ...scene, config: { players: 9 } }, 'state.config'],
    ['an unknown phase', { ...scene, phase: 'night' }, 'state.phase'],
    ['another phase', { ...scene, phase: 'channelling' }, 'state.phase: must be action'],
    ['another scenario', { ...scene, scenario: 'deathmatch' }, 'state.scenario: must be treasure-dash'],
    ['no terrain', { ...scene, terrain: null }, 'state.terrain: must be placed'],
    ['other terrain', { ...scene, terrain: { features: [] } }, 'state.terrain: must be the terrain of'],
    ['a seat too few', { ...scene, seats: scene.seats.slice(1) }, 'state.seats: must hold one for each'],
    ['a third seat', { ...scene, turn: 2 }, 'state.turn: there are 2 players'],
    ['a seat twice', { ...scene, order: [0, 0] }, 'state.order: must name no seat twice'],
    ['a seat left out', { ...scene, order: [0] }, 'state.order: must name each of the 2 seats'],
    ['no turn', { ...scene, turn: null }, 'state.stack[0].step: it must be the turn'],
    ['the turn of who has passed', { ...scene, passed: [0] }, 'state.stack[0].step: it must be the turn'],
    ['round 0', { ...scene, round: 0 }, 'state.round: must be 0 during set-up'],
    ['[MW 12.0] a hidden hand', handed(1, { cards: null }), 'state.seats[1].hand.cards: is hidden'],
    ['[MW 12.0] a wrong size', handed(0, { size: 4 }), 'state.seats[0].hand.size: must be 5'],
    ['[MW 10.4] a card too few', handed(0, { size: 1, cards: ['AH'] }), 'must account for 52 cards, not 48'],
    ['[MW 10.4] a card twice', { ...scene, row: [...scene.row.slice(1), 'AH'] }, 'state.row: AH is in two places'],
    ['no card', { ...scene, discard: ['1H'] }, 'state.discard[0]'],
    ['a card seen elsewhere', handed(0, { seen: [{ card: 'AD', to: null }] }), 'seen[0].card: AD is not in this hand'],
    ['a hidden deck', { ...scene, deck: { ...scene.deck, cards: null } }, 'state.deck.cards: is hidden'],
    ['a wrong top', { ...scene, deck: { ...scene.deck, top: { seat: 0, card: 'AH' } } }, 'state.deck.top.card'],
    ['cards before they are dealt', { ...setUp, row: ['AH'] }, 'must account for 0 cards, not 1'],
    ['hidden orders', { ...scene, seats: scene.seats.map((s) => ({ ...s, orders: null })) }, 'orders: is hidden'],
    ['a hidden warband', { ...setUp, warbands: [{ done: false, profiles: null }, setUp.warbands[1]] }, 'is hidden'],
    ['another warband', altered(scene, 0, { profile: 'guardian' }), 'those seat 0 began with must be its warband'],
    ['a wrong id', altered(scene, 0, { id: 3 }), 'state.fighters[0].id: must be 0'],
    ['[MW 18.5.3] too much damage', altered(scene, 0, { damage: 40 }), 'state.fighters[0].damage'],
    ['[MW 18.5.3] down but standing', altered(scene, 6, { damage: 6 }), 'would be down'],
    ['[MW 9.1] three actions', altered(scene, 0, { actions: 3 as 2 }), 'state.fighters[0].actions'],
    ['[MW 2.1] off the battlefield', altered(scene, 0, { x: 100 }), 'state.fighters[0]: is not wholly on'],
    ['[MW 15.0] on another base', altered(scene, 1, { x: scene.fighters[0]!.x + 2400 }), 'fighters[1]: overlaps'],
    ['[MW-R16] on a wall', altered(scene, 0, { x: 3810, y: 19050 }), 'state.fighters[0]: stands on an obstacle'],
    ['half an inch of a unit', altered(scene, 0, { x: 7620.5 }), 'state.fighters[0].x'],
    ['in reserve in a battle', altered(scene, 0, { where: 'reserve' }), 'state.fighters[0].where'],
    ['down in a round to come', altered(scene, 0, { where: 'down', downIn: 2 }), 'state.fighters[0].downIn'],
    ['a twin that is none', altered(scene, 0, { twin: 1 }), 'state.fighters[0].twin'],
    ['[TC mesmer.clone] a hidden one', { ...paired, clones: [{ ...paired.clones[0]!, real: null }] }, 'is hidden'],
    ['[TC mesmer.clone] a third one', { ...paired, clones: [{ ...paired.clones[0]!, real: 0 }] }, 'clones[0].real'],
    ['a pair that is none', { ...paired, clones: [{ ...paired.clones[0]!, pair: [1, 0] }] }, 'state.fighters[8].twin'],
    [
      '[TC mesmer.clone] a pair of another seat',
      { ...paired, clones: [{ ...paired.clones[0]!, seat: 1 }] },
      'state.clones[0].seat: must be the seat of both, not 1',
    ],
    [
      '[ItT general.assembly] all warbands done in an open assembly',
      { ...openly, warbands: openly.warbands.map(() => ({ done: true, profiles: ['seer'] })) },
      'state.stack[0].step: all warbands are done',
    ],
    [
      '[MW 10.5] nobody to deploy',
      { ...deploying, fighters: deploying.fighters.map((f) => ({ ...f, where: 'gone' })) },
      'state.stack[0].step: nobody has fighters left to deploy',
    ],
    ['a carrier unheard of', { ...scene, objects: scene.objects.map((o) => ({ ...o, carrier: 1 })) }, 'carrier'],
    [
      'nobody who carries',
      { ...scene, objects: scene.objects.map((o) => ({ ...o, where: 'carried', carrier: 44 })) },
      'state.objects[0].carrier: there is no fighter 44',
    ],
    ['an effect on nobody', { ...scene, effects: [{ type: 'hex', fighter: 30 }] }, 'state.effects[0].fighter'],
    ['an unknown effect', { ...scene, effects: [{ type: 'sleep', fighter: 1 }] }, 'state.effects[0].type'],
    ['[TC witch.charm] a hidden charm', { ...scene, effects: [{ ...charm, target: null }] }, 'target: is hidden'],
    ['no stack', { ...scene, stack: [] }, 'state.stack: must be empty when the battle is over'],
    ['a round on a round', topped(scene, { type: 'round', step: 'turn' }), 'state.stack[1]: round cannot lie on'],
    ['an activation at the bottom', bottom(scene, activation), 'must'],
    [
      'a step that goes on by itself',
      bottom(scene, { type: 'round', step: 'storm' }),
      'nobody is asked in round storm',
    ],
    ['an unknown frame', bottom(scene, { type: 'lunch' }), 'state.stack[0].type'],
    [
      'a frame of nobody',
      topped(scene, { ...activation, fighter: 70 }),
      'state.stack[1].fighter: there is no fighter 70',
    ],
    ['an action too early', topped(scene, { ...activation, action: 'move' }), 'state.stack[1].action'],
    [
      'who is not there',
      { ...(altered(scene, 1, { where: 'down' }) as Battle), stack: [...scene.stack, activation] },
      'state.stack[1].fighter: must be on the battlefield',
    ],
    ['a window about another', topped(scene, activation, { ...window, about: 2 }), 'state.stack[2].about: must be 1'],
    ['a window for no seat', topped(scene, activation, { ...window, asking: 3 }), 'state.stack[2].asking'],
    ['[MW 18.3] a hidden choice', fought({ choice: null }), 'state.stack[2].choice: is hidden'],
    ['[MW 18.3] no choice', fought({ choice: null, chosen: false }), 'state.stack[2].chosen'],
    ['[MW 18.4] a defence too early', fought({ defence: 'dodge' }), 'state.stack[2].defence'],
    ['[MW 6.0] an attack it has not', fought({ attack: 'zap' }), 'a Druid has no zap'],
    ['a feature that strikes', fought({ source: { type: 'feature', id: 0 } }), 'state.stack[2].attack: must be quake'],
    ['a feature unheard of', fought({ source: { type: 'feature', id: 9 }, attack: 'quake' }), 'there is no feature 9'],
    ['a target and an object', fought({ object: 0 }), 'either a target or an object'],
    ['an object unheard of', fought({ target: null, object: 5 }), 'there is no object 5'],
    ['an outcome without an end', { ...scene, outcome: over.outcome }, 'state.outcome: a battle is over when'],
    ['an end without an outcome', { ...over, outcome: null }, 'state.outcome: a battle is over when'],
    ['one placed twice', ended([[0], [0, 1]]), 'state.outcome.places: must name no seat twice'],
    ['half of them placed', ended([[1]]), 'state.outcome.places: must name each'],
    ['an empty place', ended([[], [0, 1]]), 'state.outcome.places: must hold no empty place'],
    ['fighters too early', { ...setUp, fighters: scene.fighters }, 'state.fighters: must be empty before'],
    ['a view', magewinds.view(scene, 0), 'is hidden, as in a view'],
  ])('%s', (_, state, words) => {
    expect(problem(state)).toContain(words);
  });
});

type Node = Record<string, unknown>;
const placesIn = (x: unknown): (readonly [Node, string])[] =>
  typeof x !== 'object' || x === null
    ? []
    : Object.keys(x).flatMap((key) => [[x as Node, key] as const, ...placesIn((x as Node)[key])]);

const SPOILS: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  9,
  12700,
  true,
  false,
  'AH',
  'field',
  'down',
  'gone',
  'carried',
  'turn',
  'path',
  'choice',
  'defence',
  'move',
  'attack',
  'heavy',
  'cleric',
];

test('[MW 11.0] a state with a fact changed is refused, or can be played on', () => {
  const counts = { read: 0, refused: 0 };
  for (let seed = 0; seed < 400; seed++) {
    const rng = makeRng(seed);
    const { config, terrain, ...rest } = playOn(scene, rng, rng.below(60), () => undefined);
    const spoilt = JSON.parse(JSON.stringify(rest));
    const all = placesIn(spoilt).filter(([owner]) => owner !== spoilt.warbands);
    const [owner, key] = all[rng.below(all.length)]!;
    owner[key] = SPOILS[rng.below(SPOILS.length)];
    const read = magewinds.parseState({ ...spoilt, config, terrain });
    counts[read.ok ? 'read' : 'refused']++;
    if (read.ok) expect(() => playOn(read.value, rng, 40, () => undefined), `seed ${seed}, ${key}`).not.toThrow();
  }
  expect(counts.read).toBeGreaterThan(10);
  expect(counts.refused).toBeGreaterThan(100);
});
