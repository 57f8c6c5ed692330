/**
 * How one event looks on the table, and for how long: who attacks whom is seen before the dice, dice lie beside them, what somebody
 * did stays on the board until others act.
 */

import { type Battle, type HeroesEvent, heroesDescriptor, type Model, type ModelId, type Space } from '@muster/heroes';
import type { Seat } from '@muster/kernel';
import type { Beat, Manner } from '../../../contract/table-game.ts';
import {
  type BlowOf,
  begun,
  type MomentOf,
  resultWords,
  rollingFirst,
  strikerOf,
  withDice,
  withOwnTraces,
  withResult,
} from '../../../play/moment.ts';
import type { Travel } from '../board/types.ts';
import { actorOf } from './telling.ts';
import { nameOf } from './words.ts';

/** An attack or a contest as it is seen beside those who are in it. */
export type Moment = MomentOf<ModelId, HeroesEvent>;

export type Trace =
  | { readonly kind: 'moved'; readonly by: Seat; readonly model: ModelId; readonly path: readonly Space[] }
  | BlowOf<ModelId, Space>;

export interface Scene {
  readonly travel: Travel | undefined;
  readonly moment: Moment | undefined;
  readonly traces: readonly Trace[];
}

export const NO_SCENE: Scene = { travel: undefined, moment: undefined, traces: [] };

const change = (b: Battle, id: ModelId, to: (m: Model) => Model): Battle => ({
  ...b,
  models: b.models.map((m) => (m.id === id ? to(m) : m)),
});

/** What the board shows: the state before, changed by what has been seen so far. */
const showEvent = (b: Battle, e: HeroesEvent): Battle => {
  switch (e.type) {
    case 'terrainPlaced':
      return { ...b, config: { ...b.config, pieces: [...b.config.pieces, e.piece] } };
    case 'markerPlaced':
      return { ...b, markers: [...b.markers, e.space] };
    case 'entered':
      return change(b, e.model, (m) => ({ ...m, space: e.space }));
    case 'moved':
      return change(b, e.model, (m) => ({ ...m, space: e.path.at(-1) ?? m.space }));
    case 'stance':
      return change(b, e.model, (m) => ({ ...m, stance: e.stance }));
    case 'wounded':
      return change(b, e.model, (m) => ({ ...m, wounds: e.left }));
    case 'slain':
      return change(b, e.model, (m) => ({ ...m, wounds: 0, fate: 'slain' }));
    case 'roundBegan':
      return { ...b, round: e.round, models: b.models.map((m) => (m.acted ? { ...m, acted: false } : m)) };
    default:
      return b;
  }
};

const STEP_MS = 150;
const LONGEST_MOVE_MS = 600;
const READ_MS = 320;
const SEE_WHOM_MS = 450;
const READ_DICE_MS = 850;
const DICE_MS = 620;
const SEE_FALL_MS = 600;

const momentAfter = (b: Battle, moment: Moment | undefined, e: HeroesEvent): Moment | undefined => {
  const name = (id: ModelId): string => nameOf(b, id);
  switch (e.type) {
    case 'shot':
      return begun(`${name(e.shooter)} shoots ${name(e.target)}`, e.shooter, e.target);
    case 'struck':
      return begun(`${name(e.attacker)} strikes ${name(e.target)}`, e.attacker, e.target);
    case 'opportunity':
      return begun(`${name(e.attacker)} strikes after ${name(e.mover)}`, e.attacker, e.mover);
    case 'cast':
      return begun(`${name(e.caster)} casts`, e.caster, e.target);
    case 'jumped':
      return begun(`${name(e.model)} jumps`, e.model, null);
    case 'rolled':
    case 'rerolled':
      return withResult(
        moment ?? begun(`${name(e.purse)} rolls`, e.purse, null),
        resultWords(e, heroesDescriptor.rolls),
      );
    case 'wounded':
      return withResult(moment, `${name(e.model)} −${e.wounds}`);
    case 'slain':
      return withResult(moment, `${name(e.model)} falls`);
    case 'resisted':
      return withResult(moment, `${name(e.by)} resists +${e.defence}`);
    case 'raised':
      return withResult(moment, `${name(e.by)} adds ${e.points}: ${e.total}`);
    case 'resistRolled':
      return withResult(moment, `defence ${e.defence}, power ${e.cast}`);
    case 'resistEnded':
      return withResult(moment, e.resolves ? 'it takes hold' : 'it is negated');
    case 'activated':
    case 'roundBegan':
      return moment && { ...moment, over: true };
    default:
      return moment;
  }
};

const tracesAfter = (shown: Battle, scene: Scene, e: HeroesEvent, by: Seat): readonly Trace[] => {
  switch (e.type) {
    case 'moved':
      return [...scene.traces, { kind: 'moved', by, model: e.model, path: [e.from, ...e.path] }];
    case 'wounded': {
      const at = shown.models.find(({ id }) => id === e.model)?.space;
      if (at == null) return scene.traces;
      return [...scene.traces, { kind: 'blow', by, from: strikerOf(scene.moment, e.model), at, wounds: e.wounds }];
    }
    default:
      return scene.traces;
  }
};

/** Things somebody did; the rest only follows. */
const isDeed = (e: HeroesEvent): boolean => e.type === 'activated' || e.type === 'markerPlaced';

const readingTime = (e: HeroesEvent, { person, still }: Manner): number => {
  switch (e.type) {
    case 'shot':
    case 'struck':
    case 'opportunity':
    case 'cast':
      return SEE_WHOM_MS;
    case 'rolled':
    case 'rerolled':
    case 'resistRolled':
      return READ_DICE_MS;
    case 'slain':
      return SEE_FALL_MS;
    case 'wounded':
    case 'resisted':
    case 'raised':
    case 'resistEnded':
    case 'redirected':
    case 'astray':
    case 'blasted':
      return READ_MS;
    case 'moved':
      if (person && e.why === 'move') return 0;
      return (still ? 0 : Math.min(LONGEST_MOVE_MS, STEP_MS * e.path.length)) + READ_MS;
    case 'entered':
    case 'activated':
    case 'raisedModel':
      return person ? 0 : READ_MS;
    default:
      return 0;
  }
};

export const present = (shown: Battle, scene: Scene, e: HeroesEvent, manner: Manner): Beat<Battle, Scene> => {
  const by = actorOf(e) ?? manner.seat;
  const before = isDeed(e) ? withOwnTraces(scene, by) : scene;
  const after: Scene = {
    travel:
      e.type === 'moved'
        ? manner.person && e.why === 'move'
          ? undefined
          : { model: e.model, path: [e.from, ...e.path] }
        : before.travel,
    moment: withDice(momentAfter(shown, before.moment, e), e),
    traces: tracesAfter(shown, before, e, by),
  };
  const beat = { shown: showEvent(shown, e), scene: after, ms: readingTime(e, manner) };
  return rollingFirst(beat, before, e, manner, DICE_MS);
};
