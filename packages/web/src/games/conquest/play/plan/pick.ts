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
import { legsOf } from '../../../../measured/legs.ts';
import type { BoardLine } from '../../../../measured/types.ts';
import { count } from '../../../../parts/words.ts';
import { nameOf, stateWords } from '../../words.ts';
import { castInDispute } from '../duels.ts';
import { pickCommand } from '../hand/picking.ts';
import { type Held, IDLE } from '../hand/types.ts';
import { seen, tried } from '../moving.ts';
import type { Plan, PlanAct } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

/** The fights on the stack. */
export const fightsOnTable = (b: Battle): readonly FightEntry[] => {
  const top = b.stack.at(-1);
  return top?.type === 'combat' || top?.type === 'support' ? top.fights : [];
};

/** Who belongs together in a fight: enemies with enemies, supporters with those they support. */
export const fightLines = (b: Battle, entry: FightEntry, text?: string): readonly BoardLine[] => {
  const at = (id: ModelId) => findModel(b, id)?.at;
  const lines: BoardLine[] = [];
  const linkNearest = (id: ModelId, among: readonly ModelId[], words?: string): void => {
    const from = at(id);
    if (from === undefined) return;
    const near = among
      .filter((other) => other !== id)
      .flatMap((other) => at(other) ?? [])
      .sort((p, q) => (p.x - from.x) ** 2 + (p.y - from.y) ** 2 - (q.x - from.x) ** 2 - (q.y - from.y) ** 2)[0];
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

const wordsFor = (b: Battle, d: ConquestDecision, id: ModelId): string => {
  switch (d.kind) {
    case 'surge':
      return `${nameOf(b, id)} surges for 1 Destiny`;
    case 'surgeAnswer':
      return `${nameOf(b, id)} answers for 1 Destiny`;
    case 'friendlyHit':
      return `The shot strikes ${nameOf(b, id)}`;
    case 'allot':
      return `${nameOf(b, id)} takes the wound`;
    case 'support':
      return `${nameOf(b, d.unit)} joins this fight`;
    default:
      return 'Fight this one now';
  }
};

const hintFor = (b: Battle, d: ConquestDecision): string => {
  switch (d.kind) {
    case 'surge':
      return d.against === null
        ? 'A hero of yours may surge now, before they act (X-327).'
        : `${nameOf(b, d.against)} is about to engage. A hero of yours may surge first, for 1 Destiny: the move is taken back, and they decide anew (X-328).`;
    case 'surgeAnswer':
      return `${nameOf(b, d.against)} surges. Answer with a hero of yours for 1 Destiny, and wager who moves first, or let them go (X-328).`;
    case 'friendlyHit':
      return `The shot of ${nameOf(b, d.shooter)} goes astray: choose which friend it strikes (X-344).`;
    case 'allot':
      return `Choose who takes the next wound${d.left > 1 ? `; ${d.left} are still to be taken` : ''} (X-356).`;
    case 'support':
      return `${nameOf(b, d.unit)} stands near several fights: choose the one it joins (X-351). The figures count it in.`;
    case 'selectFight':
      return 'Choose the fight that is fought next (CQ-56).';
    default:
      return '';
  }
};

const endFor = (b: Battle, d: ConquestDecision): PlanAct | undefined => {
  if (d.kind === 'surge')
    return {
      meaning: 'noSurge',
      words: d.against === null ? 'Nobody surges' : `Let ${nameOf(b, d.against)} come`,
      commands: [{ type: 'surge', unit: null }],
    };
  if (d.kind === 'surgeAnswer')
    return { meaning: 'noAnswer', words: 'Let them surge', commands: [{ type: 'answer', unit: null }] };
  return undefined;
};

const amongOf = (d: ConquestDecision): readonly ModelId[] => {
  switch (d.kind) {
    case 'surge':
    case 'surgeAnswer':
      return d.units;
    case 'friendlyHit':
    case 'allot':
      return d.among;
    case 'selectFight':
      return d.fights;
    case 'support':
      return d.among;
    default:
      return [];
  }
};

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
const linesFor = (b: Battle, d: ConquestDecision, fights: readonly FightEntry[]): readonly BoardLine[] => {
  if (d.kind === 'selectFight' || d.kind === 'support')
    return fights.flatMap((entry, i) => fightLines(b, entry, String(i + 1)));
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

export const planPick = (b: Battle, d: ConquestDecision, held: Held): Plan => {
  const picked = held.kind === 'pick' ? held.id : undefined;
  const command = picked === undefined ? undefined : pickCommand(b, d, picked);
  const isFights = d.kind === 'selectFight' || d.kind === 'support';
  const fights = isFights ? fightsOnTable(b).filter(({ id }) => amongOf(d).includes(id)) : [];
  const chosen = fights.find(({ id }) => id === picked);
  const isKnown = picked !== undefined && amongOf(d).includes(picked);
  return {
    ...EMPTY,
    hint: hintFor(b, d),
    wait: isFights ? 'Choose a fight' : 'Choose one',
    selected:
      chosen === undefined
        ? picked === undefined
          ? d.kind === 'support'
            ? [d.unit]
            : []
          : [picked]
        : membersOf(b, chosen),
    choices: isFights ? fights.flatMap((entry) => membersOf(b, entry)) : amongOf(d),
    marks: marked({
      lines: linesFor(b, d, fights),
    }),
    options: isFights
      ? []
      : amongOf(d).map((id) => ({
          key: id,
          words: nameOf(b, id),
          note: pickNote(b, d, id),
          chosen: id === picked,
          held: id === picked ? IDLE : { kind: 'pick', id },
        })),
    odds: chosen === undefined ? undefined : { kind: 'fight', of: entryChances(b, joinedBy(b, d, chosen)) },
    main:
      command === undefined || picked === undefined || !isKnown
        ? undefined
        : { meaning: d.kind, words: wordsFor(b, d, picked), commands: [command] },
    end: endFor(b, d),
  };
};
