import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { deltaOf, deltaTextOf, isSameData, patched, sharedDeltas, UnfitDelta } from './delta.ts';

const battle = {
  round: 1,
  units: [
    { at: 4, fresh: true },
    { at: 7, fresh: true },
  ],
  stack: ['turn', 'move'],
  won: null,
};
const [first, second] = battle.units;
const now = (changes: object) => ({ ...battle, ...changes });

/** By hand, as the module says it. */
const EXAMPLES: readonly (readonly [what: string, before: object, after: object, delta: unknown])[] = [
  ['nothing', battle, battle, null],
  ['a number', battle, now({ round: 2 }), ['round', 2]],
  ['null', { won: 1 }, { won: null }, ['won', null]],
  ['a field deep down', battle, now({ units: [first, { at: 8, fresh: true }] }), ['units.1.at', 8]],
  [
    'an object where there was null',
    battle,
    now({ won: { by: 'victory points', seat: 0 } }),
    ['won', ['by,seat', 'victory points', 0]],
  ],
  ['a list where there was null', { won: null }, { won: [0, 1] }, ['won', [[0, 1]]]],
  ['an empty list, which is something', { won: 1 }, { won: [] }, ['won', [[]]]],
  ['an empty object, which is something', { won: 1 }, { won: {} }, ['won', {}]],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, ['b', []]],
  ['a field that is new', { a: 1 }, { a: 1, b: 'two' }, ['b', 'two']],
  ['one thing taken off a stack', battle, now({ stack: ['turn'] }), ['stack', [1, 1]]],
  ['one put on it', battle, now({ stack: ['turn', 'move', 'window'] }), ['stack.2', 'window']],
  ['one put under it', battle, now({ stack: ['end', 'turn', 'move'] }), ['stack', [0, 0, 'end']]],
  [
    'the same in several places',
    battle,
    now({ round: 2, units: battle.units.map(({ at }) => ({ at, fresh: false })) }),
    ['round,units', 2, ['0,1', ['fresh', false]]],
  ],
  ['one gone and one changed', battle, now({ units: [{ at: 5, fresh: true }] }), ['units', ['0.at,1', 5, []]]],
  ['an object for a list', { a: [1, 2] }, { a: { 0: 1 } }, ['a', { 0: 1 }]],
  ['a list for an object', { a: { 0: 1 } }, { a: [1] }, ['a', [[1]]]],
  ['a name with a dot, told whole', { a: { 'b.c': 1 } }, { a: { 'b.c': 2 } }, ['a', { 'b.c': 2 }]],
  ['a name with a comma, told whole', { a: { 'b,c': 1 } }, { a: { 'b,c': 2 } }, ['a', { 'b,c': 2 }]],
  ['an undefined field, which JSON does not have', { a: undefined, b: 1 }, { b: 2 }, ['b', 2]],
];

describe('by hand', () => {
  test.each(EXAMPLES)('%s', (_, before, after, delta) => {
    const [longBefore, longAfter] = [before, after].map((view) => ({
      ...view,
      stays: 'as it is, and is long to tell',
    }));
    expect(deltaOf(longBefore!, longAfter!)).toEqual(delta);
    expect(canonical(patched(longBefore!, delta))).toBe(canonical(longAfter));
  });

  test('a view of which nothing stays is told whole', () => {
    expect(deltaOf({ a: 1 }, {})).toEqual({});
    expect(deltaOf({ 'a,b': 1 }, { 'a,b': 2 })).toEqual({ 'a,b': 2 });
    expect(patched({ a: 1 }, {})).toEqual({});
  });

  test('what only others would write', () => {
    expect(patched(battle, ['round,units', 2, ['1,2', [], { at: 9, fresh: true }]])).toEqual(
      now({ round: 2, units: [first, { at: 9, fresh: true }] }),
    );
    expect(patched(battle, ['won', [0, 0, 'a', ['x,y', 1]]])).toEqual(now({ won: ['a', { x: 1, y: 1 }] }));
    expect(patched(battle, ['units', ['3,2', 'last', 'third']])).toEqual(
      now({ units: [first, second, 'third', 'last'] }),
    );
    expect(patched(battle, ['round', ['a', 1]])).toEqual(now({ round: { a: 1 } }));
    expect(patched(battle, ['round', ['text']])).toEqual(now({ round: 'text' }));
  });
});

