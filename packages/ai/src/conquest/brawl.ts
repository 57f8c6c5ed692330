/** The fight that a unit would be in at a place: its core, who stands beside it, who could still come. */

import { exchange, partyOf } from './guess.ts';
import type { Outlook } from './outlook.ts';
import { isFree, type Place, type Seen } from './seen.ts';

const NEAR = 1.01;

const areBeside = (a: Place, ra: number, c: Place, rc: number): boolean => {
  const [dx, dy, reach] = [a.x - c.x, a.y - c.y, ra + rc + NEAR];
  return dx * dx + dy * dy <= reach * reach;
};

/** Both sides of a fight: cores and supporters. */
interface Brawl {
  readonly own: Seen[];
  readonly foes: Seen[];
  readonly ownCore: number;
  readonly foeCore: number;
}

/** Core members first, supporters after them; `unit` stands at `at` instead of where it is. */
const brawlAt = (look: Outlook, unit: Seen | undefined, at: Place, seeds: readonly Seen[]): Brawl => {
  const own: Seen[] = [];
  const foes: Seen[] = [...seeds];
  const where = (one: Seen): Place => (one === unit ? at : one);
  for (let i = 0, j = 0; i < foes.length || j < own.length; ) {
    if (i < foes.length) {
      const foe = foes[i++]!;
      for (const one of look.own)
        if (areBeside(where(one), one.radius, foe, foe.radius) && !own.includes(one)) own.push(one);
    } else {
      const one = own[j++]!;
      for (const foe of look.foes)
        if (areBeside(where(one), one.radius, foe, foe.radius) && !foes.includes(foe)) foes.push(foe);
    }
  }
  const [ownCore, foeCore] = [own.length, foes.length];
  for (const one of look.own) {
    if (own.includes(one)) continue;
    for (let i = 0; i < ownCore; i++)
      if (areBeside(where(one), one.radius, where(own[i]!), own[i]!.radius)) {
        own.push(one);
        break;
      }
  }
  for (const one of look.foes) {
    if (foes.includes(one)) continue;
    for (let i = 0; i < foeCore; i++)
      if (areBeside(one, one.radius, foes[i]!, foes[i]!.radius)) {
        foes.push(one);
        break;
      }
  }
  return { own, foes, ownCore, foeCore };
};

const rollersOf = (all: readonly Seen[], core: number): readonly Seen[] => {
  const found = all.slice(0, core);
  for (let i = core; i < all.length; i++) if (all[i]!.reach > 1) found.push(all[i]!);
  return found;
};

const worthOf = (look: Outlook, { own, foes, ownCore, foeCore }: Brawl, bonus: number): number =>
  exchange(look, partyOf(own, rollersOf(own, ownCore), bonus), partyOf(foes, rollersOf(foes, foeCore)));

/** Who could still walk into a fight with one of these. */
const comers = (
  all: readonly Seen[],
  into: readonly Seen[],
  core: number,
  without: readonly Seen[],
): readonly Seen[] => {
  const found: Seen[] = [];
  for (const one of all) {
    if (!one.fights || !isFree(one) || without.includes(one)) continue;
    if (one.kit.weapon !== null && one.strength < 4) continue;
    for (let i = 0; i < core; i++) {
      const other = into[i]!;
      const gap = Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2) - one.radius - other.radius;
      if (gap <= one.move + 0.9) {
        found.push(one);
        break;
      }
    }
  }
  return found;
};

const MOST_COMERS = 3;

/** Bloodpact: dice more for those who made an engagement. */
const onset = (unit: Seen): number => (unit.kit.trait.onset && !unit.model.turn.engaged ? 1 : 0);

/** How much who could still come is counted on. */
const FRIENDS_COME = 0.7;
const FOES_COME = 0.45;

interface Engagement {
  /** As the table stands. */
  readonly now: number;
  /** With those who may still come. */
  readonly expected: number;
}

/** What engaging these foes from here is worth, less what the fight would be worth without it. */
export const engagementAt = (look: Outlook, unit: Seen, at: Place, touched: readonly Seen[]): Engagement => {
  const brawl = brawlAt(look, unit, at, touched);
  const without = withoutUnit(look, unit, touched);
  const now = worthOf(look, brawl, onset(unit)) - without;
  const friends = comers(look.own, brawl.foes, brawl.foeCore, brawl.own).slice(0, MOST_COMERS);
  let expected = now;
  if (friends.length > 0) {
    const joined: Brawl = {
      own: [...brawl.own.slice(0, brawl.ownCore), ...friends, ...brawl.own.slice(brawl.ownCore)],
      foes: brawl.foes,
      ownCore: brawl.ownCore + friends.length,
      foeCore: brawl.foeCore,
    };
    let bonus = onset(unit);
    for (const friend of friends) bonus += onset(friend);
    expected += FRIENDS_COME * Math.max(0, worthOf(look, joined, bonus) - without - now);
  }
  if (look.theyMove) {
    const foes = comers(look.foes, brawl.own, brawl.ownCore, brawl.foes).slice(0, MOST_COMERS);
    if (foes.length > 0) {
      const joined: Brawl = {
        own: brawl.own,
        foes: [...brawl.foes.slice(0, brawl.foeCore), ...foes, ...brawl.foes.slice(brawl.foeCore)],
        ownCore: brawl.ownCore,
        foeCore: brawl.foeCore + foes.length,
      };
      expected -= FOES_COME * Math.max(0, now - (worthOf(look, joined, onset(unit)) - without));
    }
  }
  return { now, expected };
};

const FAR_AWAY: Place = { x: -99, y: -99 };

/** The fights that these foes are in already. */
const withoutUnit = (look: Outlook, unit: Seen, touched: readonly Seen[]): number => {
  let worth = 0;
  const counted: Seen[] = [];
  for (const foe of touched) {
    if (counted.includes(foe)) continue;
    const brawl = brawlAt(look, unit, FAR_AWAY, [foe]);
    counted.push(...brawl.foes);
    if (brawl.ownCore > 0) worth += worthOf(look, brawl, 0);
  }
  return worth;
};

/** Foes within an inch of a base at this place. */
export const touchedAt = (look: Outlook, unit: Seen, at: Place): readonly Seen[] => {
  let found: Seen[] | undefined;
  for (const foe of look.foes)
    if (areBeside(at, unit.radius, foe, foe.radius)) {
      found ??= [];
      found.push(foe);
    }
  return found ?? NOBODY;
};
const NOBODY: readonly Seen[] = [];

/** What it lends to a fight of friends by standing beside them without touching a foe. */
export const supportAt = (look: Outlook, unit: Seen, at: Place): number => {
  for (const friend of look.own) {
    if (friend === unit || !areBeside(at, unit.radius, friend, friend.radius)) continue;
    const touched = touchedAt(look, friend, friend);
    if (touched.length === 0) continue;
    const brawl = brawlAt(look, unit, at, [touched[0]!]);
    return worthOf(look, brawl, 0) - withoutUnit(look, unit, touched.slice(0, 1));
  }
  return 0;
};

/** What its fight is worth where it stands. */
export const fightOf = (look: Outlook, unit: Seen): number => {
  const touched = touchedAt(look, unit, unit);
  return touched.length === 0 ? 0 : worthOf(look, brawlAt(look, undefined, unit, touched.slice(0, 1)), 0);
};
