/** What a spell answers when it is cast (MW 17.0). */

import type { Point } from '@muster/geometry';
import type { ActionId } from '../content/actions.ts';
import type { SpellId } from '../content/spells.ts';
import type { Battle, Fighter, FighterId, Timing } from '../state/battle.ts';
import type { CastCommand } from '../state/command.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import type { MagicTable } from '../state/types.ts';

/** A window, or a decision in which the seat that decides may also cast (MW-H01); `target`: the spell is the action itself. */
export type Context = Timing | 'action' | 'move' | 'step' | 'target';

/** What a spell is aimed at; what it does not need is left out. */
export interface Aim {
  readonly target?: FighterId;
  readonly place?: Point;
  readonly places?: readonly [Point, Point];
  readonly real?: 0 | 1;
  readonly feature?: number;
  readonly action?: ActionId;
}

export interface SpellRules {
  readonly contexts: readonly Context[];
  /** It does not matter who casts it: offered once for each target, by the first who may. */
  readonly anyCaster?: true;
  /** What of its aim everybody hears. Nothing of what it does not ask, and not whom only the caster's player knows. */
  readonly tells?: readonly ('target' | 'place' | 'action')[];
  /** Why it may not be cast so, cards apart. `about` is whom the window or decision is about. */
  refuse(b: Battle, caster: Fighter, c: CastCommand, about: FighterId | null): MagewindsRefusal | undefined;
  /** A finite choice of what to aim at; all of them pass `refuse`. */
  aims(b: Battle, caster: Fighter, about: FighterId | null): readonly Aim[];
  /** Whether there is anything to aim at, where finding all of it is dear. */
  hasAim?(b: Battle, caster: Fighter): boolean;
  /** `paid` is what the cards are worth: X. */
  apply(b: Battle, caster: Fighter, c: CastCommand, paid: number, table: MagicTable): Battle;
}

export type SpellBook = Readonly<Partial<Record<SpellId, SpellRules>>>;
