/** What the table shows for an intent: marks, lines, odds, risks, and the buttons with their words. */

import {
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  castCost,
  cosmicCombat,
  hullOf,
  isOnBoard,
  kitOf,
  movesLeft,
  powerName,
  type Ship,
  type ShipId,
  type ShotChances,
  shipOf,
  tokensDue,
  tokensName,
} from '@muster/cosmic-combat';
import type { Length, Point } from '@muster/geometry';
import { inches } from '../../../measured/ruler.ts';
import { capital, count, listed, percent } from '../../../parts/words.ts';
import { type ChartGhost, type ChartMarks, type ChartRing, NO_MARKS } from '../chart/types.ts';
import {
  type Attack,
  attackers,
  attacksOf,
  deployPlace,
  type Intent,
  legLeft,
  meetings,
  nextStep,
  pickCommand,
  plannedBattle,
  shielded,
  withoutArrows,
  withoutOrders,
} from './intent.ts';
import { lookOf } from './look.ts';
import {
  courseOf,
  driftOf,
  endsOf,
  type MoveStep,
  meetingsOf,
  ramWords,
  risksOf,
  stepWords,
  zonesAbout,
} from './moving.ts';
import { arcAreas, edgesReached, hitChance, shotLine, shotOdds } from './sights.ts';
import { gunName, nameOf, whereWords } from './words.ts';

/** A button and the commands behind it. */
export interface PlanAction {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly CosmicCommand[];
  readonly unless?: string | undefined;
}

/** One thing to choose in the slip. */
export interface Option {
  readonly key: string;
  readonly words: string;
  readonly note: string;
  readonly chance: number | undefined;
  readonly chosen: boolean;
  readonly intent: Intent;
}

export interface Plan {
  readonly hint: string;
  readonly wait: string;
  readonly selected: ShipId | undefined;
  readonly choices: readonly ShipId[];
  readonly targets: readonly ShipId[];
  readonly marks: ChartMarks;
  readonly options: readonly Option[];
  readonly odds: { readonly of: ShotChances; readonly target: ShipId } | undefined;
  readonly risks: readonly string[];
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly more: readonly PlanAction[];
}

const EMPTY: Plan = {
  hint: '',
  wait: '',
  selected: undefined,
  choices: [],
  targets: [],
  marks: NO_MARKS,
  options: [],
  odds: undefined,
  risks: [],
  main: undefined,
  end: undefined,
  more: [],
};

/** Where the pointer is, if anywhere. */
export type Hovered = { readonly x: number; readonly y: number } | undefined;

// --- Deployment ---

/** `at`: where the hand holds it. Where it was put it lies as a ship, and is marked only if it cannot lie there. */
const planDeploy = (b: Battle, d: CosmicDecision & { readonly kind: 'deploy' }, intent: Intent, at: Hovered): Plan => {
  const left = count(d.ships.length, 'ship');
  if (intent.kind !== 'deploy') return { ...EMPTY, hint: `${left} to deploy. Choose one.`, wait: 'Choose a ship' };
  const commandAt = (p: Point) => ({ type: 'deploy', ship: intent.ship, place: deployPlace(intent, p) }) as const;
  const isOk = (p: Point): boolean => cosmicCombat.refuse(b, d.seat, commandAt(p)) === undefined;
  const put = intent.at;
  const marked = at ?? (put !== null && !isOk(put) ? put : undefined);
  const ghostAt = (p: Point): ChartGhost => ({
    id: 'deploy',
    look: lookOf(b, shipOf(b, intent.ship)),
    ...commandAt(p).place,
    kind: isOk(p) ? 'plan' : 'no',
  });
  const name = nameOf(b, intent.ship);
  return {
    ...EMPTY,
    hint:
      put === null
        ? `${name}: drag it into your zone, or click there. The wheel, or A and D, turn it; ${left} to deploy.`
        : `${name}: drag it on, click elsewhere, or turn it by the wheel, A and D; ${left} to deploy.`,
    wait: 'Choose a place in your zone',
    selected: intent.ship,
    marks: marked === undefined ? NO_MARKS : { ...NO_MARKS, ghosts: [ghostAt(marked)] },
    main:
      put !== null && isOk(put)
        ? { meaning: 'deploy', words: `Deploy ${name} here`, commands: [commandAt(put)] }
        : undefined,
  };
};

