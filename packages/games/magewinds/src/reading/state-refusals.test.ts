// What is wrong with a state from outside, word for word: where, and why. And which frames may lie on which.
import { inch } from '@muster/geometry';
import { fastTable, parse, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { terrainOf } from '../content/terrain.ts';
import { magewinds } from '../game.ts';
import type {
  ActivationFrame,
  AttackFrame,
  Battle,
  Fighter,
  Frame,
  MoveFrame,
  StepFrame,
  VolleyFrame,
} from '../state/battle.ts';
import { ROUND_STEPS } from '../state/battle.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { battle, block } from '../testing/battles.ts';
import { A, B, begin, playTo } from '../testing/setup.ts';
import { readBattle } from './read-state.ts';

const problem = (x: unknown): string | undefined => {
  const parsed = parse(readBattle, x, 'state');
  return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

const scene: Battle = battle({
  fighters: [
    { profile: 'mesmer', seat: 0, at: [3, 5] },
    { profile: 'druid', seat: 0, at: [5, 5] },
    { profile: 'cleric', seat: 0, at: [5, 7] },
    { profile: 'witch', seat: 1, at: [5, 9] },
    { profile: 'seer', seat: 1, at: [7, 9] },
  ],
  hands: [['AH', 'KD'], ['AD']],
  terrain: [block(1, 7, 1, 1, 'high')],
  scenario: 'treasure-dash',
  objects: [
    [6, 12],
    [9, 12],
  ],
});
const NAMES = 'mesmer, druid, cleric';

const table = () => fastTable<MagewindsEvent>(seededLuck(3));
const conceding = (b: Battle): Battle => magewinds.play(b, 0, { type: 'concede' }, table());
const over = conceding(scene);

const KING = { scenario: 'king-of-the-hill', warbands: [A, B] };
const atScenario = begin({ ...KING, scenario: 'chosen' });
const atScenarioFirst = begin({ scenario: 'chosen', warbandsFirst: false });
const atAssembly = begin({ scenario: 'king-of-the-hill' });
const atAssemblyLast = playTo(atScenarioFirst, 'assembly');
const atTerrain = begin({ ...KING, terrain: 'chosen' });
const atTerritory = begin(KING);
const atObjects = playTo(begin({ ...KING, scenario: 'treasure-dash' }), 'object');
const atDeployment = playTo(begin(KING), 'deploy');
const atEdge = begin({ ...KING, scenario: 'hold-the-line' });
const line = begin({ ...KING, scenario: 'hold-the-line', deployment: 'auto' });

const fighters = (b: Battle, id: number, change: Partial<Fighter>): Battle => ({
  ...b,
  fighters: b.fighters.map((f) => (f.id === id ? { ...f, ...change } : f)),
});
const objects = (id: number, change: object) => ({
  ...scene,
  objects: scene.objects.map((o) => (o.id === id ? { ...o, ...change } : o)),
});
const hands = (seat: number, change: object) => ({
  ...scene,
  seats: scene.seats.map((s, i) => (i === seat ? { ...s, hand: { ...s.hand, ...change } } : s)),
});
const conceded = (b: Battle, ...seats: number[]) => ({
  ...b,
  seats: b.seats.map((s, seat) => ({ ...s, conceded: seats.includes(seat) })),
});
const paired = {
  ...scene,
  fighters: [
    ...scene.fighters.map((f) => (f.id === 1 ? { ...f, twin: 5 } : f)),
    { ...scene.fighters[1]!, id: 5, x: inch(10), y: inch(2), twin: 1 },
  ],
  clones: [{ pair: [1, 5], seat: 0, real: 5 }],
};
const own = (x: number) => ({ features: [block(x, 8.2, 0.5, 0.5, 'low')] });

// --- Frames, each as it may well lie there. ---

const activation = (step: ActivationFrame['step'], more: Partial<ActivationFrame> = {}): ActivationFrame => ({
  type: 'activation',
  step,
  fighter: 1,
  by: 0,
  action: step === 'begins' || step === 'chooses' ? null : 'attack',
  free: false,
  cast: [],
  ...more,
});
const moving = (step: MoveFrame['step'], more: Partial<MoveFrame> = {}): MoveFrame => ({
  type: 'move',
  step,
  fighter: 1,
  haste: 0,
  phasewalk: false,
  near: false,
  charges: false,
  cast: [],
  ...more,
});
const stepping = (step: StepFrame['step'], more: Partial<StepFrame> = {}): StepFrame => ({
  type: 'step',
  step,
  fighter: 1,
  purpose: 'action',
  source: null,
  leap: false,
  phasewalk: false,
  cast: [],
  ...more,
});
const attacking = (step: AttackFrame['step'], more: Partial<AttackFrame> = {}): AttackFrame => ({
  type: 'attack',
  step,
  source: { type: 'fighter', id: 1 },
  by: 0,
  against: 1,
  attack: 'melee',
  target: 3,
  object: null,
  splash: false,
  chosen: step !== 'choice',
  choice: step === 'choice' ? null : 'heavy',
  defence: step === 'choice' || step === 'defence' ? null : 'none',
  free: false,
  hits: 0,
  damage: 0,
  blocked: 0,
  ...more,
});
const pushing = (step: AttackFrame['step'], more: Partial<AttackFrame> = {}): AttackFrame =>
  attacking(step, { source: { type: 'fighter', id: 2 }, attack: 'push', chosen: false, choice: null, ...more });
const volley = (step: VolleyFrame['step'], more: Partial<VolleyFrame> = {}): VolleyFrame => ({
  type: 'volley',
  step,
  source: { type: 'feature', id: 0 },
  by: 0,
  attack: 'quake',
  targets: [3, 4],
  steps: [],
  ...more,
});
const damage = (step: 'window' | 'apply', more: object = {}) => ({
  type: 'damage',
  step,
  harms: [
    { fighter: 3, amount: 1, credit: 0 },
    { fighter: 1, amount: 1, credit: null },
  ],
  index: 1,
  rule: 'MW-R87',
  ...more,
});
const window = (about: number | null, more: object = {}) => ({
  type: 'window',
  timing: 'damage',
  about,
  asking: 1,
  asked: [],
  cast: [],
  ...more,
});
const insight = { type: 'insight', seat: 0, cards: ['2H', '3H'] };
const windburn = { type: 'windburn', seat: 0, kept: { size: 1, cards: ['AH'] } };
const round = (step: string) => ({ type: 'round', step });

/** The scene with this stack, in the phase that the bottom tells. */
const stacked = (...stack: readonly unknown[]): unknown => {
  const { step } = stack[0] as { step: string };
  const phase = step === 'fragments' || step === 'channelling' ? 'channelling' : step === 'windburn' ? 'end' : 'action';
  // Insight holds two cards of the deck
  const isInsight = stack.some((f) => (f as Frame).type === 'insight');
  const cards = scene.deck.cards!.filter((c) => !isInsight || (c !== '2H' && c !== '3H'));
  const row = scene.row.filter((c) => !isInsight || (c !== '2H' && c !== '3H'));
  const passed = step === 'storm' || step === 'end' ? [0, 1] : [];
  return { ...scene, stack, phase, passed, row, deck: { size: cards.length, cards, top: null } };
};
const acting = activation('resolving');
const inAttack = (frame: unknown) => stacked(round('turn'), acting, frame);

describe('a state that could not stand on a table', () => {
  test('what the others spoil is good', () => {
    const good = {
      scene,
      over,
      paired,
      line,
      atScenario,
      atScenarioFirst,
      atAssembly,
      atAssemblyLast,
      atTerrain,
      atTerritory,
      atObjects,
      atDeployment,
      atEdge,
      'over before anything is chosen': conceding(atScenarioFirst),
      'over in assembly': conceding(atAssembly),
      'over on the line': { ...conceding(line), edge: null },
      'over with terrain but no scenario': {
        ...conceding(begin({ scenario: 'chosen', terrain: 'chosen', warbandsFirst: false })),
        terrain: own(9),
      },
      'terrain of one’s own': { ...playTo(atTerrain, 'territory'), terrain: own(9) },
      'its top card is known': { ...scene, deck: { ...scene.deck, top: { seat: 1, card: scene.deck.cards!.at(-1) } } },
      'taken down in this round': fighters(scene, 0, { where: 'down', damage: 6, downIn: 1, x: -5 }),
      carried: objects(0, { where: 'carried', carrier: 1, x: -5 }),
      'the end of an activation without action': stacked(
        round('turn'),
        activation('ends', { action: null }),
        window(1),
      ),
      'the end of one with': stacked(round('turn'), activation('ends'), window(1)),
      'damage of the last': stacked(round('end'), damage('window', { index: 2 }), window(1)),
      'an object pushed': inAttack(pushing('knockback', { target: null, object: 0 })),
      'the terrain attacks': stacked(
        round('turn'),
        acting,
        volley('order'),
        attacking('defence', {
          source: { type: 'feature', id: 0 },
          attack: 'quake',
          chosen: false,
          choice: null,
        }),
      ),
      'one is left to attack': stacked(round('turn'), acting, volley('order', { targets: [3] })),
    };
    for (const [name, state] of Object.entries(good)) expect([name, problem(state)]).toEqual([name, undefined]);
  });

  const HIDDEN = 'is hidden, as in a view; a whole state must tell it';
  const spoilt: readonly (readonly [string, unknown, string])[] = [
    // seats
    ['a seat', { ...scene, seats: scene.seats.slice(1) }, 'seats: must hold one for each of the 2 players, not 1'],
    ['a warband', { ...scene, warbands: [] }, 'warbands: must hold one for each of the 2 players, not 0'],
    ['a territory', { ...scene, territories: [null] }, 'territories: must hold one for each of the 2 players, not 1'],
    ['no ranks', { ...scene, ranks: [] }, 'ranks: must name each of the 2 seats once'],
    ...[atTerrain, atTerritory, atObjects, atDeployment].map(
      (b) => ['no ranks', { ...b, ranks: [] }, 'ranks: must name each of the 2 seats once'] as const,
    ),
    ['half of the ranks', { ...atAssembly, ranks: [1] }, 'ranks: must name each of the 2 seats once'],
    ['rank twice', { ...scene, ranks: [1, 1] }, 'ranks: must name no seat twice'],
    ['half of the order', { ...scene, order: [1] }, 'order: must name each of the 2 seats once'],
    ['order', { ...scene, order: [2, 0] }, 'order: there are 2 players, and no seat 2'],
    ['passed twice', { ...scene, passed: [1, 1] }, 'passed: must name no seat twice'],
    [
      'the phase ended before the last pass (MW 13.5)',
      { ...scene, phase: 'action', stack: [round('end'), damage('window', { index: 2 }), window(1)] },
      'passed: must name each of the 2 seats once',
    ],
    ['finished', { ...scene, finished: [] }, 'finished: must name each of the 2 seats once'],
    ['turn', { ...scene, turn: 2 }, 'turn: there are 2 players, and no seat 2'],
    ['all conceded', conceded(scene, 0, 1), 'seats: all have conceded'],
    [
      'seen by a third',
      hands(1, { seen: [{ card: 'AD', to: 3 }] }),
      'seats[1].hand.seen[0].to: there are 2 players, and no seat 3',
    ],
    // scenario
    ['scenario', { ...scene, scenario: 'deathmatch' }, 'scenario: must be treasure-dash, as configured'],
    ['none yet', { ...atAssemblyLast, scenario: null }, 'scenario: must be chosen by now'],
    [
      'none yet',
      { ...atTerrain, config: { ...atTerrain.config, scenario: 'random' }, scenario: null },
      'scenario: must be chosen by now',
    ],
    ['players', { ...atAssemblyLast, scenario: 'battle-royale' }, 'scenario: battle-royale is not for 2 players'],
    ['edge', { ...line, edge: null }, 'edge: must be chosen by now (ItT hold-the-line.setup)'],
    // terrain
    ...[scene, atTerritory, atObjects, atDeployment].map(
      (b) => ['terrain', { ...b, terrain: null }, 'terrain: must be placed by now (MW 10.3)'] as const,
    ),
    ['another', { ...scene, terrain: { features: [] } }, 'terrain: must be the terrain of the configuration'],
    [
      'another of ours',
      { ...atTerritory, terrain: terrainOf('orchard').terrain },
      'terrain: must be the terrain of the configuration',
    ],
    [
      'in the middle',
      { ...playTo(atTerrain, 'territory'), terrain: own(6) },
      'terrain: is not allowed: bannedNearCentre (ItT king-of-the-hill.setup)',
    ],
    // fighters
    ['id', fighters(scene, 1, { id: 3 }), 'fighters[1].id: must be 1, its place in the list'],
    ['owner', fighters(scene, 1, { seat: 2 }), 'fighters[1].seat: there are 2 players, and no seat 2'],
    ['poison', fighters(scene, 1, { poison: 3 }), 'fighters[1].poison: there are 2 players, and no seat 3'],
    ['damage', fighters(scene, 0, { damage: 7 }), 'fighters[0].damage: a Mesmer has Toughness 6, not 7'],
    ['down', fighters(scene, 2, { damage: 6 }), 'fighters[2]: stands with damage 6, and would be down (MW 18.5.3)'],
    ['round', fighters(scene, 0, { where: 'down', downIn: 2 }), 'fighters[0].downIn: cannot be a round to come'],
    [
      'reserve',
      fighters(scene, 0, { where: 'reserve' }),
      'fighters[0].where: must be deployed or gone once the battle has begun',
    ],
    ['twin', fighters(scene, 0, { twin: 1 }), 'fighters[0].twin: must be one whose twin this is'],
    ['twin of nobody', fighters(scene, 0, { twin: 77 }), 'fighters[0].twin: must be one whose twin this is'],
    ['unknown pair', { ...paired, clones: [] }, 'fighters[1].twin: must be of a pair in clones'],
    ['off', fighters(scene, 0, { x: 1200 }), 'fighters[0]: is not wholly on the battlefield (MW 2.1)'],
    ['overlap', fighters(scene, 1, { x: inch(3) + 2400 }), 'fighters[1]: overlaps another base (MW 15.0)'],
    ['wall', fighters(scene, 0, { x: inch(1.5), y: inch(7.5) }), 'fighters[0]: stands on an obstacle (MW-R16)'],
    ['object off', objects(1, { y: inch(16) }), 'objects[1]: is not wholly on the battlefield (MW 2.1)'],
    ['object on base', objects(0, { x: inch(5), y: inch(9) }), 'objects[0]: overlaps another base (MW 15.0)'],
    ['object on object', objects(1, { x: inch(6) }), 'objects[1]: overlaps another base (MW 15.0)'],
    ['object on wall', objects(0, { x: inch(1.5), y: inch(7.5) }), 'objects[0]: stands on an obstacle (MW-R16)'],
    [
      'too early',
      { ...atAssembly, fighters: atTerritory.fighters },
      'fighters: must be empty before the warbands are assembled',
    ],
    [
      'too early',
      { ...atScenarioFirst, fighters: atTerritory.fighters },
      'fighters: must be empty before the warbands are assembled',
    ],
    [
      'none',
      { ...atTerritory, fighters: [] },
      `fighters: those seat 0 began with must be its warband, ${A.join(', ')}`,
    ],
    [
      'another warband',
      fighters(scene, 0, { profile: 'wizard' }),
      `fighters: those seat 0 began with must be its warband, ${NAMES}`,
    ],
    [
      'another warband at the end',
      fighters(over, 0, { profile: 'wizard' }),
      `fighters: those seat 0 began with must be its warband, ${NAMES}`,
    ],
    [
      'one too few',
      fighters(scene, 4, { starting: false }),
      'fighters: those seat 1 began with must be its warband, witch, seer',
    ],
    [
      'no warband',
      { ...scene, warbands: [{ done: true, profiles: [] }, scene.warbands[1]] },
      'fighters: those seat 0 began with must be its warband, which is empty',
    ],
    [
      'not done',
      { ...scene, warbands: [scene.warbands[0], { ...scene.warbands[1], done: false }] },
      'warbands[1].done: must be true once the fighters are there',
    ],
    [
      'hidden',
      { ...scene, warbands: [{ done: true, profiles: null }, scene.warbands[1]] },
      `warbands[0].profiles: ${HIDDEN}`,
    ],
    // objects
    ['id', objects(1, { id: 0 }), 'objects[1].id: must be 1, its place in the list'],
    [
      'carrier of none',
      objects(0, { where: 'carried' }),
      'objects[0].carrier: must be told when the object is carried, and only then',
    ],
    [
      'carrier of one that lies',
      objects(0, { carrier: 1 }),
      'objects[0].carrier: must be told when the object is carried, and only then',
    ],
    ['carrier', objects(1, { where: 'carried', carrier: 9 }), 'objects[1].carrier: there is no fighter 9'],
    // cards
    ['hand', hands(1, { size: 2, cards: ['AD', 'AH'] }), 'seats[1].hand.cards: AH is in two places'],
    [
      'deck',
      { ...scene, deck: { ...scene.deck, size: scene.deck.size + 1, cards: [...scene.deck.cards!, 'AH'] } },
      'deck.cards: AH is in two places',
    ],
    ['row', { ...scene, row: ['AH', ...scene.row.slice(1)] }, 'row: AH is in two places'],
    ['discard', { ...scene, discard: ['AD'] }, 'discard: AD is in two places'],
    [
      'insight',
      stacked(round('channelling'), { ...insight, cards: ['AH', '3H'] }),
      'stack[1].cards: AH is in two places',
    ],
    ['size', hands(0, { size: 3 }), 'seats[0].hand.size: must be 2, the number of cards'],
    ['seen', hands(0, { seen: [{ card: 'AD', to: null }] }), 'seats[0].hand.seen[0].card: AD is not in this hand'],
    [
      'deck size',
      { ...scene, deck: { ...scene.deck, size: 3 } },
      `deck.size: must be ${scene.deck.size}, the number of cards`,
    ],
    [
      'top seat',
      { ...scene, deck: { ...scene.deck, top: { seat: 2, card: scene.deck.cards!.at(-1) } } },
      'deck.top.seat: there are 2 players, and no seat 2',
    ],
    [
      'top',
      { ...scene, deck: { ...scene.deck, top: { seat: 1, card: scene.deck.cards![0] } } },
      'deck.top.card: must be the last card of the deck',
    ],
    // effects and doubles
    ['by', { ...scene, effects: [{ type: 'ward', by: 30 }] }, 'effects[0].by: there is no fighter 30'],
    ['on', { ...scene, effects: [{ type: 'hex', fighter: 30 }] }, 'effects[0].fighter: there is no fighter 30'],
    ...(
      [
        [{ seat: 2 }, 'seat: there are 2 players, and no seat 2'],
        [{ target: 30 }, 'target: there is no fighter 30'],
        [{ among: [0, 30] }, 'among: there is no fighter 30'],
        [{ target: null }, `target: ${HIDDEN}`],
      ] as const
    ).map(
      ([change, words]) =>
        [
          'charm',
          {
            ...scene,
            effects: [
              { type: 'hex', fighter: 1 },
              { type: 'charm', by: 3, seat: 1, target: 0, among: [0], ...change },
            ],
          },
          `effects[1].${words}`,
        ] as const,
    ),
    ...(
      [
        [{ seat: 2 }, 'seat: there are 2 players, and no seat 2'],
        [{ pair: [1, 77] }, 'pair: there is no fighter 77'],
        [{ pair: [1, 0] }, 'pair: must be each other’s twins'],
        [{ pair: [0, 1] }, 'pair: must be each other’s twins'],
        [{ pair: [1] }, 'pair: must hold two'],
        [{ seat: 1 }, 'seat: must be the seat of both, not 1'],
        [{ real: 0 }, 'real: must be one of the pair'],
        [{ real: null }, `real: ${HIDDEN}`],
      ] as const
    ).map(
      ([change, words]) =>
        [
          'clone',
          { ...paired, clones: [paired.clones[0], { ...paired.clones[0], ...change }] },
          `clones[1].${words}`,
        ] as const,
    ),
    // phases
    ['outcome', { ...scene, outcome: over.outcome }, 'outcome: a battle is over when it has an outcome, and only then'],
    ['no outcome', { ...over, outcome: null }, 'outcome: a battle is over when it has an outcome, and only then'],
    ['stack', { ...over, stack: scene.stack, turn: 0 }, 'stack: must be empty when the battle is over, and only then'],
    ['no stack', { ...scene, stack: [] }, 'stack: must be empty when the battle is over, and only then'],
    [
      'a place twice',
      { ...over, outcome: { ...over.outcome, places: [[0], [0, 1]] } },
      'outcome.places: must name no seat twice',
    ],
    [
      'no place',
      { ...over, outcome: { ...over.outcome, places: [[1]] } },
      'outcome.places: must name each of the 2 seats once',
    ],
    [
      'empty place',
      { ...over, outcome: { ...over.outcome, places: [[1], [], [0]] } },
      'outcome.places: must hold no empty place',
    ],
    [
      'bottom',
      {
        ...scene,
        seats: scene.seats.map((s) => ({ ...s, hand: { size: 0, cards: [], seen: [] } })),
        deck: { size: 0, cards: [], top: null },
        row: [],
        stack: [activation('chooses')],
      },
      'stack[0].type: must be setup or round at the bottom',
    ],
    ...ROUND_STEPS.map((step) => {
      const phase =
        step === 'fragments' || step === 'channelling' ? 'channelling' : step === 'windburn' ? 'end' : 'action';
      const words = `phase: must be ${phase}, as the bottom of the stack tells`;
      return ['phase', { ...scene, stack: [round(step)], phase: phase === 'end' ? 'action' : 'end' }, words] as const;
    }),
    ['phase', { ...atTerritory, phase: 'action' }, 'phase: must be setup, as the bottom of the stack tells'],
    ['round 0', { ...scene, round: 0 }, 'round: must be 0 during set-up and only then'],
    ['round 1', { ...atTerritory, round: 1 }, 'fighters[0].where: must be deployed or gone once the battle has begun'],
    ['round 1', { ...atAssembly, round: 1 }, 'round: must be 0 during set-up and only then'],
    // frames
    [
      'first',
      { ...atAssembly, stack: [{ type: 'setup', step: 'assembly', first: 3, turn: 0 }] },
      'stack[0].first: there are 2 players, and no seat 3',
    ],
    [
      'insight',
      stacked(round('channelling'), { ...insight, seat: 2 }),
      'stack[1].seat: there are 2 players, and no seat 2',
    ],
    [
      'asking',
      stacked(round('turn'), activation('chooses'), window(1, { asking: 2 })),
      'stack[2].asking: there are 2 players, and no seat 2',
    ],
    [
      'asked',
      stacked(round('turn'), activation('chooses'), window(1, { asked: [0, 0] })),
      'stack[2].asked: must name no seat twice',
    ],
    [
      'cast',
      stacked(round('turn'), activation('chooses'), window(1, { cast: [{ spell: 'haste', caster: 9 }] })),
      'stack[2].cast[0].caster: there is no fighter 9',
    ],
    ['about nobody', stacked(round('turn'), activation('chooses'), window(9)), 'stack[2].about: there is no fighter 9'],
    [
      'about another',
      stacked(round('turn'), activation('chooses'), window(0)),
      'stack[2].about: must be 1, as the frame below tells',
    ],
    ['about one', stacked(round('turn'), window(1)), 'stack[1].about: must be null, as the frame below tells'],
    [
      'harmed',
      stacked(round('end'), damage('window'), window(1)),
      'stack[2].about: must be 3, as the frame below tells',
    ],
    [
      'harmed',
      stacked(round('end'), damage('window', { index: 2 }), window(null)),
      'stack[2].about: must be 1, as the frame below tells',
    ],
    ['by', stacked(round('turn'), activation('chooses', { by: 2 })), 'stack[1].by: there are 2 players, and no seat 2'],
    ['who', stacked(round('turn'), activation('chooses', { fighter: 9 })), 'stack[1].fighter: there is no fighter 9'],
    [
      'cast',
      stacked(
        round('turn'),
        activation('chooses', {
          cast: [
            { spell: 'haste', caster: 1 },
            { spell: 'haste', caster: 9 },
          ],
        }),
      ),
      'stack[1].cast[1].caster: there is no fighter 9',
    ],
    [
      'action',
      stacked(round('turn'), activation('chooses', { action: 'move' })),
      'stack[1].action: must be told once it is chosen, and only then',
    ],
    [
      'action',
      stacked(round('turn'), activation('begins', { action: 'move' })),
      'stack[1].action: must be told once it is chosen, and only then',
    ],
    [
      'action',
      stacked(round('turn'), activation('targets', { action: null })),
      'stack[1].action: must be told once it is chosen, and only then',
    ],
    ['move', inAttack(moving('path', { fighter: 9 })), 'stack[2].fighter: there is no fighter 9'],
    [
      'move',
      inAttack(moving('path', { cast: [{ spell: 'haste', caster: 9 }] })),
      'stack[2].cast[0].caster: there is no fighter 9',
    ],
    [
      'step',
      stacked(round('turn'), activation('targets'), stepping('path', { source: { type: 'fighter', id: 3 } })),
      'stack[2].source: must be told for the step of a reaction, and only then',
    ],
    [
      'step',
      stacked(round('turn'), activation('targets'), stepping('path', { purpose: 'dodge' })),
      'stack[2].source: must be told for the step of a reaction, and only then',
    ],
    [
      'step',
      stacked(
        round('turn'),
        activation('targets'),
        stepping('path', { purpose: 'dodge', source: { type: 'fighter', id: 9 } }),
      ),
      'stack[2].source.id: there is no fighter 9',
    ],
    [
      'step',
      stacked(
        round('turn'),
        activation('targets'),
        stepping('path', { purpose: 'dodge', source: { type: 'feature', id: 1 } }),
      ),
      'stack[2].source.id: there is no feature 1',
    ],
    [
      'step',
      stacked(round('turn'), activation('targets'), stepping('path', { fighter: 9 })),
      'stack[2].fighter: there is no fighter 9',
    ],
    ['volley', inAttack(volley('order', { by: 2 })), 'stack[2].by: there are 2 players, and no seat 2'],
    [
      'volley',
      inAttack(volley('order', { source: { type: 'feature', id: 1 } })),
      'stack[2].source.id: there is no feature 1',
    ],
    ['volley', inAttack(volley('order', { targets: [3, 9] })), 'stack[2].targets: there is no fighter 9'],
    [
      'volley',
      inAttack(volley('order', { steps: [{ fighter: 9, purpose: 'dodge', free: false }] })),
      'stack[2].steps: there is no fighter 9',
    ],
    [
      'volley',
      inAttack(volley('order', { attack: 'blast' })),
      'stack[2].attack: must be quake when a feature attacks, and only then',
    ],
    [
      'volley',
      inAttack(volley('order', { source: { type: 'fighter', id: 1 } })),
      'stack[2].attack: must be quake when a feature attacks, and only then',
    ],
    [
      'volley',
      inAttack(volley('order', { source: { type: 'fighter', id: 1 }, attack: 'blast' })),
      'stack[2].attack: a Druid has no blast',
    ],
    [
      'harm',
      stacked(round('end'), damage('window', { harms: [{ fighter: 9, amount: 1, credit: null }] })),
      'stack[1].harms[0].fighter: there is no fighter 9',
    ],
    [
      'harm',
      stacked(round('end'), damage('window', { harms: [{ fighter: 1, amount: 1, credit: 2 }] })),
      'stack[1].harms[0].credit: there are 2 players, and no seat 2',
    ],
    [
      'index',
      stacked(round('end'), damage('window', { index: 0 }), window(null)),
      'stack[2].about: no damage comes up yet in the frame below',
    ],
    ['index', stacked(round('end'), damage('window', { index: 3 })), 'stack[1].index: must count one of the harms'],
    [
      'windburn',
      stacked(round('windburn'), { ...windburn, seat: 2 }),
      'stack[1].seat: there are 2 players, and no seat 2',
    ],
    [
      'windburn',
      stacked(round('windburn'), { ...windburn, kept: { size: 2, cards: ['AH'] } }),
      'stack[1].kept.size: must be 1, the number of cards',
    ],
    [
      'windburn',
      stacked(round('windburn'), { ...windburn, kept: { size: 1, cards: ['AD'] } }),
      'stack[1].kept.cards: AD is not in that hand',
    ],
    ['attack', inAttack(attacking('defence', { by: 2 })), 'stack[2].by: there are 2 players, and no seat 2'],
    ['attack', inAttack(attacking('defence', { against: 2 })), 'stack[2].against: there are 2 players, and no seat 2'],
    [
      'attack',
      inAttack(attacking('defence', { source: { type: 'fighter', id: 9 } })),
      'stack[2].source.id: there is no fighter 9',
    ],
    ['attack', inAttack(attacking('defence', { attack: 'zap' })), 'stack[2].attack: a Druid has no zap'],
    ['attack', inAttack(attacking('defence', { target: null })), 'stack[2]: must have either a target or an object'],
    ['attack', inAttack(attacking('defence', { object: 0 })), 'stack[2]: must have either a target or an object'],
    ['attack', inAttack(attacking('defence', { target: 9 })), 'stack[2].target: there is no fighter 9'],
    ['attack', inAttack(attacking('defence', { target: null, object: 2 })), 'stack[2].object: there is no object 2'],
    ['attack', inAttack(attacking('defence', { choice: null })), `stack[2].choice: ${HIDDEN}`],
    [
      'attack',
      inAttack(attacking('defence', { chosen: false })),
      'stack[2].chosen: must be true when a choice is made',
    ],
    [
      'attack',
      inAttack(attacking('defence', { chosen: false, choice: null })),
      'stack[2].chosen: must hold for an attack that is light or heavy, and for no other (MW 18.3)',
    ],
    [
      'attack',
      inAttack(pushing('defence', { chosen: true, choice: 'light' })),
      'stack[2].chosen: must hold for an attack that is light or heavy, and for no other (MW 18.3)',
    ],
    [
      'attack',
      inAttack(attacking('defence', { defence: 'dodge' })),
      'stack[2].defence: must be told after it is chosen, and only then',
    ],
    [
      'attack',
      inAttack(attacking('choice', { defence: 'dodge' })),
      'stack[2].defence: must be told after it is chosen, and only then',
    ],
    [
      'attack',
      inAttack(attacking('knockback', { defence: null })),
      'stack[2].defence: must be told after it is chosen, and only then',
    ],
    [
      'an object reacts',
      inAttack(pushing('defence', { target: null, object: 0 })),
      'stack[2].step: an object cannot react',
    ],
    // who is asked
    [
      'assembled',
      { ...atAssembly, warbands: atTerritory.warbands },
      'stack[0].step: all warbands are done, so nobody is left to assemble one (ItT general.assembly)',
    ],
    [
      'deployed',
      { ...atDeployment, fighters: atDeployment.fighters.map((f) => ({ ...f, where: 'gone' })) },
      'stack[0].step: nobody has fighters left to deploy (MW 10.5)',
    ],
    [
      'deployed but for who has conceded',
      conceded(
        { ...atDeployment, fighters: atDeployment.fighters.map((f) => (f.seat === 0 ? f : { ...f, where: 'gone' })) },
        0,
      ),
      'stack[0].step: nobody has fighters left to deploy (MW 10.5)',
    ],
    ['no turn', { ...scene, turn: null }, 'stack[0].step: it must be the turn of a seat that has not passed'],
    ['passed', { ...scene, passed: [0] }, 'stack[0].step: it must be the turn of a seat that has not passed'],
    [
      'activated',
      { ...fighters(scene, 1, { where: 'down' }), stack: [round('turn'), activation('chooses')] },
      'stack[1].fighter: must be on the battlefield',
    ],
    [
      'moving',
      { ...fighters(scene, 1, { where: 'down' }), stack: [round('turn'), acting, moving('path')] },
      'stack[2].fighter: must be on the battlefield',
    ],
    [
      'attacked',
      { ...fighters(scene, 3, { where: 'down' }), stack: [round('turn'), acting, attacking('defence')] },
      'stack[2].target: must be on the battlefield',
    ],
    [
      'attacked',
      { ...fighters(scene, 3, { where: 'down' }), stack: [round('turn'), acting, volley('order', { targets: [3] })] },
      'stack[2].targets: nobody is left to attack',
    ],
    [
      'window',
      conceded(stacked(round('turn'), activation('chooses'), window(1)) as Battle, 1),
      'stack[2]: seat 1 has conceded and is asked nothing',
    ],
    [
      'insight',
      conceded(stacked(round('channelling'), insight) as Battle, 0),
      'stack[1]: seat 0 has conceded and is asked nothing',
    ],
    [
      'windburn',
      conceded(stacked(round('windburn'), windburn) as Battle, 0),
      'stack[1]: seat 0 has conceded and is asked nothing',
    ],
  ];
  test.each(spoilt.map(([name, state, words]) => [`${name}: ${words}`, state, words] as const))(
    '[MW 11.0] %s',
    (_, state, words) => {
      expect(problem(state)).toBe(`state.${words}`);
    },
  );

  test('[MW 10.4] every card, once dealt; none before', () => {
    const lost = { ...scene, row: scene.row.slice(1) };
    expect(problem(lost)).toBe('state: must account for 52 cards, not 51 (MW 10.4)');
    const { deck, row } = scene;
    expect(problem({ ...atDeployment, deck: { size: 0, cards: [], top: null } })).toBe(
      'state: must account for 52 cards, not 5 (MW 10.4)',
    );
    expect(problem({ ...atTerritory, row: ['AH'] })).toBe('state: must account for 0 cards, not 1 (MW 10.4)');
    expect(problem({ ...over, deck, row: row.slice(1) })).toBeUndefined(); // it may end in the middle of a draw
  });

  test('[MW 10.0] a bad configuration is told with its place', () => {
    expect(problem({ ...scene, config: { ...scene.config, slots: 0 } })).toBe(
      'state.config: config.slots: must be a whole number from 1 to 20, not 0',
    );
  });
});

// --- Which frames lie on which: the flow of a round, an activation and an attack. ---

/** A whole stack that ends in this place. */
const CHAINS: readonly (readonly [place: string, stack: readonly unknown[]])[] = [
  ...ROUND_STEPS.map((step) => [`round ${step}`, [round(step)]] as const),
  ...(['begins', 'chooses', 'stepping', 'targets', 'resolving', 'ending', 'ends'] as const).map(
    (step) => [`activation ${step}`, [round('turn'), activation(step)]] as const,
  ),
  ...(['begins', 'path', 'arrived', 'charge'] as const).map(
    (step) => [`move ${step}`, [round('turn'), acting, moving(step)]] as const,
  ),
  ...(['begins', 'path'] as const).map(
    (step) => [`step ${step}`, [round('turn'), activation('targets'), stepping(step)]] as const,
  ),
  ...(['choice', 'defence', 'roll', 'damage', 'knockback', 'push', 'mirror', 'reaction', 'over'] as const).map(
    (step) => [`attack ${step}`, [round('turn'), acting, attacking(step)]] as const,
  ),
  ...(['first', 'order', 'steps'] as const).map(
    (step) => [`volley ${step}`, [round('turn'), acting, volley(step)]] as const,
  ),
  ...(['window', 'apply'] as const).map((step) => [`damage ${step}`, [round('end'), damage(step)]] as const),
  ['insight', [round('channelling'), insight]],
  ['window', [round('turn'), window(null)]],
  ['windburn', [round('windburn'), windburn]],
];

/** Where play waits for somebody. */
const WAITS =
  'round fragments, round channelling, round turn, activation chooses, activation targets, activation ending, ' +
  'move path, move arrived, move charge, step path, attack choice, attack defence, attack knockback, volley order, ' +
  'insight, window, windburn';

const LIES_ON: Readonly<Record<Frame['type'], string>> = {
  setup: '',
  round: '',
  insight: 'round channelling',
  window: 'round turn, round turnOver, activation chooses, activation ends, move path, step path, damage window',
  activation: 'round turn',
  move: 'activation resolving',
  step: 'activation targets, attack over',
  attack: 'activation resolving, volley order, volley steps',
  volley: 'activation resolving',
  damage: 'round storm, round end, attack knockback, attack reaction',
  windburn: 'round windburn',
};
const SAMPLES: Readonly<Record<Frame['type'], unknown>> = {
  setup: { type: 'setup', step: 'terrain', first: 0, turn: 0 },
  round: round('turn'),
  insight,
  window: window(null),
  activation: activation('chooses'),
  move: moving('path'),
  step: stepping('path'),
  attack: attacking('defence'),
  volley: volley('order'),
  damage: damage('window'),
  windburn,
};

describe('the stack', () => {
  test('[MW 11.0] it rests where somebody is asked, and nowhere else', () => {
    for (const [place, stack] of CHAINS) {
      const words = WAITS.split(', ').includes(place)
        ? undefined
        : `state.stack[${stack.length - 1}]: nobody is asked in ${place}`;
      expect([place, problem(stacked(...stack))]).toEqual([place, words]);
    }
  });

  test('[MW 10.0] set-up rests while somebody is asked', () => {
    const resting = { scenario: atScenario, assembly: atAssembly, terrain: atTerrain, territory: atTerritory };
    for (const b of Object.values({ ...resting, objects: atObjects, deployment: atDeployment }))
      expect(problem(b)).toBeUndefined();
    const passing = { ...atTerrain, stack: [{ type: 'setup', step: 'rollOff', first: 0, turn: 0 }] };
    expect(problem(passing)).toBe('state.stack[0]: nobody is asked in setup rollOff');
    expect(problem({ ...atTerritory, stack: [{ type: 'setup', step: 'done', first: 0, turn: 0 }] })).toBe(
      'state.stack[0]: nobody is asked in setup done',
    );
  });

  test.each(Object.entries(LIES_ON))('[MW 11.0] %s may lie on: %s', (type, places) => {
    for (const [place, stack] of CHAINS) {
      if (place === 'insight' && type === 'insight') continue; // it would hold the same cards twice
      const found = problem(stacked(...stack, SAMPLES[type as Frame['type']])) ?? '';
      const refused = `state.stack[${stack.length}]: ${type} cannot lie on ${place}`;
      if (places.split(', ').includes(place)) expect(found).not.toContain('cannot lie on');
      else expect(found).toBe(refused);
    }
  });
});
