/** The far end of a match: a connection that comes back by itself, and a match source over it. */

export {};
