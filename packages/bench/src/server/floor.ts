/**
 * What no server with this wire and this store can do without for a command of Connect Four: one message is read, one row is kept, and
 * what comes of it is written to who sent it and to the other seat, all as long as the real ones. There is no room, no rule and no view.
 */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Line, makeLine, type Store } from '@muster/server';
import { WebSocketServer } from 'ws';

/** Two who send in turn, and how many rows they have. */
interface Pair {
  readonly match: string;
  readonly lines: Line[];
  count: number;
}

/** What a command of Connect Four is kept as. */
export const ENTRY = { seat: 0, command: { type: 'drop', column: 3 }, dice: [], shuffles: [], hash: 'a'.repeat(64) };
export const TOLD = [{ event: { type: 'dropped', rule: 'C4-1', seat: 0, column: 3, row: 0 } }];

export const bareHead = (match: string) => ({
  match,
  version: 1,
  game: 'connect-four',
  status: 'playing' as const,
  created: 0,
  changed: 0,
  room: {},
});

/** As a match tells them in its midst: to who sent the command, and to who is asked next. */
const OWN =
  '{"type":"update","n":12,"delta":["columns.5,discs",1,11],"played":[0,["dropped","seat,column",0,5]],"decisions":[[1,"drop"]],"offers":["undo",["since,consent",11,[[]]]]}';
const OTHERS =
  '{"type":"update","n":12,"delta":["columns.5,discs",1,11],"played":[0,["dropped","seat,column",0,5]],"decisions":[[1,"drop"]],"offers":["undo.since,redo",11,[]]}';

const MOST_WAITING = 1e6;

const take = async (store: Store, { match, lines, count: n }: Pair, seat: number, text: string): Promise<void> => {
  const { id, command } = JSON.parse(text) as { readonly id: string; readonly command: { readonly type: string } };
  const row = { n, entry: { ...ENTRY, seat, command }, told: TOLD, at: [n, n, n, n], gone: null, sender: { seat, id } };
  const written = await store.write({ match, rows: [row] });
  if (written !== 'written') throw new Error(`a row of ${match} was not kept`);

  lines[1 - seat]!.send(OTHERS);
  lines[seat]!.send(OWN);
  lines[seat]!.send(`{"type":"done","id":"${id}","n":${n},"answer":{"ok":true}}`);
};

export interface Floor {
  readonly port: number;
  close(): void;
}

/** For so many pairs; who connects says in the path which of them it is: `/ws/17/0`. */
export const serveFloor = async (store: Store, pairs: number): Promise<Floor> => {
  const all = Array.from({ length: pairs }, (_, i): Pair => ({ match: `floor${i}`, lines: [], count: 0 }));
  await Promise.all(all.map(({ match }) => store.create(bareHead(match), [])));
  const server = createServer();
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    const [pair, seat] = request.url!.split('/').slice(2).map(Number) as [number, number];
    const own = all[pair]!;
    own.lines[seat] = makeLine(socket, request.socket, MOST_WAITING);
    socket.on('message', (data) => {
      void take(store, own, seat, String(data));
      own.count++;
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => server.close() }),
    );
  });
};
