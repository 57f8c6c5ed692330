/** Small turns of phrase that several pages share. */

export { count, listed } from '@muster/table';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A wrong word from an address, never longer than a line. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

/** Never rounds a chance to certain or to none. */
export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return '<1%';
  if (chance < 1 - 1e-9 && whole === 100) return '>99%';
  return `${whole}%`;
};
