import {
  changedUnit,
  ECONOMY,
  FIGHT,
  fightersOf,
  forecast,
  ownOf,
  planOf,
  productsOf,
  QUESTIONS,
  SHOT,
  shotOdds,
  shotOf,
  type UnitSheet,
  unitOf,
  weaponsOf,
} from '@muster/conquest';
import { FACTIONS } from '@muster/dwethia';
import { type Part, queryOf } from '@muster/kernel';
import { expect, test } from 'vitest';
import { chosenBy } from '../../../parts/test/addresses.ts';
import { groupWords, ownToPick, shootersWith, targetsWith } from './units.ts';

const CALM = { onset: false, wall: false };

const reading = <C>(of: Part<C>, query: string) => {
  const { chosen: read, problems } = chosenBy(of, new URLSearchParams(query));
  return { read, problems };
};

test('a fight in an address: groups with counts, Destiny, who made the engagement', () => {
  const query = 'first=void.zombies*3,silence.null-monk&second=empire-of-sol.castra&onset=first&secondDestiny=2';
  const { read, problems } = reading(FIGHT, query);
  expect(problems).toEqual([]);
  expect(queryOf(FIGHT, read)).toBe(query);
  expect(groupWords(read.first)).toBe('3 Zombies and 1 Null Monk');
  expect(fightersOf(read.first, CALM)).toHaveLength(4);
  expect(fightersOf(read.second, CALM)[0]).toMatchObject({ isBuilding: true });
  expect(reading(FIGHT, 'first=elves*3').problems).toEqual(['There is no unit or building “elves”.']);
});

test('[CQ-58] the Bloodpact strikes harder in the round in which it made the engagement', () => {
  const { read } = reading(FIGHT, 'first=bloodpact.mob&second=citadel.platoon');
  const [calm, fierce] = [false, true].map((onset) => fightersOf(read.first, { ...CALM, onset })[0]!.stats.aggression);
  expect(fierce! - calm!).toBe(1);
  expect(fightersOf(read.second, { ...CALM, onset: true })).toEqual(fightersOf(read.second, CALM));
});

test('[DW-62] shield bearers of Sol beside each other save one better, in a fight and under fire; nobody else does', () => {
  const query = 'first=empire-of-sol.legion*2,empire-of-sol.triarii&second=vigil-of-the-sun.sun-warden&wall=yes';
  const { read } = reading(FIGHT, query);
  expect(queryOf(FIGHT, read)).toBe(query);
  const saves = (side: 'first' | 'second', wall: boolean) =>
    fightersOf(read[side], { ...CALM, wall }).map(({ save }) => save);
  expect([saves('first', true), saves('first', false), saves('second', true)]).toEqual([
    [4, 4, null],
    [5, 5, null],
    [5],
  ]);
  const shotAt = (query: string) => shotOdds(shotOf(reading(SHOT, query).read)).needs.save;
  expect(shotAt('defender=empire-of-sol.legion')).toBe(5);
  expect(shotAt('defender=empire-of-sol.legion&shielded=yes')).toBe(4);
  expect(shotAt('defender=empire-of-sol.triarii&shielded=yes')).toBeNull();
});

test('[X-354] an assault is on one building alone: it is never beside units, and never twice', () => {
  const told = ['An assault is on one building alone; units beside it must be beaten first (X-354).'];
  for (const [second, left] of [
    ['citadel.pillbox,citadel.platoon*2', '2 Platoon'],
    ['citadel.pillbox*2', '1 Pillbox'],
    ['citadel.pillbox,void.crypt', '1 Pillbox'],
  ] as const) {
    const { read, problems } = reading(FIGHT, `second=${second}`);
    expect([groupWords(read.second), problems]).toEqual([left, told]);
  }
  expect(reading(FIGHT, 'second=citadel.pillbox').problems).toEqual([]);
});

test('a shot in an address: who, with what, how', () => {
  const query =
    'of=shot&attacker=empire-of-sol.augur&defender=void.zombies&weapon=blast&distance=4&cover=1&shielded=yes';
  const { read, problems } = reading(SHOT, query);
  expect(problems).toEqual([]);
  expect(queryOf(QUESTIONS, read)).toBe(query);
  expect(shotOf(read)).toMatchObject({
    distance: 4,
    cover: 1,
    shielded: true,
    steady: false,
    weapon: { isPower: true },
  });
  expect(reading(SHOT, 'attacker=empire-of-sol.fabri').problems).toEqual(['Fabri has nothing to shoot with.']);
  expect(reading(SHOT, 'weapon=club').problems).toEqual(['Platoon has no “club”.']);
  expect(reading(QUESTIONS, 'of=tea').read.of).toBe('fight');
});

