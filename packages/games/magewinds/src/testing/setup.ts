/** For tests only: set-up played with scripted or seeded dice, every command refused first. */

import { fastTable, makeRng, type Seat, scriptedLuck, seededLuck } from '@muster/kernel';
import { parseConfig } from '../reading/read-config.ts';
import { advanceSetup, applySetup, refuseSetup, setup, setupCandidates, setupDecisions } from '../setup/index.ts';
import type { T } from '../setup/step.ts';
import type { Battle, MagewindsConfig } from '../state/battle.ts';
import type { MagewindsDecision, SetupCommand } from '../state/command.ts';
import { topFrame } from '../state/copies.ts';
import type { MagewindsEvent } from '../state/events.ts';

export const A = ['warrior', 'wizard', 'cleric', 'guardian'];
export const B = ['druid', 'seer', 'witch', 'enchanter'];
export const C = ['deadeye', 'mesmer', 'cleric'];

export const readConfig = (x: unknown): MagewindsConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

export const telling = (table: T, events: MagewindsEvent[]): T => ({ ...table, tell: (e) => void events.push(e) });

/** Dice 6 and 1 make seat 0 Player 1, unless given otherwise. */
export const scripted = (...dice: number[]): T => fastTable(scriptedLuck(dice, 3));
export const seeded = (seed: number): T => fastTable(seededLuck(seed));

export const begin = (x: unknown, table: T = scripted(6, 1)): Battle => setup(readConfig(x), table);

export const run = (b: Battle, table: T): Battle => {
  const frame = topFrame(b);
  if (frame?.type !== 'setup') return b;
  const next = advanceSetup(b, frame, table);
  return next === b ? b : run(next, table);
};

export const asked = (b: Battle): readonly MagewindsDecision[] => {
  const frame = topFrame(b);
  return frame?.type === 'setup' ? setupDecisions(b, frame) : [];
};

/** `scenario 0`, `assembly 0 1`: what is asked, and whom. */
export const asks = (b: Battle): string => [asked(b)[0]?.kind, ...asked(b).map((d) => d.seat)].join(' ');

export const play = (b: Battle, seat: Seat, c: SetupCommand, table: T = seeded(1)): Battle => {
  const refusal = refuseSetup(b, seat, c);
  if (refusal) throw new Error(`${refusal.code} ${JSON.stringify(refusal.facts)}`);
  return run(applySetup(b, seat, c, table), table);
};

/** The first candidate again and again, until set-up is over or a decision of this kind comes up. */
export const playTo = (start: Battle, kind: MagewindsDecision['kind'] | 'battle', table: T = seeded(1)): Battle => {
  let b = start;
  for (let d = asked(b)[0]; d && d.kind !== kind; d = asked(b)[0])
    b = play(b, d.seat, setupCandidates(b, d.seat)[0]!, table);
  return b;
};

/** All of set-up at random; `look` sees every position in which somebody is asked. */
export const playRandomly = (x: unknown, seed: number, look: (b: Battle) => void): Battle => {
  const [rng, table] = [makeRng(seed), seeded(seed)];
  let b = begin(x, table);
  for (let ds = asked(b); ds.length > 0; ds = asked(b)) {
    look(b);
    const { seat } = ds[rng.below(ds.length)]!;
    const all = setupCandidates(b, seat);
    b = play(b, seat, all[rng.below(all.length)]!, table);
  }
  return b;
};
