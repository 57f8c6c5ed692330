// Battles from outside (HR-16, X-169): those that can stand so and go on are read, every other one is refused with its place and reason.
import { describe, expect, test } from 'vitest';
import { setProblem } from '../content/objectives.ts';
import { heroes } from '../game.ts';
import { DEFAULT_ORDERS } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { POSITIONS } from '../testing/positions.ts';
import { scene, unit } from '../testing/scenes.ts';

type Json = Record<string, unknown>;

/** A deep copy with other values at these paths: `stack.2.step`. */
const tampered = (b: Battle, changes: Readonly<Record<string, unknown>>): unknown => {
  const copy = JSON.parse(JSON.stringify(b)) as Json;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const at = keys.reduce<Json>((now, key) => now[key] as Json, copy);
    at[last] = value;
  }
  return copy;
};

const problemOf = (x: unknown): string => {
  const parsed = heroes.parseState(x);
  return parsed.ok ? 'none' : `${parsed.refusal.where.replace('state.', '')} ${parsed.refusal.problem}`;
};

type Name = keyof typeof POSITIONS;
type Rows = readonly (readonly [position: Name, changes: Readonly<Record<string, unknown>>, problem: string])[];

const refuses = (rows: Rows): void => {
  test.each(rows)('%s with %j: %s', (position, changes, problem) => {
    expect(problemOf(tampered(POSITIONS[position](), changes))).toBe(problem);
  });
};

test.each(Object.entries(POSITIONS))('[HR-16] %s can stand so: it is read, unchanged', (_, make) => {
  const b = make();
  const parsed = heroes.parseState(JSON.parse(JSON.stringify(b)));
  expect(parsed.ok && parsed.value).toEqual(b);
});

const MISSED = { purse: 'A1', seat: 0, count: 1, needs: 6, faces: [1], again: 0 };
const ROLL = { type: 'roll', what: 'attack', rule: 'DW-56', pools: [], window: 0 };
const ROUND = { type: 'round', side: 0, more: 'no' };

describe('[HR-16] frames that do not lie there', () => {
  refuses([
    ['select', { 'stack.0': ROLL }, 'stack[0] a frame of type roll does not lie there'],
    ['goFirst', { 'stack.0': { type: 'seal' } }, 'stack[0] a frame of type seal does not lie there'],
    ['select', { 'stack.1': ROUND }, 'stack[1] a frame of type round does not lie there'],
    ['seal', { 'stack.1': ROUND }, 'stack[1] a frame of type round does not lie there'],
    ['move', { 'stack.2': ROLL }, 'stack[2] a frame of type roll does not lie there'],
    ['hit', { 'stack.4': ROLL }, 'stack[4] a frame of type roll does not lie there'],
    ['lastShot', { 'stack.3': { type: 'endActivation' } }, 'stack[3] a frame of type endActivation does not lie there'],
    ['select', { stack: [] }, 'stack is empty when the battle is over, and only then'],
    ['select', { 'stack.0.more': 'over' }, 'stack dice would fall before anybody is asked'],
    ['select', { 'stack.0.side': 2 }, 'stack[0].side must be one of 0, 1, not 2'],
  ]);
});

