/** Words for who has answered in secret and may answer otherwise. */

import type { Asks, Decision, Descriptor } from '@muster/kernel';

/** `change the warband`: what is still asked of the others is what they had been asked. */
export const againWords = ({ asks }: Pick<Descriptor, 'asks'>, decisions: readonly Decision[]): string => {
  const kind = decisions[0]?.kind;
  const asked: Asks | undefined = kind === undefined ? undefined : asks[kind];
  return asked?.again ?? 'answer otherwise';
};
