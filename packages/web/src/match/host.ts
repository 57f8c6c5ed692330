/** Starts, resumes and plays on battles in this browser. The rules and the log are the kernel's. */

import {
  branch,
  type Descriptor,
  type Fairness,
  type Game,
  type GameTypes,
  type LuckSource,
  type Match,
  type MatchRecord,
  parseRecordText,
  recordedLuck,
  replay,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import type { SeatPlayers } from '../contract/players.ts';
import { newId, newSeed, putSave, type Save } from './saves.ts';

/** A battle that is open: the live match, and how it came about so far. */
export interface OpenBattle<T extends GameTypes = GameTypes> {
  readonly save: Save;
  readonly match: Match<T>;
}

const luckOf = <T extends GameTypes>(
  game: Game<T>,
  { seed, base }: Save,
  record: MatchRecord,
): { luck: LuckSource; fairness: Fairness } =>
  base === 0
    ? { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } }
    : {
        luck: recordedLuck(game, { ...record, entries: record.entries.slice(0, base) }, seededLuck(seed)),
        fairness: { kind: 'unproven' },
      };

/** What has come of the battle by now, for the save. */
export const stampOf = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  match: Match<T>,
): Pick<Save, 'record' | 'updated' | 'progress'> => ({
  record: JSON.stringify(match.record()),
  updated: Date.now(),
  progress: descriptor.progressOf(match.view('spectator')),
});

export const startBattle = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
): OpenBattle<T> => {
  const seed = newSeed();
  const match = startMatch(descriptor.game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const save: Save = {
    version: 2,
    id: newId(),
    game: descriptor.game.id,
    title: descriptor.titleOf(config),
    players,
    seed,
    base: 0,
    ending: null,
    ...stampOf(descriptor, match),
  };
  return { save, match };
};

/** Starts a battle and keeps it, so that its page can be opened: its address. Rejects when the browser cannot keep it. */
export const beginBattle = async <T extends GameTypes>(
  descriptor: Descriptor<T>,
  config: T['config'],
  players: SeatPlayers,
): Promise<string> => {
  const { save } = startBattle(descriptor, config, players);
  await putSave(save);
  return `/play/${save.id}`;
};

export const CANNOT_KEEP =
  'The battle could not be kept, so it was not started: the browser’s storage is full or forbidden. Private windows often forbid it; allow storage for this page and try again.';

/** Rebuilds the battle from its log; a string says why it cannot be. */
export const resumeBattle = <T extends GameTypes>(descriptor: Descriptor<T>, save: Save): OpenBattle<T> | string => {
  const record = parseRecordText(save.record);
  if (!record.ok) return record.refusal.problem;
  const told = replay(descriptor.game, record.value, luckOf(descriptor.game, save, record.value));
  if (!told.ok) return told.reason;
  const { match } = told;
  const seats = descriptor.seatNames(match.state().config).length;
  if (seats !== save.players.length) return `it names ${save.players.length} players for ${seats} seats`;
  return { save, match };
};

/** A new battle that begins where this record stands after `count` entries; its dice from there on are new. */
export const playOn = <T extends GameTypes>(
  descriptor: Descriptor<T>,
  record: MatchRecord,
  count: number,
  players: SeatPlayers,
): OpenBattle<T> | string => {
  const seed = newSeed();
  const told = branch(descriptor.game, record, count, seededLuck(seed));
  if (!told.ok) return told.reason;
  const { match } = told;
  const save: Save = {
    version: 2,
    id: newId(),
    game: descriptor.game.id,
    title: `${descriptor.titleOf(match.state().config)}, played on`,
    players,
    seed,
    base: count,
    ending: null,
    ...stampOf(descriptor, match),
  };
  return { save, match };
};
