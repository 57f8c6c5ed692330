/** What is asked for counts as much as so many battles in a list: of them one address has only so many in a minute (`asksPerMinute`). */

export const COSTS = {
  /** It is read from its first entry on. */
  record: 30,
  /** The page of a short link, its picture, and what is kept there: more than a megabyte may be read for each. */
  share: 50,
  /** Who comes is told everything. */
  hello: 10,
  /** A page of old notices. */
  older: 10,
} as const;