describe('[HR-16] frames that name nobody of this battle', () => {
  const nobody = (i: number) => `stack[${i}] there is no model Z9`;
  refuses([
    ['move', { 'stack.1.model': 'Z9' }, nobody(1)],
    ['jump', { 'stack.2.model': 'Z9' }, nobody(2)],
    ['lastShot', { 'stack.4.model': 'Z9' }, nobody(4)],
    ['save', { 'stack.4.model': 'Z9' }, nobody(4)],
    ['save', { 'stack.4.saver': 'Z9' }, nobody(4)],
    ['save', { 'stack.4.how.by': 'Z9' }, nobody(4)],
    ['redirect', { 'stack.2.shooter': 'Z9' }, nobody(2)],
    ['redirect', { 'stack.2.target': 'Z9' }, nobody(2)],
    ['blastRoll', { 'stack.3.attacker': 'Z9' }, nobody(3)],
    ['blastRoll', { 'stack.3.centre': 'Z9' }, nobody(3)],
    ['blastRoll', { 'stack.3.others': ['Z9'] }, nobody(3)],
    ['blastRoll', { 'stack.3.how.by': 'Z9' }, nobody(3)],
    ['powerRoll', { 'stack.2.caster': 'Z9' }, nobody(2)],
    ['powerRoll', { 'stack.2.target': 'Z9' }, nobody(2)],
    ['raise', { 'stack.3.caster': 'Z9' }, nobody(3)],
    ['raise', { 'stack.3.step.resister': 'Z9' }, nobody(3)],
    ['hit', { 'stack.2.attacker': 'Z9' }, nobody(2)],
    ['hit', { 'stack.2.target': 'Z9' }, nobody(2)],
    ['hit', { 'stack.2.group': ['A1', 'Z9'] }, nobody(2)],
    ['hit', { 'stack.3.pools.0.purse': 'Z9' }, nobody(3)],
    ['shootBack', { 'stack.3.answered': ['Z9'] }, nobody(3)],
    ['fallBack', { 'stack.3.attacker': 'Z9' }, nobody(3)],
    ['fallBack', { 'stack.3.target': 'Z9' }, nobody(3)],
    ['fallBack', { 'stack.3.queue': ['Z9'] }, nobody(3)],
    ['fallBack', { 'stack.3.moved': [{ id: 'Z9', watched: [] }] }, nobody(3)],
    ['fallBack', { 'stack.3.moved': [{ id: 'A1', watched: ['Z9'] }] }, nobody(3)],
    ['opportunity', { 'stack.2.mover': 'Z9' }, nobody(2)],
    ['opportunity', { 'stack.2.attackers': ['Z9'] }, nobody(2)],
  ]);

  test('who has slain nobody needs no name', () => {
    expect(problemOf(tampered(POSITIONS.save(), { 'stack.4.how.by': null }))).toBe('none');
    expect(problemOf(tampered(POSITIONS.blastRoll(), { 'stack.3.how.by': null }))).toBe('none');
  });
});

describe('[HR-09] [X-164] [X-165] before the battle', () => {
  refuses([
    ['terrain', { 'config.terrain': 'given' }, 'stack[3] this board is not laid out in turn'],
    ['marker', { 'stack.2': { type: 'edge', winner: 0 } }, 'stack[2] nobody chooses an edge of an arena'],
    ['edge', { 'stack.2.winner': null }, 'stack dice would fall before anybody is asked'],
    ['marker', { 'config.markers': 'arena' }, 'stack[1] these markers are not placed'],
    ['edge', { markers: [200] }, 'stack[1] they come after the edges'],
    ['marker', { 'stack.1.side': 1, markers: [13 * 24 + 4] }, 'none'],
    ['marker', { markers: [13 * 24 + 4] }, 'stack[1] it is not its turn to place one'],
    ['marker', { 'stack.1.side': 1, markers: [8 * 24 + 4] }, 'stack[1] it is not its turn to place one'],
    ['marker', { 'stack.1.side': 1, markers: [1 * 24 + 4] }, 'stack[1] it is not its turn to place one'],
    ['marker', { markers: [13 * 24 + 4, 8 * 24 + 4] }, 'markers may not lie there'],
    ['marker', { 'stack.1.side': 1, markers: [22 * 24 + 4] }, 'markers may not lie there'],
    ['terrain', { 'models.0.space': 30 }, 'models nobody stands on the board before it is laid out'],
    ['edge', { 'models.0.space': 30 }, 'models nobody stands on the board before it is laid out'],
    ['select', { markers: [] }, 'markers are 4'],
    ['seal', { sealed: [true, false] }, 'objectives[0] there must be 5 of them'],
    ['seal', { objectives: [[], [1, 2, 3, 4, 5, 6]] }, 'objectives[1] cannot become a legal set'],
    ['seal', { objectives: [[3, 2], []] }, 'objectives[0] cannot become a legal set'],
    ['seal', { objectives: [[2, 3], []] }, 'none'],
    ['seal', { objectives: [[6, 11], []] }, 'none'],
    [
      'seal',
      { objectives: [[6, 11], []], 'config.rulings.objectiveMix': 'mixed' },
      'objectives[0] cannot become a legal set',
    ],
    ['select', { 'objectives.1': [1, 2, 6, 16, 18] }, 'none'],
    [
      'select',
      { 'objectives.1': [1, 2, 6, 16, 18], 'config.rulings.objectiveMix': 'mixed' },
      'objectives[1] at least three must be of the family Slay',
    ],
    ['seal', { objectives: [[]] }, 'objectives must hold one set for each side'],
    ['select', { 'objectives.1': [1, 2, 3, 4, 4] }, 'objectives[1] no objective counts twice'],
    [
      'select',
      { sealed: [false, true], objectives: [[], [1, 2, 3, 4, 5]] },
      'sealed must be true for both once the battle has begun',
    ],
    [
      'select',
      { sealed: [true, false], objectives: [[1, 2, 3, 4, 5], []] },
      'sealed must be true for both once the battle has begun',
    ],
    [
      'seal',
      {
        sealed: [true, true],
        objectives: [
          [1, 2, 3, 4, 5],
          [1, 2, 3, 4, 5],
        ],
      },
      'stack dice would fall before anybody is asked',
    ],
  ]);
});

