/** What an action answers when an activation asks (MW 13.4, the packs, the scenarios). What it does not say comes from `PLAIN`. */

import type { Seat } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import type { ProfileId } from '../content/fighters.ts';
import { nameOf } from '../ground/fighters.ts';
import type { Battle, Fighter, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagicTable } from '../state/types.ts';

export interface ActionRules {
  readonly id: ActionId;
  /** Whether fighters of this profile have it; with `officialOnly` no stand-ins of ours. */
  isOf(profile: ProfileId, officialOnly: boolean): boolean;
  /** Whether who has it could choose it, apart from what it would cost. */
  isAvailable(b: Battle, f: Fighter): boolean;
  /** Whether it could do something: only then it is offered. All the available ones are legal (MW-R19). */
  isUseful(b: Battle, seat: Seat, f: Fighter): boolean;
  /** TC doppelganger.profile: a double may do it too, so it shows nothing. */
  readonly isForDouble: boolean;
  /** Whether an action begins (MW 13.3): not with Wait (MW-R26). */
  readonly isBeginning: boolean;
  /** What comes first: the step before it, its targets, or what `begin` puts on the stack. */
  readonly first: 'stepping' | 'targets' | 'resolving';
  begin(b: Battle, id: FighterId): Battle;
  /** After the step: what needs no further choice; null where one is waited for. */
  readonly atOnce: ((b: Battle, f: Fighter, table: MagicTable) => Battle) | null;
  /** Why this command is not the choice that is waited for. */
  refuse(b: Battle, seat: Seat, f: Fighter, c: MagewindsCommand): MagewindsRefusal | undefined;
  /** Only for commands that were not refused. */
  apply(b: Battle, seat: Seat, f: Fighter, c: MagewindsCommand, table: MagicTable): Battle;
  candidates(b: Battle, seat: Seat, f: Fighter, into: MagewindsCommand[]): void;
}

/** A command that does not belong to the action chosen. */
export const refuseForeign = (f: Fighter, action: ActionId, c: MagewindsCommand): MagewindsRefusal =>
  c.type === 'cast'
    ? refusalOf('otherAction', 'MW 13.0', { name: nameOf(f), action })
    : refusalOf('notNow', 'MW 13.0', { command: c.type });

const PLAIN: Omit<ActionRules, 'id' | 'refuse'> = {
  isOf: () => true,
  isAvailable: () => true,
  isUseful: () => true,
  isForDouble: false,
  isBeginning: true,
  first: 'stepping',
  begin: (b) => b,
  atOnce: null,
  apply: (b) => b,
  candidates: () => undefined,
};

export const action = (id: ActionId, own: Partial<ActionRules>): ActionRules => ({
  id,
  refuse: (_b, _seat, f, c) => refuseForeign(f, id, c),
  ...PLAIN,
  ...own,
});
