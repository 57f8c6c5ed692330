/** What a hand holds before it is a command, and how the battle would stand by it. Pure. */

import {
  afterMove,
  type Battle,
  entries,
  fieldOf,
  type Goal,
  goalsFor,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  isEngaged,
  type Model,
  type ModelId,
  modelOf,
  type Space,
  sideOf,
  wayOf,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import type { Act, Choice, Held, Laying } from './types.ts';

export const IDLE: Held = { kind: 'idle' };

export const act = (model: ModelId, chosen = true): Act => ({
  kind: 'act',
  model,
  chosen,
  entry: null,
  entryChosen: false,
  to: null,
  toChosen: false,
  jump: false,
  choice: null,
  attack: null,
  aim: null,
});

/** Whether anything is planned for it. */
export const isPlanned = ({ entry, to, choice, attack }: Act): boolean => (entry ?? to ?? choice ?? attack) !== null;

/** Whose activation this is, where one is under way. */
export const actorOf = (d: HeroesDecision | undefined): ModelId | undefined =>
  d !== undefined && 'model' in d && d.kind !== 'place' ? d.model : undefined;

export const isMoving = (d: HeroesDecision): boolean => d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';

/** One that is engaged chooses first what it does (HR-40). */
export const mustChoose = (b: Battle, d: HeroesDecision, model: ModelId): boolean =>
  d.kind === 'engaged' || (d.kind === 'select' && modelOf(b, model).space !== null && isEngaged(b, modelOf(b, model)));

/** Enemies of a seat who stand on the board. */
export const enemiesOf = (b: Battle, seat: number): readonly Model[] => {
  const { side } = b.config.seats[seat]!;
  return b.models.filter((m) => m.fate === 'alive' && m.space !== null && m.wounds > 0 && sideOf(b, m) !== side);
};

// --- How it would stand ---

/** What the plan begins with: who is activated, and where it enters. */
export const opening = (b: Battle, d: HeroesDecision, { model, entry }: Act): readonly HeroesCommand[] => [
  ...(d.kind === 'select' ? [{ type: 'select', model } as const] : []),
  ...(entry === null || modelOf(b, model).space !== null ? [] : [{ type: 'enter', space: entry } as const]),
];

const foreseen = remembered(
  (b: Battle, seat: number, commands: readonly HeroesCommand[]): Battle => foresee(heroes, b, seat, commands).view,
);

/** Once these are played, as far as one can see ahead. */
export const begun = (b: Battle, seat: number, commands: readonly HeroesCommand[]): Battle =>
  commands.length === 0 ? b : foreseen(b, seat, commands);

/** Once it is activated. */
export const activated = (b: Battle, d: HeroesDecision, model: ModelId): Battle =>
  begun(b, d.seat, opening(b, d, act(model)));

/** Once it is activated and has entered, before the move; undefined while it has not been said where it enters. */
export const entered = (b: Battle, d: HeroesDecision, held: Act): Battle | undefined => {
  if (!isMoving(d)) return b;
  const then = begun(b, d.seat, opening(b, d, held));
  return modelOf(then, held.model).space === null ? undefined : then;
};

/** What one that is engaged may choose of; where that is one alone the rules choose it themselves. */
export const choicesOf = (b: Battle, d: HeroesDecision, model: ModelId): readonly Choice[] => {
  const choices = heroes
    .candidates(activated(b, d, model), d.seat)
    .flatMap((c): readonly Choice[] => (c.type === 'engaged' ? [c.choice] : []));
  return choices.length === 0 ? ['fight'] : choices;
};

export const choosing = (b: Battle, d: HeroesDecision, model: ModelId, choice: Choice): readonly HeroesCommand[] => {
  const isAsked = heroes.decisions(activated(b, d, model)).some(({ kind }) => kind === 'engaged');
  return [...opening(b, d, act(model)), ...(isAsked ? [{ type: 'engaged', choice } as const] : [])];
};

/** The spaces of a line: evenly bent, or with its slanting steps last or first. */
const linesTo = (size: number, from: Space, to: Space): readonly (readonly Space[])[] => {
  const [x, y] = [from % size, Math.floor(from / size)];
  const [dx, dy] = [(to % size) - x, Math.floor(to / size) - y];
  const n = Math.max(Math.abs(dx), Math.abs(dy));
  const bent = (far: number, i: number): number => Math.round((far * i) / n);
  const late = (far: number, i: number): number => Math.sign(far) * Math.max(0, i - (n - Math.abs(far)));
  const early = (far: number, i: number): number => Math.sign(far) * Math.min(i, Math.abs(far));
  return [bent, late, early].map((after) =>
    Array.from({ length: n }, (_, i) => x + after(dx, i + 1) + (y + after(dy, i + 1)) * size),
  );
};

/** Straight where that costs no more: of equal ways the rules take any. Null where there is none. */
const straightTo = remembered((b: Battle, id: ModelId, to: Space): readonly Space[] | null => {
  const from = modelOf(b, id).space!;
  const move = { type: 'move', to, path: null, jump: false } as const;
  const cost = wayOf(b, id, move)?.cost;
  const lines = linesTo(fieldOf(b.config).ground.size, from, to);
  return lines.find((path) => path.length > 0 && wayOf(b, id, { ...move, path })?.cost === cost) ?? null;
});

export const moveOfAct = (b: Battle, { model, to: goal, jump }: Act): HeroesCommand & { readonly type: 'move' } => {
  const to = goal ?? modelOf(b, model).space!;
  return { type: 'move', to, path: jump ? null : straightTo(b, model, to), jump };
};

/** Where it stands by plan, as if all but the attack were done, and whether it has moved. */
export interface Stand {
  readonly b: Battle;
  readonly moved: boolean;
}

const moved = remembered(afterMove);

/** Undefined while it has not been said what it does, or where it enters; and once it retreats. */
export const standOf = (b: Battle, d: HeroesDecision, held: Act): Stand | undefined => {
  const { model, choice } = held;
  if (mustChoose(b, d, model))
    return choice === null || choice === 'retreat'
      ? undefined
      : { b: begun(b, d.seat, choosing(b, d, model, choice)), moved: false };
  const from = entered(b, d, held);
  if (from === undefined || !isMoving(d)) return from && { b: from, moved: false };
  const way = wayOf(from, model, moveOfAct(from, held));
  const goes = way !== undefined && held.to !== null;
  const there = moved(from, d.seat, model, moveOfAct(from, goes ? held : act(model))) ?? from;
  return { b: there, moved: goes && way.steps.length > 0 };
};

const goals = remembered(goalsFor);

/** Where the planned one could go: from the entry that the player chose, or from its place, or by the best entry. */
export const goalsOf = (b: Battle, d: HeroesDecision, held: Act): readonly Goal[] => {
  if (!isMoving(d) || mustChoose(b, d, held.model)) return [];
  const from = held.entryChosen ? entered(b, d, held) : activated(b, d, held.model);
  return from === undefined ? [] : goals(from, held.model);
};

const doors = remembered((b: Battle, id: ModelId): readonly Space[] => {
  const m = modelOf(b, id);
  return m.space === null ? entries(b, m, sideOf(b, m)) : [];
});

export const entriesOf = (b: Battle, d: HeroesDecision, { model }: Act): readonly Space[] =>
  isMoving(d) ? doors(b, model) : [];

// --- Answers by one place ---

/** What is answered by one space or one model. */
export const isAnswered = (d: HeroesDecision): boolean =>
  ['marker', 'place', 'retreat', 'fallBack', 'friend', 'redirect'].includes(d.kind);

/** The answer that names this place; who is shot at takes the shot by naming nobody. */
export const answerAt = (d: HeroesDecision, place: Space | ModelId): HeroesCommand => {
  if (typeof place === 'number')
    return d.kind === 'marker' || d.kind === 'place' ? { type: d.kind, space: place } : { type: 'fallBack', to: place };
  if (d.kind === 'friend') return { type: 'friend', model: place };
  return { type: 'redirect', to: 'target' in d && d.target === place ? null : place };
};

/** The place that an answer names. */
export const placeOf = (c: HeroesCommand): Space | ModelId | null => {
  switch (c.type) {
    case 'marker':
    case 'place':
      return c.space;
    case 'fallBack':
    case 'redirect':
      return c.to;
    case 'friend':
      return c.model;
    default:
      return null;
  }
};

export const layCommand = ({ piece, turn }: Laying, space: Space): HeroesCommand => ({
  type: 'terrain',
  kind: piece,
  space,
  turn,
});
