// What the measured table is told: plain data, no rules. Lengths and places are those of @muster/geometry, 1/100 mm with
// south at y = 0.

import type { Field, Footprint, Length, Outline, Point } from '@muster/geometry';
import type { ReactNode } from 'react';

export const PIECE_KINDS = [
  'wall',
  'hedge',
  'ruin',
  'tree',
  'rock',
  'crate',
  'obelisk',
  'pool',
  'forest',
  'mountain',
  'ocean',
  'desert',
  'city',
  'saltflat',
  'mist',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** How a height is drawn. */
export const PIECE_HEIGHTS = ['ground', 'low', 'medium', 'high'] as const;
export type PieceHeight = (typeof PIECE_HEIGHTS)[number];

/** A piece of terrain and what it is drawn as; plain engraving by its height unless told. */
export interface BoardPiece extends Footprint {
  readonly height: PieceHeight;
  readonly kind?: PieceKind | undefined;
}

/** Keep the same object for the same table. */
export interface BoardField extends Pick<Field, 'width' | 'height'> {
  readonly pieces: readonly BoardPiece[];
}

/** Blue, red, ochre, violet. */
export type BoardSeat = 0 | 1 | 2 | 3;

export type Tone = 'plain' | 'good' | 'risk' | 'harm';

/** A small tag at the side of a base. */
export interface Token {
  readonly id: string;
  /** One or two letters, or a drawing in a box from -6 to 6. */
  readonly mark: ReactNode;
  readonly tone?: Tone;
}

export interface Badges {
  readonly damage?: number;
  /** Damage is shown out of this; no pips without it. */
  readonly toughness?: number;
  /** Of two actions; undefined where none are counted. */
  readonly actionsUsed?: 0 | 1 | 2 | undefined;
  readonly guard?: boolean;
  readonly tokens?: readonly Token[];
}

/** `choice`: may be chosen; `target`: may be harmed. */
export type BaseState = 'normal' | 'selected' | 'choice' | 'target' | 'spent' | 'ghost';

/** Colours that a base is printed in, by day and by night, whatever its side; its side is told by form and edge. */
export interface BaseColours {
  readonly top: string;
  readonly rim: string;
  /** What is printed on the top. */
  readonly ink: string;
}

/** Keep the same object for an unchanged base: it is drawn again only when the object changes. */
export interface BoardBase {
  readonly id: string;
  readonly x: Length;
  readonly y: Length;
  readonly radius: Length;
  readonly seat: BoardSeat;
  /** Drawn in a box from -16 to 16, in `currentColor`; y points down. */
  readonly symbol: ReactNode;
  /** Spoken. */
  readonly label: string;
  /** Printed under the base when there is room. */
  readonly name?: string;
  readonly badges?: Badges;
  readonly state?: BaseState;
  readonly isDown?: boolean;
  /** Those of its side unless told. */
  readonly colours?: BaseColours;
  /** Something built: a wall round it. */
  readonly walled?: boolean;
  /** Whether a hand may take it up. */
  readonly canDrag?: boolean;
}

/** What the keyboard needs to know of a base. */
export type Movable = Pick<BoardBase, 'id' | 'x' | 'y' | 'radius' | 'canDrag' | 'state'>;

export type ObjectKind = 'treasure' | 'fragment' | 'object';

export interface BoardObject {
  readonly id: string;
  readonly x: Length;
  readonly y: Length;
  readonly radius: Length;
  readonly kind: ObjectKind;
  /** Drawn in place of the usual picture of its kind, about 0, 0 with a radius of 34. */
  readonly drawing?: ReactNode;
  /** Spoken. */
  readonly label: string;
  readonly isTarget?: boolean;
  readonly isChosen?: boolean;
}

/** A place on the ground: what must be held, or what someone aims at. */
export interface BoardMarker {
  readonly id: string;
  readonly x: Length;
  readonly y: Length;
  readonly kind: 'objective' | 'aim';
  /** Spoken. */
  readonly label: string;
  readonly seat?: BoardSeat;
}

export type BoardZone = {
  readonly id: string;
  /** Printed, and spoken. */
  readonly label: string;
  /** Whose it is, or what it means. */
  readonly tone: BoardSeat | 'neutral' | 'good' | 'risk';
  /** Where the label stands; the middle unless told. */
  readonly labelAt?: Point;
} & ({ readonly corners: readonly Point[] } | { readonly circle: Point & { readonly radius: Length } });

/** A band around a base, measured from its edge. */
export interface BoardRange {
  readonly x: Length;
  readonly y: Length;
  /** Of the base it is measured from. */
  readonly radius: Length;
  /** Nearest distance that counts; 0 unless told. */
  readonly least?: Length;
  readonly most: Length;
  readonly kind: 'attack' | 'threat' | 'aura';
  /** Printed at the top of the band. */
  readonly text?: string;
}

/** A place with a radius round it. */
export interface BoardDisc extends Point {
  readonly radius: Length;
}

/** A move in the making. */
export interface Ghost {
  /** Whose base is shown at the end; a blank one unless told. */
  readonly base?: string | undefined;
  /** Where the centre goes, the start first. */
  readonly path: readonly Point[];
  readonly radius: Length;
  readonly ok: boolean;
  /** What the ruler says. */
  readonly text?: string | undefined;
  /** Whom those words must not lie upon. */
  readonly against?: Point | undefined;
  /** Distances from the edge of the base at the end, drawn as rings. */
  readonly rings?: readonly Length[] | undefined;
}

/** What a line meets: a piece of the field by its number, or a disc. */
export type LineMark = { readonly piece: number } | { readonly x: Length; readonly y: Length; readonly radius: Length };

export interface BoardLine {
  readonly from: Point;
  readonly to: Point;
  /**
   * `fire`: an attack under way; `blow`: one that fell; `trail` and `leg`: the way that somebody went, its last part and the others;
   * `link`: who belongs together.
   */
  readonly kind: 'clear' | 'blocked' | 'cover' | 'ruler' | 'fire' | 'blow' | 'trail' | 'leg' | 'link';
  readonly text?: string | undefined;
  /** What decides: the wall in the way, the base that gives cover. */
  readonly marks?: readonly LineMark[] | undefined;
}

/** What is planned or ordered beside the move in the hand: a way, and an empty base at its end. */
export interface BoardPlan {
  readonly id: string;
  /** `plan`: where it goes; `order`: what is to stand there; `no`: where it cannot go. */
  readonly kind: 'plan' | 'order' | 'no';
  /** Where the centre goes; one place for what only stands there. */
  readonly path: readonly Point[];
  readonly radius: Length;
  readonly text?: string | undefined;
}

/** A few words or numbers at a place, one under the other, as large on the screen whatever the zoom. */
export interface BoardNote extends Point {
  readonly id: string;
  readonly lines: readonly { readonly text: string; readonly tone?: Tone | 'gold' }[];
  /** How far below what lies at the place, in lengths of the field; above or at its side where that would hide others. */
  readonly below?: Length;
  /** At the side of what lies there, away from `of`. */
  readonly beside?: { readonly radius: Length; readonly of: Point };
}

export type { Outline, Point };
