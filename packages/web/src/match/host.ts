/** Starts, resumes and plays on battles in this browser. The rules and the log are the kernel's. */

import {
  type Battle,
  type BattleCommand,
  type BattleConfig,
  type BattleEvent,
  type BattleRefusal,
  fieldOf,
  gridBattles,
} from '@muster/grid-battles';
import {
  type Fairness,
  type Frame,
  type LuckSource,
  type Match,
  type MatchRecord,
  parseRecordText,
  recordedLuck,
  replay,
  seededLuck,
  startMatch,
} from '@muster/kernel';
import type { SeatPlayers } from './players.ts';
import { newId, newSeed, type Save } from './saves.ts';

export type BattleMatch = Match<Battle, BattleCommand, BattleEvent, BattleRefusal>;
export type BattleFrame = Frame<Battle, BattleEvent>;

/** A battle that is open: the live match, and how it came about so far. */
export interface OpenBattle {
  readonly save: Save;
  readonly match: BattleMatch;
  readonly frames: readonly BattleFrame[];
}

const luckOf = (seed: number, base: number, record: MatchRecord): { luck: LuckSource; fairness: Fairness } =>
  base === 0
    ? { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } }
    : {
        luck: recordedLuck({ ...record, entries: record.entries.slice(0, base) }, seededLuck(seed)),
        fairness: { kind: 'unproven' },
      };

export const saveOf = (open: Pick<OpenBattle, 'save' | 'match'>, ending: string | null): Save => ({
  ...open.save,
  record: JSON.stringify(open.match.record()),
  updated: Date.now(),
  round: open.match.state().round,
  ending,
});

const newSave = (match: BattleMatch, title: string, players: SeatPlayers, seed: number, base: number): Save => ({
  version: 1,
  id: newId(),
  title,
  players,
  seed,
  base,
  record: JSON.stringify(match.record()),
  updated: Date.now(),
  round: match.state().round,
  ending: null,
});

export const startBattle = (config: BattleConfig, players: SeatPlayers): OpenBattle => {
  const seed = newSeed();
  const match = startMatch(gridBattles, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  const save = newSave(match, fieldOf(config).scenario.name, players, seed, 0);
  return { save, match, frames: [{ entry: null, state: match.state(), events: match.opening() }] };
};

/** Rebuilds the battle from its log; a string says why it cannot be. */
export const resumeBattle = (save: Save): OpenBattle | string => {
  const record = parseRecordText(save.record);
  if (!record.ok) return record.refusal.problem;
  const told = replay(gridBattles, record.value, luckOf(save.seed, save.base, record.value));
  return told.ok ? { save, match: told.match, frames: told.frames } : told.reason;
};

/** A new battle that begins where this record stands after `count` entries; its dice from there on are new. */
export const playOn = (record: MatchRecord, count: number, players: SeatPlayers): OpenBattle | string => {
  const seed = newSeed();
  const told = replay(gridBattles, record, { ...luckOf(seed, count, record), upTo: count });
  if (!told.ok) return told.reason;
  const { match, frames } = told;
  const title = `${fieldOf(match.state().config).scenario.name}, played on`;
  return { save: newSave(match, title, players, seed, count), match, frames };
};
