/** What the table shows for an intent: marks, ways, lines, odds, risks, and the buttons with their words. */

import type { levels } from '@muster/geometry';
import {
  type Battle,
  boxOf,
  companyOf,
  extentOf,
  type Forecast,
  fallBackRisk,
  fieldOf,
  type HeroesCommand,
  type HeroesDecision,
  type HeroesEvent,
  heroes,
  kitOf,
  type Model,
  type ModelId,
  modelOf,
  moveOf,
  powerChances,
  powerForecast,
  powerName,
  type Risk,
  retreatRisk,
  type Space,
  shotForecast,
  sideOf,
  sightOf,
  terrainOf,
  type Way,
  wayOf,
  weaponName,
  zoneOf,
} from '@muster/heroes';
import { count, listed, percent } from '../../../parts/words.ts';
import type { Line, Mark, Planned, Point } from '../board/types.ts';
import {
  type Act,
  type Attack,
  act,
  actorOf,
  commandsOf,
  entered,
  entriesOf,
  goalsOf,
  type Intent,
  isSpotDecision,
  layCommand,
  moveOfAct,
  mustChoose,
  pickCommand,
  sameAttack,
  spotCommand,
  spotsFor,
  standOf,
  type Ways,
  waysFrom,
} from './intent.ts';
import { type Outlook, outlookAt } from './outlook.ts';
import { placesOf } from './stages.ts';
import { nameOf, placeName } from './words.ts';

/** A button and the commands behind it. */
export interface PlanAction {
  readonly meaning: string;
  readonly words: string;
  readonly commands: readonly HeroesCommand[];
  readonly unless?: string | undefined;
}

/** One attack to choose. */
export interface Option {
  readonly attack: Attack;
  readonly words: string;
  readonly note: string;
  readonly forecast: Forecast | undefined;
  readonly chosen: boolean;
}

export interface Plan {
  readonly hint: string;
  readonly wait: string;
  readonly selected: ModelId | undefined;
  readonly marks: readonly Mark[];
  readonly costs: ReadonlyMap<Space, string>;
  readonly targets: readonly ModelId[];
  readonly target: ModelId | undefined;
  readonly planned: Planned | undefined;
  readonly lines: readonly Line[];
  readonly way: Way | undefined;
  readonly options: readonly Option[];
  readonly forecast: Forecast | undefined;
  /** The deciding line of the planned shot, as if the move were done. */
  readonly section:
    | { readonly b: Battle; readonly from: ModelId; readonly to: ModelId; readonly sight: levels.Sight }
    | undefined;
  /** Who would strike after one who turns away. */
  readonly risk: Risk | undefined;
  /** What the enemy could do where the plan ends. */
  readonly outlook: Outlook | undefined;
  readonly main: PlanAction | undefined;
  readonly end: PlanAction | undefined;
  readonly still: PlanAction | undefined;
  /** X-139: others of one's own who could shoot back first. */
  readonly first: readonly PlanAction[];
  /** What a model that is engaged may do. */
  readonly choices: readonly ('retreat' | 'fire' | 'fight')[];
}

const NO_COSTS: ReadonlyMap<Space, string> = new Map();

const EMPTY: Plan = {
  hint: '',
  wait: '',
  selected: undefined,
  marks: [],
  costs: NO_COSTS,
  targets: [],
  target: undefined,
  planned: undefined,
  lines: [],
  way: undefined,
  options: [],
  forecast: undefined,
  section: undefined,
  risk: undefined,
  outlook: undefined,
  main: undefined,
  end: undefined,
  still: undefined,
  first: [],
  choices: [],
};

/** The middle of a model, on its floor or at its head. */
const pointOf = (b: Battle, m: Model, at: 'floor' | 'head' = 'floor'): Point => {
  const box = boxOf(b, m);
  return { x: box.x + box.side / 2, y: box.y + box.side / 2, z: at === 'floor' ? box.level : box.head };
};

