/** Numbers, bars and columns for people to read. */

export { count } from '@muster/table';

/** `a Knight`, `an Archer` */
export const article = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Never says 0% or 100% of what is only nearly so. */
export const percent = (p: number): string => {
  if (p === 0 || p === 1) return `${p * 100}%`;
  if (p < 0.0005) return '<0.1%';
  if (p >= 0.9995) return '>99.9%';
  return `${(p * 100).toFixed(1)}%`;
};

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

export const bar = (fraction: number, width: number): string => {
  const eighths = Math.round(Math.max(0, Math.min(1, fraction)) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
};

/** Cells under each other, two spaces apart; nothing trails. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};

/** Words in lines of at most this width, later lines indented. */
export const wrap = (words: readonly string[], width: number, indent: string): string => {
  let out = '';
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > width) {
      out += `${line}\n`;
      line = indent + word;
    } else line = line === '' ? indent + word : `${line} ${word}`;
  }
  return `${out}${line}\n`;
};