// --- Orders ---

const planOrders = (b: Battle, d: CosmicDecision, intent: Intent, changing: boolean): Plan => {
  const without = withoutOrders(b, d.seat);
  const ship = intent.kind === 'order' ? intent.ship : undefined;
  const tokens =
    intent.kind === 'order' ? (intent.tokens.length > 0 ? intent.tokens : (shipOf(b, intent.ship).tokens ?? [])) : [];
  const ends = ship === undefined ? undefined : endsOf(b, ship, tokens);
  return {
    ...EMPTY,
    hint:
      ship === undefined
        ? without.length === 0
          ? 'Every ship has its orders. You may change them until both sides have confirmed.'
          : `Choose a ship: ${count(without.length, 'ship')} without orders.`
        : `Orders for ${nameOf(b, ship)}: two tokens, by the wheel or the keys 1 to 4.`,
    wait: without.length === 0 ? 'Confirm the orders' : `${count(without.length, 'ship')} without orders`,
    selected: ship,
    choices: without,
    marks: { ...NO_MARKS, ghosts: ends?.ghosts ?? [], rings: ends?.rings ?? [] },
    risks: ship === undefined || tokens.length === 0 ? [] : driftRisk(b, ship, tokens),
    main:
      without.length === 0 && !changing
        ? { meaning: 'confirm', words: 'Confirm all orders', commands: [{ type: 'confirm' }] }
        : undefined,
    more: ship === undefined ? [] : copiesOf(b, d.seat, ship, without),
  };
};

const driftRisk = (b: Battle, ship: ShipId, tokens: Parameters<typeof driftOf>[2]): readonly string[] => {
  const drift = driftOf(b, ship, tokens);
  if (drift === undefined) return [];
  const base = `Without a Move token it ${drift.words} (X-211).`;
  return drift.isHarm ? [base] : [];
};

/** Orders that were given before, for the rest of a squadron, for this ship, or for all that have none. */
const copiesOf = (b: Battle, seat: number, ship: ShipId, without: readonly ShipId[]): readonly PlanAction[] => {
  const makeOf = (id: ShipId): string => kitOf(b, shipOf(b, id)).name;
  const ordered = b.ships.filter((s) => isOnBoard(s) && s.seat === seat && (s.tokens ?? []).length > 0);
  const own = ordered.find(({ id }) => id === ship);
  const like = own ?? ordered.findLast(({ id }) => makeOf(id) === makeOf(ship)) ?? ordered.at(-1);
  if (like === undefined) return [];
  const tokens = like.tokens ?? [];
  const copy = (meaning: string, words: string, ids: readonly ShipId[]): readonly PlanAction[] =>
    ids.length === 0
      ? []
      : [
          {
            meaning,
            words: `${words}: ${tokensName(tokens)}`,
            commands: ids.map((id) => ({ type: 'order', ship: id, tokens })),
          },
        ];
  const mates = without.filter((id) => makeOf(id) === makeOf(like.id));
  const rest = without.filter((id) => tokens.length === tokensDue(shipOf(b, id)));
  return [
    ...copy('squadron', `Every ${makeOf(like.id)}`, mates),
    ...(own === undefined && makeOf(like.id) !== makeOf(ship) ? copy('same', `As ${nameOf(b, like.id)}`, [ship]) : []),
    ...(rest.length > 1 ? copy('rest', `All ${rest.length} without orders`, rest) : []),
  ];
};