export const sightLine = (b: Battle, from: ModelId, to: ModelId, sight: levels.Sight): Line => {
  const [a, c] = [boxOf(b, modelOf(b, from)), boxOf(b, modelOf(b, to))];
  return {
    kind: sight.verdict === 'seen' ? 'sight' : 'blocked',
    points: [
      { x: sight.from.x / 8, y: sight.from.y / 8, z: a.head },
      { x: sight.to.x / 8, y: sight.to.y / 8, z: c.head },
    ],
  };
};

/** Allies that count in its fights (X-133), and what their Integrity adds. */
const companyLines = (b: Battle, id: ModelId): readonly Line[] => {
  const { links } = companyOf(b, id);
  return links.map(([a, c]) => ({
    kind: 'link',
    points: [pointOf(b, modelOf(b, a)), pointOf(b, modelOf(b, c))],
  }));
};

const enemiesOn = (b: Battle, id: ModelId): readonly Model[] => {
  const side = sideOf(b, modelOf(b, id));
  return b.models.filter((m) => m.fate === 'alive' && m.space !== null && m.wounds > 0 && sideOf(b, m) !== side);
};

/** Spaces beside enemies, where a move has to end (X-119). */
const threatMark = (b: Battle, id: ModelId): Mark => ({
  kind: 'threat',
  spaces: enemiesOn(b, id).flatMap((m) => zoneOf(b, m.id)),
});

const stepPoints = (b: Battle, id: ModelId, from: Space, steps: readonly Space[]): readonly Point[] => {
  const { ground } = fieldOf(b.config);
  const { side } = kitOf(b, modelOf(b, id));
  return [from, ...steps].map((space) => ({
    x: (space % ground.size) + side / 2,
    y: Math.floor(space / ground.size) + side / 2,
    z: ground.floor[space]!,
  }));
};

// --- Attacks ---

const attackWords = (b: Battle, attack: Attack): string => {
  const whom = attack.target === null ? '' : nameOf(b, attack.target);
  switch (attack.type) {
    case 'strike':
      return `Strike ${whom}`;
    case 'shoot':
      return `Shoot ${whom}`;
    case 'cast':
      return whom === '' ? `Cast ${powerName(attack.power)}` : `Cast ${powerName(attack.power)} on ${whom}`;
  }
};

const attackNote = (b: Battle, model: ModelId, attack: Attack): string => {
  switch (attack.type) {
    case 'strike':
      return kitOf(b, modelOf(b, model)).melee.name;
    case 'shoot':
      return `${weaponName(attack.weapon)}${attack.arc ? ', in an arc' : ''}`;
    case 'cast': {
      const { cost, resolves } = powerChances(b, modelOf(b, model), attack);
      const more = attack.upcharge === 0 ? '' : `, ${count(attack.upcharge, 'wound')} more`;
      return `${cost} Affinity${more}${resolves === 1 ? '' : `, holds ${percent(resolves)} against the best resistance`}`;
    }
  }
};

const forecastFor = (b: Battle, model: ModelId, ways: Ways, attack: Attack): Forecast | undefined => {
  switch (attack.type) {
    case 'strike':
      return ways.blows.find((f) => f.target === attack.target);
    case 'shoot':
      return ways.shots.find(({ command }) => sameAttack(command, attack))?.forecast ?? shotForecast(b, model, attack);
    case 'cast':
      return powerForecast(b, model, attack);
  }
};

const optionsOf = (b: Battle, intent: Act, ways: Ways): readonly Option[] => {
  const all: readonly Attack[] = [
    ...ways.blows.map((f): Attack => ({ type: 'strike', target: f.target })),
    ...ways.shots.map(({ command }) => command),
    ...ways.casts,
  ];
  return all.map((attack) => ({
    attack,
    words: attackWords(b, attack),
    note: attackNote(b, intent.model, attack),
    forecast: forecastFor(b, intent.model, ways, attack),
    chosen: sameAttack(intent.attack, attack),
  }));
};

// --- Whole activations ---

