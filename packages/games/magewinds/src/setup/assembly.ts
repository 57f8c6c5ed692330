/** Assembling the warbands (MW 10.2, TC assembly, ItT general.assembly): in secret, or openly in turn. */

import { type Draft, known, type Seat } from '@muster/kernel';
import { refuseNames } from '../build/names.ts';
import { addable, refuseWarband, slotsOf } from '../build/warband.ts';
import { PROFILE_IDS, type ProfileId } from '../content/fighters.ts';
import type { Names } from '../content/names.ts';
import { ask } from '../state/ask.ts';
import type { Battle, Fighter, SetupFrame, Warband } from '../state/battle.ts';
import type { MagewindsCommand, MagewindsDecision, SetupCommand } from '../state/command.ts';
import { copyBattle, replaced, topFrame } from '../state/copies.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { rollOff } from './roll-off.ts';
import { counted, notNow, opened, type SetupPart, type T } from './step.ts';

const RULE = 'ItT general.assembly';

const withWarband = (b: Battle, seat: Seat, warband: Warband): Battle => {
  const next = copyBattle(b);
  next.warbands = replaced(b.warbands, seat, warband);
  return next;
};

const profilesOf = (b: Battle, seat: Seat): readonly ProfileId[] => known(b.warbands[seat]!.profiles);

const isDone = (b: Battle): boolean => b.warbands.every(({ done }) => done);

/** MW-H18: the seats round the table, from who won the roll-off. */
const seatsFrom = (b: Battle, first: Seat): readonly Seat[] =>
  b.warbands.map((_, i) => (first + i) % b.warbands.length);

/** Who adds the next fighter in an open assembly: one each in turn, or the first who has not finished. */
const builderOf = (b: Battle, { first }: SetupFrame): Seat => {
  const open = seatsFrom(b, first).filter((seat) => !b.warbands[seat]!.done);
  if (b.config.assembly === 'sequential') return open[0]!;
  const fewest = Math.min(...open.map((seat) => profilesOf(b, seat).length));
  return open.find((seat) => profilesOf(b, seat).length === fewest)!;
};

const decisions = (b: Battle, frame: SetupFrame): readonly MagewindsDecision[] => {
  if (b.config.assembly !== 'secret') return ask(builderOf(b, frame), 'assembly', RULE);
  return b.warbands.flatMap(({ done }, seat) => (done ? [] : ask(seat, 'assembly', RULE)));
};

/** ItT general: warbands are put together at the same time, unseen. */
export const isAssemblingInSecret = (b: Battle): boolean => {
  const frame = topFrame(b);
  return frame?.type === 'setup' && frame.step === 'assembly' && b.config.assembly === 'secret';
};

/** Whether this seat may answer now: in secret also again, until the last one has. */
export const mayAssemble = (b: Battle, frame: SetupFrame, seat: Seat): boolean =>
  b.config.assembly === 'secret' ? b.config.warbands[seat] === null : builderOf(b, frame) === seat;

const refuse = (b: Battle, seat: Seat, c: MagewindsCommand): MagewindsRefusal | undefined => {
  const { slots, officialOnly, assembly } = b.config;
  if (assembly === 'secret')
    return c.type === 'assemble'
      ? (refuseWarband(c.warband, slots, officialOnly) ?? refuseNames(c.names, c.warband))
      : notNow(c);
  if (c.type === 'addFighter')
    return (
      refuseWarband([...profilesOf(b, seat), c.profile], slots, officialOnly) ??
      (c.name === undefined ? undefined : refuseNames([c.name], [c.profile]))
    );
  if (c.type !== 'finishWarband') return notNow(c);
  return profilesOf(b, seat).length === 0 ? refusalOf('emptyWarband', 'TC assembly', { slots }) : undefined;
};

const finish = (b: Battle, seat: Seat, profiles: readonly ProfileId[], names: Names | undefined, table: T): Battle => {
  tellWarband(seat, profiles, names, table);
  return withWarband(b, seat, wholeWarband(profiles, names));
};

/** Of those who are there and who joins now; undefined as long as nobody has a name (TC assembly.slots). */
const namesWith = ({ names }: Warband, before: number, name: string | undefined): Names | undefined =>
  names === undefined && name === undefined ? undefined : [...(names ?? Array<null>(before).fill(null)), name ?? null];

/** An open warband grows by one; it is finished when nobody else can join. */
const add = (b: Battle, seat: Seat, profile: ProfileId, name: string | undefined, table: T): Battle => {
  const { slots, officialOnly } = b.config;
  const before = profilesOf(b, seat);
  const profiles = [...before, profile];
  const names = namesWith(b.warbands[seat]!, before.length, name);
  const slotsLeft = slots - slotsOf(profiles);
  table.tell?.(
    name === undefined
      ? { type: 'fighterAdded', rule: RULE, seat, profile, slotsLeft }
      : { type: 'fighterAdded', rule: RULE, seat, profile, name, slotsLeft },
  );
  return addable(profiles, slots, officialOnly).length === 0
    ? finish(b, seat, profiles, names, table)
    : withWarband(b, seat, names === undefined ? { done: false, profiles } : { done: false, profiles, names });
};

