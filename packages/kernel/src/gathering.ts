/** How forces that players bring are read once, at the door, so that a game's own part sees them as what they are. */

import type { Gathering } from './descriptor.ts';
import type { GameTypes, Seat } from './game.ts';
import { explainMalformed, parse, type Reader } from './parse.ts';

/** A game's own part of it: `F` is a force as it was read. */
export interface GatheringOf<T extends GameTypes, F> extends Pick<Gathering<T>, 'isSealed' | 'brings'> {
  /** `force`, `warband`. */
  readonly name: string;
  readonly read: Reader<F>;
  /** What the rules have against it at this seat: a sentence, or undefined. */
  refuse(config: T['config'], seat: Seat, force: F): string | undefined;
  /** By seat; null: as it is. At least one is there. */
  gathered(config: T['config'], forces: readonly (F | null)[]): object;
}

export const gatheringOf = <T extends GameTypes, F>(of: GatheringOf<T, F>): Gathering<T> => ({
  isSealed: of.isSealed,
  brings: of.brings,
  refuse: (config, seat, force) => {
    if (of.brings(config)[seat] !== true) return `No ${of.name} is brought to this seat.`;
    const read = parse(of.read, force, of.name);
    return read.ok ? of.refuse(config, seat, read.value) : explainMalformed(read.refusal);
  },
  gathered: (config, forces) =>
    forces.every((force) => force === null)
      ? config
      : of.gathered(
          config,
          forces.map((force) => force && of.read(force, of.name)),
        ),
});