const reachMarks = (
  b: Battle,
  d: HeroesDecision,
  intent: Act,
): { marks: readonly Mark[]; costs: ReadonlyMap<Space, string> } => {
  const goals = goalsOf(b, d, intent);
  const { hasShield, hasCloak } = kitOf(b, modelOf(b, intent.model));
  const marks: Mark[] = [
    { kind: 'reach', spaces: goals.filter(({ drop }) => drop === 0).map(({ space }) => space) },
    { kind: 'jump', spaces: goals.filter(({ drop }) => drop > 0).map(({ space }) => space) },
  ];
  if (hasShield || hasCloak)
    marks.push({
      kind: 'half',
      spaces: goals.filter(({ drop, half }) => drop === 0 && half).map(({ space }) => space),
    });
  return { marks, costs: new Map(goals.map(({ space, cost }) => [space, String(cost)])) };
};

const moveWords = (b: Battle, intent: Act, way: Way | undefined): string => {
  if (way === undefined || intent.to === null) return '';
  return `${intent.jump ? 'jump down to' : 'move to'} ${placeName(b, intent.to)}`;
};

const mainWords = (b: Battle, d: HeroesDecision, intent: Act, way: Way | undefined): string => {
  const name = nameOf(b, intent.model);
  const parts = [
    ...(intent.entry === null ? [] : [`enter at ${placeName(b, intent.entry)}`]),
    ...(moveWords(b, intent, way) === '' ? [] : [moveWords(b, intent, way)]),
    ...(intent.attack === null ? [] : [attackWords(b, intent.attack).replace(/^./, (l) => l.toLowerCase())]),
  ];
  if (parts.length === 0) return `Activate ${name}`;
  const words = listed(parts);
  return d.kind === 'select' ? `${name}: ${words}` : words.replace(/^./, (l) => l.toUpperCase());
};

const STANCE_WORDS = {
  none: '',
  defensive: ' It keeps its shield up.',
  stealth: ' It stays under its cloak.',
} as const;

const actHint = (b: Battle, d: HeroesDecision, intent: Act, way: Way | undefined, ways: Ways): string => {
  const name = nameOf(b, intent.model);
  const isOut = modelOf(b, intent.model).space === null;
  if (mustChoose(b, d, intent.model)) return `${name} is engaged: once activated it retreats, fires or fights.`;
  if (isOut && intent.entry === null && d.kind !== 'shoot')
    return `${name} is beside the board. Choose where it enters, then how far it goes.`;
  if (intent.attack !== null) return `${attackWords(b, intent.attack)}: see what it would bring.`;
  switch (d.kind) {
    case 'shoot':
    case 'shootBack':
      return ways.shots.length > 0 ? `Choose whom ${name} shoots, or go on.` : `Choose a power of ${name}, or go on.`;
    case 'melee':
      return `Choose whom ${name} strikes, or leave it.`;
    case 'afterMove':
      return `${name} has moved and may cast a power now.`;
    default:
      if (way === undefined || intent.to === null)
        return `Choose where ${name} goes; what it could attack from where it stands is listed.`;
      return `${name} spends ${way.cost} of ${moveOf(b, modelOf(b, intent.model))}.${STANCE_WORDS[way.stance]}${
        way.drop > 0 ? ` It jumps ${way.drop} down, which may wound it.` : ''
      }`;
  }
};

const passAction = (d: HeroesDecision, ways: Ways): PlanAction | undefined => {
  const pass = { type: 'pass' } as const;
  switch (d.kind) {
    case 'afterMove':
      return { meaning: 'noPower', words: 'No power now', commands: [pass] };
    case 'shoot':
    case 'shootBack':
      return {
        meaning: 'noShot',
        words: ways.shots.length > 0 ? 'Do not shoot' : 'No power now',
        commands: [pass],
        ...(ways.shots.length > 0 && {
          unless: `There ${ways.shots.length === 1 ? 'is a shot' : `are ${ways.shots.length} shots`} to be made`,
        }),
      };
    case 'melee':
      return { meaning: 'noBlow', words: 'Do not strike', commands: [pass], unless: 'An enemy is in reach' };
    default:
      return undefined;
  }
};

