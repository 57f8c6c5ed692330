/** Set-up as a plan: ground, objects, deployment. */

import { inch, nearestPlace, type Point } from '@muster/geometry';
import {
  type Battle,
  baseOf,
  CORNERS,
  type Corner,
  deploymentArea,
  type FighterId,
  fieldOf,
  type MagewindsCommand,
  magewinds,
  nameOf,
  OVER,
  RADIUS,
  SCENARIOS,
  SPLITS,
  type Split,
  scenariosFor,
} from '@muster/magewinds';
import { capital } from '../../../../parts/words.ts';
import { type Held, type Holding, instead } from '../hand.ts';
import { featuresOf } from '../terrain-kit.ts';
import { fighterName, sentenceOf, withSides } from '../words.ts';
import { decisionZones, EDGE_WORDS } from '../zones.ts';
import { type Asked, button, EMPTY, laid, type Plan } from './types.ts';

/** What is chosen before the battle: a command once it is chosen, and why it may not be. */
const choicePlan = (
  s: Asked,
  hint: string,
  wait: string,
  words: string,
  command: MagewindsCommand | undefined,
  at: Point | null = null,
): Plan => {
  const refusal = command && magewinds.refuse(s.b, s.seat, command);
  const ok = refusal === undefined;
  return laid(EMPTY, {
    hint,
    wait,
    fault: refusal && sentenceOf(refusal),
    main: command !== undefined && ok ? button(words, command) : undefined,
    marks: {
      zones: decisionZones(s.b, s.decision, s.held),
      ghost: at === null ? undefined : { path: [at], radius: RADIUS, ok },
    },
  });
};

const placePlan = (s: Asked, what: string): Plan => {
  const at = s.held.kind === 'place' ? s.held.at : null;
  const command: MagewindsCommand | undefined = at === null ? undefined : { type: 'placeObject', x: at.x, y: at.y };
  const { placing } = SCENARIOS[s.b.scenario!].objects!;
  return choicePlan(
    s,
    `Place ${what} ${placing}: point at the ground.`,
    'Choose a place',
    'Place it here',
    command,
    at,
  );
};

/** Who is deployed next: as chosen, or the first of the reserve. */
export const deployingOf = (b: Battle, seat: number, held: Held): FighterId | null => {
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  const chosen = held.kind === 'deploy' ? held.fighter : null;
  return (reserve.find((f) => f.id === chosen) ?? reserve[0])?.id ?? null;
};

type Deploy = Extract<MagewindsCommand, { readonly type: 'deploy' }>;

const asDeployed = (fighter: FighterId, { x, y }: Point): Deploy => ({ type: 'deploy', fighter, x, y });

