/** Whether what is shared is what it says: a record, a force or a set-up of its game, in the form that the game's own readers ask. */

import { type Descriptor, explainMalformed, type GameCard, type Parsed, parse, parseRecord } from '@muster/kernel';
import { readShare, readSharedPage, type Share } from '@muster/protocol';
import { readPicture } from './picture.ts';

/** JSON may be nested so deep that nothing can walk over it. */
const DEEPEST = 100;

const isTooDeep = (x: unknown): boolean => {
  let level: readonly unknown[] = [x];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
};

const problemOf = (parsed: Parsed<unknown>): string | undefined =>
  parsed.ok ? undefined : explainMalformed(parsed.refusal);

interface Checked {
  readonly game: Descriptor;
  readonly share: Share;
}

const recordProblem = ({ game, share }: Checked): string | undefined => {
  const record = parseRecord(share.data);
  if (!record.ok) return explainMalformed(record.refusal);
  if (record.value.game !== game.id) return `This is no record of ${game.name}.`;
  return problemOf(game.game.parseConfig(record.value.config, record.value.version));
};

const pageProblem = ({ game, share }: Checked): string | undefined => {
  const page = parse(readSharedPage, share.data, 'data');
  if (!page.ok) return explainMalformed(page.refusal);
  const { of } = page.value;
  if (share.kind === 'setup') return problemOf(game.game.parseConfig(of));
  return game.forces === null ? `${game.name} has no forces.` : problemOf(game.forces.check(of));
};

/** A share that may be kept, or a sentence. */
export const checkShare = async (x: unknown, games: readonly GameCard[]): Promise<Share | string> => {
  if (isTooDeep(x)) return 'This is nested too deep to be kept.';
  const read = parse(readShare, x, 'share');
  if (!read.ok) return explainMalformed(read.refusal);
  const share = read.value;
  const card = games.find(({ id }) => id === share.game);
  if (card === undefined) return 'This game is not known here.';
  const picture = share.picture === undefined ? undefined : readPicture(share.picture);
  if (typeof picture === 'string') return picture;
  const checked = { game: await card.load(), share };
  return (share.kind === 'replay' ? recordProblem(checked) : pageProblem(checked)) ?? share;
};