const planShields = (b: Battle, d: CosmicDecision, intent: Intent, changing: boolean): Plan => {
  const without = withoutArrows(b, d.seat);
  const ship = intent.kind === 'shield' ? intent.ship : undefined;
  return {
    ...EMPTY,
    hint:
      ship === undefined
        ? without.length === 0
          ? 'All shields are turned. You may turn them again until both sides have confirmed.'
          : `Choose a ship: ${count(without.length, 'ship')} with shields to turn.`
        : `Turn the shields of ${nameOf(b, ship)}: press a side, beside the ship or below, or the keys 1 to 4.`,
    wait: without.length === 0 ? 'Confirm the shields' : `${count(without.length, 'ship')} with shields to turn`,
    selected: ship,
    choices: shielded(b, d.seat),
    marks: { ...NO_MARKS, lines: ship === undefined ? [] : threatLines(b, ship) },
    main:
      without.length === 0 && !changing
        ? { meaning: 'confirmShields', words: 'Confirm all shields', commands: [{ type: 'confirm' }] }
        : undefined,
  };
};

/** From enemies with Fire tokens: where shields are wanted. */
const threatLines = (b: Battle, id: ShipId): ChartMarks['lines'] => {
  const s = shipOf(b, id);
  return b.ships
    .filter((one) => isOnBoard(one) && one.seat !== s.seat && one.seat !== null && (one.tokens ?? []).includes('fire'))
    .map((one) => ({ from: one.place!, to: s.place!, kind: 'blow' as const }));
};

// --- Movement ---

const FIRST_WORDS = 'Click ahead to go straight, aside to turn, behind to go back';

const planMove = (
  b: Battle,
  d: CosmicDecision & { readonly kind: 'activate' | 'move' },
  intent: Extract<Intent, { kind: 'move' }>,
  at: Hovered,
): Plan => {
  const { ship, steps } = intent;
  const now = plannedBattle(b, d, intent);
  const s = shipOf(now, ship);
  const left = movesLeft(s);
  const start = plannedBattle(b, d, { ...intent, steps: [] });
  const preview = at === undefined ? undefined : nextStep(b, d, intent, at);
  const isNew = preview?.adds === true;
  const shownSteps = isNew && preview !== undefined ? preview.steps : steps;
  const course = courseOf(start, ship, shownSteps);
  const name = nameOf(b, ship);
  const hasMoves = movesLeft(shipOf(start, ship)) > 0;
  const canMeet = meetingsOf(start, ship).length > 0;
  const drift = hasMoves || canMeet ? undefined : driftOf(b, ship, shipOf(b, ship).tokens ?? []);
  const words = steps.map((step, i) =>
    stepWords(plannedBattle(b, d, { ...intent, steps: steps.slice(0, i) }), ship, step),
  );
  const met = meetings(b, d, intent);
  const legs = legLeft(b, d, intent);
  return {
    ...EMPTY,
    hint: hintOfMove(b, ship, { hasMoves, left, legs, steps }, drift?.words),
    wait: hasMoves || canMeet ? 'Plan a move' : 'Watch it drift',
    selected: ship,
    choices: d.kind === 'activate' ? d.ships : [],
    targets: met.map(({ step }) => meetingTarget(step)!),
    marks: {
      ...NO_MARKS,
      areas: course.areas,
      ghosts: [
        ...course.ghosts.map((ghost, i) =>
          isNew && i === course.ghosts.length - 1 ? { ...ghost, kind: 'may' as const } : ghost,
        ),
        ...(drift === undefined ? [] : [drift.ghost]),
      ],
      rings: [...(hasMoves ? zonesAbout(start, ship) : []), ...(legs === undefined ? [] : [legRing(s, legs)])],
    },
    options: met.map(({ step, steps: whole }) => ({
      key: JSON.stringify(step),
      words: capital(stepWords(now, ship, step)),
      note: step.type === 'board' ? 'fights it this round' : ramWords(b, ship, meetingTarget(step)!),
      chance: undefined,
      chosen: false,
      intent: { ...intent, steps: whole },
    })),
    risks: risksOf(start, ship, steps),
    main:
      steps.length > 0
        ? {
            meaning: `move ${steps.map(({ type }) => type).join()}`,
            words: `${name}: ${listed(words, 'then')}`,
            commands: [...(d.kind === 'activate' ? [{ type: 'activate', ship } as const] : []), ...steps],
          }
        : d.kind === 'activate' && !hasMoves && !canMeet
          ? {
              meaning: 'drift',
              words: drift === undefined ? `${name} stays` : `${name} ${drift.words}`,
              commands: [{ type: 'activate', ship }],
            }
          : undefined,
    end: endOfMove(b, d, ship),
  };
};

