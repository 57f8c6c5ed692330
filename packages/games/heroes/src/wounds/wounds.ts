/** Wounds on one model: saves, ignored wounds, what is lost (DW-58, DW-62, DW-64, DW-77, DW-78, X-142). */

import { wounding } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { alliesOf, areTouching } from '../ground/standing.ts';
import { isUnder } from '../ground/values.ts';
import { noteSaves, noteSlain, noteWounded } from '../objectives/tracking.ts';
import { copyModel, modelOf, onTop, popped, pushed, rolling, withModel } from '../state/battle.ts';
import type {
  AftermathFrame,
  Battle,
  HeroesProcedure,
  HeroesTable,
  Model,
  WoundCause,
  WoundsFrame,
} from '../state/types.ts';

const WARD = 5;
const BEST_OF_SOL = 3;

/** The save of a model by itself: shield, stance, Ward, the Empire's trait; null without one. */
export const ownSave = (b: Battle, m: Model): number | null => {
  const kit = kitOf(b, m);
  if (kit.save === null) return isUnder(b, m, 'ward') ? WARD : null; // no shield is worse than Ward
  const save = kit.save - (m.stance === 'defensive' ? 1 : 0); // HR-25
  return kit.faction.trait.shieldWall && isBesideBearer(b, m) ? Math.max(BEST_OF_SOL, save - 1) : save;
};

const isBesideBearer = (b: Battle, m: Model): boolean =>
  m.space !== null && alliesOf(b, m).some((ally) => kitOf(b, ally).hasShield && areTouching(b, m, ally));

/** The Champions, and the hardy, ignore each wound on 6+. */
export const ignoreOf = (b: Battle, m: Model): number | null => kitOf(b, m).ignores;

/** Wounds that a model is about to suffer, with its own save. */
export const woundsOn = (b: Battle, m: Model, wounds: number, how: WoundCause): WoundsFrame => ({
  type: 'wounds',
  model: m.id,
  wounds,
  how,
  save: how.kind === 'fall' ? null : ownSave(b, m),
  saver: m.id,
  step: 'save',
});

const withStep = (f: WoundsFrame, step: WoundsFrame['step'], wounds: number): WoundsFrame => ({
  type: 'wounds',
  model: f.model,
  wounds,
  how: f.how,
  save: f.save,
  saver: f.saver,
  step,
});

const AFTERMATH: AftermathFrame = { type: 'aftermath', answered: [] };

/** These wounds, in this order, and all that follows from them. */
export const inflict = (b: Battle, all: readonly WoundsFrame[]): Battle => {
  let now = pushed(b, AFTERMATH);
  for (let i = all.length - 1; i >= 0; i--) now = pushed(now, all[i]!);
  return now;
};

const suffer = (b: Battle, f: WoundsFrame, table: HeroesTable): Battle => {
  const m = modelOf(b, f.model);
  const lost = Math.min(f.wounds, m.wounds); // surplus is lost
  if (lost === 0) return b;
  const copy = copyModel(m);
  copy.wounds = m.wounds - lost;
  table.tell?.({ type: 'wounded', model: m.id, wounds: lost, left: copy.wounds, rule: 'DW-65' });
  const now = noteWounded(withModel(b, copy), copy, f.how, table);
  if (copy.wounds > 0) return now;
  table.tell?.({ type: 'slain', model: m.id, by: f.how.by, rule: 'DW-65' });
  return noteSlain(now, copy, f.how, table);
};

/** The dying are wounded too: what is left over is lost when it is suffered. */
const WOUNDING = wounding<Battle, WoundsFrame>({
  isPast: (_, f) => f.wounds === 0,
  save: (_, f) => f.save,
  ignore: (b, f) => ignoreOf(b, modelOf(b, f.model)),
  rolled: (b, f, what, rule, count, needs) => {
    const by = modelOf(b, what === 'save' ? f.saver : f.model);
    return rolling(b, what, rule, [{ purse: by.id, seat: by.seat, count, needs }]);
  },
  saved: (b, f, stopped, table) => noteSaves(b, modelOf(b, f.model), stopped, table),
  withStep,
  after: 'suffer',
  rest: (b, f, table) => suffer(popped(b), f, table),
  onTop,
});

export const woundsProcedure: HeroesProcedure<WoundsFrame> = byItself(WOUNDING.advance);
export const woundsLanded = WOUNDING.landed;
