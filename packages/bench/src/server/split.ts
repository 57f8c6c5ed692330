/** Where the time of a server's thread goes, as the profiler of V8 sees it: what of it reading takes, what the rules, what collecting. */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

export const PARTS = [
  'read',
  'door',
  'room',
  'rules',
  'hash',
  'views',
  'deltas',
  'updates',
  'store',
  'write',
  'collecting',
  'system',
] as const;
export type ServerPart = (typeof PARTS)[number];

/** Shares of the time in which the thread was not idle; together they are 1. */
export type Split = Readonly<Record<ServerPart, number>>;

const SAMPLE_MICROS = 200;

/** What begins where this is called, whatever is called by it. */
const BY_NAME: Readonly<Record<string, ServerPart>> = {
  viewOf: 'views',
  writev: 'write',
  writeBuffer: 'write',
  writeLatin1String: 'write',
  writeUtf8String: 'write',
  '(garbage collector)': 'collecting',
  '(program)': 'system',
};

/** By where it stands; the first that fits. What fits nowhere belongs to who calls it. */
const BY_PLACE: readonly (readonly [RegExp, ServerPart])[] = [
  [/\/ws\/lib\/(?:sender|websocket)\.|\/sockets\/line\.|streams\/(?:writable|duplex)/, 'write'],
  [/\/ws\/lib\/|node:net|stream_base_commons|streams\/readable/, 'read'],
  [/\/sockets\/|\/to-server\.|\/kernel\/\w+\/parse\./, 'door'],
  [/\/store\/|\/libsql\//, 'store'],
  [/\/canonical\.|crypto\/hash/, 'hash'],
  [/\/delta\./, 'deltas'],
  [/\/feed\.|\/brief\./, 'updates'],
  [/\/rooms\//, 'room'],
];
const OF_RULES = /\/games\/|\/dice\/|\/geometry\/|\/kernel\//;

const partOf = ({ functionName, url }: Profiler.ProfileNode['callFrame'], caller: ServerPart): ServerPart => {
  const named = BY_NAME[functionName] ?? BY_PLACE.find(([place]) => place.test(url))?.[1];
  if (named !== undefined) return named;
  return caller === 'room' && OF_RULES.test(url) ? 'rules' : caller;
};

const splitOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Split => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, ServerPart | undefined>();
  const look = (id: number, caller: ServerPart): void => {
    const { callFrame, children = [] } = known.get(id)!;
    const part = partOf(callFrame, caller);
    parts.set(id, callFrame.functionName === '(idle)' ? undefined : part);
    for (const child of children) look(child, part);
  };
  look(nodes[0]!.id, 'system');
  const spent = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<ServerPart, number>;
  samples.forEach((id, i) => {
    const part = parts.get(id);
    if (part !== undefined) spent[part] += timeDeltas[i]!;
  });
  const all = PARTS.reduce((sum, part) => sum + spent[part], 0);
  return Object.fromEntries(PARTS.map((part) => [part, spent[part] / all])) as Split;
};

let session: Session | undefined;

export const beginSplit = async (): Promise<void> => {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
  await session.post('Profiler.start');
};

export const endSplit = async (): Promise<Split> => {
  const { profile } = await session!.post('Profiler.stop');
  session!.disconnect();
  return splitOf(profile);
};
