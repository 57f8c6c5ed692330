/** A connection that carries text, as it is handed in: a browser's WebSocket, or one of Node's. */

/** What a connection is told from outside; nothing after `closed`. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** Also when it could not be opened. */
  closed(code: number): void;
}

export interface Wire {
  /** Only while it is open. */
  send(text: string): void;
  close(): void;
}

export type OpenWire = (ears: Ears) => Wire;

/** As much of a WebSocket as is used here. */
interface AnySocket {
  send(text: string): void;
  close(): void;
  addEventListener(type: string, listener: (event: object) => void): void;
}

/** Of a browser: `webSocket(() => new WebSocket(url))`. */
export const webSocket =
  (make: () => AnySocket): OpenWire =>
  (ears) => {
    const socket = make();
    socket.addEventListener('open', () => ears.opened());
    socket.addEventListener('message', (event) => {
      if ('data' in event && typeof event.data === 'string') ears.heard(event.data);
    });
    socket.addEventListener('close', (event) =>
      ears.closed('code' in event && typeof event.code === 'number' ? event.code : 1006),
    );
    socket.addEventListener('error', () => {}); // `close` follows
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
