/** How the games say what their players may decide before a battle; the first choice is the default. */

import type { RuleId, Switch } from '@muster/kernel';

type Value = Switch['choices'][number]['value'];

/** Of the rulings in a configuration. */
export const choice = (
  name: string,
  rule: RuleId,
  title: string,
  ...choices: readonly (readonly [value: Value, words: string])[]
): Switch => ({
  name,
  path: ['rulings', name],
  rule,
  title,
  choices: choices.map(([value, words]) => ({ value, words })),
});

/** Off by default. */
export const onOff = (name: string, rule: RuleId, title: string, off: string, on: string): Switch =>
  choice(name, rule, title, [false, off], [true, on]);

/** On by default. */
export const offOn = (name: string, rule: RuleId, title: string, on: string, off: string): Switch =>
  choice(name, rule, title, [true, on], [false, off]);
