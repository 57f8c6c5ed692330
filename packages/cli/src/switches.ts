/** Switches as text: `arcs=off,redirect=off`. */

import type { Switch } from '@muster/kernel';
import { listed, oneOf } from './options.ts';
import { problem } from './problem.ts';

export const readSwitches = (switches: readonly Switch[], text: string): object =>
  Object.fromEntries(
    listed(text).map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
      const names = switches.map((one) => one.name);
      const known = switches.find((one) => one.name === oneOf('switch', name, names))!;
      const choice = known.choices.find((one) => String(one.value).toLowerCase() === value);
      const all = known.choices.map((one) => String(one.value)).join(' or ');
      return [known.name, (choice ?? problem(`--switches: ${known.name} is ${all}, not “${value}”.`)).value];
    }),
  );