describe('[HR-20] an activation', () => {
  refuses([
    ['move', { 'models.0.fate': 'left', 'models.0.space': null }, 'stack[1] it is not alive'],
    ['move', { 'models.0.fate': 'slain', 'models.0.space': null, 'models.0.wounds': 0 }, 'stack[1] it is not alive'],
    ['move', { 'models.0.wounds': 0 }, 'stack[1] it is not alive'],
    ['move', { 'models.0.space': null }, 'stack[1] it is not there'],
    ['enter', { 'models.0.space': 30 }, 'stack[1] it is not there'],
    ['retreat', { 'stack.1.choice': 'fight' }, 'stack[1] it does not retreat'],
    ['retreat', { 'stack.1.step': 'move' }, 'none'],
    ['move', { 'stack.1.step': 'end' }, 'stack would go on by itself'],
    ['move', { 'stack.1.step': 'melee' }, 'stack would go on by itself'],
    ['shoot', { 'stack.1.step': 'melee' }, 'stack would go on by itself'],
    ['shoot', { 'stack.1.step': 'afterMove' }, 'stack would go on by itself'],
    ['melee', { 'stack.1.choice': 'fire' }, 'stack would go on by itself'],
    [
      'move',
      { 'stack.1.step': 'fly' },
      'stack[1].step must be one of begin, enter, engaged, retreat, move, afterMove, shoot, melee, end, not "fly"',
    ],
    ['shoot', { 'stack.1.cast': true, 'stack.1.choice': 'fight', 'config.edition': 3 }, 'stack would go on by itself'],
    ['shoot', { 'stack.1.cast': true, 'stack.1.choice': 'fight', 'config.edition': 2 }, 'none'],
  ]);
});

describe('[HR-32] a shot', () => {
  refuses([
    ['redirect', { 'stack.2.weapon': 'pistol' }, 'stack[2] it does not fire so'],
    ['redirect', { 'stack.2.weapon': 'quick-rifle', 'stack.2.arc': true }, 'stack[2] it does not fire so'],
    ['redirect', { 'stack.2.arc': true }, 'none'],
    ['redirect', { 'models.0.space': null }, 'stack[2] nobody is there to shoot, or to be shot at'],
    ['redirect', { 'models.1.space': null }, 'stack[2] nobody is there to shoot, or to be shot at'],
    ['redirect', { 'models.1.wounds': 0 }, 'stack[2] nobody is there to shoot, or to be shot at'],
    ['redirect', { 'stack.2.back': true }, 'stack[2] only the dying shoot back'],
    ['redirect', { 'stack.1.model': 'B1' }, 'stack[2] only the active model shoots'],
    ['redirect', { 'stack.2.target': 'A1' }, 'stack[2] it strikes the wrong side'],
    ['redirect', { 'stack.2.astray': true }, 'stack[2] it strikes the wrong side'],
    ['friend', { 'stack.2.target': 'A2', 'stack.2.astray': true }, 'stack[2] it was never aimed'],
    ['redirect', { 'stack.2.step': 'check' }, 'stack[2] it would go on'],
    ['redirect', { 'stack.2.step': 'attack' }, 'stack[2] it would go on'],
    ['redirect', { 'stack.2.step': 'done' }, 'stack[2] it would go on'],
    ['redirect', { 'stack.2.step': 'friend' }, 'stack would go on by itself'], // no friend is there
    ['friendlyFire', { 'stack.2.step': 'done', 'stack.2.aim': 4 }, 'stack[2] no such dice fall now'],
    ['shotRoll', { 'stack.2.step': 'check' }, 'stack[2] no such dice fall now'],
    ['shotRoll', { 'stack.2.aim': null }, 'stack[2] no such dice fall now'],
    ['shotRoll', { 'models.1.space': null, 'models.1.fate': 'left' }, 'stack[2] no such dice fall now'],
    ['shotRoll', { 'models.1.wounds': 0 }, 'models nobody is dying now'],
  ]);
});

