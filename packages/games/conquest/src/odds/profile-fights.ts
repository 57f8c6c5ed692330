/**
 * Exact odds of a whole fight between two groups, as at a real table: both rolls, saves, ignored wounds, Heroic Resolve, who falls
 * (P2, X-353, X-355, X-356). The rules' own arithmetic works out what is rolled; here it is counted what comes of it.
 */

import { certain, type Distribution, mean, needs, successes, thin } from '@muster/dice';
import { attackNeeds, attackRollValue, type Note, type Stats, woundNeeds } from '@muster/dwethia';

/** One who may have to take wounds. */
export interface Taker {
  /** Left, and when whole. */
  readonly wounds: number;
  readonly whole: number;
  readonly save: number | null;
  readonly ignore: number | null;
  /** a hero, for whom Destiny is spent on a wound that would slay. */
  readonly resolves: boolean;
  /** takes none while somebody stands who guards. */
  readonly isCommander: boolean;
  /** one who is no Commander guards, unless corrupted. */
  readonly guards: boolean;
  /** in the fight itself, or in support. */
  readonly isCore: boolean;
  /** What its owner would rather keep: higher is kept longer. */
  readonly worth: number;
}

/** How a side takes its wounds where a switch or research makes it another way. */
export interface Taking {
  /** saves make no class. */
  readonly savesOptional: boolean;
  /** those who ignore wounds make a class. */
  readonly ignorersFirst: boolean;
  /** who strikes allots, and takes what is worth most. */
  readonly byEnemy: boolean;
  /** what Field Medics need for the first Wound that gets through; null for none. */
  readonly medics: number | null;
}

const AS_PRINTED: Taking = { savesOptional: false, ignorersFirst: true, byEnemy: false, medics: null };

/** What one side rolls. */
export interface Rolls {
  readonly dice: number;
  readonly attack: number | null;
  readonly wound: number | null;
}

/** save bearers, then who ignores wounds, then others; wounded before whole, core before support. */
const classOf = (t: Taker, left: number, { savesOptional, ignorersFirst }: Taking): number => {
  const isWounded = left < t.whole;
  if (t.save !== null && !savesOptional) return isWounded ? 0 : 1;
  const first = t.ignore !== null && ignorersFirst ? 2 : 5;
  if (isWounded) return first;
  return t.isCore ? first + 1 : first + 2;
};

/** Who takes the next wound, if what is worth least is given up, or worth most taken; −1 when nobody is left. */
const nextTaker = (takers: readonly Taker[], left: readonly number[], taking: Taking): number => {
  let best = -1;
  let bestClass = 0;
  const isGuarded = takers.some((t, i) => left[i]! > 0 && t.guards);
  for (let i = 0; i < takers.length; i++) {
    const t = takers[i]!;
    if (left[i]! === 0 || (t.isCommander && isGuarded)) continue;
    const own = classOf(t, left[i]!, taking);
    if (best >= 0) {
      const more = t.worth - takers[best]!.worth;
      if (own > bestClass || (own === bestClass && (taking.byEnemy ? more <= 0 : more >= 0))) continue;
    }
    best = i;
    bestClass = own;
  }
  return best;
};

/** One wound after another is suffered by the same models in the same order, whatever is saved between: a chain. */
interface Link {
  /** The chance that a wound gets through save and ignore. */
  readonly through: number;
  /** Whether it would slay one who may resolve. */
  readonly resolves: boolean;
  /** Units lost once this wound has been suffered. */
  readonly lost: number;
}

const chainOf = (takers: readonly Taker[], longest: number, taking: Taking): readonly Link[] => {
  const left = takers.map(({ wounds }) => wounds);
  const chain: Link[] = [];
  let lost = 0;
  let last = -1;
  while (chain.length < longest) {
    const next = nextTaker(takers, left, taking);
    const taker = next >= 0 ? next : last;
    if (taker < 0) break;
    const t = takers[taker]!;
    const through = (t.save === null ? 1 : 1 - needs(t.save)) * (t.ignore === null ? 1 : 1 - needs(t.ignore));
    const isFatal = next >= 0 && left[next] === 1;
    if (next >= 0) left[next]! -= 1;
    if (isFatal) lost += 1;
    chain.push({ through, resolves: isFatal && t.resolves, lost });
    last = taker;
  }
  return chain;
};

/** What a side suffers, by Wounds (beyond the last model they are counted on, so that nothing is capped) and by units lost. */
export interface Suffered {
  readonly wounds: Distribution;
  readonly lost: Distribution;
}

const RESOLVE = 1 / 2;

/** Chances by how far the chain has come and the Destiny left. */
type Rows = readonly number[][];

/** A wound got through: Resolve while there is Destiny, or the chain goes on. */
const fall = (next: Rows, link: Link, j: number, destiny: number, p: number): void => {
  let falls = p;
  if (link.resolves)
    for (let paid = 1; paid <= destiny; paid++) {
      next[j]![destiny - paid]! += falls * RESOLVE;
      falls *= 1 - RESOLVE;
    }
  next[j + 1]![link.resolves ? 0 : destiny]! += falls;
};

const wound = (at: Rows, chain: readonly Link[]): Rows => {
  const next = at.map((row) => row.map(() => 0));
  at.forEach((row, j) => {
    row.forEach((p, destiny) => {
      if (p === 0) return;
      const link = chain[j];
      if (link === undefined) {
        next[j]![destiny]! += p;
        return;
      }
      next[j]![destiny]! += p * (1 - link.through);
      fall(next, link, j, destiny, p * link.through);
    });
  });
  return next;
};