const meetingTarget = (step: MoveStep): ShipId | null =>
  step.type === 'board' ? step.target : step.type === 'straight' || step.type === 'fly' ? step.ram : null;

/** How far the token in use still reaches, from the last waypoint. */
const legRing = ({ place }: Ship, left: Length): ChartRing => ({
  id: 'leg',
  kind: 'range',
  corners: [place!],
  by: left,
});

interface Planned {
  readonly hasMoves: boolean;
  readonly left: number;
  /** Of a fighter's Move with the token in use. */
  readonly legs: Length | undefined;
  readonly steps: readonly MoveStep[];
}

const hintOfMove = (
  b: Battle,
  ship: ShipId,
  { hasMoves, left, legs, steps }: Planned,
  drifts: string | undefined,
): string => {
  const name = nameOf(b, ship);
  if (!hasMoves && drifts !== undefined) return `${name} has no Move token and ${drifts}.`;
  if (steps.length === 0)
    return kitOf(b, shipOf(b, ship)).isFighter
      ? `${name}: click where it flies, then on for further legs. The wheel, or A and D, turn it at the end.`
      : `${name}: ${FIRST_WORDS.toLowerCase()}; by keys W and X, A and D.`;
  if (legs !== undefined)
    return `${name} is planned and has ${inches(legs)} left: click to add a leg; Escape takes the last one back.`;
  return left > 0
    ? `${name} has a Move token left: plan the next step, or go.`
    : `${name} is planned. Escape takes the last step back.`;
};

const endOfMove = (
  b: Battle,
  d: CosmicDecision & { readonly kind: 'activate' | 'move' },
  ship: ShipId | undefined,
): PlanAction => {
  if (d.kind === 'move')
    return { meaning: 'endShip', words: `${nameOf(b, ship ?? d.ship)} does no more`, commands: [{ type: 'pass' }] };
  const waiting = d.ships.filter((id) => movesLeft(shipOf(b, id)) > 0);
  return {
    meaning: 'endHalf',
    words: 'End our movement',
    commands: [{ type: 'pass' }],
    unless: waiting.length > 0 ? `${count(waiting.length, 'ship has', 'ships have')} Move tokens left` : undefined,
  };
};

const planActivate = (b: Battle, d: CosmicDecision & { readonly kind: 'activate' }, intent: Intent): Plan => {
  const casts = attacksOf(b, d.seat).filter((c) => c.type === 'cast');
  return {
    ...EMPTY,
    hint: `Choose a ship to move: ${count(d.ships.length, 'ship')} left. Those you leave drift when you end.`,
    wait: 'Choose a ship',
    choices: d.ships,
    options: casts.map((cast) => attackOption(b, cast, intent)),
    main: chosenCast(b, intent),
    targets: intent.kind === 'attack' && intent.attack !== null ? [intent.attack.target] : [],
    end: endOfMove(b, d, undefined),
  };
};

const chosenCast = (b: Battle, intent: Intent): PlanAction | undefined =>
  intent.kind === 'attack' && intent.attack !== null ? attackAction(b, intent.attack) : undefined;

// --- Attacks ---

const attackWords = (b: Battle, attack: Attack): string =>
  attack.type === 'fire'
    ? `${gunName(b, attack.ship, attack.weapon)} at ${nameOf(b, attack.target)}`
    : `${powerName(attack.power)} on ${nameOf(b, attack.target)}${attack.upcharge > 0 ? `, ${attack.upcharge} more` : ''}`;