describe('[HR-38] a blast', () => {
  refuses([
    ['blastRoll', { 'models.1.space': null, 'models.1.fate': 'left' }, 'stack[2] no such dice fall now'],
    ['blastRoll', { 'models.2.space': null, 'models.2.fate': 'left' }, 'stack[3] one of them is not there'],
    ['fireburst', { 'models.2.space': null, 'models.2.fate': 'left' }, 'stack[3] one of them is not there'],
    ['blastRoll', { 'stack.3.others': ['B1'] }, 'stack[3] nobody is struck twice'],
    ['blastRoll', { 'stack.3.others': ['B2', 'B2'] }, 'stack[3] nobody is struck twice'],
    ['blastRoll', { 'stack.3.attacker': 'B2', 'stack.3.others': [] }, 'stack[3] no such dice fall now'],
    ['fireburst', { 'stack.3.attacker': 'B2', 'stack.3.others': [] }, 'stack[3] no such dice fall now'],
    ['blastRoll', { 'stack.3.others': [] }, 'stack[3] no such dice fall now'],
    ['blastRoll', { 'stack.length': 4 }, 'stack[3] no such dice fall now'],
    ['fireburst', { 'stack.2.step': 'struck' }, 'stack[2] it wounds nobody now'],
  ]);
});

describe('[DW-84] a power', () => {
  refuses([
    ['corrupt', { 'stack.2.power': 'blast' }, 'stack[2] nobody casts it'],
    ['corrupt', { 'models.0.wounds': 0 }, 'stack[2] nobody casts it'],
    ['corrupt', { 'models.0.space': null }, 'stack[2] nobody casts it'],
    ['corrupt', { 'stack.1.model': 'B1' }, 'stack[2] only the active model casts'],
    ['corrupt', { 'stack.2.target': null }, 'stack[2] it has another target'],
    ['blink', { 'stack.2.target': 'B1' }, 'stack[2] it has another target'],
    ['raisePlace', { 'stack.2.target': 'B1' }, 'stack[2] it has another target'],
    ['corrupt', { 'models.1.space': null }, 'stack[2] its target is not there'],
    ['corrupt', { 'stack.2.target': 'A1' }, 'stack[2] its target is on the wrong side'],
    ['corrupt', { 'stack.2.step': 'done' }, 'stack[2] it would go on'],
    ['resist', { 'stack.2.step': 'place' }, 'stack[2] nobody resists it now'],
    ['powerRoll', { 'stack.2.step': 'done' }, 'stack[2] no such dice fall now'],
    ['powerRoll', { 'models.2.space': 20 * 24 + 20 }, 'stack[2] no such dice fall now'],
    ['lastShot', { 'stack.2.step': 'place' }, 'stack[2] it wounds nobody now'],
    [
      'corrupt',
      {
        'stack.2.step': 'struck',
        'stack.3': {
          type: 'roll',
          what: 'power',
          rule: 'DW-56',
          pools: [{ purse: 'A1', seat: 0, count: 1, needs: 2, faces: [1], again: 0 }],
          window: 0,
        },
      },
      'stack[2] no such dice fall now',
    ],
  ]);
});

describe('[DW-91] a contest', () => {
  refuses([
    ['resist', { 'stack.3.power': 'lightning' }, 'stack[3] nobody casts that'],
    ['resist', { 'stack.3.caster': 'B1' }, 'stack[3] nobody casts that'],
    ['resist', { 'stack.3.casterSeat': 1 }, 'stack[3] the caster is another’s'],
    ['raise', { 'stack.3.step.resisterSeat': 0 }, 'stack[3] it cannot resist'],
    ['raise', { 'stack.3.step.resister': 'A1', 'stack.3.step.resisterSeat': 0 }, 'stack[3] it cannot resist'],
    ['destiny', { 'stack.3.step.resisterSeat': 0 }, 'stack[3] it cannot resist'],
  ]);
});