test('[CQ-51] only who stands still aims better, and only of the Citadel; neither powers nor guns of buildings', () => {
  for (const [attacker, steady] of [
    ['citadel.platoon', true],
    ['void.bone-archers', false],
    ['citadel.signal-adept', false],
    ['citadel.pillbox', false],
  ] as const)
    expect(shotOf(reading(SHOT, `attacker=${attacker}&still=yes`).read).steady).toBe(steady);
});

test('all who are offered can shoot, and all targets can be told apart', () => {
  for (const { sheets } of shootersWith([])) for (const sheet of sheets) expect(weaponsOf(sheet)).not.toEqual([]);
  const ids = targetsWith([]).flatMap(({ sheets }) => sheets.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

/** As it is kept. */
const ownLike = (id: string, name: string): UnitSheet => {
  const unit = unitOf(id)!;
  return changedUnit(ownOf(unit, unit.faction!), { name });
};

const ADA = ownLike('void.bone-archers', 'Ada, “the *Bow*” & co');
const BEN = ownLike('citadel.wardens', 'Ben');

test('[DW-28] kept units can be picked: all as targets, those with a weapon to shoot; not one that may not be fielded', () => {
  const nameless = ownLike('void.zombies', '');
  const own = ownToPick([], [ADA, BEN, nameless]);
  expect(own.map(({ name }) => name)).toEqual([ADA.name, 'Ben']);
  expect(targetsWith(own)[0]).toEqual({ name: 'Units of your own', sheets: own });
  expect(shootersWith(own)[0]!.sheets).toEqual([own[0]]);
  expect(new Set(own.map(({ id }) => id)).size).toBe(2);
  expect(targetsWith([])[0]!.name).not.toBe('Units of your own');
});

test('[DW-28] units of one’s own fight and shoot as they are, and the address alone tells all of them', () => {
  const [ada, ben] = ownToPick([], [ADA, BEN]);
  const usual = reading(FIGHT, '').read;
  const fight = {
    ...usual,
    first: [{ sheet: ben!, count: 3 }],
    second: [...usual.second, { sheet: ada!, count: 1 }, { sheet: ben!, count: 2 }],
  };
  const query = queryOf(FIGHT, fight);
  expect(query).toMatch(
    /^first=own\.1\*3&second=bloodpact\.mob\*3,own\.2,own\.1\*2&unit=citadel~Ben~[^&]+&unit=void~Ada[^&]+$/,
  );
  const { own: _, ...asked } = fight;
  expect(reading(FIGHT, query)).toMatchObject({ read: asked, problems: [] });
  const { stats, save } = unitOf('citadel.wardens')!;
  expect(fightersOf(fight.first, CALM)).toEqual(Array(3).fill(expect.objectContaining({ stats, save })));
  const { own: __, ...shot } = {
    ...reading(SHOT, 'attacker=void.bone-archers&distance=4').read,
    attacker: ada!,
    defender: ben!,
  };
  expect(reading(SHOT, queryOf(SHOT, { ...shot, own: [] }))).toMatchObject({ read: shot, problems: [] });
  // what is asked about is offered, kept here or not, and once
  expect(ownToPick([ada!], [BEN, ADA])).toEqual([ada, ben]);
});

test('[DW-28] an address with a unit that may not be says so', () => {
  const of = (unit: string) => reading(FIGHT, `first=own.1&unit=${unit}`);
  expect(of('~Ada').problems[0]).toBe('The unit “~Ada” of the address names no faction; it was left out.');
  expect(of('void~Ada~terran~3').problems[0]).toContain('A unit of the address cannot be read');
  const { read, problems } = of('void~Ada~terran~3.1.4.3.2.2.2.0.0.0.6~bazooka~1~~0~~');
  expect(problems.join(' ')).toContain('bazooka');
  expect(groupWords(read.first)).toBe('2 Legion');
});

test('[X-333] a build order in an address comes back, and every faction has one that can be forecast', () => {
  const usual = reading(ECONOMY, '').read;
  for (const { id } of FACTIONS) {
    const plan = { ...planOf(usual, id), research: ['deep-drills'], relicRounds: [2, 3], rounds: 4 };
    expect(reading(ECONOMY, queryOf(ECONOMY, plan))).toEqual({ read: plan, problems: [] });
    const rows = forecast(plan);
    expect(rows).toHaveLength(4);
    expect(rows[0]!.harvest).toBeGreaterThan(0);
    expect(rows.flatMap(({ built }) => built)).not.toEqual([]);
    expect(
      reading(ECONOMY, queryOf(ECONOMY, { ...plan, orders: productsOf(id).map((one) => one.id) })).problems,
    ).toEqual([]);
  }
  expect(reading(ECONOMY, 'orders=elves&research=tea&relics=0').problems).toHaveLength(3);
});