const attackAction = (b: Battle, attack: Attack): PlanAction => ({
  meaning: attack.type,
  words: attack.type === 'fire' ? `Fire the ${attackWords(b, attack)}` : `Cast ${attackWords(b, attack)}`,
  commands: [attack],
});

const needWords = ({ needs }: ShotChances): string =>
  [`${needs.attack ?? '–'}+ to hit`, ...(needs.save === null ? [] : [`saved ${needs.save}+`])].join(', ');

const attackOption = (b: Battle, attack: Attack, intent: Intent): Option => {
  const chosen = intent.kind === 'attack' && JSON.stringify(intent.attack) === JSON.stringify(attack);
  const odds = attack.type === 'fire' ? shotOdds(b, attack.ship, attack.weapon, attack.target) : undefined;
  const where = whereWords(hullOf(b, shipOf(b, attack.ship)), hullOf(b, shipOf(b, attack.target)));
  const power =
    attack.type === 'cast' ? kitOf(b, shipOf(b, attack.ship)).powers.find(({ id }) => id === attack.power) : undefined;
  return {
    key: JSON.stringify(attack),
    words: attackWords(b, attack),
    note:
      odds === undefined
        ? `${power === undefined || attack.type !== 'cast' ? '' : `${castCost(b, shipOf(b, attack.ship), power, attack.upcharge)} Affinity, `}${where}`
        : `${needWords(odds)} · ${where}`,
    chance: odds === undefined ? undefined : hitChance(odds),
    chosen,
    intent: { kind: 'attack', ship: attack.ship, attack: chosen ? null : attack },
  };
};

const planFire = (b: Battle, d: CosmicDecision & { readonly kind: 'fire' }, intent: Intent): Plan => {
  const all = attacksOf(b, d.seat);
  const ship = intent.kind === 'attack' ? intent.ship : (d.ship ?? undefined);
  const able = attackers(b, d.seat);
  const own = all.filter((one) => one.ship === ship);
  const attack = intent.kind === 'attack' ? intent.attack : null;
  const end: PlanAction =
    d.ship === null
      ? {
          meaning: 'endShooting',
          words: 'Shoot no more',
          commands: [{ type: 'pass' }],
          unless: `${count(able.length, 'ship')} could still attack`,
        }
      : {
          meaning: 'ceaseFire',
          words: `${nameOf(b, d.ship)} ceases fire`,
          commands: [{ type: 'pass' }],
          unless: own.length > 0 ? 'It could still attack' : undefined,
        };
  if (ship === undefined)
    return {
      ...EMPTY,
      hint: `Choose a ship that shoots: ${listed(able.map((id) => nameOf(b, id)))}.`,
      wait: 'Choose a ship',
      choices: able,
      end,
    };
  const odds = attack?.type === 'fire' ? shotOdds(b, ship, attack.weapon, attack.target) : undefined;
  return {
    ...EMPTY,
    hint:
      attack === null
        ? `${nameOf(b, ship)}: choose a weapon and a target.`
        : `${attackWords(b, attack)}: see what it would bring.`,
    wait: 'Choose a target',
    selected: ship,
    choices: d.ship === null ? able : [],
    targets: attack === null ? [...new Set(own.map(({ target }) => target))] : [attack.target],
    marks: {
      ...NO_MARKS,
      areas: arcAreas(b, ship, attack?.type === 'fire' ? attack.weapon : undefined),
      lines:
        attack === null
          ? []
          : [shotLine(b, ship, attack.target, odds === undefined ? undefined : `wounds ${percent(hitChance(odds))}`)],
      edges: attack?.type === 'fire' ? edgesReached(b, ship, attack.target) : [],
    },
    options: own.map((one) => attackOption(b, one, intent)),
    odds: odds === undefined || attack === null ? undefined : { of: odds, target: attack.target },
    main: attack === null ? undefined : attackAction(b, attack),
    end,
  };
};

// --- A ship is named ---