const stillAction = (b: Battle, d: HeroesDecision, intent: Act): PlanAction | undefined => {
  const m = modelOf(b, intent.model);
  if (d.kind !== 'move' || m.space === null) return undefined;
  return {
    meaning: 'still',
    words: 'Stand still',
    commands: [{ type: 'move', to: m.space, path: null, jump: false }],
  };
};

/** Of several who die together another one may shoot first. */
const othersFirst = (b: Battle, seat: number): readonly PlanAction[] =>
  heroes
    .candidates(b, seat)
    .flatMap((c) =>
      c.type === 'select'
        ? [{ meaning: `first ${c.model}`, words: `${nameOf(b, c.model)} shoots first`, commands: [c] }]
        : [],
    );

/** Melee and what flies in an arc need no line. */
const sectionFor = (b: Battle, { model, attack }: Act, target: ModelId | undefined): Plan['section'] => {
  if (attack === null || attack.type === 'strike' || target === undefined || target === model) return undefined;
  if (attack.type === 'shoot' && attack.arc) return undefined;
  return { b, from: model, to: target, sight: sightOf(b, model, target, attack.type === 'cast') };
};

const planAct = (b: Battle, d: HeroesDecision, intent: Act): Plan => {
  const ways = waysFrom(b, d, intent);
  const stand = standOf(b, d, intent);
  const from = entered(b, d, intent);
  const way = from === undefined || intent.to === null ? undefined : wayOf(from, intent.model, moveOfAct(from, intent));
  const there = stand?.b ?? b;
  const forecast = intent.attack === null ? undefined : forecastFor(there, intent.model, ways, intent.attack);
  const { marks, costs } = reachMarks(b, d, intent);
  const commands = commandsOf(b, d, intent);
  const m = modelOf(b, intent.model);
  const start = m.space ?? intent.entry;
  const steps = way?.steps ?? [];
  const planned: Planned | undefined =
    start === null ? undefined : { model: intent.model, steps: m.space === null ? [start, ...steps] : steps };
  const isMoving = d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';
  const target = intent.attack?.target ?? undefined;
  const targets = [
    ...new Set([...ways.blows.map((f) => f.target), ...ways.shots.map(({ command }) => command.target)]),
  ];
  const lines: Line[] = [];
  if (start !== null && steps.length > 0)
    lines.push({ kind: 'way', points: stepPoints(b, intent.model, start, steps) });
  const section = stand === undefined ? undefined : sectionFor(there, intent, target);
  if (section !== undefined) lines.push(sightLine(there, section.from, section.to, section.sight));
  if (stand !== undefined && (isMoving || d.kind === 'melee')) lines.push(...companyLines(there, intent.model));
  const isCommitted =
    commands.length > 0 &&
    (d.kind === 'select' || intent.entry !== null || intent.to !== null || intent.attack !== null);
  return {
    ...EMPTY,
    hint: actHint(b, d, intent, way, ways),
    wait: waitWords(b, d, intent),
    selected: intent.model,
    marks: [
      ...(isMoving ? [threatMark(b, intent.model)] : []),
      ...(intent.entry === null ? [{ kind: 'zone', spaces: entriesOf(b, d, intent) } as const] : []),
      ...marks,
    ],
    costs: isMoving ? costs : NO_COSTS,
    targets,
    target,
    planned,
    lines,
    way,
    options: optionsOf(there, intent, ways),
    forecast,
    section,
    outlook:
      isMoving && from !== undefined && !mustChoose(b, d, intent.model)
        ? outlookAt(b, from, intent.model, moveOfAct(from, intent))
        : undefined,
    main: isCommitted ? { meaning: meaningOf(d, intent), words: mainWords(b, d, intent, way), commands } : undefined,
    end: passAction(d, ways),
    still: stillAction(b, d, intent),
    first: d.kind === 'shootBack' ? othersFirst(b, d.seat) : [],
  };
};

