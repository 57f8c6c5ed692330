/** The size of the page's first load. Nothing is timed. */

import { digits, type Part } from '../part.ts';
import { isBuilt, shellKb, WEB_DIST } from '../web-shell.ts';

export interface WebResult {
  /** Document, scripts and styles of the first load, gzipped, in thousands of bytes. */
  readonly shellKb: number;
}

export const webPart: Part<never, WebResult> = {
  title: 'Page',
  lines: [{ field: 'shellKb', what: 'kB of first load, gzipped, fonts apart', goal: { atMost: 150 } }],
  cases: {},
  missing: () =>
    isBuilt(WEB_DIST) ? undefined : 'The page is not built, so it has no size: run `npm run build` first.',
  result: () => ({ shellKb: digits(shellKb(WEB_DIST)) }),
};
