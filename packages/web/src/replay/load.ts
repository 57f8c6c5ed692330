/** Where a replay comes from: a battle kept in this browser, a file, or the link itself. */

import { gridBattles } from '@muster/grid-battles';
import { explainMalformed, type MatchRecord, parseRecordText, replay } from '@muster/kernel';
import type { BattleFrame } from '../match/host.ts';
import { loadSave } from '../match/saves.ts';
import { unpackText } from '../match/share.ts';

export interface LoadedReplay {
  readonly record: MatchRecord;
  readonly frames: readonly BattleFrame[];
}
export type ReplayResult = LoadedReplay | { readonly problem: string };

const MOST_BYTES = 8_000_000;

const replayText = (text: string): ReplayResult => {
  const record = parseRecordText(text);
  if (!record.ok) return { problem: explainMalformed(record.refusal) };
  const told = replay(gridBattles, record.value);
  if (told.ok) return { record: record.value, frames: told.frames };
  const where = told.entry === null ? 'This record is not true' : `Entry ${told.entry} of this record is not true`;
  return { problem: `${where}: ${told.reason}.` };
};

export const replaySave = async (id: string): Promise<ReplayResult> => {
  const loaded = await loadSave(id).catch(() => ({ problem: 'missing' }) as const);
  if ('save' in loaded) return replayText(loaded.save.record);
  return { problem: 'There is no battle at this address in this browser. Ask for the record file and open it here.' };
};

export const replayFile = async (file: File): Promise<ReplayResult> =>
  file.size > MOST_BYTES ? { problem: 'This file is too large to be a record.' } : replayText(await file.text());

/** The part after # in a shared link: `r=…`. */
export const replayLink = async (hash: string): Promise<ReplayResult | undefined> => {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('r');
  if (packed === null) return undefined;
  const text = await unpackText(packed);
  return text === undefined ? { problem: 'This link is damaged: copy it again as a whole.' } : replayText(text);
};
