/** What a hand holds at the table of Magewinds before it is a command. Forgotten when the battle has moved on. */

import type { Point } from '@muster/geometry';
import type {
  ActionId,
  AttackChoice,
  AttackId,
  Card,
  Defence,
  FighterId,
  MagewindsCommand,
  MagewindsRefusal,
  ObjectId,
  ProfileId,
} from '@muster/magewinds';
import type { BoardLine } from '../../../measured/types.ts';
import { type Aim, NO_AIM } from './casts.ts';
import type { KitId, Placed } from './terrain-kit.ts';

/** The path of a move or step, without its start. */
interface Pinned {
  readonly type: 'pinned';
  readonly path: readonly Point[];
  /** It needs the spell that makes it longer: Haste, or Leap. */
  readonly longer: boolean;
}

/** Pinned, or a place that cannot be reached: it may still be gone towards. */
export type Way = Pinned | { readonly type: 'wish'; readonly to: Point; readonly refusal: MagewindsRefusal };

/** It is to go somewhere. */
export interface Go {
  readonly kind: 'go';
  readonly fighter: FighterId;
  /** Move was chosen from the list, not only pointed at a place. */
  readonly action: 'move' | null;
  readonly way: Way | null;
  /** Whom it goes after. */
  readonly after?: FighterId;
}

/** It is to strike somebody. */
export interface Strike {
  readonly kind: 'strike';
  readonly fighter: FighterId;
  /** Attack was chosen from the list: then the step before it may be pinned. */
  readonly action: 'attack' | null;
  readonly step: Pinned | null;
  readonly target: FighterId;
  /** null: the best there is. */
  readonly attack: AttackId | null;
  /** One's own fighter is to be attacked all the same (MW-R37). */
  readonly sure: boolean;
  /** null: the cheapest. */
  readonly cards: readonly Card[] | null;
  /** Laid face down with it; null: what a cool head lays down most. */
  readonly choice: AttackChoice | null;
}

/** Any other action, with the step before it and what it is aimed at. */
interface Deed {
  readonly kind: 'deed';
  readonly fighter: FighterId;
  readonly action: Exclude<ActionId, 'move'>;
  readonly step: Way | null;
  readonly aim: Aim;
}

/** Terrain piece by piece. */
export interface Laying {
  readonly kind: 'laying';
  readonly features: readonly Placed[];
  /** The piece to be laid next, and how far it is turned. */
  readonly kit: KitId;
  readonly degrees: number;
  /** The laid piece that is chosen, by its number; null: the next one is laid. */
  readonly piece: number | null;
  /** Pieces are drawn to edges, to each other and to quarters of an inch. */
  readonly snaps: boolean;
}

export type Holding =
  | { readonly kind: 'nothing' }
  /** A whole command, for the main button to play; and who was chosen to act. */
  | { readonly kind: 'command'; readonly command: MagewindsCommand; readonly fighter: FighterId | null }
  // set-up
  /** What they are called stands beside them; empty for who has no name (TC assembly.slots). */
  | { readonly kind: 'warband'; readonly warband: readonly ProfileId[]; readonly calls: readonly string[] }
  | Laying
  // who acts, and what it is to do
  /** `offered`: by the table, not by the player. */
  | { readonly kind: 'choose'; readonly fighter: FighterId; readonly offered?: true }
  | Go
  | Strike
  | Deed
  /** The id of an offered spell. */
  | { readonly kind: 'cast'; readonly fighter: FighterId | null; readonly spell: string; readonly aim: Aim }
  /** What the action that is under way is aimed at. */
  | { readonly kind: 'aim'; readonly aim: Aim }
  | {
      readonly kind: 'defence';
      readonly defence: Defence;
      readonly cards: readonly Card[] | null;
      /** Where it dodges to is chosen when it does. */
      readonly stepLater: boolean;
    };

/** Whatever it holds, somebody may be looked at beside it. */
export type Held = Holding & { readonly looked: FighterId | null };

/** An answer at a place of the table: why nothing came of a click or a drag. */
export interface Remark {
  readonly at: Point;
  readonly text: string;
  readonly lines?: readonly BoardLine[];
}

export type Gesture =
  /** `free`: what is laid there is drawn to nothing. */
  | { readonly kind: 'ground'; readonly at: Point; readonly free: boolean }
  | { readonly kind: 'object'; readonly id: ObjectId }
  /** A card that lies face up may be told by its place in the row. */
  | { readonly kind: 'draw'; readonly card: Card | 'deck' | number }
  /** A fighter is taken up, and let go somewhere. */
  | { readonly kind: 'lift'; readonly fighter: FighterId }
  | { readonly kind: 'drop'; readonly fighter: FighterId; readonly at: Point }
  /** A piece of terrain, by its number. */
  | { readonly kind: 'grip'; readonly piece: number }
  | { readonly kind: 'lay'; readonly piece: number; readonly at: Point; readonly free: boolean }
  | { readonly kind: 'turn'; readonly by: number };

