/** For tests: whether colours can be told apart in both lights. */

/** A token's colour in each light; single colours are the same in both. */
const colour = (css: string, name: string): readonly [string, string] => {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const pair = value.match(/light-dark\((#\w{6}), (#\w{6})\)/);
  if (pair) return [pair[1]!, pair[2]!];
  if (/^#\w{6}$/.test(value)) return [value, value];
  throw new Error(`no colour for --${name}: ${value}`);
};

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

export const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

/** The lower contrast of two tokens in day and night. */
export const leastContrast = (css: string, ink: string, ground: string): number => {
  const [inks, grounds] = [colour(css, ink), colour(css, ground)];
  return Math.min(contrast(inks[0], grounds[0]), contrast(inks[1], grounds[1]));
};
