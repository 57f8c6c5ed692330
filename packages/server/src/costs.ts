/** What is asked for counts as much as so many battles in a list: of them one address has only so many in a minute (`asksPerMinute`). */

/** Of a message or a body: to read so many bytes of nonsense costs as much as a battle in a list. */
export const BYTES_FOR_ONE = 1024;

/** Of a record: to read so many entries costs as much as a battle in a list. */
export const ENTRIES_FOR_ONE = 100;

export const COSTS = {
  /** It is read from its first entry on: so much, and one more for each hundred of them. */
  record: 30,
  /** The page of a short link, its picture, and what is kept there: more than a megabyte may be read for each. */
  share: 50,
  /** Who comes is told everything. */
  hello: 10,
  /** A new key of a seat, of which all who look on are told. */
  key: 10,
  /** A page of old notices; to its connection as much as so many messages. */
  older: 10,
} as const;