/** Before a wound has got through, Field Medics still have theirs before them; it is tended, then it falls like others. */
const tend = (next: Rows, chain: readonly Link[], destiny: number, p: number, medics: number): void => {
  next[0]![destiny]! += p * needs(medics);
  fall(next, chain[0]!, 0, destiny, p * (1 - needs(medics)));
};

export const suffered = (
  count: Distribution,
  takers: readonly Taker[],
  destiny: number,
  taking: Taking = AS_PRINTED,
): Suffered => {
  const longest = count.length - 1;
  const chain = chainOf(takers, longest, taking);
  const { medics } = taking;
  let at: Rows = Array.from({ length: chain.length + 1 }, () => Array<number>(destiny + 1).fill(0));
  /** The chance that medics wait for their first wound. */
  let waits = medics !== null && chain.length > 0 ? 1 : 0;
  at[0]![destiny] = 1 - waits;
  const wounds = Array<number>(chain.length + 1).fill(0);
  const lost = Array<number>(takers.length + 1).fill(0);
  for (let k = 0; k <= longest; k++) {
    if (k > 0) {
      at = wound(at, chain);
      if (waits > 0) {
        tend(at, chain, destiny, waits * chain[0]!.through, medics!);
        waits *= 1 - chain[0]!.through;
      }
    }
    at.forEach((row, j) => {
      const p = count[k]! * row.reduce((sum, one) => sum + one, j === 0 ? waits : 0);
      wounds[j]! += p;
      lost[j === 0 ? 0 : chain[j - 1]!.lost]! += p;
    });
  }
  return { wounds, lost };
};

/** Wound dice that succeed (CQ-59). */
export const woundDice = ({ dice, attack, wound: needed }: Rolls): Distribution =>
  attack === null || needed === null || dice === 0 ? certain(0) : thin(successes(dice, needs(attack)), needs(needed));

// --- Groups of bare profiles ---

export interface Fighter {
  readonly stats: Stats;
  readonly save: number | null;
  readonly ignore: number | null;
  readonly isCommander: boolean;
  /** of its stats only Defense and Wounds count; it strikes nobody. */
  readonly isBuilding: boolean;
  /** of several who may take a wound the first of those that are worth least takes it. */
  readonly worth: number;
}

export interface SideOdds {
  readonly dice: number;
  /** Attack Roll Value. */
  readonly arv: number;
  readonly needs: { readonly attack: number | null; readonly wound: number | null };
  /** By number, after saves: what this side inflicts; not capped by the Wounds of the other. */
  readonly wounds: Distribution;
  readonly mean: number;
  /** By number of its own units lost. */
  readonly lost: Distribution;
}

export interface FightOdds {
  readonly attackers: SideOdds;
  readonly defenders: SideOdds;
}

interface Brought {
  readonly dice: number;
  readonly arv: number;
  readonly strength: number;
  readonly defense: number;
}

const highest = (group: readonly Fighter[], of: keyof Stats): number =>
  group.reduce((best, { stats }) => Math.max(best, stats[of]), 0);

/** The steps of a side name it. */
const noteOf = (note: Note | undefined, whose: string): Note | undefined =>
  note && ((what, value, rule) => note(`${what} (${whose})`, value, rule));

/** everybody is in the fight; Integrity from two units on. X-354: a building is compared as 0 and has its Defense. */
const broughtBy = (group: readonly Fighter[], note: Note | undefined): Brought => {
  if (group.every(({ isBuilding }) => isBuilding)) {
    note?.('A building has no dice', 0, 'X-354');
    return { dice: 0, arv: 0, strength: 0, defense: highest(group, 'defense') };
  }
  const dice = group.reduce((sum, { stats }) => sum + Math.max(0, stats.aggression), 0);
  note?.('Aggression: dice', dice, 'CQ-58');
  const arv = attackRollValue(
    highest(group, 'martial'),
    group.map(({ stats }) => stats.integrity),
    note,
  );
  return { dice, arv, strength: highest(group, 'strength'), defense: highest(group, 'defense') };
};

const takerOf = ({ stats, save, ignore, isCommander, isBuilding, worth }: Fighter): Taker => ({
  wounds: Math.max(1, stats.wounds),
  whole: Math.max(1, stats.wounds),
  save: isBuilding ? null : save,
  ignore: isBuilding ? null : ignore,
  resolves: !isBuilding && stats.destiny > 0,
  isCommander,
  guards: !isCommander,
  isCore: true,
  worth,
});

const rollsOf = (own: Brought, other: Brought, note: Note | undefined): Rolls => ({
  dice: own.dice,
  attack: own.dice === 0 ? null : attackNeeds(own.arv, other.arv, note),
  wound: own.dice === 0 ? null : woundNeeds(own.strength, other.defense, note),
});

/** Both sides strike at once. `destiny`: of each side, spent on wounds that would slay a hero. */
export const fightOdds = (
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  destiny: readonly [number, number] = [0, 0],
  note?: Note,
): FightOdds => {
  const [noteA, noteD] = [noteOf(note, 'attackers'), noteOf(note, 'defenders')];
  const a = broughtBy(attackers, noteA);
  const d = broughtBy(defenders, noteD);
  const [byA, byD] = [rollsOf(a, d, noteA), rollsOf(d, a, noteD)];
  const onD = suffered(woundDice(byA), defenders.map(takerOf), destiny[1]);
  const onA = suffered(woundDice(byD), attackers.map(takerOf), destiny[0]);
  const side = (own: Brought, { attack, wound: needed }: Rolls, inflicted: Suffered, taken: Suffered): SideOdds => ({
    dice: own.dice,
    arv: own.arv,
    needs: { attack, wound: needed },
    wounds: inflicted.wounds,
    mean: mean(inflicted.wounds),
    lost: taken.lost,
  });
  return { attackers: side(a, byA, onD, onA), defenders: side(d, byD, onA, onD) };
};
