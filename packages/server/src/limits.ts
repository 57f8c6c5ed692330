/** How much is served to one and to all. Every one of them is an option. */

export interface Limits {
  /** Messages that a connection may send in a second on average, and at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Connections of one address, and of all. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Matches that one address may make in an hour. */
  readonly matchesPerHour: number;
  /** Short links that one address may make in an hour, how many are kept, and how many bytes they may take together. */
  readonly sharesPerHour: number;
  readonly shares: number;
  readonly shareBytes: number;
  /** Matches in memory. */
  readonly rooms: number;
  /** Bytes that wait for a client which does not take them. */
  readonly waitingBytes: number;
  /** Milliseconds: for the first message, between looking whether a client still lives, and a match without anybody in memory. */
  readonly helloMs: number;
  readonly heartbeatMs: number;
  readonly idleMs: number;
  /** Milliseconds after which another node looks whether a computer's turn was played. */
  readonly leftAfterMs: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 20,
  messagesAtOnce: 100,
  connectionsPerAddress: 200,
  connections: 10_000,
  matchesPerHour: 120,
  sharesPerHour: 60,
  shares: 100_000,
  shareBytes: 10_000_000_000,
  rooms: 5_000,
  waitingBytes: 4_000_000,
  helloMs: 10_000,
  heartbeatMs: 20_000,
  idleMs: 60_000,
  leftAfterMs: 10_000,
};
