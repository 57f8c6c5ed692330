/**
 * Law: a record in which anything was changed does not verify, and the entry that was changed is named. Half of the forgers recompute
 * hashes, so that rules, luck and states have to find the forgery, and each of these three must have found some.
 */

import { parseRecord, verify } from '@muster/kernel';
import { type AnyGame, broken, type Law } from '../law.ts';
import { type Skirmish, skirmish } from '../skirmish.ts';
import { type Cover, type Forgery, forge } from '../tampering.ts';

/** With its hashes as they were a false entry is named at once; with new ones it is found there or later. */
const isWellNamed = ({ cover, entry }: Forgery, named: number | null): boolean =>
  cover === 'nothing' ? named === entry : (named ?? -1) >= (entry ?? -1);

/** What found it, or what went wrong. */
const judged = (game: AnyGame, forgery: Forgery): { readonly by: string } | { readonly wrong: string } => {
  const { how, cover, paper, entry } = forgery;
  const parsed = parseRecord(paper);
  if (!parsed.ok) return { by: 'form' };
  const verdict = verify(game, parsed.value);
  const what = `${how} (entry ${entry}, ${cover} recomputed)`;
  if (verdict.ok) return { wrong: `${what}: the record still verifies` };
  if (isWellNamed(forgery, verdict.entry)) return { by: verdict.by };
  return { wrong: `${what} is found in entry ${verdict.entry}: ${verdict.reason}` };
};

const isProven = (game: AnyGame, { record }: Skirmish): boolean => {
  const verdict = verify(game, record);
  return verdict.ok && verdict.proof === 'proven';
};

/** Half of all forgers recompute nothing, a quarter the chain, a quarter the states as well. */
const COVERS: readonly Cover[] = ['nothing', 'chain', 'nothing', 'states'];
/** A battle is falsified so many times before another one is played. */
const EACH_BATTLE = 5;

export const tamperingLaw: Law = {
  id: 'tampering',
  name: 'a record that was tampered with is found out at the right entry, whatever was recomputed',
  kinds: { among: ['rules', 'luck', 'states'], enough: 100 },
  check: (game, walk, rng) => {
    const met: Record<string, number> = {};
    let battle = skirmish(game, walk, rng);
    for (let n = 0; n < walk.terms.forgeries; n++) {
      if (n % EACH_BATTLE === EACH_BATTLE - 1) battle = skirmish(game, walk, rng);
      const cover = COVERS[(walk.seed * walk.terms.forgeries + n) % COVERS.length]!;
      const forgery = forge(game, battle, cover, rng);
      const found = judged(game, forgery);
      if ('wrong' in found) {
        if (isProven(game, battle)) broken('tampering', found.wrong);
        return 0; // it was not sound as it is: the laws on replays and on ends say so
      }
      if (forgery.cover !== 'nothing') met[found.by] = (met[found.by] ?? 0) + 1;
    }
    return { checks: walk.terms.forgeries, met };
  },
};