/** What pointing there deploys: that very place, or the nearest one that is allowed, if it is near. */
export const deployCommand = (b: Battle, seat: number, fighter: FighterId, p: Point): Deploy => {
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

const deployPlan = (s: Asked): Plan => {
  const { b, seat, held } = s;
  const id = deployingOf(b, seat, held);
  const at = held.kind === 'deploy' ? held.at : null;
  const plan = choicePlan(
    s,
    `Deploy the ${fighterName(b, id)}: point at your ground. ${withSides(b, SCENARIOS[b.scenario!].deploying)}`,
    'Choose a place',
    `Deploy the ${fighterName(b, id)} here`,
    at === null || id === null ? undefined : asDeployed(id, at),
    at,
  );
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  return {
    ...plan,
    options: reserve.map((f) => ({
      key: `deploy ${f.id}`,
      words: nameOf(f),
      chosen: f.id === id,
      held: instead(held, { kind: 'deploy', fighter: f.id, at }),
    })),
  };
};

const assemblyPlan = (s: Asked): Plan => {
  const { b, seat, held } = s;
  if (b.config.assembly === 'secret')
    return choicePlan(
      s,
      `Assemble your warband in secret: ${b.config.slots} slots.`,
      'Choose fighters',
      'This is my warband',
      assembleCommand(held),
    );
  const own = b.warbands[seat]?.profiles ?? [];
  return {
    ...choicePlan(s, 'Add a fighter to your warband, for all to see.', 'Choose a fighter', '', undefined),
    end: own.length > 0 ? button('Finish the warband', { type: 'finishWarband' }) : undefined,
  };
};

const assembleCommand = (h: Held): MagewindsCommand | undefined => {
  if (h.kind !== 'warband' || h.warband.length === 0) return undefined;
  const { warband, calls } = h;
  return calls.length === 0
    ? { type: 'assemble', warband }
    : { type: 'assemble', warband, names: warband.map((_, i) => calls[i] || null) };
};

const terrainCommand = (h: Held): MagewindsCommand | undefined => {
  if (h.kind === 'laying') return { type: 'placeTerrain', terrain: { features: featuresOf(h.features) } };
  return h.kind === 'terrain' ? { type: 'placeTerrain', terrain: h.terrain } : undefined;
};

/** One of several, each a command of its own. */
interface Offered {
  readonly words: string;
  readonly command: MagewindsCommand;
  readonly holding: Holding;
  readonly chosen: boolean;
  readonly note?: string;
  readonly house?: boolean;
}

/** A list to choose from, as far as the rules allow; the main button says what is chosen. */
const listPlan = (s: Asked, hint: string, wait: string, main: string, all: readonly Offered[]): Plan => {
  const offered = all.filter(({ command }) => magewinds.refuse(s.b, s.seat, command) === undefined);
  const chosen = offered.find((one) => one.chosen);
  return {
    ...choicePlan(s, hint, wait, main.replace('…', chosen?.words ?? ''), chosen?.command),
    options: offered.map((one) => ({
      key: one.words,
      words: capital(one.words),
      note: one.note,
      ...(one.house && { house: true }),
      chosen: one.chosen,
      held: instead(s.held, one.holding),
    })),
  };
};

const scenarioPlan = (s: Asked, h: Held = s.held): Plan => {
  const { players, officialOnly } = s.b.config;
  return listPlan(
    s,
    'You won the roll-off: choose the scenario.',
    'Choose a scenario',
    'Play …',
    scenariosFor(players, officialOnly).map((scenario) => ({
      words: SCENARIOS[scenario].name,
      note: SCENARIOS[scenario].objective,
      house: SCENARIOS[scenario].source === 'house',
      command: { type: 'chooseScenario', scenario },
      holding: { kind: 'scenario', scenario },
      chosen: h.kind === 'scenario' && h.scenario === scenario,
    })),
  );
};

/** As the table is seen: it lies upright until somebody has a side. */
const SPLIT_WORDS: Readonly<Record<Split, readonly [string, string]>> = {
  lengthwise: ['The left half', 'The right half'],
  widthwise: ['The lower half', 'The upper half'],
  diagonal: ['Lower right, of a diagonal split', 'Upper left, of a diagonal split'],
  antidiagonal: ['Lower left, of a diagonal split', 'Upper right, of a diagonal split'],
};

const territoryPlan = (s: Asked, h: Held = s.held): Plan =>
  listPlan(
    s,
    'Split the battlefield, and take one part of it.',
    'Choose a half',
    'Take this half',
    SPLITS.flatMap((split) =>
      ([0, 1] as const).map((own) => ({
        words: SPLIT_WORDS[split][own],
        command: { type: 'splitTerritory', split, own },
        holding: { kind: 'half', split, own },
        chosen: h.kind === 'half' && h.split === split && h.own === own,
      })),
    ),
  );

const edgePlan = (s: Asked, h: Held = s.held): Plan =>
  listPlan(
    s,
    'Choose the edge that you defend.',
    'Choose an edge',
    'Defend the …',
    (['west', 'east'] as const).map((edge) => ({
      words: EDGE_WORDS[edge],
      command: { type: 'chooseEdge', edge },
      holding: { kind: 'edge', edge },
      chosen: h.kind === 'edge' && h.edge === edge,
    })),
  );

const CORNER_WORDS: Readonly<Record<Corner, string>> = {
  'south-west': 'lower left',
  'south-east': 'lower right',
  'north-east': 'upper right',
  'north-west': 'upper left',
};

const cornerPlan = (s: Asked, h: Held = s.held): Plan =>
  listPlan(
    s,
    'Choose your corner.',
    'Choose a corner',
    'Take the …',
    CORNERS.map((corner) => ({
      words: `${CORNER_WORDS[corner]} corner`,
      command: { type: 'chooseCorner', corner },
      holding: { kind: 'corner', corner },
      chosen: h.kind === 'corner' && h.corner === corner,
    })),
  );

export const SET_UP_PLANS = {
  scenario: scenarioPlan,
  assembly: assemblyPlan,
  terrain: (s: Asked): Plan =>
    choicePlan(
      s,
      'Choose the terrain: a ready table, or piece by piece.',
      'Choose a table',
      'Place this terrain',
      terrainCommand(s.held),
    ),
  territory: territoryPlan,
  edge: edgePlan,
  corner: cornerPlan,
  object: (s: Asked): Plan => placePlan(s, 'a treasure'),
  fragment: (s: Asked): Plan => placePlan(s, 'a fragment'),
  deploy: deployPlan,
};
