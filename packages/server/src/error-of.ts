/** Whatever was thrown, as an error that can be told. */
export const errorOf = (e: unknown): Error => (e instanceof Error ? e : new Error(String(e)));
