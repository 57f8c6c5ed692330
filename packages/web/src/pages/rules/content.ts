/** What a game's rules page holds. */

import type { RuleId } from '@muster/kernel';
import type { ReactNode } from 'react';
import type { Ruled } from '../../contract/table-game.ts';
import type { RuleSource } from '../../parts/SourceMark.tsx';

export interface RuleEntry {
  readonly id: RuleId;
  /** One of the sections of the book. */
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly source: RuleSource;
  readonly see?: readonly RuleId[];
}

/** Figures behind the rules: units, ground. */
export interface RulesTable {
  /** Its place on the page. */
  readonly id: string;
  readonly name: string;
  /** What a search can find in it; a table without entries is shown only as long as nothing is looked for. */
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  /** `ids`: the entries to show. */
  Table(props: { readonly ids: readonly string[]; readonly words: readonly string[] }): ReactNode;
}

export interface RulesContent<T extends RuleEntry = RuleEntry> {
  readonly game: Ruled;
  /** In reading order. */
  readonly rules: readonly T[];
  readonly tables: readonly RulesTable[];
  /** Which numbers there are, for who asked for another one. */
  readonly numbering: string;
  /** What to look for, for who found nothing: `“shield”, “retreat”, “GB-34”`. */
  readonly suggestions: string;
  /** What a search finds in a rule besides its number, title and text. */
  alsoSearched(rule: T): string;
  /** What follows the text of a rule: switches, examples. */
  More(props: { readonly rule: T; readonly words: readonly string[] }): ReactNode;
}
