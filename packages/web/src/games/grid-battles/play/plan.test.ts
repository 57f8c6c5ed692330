import { type Battle, type BattleCommand, gridBattles } from '@muster/grid-battles';
import { fastTable, seededLuck } from '@muster/kernel';
import { expect, test } from 'vitest';
import { chooseHex, chooseUnit, IDLE, type Intent } from './intent.ts';
import { nextActor, planOf } from './plan.ts';

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

test('[R-21] [GB-12] counters are chosen and changed until the set is confirmed', () => {
  const b = battle();
  let intent: Intent = chooseUnit(b, IDLE, 'A1').intent;
  expect(planOf(b, intent).main).toBeUndefined();
  intent = chooseUnit(b, intent, 'A2').intent;
  expect(planOf(b, intent).main).toEqual({ words: 'Activate Knight and Archer', command: ACTIVATE });
  intent = chooseUnit(b, intent, 'A2').intent;
  expect(planOf(b, intent).main).toBeUndefined();
});

test('[GB-24] [GB-25] [GB-26] a path grows step by step, goes back in part or whole, and the counter confirms it', () => {
  const b = after(battle(), ACTIVATE);
  let intent: Intent = chooseUnit(b, IDLE, 'A1').intent;
  for (const hex of ['0203', '0303']) intent = chooseHex(b, intent, hex).intent;
  expect(planOf(b, intent).path).toMatchObject({ steps: ['0203', '0303'], left: 1, confirm: true });
  intent = chooseHex(b, intent, '0203').intent;
  expect(planOf(b, intent).path).toMatchObject({ steps: ['0203'], left: 2 });
  expect(planOf(b, chooseHex(b, intent, '0103').intent).path).toMatchObject({ steps: [], left: 3 });
  expect(chooseUnit(b, intent, 'A1').command).toEqual({ type: 'move', unit: 'A1', path: ['0203'] });
});

test('[GB-26] the arrows are the legal next steps with what each costs', () => {
  const b = after(battle(), ACTIVATE);
  const { path } = planOf(b, chooseUnit(b, IDLE, 'A1').intent);
  expect(path?.next).toContainEqual({ hex: '0202', cost: 3 }); // woods, mounted
  expect(path?.next).toContainEqual({ hex: '0203', cost: 1 });
  expect(path?.next.map((n) => n.hex)).not.toContain('0102'); // the pikeman stands there
});

test('[GB-34] [GB-38] a blocked shot is refused in words, with the line and the hex that decides', () => {
  const b = after(battle(), ACTIVATE, { type: 'endPhase' });
  const plan = planOf(b, { kind: 'attack', attacker: 'A2', target: 'B2' });
  expect(plan.main).toBeUndefined();
  expect(plan.refusal).toBe('Archer A2 cannot see Pikeman B2: 0302 is in the way (GB-34).');
  expect(plan.sightLine).toEqual({ from: '0304', to: '0300', clear: false, blockers: ['0302'] });
});

test('an attack is foreseen before it is made, with those who could follow', () => {
  const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, { type: 'endPhase' });
  const plan = planOf(b, { kind: 'attack', attacker: 'A1', target: 'B1' });
  expect(plan.main).toEqual({ words: 'Strike the Pikeman', command: { type: 'attack', attacker: 'A1', target: 'B1' } });
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

test('going round the units that can act', () => {
  const b = battle();
  expect(nextActor(b, IDLE)).toBe('A1');
  expect(nextActor(b, { kind: 'activate', units: ['A1'] })).toBe('A2');
  expect(nextActor(b, { kind: 'activate', units: ['A3'] })).toBe('A1');
});
