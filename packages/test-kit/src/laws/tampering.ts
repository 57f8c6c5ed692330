/** Law: a record in which anything was changed does not verify, and the entry that was changed is named. */

import type { Rng } from '@muster/kernel';
import { parseRecord, verify } from '@muster/kernel';
import { type AnyGame, broken, type Law } from '../law.ts';
import { pick } from '../play.ts';
import { type Paper, TAMPERINGS } from '../tampering.ts';

interface Forgery {
  readonly name: string;
  readonly paper: Paper;
  /** Which must be named. */
  readonly entry: number | null;
}

/** One of the ways that this record allows. */
const forged = (text: string, rng: Rng): Forgery => {
  for (;;) {
    const paper = JSON.parse(text) as Paper;
    const { name, falsify } = pick(TAMPERINGS, rng);
    const entry = falsify(paper, rng);
    if (entry !== undefined) return { name, paper, entry };
  }
};

const wrongVerdict = (game: AnyGame, { name, paper, entry }: Forgery): string | undefined => {
  const parsed = parseRecord(paper);
  if (!parsed.ok) return undefined;
  const verdict = verify(game, parsed.value);
  if (verdict.ok) return `${name} (entry ${entry}): the record still verifies`;
  if (verdict.entry === entry) return undefined;
  return `${name} in entry ${entry} is found in ${verdict.entry}: ${verdict.reason}`;
};

export const tamperingLaw: Law = {
  id: 'tampering',
  onRecords: true,
  name: 'a record that was tampered with is found out at the right entry',
  check: (game, walk, rng) => {
    const record = walk.match.record();
    const wrong = wrongVerdict(game, forged(JSON.stringify(record), rng));
    if (wrong === undefined) return 1;
    if (verify(game, record).ok) broken('tampering', wrong);
    return 0; // it was not sound as it is: the law on replays says so
  },
};
