/** Matches of the toy that several tests look at. */

import {
  commit,
  type Fairness,
  type FairProof,
  FORMAT,
  fairLuck,
  type LuckSource,
  type MatchRecord,
  type RecordFormat,
  seededLuck,
  startMatch,
} from '../src/index.ts';
import { PLAIN, playAll, type ToyCommand, type ToyConfig, type ToyMatch, toy } from './toy.ts';

export const STEP: ToyCommand = { type: 'step' };
export const SEAL: ToyCommand = { type: 'seal' };
export const PASS: ToyCommand = { type: 'pass' };
export const STOP: ToyCommand = { type: 'stop' };
export const MIX: ToyCommand = { type: 'mix' };
export const roll = (count: number): ToyCommand => ({ type: 'roll', count });
export const order = (value: number): ToyCommand => ({ type: 'order', value });

export interface Terms {
  readonly luck: LuckSource;
  readonly fairness?: Fairness;
  readonly config?: ToyConfig;
}

/** A match that writes its record in this form. */
export const startIn = (
  format: RecordFormat,
  { luck, fairness = { kind: 'unproven' }, config = PLAIN }: Terms,
): ToyMatch => startMatch(toy, config, { luck, fairness, recorded: { format, version: toy.version, config } });

/** Some of everything, with undos that give luck back to other commands, and standing orders of both seats in between. */
export const busy = (luck: LuckSource, fairness: Fairness, end = true, format: RecordFormat = FORMAT): ToyMatch => {
  const match = startIn(format, { luck, fairness, config: { dice: 2, cards: 3 } });
  playAll(match, STEP, roll(3), MIX);
  match.undo(0, [1], 2);
  playAll(match, roll(1), { type: 'shuffle', size: 2 });
  match.play(1, order(4));
  playAll(match, MIX, PASS);
  match.undo(0, []);
  playAll(match, SEAL, order(2), roll(4), PASS, MIX);
  match.undo(1, [0]);
  for (let n = 0; n < 8; n++) playAll(match, roll(2), MIX, STEP);
  if (end) playAll(match, STOP);
  return match;
};

const SEED = 'a1'.repeat(32);
const CONTRIBUTIONS = ['b2'.repeat(32), 'c3'.repeat(32)];

/** Everyone kept to what they committed to. */
export const PROOF: FairProof & { readonly seed: string } = {
  kind: 'fair',
  match: 'm-1',
  contributions: CONTRIBUTIONS,
  commitment: commit(SEED),
  commitments: CONTRIBUTIONS.map(commit),
  seed: SEED,
};

/** The stream that `PROOF` proves. */
export const provenLuck = (): LuckSource => fairLuck(PROOF.seed, PROOF);

/** The log as a database holds it while the match runs: entries as they were appended. */
export const logOf = (match: ToyMatch): MatchRecord => {
  const { end: _, ...record } = match.record();
  return { ...record, entries: [...match.entries()] };
};

/** Dice of a known stream that shuffles do not touch. */
export const numbered = (): LuckSource => ({
  roll: seededLuck(5).roll,
  order: (size) => Array.from({ length: size }, (_, i) => i),
});
