/** What a lasting effect answers when the battle asks. What it does not say comes from `PLAIN`. */

import type { Line } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import type { Battle, Effect, Fighter, FighterId, Source } from '../state/battle.ts';
import type { MagicTable } from '../state/types.ts';

/** What the fighter it lies on gains by it. */
export interface Gain {
  /** In melee only. */
  readonly power: number;
  readonly precision: number;
  readonly evasion: number;
  /** MW-R83: the target number of its attacks is capped, and every hit thrown again. */
  readonly capped: boolean;
}

export interface EffectRules {
  /** Ends with the Action Phase. */
  readonly lastsAPhase: boolean;
  /** MW-R77: ends when its caster begins an action. */
  readonly endsAtNextAction: boolean;
  /** MW-R50: ends when its caster is taken down. */
  readonly endsWithCaster: boolean;
  /** Ends when the fighter it lies on is taken down. */
  readonly endsWithTarget: boolean;
  /** The fighter it lies on can be moved by nothing (MW-H03). */
  readonly holds: boolean;
  readonly gain: Gain | null;
  /** Points of Armour that a melee attack by this fighter ignores. */
  pierces(b: Battle, caster: Fighter, attacker: Fighter): number;
  /** The line that shows that it covers the target from the source; undefined when it does not. */
  covers(b: Battle, caster: Fighter, source: Source, target: Fighter): Line | undefined;
  /** Who decides for this fighter when it is activated; null when the effect does not speak of it. */
  decides(e: Effect, id: FighterId): Seat | null;
  /** This fighter is activated. */
  readonly activated: ((b: Battle, f: Fighter, table: MagicTable) => Battle) | null;
  /** Its activation ends. */
  readonly deactivated: ((b: Battle, id: FighterId, table: MagicTable) => Battle) | null;
}

const PLAIN: EffectRules = {
  lastsAPhase: false,
  endsAtNextAction: false,
  endsWithCaster: false,
  endsWithTarget: true,
  holds: false,
  gain: null,
  pierces: () => 0,
  covers: () => undefined,
  decides: () => null,
  activated: null,
  deactivated: null,
};

export const effect = (own: Partial<EffectRules>): EffectRules => ({ ...PLAIN, ...own });

export const gain = (own: Partial<Gain>): Gain => ({ power: 0, precision: 0, evasion: 0, capped: false, ...own });
