/** Ways: what a fighter may pass and what stops it (MW 15.0), and where it is put. */

import type { Disc, Point, Way } from '@muster/geometry';
import type { Battle, Fighter, FighterId } from '../state/battle.ts';
import { changeFighter } from '../state/copies.ts';
import { endEffects, type Telling } from '../state/lasting.ts';
import { baseOf, bodiesOf, fighter, isLying, isOnField, RADIUS } from './fighters.ts';
import { seesFighter } from './sight.ts';
import { fieldOf, OVER } from './terrain.ts';

/** What a fighter may pass and what stops it (MW 15.0; TC enchanter.phasewalk, MW-R79). */
export const wayOf = (b: Battle, f: Fighter, phasewalk = false): Way => {
  const field = fieldOf(b);
  const all = bodiesOf(b);
  if (!phasewalk) return { field, radius: RADIUS, over: OVER.low, bodies: withObjects(b, all.discs) };
  const friends: Disc[] = [];
  const enemies: Disc[] = [];
  for (let i = 0; i < all.ids.length; i++)
    (fighter(b, all.ids[i]!).seat === f.seat ? friends : enemies).push(all.discs[i]!);
  return { field, radius: RADIUS, over: OVER.everything, bodies: withObjects(b, friends), passable: enemies };
};

/** The way of a fighter that is taken up and set down again: its own base is not in it, another one may be. */
export const wayWithout = (b: Battle, f: Fighter, other?: Disc): Way => {
  const { field, radius, over, bodies } = wayOf(b, f);
  const others = bodies.filter((body) => body.x !== f.x || body.y !== f.y);
  if (other !== undefined) others.push(other);
  return { field, radius, over, bodies: others };
};

/** MW-R70: what lies there is in the way. */
const withObjects = (b: Battle, discs: readonly Disc[]): readonly Disc[] => {
  let bodies: Disc[] | undefined;
  for (let i = 0; i < b.objects.length; i++) {
    if (!isLying(b.objects[i]!)) continue;
    bodies ??= discs.slice();
    bodies.push(baseOf(b.objects[i]!));
  }
  return bodies ?? discs;
};

/** Puts a fighter somewhere and lets end what its place decides. */
export const place = (b: Battle, id: FighterId, p: Point, table: Telling): Battle =>
  endUnseen(
    changeFighter(b, id, (f) => {
      f.x = p.x;
      f.y = p.y;
    }),
    table,
  );

/** TC mesmer.hypnotize ends when the target can no longer see the Mesmer. */
export const endUnseen = (b: Battle, table: Telling): Battle =>
  endEffects(
    b,
    (e) => {
      if (e.type !== 'hypnotize') return false;
      const [target, mesmer] = [fighter(b, e.fighter), fighter(b, e.by)];
      return !isOnField(target) || !isOnField(mesmer) || !seesFighter(b, target, mesmer);
    },
    'TC mesmer.hypnotize',
    table,
  );
