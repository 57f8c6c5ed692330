/** The server that this page came from, as far as it hosts battles. */

import { type Api, ApiRefusal, makeApi, type OpenWire, webSocket } from '@muster/client';

export const api: Api = makeApi('', (url, init) => fetch(url, init));

export const openWire: OpenWire = webSocket(() => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`));

const UNREACHABLE =
  'The server that hosts battles with friends elsewhere cannot be reached just now. Try again in a moment; battles against the computer and on one screen need none.';

/** Why something that the server was asked for was not done, as a sentence. */
export const whyNot = (e: unknown): string => (e instanceof ApiRefusal ? e.message : UNREACHABLE);
