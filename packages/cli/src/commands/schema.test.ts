import { GAME_IDS, loadGames } from '@muster/games';
import { recordSchema, schemaOf } from '@muster/kernel';
import { openApi, PROTOCOL_READERS, type ProtocolPart, protocolSchema } from '@muster/protocol';
import { describe, expect, test } from 'vitest';
import { muster } from '../testing.ts';

const schema = (...args: readonly string[]) => muster(['schema', ...args]);

describe.each(await loadGames())('$name', ({ id, game }) => {
  test.each([
    ['config', schemaOf(game.readers.config)],
    ['command', schemaOf(game.readers.command)],
    ['record', recordSchema(game)],
  ])('%s', async (what, expected) => {
    const { code, out, err } = await schema(id, what);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(expected);
    const line = await schema(id, what, '--json');
    expect(line.out).toBe(`${JSON.stringify(expected)}\n`);
  });
});

test.each(Object.keys(PROTOCOL_READERS) as ProtocolPart[])('%s of the protocol', async (part) => {
  const { code, out, err } = await schema('protocol', part);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(protocolSchema(part));
});

test('all of HTTP, as OpenAPI', async () => {
  const { code, out } = await schema('protocol', 'openapi');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(openApi());
});

test('the game may be named last', async () => {
  expect(await schema('command', GAME_IDS[0]!)).toEqual(await schema(GAME_IDS[0]!, 'command'));
});

test.each([
  [['chess', 'config'], /“chess”/],
  [[GAME_IDS[0]!, 'dice'], /Allowed choices are config, command, record\. See muster schema --help\./],
  [['protocol', 'config'], /Allowed choices are to-server, to-client, http-matches, .*See muster schema --help\./],
  [[GAME_IDS[0]!], /missing required argument 'what'/],
  [[GAME_IDS[0]!, 'config', 'now'], /“now” is one argument too many\. See muster schema --help\./],
])('%j is wrong use, in a sentence', async (args, sentence) => {
  const { code, out, err } = await schema(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});
