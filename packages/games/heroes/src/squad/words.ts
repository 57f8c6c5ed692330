/** What happened to a squad, in sentences. */

import { powerOf } from '@muster/dwethia';
import { TABLE_NAMES } from '../content/scars.ts';
import type { Chapter } from './squad.ts';

const causeOf = ({ slain, kills }: Chapter): string => {
  if (slain === null) return kills === 1 ? 'slew an enemy and lived' : `slew ${kills} enemies and lived`;
  const by = slain.by === null ? '' : ` by ${slain.by}`;
  const power = slain.power === null ? '' : ` with ${powerOf(slain.power)?.name ?? slain.power}`;
  return `was slain${by}${power}`;
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** `Captain was slain by Alpha B1: 2 on “Slain by shot, blow or fall”, Maimed arm. Martial −1. Points −1.` */
export const chapterWords = (name: string, chapter: Chapter): string => {
  const { table, die, row, took, points, slain } = chapter;
  const nothing = row.fate.kind !== 'nothing' && !took;
  const learned = row.fate.kind === 'learns' && took ? ` It is ${powerOf(slain!.power!)!.name}.` : '';
  return [
    `${name} ${causeOf(chapter)}: ${die} on “${TABLE_NAMES[table]}”, ${row.name}.`,
    nothing ? ' It changes nothing: it is as far as it can go, or has none.' : ` ${row.words}${learned}`,
    points === 0 ? '' : ` Points ${signed(points)}.`,
  ].join('');
};
