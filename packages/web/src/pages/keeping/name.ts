/** Names that players give to what they keep. */

import { MOST_SHELF_NAME } from '../../parts/shelf.ts';

/** They go on one line, and are no longer than one. A percent sign is the wide one: in an address the other escapes letters. */
export const tidyName = (text: string, most = MOST_SHELF_NAME): string =>
  [...text.replaceAll('%', '％').replaceAll(/[\s\p{C}]+/gu, ' ')].slice(0, most).join('').trimStart();