/** Few names, so that two values have some in common, and all that might be taken for something else. */
const NAMES = ['a', 'b', 'c', 'a,b', 'a.b', '', '0', '1', '__proto__', 'constructor', '"\\'];
const TEXTS = ['', 'a', 'a,b', '0', '[]', 'ä"\n'];

const { any: json, object } = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -2.5, 1e21, ...TEXTS),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('any'), { maxLength: 6 }),
  object: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), tie('any')), { maxLength: 6 })
    .map((entries) => Object.fromEntries(entries)),
}));

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The same value but for a few places. */
const touched = (x: unknown, at: () => boolean, other: () => unknown): unknown => {
  if (at()) return other();
  if (Array.isArray(x)) return x.flatMap((item) => (at() ? [] : [touched(item, at, other)]));
  if (!isObject(x)) return x;
  return Object.fromEntries(
    Object.entries(x).flatMap(([name, value]) => (at() ? [] : [[name, touched(value, at, other)] as const])),
  );
};

const pairs = fc.oneof(
  fc.tuple(object, object),
  fc.tuple(object, fc.infiniteStream(fc.nat(9)), fc.infiniteStream(json)).map(([before, dice, others]) => {
    const at = (): boolean => dice.next().value === 0;
    const after = Object.entries(before).map(([name, x]) => [name, touched(x, at, () => others.next().value)] as const);
    return [before, Object.fromEntries(after)] as const;
  }),
);

/** `patched` as somebody might write it who has read no more than what the module says. */
const byTheBook = (x: unknown, d: unknown): unknown => {
  if (!Array.isArray(d)) return d;
  if (d.length < 2) return d[0];
  if (typeof d[0] === 'number') {
    const list = Array.isArray(x) ? [...x] : [];
    list.splice(d[0], d[1], ...d.slice(2).map((item) => byTheBook(undefined, item)));
    return list;
  }
  const copy = new Map<string, unknown>(isObject(x) || Array.isArray(x) ? Object.entries(x) : []);
  d[0].split(',').forEach((path: string, i: number) => {
    const [name, ...rest] = path.split('.');
    const inner = d[Math.min(i + 1, d.length - 1)];
    copy.set(name!, byTheBook(copy.get(name!), rest.length === 0 ? inner : [rest.join('.'), inner]));
  });
  const left = [...copy].filter(([, value]) => value !== undefined);
  if (!Array.isArray(x)) return Object.fromEntries(left);
  return left.toSorted(([i], [j]) => Number(i) - Number(j)).map(([, value]) => value);
};

