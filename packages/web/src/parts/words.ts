/** Small turns of phrase that several pages share. */

export { quoted } from '@muster/kernel';
export { count, listed } from '@muster/table';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a full stop, where it does not end by itself. */
export const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** Never rounds a chance to certain or to none. */
export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return '<1%';
  if (chance < 1 - 1e-9 && whole === 100) return '>99%';
  return `${whole}%`;
};
