/** The longest battle of each game in the museum, played again: what the figures on matches are taken from. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LIST } from '@muster/games';
import { type Game, type MatchRecord, parseRecordText, replay } from '@muster/kernel';

const MUSEUM = new URL('../../../museum/', import.meta.url);

const folderOf = (id: string): URL => new URL(`${id}/`, MUSEUM);

/** Those that have records, in the order of the list. */
export const museumIds = (): readonly string[] =>
  LIST.map(({ card }) => card.id).filter((id) => existsSync(folderOf(id)));

export interface Exhibit {
  readonly id: string;
  readonly game: Game;
  readonly record: MatchRecord;
  /** The set-up, and what each entry led to. */
  readonly states: readonly { readonly config: object }[];
}

const read = (url: URL): MatchRecord => {
  const record = parseRecordText(readFileSync(url, 'utf8'));
  if (!record.ok) throw new Error(`${url.pathname}: ${record.refusal.problem}`);
  return record.value;
};

const longestOf = (id: string): MatchRecord =>
  readdirSync(folderOf(id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(new URL(name, folderOf(id))))
    .reduce((longest, record) => (record.entries.length > longest.entries.length ? record : longest));

export const loadExhibit = async (id: string): Promise<Exhibit> => {
  const { game } = await LIST.find(({ card }) => card.id === id)!.card.load();
  const record = longestOf(id);
  const told = replay(game, record);
  if (!told.ok) throw new Error(`a record of ${id} is not true: ${told.reason}`);
  return { id, game, record, states: told.frames.map(({ state }) => state) };
};
