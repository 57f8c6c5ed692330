/** How an activation would go by plan: where it begins, how the battle then stands, and the commands it comes to. Pure. */

import {
  afterMove,
  attacksFrom,
  type Battle,
  type CastCommand,
  castsOf,
  entries,
  fieldOf,
  type Goal,
  goalsFor,
  type HeroesCommand,
  type HeroesDecision,
  heroes,
  isEngaged,
  kitOf,
  type ModelId,
  type MoveCommand,
  modelOf,
  type Space,
  sideOf,
  wayOf,
} from '@muster/heroes';
import { foresee } from '@muster/kernel';
import { remembered } from '../../../parts/remembered.ts';
import { act, isMoving, mustChoose } from './held.ts';
import { activationOf } from './shown.ts';
import type { Act, Attack, Choice } from './types.ts';

const PASS = { type: 'pass' } as const;

const foreseen = remembered(
  (b: Battle, seat: number, commands: readonly HeroesCommand[]): Battle => foresee(heroes, b, seat, commands).view,
);

/** What the plan begins with: who is activated, where it enters, what it does where it is engaged. */
export const opening = (b: Battle, d: HeroesDecision, { model, entry, choice }: Act): readonly HeroesCommand[] => {
  const first: readonly HeroesCommand[] = [
    ...(d.kind === 'select' ? [{ type: 'select', model } as const] : []),
    ...(entry === null || modelOf(b, model).space !== null ? [] : [{ type: 'enter', space: entry } as const]),
  ];
  return choice !== null && heroes.decisions(foreseen(b, d.seat, first)).some(({ kind }) => kind === 'engaged')
    ? [...first, { type: 'engaged', choice }]
    : first;
};

/** Once this is played, as far as one can see ahead. */
const opened = (b: Battle, d: HeroesDecision, held: Act): Battle => {
  const commands = opening(b, d, held);
  return commands.length === 0 ? b : foreseen(b, d.seat, commands);
};

/** Once it is activated. */
export const activated = (b: Battle, d: HeroesDecision, model: ModelId): Battle => opened(b, d, act(model));

/** Once it is activated and has entered, before the move; undefined while it has not been said where it enters. */
export const entered = (b: Battle, d: HeroesDecision, held: Act): Battle | undefined => {
  const then = opened(b, d, held);
  return modelOf(then, held.model).space === null ? undefined : then;
};

/** What one that is engaged may choose of; where that is one alone the rules choose it themselves. */
export const choicesOf = (b: Battle, d: HeroesDecision, model: ModelId): readonly Choice[] => {
  const choices = heroes
    .candidates(activated(b, d, model), d.seat)
    .flatMap((c): readonly Choice[] => (c.type === 'engaged' ? [c.choice] : []));
  return choices.length === 0 ? ['fight'] : choices;
};

// --- Where it goes ---

const doors = remembered((b: Battle, id: ModelId): readonly Space[] => {
  const m = modelOf(b, id);
  return m.space === null ? entries(b, m, sideOf(b, m)) : [];
});

export const entriesOf = (b: Battle, d: HeroesDecision, { model }: Act): readonly Space[] =>
  isMoving(d) ? doors(b, model) : [];

const goals = remembered(goalsFor);

/** Where the planned one could go: from the entry that the player chose, or from its place, or by the best entry. */
export const goalsOf = (b: Battle, d: HeroesDecision, held: Act): readonly Goal[] => {
  if (!isMoving(d) || mustChoose(b, d, held.model)) return [];
  const from = held.entryChosen ? entered(b, d, held) : activated(b, d, held.model);
  return from === undefined ? [] : goals(from, held.model);
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

/** The move of the plan; it stays where no place is chosen. `b`: once it has entered. */
export const moveOfAct = (b: Battle, { model, to: goal, jump }: Act): MoveCommand => {
  const to = goal ?? modelOf(b, model).space!;
  return { type: 'move', to, path: jump ? null : straightTo(b, model, to), jump };
};

/** Where it stands by plan, as if all but the attack were done. */
export interface Stand {
  readonly b: Battle;
  /** It has moved next to an enemy. */
  readonly engages: boolean;
}

const moved = remembered(afterMove);

/** Undefined while it has not been said what it does, or where it enters; and once it retreats. */
export const standOf = (b: Battle, d: HeroesDecision, held: Act): Stand | undefined => {
  const { model, choice } = held;
  const from = entered(b, d, held);
  if (mustChoose(b, d, model))
    return from === undefined || choice === null || choice === 'retreat' ? undefined : { b: from, engages: false };
  if (from === undefined || !isMoving(d)) return from && { b: from, engages: activationOf(b)?.engages ?? false };
  const move = moveOfAct(from, held);
  const there = moved(from, d.seat, model, move) ?? from;
  const m = modelOf(there, model);
  return { b: there, engages: m.space !== modelOf(from, model).space && isEngaged(there, m) };
};

// --- What it comes to ---

/** DW-85: one power in an activation. `mayBlink`: instead of the move. */
export const castsIn = (
  b: Battle,
  id: ModelId,
  phase: 'movement' | 'shoot',
  mayBlink = false,
): readonly CastCommand[] => (activationOf(b)?.cast ? [] : castsOf(b, modelOf(b, id), phase, mayBlink));

/** What is asked before this attack and left out: a power after the move, then, before a blow, shots and powers. */
const passesBefore = ({ b }: Stand, { model, choice }: Act, attack: Attack): readonly HeroesCommand[] => {
  const mayCast = choice !== 'fire' && castsIn(b, model, 'movement', choice === 'fight').length > 0;
  const mayShoot = attacksFrom(b, model, false).shots.length > 0 || castsIn(b, model, 'shoot').length > 0;
  return [...(mayCast ? [PASS] : []), ...(attack.type === 'strike' && mayShoot ? [PASS] : [])];
};

/** What the plan comes to, in order. */
export const commandsOf = (b: Battle, d: HeroesDecision, held: Act): readonly HeroesCommand[] => {
  const { model, to, choice, attack } = held;
  const first = opening(b, d, held);
  if (choice === 'retreat') return to === null ? first : [...first, { type: 'fallBack', to }];
  const stand = standOf(b, d, held);
  if (stand === undefined || (to === null && attack === null)) return first;
  const isInFight = mustChoose(b, d, model);
  const power =
    attack?.type === 'cast' ? kitOf(b, modelOf(b, model)).powers.find(({ id }) => id === attack.power) : undefined;
  const isEarly = power?.phase === 'movement'; // cast before or after the move
  const goes = isMoving(d) && !isInFight && !(isEarly && to === null);
  const passes = attack === null || isEarly || !(isInFight || isMoving(d)) ? [] : passesBefore(stand, held, attack);
  return [
    ...first,
    ...(goes ? [moveOfAct(entered(b, d, held)!, held)] : []),
    ...passes,
    ...(attack === null ? [] : [attack]),
  ];
};
