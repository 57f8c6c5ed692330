/** What a chat shows of something that is shared: a title and a sentence. */

import type { Descriptor, GameTypes, MatchOutcome, MatchRecord } from '@muster/kernel';
import type { AnyState } from '../contract/table-game.ts';
import { listed } from '../parts/words.ts';
import type { ToShare } from './short-links.ts';

const MOST_TITLE = 120;
const MOST_WORDS = 300;

/** What a server does not take: signs that are not seen and halves of signs; of marks heaped on one the rest. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** One line that fits. */
const line = (text: string, most: number): string => {
  const tidy = text.replaceAll(UNSEEN, ' ').replaceAll(HEAP, '$1').trim();
  return tidy.length <= most ? tidy : `${tidy.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…`;
};

type Shown = Omit<ToShare, 'data'>;

const shown = (kind: ToShare['kind'], game: string, title: string, words: string): Shown => ({
  kind,
  game,
  title: line(title, MOST_TITLE) || 'Muster',
  words: line(words, MOST_WORDS) || 'Muster',
});

/** `Blue wins`, `A draw`: as anybody would say it. */
const resultWords = ({ places: [first = []] }: MatchOutcome, seatNames: readonly string[]): string =>
  first.length === seatNames.length
    ? 'A draw'
    : `${listed(first.map((seat) => seatNames[seat]!))} ${first.length === 1 ? 'wins' : 'win'}`;

/** `outcome`: undefined while the battle goes on. `last`: how it stands at its end. */
export const battleShare = (
  descriptor: Descriptor,
  record: MatchRecord,
  last: AnyState,
  outcome: MatchOutcome | undefined,
): ToShare => {
  const names = descriptor.seatNames(last.config);
  const progress = descriptor.progressOf(descriptor.game.view(last, 'spectator'));
  const result = outcome === undefined ? 'A battle that is not over' : resultWords(outcome, names);
  const title = `${descriptor.name}: ${descriptor.titleOf(last.config)}`;
  const words = `${result}, ${progress}. ${names.join(' against ')}: watch it step by step, with every roll.`;
  return { ...shown('replay', descriptor.id, title, words), data: record };
};

type OfGame = Pick<Descriptor, 'id' | 'name' | 'forces'>;

/** `what`: `force`. Undefined while its file cannot be read. */
export const forceShare = (
  { id, name: game, forces }: OfGame,
  what: string,
  name: string,
  of: object,
): (Shown & { readonly of: object }) | undefined => {
  const checked = forces?.check(of);
  if (checked === undefined || !checked.ok) return undefined;
  return {
    ...shown('force', id, name === '' ? `${game}: a ${what}` : `${name}: a ${what} of ${game}`, checked.value.title),
    of,
  };
};

export const setupShare = <T extends GameTypes>(
  descriptor: Pick<Descriptor<T>, 'id' | 'name' | 'titleOf' | 'seatNames'>,
  config: T['config'],
): Shown & { readonly of: object } => {
  const { id, name } = descriptor;
  const words = `A battle of ${name}, ready to begin: ${descriptor.seatNames(config).join(' against ')}.`;
  return { ...shown('setup', id, `${name}: ${descriptor.titleOf(config)}`, words), of: config };
};
