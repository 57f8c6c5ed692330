// Short ways to write entries of the rules text.
import type { RuleSource } from '@muster/kernel';
import type { RuleSection, RuleText } from './types.ts';

type More = Pick<RuleText, 'see' | 'option' | 'example' | 'departs'>;

/** Rules of the core book. */
export const core =
  (section: RuleSection) =>
  (id: string, title: string, text: string, more: More = {}): RuleText => ({
    id: `MW ${id}`,
    section,
    title,
    text,
    source: 'official',
    version: 'core 1.2.0',
    ...more,
  });

/** Entries of a pack: `from` is the version they were read in. */
export const pack =
  (section: RuleSection, name: 'TC' | 'ItT') =>
  (of: string, from: string, source: RuleSource = 'official') =>
  (id: string, title: string, text: string, more: More = {}): RuleText => ({
    id: `${name} ${of}.${id}`,
    section,
    title,
    text,
    source,
    version: `${name} ${from}`,
    ...more,
  });

/** Entries of a pack that are ours: stand-ins for pages nobody here has seen. */
export const house =
  (section: RuleSection, name: 'TC' | 'ItT') =>
  (of: string) =>
  (id: string, title: string, text: string, why: string, more: More = {}): RuleText => ({
    id: `${name} ${of}.${id}`,
    section,
    title,
    text,
    source: 'house',
    why,
    ...more,
  });

/** What we decided about the core book and the packs. */
export const ruling =
  (section: RuleSection, letter: 'R' | 'H') =>
  (number: number, title: string, text: string, why: string, more: More = {}): RuleText => ({
    id: `MW-${letter}${String(number).padStart(2, '0')}`,
    section,
    title,
    text,
    source: 'house',
    why,
    ...more,
  });
