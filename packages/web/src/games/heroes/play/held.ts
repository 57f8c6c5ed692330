/** What a hand holds before it is a command, and what it comes to: where the model would stand, what it could do there, the commands. Pure. */

import {
  type AttacksFrom,
  afterMove,
  attacksFrom,
  type Battle,
  type CastCommand,
  castsOf,
  entries,
  fallBackEnds,
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
  retreatEnds,
  type Space,
  sideOf,
  wayOf,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import type { Act, Attack, Held, Laying } from './types.ts';

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

/** Where it stands by plan, as if all of it were done, and whether it has moved. */
export interface Stand {
  readonly b: Battle;
  readonly moved: boolean;
}

export const isMoving = (d: HeroesDecision): boolean => d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';

/** Enemies of a seat who stand on the board. */
export const enemiesOf = (b: Battle, seat: number): readonly Model[] => {
  const { side } = b.config.seats[seat]!;
  return b.models.filter((m) => m.fate === 'alive' && m.space !== null && m.wounds > 0 && sideOf(b, m) !== side);
};

/** What the plan begins with: who is activated, and where it enters. */
export const opening = (b: Battle, d: HeroesDecision, { model, entry }: Act): readonly HeroesCommand[] => [
  ...(d.kind === 'select' ? [{ type: 'select', model } as const] : []),
  ...(entry === null || modelOf(b, model).space !== null ? [] : [{ type: 'enter', space: entry } as const]),
];

export const begun = remembered(
  (b: Battle, seat: number, commands: readonly HeroesCommand[]): Battle => foresee(heroes, b, seat, commands).view,
);
const moved = remembered(afterMove);

/** Once it is activated. */
export const activated = (b: Battle, d: HeroesDecision, model: ModelId): Battle => {
  const commands = opening(b, d, act(model));
  return commands.length === 0 ? b : begun(b, d.seat, commands);
};

/** Once it is activated and has entered, before the move; undefined while it has not been said where it enters. */
export const entered = (b: Battle, d: HeroesDecision, held: Act): Battle | undefined => {
  if (!isMoving(d)) return b;
  const commands = opening(b, d, held);
  const then = commands.length === 0 ? b : begun(b, d.seat, commands);
  return modelOf(then, held.model).space === null ? undefined : then;
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

export const standOf = (b: Battle, d: HeroesDecision, held: Act): Stand | undefined => {
  const from = entered(b, d, held);
  if (from === undefined) return undefined;
  if (!isMoving(d)) return { b: from, moved: false };
  const way = wayOf(from, held.model, moveOfAct(from, held));
  const goes = way !== undefined && held.to !== null;
  const move = moveOfAct(from, goes ? held : act(held.model));
  const there = moved(from, d.seat, held.model, move) ?? from;
  return { b: there, moved: goes && way.steps.length > 0 };
};

/** One that is engaged chooses first what it does (HR-40). */
export const mustChoose = (b: Battle, d: HeroesDecision, model: ModelId): boolean =>
  d.kind === 'engaged' || (d.kind === 'select' && modelOf(b, model).space !== null && isEngaged(b, modelOf(b, model)));

export interface Ways extends AttacksFrom {
  readonly casts: readonly CastCommand[];
}

const NO_WAYS: Ways = { shots: [], blows: [], casts: [] };

/** What could be attacked, and with what, from the planned place. */
export const waysFrom = (b: Battle, d: HeroesDecision, held: Act): Ways => {
  if (mustChoose(b, d, held.model)) return NO_WAYS;
  const stand = standOf(b, d, held);
  if (stand === undefined) return NO_WAYS;
  const m = modelOf(stand.b, held.model);
  const engages = stand.moved && isEngaged(stand.b, m);
  switch (d.kind) {
    case 'afterMove':
      return { ...NO_WAYS, casts: castsOf(b, m, 'movement', false) };
    case 'melee': {
      const frame = b.stack.find((one) => one.type === 'activation');
      return { ...NO_WAYS, blows: attacksFrom(b, m.id, frame?.type === 'activation' && frame.engages).blows };
    }
    case 'shoot':
    case 'shootBack': {
      const legal = new Set(heroes.candidates(b, d.seat).map((c) => JSON.stringify(c)));
      const { shots } = attacksFrom(b, m.id, false);
      const casts = heroes.candidates(b, d.seat).filter((c) => c.type === 'cast');
      return { shots: shots.filter(({ command }) => legal.has(JSON.stringify(command))), blows: [], casts };
    }
    default: {
      const { shots, blows } = attacksFrom(stand.b, m.id, engages);
      const casts = [...castsOf(stand.b, m, 'movement', held.to === null), ...castsOf(stand.b, m, 'shoot', false)];
      return { shots, blows, casts };
    }
  }
};

/** All attacks on one model, the most promising first. */
export const attacksOn = (ways: Ways, target: ModelId): readonly Attack[] => [
  ...ways.blows.filter((f) => f.target === target).map((f): Attack => ({ type: 'strike', target: f.target })),
  ...ways.shots.filter(({ command }) => command.target === target).map(({ command }): Attack => command),
  ...ways.casts.filter((c) => c.target === target),
];

export const sameAttack = (a: Attack | null, b: Attack | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Spaces that answer the question. */
export const spotsFor = (b: Battle, d: HeroesDecision): readonly Space[] => {
  switch (d.kind) {
    case 'retreat':
      return retreatEnds(b, modelOf(b, d.model));
    case 'fallBack':
      return fallBackEnds(b, modelOf(b, d.model));
    case 'marker':
    case 'place':
      return heroes.candidates(b, d.seat).flatMap((c) => (c.type === 'marker' || c.type === 'place' ? [c.space] : []));
    default:
      return [];
  }
};

export const spotCommand = (d: HeroesDecision, space: Space): HeroesCommand =>
  d.kind === 'marker'
    ? { type: 'marker', space }
    : d.kind === 'place'
      ? { type: 'place', space }
      : { type: 'fallBack', to: space };

export const isSpotDecision = (d: HeroesDecision): boolean =>
  d.kind === 'marker' || d.kind === 'place' || d.kind === 'retreat' || d.kind === 'fallBack';

export const pickCommand = (d: HeroesDecision, model: ModelId): HeroesCommand =>
  d.kind === 'friend'
    ? { type: 'friend', model }
    : { type: 'redirect', to: 'target' in d && d.target === model ? null : model };

const goals = remembered(goalsFor);

/** Where the planned one could go: from the entry that the player chose, or from its place, or by the best entry. */
export const goalsOf = (b: Battle, d: HeroesDecision, held: Act): readonly Goal[] => {
  if (!isMoving(d) || mustChoose(b, d, held.model)) return [];
  const from = held.entryChosen ? entered(b, d, held) : activated(b, d, held.model);
  return from === undefined ? [] : goals(from, held.model);
};

export const entriesOf = (b: Battle, d: HeroesDecision, { model }: Act): readonly Space[] => {
  const m = modelOf(b, model);
  return m.space === null && isMoving(d) ? entries(b, m, sideOf(b, m)) : [];
};

export const layCommand = ({ piece, turn }: Laying, space: Space): HeroesCommand => ({
  type: 'terrain',
  kind: piece,
  space,
  turn,
});
