// The files of the built web app: hashed assets for ever, pages always fresh, and index.html for every address the page itself routes.

import { relative, sep } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './sentences.ts';

const ASSETS = 'assets';
const A_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Files under assets/ carry a hash of their content in their name; all others may change under the same name. */
const cacheControl = (webRoot: string, file: string): string =>
  relative(webRoot, file).split(sep)[0] === ASSETS ? A_YEAR : REVALIDATE;

const setHeaders =
  (webRoot: string) =>
  (response: SetHeadersResponse, file: string): void => {
    response.setHeader('cache-control', cacheControl(webRoot, file));
    response.setHeader('vary', 'accept-encoding');
  };

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** A file is meant when the address lies under assets/, has a hidden part (`/.git/`), or ends in an extension. */
const meansFile = (path: string): boolean =>
  path === `/${ASSETS}` || path.startsWith(`/${ASSETS}/`) || /\/\.|\.[A-Za-z0-9]{1,11}$/.test(path);

/** Programs ask here: a page would be a wrong answer. */
const isDoor = (path: string): boolean => path === '/api' || path.startsWith('/api/');

const acceptsPage = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept;
  return accept === undefined || accept.includes('text/html') || accept.includes('*/*');
};

const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = pathOf(request);
  const isNone = meansFile(path) || isDoor(path) || !acceptsPage(request);
  return isNone ? refuse(request, reply, 404) : reply.sendFile('index.html');
};

/** Serves `webRoot`; files with a .br or .gz beside them are sent compressed. */
export const registerFiles = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: setHeaders(webRoot),
  });
  app.setNotFoundHandler(answerUnknown);
};
