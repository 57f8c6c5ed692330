/** A battle as a side looks at it: fighters with their values as they count now, and what each side's objectives are worth. */

import { attackRollValue, type Power, type RangedWeapon } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import {
  type Battle,
  costOf,
  type Deeds,
  deedsOf,
  fieldOf,
  ignoreOf,
  integrityOf,
  isOnBoard,
  type Kit,
  kitOf,
  type Model,
  moveOf,
  ownSave,
  shieldBonus,
  sideOf,
  statOf,
} from '@muster/heroes';
import { type Aims, aimsOf } from './aims.ts';
import { type Places, placesOf, type Tables, tablesOf } from './tables.ts';

export interface Fighter {
  readonly model: Model;
  readonly kit: Kit;
  readonly index: number;
  readonly side: 0 | 1;
  /** Null beside the board. */
  readonly box: levels.Box | null;
  readonly wounds: number;
  /** Of its side's whole force. */
  readonly worth: number;
  readonly martial: number;
  readonly perception: number;
  /** With its weapon. */
  readonly strength: number;
  readonly defense: number;
  readonly aggression: number;
  readonly integrity: number;
  readonly shield: number;
  /** Where it stands. */
  readonly arv: number;
  readonly group: number;
  readonly move: number;
  /** What a wound gets through, stance and all. */
  readonly through: number;
  /** The same for who stands fast behind its shield. */
  readonly throughFast: number;
  readonly deeds: Deeds;
  /** Weapons that are not used up. */
  readonly guns: readonly RangedWeapon[];
  /** Powers that it can pay for. */
  readonly powers: readonly Power[];
}

export interface Outlook {
  readonly b: Battle;
  readonly t: Tables;
  readonly places: Places;
  readonly fighters: readonly Fighter[];
  /** By side. */
  readonly sides: readonly [readonly Fighter[], readonly Fighter[]];
  readonly aims: readonly [Aims, Aims];
}

/** Those whom nobody bought count half. */
const SUMMONED = 0.5;

const throughOf = (save: number | null, ignore: number | null): number =>
  (save === null ? 1 : (Math.max(2, save) - 1) / 6) * (ignore === null ? 1 : (ignore - 1) / 6);

interface Stood {
  readonly model: Model;
  readonly side: 0 | 1;
  readonly box: levels.Box | null;
  readonly integrity: number;
}

const stoodOf = (b: Battle, t: Tables): readonly Stood[] => {
  const all: Stood[] = [];
  for (const model of b.models) {
    if (model.fate !== 'alive' || model.wounds === 0) continue;
    const box = isOnBoard(model) ? levels.boxAt(t.ground, kitOf(b, model).side, model.space!) : null;
    all.push({ model, side: sideOf(b, model), box, integrity: integrityOf(b, model) });
  }
  return all;
};

const group: number[] = [];
const isIn: boolean[] = [];

/** Fills `group` with the Integrity of who would be with a fighter that stands there, its own first. */
const gather = (t: Tables, all: readonly Stood[], self: Stood, at: levels.Box): void => {
  group.length = 0;
  group.push(self.integrity);
  let first = false;
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    isIn[i] =
      one.model !== self.model &&
      one.side === self.side &&
      one.box !== null &&
      levels.areTouching(t.ground, at, one.box);
    if (!isIn[i]) continue;
    first = true;
    group.push(one.integrity);
  }
  if (!first) return;
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    if (isIn[i] || one.model === self.model || one.side !== self.side || one.box === null) continue;
    for (let j = 0; j < all.length; j++)
      if (isIn[j] && levels.areTouching(t.ground, all[j]!.box!, one.box)) {
        group.push(one.integrity);
        break;
      }
  }
};

const NONE: readonly never[] = [];

const fighterOf = (
  b: Battle,
  t: Tables,
  all: readonly Stood[],
  stood: Stood,
  index: number,
  total: number,
): Fighter => {
  const { model, side, box, integrity } = stood;
  const kit = kitOf(b, model);
  const { stats } = kit;
  const martial = statOf(b, model, 'martial');
  const perception = statOf(b, model, 'perception');
  const hazard = stats.perception - perception; // the same for all; nobody has no Perception
  group.length = 0;
  if (box !== null) gather(t, all, stood, box);
  const save = ownSave(b, model);
  const ignore = ignoreOf(b, model);
  const fast = save !== null && kit.hasShield && model.stance !== 'defensive' ? save - 1 : save;
  return {
    model,
    kit,
    index,
    side,
    box,
    wounds: model.wounds,
    worth: (kit.points / total) * (model.unit < 0 ? SUMMONED : 1),
    martial,
    perception,
    strength: Math.max(0, stats.strength - hazard) + kit.melee.strength,
    defense: Math.max(0, stats.defense - hazard),
    aggression: Math.max(0, stats.aggression - hazard),
    integrity,
    shield: box === null ? 0 : shieldBonus(b, model),
    arv: attackRollValue(martial, group),
    group: Math.max(1, group.length),
    move: moveOf(b, model),
    through: throughOf(save, ignore),
    throughFast: throughOf(fast, ignore),
    deeds: deedsOf(b, model.id),
    guns:
      kit.guns.length === 0 || model.used.length === 0 ? kit.guns : kit.guns.filter((g) => !model.used.includes(g.id)),
    powers:
      model.affinity === 0 || kit.isNull ? NONE : kit.powers.filter((p) => costOf(b, model, p, 0) <= model.affinity),
  };
};

/** Points of a side's starting models. */
const totalOf = (b: Battle, side: 0 | 1): number => {
  let total = 0;
  const { kits } = fieldOf(b.config);
  for (let seat = 0; seat < kits.length; seat++)
    if (b.config.seats[seat]!.side === side) for (const kit of kits[seat]!) total += kit.points;
  return Math.max(1, total);
};

let last: Outlook | undefined;

/** The last one is kept: several questions are asked of the same battle. */
export const outlookOf = (b: Battle): Outlook => {
  if (last?.b !== b) last = makeOutlook(b);
  return last;
};

const makeOutlook = (b: Battle): Outlook => {
  const t = tablesOf(b);
  const all = stoodOf(b, t);
  const totals = [totalOf(b, 0), totalOf(b, 1)] as const;
  const fighters = all.map((stood, i) => fighterOf(b, t, all, stood, i, totals[stood.side]));
  return {
    b,
    t,
    places: placesOf(b),
    fighters,
    sides: [fighters.filter(({ side }) => side === 0), fighters.filter(({ side }) => side === 1)],
    aims: [aimsOf(b, 0), aimsOf(b, 1)],
  };
};

export const findFighter = (o: Outlook, id: string): Fighter | undefined =>
  o.fighters.find(({ model }) => model.id === id);

/** What its Attack Roll Value would be if it stood there, and how many would stand with it. */
export const standing = { arv: 0, group: 1 };

export const standAt = (o: Outlook, f: Fighter, at: levels.Box): void => {
  gatherFighters(o, f, at);
  standing.arv = attackRollValue(f.martial, group);
  standing.group = group.length;
};

const gatherFighters = (o: Outlook, f: Fighter, at: levels.Box): void => gather(o.t, o.fighters, f, at);
