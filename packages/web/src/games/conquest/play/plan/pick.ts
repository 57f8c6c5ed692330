/** Questions that a model on the map answers: who surges, who is struck, which fight. */

import {
  type Battle,
  type ConquestDecision,
  coreOn,
  entryChances,
  type FightEntry,
  findModel,
  fullWoundsOf,
  type ModelId,
  membersOn,
  modelOf,
} from '@muster/conquest';
import { action } from '../../../../dwethia/play/question.ts';
import { legsOf } from '../../../../measured/legs.ts';
import type { BoardLine } from '../../../../measured/types.ts';
import { count } from '../../../../parts/words.ts';
import { nameOf, stateWords } from '../../words.ts';
import { castInDispute } from '../duels.ts';
import { fightsOnTable, pickQuestion } from '../hand/picking.ts';
import { type Held, IDLE } from '../hand/types.ts';
import { seen, tried } from '../moving.ts';
import { nearest } from '../nearest.ts';
import type { Plan } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

/** Who belongs together in a fight: enemies with enemies, supporters with those they support. */
export const fightLines = (b: Battle, entry: FightEntry, text?: string): readonly BoardLine[] => {
  const at = (id: ModelId) => findModel(b, id)?.at;
  const lines: BoardLine[] = [];
  const linkNearest = (id: ModelId, among: readonly ModelId[], words?: string): void => {
    const from = at(id);
    if (from === undefined) return;
    const others = among.flatMap((other) => (other === id ? [] : (at(other) ?? [])));
    const near = nearest(others, (p) => Math.hypot(p.x - from.x, p.y - from.y));
    if (near !== undefined) lines.push({ from, to: near, kind: 'link', text: words });
  };
  const [south, north] = ([0, 1] as const).map((side) => coreOn(b, entry, side).map(({ id }) => id));
  if (entry.building !== null)
    for (const id of entry.core) linkNearest(id, [entry.building], lines.length === 0 ? text : undefined);
  else {
    for (const id of south!) linkNearest(id, north!, lines.length === 0 ? text : undefined);
    for (const id of north!) linkNearest(id, south!);
  }
  for (const id of [...entry.supporters, ...entry.far]) linkNearest(id, entry.core);
  return lines;
};

const membersOf = (b: Battle, entry: FightEntry): readonly ModelId[] =>
  ([0, 1] as const).flatMap((side) => membersOn(b, entry, side).map(({ id }) => id));

/** The engagement that opened the window. */
const surgeLines = (b: Battle): readonly BoardLine[] => {
  const top = b.stack.at(-1);
  if (top?.type !== 'surge' || top.walk === null) return [];
  const from = findModel(b, top.walk.unit)?.at;
  if (from === undefined) return [];
  return legsOf([from, ...top.walk.path], 'fire');
};

/** Who casts on whom, while the power is contested. */
const castLines = (b: Battle): readonly BoardLine[] => {
  const cast = castInDispute(b);
  const from = cast && findModel(b, cast.caster)?.at;
  if (cast === undefined || from === undefined) return [];
  const at = cast.struck.flatMap((id) => (id === cast.caster ? [] : (findModel(b, id)?.at ?? [])));
  return at.map((to) => ({ from, to, kind: 'fire' }));
};

/** What a question is about, on the map. */
const linesFor = (b: Battle, d: ConquestDecision, fights: readonly FightEntry[] | undefined): readonly BoardLine[] => {
  if (fights !== undefined) return fights.flatMap((entry, i) => fightLines(b, entry, String(i + 1)));
  return d.kind === 'resist' || d.kind === 'raise' ? castLines(b) : surgeLines(b);
};

/** A fight as it would be with who is about to join it. */
export const joinedBy = (b: Battle, d: ConquestDecision, entry: FightEntry): FightEntry => {
  if (d.kind !== 'support') return entry;
  const then = seen(tried(b, d.seat, { type: 'support', unit: d.unit, fight: entry.id }));
  return (then === undefined ? [] : fightsOnTable(then)).find(({ id }) => id === entry.id) ?? entry;
};

/** What it has to lose, and what is special about it. */
const pickNote = (b: Battle, d: ConquestDecision, id: ModelId): string => {
  const m = modelOf(b, id);
  const state = stateWords(b, m);
  const falls = (d.kind === 'allot' || d.kind === 'friendlyHit') && m.wounds === 1 ? ' · falls to a wound' : '';
  return `${m.wounds} of ${count(fullWoundsOf(b, m), 'Wound')} left${falls}${state === '' ? '' : ` · ${state}`}`;
};

/** Of what the slip asks, only what it is about is shown. */
export const planPick = (b: Battle, d: ConquestDecision, held: Held): Plan => {
  const question = pickQuestion(b, d);
  const marks = marked({ lines: linesFor(b, d, question?.fights) });
  if (question === undefined) return { ...EMPTY, marks };
  const { hint, among, fights, end } = question;
  const picked = held.kind === 'pick' ? held.id : undefined;
  const about = picked ?? (d.kind === 'support' ? d.unit : undefined);
  const chosen = fights?.find(({ id }) => id === picked);
  return {
    ...EMPTY,
    hint,
    wait: fights === undefined ? 'Choose one' : 'Choose a fight',
    selected: chosen === undefined ? (about === undefined ? [] : [about]) : membersOf(b, chosen),
    choices: fights?.flatMap((entry) => membersOf(b, entry)) ?? among,
    marks,
    options:
      fights === undefined
        ? among.map((id) => ({
            key: id,
            words: nameOf(b, id),
            note: pickNote(b, d, id),
            chosen: id === picked,
            held: id === picked ? IDLE : { kind: 'pick', id },
          }))
        : [],
    odds: chosen && { kind: 'fight', of: entryChances(b, joinedBy(b, d, chosen)) },
    main:
      picked !== undefined && among.includes(picked)
        ? action(d.kind, question.words(picked), question.command(picked))
        : undefined,
    end,
  };
};
