/**
 * Scars and glory: what a squad carries from battle to battle (HR-17, M-14). The first five results of the Affinity table are
 * published, with their points (X-77: scars have values of their own); all else is ours.
 */

import type { Stats } from '@muster/dwethia';
import type { RuleSource } from '@muster/kernel';

/** What stays on a sheet: the stats of the sheet have it in them already. */
export interface Scar {
  readonly id: string;
  readonly name: string;
  readonly changes: Partial<Stats>;
  /** What it adds to the price of the unit. */
  readonly points: number;
}

export const SCARS = [
  { id: 'shaken-faith', name: 'Shaken Faith', changes: { faith: -1 }, points: -1 },
  { id: 'affinity-absorbed', name: 'Affinity Absorbed', changes: { affinity: 1 }, points: 5 },
  /** The power that it learned is on the sheet, and is paid there. */
  { id: 'arcane-obsession', name: 'Arcane Obsession', changes: {}, points: 0 },
  { id: 'maimed-arm', name: 'Maimed arm', changes: { martial: -1 }, points: -1 },
  { id: 'limp', name: 'Limp', changes: { move: -1 }, points: -1 },
  { id: 'kinship', name: 'Kinship', changes: { integrity: 1 }, points: 1 },
  { id: 'blooded', name: 'Blooded', changes: { martial: 1 }, points: 1 },
  { id: 'keen-eye', name: 'Keen eye', changes: { perception: 1 }, points: 1 },
  { id: 'toughened', name: 'Toughened', changes: { wounds: 1 }, points: 1 },
  { id: 'fated', name: 'Fated', changes: { destiny: 1 }, points: 10 },
] as const satisfies readonly Scar[];

export type ScarId = (typeof SCARS)[number]['id'];

export const scarOf = (id: string): Scar | undefined => SCARS.find((scar) => scar.id === id);

/** What a die of a table does. */
export type Fate =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'dies' }
  /** It misses the next battle of the squad. */
  | { readonly kind: 'misses' }
  | { readonly kind: 'scar'; readonly scar: ScarId }
  /** It learns the power that slew it. */
  | { readonly kind: 'learns' }
  /** A special rule for the next battle of the squad. */
  | { readonly kind: 'next'; readonly rule: 'magic-trauma' | 'mage-slayer' | 'resonance' };

export interface FateRow {
  readonly name: string;
  readonly words: string;
  readonly fate: Fate;
  readonly source: RuleSource;
}

export const TABLES = ['affinity', 'wounds', 'glory'] as const;
export type TableId = (typeof TABLES)[number];

export const TABLE_NAMES: { readonly [T in TableId]: string } = {
  affinity: 'Slain by a power',
  wounds: 'Slain by shot, blow or fall',
  glory: 'Glory',
};

const row = (name: string, words: string, fate: Fate, source: RuleSource = 'house'): FateRow => ({
  name,
  words,
  fate,
  source,
});
const scar = (id: ScarId): Fate => ({ kind: 'scar', scar: id });
const NOTHING: Fate = { kind: 'nothing' };
const UNTOUCHED = row('Unscathed', 'Nothing happens.', NOTHING);

/** Six rows each: what the die shows, minus one. */
export const FATES: { readonly [T in TableId]: readonly FateRow[] } = {
  affinity: [
    row('Shaken Faith', 'Faith −1, if it has any.', scar('shaken-faith'), 'official'),
    row(
      'Magic Trauma',
      'It cannot resist powers in the next battle.',
      { kind: 'next', rule: 'magic-trauma' },
      'official',
    ),
    row(
      'Mage Slayer',
      'In the next battle it must attack the nearest enemy with Affinity.',
      { kind: 'next', rule: 'mage-slayer' },
      'official',
    ),
    row('Affinity Absorbed', 'Affinity +1.', scar('affinity-absorbed'), 'official'),
    row('Arcane Obsession', 'It learns the power that slew it.', { kind: 'learns' }, 'official'),
    row('Resonance', 'In the next battle it rolls one losing die of a resisted power again.', {
      kind: 'next',
      rule: 'resonance',
    }),
  ],
  wounds: [
    row('Dead', 'It does not come back.', { kind: 'dies' }),
    row('Maimed arm', 'Martial −1.', scar('maimed-arm')),
    row('Limp', 'Move −1.', scar('limp')),
    row('In the sickbed', 'It misses the next battle.', { kind: 'misses' }),
    UNTOUCHED,
    row('Kinship', 'Integrity +1.', scar('kinship')),
  ],
  glory: [
    UNTOUCHED,
    UNTOUCHED,
    row('Blooded', 'Martial +1.', scar('blooded')),
    row('Keen eye', 'Perception +1.', scar('keen-eye')),
    row('Toughened', 'Wounds +1.', scar('toughened')),
    row('Fated', 'Destiny +1.', scar('fated')),
  ],
};