describe('[DW-79] [X-144] dice that lie', () => {
  refuses([
    ['hit', { 'stack.3.what': 'save' }, 'stack[2] no such dice fall now'],
    ['friendlyFire', { 'stack.3.what': 'blast' }, 'stack[2] no such dice fall now'],
    ['jump', { 'stack.3.what': 'attack' }, 'stack[3] no such dice fall now'],
    ['opportunity', { 'stack.3.what': 'attack' }, 'stack[3] no such dice fall now'],
    ['blastRoll', { 'stack.4.what': 'attack' }, 'stack[4] no such dice fall now'],
    ['powerRoll', { 'stack.3.what': 'attack' }, 'stack[3] no such dice fall now'],
    ['save', { 'stack.5.what': 'wound' }, 'stack[4] no such dice fall now'],
    ['hit', { 'stack.3.window': 1 }, 'stack[3] no window is open'],
    ['hit', { 'stack.3.window': -1 }, 'stack[3] no window is open'],
    ['jump', { 'stack.3.pools': [] }, 'stack[3] no window is open'],
    ['jump', { 'stack.3.pools.0.purse': 'B1' }, 'stack[3] they are another’s dice'],
    ['jump', { 'stack.3.pools.0.seat': 1 }, 'stack[3] they are another’s dice'],
    ['shotRoll', { 'stack.3.pools.0.purse': 'B1' }, 'stack[3] they are another’s dice'],
    ['hit', { 'stack.3.pools.0.purse': 'B1' }, 'stack[3] they are another’s dice'],
    ['blastRoll', { 'stack.4.pools.0.purse': 'B1' }, 'stack[4] they are another’s dice'],
    ['powerRoll', { 'stack.3.pools.1.purse': 'B1' }, 'stack[3] they are another’s dice'],
    ['opportunity', { 'stack.3.pools.0.purse': 'A1' }, 'stack[3] they are another’s dice'],
    ['save', { 'stack.5.pools.0.purse': 'A1' }, 'stack[5] they are another’s dice'],
    ['ignore', { 'stack.5.pools.0.purse': 'A1' }, 'stack[5] they are another’s dice'],
    ['jump', { 'stack.3.pools.0.faces': [] }, 'stack[3] they do not lie there'],
    ['jump', { 'stack.3.pools.0.faces': [], 'stack.3.pools.0.count': 0 }, 'stack[3] they do not lie there'],
    ['powerRoll', { 'stack.3.pools.1.faces': [1, 1], 'stack.3.pools.1.count': 2 }, 'stack[3] they do not lie there'],
    ['jump', { 'stack.3.pools.0.again': 1 }, 'stack[3] so many are not rolled again'],
    ['powerRoll', { 'stack.3.pools.0.again': 1, 'stack.3.window': 1 }, 'none'],
    ['powerRoll', { 'stack.3.pools.0.again': 2, 'stack.3.window': 1 }, 'stack[3] so many are not rolled again'],
    ['powerRoll', { 'stack.3.pools.1.again': 1, 'stack.3.window': 1 }, 'stack[3] so many are not rolled again'],
    [
      'powerRoll',
      { 'stack.3.pools.0.again': 1, 'stack.3.window': 1, 'models.0.destiny': 0 },
      'stack[3] so much Destiny is not there',
    ],
    [
      'powerRoll',
      { 'stack.3.pools.0.faces': [6], 'stack.3.pools.0.again': 1, 'stack.3.window': 1 },
      'stack[3] so many are not rolled again',
    ],
    ['jump', { 'models.0.destiny': 0 }, 'stack would go on by itself'],
  ]);

  test('only the rows of a blast and the circle of a power are rolled in several pools', () => {
    const pool = { purse: 'A1', seat: 0, count: 1, needs: 2, faces: [1], again: 0 };
    expect(problemOf(tampered(POSITIONS.jump(), { 'stack.3.pools': [pool, pool] }))).toBe(
      'stack[3] they are rolled together',
    );
    expect(problemOf(tampered(POSITIONS.blastRoll(), { 'stack.4.pools': [pool, pool] }))).toBe(
      'stack[3] no such dice fall now',
    );
  });
});

