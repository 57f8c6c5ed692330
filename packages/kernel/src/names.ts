/** Names that players give to what they keep and field. */

import { type Part, part } from './field.ts';

export const MOST_NAME = 40;

/** As much of it as is no longer than `most`, counted as what is kept is counted; no letter is cut in two. */
const cut = (text: string, most: number): string => {
  let end = 0;
  for (const letter of text) {
    if (end + letter.length > most) break;
    end += letter.length;
  }
  return text.slice(0, end);
};

/** They go on one line, and are no longer than one. A percent sign is the wide one: in an address the other escapes letters. */
export const tidyName = (text: string, most = MOST_NAME): string =>
  cut(
    text
      .replaceAll('%', '％')
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trimStart(),
    most,
  );

/** `name=The%20Ninth`; empty for none. */
export const NAME: Part<string> = part(
  ([text = '']) => tidyName(text).trim(),
  (name) => (name === '' ? [] : [name]),
);
