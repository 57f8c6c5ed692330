import { type Battle, type BattleCommand, gridBattles, gridBattlesDescriptor } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { chooseHex, chooseUnit, dragUnit, dropUnit, firstIntent, IDLE, type Intent, suggested } from './intent.ts';
import { nextActor, planOf } from './plan.ts';
import { threatWords } from './Standing.tsx';

const side = (name: string, units: readonly (readonly [string, string])[]) => ({
  name,
  activations: 2,
  units: units.map(([type, hex]) => ({ type, hex })),
  wins: [{ type: 'destroy', count: 2 }],
});

/** A knight and an archer face a pikeman; woods hide a second pikeman from the archer. */
const battle = (): Battle => {
  const config = gridBattles.parseConfig({
    scenario: {
      id: 't',
      name: 'Test',
      source: 'house',
      summary: '',
      map: ['......', '......', '..ww..', '......', '......'],
      sides: [
        side('Blue', [
          ['knight', '0103'],
          ['archer', '0304'],
          ['militia', '0002'],
        ]),
        side('Red', [
          ['pikeman', '0102'],
          ['pikeman', '0300'],
        ]),
      ],
      roundLimit: 5,
      points: null,
      beats: {},
    },
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  return gridBattles.setup(config.value, fastTable(seededLuck(1)));
};

const after = (b: Battle, ...commands: readonly BattleCommand[]): Battle =>
  commands.reduce((s, c) => gridBattles.play(s, s.turn, c, fastTable(seededLuck(1))), b);

const ACTIVATE = { type: 'activate', units: ['A1', 'A2'] } as const;

const choose = (b: Battle, intent: Intent, ...gestures: readonly string[]): Intent =>
  gestures.reduce(
    (now, it) => (/^[AB]\d+$/.test(it) ? chooseUnit(b, now, it).intent : chooseHex(b, now, it).intent),
    intent,
  );

describe('one gesture means one thing in every phase', () => {
  test('[R-21] [GB-12] counters are chosen, and chosen again to let go, until the set is confirmed', () => {
    const b = battle();
    let intent = choose(b, IDLE, 'A1');
    expect(planOf(b, intent).main).toBeUndefined();
    intent = choose(b, intent, 'A2');
    expect(planOf(b, intent).main).toMatchObject({ words: 'Activate Knight and Archer', command: ACTIVATE });
    expect(planOf(b, choose(b, intent, 'A2')).main).toBeUndefined();
  });

  test('[GB-12] before a unit is activated it is shown where the enemy could strike it, in words and hatched', () => {
    const b = battle();
    const plan = planOf(b, choose(b, IDLE, 'A1'));
    expect(plan.marks).toContainEqual(['0103', 'threat']);
    expect(plan.outlook && threatWords(b, plan.outlook)).toMatch(/^Pikeman B1 could destroy it here: \d+%/);
    expect(planOf(b, IDLE).outlook).toBeUndefined();
  });

  test('[GB-27] where the chosen one could go is told to be for later, and the choice stays', () => {
    const b = battle();
    const chosen = choose(b, IDLE, 'A1');
    const { intent, answer } = chooseHex(b, chosen, '0203');
    expect(intent).toEqual(chosen);
    expect(answer?.text).toContain('Knight A1 can go there once it is activated (GB-27).');
    expect(chooseHex(b, chosen, '0500').answer?.text).not.toContain('activated');
  });

  test('[GB-25] a chosen counter that is chosen again is let go, whatever was planned with it', () => {
    const moving = after(battle(), ACTIVATE);
    expect(choose(moving, IDLE, 'A1', 'A1')).toEqual(IDLE);
    expect(choose(moving, IDLE, 'A1', '0203', 'A1')).toEqual(IDLE);
    const attacking = after(battle(), ACTIVATE, { type: 'endPhase' });
    expect(choose(attacking, IDLE, 'A1', 'A1')).toEqual(IDLE);
    expect(choose(attacking, IDLE, 'A1', 'B1', 'B1')).toEqual({ kind: 'attack', attacker: 'A1', target: null });
    expect(choose(attacking, IDLE, 'B2', 'B2')).toEqual(IDLE);
  });

  test('[GB-24] [GB-25] [GB-26] a path grows step by step and goes back in part or whole; standing still is a button of its own', () => {
    const b = after(battle(), ACTIVATE);
    let intent = choose(b, IDLE, 'A1', '0203', '0303');
    expect(planOf(b, intent).path).toMatchObject({ steps: ['0203', '0303'], left: 1, confirm: true });
    intent = choose(b, intent, '0203');
    expect(planOf(b, intent).path).toMatchObject({ steps: ['0203'], left: 2 });
    expect(planOf(b, intent).main?.command).toEqual({ type: 'move', unit: 'A1', path: ['0203'] });
    const home = planOf(b, choose(b, intent, '0103'));
    expect(home.path).toMatchObject({ steps: [], left: 3, confirm: false });
    expect(home.main).toBeUndefined();
    expect(home.still).toMatchObject({ words: 'Knight stands still', command: { type: 'move', unit: 'A1', path: [] } });
  });

  test('[GB-26] a drag plans as clicks do', () => {
    const b = after(battle(), ACTIVATE);
    const dragged = ['0203', '0303', '0203', '0204'].reduce((now, hex) => dragUnit(b, now, 'A1', hex), IDLE as Intent);
    expect(dragged).toEqual({ kind: 'move', unit: 'A1', path: ['0203', '0204'] });
    expect(dropUnit(b, dragged, 'A1', '0204')).toEqual({ intent: dragged });
    const attacking = after(battle(), ACTIVATE, { type: 'endPhase' });
    expect(dragUnit(attacking, IDLE, 'A1', '0102')).toEqual({ kind: 'attack', attacker: 'A1', target: 'B1' });
  });

  test('[GB-27] a counter dragged before it is activated is chosen, and told when it moves', () => {
    const b = battle();
    const dragged = dragUnit(b, IDLE, 'A1', '0203');
    expect(dragged).toEqual({ kind: 'activate', units: ['A1'] });
    expect(dropUnit(b, dragged, 'A1', '0203').answer?.text).toMatch(/Activation phase \(GB-27\)/);
  });

  test('[GB-30] an enemy is struck by the one who can; where several can, one of them is chosen', () => {
    const one = after(battle(), ACTIVATE, { type: 'endPhase' }); // woods hide the Pikeman from the Archer
    expect(choose(one, IDLE, 'B1')).toEqual({ kind: 'attack', attacker: 'A1', target: 'B1' });
    const two = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, { type: 'endPhase' });
    expect(choose(two, IDLE, 'B1')).toEqual({ kind: 'strikers', target: 'B1' });
    const plan = planOf(two, choose(two, IDLE, 'B1'));
    expect(plan.prospects.map((f) => f.attacker.id)).toEqual(['A1', 'A3']); // red hits harder than yellow
    expect(choose(two, IDLE, 'B1', 'A3')).toEqual({ kind: 'attack', attacker: 'A3', target: 'B1' });
  });

  test('a lone unit that can act is chosen by itself', () => {
    expect(firstIntent(battle())).toEqual(IDLE);
    const b = after(battle(), ACTIVATE);
    expect(firstIntent(b)).toEqual(IDLE);
    const last = after(b, { type: 'move', unit: 'A2', path: [] });
    expect(firstIntent(last)).toEqual({ kind: 'move', unit: 'A1', path: [] });
  });
});

describe('every refused gesture is answered where it was made', () => {
  test('[GB-23] [GB-60] a hex out of reach: what the way costs, and the way', () => {
    const b = after(battle(), ACTIVATE);
    expect(chooseHex(b, choose(b, IDLE, 'A2'), '0504').answer).toBeUndefined(); // two steps
    const { intent, answer } = chooseHex(b, choose(b, IDLE, 'A2', '0404'), '0500');
    expect(answer).toMatchObject({
      at: '0500',
      text: expect.stringMatching(/cannot go that far: the path costs \d and it has 2/),
    });
    expect(answer?.way?.at(-1)).toBe('0500');
    expect(intent).toMatchObject({ path: ['0404'] }); // the plan is kept
  });

  test('[GB-34] [GB-38] a blocked shot: in words, with the line and the hex that decides', () => {
    const b = after(battle(), ACTIVATE, { type: 'endPhase' });
    const { answer } = chooseUnit(b, { kind: 'attack', attacker: 'A2', target: null }, 'B2');
    expect(answer).toMatchObject({
      at: '0300',
      text: 'Archer A2 cannot see Pikeman B2: 0302 is in the way (GB-34).',
      sight: { from: '0304', to: '0300', clear: false, blockers: ['0302'] },
    });
  });

  test('[GB-30] [GB-31] an enemy that nobody can strike: why the nearest cannot', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, { type: 'endPhase' });
    expect(chooseUnit(b, IDLE, 'B2').answer?.text).toMatch(/^Knight A1 cannot attack Pikeman B2: it is \d hexes away/);
  });

  test('[GB-12] [GB-20] units that cannot act say why', () => {
    expect(chooseUnit(after(battle(), ACTIVATE), IDLE, 'A3').answer?.text).toMatch(/it is fresh, not activated/);
    const moved = after(battle(), ACTIVATE, { type: 'move', unit: 'A1', path: [] });
    expect(chooseUnit(moved, IDLE, 'A1').answer?.text).toMatch(/has finished its move/);
  });

  test('[GB-27] an enemy chosen while a unit moves: attacks come later, and the plan is kept', () => {
    const b = after(battle(), ACTIVATE);
    const planned = choose(b, IDLE, 'A1', '0203');
    const { intent, answer } = chooseUnit(b, planned, 'B1');
    expect(answer?.text).toMatch(/Movement phase \(GB-27\)/);
    expect(intent).toEqual(planned);
  });
});