describe('[DW-62] [X-142] wounds', () => {
  refuses([
    ['save', { 'models.1.space': null }, 'stack[4] nobody is there to be wounded'],
    ['save', { 'stack.4.saver': 'A1' }, 'stack[4] no enemy lends a shield'],
    ['save', { 'stack.4.wounds': 3 }, 'stack[4] there are not so many wounds'],
    ['save', { 'stack.4.step': 'ignore' }, 'stack[4] no such dice fall now'],
    ['save', { 'stack.4.save': null }, 'stack[4] no such dice fall now'],
    ['save', { 'stack.4.step': 'suffer' }, 'stack[4] no such dice fall now'],
    ['ignore', { 'stack.4.step': 'save', 'stack.4.save': 5 }, 'stack[4] no such dice fall now'],
    ['ignore', { 'stack.4.step': 'suffer' }, 'stack[4] no such dice fall now'],
    ['ignore', { 'stack.5.what': 'save' }, 'stack[4] no such dice fall now'],
    ['lastShot', { 'stack.4.model': 'A1' }, 'stack[4] it has no last shot'],
    ['lastShot', { 'stack.3.answered': ['B2'] }, 'stack[4] it has no last shot'],
    ['lastShot', { 'models.2.wounds': 1 }, 'stack[4] it has no last shot'],
    ['lastShot', { 'models.2.fate': 'slain', 'models.2.space': null }, 'stack[4] it has no last shot'],
    ['shootBack', { 'stack.3.answered': ['B1'] }, 'stack would go on by itself'],
  ]);

  test('of several wounds only the last may be rolled for', () => {
    const b = POSITIONS.save();
    const [wounds, roll] = [b.stack[4]!, b.stack[5]!];
    const stacked = (lower: object) => tampered(b, { 'stack.4': lower, 'stack.5': wounds, 'stack.6': roll });
    expect(problemOf(stacked({ ...wounds, model: 'A1', saver: 'A1', save: null }))).toBe('none');
    expect(problemOf(stacked({ ...wounds, model: 'A1', saver: 'A1', step: 'ignore' }))).toBe('stack[4] it would go on');
    expect(problemOf(tampered(b, { stack: b.stack.slice(0, 5) }))).toBe('stack[4] it would go on');
  });
});

describe('[HR-46] a fight', () => {
  refuses([
    ['hit', { 'stack.1.model': 'B1' }, 'stack[2] only the active model strikes'],
    ['hit', { 'stack.2.target': 'A1' }, 'stack[2] they are no enemies'],
    ['hit', { 'models.0.space': null }, 'stack[2] one of them is not there'],
    ['hit', { 'models.1.space': null }, 'stack[2] one of them is not there'],
    ['hit', { 'models.1.wounds': 0 }, 'stack[2] one of them is not there'],
    ['hit', { 'stack.2.dice': 3 }, 'stack[2] no such dice fall now'],
    ['hit', { 'stack.2.step': 'wound', 'stack.2.hits': 4 }, 'stack[2] no such dice fall now'],
    ['wound', { 'stack.2.hits': 4 }, 'stack[2] no such dice fall now'],
    ['wound', { 'stack.2.step': 'attack' }, 'stack[2] no such dice fall now'],
    ['save', { 'stack.2.step': 'done' }, 'stack[2] the blow has not fallen'],
    ['save', { 'stack.2.step': 'wound' }, 'stack[2] the blow has not fallen'],
    ['fallBack', { 'stack.2.step': 'fallBacks' }, 'stack[2] it would go on'],
  ]);

  test('nothing lies on it that is done', () => {
    const b = POSITIONS.fallBack();
    expect(problemOf(tampered(b, { stack: b.stack.slice(0, 3) }))).toBe('stack[2] it would go on');
  });
});

