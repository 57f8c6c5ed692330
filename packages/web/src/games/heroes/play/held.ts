/** What a hand holds before it is a command: nothing, a plan for one model, terrain, an answer by one place. Pure. */

import {
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  isEngaged,
  type Model,
  type ModelId,
  modelOf,
  type Space,
  sideOf,
} from '@muster/heroes';
import type { Act, Held, Laying } from './types.ts';

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

/** Its attack let go, and with it what it was to do in a fight. */
export const withoutAttack = (held: Act): Act => ({ ...held, choice: null, attack: null, aim: null });

/** Whether anything is planned for it. */
export const isPlanned = ({ entry, to, choice, attack }: Act): boolean => (entry ?? to ?? choice ?? attack) !== null;

/** Whose activation this is, where one is under way. */
export const actorOf = (d: HeroesDecision): ModelId | undefined =>
  'model' in d && d.kind !== 'place' ? d.model : undefined;

export const isMoving = (d: HeroesDecision): boolean => d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';

/** One that is engaged chooses first what it does (HR-40). */
export const mustChoose = (b: Battle, d: HeroesDecision, model: ModelId): boolean =>
  d.kind === 'engaged' || (d.kind === 'select' && modelOf(b, model).space !== null && isEngaged(b, modelOf(b, model)));

export const isEnemyOf = (b: Battle, seat: number, m: Model): boolean => sideOf(b, m) !== b.config.seats[seat]!.side;

/** Enemies of a seat who stand on the board. */
export const enemiesOf = (b: Battle, seat: number): readonly Model[] =>
  b.models.filter((m) => m.fate === 'alive' && m.space !== null && m.wounds > 0 && isEnemyOf(b, seat, m));

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
