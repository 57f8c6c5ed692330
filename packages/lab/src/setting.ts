/** Reads a setting from outside. */

import { type Parsed, parse, type Reader } from '@muster/kernel';
import { LabRefused } from './module.ts';

/** The value, or the reason why this cannot be played. */
export const playable = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new LabRefused(`${parsed.refusal.where}: ${parsed.refusal.problem}`);
  return parsed.value;
};

export const readSetting = <T>(read: Reader<T>, setting: unknown): T => playable(parse(read, setting, 'setting'));
