/** Set-up as a plan: ground, objects, deployment. */

import { type Footprint, gapBetween, inch, nearestPlace, type Point } from '@muster/geometry';
import {
  type Battle,
  baseOf,
  CORNERS,
  type Corner,
  deploymentArea,
  type FighterId,
  fieldOf,
  halvesOf,
  type MagewindsCommand,
  magewinds,
  nameOf,
  OVER,
  quarterOf,
  RADIUS,
  SCENARIOS,
  SPLITS,
  type Split,
  scenariosFor,
  sizeFor,
} from '@muster/magewinds';
import { capital } from '../../../../parts/words.ts';
import { namesOf } from '../../warbands/band.ts';
import { type CommandOf, commandIn, commanding, fighterOf, type Held, instead } from '../hand.ts';
import { featuresOf } from '../terrain-kit.ts';
import { fighterName, lower, sentenceOf, withSides } from '../words.ts';
import { decisionZones, EDGE_WORDS } from '../zones.ts';
import { type Asked, button, type Choice, choosing, EMPTY, laid, type Plan } from './types.ts';

/** What is chosen before the battle: a command once it is chosen, and why it may not be. */
const choicePlan = (
  s: Asked,
  hint: string,
  wait: string,
  words: string,
  command: MagewindsCommand | undefined,
): Plan => {
  const refusal = command && magewinds.refuse(s.b, s.seat, command);
  const ok = refusal === undefined;
  const at = command !== undefined && 'x' in command ? { x: command.x, y: command.y } : undefined;
  return laid(EMPTY, {
    hint,
    wait,
    fault: refusal && sentenceOf(refusal),
    main: command !== undefined && ok ? button(words, command) : undefined,
    marks: {
      zones: decisionZones(s.b, s.decision, s.held),
      ghost: at && { path: [at], radius: RADIUS, ok },
    },
  });
};

const placePlan = (s: Asked, what: string): Plan => {
  const { placing } = SCENARIOS[s.b.scenario!].objects!;
  const hint = `Place ${what} ${placing}: point at the ground.`;
  return choicePlan(s, hint, 'Choose a place', 'Place it here', commandIn(s.held, 'placeObject'));
};

/** Who is deployed next: as chosen, or the first of the reserve. */
export const deployingOf = (b: Battle, seat: number, held: Held): FighterId | null => {
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  const chosen = commandIn(held, 'deploy')?.fighter ?? fighterOf(held);
  return (reserve.find((f) => f.id === chosen) ?? reserve[0])?.id ?? null;
};

const asDeployed = (fighter: FighterId, { x, y }: Point): CommandOf<'deploy'> => ({ type: 'deploy', fighter, x, y });

