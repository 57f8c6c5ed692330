/** What enemies can do to a fighter at a place, and what it can do to them from there. */

import { cover, type Disc, lineOfAttack, type Point } from '@muster/geometry';
import {
  type Attack,
  attackProfile,
  type Battle,
  baseOf,
  canPay,
  effectBy,
  type Fighter,
  fieldOf,
  profileOf,
  spellOf,
} from '@muster/magewinds';
import { killWorth } from './aims.ts';
import { blow, defencesOf, numbersOf, type Stakes } from './blow.ts';
import { actionsOf, fighterWith, gap, healthOf, INCH, type Outlook } from './field.ts';

/** What an action is worth in points of damage. */
export const ACTION = 1;

export const stakesOn = (b: Battle, t: Fighter): Stakes => ({
  action: ACTION,
  reaction: ACTION,
  kill: killWorth(b, t),
});

/** One way to strike a foe: how far it reaches, what it is worth in the open and in cover. */
interface Strike {
  readonly min: number;
  readonly max: number;
  readonly open: number;
  readonly covered: number;
  readonly missile: boolean;
  /** How likely it is that it can be made at all: spells need cards. */
  readonly chance: number;
}

/** The ways of one fighter to strike another. */
export interface Strikes {
  readonly by: Fighter;
  readonly at: Fighter;
  readonly list: readonly Strike[];
}

/** How likely an enemy is to hold what an attack spell costs. */
const likelyToPay = (b: Battle, f: Fighter, attack: Attack): number => {
  if (attack.spell === null) return 1;
  const { size } = b.seats[f.seat]!.hand;
  if (size === 0) return 0;
  return attack.spell === 'zap' || attack.spell === 'blast' ? Math.min(0.5, 0.12 * size) : Math.min(0.5, 0.2 * size);
};

const hasCards = (b: Battle, f: Fighter, attack: Attack): boolean =>
  attack.spell === null || canPay(spellOf(attack.spell).cost, b.seats[f.seat]!.hand.cards ?? []);

/** `own`: the hand is known, and what cannot be paid is left out. */
const strikesOf = (b: Battle, f: Fighter, t: Fighter, own: boolean): Strikes => {
  const list: Strike[] = [];
  const stakes = stakesOn(b, t);
  const defences = defencesOf(b, t);
  const { attacks } = profileOf(f.profile);
  for (let i = 0; i < attacks.length; i++) {
    const id = attacks[i]!;
    if (id === 'push' || (id === 'aimed-shot' && effectBy(b, 'aim', f.id) === undefined)) continue;
    const attack = attackProfile(b, f, id)!;
    const chance = own ? (hasCards(b, f, attack) ? 1 : 0) : likelyToPay(b, f, attack);
    if (chance === 0) continue;
    const missile = attack.type === 'missile';
    const open = blow(numbersOf(b, f, attack, t, false, defences, stakes)).value;
    const covered = missile ? blow(numbersOf(b, f, attack, t, true, defences, stakes)).value : open;
    const price = attack.spell === null ? 0 : attack.spell === 'spark' ? 0.3 : 0.8;
    list.push({ min: attack.min, max: attack.max, open: open - price, covered: covered - price, missile, chance });
  }
  return { by: f, at: t, list };
};

/** The enemies' strikes at a fighter that will have so many actions left. */
export const dangersTo = (o: Outlook, f: Fighter, left: number, guard: boolean): readonly Strikes[] => {
  const t = fighterWith(f, left, guard);
  const found: Strikes[] = [];
  for (const foe of o.b.fighters)
    if (foe.where === 'field' && foe.seat !== f.seat) found.push(strikesOf(o.b, foe, t, false));
  return found;
};

/** A fighter's strikes at its foes: those of the seat that decides. */
export const chancesOf = (o: Outlook, f: Fighter): readonly Strikes[] => {
  const found: Strikes[] = [];
  for (const foe of o.foes) if (foe.id !== f.id) found.push(strikesOf(o.b, f, foe, f.seat === o.seat));
  return found;
};

/** How much an attack that may come counts: at once, after a move, in the next round. */
const NOW = 1;
const AFTER_MOVE = 0.7;
const NEXT_ROUND = 0.25;

const discsWithout = (o: Outlook, f: Fighter): readonly Disc[] => {
  const discs: Disc[] = [];
  for (const other of o.b.fighters) if (other.where === 'field' && other.id !== f.id) discs.push(baseOf(other));
  return discs;
};

/** What a shot between two places is worth: nothing without a line, less in cover. */
const shotWorth = (o: Outlook, s: Strike, from: Disc, to: Disc, bodies: readonly Disc[]): number => {
  const field = fieldOf(o.b);
  if (!lineOfAttack(field, from, to, bodies).clear) return 0;
  return cover(field, from, to, bodies, NEAR).inOpen ? s.open : s.covered;
};

const NEAR = { ignoreWithin: INCH };

/** How much there is to fear at a place. */
export const threatAt = (o: Outlook, f: Fighter, dangers: readonly Strikes[], p: Point): number =>
  threat(o, f, dangers, p, NEXT_ROUND);

/** The same, only until the end of this round. */
export const threatNow = (o: Outlook, f: Fighter, dangers: readonly Strikes[], p: Point): number =>
  threat(o, f, dangers, p, 0);

const threat = (o: Outlook, f: Fighter, dangers: readonly Strikes[], p: Point, later: number): number => {
  const to = baseOf(p);
  let bodies: readonly Disc[] | undefined;
  let total = 0;
  for (const { by, list } of dangers) {
    const g = gap(by, p);
    const acts = actionsOf(by);
    const move = o.moves[by.id]!;
    let most = 0;
    for (const s of list) {
      let weight = 0;
      if (acts > 0 && g <= s.max + INCH && g >= s.min - INCH) weight = NOW * (acts > 1 ? 1.4 : 1);
      else if (acts > 1 && g <= s.max + move) weight = AFTER_MOVE;
      else if (g <= s.max + move + INCH) weight = later;
      if (weight * s.open * s.chance <= most) continue;
      let worth = s.open;
      if (s.missile && weight >= NOW) {
        bodies ??= discsWithout(o, f);
        worth = shotWorth(o, s, baseOf(by), to, bodies);
      }
      most = Math.max(most, weight * worth * s.chance);
    }
    total += most;
  }
  const health = healthOf(o.b, f);
  const killed = Math.max(0, Math.min(1, (total - 0.5 * health) / health));
  return total + killed * killWorth(o.b, f) * 0.5;
};

/** What a fighter can hope to do from a place with so many actions left. */
export const offenceAt = (o: Outlook, f: Fighter, chances: readonly Strikes[], p: Point, left: number): number => {
  const from = baseOf(p);
  const move = o.moves[f.id]!;
  let bodies: readonly Disc[] | undefined;
  let most = 0;
  for (const { at, list } of chances) {
    const g = gap(at, p);
    for (const s of list) {
      const within = g <= s.max + INCH && g >= s.min - INCH;
      const near = left > 0 ? 0.9 : 0.35;
      let worth: number;
      if (within) {
        worth = near * s.open;
        if (s.missile && worth > most) {
          bodies ??= discsWithout(o, f);
          worth = near * shotWorth(o, s, from, baseOf(at), bodies);
        }
      } else worth = 0.25 * s.open * Math.max(0, 1 - Math.max(0, g - s.max - move) / (12 * INCH));
      if (worth > most) most = worth;
    }
  }
  return most;
};