describe('[HR-47] [HR-48] falling back and striking after', () => {
  refuses([
    ['fallBack', { 'stack.3.attacker': 'A2' }, 'stack[3] there was no such fight'],
    ['fallBack', { 'stack.3.target': 'A2' }, 'stack[3] there was no such fight'],
    ['fallBack', { 'stack.3.queue': [] }, 'stack[3] nobody is there to fall back'],
    ['fallBack', { 'models.0.fate': 'left', 'models.0.space': null }, 'stack would go on by itself'],
    ['fallBack', { 'models.0.space': 20 * 24 + 20 }, 'stack would go on by itself'], // engaged with nobody
    [
      'fallBack',
      { 'stack.3.moved': [{ id: 'A2', watched: [] }], 'models.1.space': null },
      'stack[3] nobody is there to fall back',
    ],
    ['opportunity', { 'stack.2.mover': 'B1' }, 'stack[2] it does not move'],
    ['opportunity', { 'stack.2.at': 1 }, 'stack[2] one of them is not there'],
    ['opportunity', { 'models.0.space': null, 'models.0.fate': 'left' }, 'stack[2] one of them is not there'],
    ['opportunity', { 'models.1.space': null, 'models.1.fate': 'left' }, 'stack[2] one of them is not there'],
    ['opportunity', { 'stack.2.attackers': ['B1', 'A1'] }, 'stack[2] friends do not strike'],
    ['jump', { 'stack.2.model': 'B1' }, 'stack[2] nobody jumps'],
    ['jump', { 'models.0.space': null }, 'stack[2] nobody jumps'],
    ['jump', { 'models.0.wounds': 0 }, 'stack[2] nobody jumps'],
    ['jump', { 'stack.2.drop': 1 }, 'stack[2].drop must be a whole number from 2 to 20, not 1'],
  ]);
});

describe('[X-169] models', () => {
  refuses([
    ['select', { 'models.1.seat': 2, 'models.1.id': 'C1' }, 'models[1].seat is no seat of this battle'],
    ['select', { 'models.1.id': 'B2' }, 'models[1].id must number the models of its seat in order'],
    ['select', { 'models.1.unit': 1 }, 'models[1].unit must be the unit of its number'],
    ['select', { 'models.1.unit': -1 }, 'models[1].unit must be the unit of its number'],
    ['select', { 'models.1.wounds': 3 }, 'models[1].wounds are 2 at most'],
    ['hit', { 'models.0.destiny': 3 }, 'models[0].destiny is 2 at most'],
    ['hit', { 'models.0.faith': 2 }, 'models[0].faith is 1 at most'],
    ['hit', { 'models.0.affinity': 1 }, 'models[0].affinity is 0 at most'],
    ['select', { 'models.1.fate': 'left' }, 'models[1].space must be null for who is gone'],
    ['select', { 'models.1.fate': 'slain', 'models.1.space': null }, 'models[1].wounds must be 0 for who is slain'],
    ['select', { 'models.1.space': null, 'models.1.wounds': 0 }, 'models[1].wounds cannot be 0 beside the board'],
    ['select', { 'models.1.fate': 'left', 'models.1.space': null }, 'none'],
    ['select', { 'models.0.used': ['rifle'] }, 'none'],
    ['select', { 'models.0.used': ['pistol'] }, 'models[0].used names a weapon that it does not have'],
    ['redirect', { 'models.0.used': ['quick-rifle'] }, 'none'], // one of two
    ['select', { 'models.0.used': ['resonance'] }, 'models[0].used names a weapon that it does not have'],
    ['select', { 'models.1.space': 10 * 24 + 5 }, 'models[1].space is taken by another model'],
    ['select', { 'models.1.space': 24 * 24 }, 'models[1].space nobody of this size can stand there'],
    ['select', { 'models.1.space': 48 * 48 }, 'models[1].space must be a whole number from 0 to 2303, not 2304'],
    ['redirect', { 'models.length': 2 }, 'models must hold all units of seat 1'],
    ['select', { 'models.1.wounds': 0 }, 'models nobody is dying now'],
  ]);
});

