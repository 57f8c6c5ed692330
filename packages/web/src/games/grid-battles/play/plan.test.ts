import type { Battle } from '@muster/grid-battles';
import { describe, expect, test } from 'vitest';
import { hasLost } from './able.ts';
import { hand, IDLE } from './hand.ts';
import { hexesAt } from './hex-marks.ts';
import { threatWords } from './Standing.tsx';
import { ACTIVATE, after, attack, battle, choose, planOf, situation, taken, turn, way } from './test/lineup.ts';
import type { Held } from './types.ts';

const ATTACKS = { type: 'endPhase' } as const;

const threats = (b: Battle, held: Held): string | undefined => {
  const { outlook } = planOf(b, held).marks;
  return outlook && threatWords(b, outlook);
};

describe('the buttons', () => {
  test('[R-21] a set of units is confirmed when it is whole', () => {
    const b = battle();
    expect(planOf(b, choose(b, IDLE, 'A1'))).toMatchObject({ main: undefined, wait: 'Choose 1 more unit to activate' });
    expect(planOf({ ...b, owed: 3 }, turn(way('A1'))).hint).toMatch(/Choose 2 more to activate\.$/);
    expect(planOf(b, choose(b, IDLE, 'A1', 'A2')).main).toMatchObject({
      words: 'Activate Knight and Archer',
      commands: [ACTIVATE],
    });
  });

  test('[GB-12] [GB-27] the activation and all ways are one confirmation', () => {
    const b = battle();
    const plan = planOf(b, choose(b, IDLE, 'A1', '0203', 'A2', '0404'));
    expect(plan.main).toMatchObject({
      words: 'Activate and move Knight and Archer',
      commands: [ACTIVATE, { type: 'move', unit: 'A1', path: ['0203'] }, { type: 'move', unit: 'A2', path: ['0404'] }],
    });
    expect(plan.marks).toMatchObject({
      path: { unit: 'A2', confirm: true },
      others: [{ unit: 'A1', steps: ['0203'] }],
    });
    const done = after(b, ...plan.main!.commands);
    expect(done.units.slice(0, 2).map((u) => u.moved || u.state)).not.toContain('fresh');
    expect(done.units.slice(0, 2).map((u) => u.hex)).toEqual(['0203', '0404']);
    expect(planOf(b, choose(b, IDLE, 'A1', '0203', 'A2')).main?.words).toBe('Activate Knight and Archer; move Knight');
  });

  test('[GB-25] several moves are one confirmation; a way that another bars is told, and nothing is played', () => {
    const b = after(battle(), ACTIVATE);
    const both = planOf(b, choose(b, IDLE, 'A1', '0203', 'A2', '0404'));
    expect(both).toMatchObject({ end: undefined, main: { words: 'Move the Knight and Archer' } });
    const one = planOf(b, choose(b, IDLE, 'A1', '0203'));
    expect(one.end).toMatchObject({
      words: 'Move, and the last stands still',
      commands: [{ type: 'move', unit: 'A1', path: ['0203'] }, ATTACKS],
    });
    const barred = planOf(b, turn(way('A2', '0204'), way('A1', '0204')));
    expect(barred).toMatchObject({ main: undefined, fault: expect.stringContaining('0204') });
  });

  test('[GB-27] the way to a blow shows its odds and other ways, each one click off', () => {
    const b = after(battle(), ACTIVATE);
    const plan = planOf(b, choose(b, IDLE, 'A1', 'B1'));
    expect(plan.main).toMatchObject({ words: 'Move the Knight to 0202, to strike the Pikeman' });
    expect(plan.odds?.odds.hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
    expect(plan.marks.sight).toEqual({ from: '0202', to: '0102' });
    const [other] = plan.options.filter(({ group }) => group === 'Other ways');
    const there = planOf(b, other!.held);
    expect(there.main?.commands).toMatchObject([{ type: 'move', unit: 'A1' }]);
    expect(there.marks.sight?.from).not.toBe('0202');
  });

  test('[GB-24] [GB-26] a path is confirmed, and standing still is a button of its own', () => {
    const b = after(battle(), ACTIVATE);
    const there = planOf(b, choose(b, IDLE, 'A1', '0203', '0303'));
    expect(there.marks.path).toMatchObject({ steps: ['0203', '0303'], left: 1, confirm: true });
    const near = planOf(b, choose(b, IDLE, 'A1', '0203'));
    expect(near.marks.path).toMatchObject({ steps: ['0203'], left: 2 });
    expect(near.main?.commands).toEqual([{ type: 'move', unit: 'A1', path: ['0203'] }]);
    const home = planOf(b, choose(b, IDLE, 'A1', '0203', '0103'));
    expect(home.marks.path).toMatchObject({ steps: [], left: 3, confirm: false });
    expect(home).toMatchObject({ main: undefined, wait: 'Choose where it goes' });
    expect(home.more).toMatchObject([
      { words: 'Knight stands still', commands: [{ type: 'move', unit: 'A1', path: [] }], key: 'h' },
    ]);
  });

  test('what would end the turn without a blow is asked about', () => {
    const b = after(battle(), ACTIVATE);
    expect(planOf(b).end).toMatchObject({ words: 'Go on: both stand still', unless: undefined }); // the Knight could strike
    expect(planOf(after(b, ATTACKS)).end?.unless).toBe('1 unit could still attack');
    const hidden = after(battle(), { type: 'activate', units: ['A2', 'A3'] }); // the Knight stands in the Archer’s way
    const away = after(hidden, { type: 'move', unit: 'A3', path: ['0003', '0004'] });
    expect(planOf(away).end?.unless).toMatch(/^Nobody could strike from where they stand/);
    expect(planOf(away, choose(away, IDLE, 'A2'))).toMatchObject({ end: undefined, more: [{ meaning: 'still' }] });
  });

  test('a phase can be ended while a unit is looked at; who only watches has no buttons', () => {
    const b = after(battle(), ACTIVATE, ATTACKS);
    const looking: Held = { kind: 'inspect', unit: 'B2' };
    expect(planOf(b, looking)).toMatchObject({ selected: ['B2'], card: 'B2', end: { meaning: 'end-turn' } });
    const watched = hand.plan(situation(b, false), looking);
    expect(watched).toMatchObject({ selected: ['B2'], card: 'B2', main: undefined, end: undefined, more: [] });
    expect(watched.roster).toBeUndefined();
  });
});

describe('before the choice', () => {
  test('[GB-26] the arrows are the legal next steps with what each costs', () => {
    const b = after(battle(), ACTIVATE);
    const { path } = planOf(b, choose(b, IDLE, 'A1')).marks;
    expect(path?.next).toContainEqual({ hex: '0202', cost: 3 }); // woods, mounted
    expect(path?.next).toContainEqual({ hex: '0203', cost: 1 });
    expect(path?.next.map((n) => n.hex)).not.toContain('0102'); // the pikeman stands there
  });

  test('an attack is foreseen before it is made, with those who could follow', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, ATTACKS);
    const plan = planOf(b, attack('A1', 'B1'));
    expect(plan.main).toMatchObject({
      words: 'Strike the Pikeman',
      commands: [{ type: 'attack', attacker: 'A1', target: 'B1' }],
    });
    expect(plan).toMatchObject({ card: undefined, marks: { sight: { from: '0103', to: '0102' } } });
    // red against grey: 7, 13, 12, 4 of 36 for 0 to 3 hits
    expect(plan.odds?.odds.hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
    expect(plan.odds?.followers.map((f) => f.unit.id)).toEqual(['A3']);
  });

  test('[GB-30] [GB-41] the blows that are meant are one confirmation, until one cannot be struck or a unit has fallen', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, ATTACKS);
    const meant = attack('A1', 'B1', { attacker: 'A3', target: 'B1' });
    const first = { type: 'attack', attacker: 'A1', target: 'B1' };
    expect(planOf(b, meant)).toMatchObject({
      hint: expect.stringMatching(/exact\. Then Militia A3 strikes Pikeman B1(, falls \d+%)?\.$/),
      main: {
        words: 'Strike the Pikeman, then the Militia’s blow as meant',
        commands: [first, { type: 'attack', attacker: 'A3', target: 'B1' }],
      },
      more: [{ words: 'Strike only the Pikeman', commands: [first], key: 'o' }],
    });
    const far = attack('A1', 'B1', { attacker: 'A3', target: 'B2' });
    expect(planOf(b, far)).toMatchObject({
      hint: expect.stringMatching(/exact\.$/),
      main: { words: 'Strike the Pikeman', commands: [first] },
      more: [],
    });
    const fallen = b.units.map((u) =>
      u.id === 'A2' ? { ...u, hex: null, state: 'activated' as const, attacked: true } : u,
    );
    const lost = { ...b, units: fallen };
    expect([b, lost].map(hasLost)).toEqual([false, true]);
    expect(planOf(lost, meant)).toMatchObject({ main: { commands: [first] }, more: [] });
  });

  test('[GB-30] what may be struck, or who may strike, is chosen in the slip too, the most promising first', () => {
    const b = after(battle(), { type: 'activate', units: ['A1', 'A3'] }, ATTACKS);
    const others = planOf(b, choose(b, IDLE, 'B1'));
    expect(others.options).toMatchObject([{ key: 'A3', group: 'Or with', held: attack('A3', 'B1') }]);
    const targets = planOf(b, choose(b, IDLE, 'A1'));
    expect(targets.options).toMatchObject([{ key: 'B1', held: attack('A1', 'B1') }]);
    expect(targets.options[0]?.words).toMatch(/^Pikeman B1, \d health: (cannot destroy|destroys) it$/);
    expect(new Set(planOf(b).marks.hexes.target)).toEqual(new Set(['0102']));
  });

  test('while a unit moves, what it could strike from there is foreseen', () => {
    const b = after(battle(), ACTIVATE);
    const { prospects } = planOf(b, taken('A1')).marks;
    expect(prospects?.of.map((f) => f.target.id)).toEqual(['B1']);
    expect(planOf(b, turn(way('A1', '0203', '0303'))).marks.prospects?.of).toEqual([]);
  });

  test('[R-06] [GB-27] where an enemy beside it must be fought, no blow at another is foreseen or meant', () => {
    const aimed = (mustFightAdjacent: boolean) => {
      const b = after(battle({ mustFightAdjacent }), ACTIVATE);
      const near = { ...b, units: b.units.map((u) => (u.id === 'A2' ? { ...u, hex: '0100' } : u)) };
      const held = choose(near, IDLE, 'A2', 'B2', '0101'); // beside the first Pikeman
      const { prospects } = planOf(near, choose(near, IDLE, 'A2', '0101')).marks;
      return { held, prospects: prospects?.of.map((f) => f.target.id).sort() };
    };
    const way = { unit: 'A2', path: ['0101'] };
    expect(aimed(false)).toMatchObject({ held: turn({ ...way, target: 'B2' }), prospects: ['B1', 'B2'] });
    expect(aimed(true)).toMatchObject({ held: turn({ ...way, target: null }), prospects: ['B1'] });
  });

  test('[GB-12] [GB-31] what the enemy could do there is said, the worst first, and the hexes are hatched', () => {
    const b = after(battle(), ACTIVATE);
    const there = taken('A1');
    expect(threats(b, there)).toMatch(/^Pikeman B1 could destroy it here: \d+%/);
    expect(planOf(b, there).marks.hexes.threat).toContain('0103');
    expect(threats(b, turn(way('A1', '0104')))).toMatch(/could destroy it here/);
    expect(threats(b, turn(way('A2', '0404', '0504')))).toBe(
      'Out of danger: in its next turn Red could not strike it here.',
    );
  });

  test('[GB-12] [GB-39] who may be activated shows where it could go, whom it could strike and what threatens it', () => {
    const b = battle();
    const chosen = choose(b, IDLE, 'A1');
    const { hexes, prospects } = planOf(b, chosen).marks;
    expect(hexes.reach).toContain('0203');
    expect(hexes.target).toContain('0102');
    expect(hexes.threat).toContain('0103');
    expect(hexes.chosen).toContain('0103');
    expect(prospects?.of[0]?.target.id).toBe('B1');
    expect(threats(b, chosen)).toMatch(/^Pikeman B1 could destroy it here: \d+%/);
    expect(planOf(b).marks.outlook).toBeUndefined();
  });
});

test('what is pointed at is a hex, or a unit where it stands', () => {
  const b = battle();
  expect(hexesAt(b, ['A1', '0300', 'B9'])).toEqual(['0103', '0300']);
});
