/** A unit as a player sees it: where it stands in inches, and what it brings to a fight. */

import {
  aggressionOf,
  type Battle,
  defenseOf,
  ignoreOf,
  integrityOf,
  type Model,
  martialOf,
  moveOf,
  saveOf,
  sideOf,
  strengthOf,
  type UnitKit,
} from '@muster/conquest';
import type { Side } from '@muster/dwethia';
import { inch, type Length, type Point } from '@muster/geometry';

/** A unit as it counts now. */
export interface Seen {
  readonly model: Model;
  readonly kit: UnitKit;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly move: number;
  readonly fights: boolean;
  /** R and A it has cost. */
  readonly points: number;
  readonly wounds: number;
  readonly martial: number;
  readonly integrity: number;
  readonly strength: number;
  readonly defense: number;
  readonly dice: number;
  readonly reach: number;
  /** The chance that a wound is suffered. */
  readonly suffers: number;
  readonly hasSave: boolean;
  /** What it is worth in a fight, in points. */
  readonly might: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const INCH: Length = inch(1);

export const placeOf = ({ x, y }: Point): Place => ({ x: x / INCH, y: y / INCH });
export const pointOf = ({ x, y }: Place): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

export const distance = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

export const inchesBetween = (a: Point, b: Point): number => distance(a, b) / INCH;

const chanceTo = (face: number | null): number => (face === null ? 0 : (7 - face) / 6);

const lookAt = (b: Battle, model: Model, kit: UnitKit, side: Side): Seen => {
  const suffers = (1 - chanceTo(saveOf(b, model))) * (1 - chanceTo(ignoreOf(b, model)));
  const strength = strengthOf(b, model);
  const defense = defenseOf(b, model);
  const dice = aggressionOf(b, model);
  const share = model.wounds / kit.sheet.stats.wounds;
  return {
    model,
    kit,
    side,
    x: model.at.x / INCH,
    y: model.at.y / INCH,
    radius: kit.radius / INCH,
    move: moveOf(b, model) / INCH,
    fights: !kit.sheet.worker,
    points: kit.points,
    wounds: model.wounds,
    martial: martialOf(b, model),
    integrity: integrityOf(b, model),
    strength,
    defense,
    dice,
    reach: kit.sheet.reach,
    suffers,
    hasSave: kit.sheet.save !== null,
    might: kit.points * (0.4 + 0.6 * share) * (kit.weapon !== null && kit.sheet.stats.strength < 3 ? 0.55 : 1),
  };
};

interface Known {
  readonly research: readonly string[];
  readonly seen: Seen;
}

const lookedAt = new WeakMap<Model, Known>();

/** Models that nobody has touched are the same from state to state. */
export const seenOf = (b: Battle, model: Model, kit: UnitKit): Seen => {
  const side = sideOf(b, model);
  const { research } = b.sides[side];
  const known = lookedAt.get(model);
  if (known !== undefined && known.research === research) return known.seen;
  const seen = lookAt(b, model, kit, side);
  lookedAt.set(model, { research, seen });
  return seen;
};

/** it can still walk in this phase. */
export const isFree = ({ model }: Seen): boolean => !model.turn.activated && !model.turn.pinned && !model.rooted;
