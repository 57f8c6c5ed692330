/** [Blast n]: rows grow from model to model; each rolls, then all saves together (HR-38, X-55, X-136, X-137). */

import { needed, type RollFrame, successesAmong } from '@muster/dwethia';
import { byItself } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { areTouching, distanceBetween, othersOf } from '../ground/standing.ts';
import { statOf } from '../ground/values.ts';
import { areEnemies, isOwnHarm, modelOf, popped, rolling, sideOf } from '../state/battle.ts';
import type {
  Battle,
  BlastFrame,
  HeroesProcedure,
  HeroesTable,
  Model,
  ModelId,
  WoundCause,
  WoundsFrame,
} from '../state/types.ts';
import { inflict, ownSave } from '../wounds/wounds.ts';
import { shieldBonus } from './line.ts';

const LENT = 2;

/** Who is struck besides the centre: n rows of models that touch, by id. */
export const rowsOf = (b: Battle, attacker: Model, centre: Model, rows: number): readonly Model[] => {
  const all = othersOf(b, centre).filter(
    (m) => m.wounds > 0 && (b.config.rulings.friendlyBlast || areEnemies(b, attacker, m)),
  );
  const struck = new Set<ModelId>([centre.id]);
  let edge: readonly Model[] = [centre];
  for (let row = 0; row < rows; row++) {
    const next = all.filter((m) => !struck.has(m.id) && edge.some((one) => areTouching(b, one, m)));
    for (const m of next) struck.add(m.id);
    edge = next;
  }
  return all.filter(({ id }) => struck.has(id));
};

interface Force {
  readonly aim: number;
  readonly strength: number;
  readonly wounds: number;
  readonly how: WoundCause;
}

export const blastOf = (
  b: Battle,
  attacker: Model,
  centre: Model,
  rows: number,
  { aim, strength, wounds, how }: Force,
  table: HeroesTable,
): BlastFrame => {
  const others = rowsOf(b, attacker, centre, rows).map(({ id }) => id);
  table.tell?.({ type: 'blasted', centre: centre.id, struck: others, rule: 'HR-38' });
  return {
    type: 'blast',
    attacker: attacker.id,
    centre: centre.id,
    others,
    aim,
    strength,
    wounds,
    how,
  };
};

/** Own fire credits nobody. */
const howFor = (b: Battle, f: BlastFrame, victim: Model): WoundCause =>
  areEnemies(b, modelOf(b, f.attacker), victim)
    ? f.how
    : { kind: f.how.kind, by: null, blackSun: f.how.blackSun, grenade: f.how.grenade };

/** the best of its own save and those of friends struck with it, within 2; and whose it is. */
export const shelterOf = (
  b: Battle,
  m: Model,
  struck: readonly ModelId[],
): { readonly save: number | null; readonly saver: ModelId } => {
  let save = ownSave(b, m);
  let saver = m.id;
  for (const id of struck) {
    const friend = modelOf(b, id);
    if (id === m.id || sideOf(b, friend) !== sideOf(b, m) || !kitOf(b, friend).hasShield) continue;
    if (distanceBetween(b, m, friend) > LENT) continue;
    const lent = ownSave(b, friend)!;
    if (save === null || lent < save) [save, saver] = [lent, id];
  }
  return { save, saver };
};

const sheltered = (b: Battle, f: BlastFrame, m: Model, wounds: number): WoundsFrame => {
  const { save, saver } = shelterOf(b, m, [f.centre, ...f.others]);
  return { type: 'wounds', model: m.id, wounds, how: howFor(b, f, m), save, saver, step: 'save' };
};

const strike = (b: Battle, f: BlastFrame, hit: readonly ModelId[]): Battle => {
  const struck = b.models.filter(({ id }) => id === f.centre || hit.includes(id));
  return inflict(
    b,
    struck.map((m) => sheltered(b, f, m, m.id === f.centre ? f.wounds : 1)),
  );
};

/** The dice of the rows lie. */
export const blastLanded = (b: Battle, f: BlastFrame, roll: RollFrame): Battle => {
  const hit = f.others.filter((_, i) => {
    const pool = roll.pools[i]!;
    return successesAmong(pool.faces, pool.needs) > 0;
  });
  return strike(popped(b), f, hit);
};

export const blastProcedure: HeroesProcedure<BlastFrame> = byItself((b, f) => {
  if (f.others.length === 0) return strike(popped(b), f, []);
  const attacker = modelOf(b, f.attacker);
  const pools = f.others.map((id) => {
    const m = modelOf(b, id);
    const needs = needed(f.aim + f.strength, statOf(b, m, 'defense') + shieldBonus(b, m));
    const die = { purse: f.attacker, seat: attacker.seat, count: 1, needs };
    return isOwnHarm(b, attacker, m) ? ({ ...die, hurtsOwn: true } as const) : die;
  });
  return rolling(b, 'blast', 'HR-38', pools);
});
