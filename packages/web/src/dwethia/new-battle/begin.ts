/** Begins the battle that a New battle page has put together. */

import type { Descriptor, GameTypes, Parsed } from '@muster/kernel';
import type { DiceOf } from '@muster/table';
import { type AskLuck, beginBattle } from '../../match/battles.ts';
import { type Names, type PlayerId, seatPlayers } from '../../pages/new-battle/who-plays.ts';

interface Chosen {
  readonly players: readonly PlayerId[];
  readonly dice: DiceOf;
}

/** Its address. `ask`: for real dice of the set-up. */
export const beginChosen = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: Parsed<T['config']>,
  { players, dice }: Chosen,
  settings: Names & { readonly noTakeBacks: boolean },
  ask: AskLuck,
): Promise<string> => {
  if (!config.ok) throw new Error(config.refusal.problem);
  return beginBattle(descriptor, config.value, seatPlayers(players, settings), dice === 'people' ? ask : undefined, {
    strict: settings.noTakeBacks,
  });
};
