// Every refusal the server gives over HTTP: one plain sentence, or the same as JSON for those who ask for JSON. Never a stack.

import type { FastifyReply, FastifyRequest } from 'fastify';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This request cannot be read: its address or a header is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read: use GET or HEAD.',
  413: 'This request is too large.',
  414: 'This address is too long.',
  415: 'This kind of content is not accepted here.',
  416: 'The file does not have the range of bytes that was asked for.',
  429: 'Too many requests from this address: wait a minute, then try again.',
  500: 'The server met an error of its own; trying again may help.',
};

const FALLBACK = { client: 'This request was refused.', server: 'The server cannot answer just now.' } as const;

const sentence = (status: number): string => SENTENCES[status] ?? (status < 500 ? FALLBACK.client : FALLBACK.server);

/** Whether the caller named JSON and not pages: a browser names text/html, most tools accept anything. */
const wantsJson = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
};

/** Makes it an answer with `status`; the body of it is its sentence. */
export const refusal = (request: FastifyRequest, reply: FastifyReply, status: number): string => {
  reply.code(status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const message = sentence(status);
  const isJson = wantsJson(request);
  reply.type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
  return isJson ? JSON.stringify({ status, message }) : `${message}\n`;
};

/** Answers with `status` and its sentence. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  reply.send(refusal(request, reply, status));
