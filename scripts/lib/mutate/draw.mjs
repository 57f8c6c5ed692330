// Drawing at random, repeatable by a seed.

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
const numbers = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `count` of the items, each at most once, in their own order; all of them when there are no more. */
export const draw = (items, count, seed) => {
  const next = numbers(seed);
  const places = items.map((_, i) => i);
  const drawn = Math.min(count, items.length);
  for (let i = 0; i < drawn; i++) {
    const j = i + Math.floor(next() * (places.length - i));
    [places[i], places[j]] = [places[j], places[i]];
  }
  return places
    .slice(0, drawn)
    .sort((a, b) => a - b)
    .map((i) => items[i]);
};