const meaningOf = (d: HeroesDecision, { attack, to }: Act): string =>
  attack !== null ? attack.type : to !== null ? 'move' : d.kind;

const waitWords = (b: Battle, d: HeroesDecision, { model }: Act): string => {
  switch (d.kind) {
    case 'enter':
      return 'Choose where it enters';
    case 'move':
      return 'Choose where it goes';
    case 'shoot':
    case 'shootBack':
      return 'Choose a target';
    case 'melee':
      return 'Choose whom it strikes';
    case 'afterMove':
      return 'Choose a power';
    default:
      return `Plan for ${nameOf(b, model)}`;
  }
};

// --- Other questions ---

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

const planSpot = (b: Battle, d: HeroesDecision, intent: Intent): Plan => {
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

const planTerrain = (b: Battle, d: HeroesDecision & { readonly kind: 'terrain' }, intent: Intent): Plan => {
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

const planPick = (b: Battle, d: HeroesDecision & { kind: 'redirect' | 'friend' }, intent: Intent): Plan => {
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

const planChoice = (b: Battle, d: HeroesDecision & { kind: 'engaged' }, intent: Intent): Plan => {
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

const planSelect = (b: Battle, d: HeroesDecision & { kind: 'select' }, intent: Intent): Plan => {
  if (intent.kind === 'act') return planAct(b, d, intent);
  return {
    ...EMPTY,
    hint: `Choose one of ${count(d.models.length, 'model')} to activate.`,
    wait: 'Choose who acts',
  };
};

const planLook = (b: Battle, model: ModelId): Plan => ({
  ...EMPTY,
  hint: `${nameOf(b, model)}.`,
  selected: model,
  marks: [{ kind: 'threat', spaces: zoneOf(b, model) }],
  lines: companyLines(b, model),
});

/** What is planned, and what could be. */
export const planOf = (b: Battle, d: HeroesDecision, intent: Intent): Plan => {
  if (intent.kind === 'look') {
    const under = planOf(b, d, actorOf(d) === undefined || isSpotDecision(d) ? { kind: 'idle' } : act(actorOf(d)!));
    return { ...planLook(b, intent.model), wait: under.wait, end: under.end };
  }
  if (isSpotDecision(d)) return planSpot(b, d, intent);
  switch (d.kind) {
    case 'terrain':
      return planTerrain(b, d, intent);
    case 'select':
      return planSelect(b, d, intent);
    case 'redirect':
    case 'friend':
      return planPick(b, d as HeroesDecision & { kind: 'redirect' | 'friend' }, intent);
    case 'engaged':
      return planChoice(b, d as HeroesDecision & { kind: 'engaged' }, intent);
    case 'enter':
    case 'move':
    case 'afterMove':
    case 'shoot':
    case 'melee':
    case 'shootBack':
      return planAct(b, d, intent.kind === 'act' ? intent : act((d as { model: ModelId }).model));
    default:
      return EMPTY;
  }
};

/** Where a line of the log leads on the board as it is now. */
export const pointedMarks = (b: Battle, event: HeroesEvent | undefined): readonly Mark[] => {
  const spaces = (event === undefined ? [] : placesOf(event)).flatMap((place) => {
    if (/^\d+$/.test(place)) return [Number(place)];
    const m = b.models.find(({ id }) => id === place);
    return m === undefined || m.space === null ? [] : [m.space];
  });
  return spaces.length === 0 ? [] : [{ kind: 'pointed', spaces }];
};

/** What a model could do from where it stands, at a glance. */
export const glanceMarks = (
  b: Battle,
  d: HeroesDecision | undefined,
  id: ModelId,
): { marks: readonly Mark[]; lines: readonly Line[] } => {
  const m = modelOf(b, id);
  if (m.space === null) return { marks: [], lines: [] };
  const mayGo = d?.kind === 'select' && d.models.includes(id);
  return {
    marks: [{ kind: 'threat', spaces: zoneOf(b, id) }, ...(mayGo ? reachMarks(b, d, act(id)).marks : [])],
    lines: companyLines(b, id),
  };
};