/** What is given in one piece, in the configuration or in secret. */
export const wholeWarband = (profiles: readonly ProfileId[], names: Names | null | undefined): Warband =>
  names === null || names === undefined ? { done: true, profiles } : { done: true, profiles, names };

const assemble = (b: Battle, seat: Seat, warband: Warband, table: T): Battle => {
  if (!b.warbands[seat]!.done) table.tell?.({ type: 'warbandDone', rule: RULE, seat, warband: null });
  return withWarband(b, seat, warband);
};

const apply = (b: Battle, frame: SetupFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  switch (c.type) {
    case 'assemble':
      return assemble(b, seat, wholeWarband(c.warband, c.names), table);
    case 'addFighter':
      return counted(add(b, seat, c.profile, c.name, table), frame);
    case 'finishWarband':
      return counted(finish(b, seat, profilesOf(b, seat), b.warbands[seat]!.names, table), frame);
    default:
      return b;
  }
};

/** Warbands to choose from: filled up from every fighter on, going round the list in steps of one to three. */
const sampleWarbands = (slots: number, officialOnly: boolean): readonly (readonly ProfileId[])[] => {
  const found = new Map<string, readonly ProfileId[]>();
  for (let first = 0; first < PROFILE_IDS.length; first++) {
    for (let stride = 1; stride <= 3; stride++) {
      const warband = filled(first, stride, slots, officialOnly);
      if (warband.length > 0) found.set([...warband].sort().join(), warband);
    }
  }
  return [...found.values()];
};

const filled = (first: number, stride: number, slots: number, officialOnly: boolean): readonly ProfileId[] => {
  const warband: ProfileId[] = [];
  for (let i = 0; i < 3 * PROFILE_IDS.length; i++) {
    const id = PROFILE_IDS[(first + i * stride) % PROFILE_IDS.length]!;
    if (refuseWarband([...warband, id], slots, officialOnly) === undefined) warband.push(id);
  }
  return warband;
};

const candidates = (b: Battle, seat: Seat): readonly SetupCommand[] => {
  const { slots, officialOnly, assembly } = b.config;
  if (assembly === 'secret')
    return sampleWarbands(slots, officialOnly).map((warband) => ({ type: 'assemble', warband }));
  const profiles = profilesOf(b, seat);
  const added = addable(profiles, slots, officialOnly).map(
    (profile): SetupCommand => ({ type: 'addFighter', profile }),
  );
  return profiles.length === 0 ? added : [...added, { type: 'finishWarband' }];
};

const makeFighter = (id: number, seat: Seat, profile: ProfileId, number: number): Draft<Fighter> => ({
  id,
  seat,
  profile,
  number,
  where: 'reserve',
  x: 0,
  y: 0,
  damage: 0,
  actions: 0,
  guard: false,
  poison: null,
  starting: true,
  downIn: 0,
  twin: null,
});

/** Two of a kind are numbered from 1, the only one has 0. */
const numberOf = (profiles: readonly ProfileId[], i: number): number => {
  const same = profiles.filter((p) => p === profiles[i]).length;
  return same === 1 ? 0 : profiles.slice(0, i + 1).filter((p) => p === profiles[i]).length;
};

const tellWarband = (seat: Seat, warband: readonly ProfileId[], names: Names | undefined, table: T): void =>
  table.tell?.(
    names === undefined
      ? { type: 'warbandDone', rule: RULE, seat, warband }
      : { type: 'warbandDone', rule: RULE, seat, warband, names },
  );

/** Those of all warbands, waiting to be deployed; only when every warband is known. */
export const fightersOf = (warbands: readonly Warband[]): readonly Fighter[] => {
  const fighters: Fighter[] = [];
  warbands.forEach(({ profiles, names }, seat) => {
    known(profiles).forEach((profile, i, all) => {
      const f = makeFighter(fighters.length, seat, profile, numberOf(all, i));
      const name = names?.[i] ?? null;
      if (name !== null) f.name = name;
      fighters.push(f);
    });
  });
  return fighters;
};

/** All warbands are in: shown, and their fighters wait to be deployed. */
const muster = (b: Battle, table: T): Battle => {
  const { assembly, warbands } = b.config;
  b.warbands.forEach(({ names }, seat) => {
    if (assembly === 'secret' && warbands[seat] === null) tellWarband(seat, profilesOf(b, seat), names, table);
  });
  if (warbands.includes(null)) table.final();
  const next = copyBattle(b);
  next.fighters = fightersOf(b.warbands);
  return next;
};

export const ASSEMBLY_STEP: SetupPart = {
  advance: (b, frame, table) => {
    if (b.fighters.length > 0) return 'over';
    if (isDone(b)) return muster(b, table);
    if (b.config.assembly === 'secret' || frame.turn > 0) return b;
    return opened(b, frame, rollOff(b.config.players, RULE, table)[0]!);
  },
  decisions,
  refuse: (b, _, seat, c) => refuse(b, seat, c),
  apply,
  candidates: (b, _, seat) => candidates(b, seat),
};