/** What pointing there deploys: that very place, or the nearest one that is allowed, if it is near. */
export const deployCommand = (b: Battle, seat: number, fighter: FighterId, p: Point): CommandOf<'deploy'> => {
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
  const command = commandIn(held, 'deploy');
  const name = fighterName(b, id);
  const hint = `Deploy the ${name}: point at your ground. ${withSides(b, SCENARIOS[b.scenario!].deploying)}`;
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  return {
    ...choicePlan(s, hint, 'Choose a place', `Deploy the ${name} here`, command),
    options: reserve.map((f) => ({
      key: `deploy ${f.id}`,
      words: nameOf(f),
      chosen: f.id === id,
      // it is to stand where another one was
      held:
        command === undefined
          ? instead(held, { kind: 'choose', fighter: f.id })
          : commanding(held, asDeployed(f.id, command)),
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
  const names = namesOf(h.warband, h.calls);
  return { type: 'assemble', warband: h.warband, ...(names && { names }) };
};

const terrainCommand = (h: Held): MagewindsCommand | undefined =>
  h.kind === 'laying'
    ? { type: 'placeTerrain', terrain: { features: featuresOf(h.features) } }
    : commandIn(h, 'placeTerrain');

/** A list to choose from, as far as the rules allow. */
const listPlan = (s: Asked, hint: string, wait: string, all: readonly Choice[]): Plan => {
  const { b, seat, decision, held } = s;
  const allowed = all.filter(({ command }) => magewinds.refuse(b, seat, command) === undefined);
  // what is taken by a click on the ground is looked at before it is kept
  return laid(EMPTY, choosing(s, allowed), {
    hint,
    wait,
    waits: true,
    marks: { zones: decisionZones(b, decision, held) },
  });
};

const scenarioPlan = (s: Asked): Plan => {
  const { players, officialOnly } = s.b.config;
  const choices = scenariosFor(players, officialOnly).map((scenario): Choice => {
    const { name, objective, source } = SCENARIOS[scenario];
    const command = { type: 'chooseScenario', scenario } as const;
    return { words: name, main: `Play ${name}`, note: objective, house: source === 'house', command };
  });
  return listPlan(s, 'You won the roll-off: choose the scenario.', 'Choose a scenario', choices);
};

/** As the table is seen: it lies upright until somebody has a side. */
const SPLIT_WORDS: Readonly<Record<Split, readonly [string, string]>> = {
  lengthwise: ['The left half', 'The right half'],
  widthwise: ['The lower half', 'The upper half'],
  diagonal: ['Lower right, of a diagonal split', 'Upper left, of a diagonal split'],
  antidiagonal: ['Lower left, of a diagonal split', 'Upper right, of a diagonal split'],
};

const HALVES = SPLITS.flatMap((split) =>
  ([0, 1] as const).map((own): Choice => {
    const command = { type: 'splitTerritory', split, own } as const;
    return { words: SPLIT_WORDS[split][own], main: 'Take this half', command };
  }),
);

const EDGES = (['west', 'east'] as const).map((edge): Choice => {
  const words = EDGE_WORDS[edge];
  return { words: capital(words), main: `Defend the ${words}`, command: { type: 'chooseEdge', edge } };
});

const CORNER_WORDS: Readonly<Record<Corner, string>> = {
  'south-west': 'Lower left',
  'south-east': 'Lower right',
  'north-east': 'Upper right',
  'north-west': 'Upper left',
};

const QUARTERS = CORNERS.map((corner): Choice => {
  const words = `${CORNER_WORDS[corner]} corner`;
  return { words, main: `Take the ${lower(words)}`, command: { type: 'chooseCorner', corner } };
});

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
  territory: (s: Asked): Plan =>
    listPlan(s, 'Split the battlefield, and take one part of it: choose, or point at it.', 'Choose a half', HALVES),
  edge: (s: Asked): Plan => listPlan(s, 'Choose the edge that you defend.', 'Choose an edge', EDGES),
  corner: (s: Asked): Plan => listPlan(s, 'Choose your corner.', 'Choose a corner', QUARTERS),
  object: (s: Asked): Plan => placePlan(s, 'a treasure'),
  fragment: (s: Asked): Plan => placePlan(s, 'a fragment'),
  deploy: deployPlan,
};

/** What pointing there takes of the ground that is shared out: of the split in the hand, else the half of whose edge it is nearest. */
export const groundAt = ({ b, decision, held }: Asked, p: Point): MagewindsCommand => {
  const size = sizeFor(b.config.players);
  const into = (ground: Footprint): number => gapBetween({ ...p, radius: 0 }, ground).down;
  if (decision.kind === 'edge') return { type: 'chooseEdge', edge: p.x < size.width / 2 ? 'west' : 'east' };
  if (decision.kind === 'corner')
    return {
      type: 'chooseCorner',
      corner: CORNERS.find((corner) => into(quarterOf(size, corner)) === 0) ?? CORNERS[0],
    };
  const own = commandIn(held, 'splitTerritory');
  const splits = own === undefined ? (['lengthwise', 'widthwise'] as const) : [own.split];
  const halves = splits.flatMap((split) => {
    const [one, other] = halvesOf(size, split);
    return [{ split, own: 0, depth: into(other) } as const, { split, own: 1, depth: into(one) } as const];
  });
  const { split, own: half } = halves.reduce((best, next) => (next.depth > best.depth ? next : best));
  return { type: 'splitTerritory', split, own: half };
};