export const NOTHING: Held = { kind: 'nothing', looked: null };

/** It is held, and nobody is looked at any more. */
export const held = (holding: Holding): Held => ({ ...holding, looked: null });

/** It is held instead, and who was looked at stays so. */
export const instead = ({ looked }: Held, holding: Holding): Held => ({ ...holding, looked });

export type CommandOf<T extends MagewindsCommand['type']> = Extract<MagewindsCommand, { readonly type: T }>;

/** The command in the hand, where it is one of this type. */
export const commandIn = <T extends MagewindsCommand['type']>(h: Held, type: T): CommandOf<T> | undefined =>
  h.kind === 'command' && h.command.type === type ? (h.command as CommandOf<T>) : undefined;

/** This command is to be played; who was chosen to act stays so. */
export const commanding = (h: Held, command: MagewindsCommand): Held =>
  instead(h, { kind: 'command', command, fighter: fighterOf(h) ?? null });

/** With nothing planned: who was chosen stays chosen. */
export const letGo = (h: Held): Held => {
  const fighter = fighterOf(h);
  return instead(h, fighter === undefined ? { kind: 'nothing' } : { kind: 'choose', fighter });
};

export const strikeOf = (fighter: FighterId, target: FighterId): Strike => ({
  kind: 'strike',
  fighter,
  action: null,
  step: null,
  target,
  attack: null,
  sure: false,
  cards: null,
  choice: null,
});

/** This action is to be done by that one. */
export const orderOf = (fighter: FighterId, action: ActionId): Holding =>
  action === 'move'
    ? { kind: 'go', fighter, action, way: null }
    : { kind: 'deed', fighter, action, step: null, aim: NO_AIM };

/** A terrain of one's own, with nothing on it yet. */
export const NEW_TERRAIN: Laying = { kind: 'laying', features: [], kit: 'wall', degrees: 0, piece: null, snaps: true };

/** Who is to act by it. */
export const fighterOf = (h: Held): FighterId | undefined => {
  switch (h.kind) {
    case 'choose':
    case 'go':
    case 'strike':
    case 'deed':
      return h.fighter;
    case 'cast':
    case 'command':
      return h.fighter ?? undefined;
    default:
      return undefined;
  }
};

/** The action that was chosen from the list. */
export const actionOf = (h: Held): ActionId | null =>
  h.kind === 'go' || h.kind === 'strike' || h.kind === 'deed' ? h.action : null;

/** Where it is to go, before all else. */
export const wayHeld = (h: Held): Way | null => {
  if (h.kind === 'go') return h.way;
  return h.kind === 'strike' || h.kind === 'deed' ? h.step : null;
};

export const pinnedIn = (h: Held): Pinned | null => {
  const way = wayHeld(h);
  return way?.type === 'pinned' ? way : null;
};

export const aimOf = (h: Held): Aim => (h.kind === 'cast' || h.kind === 'deed' || h.kind === 'aim' ? h.aim : NO_AIM);

/** Aimed otherwise. */
export const aimed = (h: Held, part: Partial<Aim>): Held => {
  const aim = { ...aimOf(h), ...part };
  return h.kind === 'cast' || h.kind === 'deed' ? { ...h, aim } : instead(h, { kind: 'aim', aim });
};

/** Paid with these cards. */
export const paid = (h: Held, cards: readonly Card[]): Held =>
  h.kind === 'strike' || h.kind === 'defence' ? { ...h, cards } : aimed(h, { cards });

/** What is struck is let go; an Attack that was chosen stays chosen. */
export const unaimed = (h: Held): Held => {
  if (h.kind !== 'strike') return h;
  const { fighter, action, step } = h;
  return instead(
    h,
    action === null ? { kind: 'choose', fighter } : { kind: 'deed', fighter, action, step, aim: NO_AIM },
  );
};

/** On this way, whatever else is planned with it; who was to be struck from elsewhere is let go. */
export const onWay = (h: Held, fighter: FighterId, way: Way): Held => {
  if (h.kind === 'deed') return held({ ...h, step: way, aim: NO_AIM });
  if (h.kind === 'strike' && h.action !== null)
    return held(
      way.type === 'pinned'
        ? { ...strikeOf(fighter, h.target), action: h.action, step: way }
        : { kind: 'deed', fighter, action: h.action, step: way, aim: NO_AIM },
    );
  return held({ kind: 'go', fighter, action: h.kind === 'go' ? h.action : null, way });
};

/** What is left when the plan is let go: who was chosen stays chosen. Undefined where nothing is planned. */
export const again = (h: Held): Held | undefined => {
  const isPlanned = h.kind === 'cast' || h.kind === 'strike' || actionOf(h) !== null || pinnedIn(h) !== null;
  return isPlanned ? letGo(h) : undefined;
};
