/** `muster lab heroes`: which battles are fought. */

import type { HeroesTypes } from '@muster/heroes';
import { heroesDescriptor } from '@muster/heroes';
import type { TerminalPart } from '../game.ts';
import { oneOf } from '../options.ts';

type HeroesLabOptions = { readonly sample?: string };

export const labCommand: TerminalPart<HeroesTypes>['labCommand'] = (o: HeroesLabOptions) => {
  const all = heroesDescriptor.samples();
  const id =
    o.sample === undefined
      ? all[0]!.id
      : oneOf(
          'sample',
          o.sample,
          all.map((ready) => ready.id),
        );
  return { setting: { sample: id }, where: all.find((ready) => ready.id === id)!.name };
};
