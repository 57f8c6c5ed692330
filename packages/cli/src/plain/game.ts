/** The terminal of a game that has none of its own: its samples are played and measured. */

import type { Descriptor, GameTypes, Ready } from '@muster/kernel';
import type { TerminalPart } from '../game.ts';
import { oneOf } from '../options.ts';
import type { Options } from '../usage.ts';
import { plainTable } from './table.ts';

const sampleOf = ({ samples }: Descriptor, options: Options): Ready<GameTypes> => {
  const all = samples();
  const wanted = options['sample'];
  if (typeof wanted !== 'string') return all[0]!;
  const id = oneOf(
    'sample',
    wanted,
    all.map((ready) => ready.id),
  );
  return all.find((ready) => ready.id === id)!;
};

export const plainTerminal = (descriptor: Descriptor): TerminalPart => ({
  table: plainTable(descriptor, (options) => sampleOf(descriptor, options).config),
  labCommand: (options) => {
    const { id, name } = sampleOf(descriptor, options);
    return { setting: { sample: id }, where: name };
  },
});
