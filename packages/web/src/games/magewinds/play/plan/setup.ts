/** Set-up as a plan: ground, objects, deployment. */

import { inch, nearestPlace, type Point } from '@muster/geometry';
import {
  type Battle,
  baseOf,
  deploymentArea,
  type FighterId,
  fieldOf,
  type MagewindsCommand,
  magewinds,
  nameOf,
  OVER,
  RADIUS,
  SCENARIOS,
} from '@muster/magewinds';
import type { Intent } from '../intent.ts';
import { featuresOf } from '../terrain-kit.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { decisionZones } from '../zones.ts';
import { button, EMPTY, type Plan, type Situation } from './types.ts';

export const placePlan = (s: Situation, what: string): Plan => {
  const { b, seat, intent } = s;
  const command: MagewindsCommand | undefined =
    intent.place === null ? undefined : { type: 'placeObject', x: intent.place.x, y: intent.place.y };
  const refusal = command && magewinds.refuse(b, seat, command);
  return {
    ...EMPTY,
    hint: `Place ${what}: point at the ground.`,
    waiting: 'Choose a place',
    refusal: refusal && sentenceOf(refusal),
    ghost: intent.place === null ? undefined : { path: [intent.place], radius: RADIUS, ok: refusal === undefined },
    zones: decisionZones(b, s.decision, intent),
    main: command !== undefined && refusal === undefined ? button('Place it here', command) : undefined,
  };
};

/** Who is deployed next: as chosen, or the first of the reserve. */
export const deployingOf = (b: Battle, seat: number, intent: Intent): FighterId | null => {
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  return (reserve.find((f) => f.id === intent.deploy) ?? reserve[0])?.id ?? null;
};

const asDeployed = (fighter: FighterId, { x, y }: Point): MagewindsCommand => ({ type: 'deploy', fighter, x, y });

/** What pointing there deploys: that very place, or the nearest one that is allowed, if it is near. */
export const deployCommand = (b: Battle, seat: number, fighter: FighterId, p: Point): MagewindsCommand => {
  const there = asDeployed(fighter, p);
  if (magewinds.refuse(b, seat, there) === undefined) return there;
  const bodies = [...b.fighters, ...b.objects].filter((x) => x.where === 'field').map(baseOf);
  const way = { field: fieldOf(b), radius: RADIUS, over: OVER.low, bodies };
  const place = nearestPlace(way, p, deploymentArea(b, seat));
  const isNear = place !== undefined && Math.hypot(place.x - p.x, place.y - p.y) <= inch(1);
  return isNear && magewinds.refuse(b, seat, asDeployed(fighter, place)) === undefined
    ? asDeployed(fighter, place)
    : there;
};

export const deployPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const id = deployingOf(b, seat, intent);
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  const command: MagewindsCommand | undefined =
    intent.place === null || id === null
      ? undefined
      : { type: 'deploy', fighter: id, x: intent.place.x, y: intent.place.y };
  const refusal = command && magewinds.refuse(b, seat, command);
  return {
    ...EMPTY,
    hint: `Deploy the ${fighterName(b, id)}: point at your ground. ${SCENARIOS[b.scenario!].deploying}`,
    waiting: 'Choose a place',
    zones: decisionZones(b, s.decision, intent),
    refusal: refusal ? sentenceOf(refusal) : intent.refusal === null ? undefined : sentenceOf(intent.refusal),
    ghost: intent.place === null ? undefined : { path: [intent.place], radius: RADIUS, ok: refusal === undefined },
    choices: reserve.map((f) => ({
      id: `deploy ${f.id}`,
      words: nameOf(f),
      pressed: f.id === id,
      intent: { deploy: f.id },
    })),
    main:
      command !== undefined && refusal === undefined
        ? button(`Deploy the ${fighterName(b, id)} here`, command)
        : undefined,
  };
};

export const setUpPlan = (
  s: Situation,
  hint: string,
  command: MagewindsCommand | undefined,
  words: string,
  waiting: string,
): Plan => {
  const refusal = command && magewinds.refuse(s.b, s.seat, command);
  return {
    ...EMPTY,
    hint,
    waiting,
    zones: decisionZones(s.b, s.decision, s.intent),
    refusal: refusal && sentenceOf(refusal),
    main: command !== undefined && refusal === undefined ? button(words, command) : undefined,
  };
};

const assembleCommand = ({ warband, calls }: Intent): MagewindsCommand =>
  calls.length === 0
    ? { type: 'assemble', warband }
    : { type: 'assemble', warband, names: warband.map((_, i) => calls[i] || null) };

export const assemblyPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  if (b.config.assembly === 'secret') {
    const command: MagewindsCommand | undefined = intent.warband.length === 0 ? undefined : assembleCommand(intent);
    return setUpPlan(
      s,
      `Assemble your warband in secret: ${b.config.slots} slots.`,
      command,
      'This is my warband',
      'Choose fighters',
    );
  }
  const own = b.warbands[seat]?.profiles ?? [];
  return {
    ...setUpPlan(s, 'Add a fighter to your warband, for all to see.', undefined, '', 'Choose a fighter'),
    end: own.length > 0 ? button('Finish the warband', { type: 'finishWarband' }) : undefined,
  };
};

export const terrainCommand = ({ features, terrain }: Intent): MagewindsCommand | undefined => {
  if (features !== null) return { type: 'placeTerrain', terrain: { features: featuresOf(features) } };
  return terrain === null ? undefined : { type: 'placeTerrain', terrain };
};
