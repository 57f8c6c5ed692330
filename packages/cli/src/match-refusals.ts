/** Refusals of the match and of a game's rules come mixed: each is explained by its own. */

import { explainMatchRefusal, type MatchRefusal, type Refusal } from '@muster/kernel';

const CODES: Readonly<Record<MatchRefusal['code'], true>> = {
  luckAwaited: true,
  noLuckAwaited: true,
  nothingToUndo: true,
  needsConsent: true,
  wrongLuck: true,
};

const isMatchRefusal = (r: Refusal): r is MatchRefusal => Object.hasOwn(CODES, r.code);

export const explainEither = <R extends Refusal>(r: R | MatchRefusal, explain: (r: R) => string): string =>
  isMatchRefusal(r) ? explainMatchRefusal(r) : explain(r);
