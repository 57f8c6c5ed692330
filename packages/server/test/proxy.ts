/** For tests: a small proxy in front of several nodes. Every connection goes to the next node in turn that takes it. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface NodeProxy {
  readonly port: number;
  /** As a page visits it. */
  readonly address: string;
  /** From now on these nodes, by their ports, are in turn. */
  serve(ports: readonly number[]): void;
  /** As if the cable to this node were cut; it gets no connection any more. */
  cut(port: number): void;
  close(): Promise<void>;
}

export const startProxy = async (first: readonly number[] = []): Promise<NodeProxy> => {
  const open = new Map<Socket, number>();
  let ports = first;
  let turn = 0;

  /** To the next one; where nobody is, to the one after it. */
  const reach = (near: Socket, tries: number): void => {
    const port = ports[turn++ % ports.length];
    if (port === undefined || tries === 0 || near.destroyed) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    let isThrough = false;
    far.once('connect', () => {
      isThrough = true;
      open.set(near, port);
      near.pipe(far).pipe(near);
    });
    far.on('error', () => {
      if (isThrough) near.destroy();
      else reach(near, tries - 1);
    });
    far.once('close', () => {
      if (isThrough) near.destroy();
    });
    near.once('close', () => {
      open.delete(near);
      far.destroy();
    });
  };

  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    reach(near, ports.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    serve: (now) => {
      ports = now;
    },
    cut: (dead) => {
      ports = ports.filter((one) => one !== dead);
      for (const [socket, at] of open) if (at === dead) socket.destroy();
    },
    close: async () => {
      for (const socket of open.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
