import { expect, test } from 'vitest';
import {
  type Field,
  flagField,
  group,
  oneField,
  part,
  queryOf,
  quoted,
  readGiven,
  several,
  wholeField,
} from './field.ts';

interface Lunch {
  readonly dish: 'soup' | 'fish';
  readonly bones: number;
  readonly late: boolean;
  readonly guests: readonly { readonly name: string; readonly chair: 'high' | 'low' }[];
  readonly extras: readonly string[];
}

const guest = (i: number) =>
  group<Lunch['guests'][number]>({
    name: part(
      ([text]) => text ?? `guest ${i + 1}`,
      (name) => [name],
      '',
    ),
    chair: oneField('chair', ['high', 'low'], 'low'),
  });

const LUNCH = group<Lunch>({
  dish: oneField('dish', [{ value: 'soup', words: 'Soup' }, 'fish'], 'soup', { always: true }),
  bones: ({ dish }) => wholeField('Bones', 0, dish === 'fish' ? 90 : 2, dish === 'fish' ? 30 : 0),
  late: flagField('It is late', 'at-night'),
  guests: several(
    (given) => (given.has('b') ? 2 : 1),
    (i) => 'ab'[i]!,
    guest,
  ),
  extras: part(
    (texts, report) =>
      texts.flatMap((text) => {
        if (text.length < 9) return [text];
        report(`${quoted(text)} is too much.`, [{ value: null, words: 'Leave it out' }]);
        return [];
      }),
    (extras) => extras,
    'extra',
  ),
});

const read = (query: string) => readGiven(LUNCH, params(query));
const params = (query: string) => {
  const pairs = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
  const getAll = (name: string) => pairs.flatMap(([other, text]) => (other === name ? [text] : []));
  return { getAll, get: (name: string) => getAll(name)[0] ?? null, has: (name: string) => getAll(name).length > 0 };
};

test('what is not said is as usual, and the usual of one may depend on another that stands before or behind it', () => {
  const { chosen, unknown } = read('');
  expect(chosen).toEqual({
    dish: 'soup',
    bones: 0,
    late: false,
    guests: [{ name: 'guest 1', chair: 'low' }],
    extras: [],
  });
  expect(unknown).toEqual([]);
  expect(read('dish=fish').chosen.bones).toBe(30);
  const turned = group<{ readonly a: number; readonly b: number }>({
    a: ({ b }) => wholeField('A', 0, 9, b),
    b: wholeField('B', 0, 9, 4),
  });
  expect(readGiven(turned, params('b=7')).chosen).toEqual({ a: 7, b: 7 });
});

test('an address comes back as it was written; what is as usual is left out unless it is always said', () => {
  const query = 'dish=fish&bones=90&at-night=yes&a=Ada%20%26%20co&a-chair=high&b=Ben&extra=salt,pepper&extra=ice';
  const { chosen, unknown } = readGiven(LUNCH, params(query.replaceAll('salt,pepper', 'salt,ice')));
  expect(unknown).toEqual([]);
  expect(chosen.guests).toEqual([
    { name: 'Ada & co', chair: 'high' },
    { name: 'Ben', chair: 'low' },
  ]);
  expect(queryOf(LUNCH, { ...chosen, extras: ['salt,pepper', 'ice'] })).toBe(query);
  expect(queryOf(LUNCH, read('').chosen)).toBe('dish=soup&a=guest%201');
});

test('what cannot be had is told by its parameter, with what there is, and the usual stands in its place', () => {
  const { chosen, unknown } = read('dish=stones&bones=3&b=x&b-chair=odd&extra=everything&extra=ice');
  expect(chosen).toMatchObject({ dish: 'soup', bones: 0, extras: ['ice'], guests: [{}, { name: 'x', chair: 'low' }] });
  expect(unknown.map(({ name, words }) => [name, words])).toEqual([
    ['dish', 'There is no dish “stones”; one of soup, fish is meant.'],
    ['bones', 'Bones is a whole number from 0 to 2, not “3”.'],
    ['b-chair', 'There is no chair “odd”; one of high, low is meant.'],
    ['extra', '“everything” is too much.'],
  ]);
  expect(unknown.at(-1)!.offers).toEqual([{ value: null, words: 'Leave it out' }]);
});

test('what was looked for is known; a form is drawn of what is chosen so far', () => {
  expect([...read('').known].sort()).toEqual(['a', 'a-chair', 'at-night', 'b', 'bones', 'dish', 'extra']);
  const { chosen } = read('dish=fish');
  expect(LUNCH.fieldOf('bones', chosen)).toMatchObject({ words: 'Bones', form: { kind: 'whole', most: 90 } });
  const dish: Field<Lunch['dish']> = LUNCH.fieldOf('dish', chosen);
  expect(dish.form).toEqual({
    kind: 'choice',
    choices: [
      { value: 'soup', words: 'Soup' },
      { value: 'fish', words: 'fish' },
    ],
  });
});