describe('any two views', () => {
  const RUNS = { numRuns: 1000 };

  test('the later one is made of the earlier one and what is told', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const delta = deltaOf(before, after);
        expect(canonical(patched(before, JSON.parse(JSON.stringify(delta))))).toBe(canonical(after));
        expect(delta === null).toBe(canonical(before) === canonical(after));
      }),
      RUNS,
    );
  });

  test('what several viewers see is told to each as to one alone', () => {
    fc.assert(
      fc.property(pairs, pairs, ([before, after], [other, another]) => {
        const hiding = (view: object): object => Object.fromEntries(Object.entries(view).slice(1));
        const seen: readonly (readonly [object, object])[] = [
          [before, after],
          [hiding(before), hiding(after)],
          [other, after],
          [
            { ...other, same: before },
            { ...another, same: after },
          ],
          [before, after],
        ];
        const deltaText = sharedDeltas();
        for (const [was, is] of seen) expect(deltaText(was, is)).toBe(deltaTextOf(was, is));
      }),
      RUNS,
    );
  });

  test('they are the same exactly when nothing has to be told', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(isSameData(before, after)).toBe(canonical(before) === canonical(after));
      }),
      RUNS,
    );
  });

  test('it takes no more than the page tells to read it', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const delta = deltaOf(before, after);
        expect(canonical(delta === null ? before : byTheBook(before, delta))).toBe(canonical(after));
      }),
      RUNS,
    );
  });

  test('no more is told than the later one whole', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        expect(JSON.stringify(deltaOf(before, after)).length).toBeLessThanOrEqual(Math.max(4, canonical(after).length));
      }),
      RUNS,
    );
  });

  test('none of them is changed', () => {
    const frozen = <T>(x: T): T => {
      if (typeof x === 'object' && x !== null) for (const inner of Object.values(Object.freeze(x))) frozen(inner);
      return x;
    };
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        patched(frozen(before), frozen(deltaOf(frozen(before), frozen(after))));
      }),
    );
  });
});

test('units that nothing happened to are the same objects', () => {
  const then = patched(battle, ['units.1.at', 8]) as typeof battle;
  expect(then.units[0]).toBe(first);
  expect(then.stack).toBe(battle.stack);
  expect(then.units[1]).not.toBe(second);
});

describe('a delta that does not fit is refused', () => {
  test.each<readonly [unknown, string]>([
    [undefined, 'the delta does not fit: it is not one of a whole view'],
    [7, 'the delta does not fit: it is not one of a whole view'],
    [[], 'the delta does not fit: it is not one of a whole view'],
    [[{}], 'the delta does not fit: it is not one of a whole view'],
    [[0, 0], 'the delta does not fit: it is not one of a whole view'],
    [['nobody', []], 'the delta does not fit at nobody: nothing is there to go'],
    [['round,round', 1], 'the delta does not fit: it names something twice'],
    [['units.0,units.1', 1], 'the delta does not fit: it names something twice'],
    [['round', 1, 2], 'the delta does not fit: it has more changes than names'],
    [['units.2.at', []], 'the delta does not fit at units.2.at: nothing is there to go'],
    [['units.3', 1], 'the delta does not fit at units.3: there is no such place'],
    [['units.01', 1], 'the delta does not fit at units.01: there is no such place'],
    [['units.length', 0], 'the delta does not fit at units.length: there is no such place'],
    [['units.__proto__', {}], 'the delta does not fit at units.__proto__: there is no such place'],
    [['units.', 1], 'the delta does not fit at units.: there is no such place'],
    [['stack', [3, 0]], 'the delta does not fit at stack: there are no such places'],
    [['stack', [1, 2]], 'the delta does not fit at stack: there are no such places'],
    [['stack', [0.5, 0]], 'the delta does not fit at stack: there are no such places'],
    [['stack', [0, '1']], 'the delta does not fit at stack: there are no such places'],
    [['stack', [null, 1]], 'the delta does not fit at stack: there are no such places'],
    [['stack', [0, 1, []]], 'the delta does not fit at stack.0: nothing is there to go'],
    [['units.0', [0, 0]], 'the delta does not fit at units.0: no list is there'],
  ])('%j', (delta, sentence) => {
    expect(() => patched(battle, delta)).toThrow(new UnfitDelta(sentence));
  });
});

test('a field called __proto__ is a field, and nobody else gets it', () => {
  const delta = JSON.parse('["__proto__.polluted,units.0.__proto__",true,{"polluted":true}]');
  const then = patched(battle, delta) as typeof battle;
  expect(Object.getOwnPropertyDescriptor(then, '__proto__')?.value).toEqual({ polluted: true });
  expect(Object.getPrototypeOf(then)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(then.units[0])).toBe(Object.prototype);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});
