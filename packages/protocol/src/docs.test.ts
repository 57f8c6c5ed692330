// The page for strangers: every example on it is read as it would be on the wire, and nothing that there is is missing from it.
import { readFileSync } from 'node:fs';
import { parse, patched, type Reader, type Schema } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_READERS, type ProtocolPart } from './schemas.ts';
import { CLOSED, NEWEST } from './to-client.ts';
import { MOST_BYTES, PROTOCOL } from './words.ts';

const PAGE = readFileSync(new URL('../../../docs/reference/protocol.md', import.meta.url), 'utf8');

const blocks = (kind: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text!);

const linesOf = (kind: string): readonly string[] => blocks(kind).flatMap((block) => block.trimEnd().split('\n'));

const expectRead = (reader: Reader<unknown>, json: string): void => {
  const given: unknown = JSON.parse(json);
  const read = parse(reader, given, 'example');
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.problem}: ${json}`);
};

const messages = linesOf('messages').map((line) => ({ way: line[0]!, json: line.slice(2) }));

test.each(messages)('$way $json', ({ way, json }) => {
  expect(['>', '<']).toContain(way);
  expectRead(PROTOCOL_READERS[way === '>' ? 'to-server' : 'to-client'], json);
});

const typesOf = ({ oneOf = [] }: Schema): readonly unknown[] =>
  oneOf.map(({ properties }) => properties?.['type']?.const);

test.each([
  ['>', 'to-server'],
  ['<', 'to-client'],
] as const)('every message %s has an example', (way, part) => {
  const shown = messages.filter((one) => one.way === way).map(({ json }) => JSON.parse(json).type);
  expect(new Set(shown)).toEqual(new Set(typesOf(PROTOCOL_READERS[part].schema)));
});

describe('HTTP', () => {
  const pairs = blocks('http').flatMap((block) => {
    const lines = block.trimEnd().split('\n');
    return lines.flatMap((asked, i) => (i % 2 === 0 ? [{ asked, answer: lines[i + 1]! }] : []));
  });

  test.each(pairs)('$asked', ({ asked, answer }) => {
    const [, door, body] = /^> POST \/api\/(\w+) (.*)$/.exec(asked)!;
    const [, status, told] = /^< (\d{3}) (.*)$/.exec(answer)!;
    expectRead(PROTOCOL_READERS[`http-${door}` as ProtocolPart], body!);
    const part = Number(status) < 400 ? `http-${door}-answer` : 'http-refusal';
    expectRead(PROTOCOL_READERS[part as ProtocolPart], told!);
  });

  test('every door that reads a body has an example', () => {
    const doors = pairs.map(({ asked }) => /\/api\/(\w+)/.exec(asked)![1]);
    const known = Object.keys(PROTOCOL_READERS).flatMap((part) => /^http-(\w+)$/.exec(part)?.[1] ?? []);
    expect(new Set(doors)).toEqual(new Set(known.filter((door) => door !== 'refusal')));
  });
});

const readThree = (line: string): readonly unknown[] =>
  JSON.parse(`[${line.replaceAll(/(?<=[\]}l]) (?=[[{n])/g, ',')}]`);

test.each(linesOf('delta'))('%s', (line) => {
  const [before, delta, after] = readThree(line);
  expect(patched(before as object, delta)).toEqual(after);
});

test('numbers on the page are those of the program', () => {
  for (const [because, code] of Object.entries(CLOSED)) expect(PAGE).toContain(`| ${code} | \`${because}\` |`);
  expect(PAGE).toContain(`${MOST_BYTES.toLocaleString('en')} bytes`);
  expect(PAGE).toContain(`the newest ${NEWEST} of that`);
  expect(PAGE).toContain(`This is version ${PROTOCOL},`);
});
