/** Plans of one choice: a place, a model, where a piece of terrain lies. */

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

/** What is asked, what is done on a space, and what becomes of it where none is named. `it`: whose place it is. */
interface Spot {
  hint(it: string): string;
  does(it: string): string;
  stays?(it: string): string;
}

/** By the power that moves somebody, or by the kind of question. */
const SPOTS: Readonly<Record<string, Spot>> = {
  marker: {
    hint: () => 'Place a marker in the enemy half: one in each quarter, outside the zones, 6 spaces from the others.',
    does: () => 'Place the marker on',
  },
  retreat: {
    hint: (it) => `Choose where ${it} retreats: up to 3 spaces, beside no enemy.`,
    does: () => 'Retreat to',
  },
  fallBack: {
    hint: (it) => `${it} may fall back up to 3 spaces, beside no enemy, or stay.`,
    does: () => 'Fall back to',
    stays: (it) => `${it} stays`,
  },
  raise: {
    hint: () => 'Choose where the Thrall rises: within 6, in sight, beside no enemy.',
    does: () => 'Raise the Thrall at',
  },
  blink: {
    hint: (it) => `Choose where ${it} appears, up to 8 away.`,
    does: (it) => `${it} appears at`,
  },
  corrupt: {
    hint: (it) => `Choose where ${it} is driven, up to 3 away.`,
    does: (it) => `Drive ${it} to`,
    stays: (it) => `Leave ${it} there`,
  },
};

/** Everywhere that a marker may lie: what the rules offer is a sample. */
const markerSpaces = remembered((b: Battle, d: HeroesDecision & { readonly kind: 'marker' }): readonly Space[] =>
  Array.from(fieldOf(b.config).ground.floor.keys()).filter(
    (space) => heroes.refuse(b, d.seat, answerAt(d, space)) === undefined,
  ),
);

/** The places by which the question may be answered. */
const placesFor = (b: Battle, d: HeroesDecision): readonly (Space | ModelId)[] =>
  heroes.candidates(b, d.seat).flatMap((c) => placeOf(c) ?? []);

/** What the hand has chosen is the main button, and before it to name nothing, where one may. */
const answered = (
  d: HeroesDecision,
  held: Held,
  words: string,
  leave: PlanAct | undefined,
): Pick<Plan, 'main' | 'end'> =>
  held.kind === 'answer'
    ? { main: { meaning: d.kind, words, commands: [held.command] }, end: leave }
    : { main: leave, end: undefined };

const planSpot = (b: Battle, d: HeroesDecision, held: Held): Plan => {
  const space = held.kind === 'answer' ? (placeOf(held.command) as Space) : undefined;
  const kind = d.kind === 'place' ? d.power : d.kind;
  /** Who comes to stand there; a marker is nobody, and a Thrall is not there yet. */
  const model = d.kind === 'place' ? d.model : actorOf(d);
  const it = model === undefined ? '' : nameOf(b, model);
  const { hint, does, stays } = SPOTS[kind]!;
  const leave: PlanAct | undefined = stays && {
    meaning: 'stay',
    words: stays(it),
    commands: [d.kind === 'fallBack' ? { type: 'fallBack', to: null } : answerAt(d, modelOf(b, model!).space!)],
  };
  const risk = d.kind === 'fallBack' && space !== undefined ? fallBackRisk(b, d.model, space) : undefined;
  return {
    ...EMPTY,
    ...answered(d, held, `${does(it)} ${space === undefined ? '' : placeName(b, space)}`, leave),
    hint: hint(it),
    wait: 'Choose a space',
    selected: model === undefined ? [] : [model],
    risks: risk === undefined ? [] : [riskWords(b, risk)],
    marks: {
      ...NO_MARKS,
      spaces: [
        ...(model === undefined ? [] : [threatMark(b, model)]),
        { kind: 'place', spaces: d.kind === 'marker' ? markerSpaces(b, d) : (placesFor(b, d) as readonly Space[]) },
        ...(space === undefined ? [] : [{ kind: 'chosen', spaces: [space] } as const]),
      ],
      planned: model === undefined || space === undefined || kind === 'raise' ? undefined : { model, steps: [space] },
    },
  };
};

/** Who is struck by a shot: an ally instead of the target, or which friend where it goes astray. */
const planTaker = (b: Battle, d: HeroesDecision & { readonly kind: 'redirect' | 'friend' }, held: Held): Plan => {
  const picked = held.kind === 'answer' ? (placeOf(held.command) as ModelId) : undefined;
  const isShot = d.kind === 'redirect';
  const struck = picked ?? d.target;
  const leave: PlanAct | undefined = isShot
    ? { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] }
    : undefined;
  return {
    ...EMPTY,
    ...answered(d, held, isShot ? `Pass the shot to ${nameOf(b, struck)}` : `${nameOf(b, struck)} is struck`, leave),
    hint: isShot
      ? `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to an ally beside it.`
      : `The shot goes astray. Choose which friend beside ${nameOf(b, d.target)} is struck.`,
    wait: isShot ? 'Choose an ally, or let it come' : 'Choose a friend',
    selected: [struck],
    targets: placesFor(b, d) as readonly ModelId[],
    optionsLabel: 'Who may take it',
    options: takersOf(b).map((harm): Option => {
      const chosen = isShot ? struck === harm.target : picked === harm.target;
      return {
        key: harm.target,
        words: isShot ? `${nameOf(b, harm.target)} takes it` : `${nameOf(b, harm.target)} is struck`,
        note: capital(fateWords(harm)),
        chosen,
        held: chosen || harm.target === d.target ? IDLE : { kind: 'answer', command: answerAt(d, harm.target) },
      };
    }),
    marks: {
      ...NO_MARKS,
      target: picked,
      lines: [{ kind: 'blow', points: [pointOf(b, modelOf(b, d.shooter)), pointOf(b, modelOf(b, struck))] }],
    },
  };
};

/** One place answers it. */
export const planAnswer = (b: Battle, d: HeroesDecision, held: Held): Plan =>
  d.kind === 'redirect' || d.kind === 'friend' ? planTaker(b, d, held) : planSpot(b, d, held);

const spacesOf = remembered(terrainSpaces);

export const planTerrain = (b: Battle, d: HeroesDecision & { readonly kind: 'terrain' }, held: Held): Plan => {
  const empty: Plan = {
    ...EMPTY,
    hint: `Lay a piece of terrain (${d.left} left): choose a green space and see how it lies. It lies outside the zones, a space from the others.`,
    wait: 'Choose where it lies',
    end: { meaning: 'noTerrain', words: 'Place nothing', commands: [{ type: 'pass' }] },
  };
  if (held.kind !== 'lay') return empty;
  const open = { kind: 'place', spaces: spacesOf(b, held.piece, held.turn) } as const;
  const { space } = held;
  if (space === null) return { ...empty, marks: { ...NO_MARKS, spaces: [open] } };
  const kind = terrainOf(held.piece)!;
  const { size } = fieldOf(b.config).ground;
  const [width, height] = extentOf(kind, held.turn);
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
