/** `muster schema <game> config|command|record`: the form of what Muster reads, as JSON Schema. */

import { type Game, recordSchema, type Schema, schemaOf } from '@muster/kernel';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { EXIT } from '../problem.ts';

const SCHEMAS = {
  config: ({ readers }: Game): Schema => schemaOf(readers.config),
  command: ({ readers }: Game): Schema => schemaOf(readers.command),
  record: (game: Game): Schema => recordSchema(game),
} as const;

export type Described = keyof typeof SCHEMAS;

export const runSchema = async (id: string, what: Described, { json }: { json?: true }, io: Io): Promise<number> => {
  const schema = SCHEMAS[what]((await loadGame(id)).game);
  await io.write(`${JSON.stringify(schema, null, json ? 0 : 2)}\n`);
  return EXIT.done;
};
