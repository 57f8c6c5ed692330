/** `muster schema <game> config|command|record` and `muster schema protocol …`: the form of what Muster reads and says, as JSON Schema. */

import { type Game, recordSchema, type Schema, schemaOf } from '@muster/kernel';
import { openApi, PROTOCOL_READERS, type ProtocolPart, protocolSchema } from '@muster/protocol';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { EXIT, problem } from '../problem.ts';

const OF_GAME = {
  config: ({ readers }: Game): Schema => schemaOf(readers.config),
  command: ({ readers }: Game): Schema => schemaOf(readers.command),
  record: (game: Game): Schema => recordSchema(game),
} as const;

const oneOfThese = <K extends string>(known: Readonly<Record<K, unknown>>, what: string): K =>
  Object.hasOwn(known, what)
    ? (what as K)
    : problem(
        `“${what}” has no schema. Allowed choices are ${Object.keys(known).join(', ')}. See muster schema --help.`,
      );

const schemaFor = async (subject: string, what: string): Promise<object> => {
  if (subject === 'protocol' && what === 'openapi') return openApi();
  if (subject === 'protocol') return protocolSchema(oneOfThese<ProtocolPart>(PROTOCOL_READERS, what));
  return OF_GAME[oneOfThese(OF_GAME, what)]((await loadGame(subject)).game);
};

export const runSchema = async (subject: string, what: string, { json }: { json?: true }, io: Io): Promise<number> => {
  const schema = await schemaFor(subject, what);
  await io.write(`${JSON.stringify(schema, null, json ? 0 : 2)}\n`);
  return EXIT.done;
};