describe('before the choice', () => {
  test('[GB-26] the arrows are the legal next steps with what each costs', () => {
    const b = after(battle(), ACTIVATE);
    const { path } = planOf(b, choose(b, IDLE, 'A1'));
    expect(path?.next).toContainEqual({ hex: '0202', cost: 3 }); // woods, mounted
    expect(path?.next).toContainEqual({ hex: '0203', cost: 1 });
    expect(path?.next.map((n) => n.hex)).not.toContain('0102'); // the pikeman stands there
  });

  test('an attack is foreseen before it is made, with those who could follow', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, { type: 'endPhase' });
    const plan = planOf(b, { kind: 'attack', attacker: 'A1', target: 'B1' });
    expect(plan.main).toMatchObject({
      words: 'Strike the Pikeman',
      command: { type: 'attack', attacker: 'A1', target: 'B1' },
    });
    // red against grey: 7, 13, 12, 4 of 36 for 0 to 3 hits
    expect(plan.forecast?.odds.hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
    expect(plan.forecast?.followers.map((f) => f.unit.id)).toEqual(['A3']);
  });

  test('while a unit moves, what it could strike from there is foreseen', () => {
    const b = after(battle(), ACTIVATE);
    const there = planOf(b, { kind: 'move', unit: 'A1', path: [] });
    expect(there.prospects.map((f) => f.target.id)).toEqual(['B1']);
    const away = planOf(b, { kind: 'move', unit: 'A1', path: ['0203', '0303'] });
    expect(away.prospects).toEqual([]);
  });

  test('[GB-12] [GB-31] what the enemy could do there is said, the worst first, and the hexes are hatched', () => {
    const b = after(battle(), ACTIVATE);
    const there = planOf(b, { kind: 'move', unit: 'A1', path: [] });
    expect(there.outlook && threatWords(b, there.outlook)).toMatch(/^Pikeman B1 could destroy it here: \d+%/);
    const away = planOf(b, { kind: 'move', unit: 'A1', path: ['0104'] });
    expect(there.marks).toContainEqual(['0103', 'threat']);
    expect(away.outlook && threatWords(b, away.outlook)).toMatch(/could destroy it here/);
    const archer = planOf(b, { kind: 'move', unit: 'A2', path: ['0404', '0504'] });
    expect(archer.outlook && threatWords(b, archer.outlook)).toBe(
      'Out of danger: in its next turn Red could not strike it here.',
    );
  });

  test('[GB-39] who may be activated shows where it could go and whom it could strike', () => {
    const b = battle();
    const { marks, prospects } = planOf(b, choose(b, IDLE, 'A1'));
    expect(marks).toContainEqual(['0203', 'reach']);
    expect(marks).toContainEqual(['0102', 'target']);
    expect(prospects[0]?.target.id).toBe('B1');
  });

  test('what would end the turn without a blow is asked about', () => {
    const b = after(battle(), ACTIVATE);
    expect(planOf(b, IDLE).end?.unless).toBeUndefined(); // the Knight could strike
    expect(planOf(after(b, { type: 'endPhase' }), IDLE).end?.unless).toBe('1 unit could still attack');
    const hidden = after(battle(), { type: 'activate', units: ['A2', 'A3'] }); // the Knight stands in the Archer’s way
    const away = after(hidden, { type: 'move', unit: 'A3', path: ['0003', '0004'] });
    expect(planOf(away, IDLE).end?.unless).toMatch(/^Nobody could strike from where they stand/);
  });

  test('going round the units that can act', () => {
    const b = battle();
    expect(nextActor(b, IDLE)).toBe('A1');
    expect(nextActor(b, { kind: 'activate', units: ['A1'] })).toBe('A2');
    expect(nextActor(b, { kind: 'activate', units: ['A3'] })).toBe('A1');
  });
});

test('[FB-04] what the computer would deploy lies in the hand, and the main button would play just that', () => {
  const { config } = gridBattlesDescriptor.samples().find(({ id }) => id === 'free')!;
  const b = gridBattles.setup(config, fastTable(seededLuck(1)));
  const c = gridBattles.candidates(b, b.turn).at(-1)!;
  expect(planOf(b, suggested(c)).main?.command).toEqual(c);
  expect(suggested({ type: 'concede' })).toBe(IDLE);
});
