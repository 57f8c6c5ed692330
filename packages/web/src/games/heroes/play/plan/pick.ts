/** Plans of one choice: a place, a model, what to do when engaged. */

import {
  type Battle,
  extentOf,
  fallBackRisk,
  fieldOf,
  type HeroesDecision,
  heroes,
  type ModelId,
  modelOf,
  type Space,
  takersOf,
  terrainOf,
  terrainSpaces,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import { capital } from '../../../../parts/words.ts';
import { actorOf, answerAt, IDLE, layCommand, placeOf } from '../held.ts';
import type { Held, Option, Plan, PlanAct } from '../types.ts';
import { fateWords, nameOf, placeName, riskWords } from '../words.ts';
import { EMPTY, NO_MARKS } from './empty.ts';
import { pointOf, threatMark } from './lines.ts';

/** What is asked, by the power that moves it or by the kind of question. `it`: whose place it is. */
const SPOT_HINTS: Readonly<Record<string, (it: string) => string>> = {
  marker: () => 'Place a marker in the enemy half: one in each quarter, outside the zones, 6 spaces from the others.',
  retreat: (it) => `Choose where ${it} retreats: up to 3 spaces, beside no enemy.`,
  fallBack: (it) => `${it} may fall back up to 3 spaces, beside no enemy, or stay.`,
  raise: () => 'Choose where the Thrall rises: within 6, in sight, beside no enemy.',
  blink: (it) => `Choose where ${it} appears, up to 8 away.`,
  corrupt: (it) => `Choose where ${it} is driven, up to 3 away.`,
};

/** What is done there, by the same. */
const SPOT_WORDS: Readonly<Record<string, (it: string) => string>> = {
  marker: () => 'Place the marker on',
  retreat: () => 'Retreat to',
  fallBack: () => 'Fall back to',
  raise: () => 'Raise the Thrall at',
  blink: (it) => `${it} appears at`,
  corrupt: (it) => `Drive ${it} to`,
};

const kindOf = (d: HeroesDecision): string => (d.kind === 'place' ? d.power : d.kind);

/** Everywhere that a marker may lie: what the rules offer is a sample. */
const markerSpaces = remembered((b: Battle, d: HeroesDecision & { readonly kind: 'marker' }): readonly Space[] =>
  Array.from(fieldOf(b.config).ground.floor.keys()).filter(
    (space) => heroes.refuse(b, d.seat, answerAt(d, space)) === undefined,
  ),
);

const spotsFor = (b: Battle, d: HeroesDecision): readonly Space[] =>
  d.kind === 'marker' ? markerSpaces(b, d) : placesFor(b, d).filter((place) => typeof place === 'number');

/** Who comes to stand there; a marker is nobody, and a Thrall is not there yet. */
const movedBy = (d: HeroesDecision): ModelId | undefined => (d.kind === 'place' ? d.model : actorOf(d));

const itOf = (b: Battle, d: HeroesDecision): string => {
  const model = movedBy(d);
  return model === undefined ? '' : nameOf(b, model);
};

const planSpot = (b: Battle, d: HeroesDecision, held: Held): Plan => {
  const space = held.kind === 'answer' ? (placeOf(held.command) as Space) : undefined;
  const model = movedBy(d);
  const risk = d.kind === 'fallBack' && space !== undefined ? fallBackRisk(b, d.model, space) : undefined;
  return {
    ...EMPTY,
    hint: SPOT_HINTS[kindOf(d)]?.(itOf(b, d)) ?? 'Choose a place.',
    wait: 'Choose a space',
    selected: model === undefined ? [] : [model],
    risks: risk === undefined ? [] : [riskWords(b, risk)],
    marks: {
      ...NO_MARKS,
      spaces: [
        ...(model === undefined ? [] : [threatMark(b, model)]),
        { kind: 'place', spaces: spotsFor(b, d) },
        ...(space === undefined ? [] : [{ kind: 'chosen', spaces: [space] } as const]),
      ],
      planned:
        model === undefined || space === undefined || kindOf(d) === 'raise' ? undefined : { model, steps: [space] },
    },
  };
};

const spacesOf = remembered(terrainSpaces);

export const planTerrain = (b: Battle, d: HeroesDecision & { readonly kind: 'terrain' }, held: Held): Plan => {
  const kind = held.kind === 'lay' ? terrainOf(held.piece) : undefined;
  const end: PlanAct = { meaning: 'noTerrain', words: 'Place nothing', commands: [{ type: 'pass' }] };
  const empty: Plan = {
    ...EMPTY,
    hint: `Lay a piece of terrain (${d.left} left): choose a green space and see how it lies. It lies outside the zones, a space from the others.`,
    wait: 'Choose where it lies',
    end,
  };
  if (held.kind !== 'lay' || kind === undefined) return empty;
  const open = { kind: 'place', spaces: spacesOf(b, held.piece, held.turn) } as const;
  if (held.space === null) return { ...empty, marks: { ...NO_MARKS, spaces: [open] } };
  const { size } = fieldOf(b.config).ground;
  const [width, height] = extentOf(kind, held.turn);
  const { space } = held;
  const spaces = Array.from({ length: width * height }, (_, i) => space + Math.floor(i / width) * size + (i % width));
  return {
    ...empty,
    marks: { ...NO_MARKS, spaces: [open, { kind: 'chosen', spaces }] },
    main: {
      meaning: 'terrain',
      words: `Lay the ${kind.name} at ${placeName(b, space)}`,
      commands: [layCommand(held, space)],
    },
  };
};

const planPick = (b: Battle, d: HeroesDecision & { kind: 'redirect' | 'friend' }, held: Held): Plan => {
  const picked = held.kind === 'answer' ? (placeOf(held.command) as ModelId) : undefined;
  const isShot = d.kind === 'redirect';
  const takers = takersOf(b);
  return {
    ...EMPTY,
    hint: isShot
      ? `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to an ally beside it.`
      : `The shot goes astray. Choose which friend beside ${nameOf(b, d.target)} is struck.`,
    wait: isShot ? 'Choose an ally, or let it come' : 'Choose a friend',
    selected: [picked ?? d.target],
    targets: placesFor(b, d).filter((place) => typeof place === 'string'),
    optionsLabel: 'Who may take it',
    options: takers.map((harm): Option => {
      const chosen = (picked ?? (isShot ? d.target : undefined)) === harm.target;
      const answer: Held = { kind: 'answer', command: answerAt(d, harm.target) };
      return {
        key: harm.target,
        words: isShot ? `${nameOf(b, harm.target)} takes it` : `${nameOf(b, harm.target)} is struck`,
        note: capital(fateWords(harm)),
        chosen,
        held: chosen || harm.target === d.target ? IDLE : answer,
      };
    }),
    marks: {
      ...NO_MARKS,
      target: picked,
      lines: [
        { kind: 'blow', points: [pointOf(b, modelOf(b, d.shooter)), pointOf(b, modelOf(b, picked ?? d.target))] },
      ],
    },
  };
};

/** The places by which the question may be answered. */
const placesFor = (b: Battle, d: HeroesDecision): readonly (Space | ModelId)[] =>
  heroes.candidates(b, d.seat).flatMap((c) => placeOf(c) ?? []);

/** What becomes of it where no place is named: it stays, it takes the shot. */
const leaveIt = (b: Battle, d: HeroesDecision): PlanAct | undefined => {
  if (d.kind === 'fallBack')
    return { meaning: 'stay', words: `${nameOf(b, d.model)} stays`, commands: [{ type: 'fallBack', to: null }] };
  if (d.kind === 'place' && d.power === 'corrupt')
    return {
      meaning: 'stay',
      words: `Leave ${nameOf(b, d.model)} there`,
      commands: [{ type: 'place', space: modelOf(b, d.model).space! }],
    };
  if (d.kind === 'redirect')
    return { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] };
  return undefined;
};

const answerWords = (b: Battle, d: HeroesDecision, place: Space | ModelId | null): string => {
  if (typeof place === 'number') return `${SPOT_WORDS[kindOf(d)]?.(itOf(b, d)) ?? 'Choose'} ${placeName(b, place)}`;
  return d.kind === 'redirect' ? `Pass the shot to ${nameOf(b, place!)}` : `${nameOf(b, place!)} is struck`;
};

/** One place answers it. */
export const planAnswer = (b: Battle, d: HeroesDecision, held: Held): Plan => {
  const plan = d.kind === 'redirect' || d.kind === 'friend' ? planPick(b, d, held) : planSpot(b, d, held);
  const leave = leaveIt(b, d);
  if (held.kind !== 'answer') return { ...plan, main: leave };
  const { command } = held;
  const words = answerWords(b, d, placeOf(command));
  return { ...plan, main: { meaning: d.kind, words, commands: [command] }, end: leave };
};
