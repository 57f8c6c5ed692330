/** Law: a record in which anything was changed does not verify, and the entry that was changed is named. */

import type { Rng } from '@muster/kernel';
import { parseRecord, verify } from '@muster/kernel';
import { type AnyGame, broken, type Law } from '../law.ts';
import { pick } from '../play.ts';
import { type Paper, TAMPERINGS, type Tampering } from '../tampering.ts';

const TRIES = 2;

const wrongVerdict = (game: AnyGame, text: string, tampering: Tampering, rng: Rng): string | undefined => {
  const paper = JSON.parse(text) as Paper;
  const entry = tampering.falsify(paper, rng);
  const parsed = parseRecord(paper);
  if (entry === undefined || !parsed.ok) return undefined;
  const verdict = verify(game, parsed.value);
  if (verdict.ok) return `${tampering.name} (entry ${entry}): the record still verifies`;
  if (verdict.entry === entry) return undefined;
  return `${tampering.name} in entry ${entry} is found in ${verdict.entry}: ${verdict.reason}`;
};

export const tamperingLaw: Law = {
  id: 'tampering',
  name: 'a record that was tampered with is found out at the right entry',
  check: (game, walk, rng) => {
    const record = walk.match.record();
    const text = JSON.stringify(record);
    for (let n = 0; n < TRIES; n++) {
      const wrong = wrongVerdict(game, text, pick(TAMPERINGS, rng), rng);
      if (wrong === undefined) continue;
      if (!verify(game, record).ok) return n; // it was not sound as it is: the law on replays says so
      broken('tampering', wrong);
    }
    return TRIES;
  },
};
