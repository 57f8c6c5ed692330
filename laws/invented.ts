/** Documents made up after a schema, by seed: every branch of it, far from what is usual. */

import type { Rng, Schema } from '@muster/kernel';
import { pick } from './spoilt.ts';

const ANYTHING: readonly unknown[] = [null, true, 7, 'x', [], {}];
/** Lists and texts are so much longer than they must be, at most. */
const MORE = 4;
/** The one pattern there is: of secrets. */
const MATCHING = '0123456789abcdef'.repeat(4);

const fieldsOf = ({ properties = {}, required = [] }: Schema, rng: Rng, root: Schema): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || rng.below(2) === 0)
      .map(([name, schema]) => [name, invented(schema, rng, root)]),
  );

const numberOf = ({ type, minimum = 0, maximum = 0 }: Schema, rng: Rng): number => {
  const between = minimum + rng.below(Math.min(maximum - minimum + 1, 2 ** 31));
  return pick([minimum, maximum, type === 'integer' ? between : Math.min(between + 0.5, maximum)], rng);
};

const lengthOf = (least: number, most: number, rng: Rng): number =>
  rng.below(MORE) === 0 ? Math.min(most, least + MORE ** 2) : least + rng.below(Math.min(most - least, MORE) + 1);

const ofType = (schema: Schema, rng: Rng, root: Schema): unknown => {
  const { minItems = 0, maxItems = 0, maxLength = MORE, items = {} } = schema;
  switch (schema.type) {
    case 'object':
      return fieldsOf(schema, rng, root);
    case 'array':
      return Array.from({ length: lengthOf(minItems, maxItems, rng) }, () => invented(items, rng, root));
    case 'string':
      return schema.pattern === undefined ? 'x'.repeat(lengthOf(0, maxLength, rng)) : MATCHING;
    case 'integer':
    case 'number':
      return numberOf(schema, rng);
    case 'boolean':
      return rng.below(2) === 0;
    case 'null':
      return null;
    default:
      return pick(ANYTHING, rng);
  }
};

export const invented = (schema: Schema, rng: Rng, root = schema): unknown => {
  if (schema.$ref !== undefined) return invented(root.$defs![schema.$ref.split('/').at(-1)!]!, rng, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, rng);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices === undefined) return ofType(schema, rng, root);
  const chosen = invented(pick(choices, rng), rng, root);
  return schema.type === 'object' ? { ...fieldsOf(schema, rng, root), ...(chosen as object) } : chosen;
};
