/** Starts, resumes and plays on battles in this browser. The rules and the log are the kernel's. */

import {
  type Command,
  type Fairness,
  type Frame,
  type GameEvent,
  type LuckSource,
  type Match,
  type MatchRecord,
  parseRecordText,
  type Refusal,
  recordedLuck,
  replay,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import type { SeatPlayers } from '../contract/players.ts';
import type { AnyState, HostedGame } from '../contract/table-game.ts';
import { newId, newSeed, putSave, type Save } from './saves.ts';

/** A battle that is open: the live match, and how it came about so far. */
export interface OpenBattle<
  S = AnyState,
  C extends Command = Command,
  E extends GameEvent = GameEvent,
  R extends Refusal = Refusal,
> {
  readonly save: Save;
  readonly match: Match<S, C, E, R>;
  readonly frames: readonly Frame<S, E>[];
}

const luckOf = (seed: number, base: number, record: MatchRecord): { luck: LuckSource; fairness: Fairness } =>
  base === 0
    ? { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } }
    : {
        luck: recordedLuck({ ...record, entries: record.entries.slice(0, base) }, seededLuck(seed)),
        fairness: { kind: 'unproven' },
      };

/** What has come of the battle by now, for the save. */
export const stampOf = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  hosted: HostedGame<S, C, K, E, R>,
  match: Match<S, C, E, R>,
): Pick<Save, 'record' | 'updated' | 'progress'> => ({
  record: JSON.stringify(match.record()),
  updated: Date.now(),
  progress: hosted.progressOf(match.view('spectator')),
});

export const startBattle = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  hosted: HostedGame<S, C, K, E, R>,
  config: K,
  players: SeatPlayers,
): OpenBattle<S, C, E, R> => {
  const seed = newSeed();
  const match = startMatch(hosted.game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const save: Save = {
    version: 2,
    id: newId(),
    game: hosted.game.id,
    title: hosted.titleOf(config),
    players,
    seed,
    base: 0,
    ending: null,
    ...stampOf(hosted, match),
  };
  return { save, match, frames: [{ entry: null, state: match.state(), events: match.opening() }] };
};

/** Starts a battle and keeps it, so that its page can be opened: its address. Rejects when the browser cannot keep it. */
export const beginBattle = async <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  hosted: HostedGame<S, C, K, E, R>,
  config: K,
  players: SeatPlayers,
): Promise<string> => {
  const { save } = startBattle(hosted, config, players);
  await putSave(save);
  return `/play/${save.id}`;
};

export const CANNOT_KEEP =
  'The battle could not be kept, so it was not started: the browser’s storage is full or forbidden. Private windows often forbid it; allow storage for this page and try again.';

/** Rebuilds the battle from its log; a string says why it cannot be. */
export const resumeBattle = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  hosted: HostedGame<S, C, K, E, R>,
  save: Save,
): OpenBattle<S, C, E, R> | string => {
  const record = parseRecordText(save.record);
  if (!record.ok) return record.refusal.problem;
  const told = replay(hosted.game, record.value, luckOf(save.seed, save.base, record.value));
  if (!told.ok) return told.reason;
  const { match, frames } = told;
  const seats = hosted.seatNames(match.state().config).length;
  if (seats !== save.players.length) return `it names ${save.players.length} players for ${seats} seats`;
  return { save, match, frames };
};

/** A new battle that begins where this record stands after `count` entries; its dice from there on are new. */
export const playOn = <
  S extends { readonly config: K },
  C extends Command,
  K extends object,
  E extends GameEvent,
  R extends Refusal,
>(
  hosted: HostedGame<S, C, K, E, R>,
  record: MatchRecord,
  count: number,
  players: SeatPlayers,
): OpenBattle<S, C, E, R> | string => {
  const seed = newSeed();
  const told = replay(hosted.game, record, { ...luckOf(seed, count, record), upTo: count });
  if (!told.ok) return told.reason;
  const { match, frames } = told;
  const save: Save = {
    version: 2,
    id: newId(),
    game: hosted.game.id,
    title: `${hosted.titleOf(match.state().config)}, played on`,
    players,
    seed,
    base: count,
    ending: null,
    ...stampOf(hosted, match),
  };
  return { save, match, frames };
};
