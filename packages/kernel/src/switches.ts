/** The switches of a game as something to choose: each by its name, beside the other parameters. */

import type { Switch } from './descriptor.ts';
import { type Offer, type Part, quoted } from './field.ts';

/** By name; what is missing is as usual. */
export type SwitchValues = Readonly<Record<string, Switch['choices'][number]['value']>>;

type Named = Pick<Switch, 'name' | 'title' | 'choices'>;
type Wrong = (of: Named, text: string) => readonly [words: string, offers?: readonly Offer[]];

export const switchesPart = (
  switches: readonly Named[],
  wrong: Wrong = ({ name }, text) => [`${name} cannot be ${quoted(text)}.`],
): Part<SwitchValues> => ({
  name: '',
  read: (given, _at, tell) =>
    Object.fromEntries(
      switches.flatMap((of) => {
        const text = given.get(of.name);
        if (text === null) return [];
        const found = of.choices.find(({ value }) => String(value) === text);
        if (found === undefined) tell(of.name)(...wrong(of, text));
        return found === undefined ? [] : [[of.name, found.value]];
      }),
    ),
  write: (values) => Object.entries(values).map(([name, value]) => [name, String(value)] as const),
});

/** Those of a configuration that are not as usual. */
export const switchesIn = (switches: readonly Switch[], config: object): SwitchValues =>
  Object.fromEntries(
    switches.flatMap(({ name, path, choices: [usual] }) => {
      const value = path.reduce<unknown>((x, key) => (x as Readonly<Record<string, unknown>>)[key], config);
      return value === usual!.value ? [] : [[name, value as SwitchValues[string]]];
    }),
  );
