// Small chance for the engraver's hand: the same for the same seed text on every machine.

export interface Jitter {
  /** Even in [0, 1). */
  readonly unit: () => number;
  /** Even in [-most, most). */
  readonly about: (most: number) => number;
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number;
}

export const jitter = (seed: string): Jitter => {
  let state = hash(seed);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    unit,
    about: (most) => (unit() * 2 - 1) * most,
    between: (low, high) => low + unit() * (high - low),
    whole: (low, high) => low + Math.floor(unit() * (high - low + 1)),
  };
};

/** FNV-1a. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};