const PICK_HINTS: Readonly<Record<string, (b: Battle, d: CosmicDecision) => string>> = {
  redirect: (b, d) =>
    'shooter' in d
      ? `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to a friend near it.`
      : '',
  friend: (b, d) =>
    'shooter' in d ? `The shot goes astray. Choose which ship of yours at ${nameOf(b, d.target)} is struck.` : '',
  seize: (b, d) => (d.kind === 'seize' ? `${nameOf(b, d.ship)} strikes after one that breaks away. Choose which.` : ''),
  allot: (_, d) => (d.kind === 'allot' ? `Share out the wounds: ${d.left} left. Choose who takes the next one.` : ''),
};

const PICK_WORDS: Readonly<Record<string, (name: string) => string>> = {
  redirect: (name) => `Pass the shot to ${name}`,
  friend: (name) => `${name} is struck`,
  seize: (name) => `Strike after ${name}`,
  allot: (name) => `A wound on ${name}`,
};

const planPick = (b: Battle, d: CosmicDecision, intent: Intent): Plan => {
  const able = b.ships
    .filter((s) => isOnBoard(s))
    .map(({ id }) => id)
    .filter((id) => {
      const c = pickCommand(d, id);
      return (
        c !== undefined && !(c.type === 'redirect' && c.to === null) && cosmicCombat.refuse(b, d.seat, c) === undefined
      );
    });
  const picked = intent.kind === 'pick' ? intent.ship : undefined;
  const words = PICK_WORDS[d.kind]!;
  return {
    ...EMPTY,
    hint: PICK_HINTS[d.kind]?.(b, d) ?? '',
    wait: 'Choose a ship',
    selected: picked,
    targets: able,
    marks: 'shooter' in d ? { ...NO_MARKS, lines: [shotLine(b, d.shooter, picked ?? d.target)] } : NO_MARKS,
    options: able.map((id) => ({
      key: id,
      words: words(nameOf(b, id)),
      note: `${shipOf(b, id).wounds} of ${kitOf(b, shipOf(b, id)).stats.wounds} Wounds`,
      chance: undefined,
      chosen: picked === id,
      intent: picked === id ? { kind: 'idle' } : { kind: 'pick', ship: id },
    })),
    main:
      picked === undefined
        ? undefined
        : { meaning: d.kind, words: words(nameOf(b, picked)), commands: [pickCommand(d, picked)!] },
    end:
      d.kind === 'redirect'
        ? { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] }
        : undefined,
  };
};

const planLook = (b: Battle, ship: ShipId): Plan => ({
  ...EMPTY,
  hint: `${nameOf(b, ship)}${ordersWords(b, ship)}.`,
  selected: ship,
  marks: { ...NO_MARKS, areas: arcAreas(b, ship) },
});

const ordersWords = (b: Battle, ship: ShipId): string => {
  const { tokens } = shipOf(b, ship);
  return tokens === null || tokens.length === 0 ? '' : `: ${tokensName(tokens)}`;
};

/** What is planned, and what could be. */
export const planOf = (b: Battle, d: CosmicDecision, intent: Intent, at: Hovered, changing: boolean): Plan => {
  if (intent.kind === 'look') {
    const under = planOf(b, d, { kind: 'idle' }, undefined, changing);
    return { ...planLook(b, intent.ship), wait: under.wait, main: under.main, end: under.end, choices: under.choices };
  }
  switch (d.kind) {
    case 'deploy':
      return planDeploy(b, d, intent, at);
    case 'orders':
      return planOrders(b, d, intent, changing);
    case 'shields':
      return planShields(b, d, intent, changing);
    case 'activate':
      return intent.kind === 'move' ? planMove(b, d, intent, at) : planActivate(b, d, intent);
    case 'move':
      return planMove(b, d, intent.kind === 'move' ? intent : { kind: 'move', ship: d.ship, steps: [] }, at);
    case 'fire':
      return planFire(b, d, intent);
    case 'redirect':
    case 'friend':
    case 'seize':
    case 'allot':
      return planPick(b, d, intent);
    default:
      return EMPTY;
  }
};
