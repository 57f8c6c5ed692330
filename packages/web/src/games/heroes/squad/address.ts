/** Which squad is shown: `/heroes/squads?squad=The%20Ninth`. */

export const squadAddress = (name: string): string => `/heroes/squads?squad=${encodeURIComponent(name)}`;

/** A name that none of these has: the same, or with a number. */
export const freeName = (name: string, taken: readonly string[]): string => {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) {
    const next = `${name.slice(0, 36)} ${n}`;
    if (!taken.includes(next)) return next;
  }
};
