/** Names and small sentences of this table. */

import {
  type Battle,
  type BuildOrder,
  fullWoundsOf,
  hasCastHere,
  isDying,
  isInContact,
  type Kit,
  kitOf,
  type Model,
  type ModelId,
  modelName,
  nodeName,
  productName,
  protectorOf,
  sideName,
  sideOf,
  yieldFactor,
} from '@muster/conquest';
import { amid } from '@muster/dwethia';
import { capital, count, listed } from '../../parts/words.ts';
import type { MarkName } from './tokens/glyphs.tsx';

/** `Legion A2`. */
export const nameOf = (b: Pick<Battle, 'config'>, id: ModelId): string => modelName(b.config, id);
/** What is being built. */
export const orderWords = (
  b: Pick<Battle, 'config'>,
  { builder, product }: Pick<BuildOrder, 'builder' | 'product'>,
): string => productName(b.config, builder, product);
export const namesOf = (b: Pick<Battle, 'config'>, ids: readonly ModelId[]): string =>
  listed(ids.map((id) => nameOf(b, id)));

/** what stands on a sheet is multiplied in a large war; empty where nothing is. */
export const yieldWords = (b: Pick<Battle, 'config'>, { sheet }: Kit): string => {
  const factor = yieldFactor(b.config);
  const yields = sheet.harvest > 0 || ('aether' in sheet && sheet.aether + sheet.income > 0);
  return factor > 1 && yields ? `In this war it brings ${factor} times as much (X-311).` : '';
};

/** A purse is named by its side. */
export const purseName = (b: Pick<Battle, 'config'>, purse: string): string =>
  sideName(b.config, purse === '0' ? 0 : 1);

const MARK_WORDS: Readonly<Record<MarkName, string>> = {
  engaged: 'in contact with an enemy',
  pinned: 'pinned',
  rooted: 'rooted',
  dying: 'dying',
  protected: 'protected from shots',
  warded: 'warded',
  dread: 'in dread',
  corrupt: 'corrupted',
  haste: 'hastened',
};

/** What its base shows beside number and Wounds, the most urgent first. */
export const marksOf = (b: Battle, m: Model): readonly MarkName[] => {
  const kit = kitOf(b, m);
  if (isDying(m)) return ['dying'];
  if (kit.kind === 'building') return [];
  const isPinned = m.turn.pinned && b.phase === 'movement'; // as long as units move
  const marks = [
    ['pinned', isPinned],
    ['engaged', !isPinned && isInContact(b, m)],
    ['rooted', m.rooted],
    ['corrupt', m.corrupt > 0],
    ['dread', m.dread],
    ['warded', m.ward],
    ['haste', m.turn.haste > 0],
    ['protected', kit.sheet.commander && protectorOf(b, m) !== undefined],
  ] as const;
  return marks.flatMap(([mark, is]) => (is ? [mark] : []));
};

/** Something it has done in this phase, in a word. */
const doneWords = (b: Battle, m: Model): readonly string[] => {
  if (b.phase === 'movement' && m.turn.activated) return ['has moved'];
  if (b.phase !== 'shoot') return [];
  if (hasCastHere(b, m)) return ['has cast a power'];
  return m.turn.shot ? ['has shot'] : [];
};

/** All that a listener needs about a model. */
export const modelWords = (b: Battle, m: Model, sides: readonly string[]): string => {
  const orders = b.orders.filter(({ builder }) => builder === m.id);
  return [
    `${nameOf(b, m.id)} of ${amid(sides[m.seat] ?? sideName(b.config, sideOf(b, m)))}`,
    isDying(m) ? 'dying' : `${m.wounds} of ${fullWoundsOf(b, m)} Wounds`,
    ...marksOf(b, m)
      .filter((mark) => mark !== 'dying')
      .map((mark) => MARK_WORDS[mark]),
    ...(m.relics.length > 0
      ? [`${kitOf(b, m).kind === 'unit' ? 'carries' : 'holds'} ${listed(m.relics.map(nodeName))}`]
      : []),
    ...(m.node === null ? [] : [`at ${nodeName(m.node)}`]),
    ...doneWords(b, m),
    ...orders.map((order) => `${orderWords(b, order)} ordered`),
  ].join(', ');
};

export const stateWords = (b: Battle, m: Model): string =>
  [
    ...marksOf(b, m).map((mark) => MARK_WORDS[mark]),
    ...(m.relics.length > 0 ? [listed(m.relics.map(nodeName))] : []),
    ...doneWords(b, m),
    ...b.orders.filter(({ builder }) => builder === m.id).map((order) => `builds ${orderWords(b, order)}`),
  ].join(', ');

/** What could still be done, so many each; undefined where nothing could. */
export const undoneWords = (
  ...of: readonly (readonly [n: number, one: string, many: string])[]
): string | undefined => {
  const words = of.flatMap(([n, one, many]) => (n > 0 ? [count(n, one, many)] : []));
  return words.length === 0 ? undefined : capital(listed(words));
};
