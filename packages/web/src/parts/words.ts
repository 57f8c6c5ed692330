/** Small turns of phrase that several pages share. */

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a, b and c`. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** A wrong word from an address, never longer than a line. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

/** Never rounds a chance to certain or to none. */
export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return '<1%';
  if (chance < 1 - 1e-9 && whole === 100) return '>99%';
  return `${whole}%`;
};
