import { expect, test } from 'vitest';
import { because, explainCore, otherQuestion } from './refusal-words.ts';

test('a sentence ends with its rule, once', () => {
  expect(because('It cannot', 'DW-62', 'it is far')).toBe('It cannot: it is far (DW-62).');
  expect(because('It cannot', 'DW-62', 'it is far (X-10)')).toBe('It cannot: it is far (X-10).');
  expect(because('It cannot', 'DW-62', 'it is (very) far')).toBe('It cannot: it is (very) far (DW-62).');
  expect(because('It cannot', null, 'it is far')).toBe('It cannot: it is far.');
  expect(otherQuestion('CC-15', 'to choose an edge')).toBe(
    'This answers no open question: this seat is asked to choose an edge (CC-15).',
  );
});

test('[DW-32] [DW-79] [DW-91] [X-21] every refusal of the core has its sentence', () => {
  const said = [
    explainCore({ code: 'noGoFirst', rule: 'DW-32' }),
    explainCore({ code: 'noReroll', rule: 'DW-79' }),
    explainCore({ code: 'tooManyDice', rule: 'DW-79', most: 2 }),
    explainCore({ code: 'noAnswer', rule: 'DW-91', asked: 'raise' }),
    explainCore({ code: 'noAnswer', rule: 'DW-91', asked: 'resist' }),
    explainCore({ code: 'feeIsOne', rule: 'DW-91' }),
    explainCore({ code: 'tooMuch', rule: 'DW-92', most: 3 }),
    explainCore({ code: 'onePointOnly', rule: 'X-21' }),
  ];
  expect(said).toEqual([
    'This answers no open question: this seat is asked to say who goes first (DW-32).',
    'This answers no open question: this seat is asked to spend Destiny or none (DW-79).',
    'So many dice cannot be rolled again: at most 2 (DW-79).',
    'This answers no open question: this seat is asked to add points or none (DW-91).',
    'This answers no open question: this seat is asked to resist the power or let it pass (DW-91).',
    'Resisting costs a point: bid 1 or more (DW-91).',
    'There are not so many points: at most 3 (DW-92).',
    'A raise is one point: as was agreed for this battle (X-21).',
  ]);
});