describe('[X-167] who has given up, and who has won', () => {
  const over = (places: readonly (readonly number[])[]) => ({
    stack: [],
    outcome: { places, reason: 'destroyed', rule: 'HR-16' },
  });
  refuses([
    ['select', { conceded: [1, 1] }, 'conceded must be seats of this battle, each once'],
    ['select', { conceded: [2] }, 'conceded must be seats of this battle, each once'],
    ['select', { conceded: [1] }, 'conceded who has given up has nobody alive'],
    [
      'select',
      { conceded: [1], 'models.1.fate': 'left', 'models.1.space': null },
      'conceded somebody of each side plays on',
    ],
    ['select', over([[0], [1]]), 'none'],
    ['select', over([[0, 1]]), 'none'],
    ['select', over([[0]]), 'outcome.places must hold every seat once'],
    ['select', over([[0], [0]]), 'outcome.places must hold every seat once'],
    ['select', over([[0], [2]]), 'outcome.places must hold every seat once'],
    ['select', over([[0], [1], []]), 'outcome.places must hold every seat once'],
    ['select', over([[0, 1], []]), 'outcome.places must hold every seat once'],
    ['select', { outcome: over([[0], [1]]).outcome }, 'stack is empty when the battle is over, and only then'],
    ['select', { deeds: [] }, 'deeds must hold those of each model, in order'],
    ['select', { 'deeds.0.id': 'B1' }, 'deeds must hold those of each model, in order'],
    ['select', { orders: [null] }, 'orders must be one for each seat'],
    ['select', { round: 0 }, 'round must be a whole number from 1 to 30, not 0'],
    ['select', { round: 31 }, 'round must be a whole number from 1 to 30, not 31'],
  ]);
});

describe('[X-169] what is hidden is made up', () => {
  const read = (x: unknown): Battle => {
    const parsed = heroes.parseState(x);
    if (!parsed.ok) throw new Error(`${parsed.refusal.where} ${parsed.refusal.problem}`);
    return parsed.value;
  };

  test('orders alone: those that everybody begins with', () => {
    const { orders } = read(tampered(POSITIONS.select(), { 'orders.1': null }));
    expect(orders).toEqual([POSITIONS.select().orders[0], DEFAULT_ORDERS]);
  });

  test('of the configuration alone: what the objectives are', () => {
    const sets = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ];
    const { config, objectives } = read(
      tampered(POSITIONS.select(), { 'config.objectives': [sets[0], null], objectives: sets }),
    );
    expect([config.objectives, objectives]).toEqual([sets, sets]);
  });

  test('objectives that are not sealed yet: none', () => {
    expect(read(tampered(POSITIONS.seal(), { objectives: [[2, 3], null] })).objectives).toEqual([[2, 3], []]);
  });

  test('[X-159] sealed ones: a legal set, mixed where that is agreed on', () => {
    const made = (objectiveMix: string) =>
      read(
        tampered(POSITIONS.select(), {
          'config.rulings.objectiveMix': objectiveMix,
          'config.objectives': 'drawn',
          objectives: [null, null],
        }),
      ).objectives;
    for (const set of made('mixed')) expect(setProblem(set!, true)).toBeUndefined();
    expect(made('free')).toEqual([
      [3, 5, 6, 8, 9],
      [3, 5, 6, 8, 9],
    ]); // the first five that both can meet
  });
});

test.each([[null], [undefined], [7], ['battle'], [[]], [{}], [{ config: null }], [{ config: { objectives: 7 } }]])(
  '[HR-16] %j is no battle',
  (x) => {
    expect(heroes.parseState(x).ok).toBe(false);
  },
);

test('[HR-17] who resonates may have done so', () => {
  const resonant = unit('void.death-knight', { rules: ['resonance'] });
  const b = scene({ south: [resonant], north: ['void.zombie'], pieces: [] });
  expect(problemOf(tampered(b, { 'models.0.used': ['resonance'] }))).toBe('none');
});

describe('[X-176] whose side dice hurt', () => {
  const OTHER = 'it is another side that they hurt';
  refuses([
    ['strayRoll', { 'stack.3.pools.0.hurtsOwn': undefined }, `stack[3] ${OTHER}`],
    ['ownRow', { 'stack.4.pools.0.hurtsOwn': undefined }, `stack[4] ${OTHER}`],
    ['shotRoll', { 'stack.3.pools.0.hurtsOwn': true }, `stack[3] ${OTHER}`],
    ['blastRoll', { 'stack.4.pools.0.hurtsOwn': true }, `stack[4] ${OTHER}`],
    // before the fifth edition dice were dice, and who missed could roll again
    ['strayRoll', { 'stack.3.pools.0': { ...MISSED, hurtsOwn: true }, 'config.edition': 4 }, `stack[3] ${OTHER}`],
    ['strayRoll', { 'stack.3.pools.0': MISSED, 'config.edition': 4 }, 'none'],
  ]);
});
