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
  retreatRisk,
  terrainOf,
  zoneOf,
} from '@muster/heroes';
import { count } from '../../../../parts/words.ts';
import { actorOf, type Intent, layCommand, pickCommand, spotCommand, spotsFor } from '../intent.ts';
import { nameOf, placeName } from '../words.ts';
import { planAct } from './act.ts';
import { companyLines, pointOf, threatMark } from './lines.ts';
import { EMPTY, type Plan, type PlanAction } from './types.ts';

const SPOT_HINTS: Readonly<Record<string, string>> = {
  marker: 'Place a marker in the enemy half: one in each quarter, outside the zones, 6 spaces from the others.',
  retreat: 'Choose where it retreats: up to 3, beside no enemy.',
  fallBack: 'It may fall back up to 3, beside no enemy, or stay.',
};

const PLACE_HINTS: Readonly<Record<string, string>> = {
  raise: 'Choose where the Thrall rises: within 6, in sight, beside no enemy.',
  blink: 'Choose where it appears, up to 8 away.',
  corrupt: 'Choose where it is driven, up to 3 away.',
};

const SPOT_WORDS: Readonly<Record<string, string>> = {
  marker: 'Place the marker on',
  retreat: 'Retreat to',
  fallBack: 'Fall back to',
  place: 'Choose',
};

export const planSpot = (b: Battle, d: HeroesDecision, intent: Intent): Plan => {
  const spots = spotsFor(b, d);
  const space = intent.kind === 'spot' ? intent.space : undefined;
  const model = actorOf(d);
  const risk = d.kind === 'fallBack' && space !== undefined ? fallBackRisk(b, d.model, space) : undefined;
  return {
    ...EMPTY,
    hint: (d.kind === 'place' ? PLACE_HINTS[d.power] : SPOT_HINTS[d.kind]) ?? 'Choose a place.',
    wait: 'Choose a space',
    selected: model,
    marks: [
      ...(model === undefined ? [] : [threatMark(b, model)]),
      { kind: 'place', spaces: spots },
      ...(space === undefined ? [] : [{ kind: 'chosen', spaces: [space] } as const]),
    ],
    planned: model === undefined || space === undefined || d.kind === 'place' ? undefined : { model, steps: [space] },
    risk,
    main:
      space === undefined
        ? undefined
        : {
            meaning: d.kind,
            words: `${SPOT_WORDS[d.kind] ?? 'Choose'} ${placeName(b, space)}`,
            commands: [spotCommand(d, space)],
          },
    end:
      d.kind === 'fallBack'
        ? { meaning: 'stay', words: `${nameOf(b, d.model)} stays`, commands: [{ type: 'fallBack', to: null }] }
        : undefined,
  };
};

export const planTerrain = (b: Battle, d: HeroesDecision & { readonly kind: 'terrain' }, intent: Intent): Plan => {
  const kind = intent.kind === 'lay' ? terrainOf(intent.piece) : undefined;
  const end: PlanAction = { meaning: 'noTerrain', words: 'Place nothing', commands: [{ type: 'pass' }] };
  const empty: Plan = {
    ...EMPTY,
    hint: `Lay a piece of terrain: ${d.left} are left. It keeps a space from the others and from the zones.`,
    wait: 'Choose where it lies',
    end,
  };
  if (intent.kind !== 'lay' || kind === undefined || intent.space === null) return empty;
  const { size } = fieldOf(b.config).ground;
  const [width, height] = extentOf(kind, intent.turn);
  const { space } = intent;
  const spaces = Array.from({ length: width * height }, (_, i) => space + Math.floor(i / width) * size + (i % width));
  return {
    ...empty,
    marks: [{ kind: 'chosen', spaces }],
    main: {
      meaning: 'terrain',
      words: `Lay the ${kind.name} at ${placeName(b, space)}`,
      commands: [layCommand(intent, space)],
    },
  };
};

export const planPick = (b: Battle, d: HeroesDecision & { kind: 'redirect' | 'friend' }, intent: Intent): Plan => {
  const models = heroes
    .candidates(b, d.seat)
    .flatMap((c) => (c.type === 'friend' ? [c.model] : c.type === 'redirect' && c.to !== null ? [c.to] : []));
  const picked = intent.kind === 'pick' ? intent.model : undefined;
  const isShot = d.kind === 'redirect';
  return {
    ...EMPTY,
    hint: isShot
      ? `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to an ally beside it.`
      : `The shot goes astray. Choose which friend beside ${nameOf(b, d.target)} is struck.`,
    wait: isShot ? 'Choose an ally, or let it come' : 'Choose a friend',
    selected: picked ?? d.target,
    targets: models,
    target: picked,
    lines: [{ kind: 'blow', points: [pointOf(b, modelOf(b, d.shooter)), pointOf(b, modelOf(b, picked ?? d.target))] }],
    main:
      picked === undefined
        ? undefined
        : {
            meaning: d.kind,
            words: isShot ? `Pass the shot to ${nameOf(b, picked)}` : `${nameOf(b, picked)} is struck`,
            commands: [pickCommand(d, picked)],
          },
    end: isShot
      ? { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] }
      : undefined,
  };
};

const CHOICE_WORDS = { retreat: 'Retreat', fire: 'Fire at close quarters', fight: 'Fight on' } as const;

export const planChoice = (b: Battle, d: HeroesDecision & { kind: 'engaged' }, intent: Intent): Plan => {
  const choices = heroes.candidates(b, d.seat).flatMap((c) => (c.type === 'engaged' ? [c.choice] : []));
  const choice = intent.kind === 'choice' ? intent.choice : undefined;
  return {
    ...EMPTY,
    hint: `${nameOf(b, d.model)} is engaged. Choose what it does.`,
    wait: 'Choose one',
    selected: d.model,
    lines: companyLines(b, d.model),
    marks: choice === 'retreat' ? [{ kind: 'place', spaces: spotsFor(b, { ...d, kind: 'retreat' }) }] : [],
    risk: choice === 'retreat' || choice === undefined ? retreatRisk(b, d.model) : undefined,
    choices,
    main:
      choice === undefined
        ? undefined
        : { meaning: `engaged ${choice}`, words: CHOICE_WORDS[choice], commands: [{ type: 'engaged', choice }] },
  };
};

export const planSelect = (b: Battle, d: HeroesDecision & { kind: 'select' }, intent: Intent): Plan => {
  if (intent.kind === 'act') return planAct(b, d, intent);
  return {
    ...EMPTY,
    hint: `Choose one of ${count(d.models.length, 'model')} to activate.`,
    wait: 'Choose who acts',
  };
};

export const planLook = (b: Battle, model: ModelId): Plan => ({
  ...EMPTY,
  hint: `${nameOf(b, model)}.`,
  selected: model,
  marks: [{ kind: 'threat', spaces: zoneOf(b, model) }],
  lines: companyLines(b, model),
});
