/** Law: the record of a game, written and read again, replays to the same hashes and the same end. */

import { parseRecordText, replay, verify } from '@muster/kernel';
import { difference, same } from '../data.ts';
import { broken, type Law } from '../law.ts';

const VERIFY_ONE_IN = 8;

export const replayLaw: Law = {
  id: 'replay',
  onRecords: true,
  name: 'the record replays to equal hashes',
  check: (game, walk) => {
    const parsed = parseRecordText(JSON.stringify(walk.match.record()));
    if (!parsed.ok) return broken('replay', `the record is refused: ${parsed.refusal.where} ${parsed.refusal.problem}`);
    const again = replay(game, parsed.value);
    if (!again.ok) return broken('replay', `entry ${again.entry}: ${again.reason}`);
    const [end, replayed] = [walk.match.state(), again.match.state()];
    if (!same(end, replayed)) broken('replay', `the replay ends elsewhere: ${difference(end, replayed)}`);
    if (walk.seed % VERIFY_ONE_IN === 0) {
      const verdict = verify(game, parsed.value);
      if (!verdict.ok) broken('replay', `the record does not verify: entry ${verdict.entry}: ${verdict.reason}`);
    }
    return again.frames.length;
  },
};
