/** Everything that a server answers over HTTP, as OpenAPI 3.1: made of the readers that read it at the door. */

import { type Schema, schemaOf } from '@muster/kernel';
import { PROTOCOL_READERS, type ProtocolPart } from './schemas.ts';

/** One address. What is refused has a `HttpRefusal`. */
export interface HttpDoor {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly words: string;
  readonly body?: ProtocolPart;
  readonly status: 200 | 201 | 204;
  /** What is answered; without it, nothing that matters. */
  readonly answer?: ProtocolPart | 'record';
  /** With which statuses it may be refused, besides those of every address. */
  readonly refused: readonly number[];
  /** By a key in the header `authorization`. */
  readonly isKeyed?: true;
}

const post = (
  name: string,
  words: string,
  answer: HttpDoor['answer'] | undefined,
  refused: readonly number[],
  status: HttpDoor['status'] = 200,
): HttpDoor => ({
  method: 'post',
  path: `/api/${name}`,
  words,
  body: `http-${name}` as ProtocolPart,
  status,
  ...(answer !== undefined && { answer }),
  refused: [400, 413, 415, ...refused],
});

export const HTTP_DOORS: readonly HttpDoor[] = [
  post('matches', 'Makes a match.', 'http-matches-answer', []),
  post('look', 'What a key is for, before it is used.', 'http-look-answer', [404]),
  post('claim', 'Takes a seat.', 'http-claim-answer', [404, 409]),
  post('device', 'A key for one more device of a seat.', 'http-device-answer', [404]),
  post('renew', 'A new key for a seat, by who made the match.', 'http-renew-answer', [404, 409]),
  post('withdraw', 'Withdraws a match that has not begun, by who made it.', undefined, [404, 409]),
  post('mine', 'What the keys of a device are about.', 'http-mine-answer', []),
  post('record', 'The record of a match that is over.', 'record', [404, 409]),
  post('subscribe', 'A browser is told of the turns of its seat.', undefined, [404, 409]),
  post('unsubscribe', 'It is told no more.', undefined, [404]),
  {
    method: 'get',
    path: '/api/push',
    words: 'The key with which a browser asks its push service for a place.',
    status: 200,
    answer: 'http-push-answer',
    refused: [],
  },
  post('shares', 'Keeps something under a short address.', 'http-shares-answer', [507], 201),
  {
    method: 'get',
    path: '/api/shares/{id}',
    words: 'What is kept under a short address.',
    status: 200,
    answer: 'http-share-answer',
    refused: [404],
  },
  {
    method: 'delete',
    path: '/api/shares/{id}',
    words: 'Deletes it, by who made it.',
    status: 204,
    refused: [401, 404],
    isKeyed: true,
  },
];

/** Of every address: a page of another host, too many requests, a database that cannot keep or tell it just now. */
export const REFUSED_EVERYWHERE: readonly number[] = [403, 429, 503];

const WORDS: Readonly<Record<number, string>> = {
  200: 'It is done.',
  201: 'It is kept.',
  204: 'It is deleted.',
  400: 'It cannot be read, or not be so.',
  401: 'A key is missing.',
  403: 'This key may not, or the page is of another host.',
  404: 'There is nothing, or this key opens it no more.',
  409: 'Not as things stand.',
  413: 'It is too large.',
  415: 'Only JSON is read.',
  429: 'Too many from this address.',
  503: 'It cannot be kept or told just now.',
  507: 'No more is kept.',
};

const ANYTHING: Schema = { type: 'object' };

const content = (schema: object): object => ({ content: { 'application/json': { schema } } });

const refOf = (part: ProtocolPart): object => ({ $ref: `#/components/schemas/${part}` });

const answerOf = ({ answer, status }: HttpDoor): object => {
  if (status === 204) return {};
  return content(answer === undefined || answer === 'record' ? ANYTHING : refOf(answer));
};

const operationOf = (door: HttpDoor): object => {
  const refusals = [...door.refused, ...REFUSED_EVERYWHERE].sort((a, b) => a - b);
  const refusal = content(refOf('http-refusal'));
  return {
    summary: door.words,
    ...(door.path.includes('{id}') && {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z2-9]{10}$' } }],
    }),
    ...(door.body !== undefined && { requestBody: { required: true, ...content(refOf(door.body)) } }),
    ...(door.isKeyed && { security: [{ key: [] }] }),
    responses: {
      [door.status]: { description: WORDS[door.status], ...answerOf(door) },
      ...Object.fromEntries(refusals.map((status) => [status, { description: WORDS[status], ...refusal }])),
      default: { description: 'Refused, in a sentence for people.', ...refusal },
    },
  };
};

const partsOf = (): readonly ProtocolPart[] => {
  const used = HTTP_DOORS.flatMap(({ body, answer }) => [body, answer]);
  const parts = Object.keys(PROTOCOL_READERS) as ProtocolPart[];
  return parts.filter((part) => part === 'http-refusal' || used.includes(part));
};

export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const door of HTTP_DOORS) paths[door.path] = { ...paths[door.path], [door.method]: operationOf(door) };
  const schemas = partsOf().map((part): [string, object] => {
    const { $schema: _, ...schema } = schemaOf(PROTOCOL_READERS[part]);
    return [part, schema];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Muster',
      version: '1',
      description:
        'What is asked of a server outside a connection. Battles themselves are played over a WebSocket at /ws.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
  };
};
