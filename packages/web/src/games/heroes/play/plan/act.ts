/** The plan of one model: where it goes, what it does there. */

import {
  type Battle,
  type HeroesDecision,
  heroes,
  kitOf,
  type ModelId,
  metByMoving,
  metBySlaying,
  modelOf,
  moveOf,
  objectiveOf,
  type PlannedWay,
  type Space,
  sightOf,
  wayOf,
} from '@muster/heroes';
import { listed } from '../../../../parts/words.ts';
import type { Line, Mark, Planned } from '../../board/types.ts';
import { commandsOf } from '../commands.ts';
import { entered, entriesOf, goalsOf, isPlanned, moveOfAct, standOf, type Ways, waysFrom } from '../held.ts';
import { outlookAt } from '../outlook.ts';
import { sectionView } from '../section.ts';
import type { Act, Plan, PlanAct, PlanMarks } from '../types.ts';
import { forecastFor } from '../ways.ts';
import { nameOf, placeName } from '../words.ts';
import { attackOptions, attackWords, otherWays } from './attacks.ts';
import { EMPTY, NO_MARKS } from './empty.ts';
import { companyLines, sightLine, stepPoints, threatMark } from './lines.ts';

export const reachMarks = (
  b: Battle,
  d: HeroesDecision,
  held: Act,
): { marks: readonly Mark[]; costs: ReadonlyMap<Space, string> } => {
  const goals = goalsOf(b, d, held);
  const { hasShield, hasCloak } = kitOf(b, modelOf(b, held.model));
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

const moveWords = (b: Battle, held: Act, way: PlannedWay | undefined): string => {
  if (way === undefined || held.to === null) return '';
  return `${held.jump ? 'jump down to' : 'move to'} ${placeName(b, held.to)}`;
};

const mainWords = (b: Battle, d: HeroesDecision, held: Act, way: PlannedWay | undefined): string => {
  const name = nameOf(b, held.model);
  const parts = [
    ...(held.entry === null ? [] : [`enter at ${placeName(b, held.entry)}`]),
    ...(moveWords(b, held, way) === '' ? [] : [moveWords(b, held, way)]),
    ...(held.attack === null ? [] : [attackWords(b, held.attack).replace(/^./, (l) => l.toLowerCase())]),
  ];
  const words = listed(parts);
  return d.kind === 'select' ? `${name}: ${words}` : words.replace(/^./, (l) => l.toUpperCase());
};

const STANCE_WORDS = {
  none: '',
  defensive: ' It keeps its shield up.',
  stealth: ' It stays under its cloak.',
} as const;

const actHint = (b: Battle, d: HeroesDecision, held: Act, way: PlannedWay | undefined, ways: Ways): string => {
  const name = nameOf(b, held.model);
  const isOut = modelOf(b, held.model).space === null;
  if (isOut && held.entry === null && d.kind !== 'shoot')
    return `${name} is beside the board. Choose where it goes, or an enemy to attack.`;
  if (held.attack !== null) return `${attackWords(b, held.attack)}: see what it would bring.`;
  switch (d.kind) {
    case 'shoot':
    case 'shootBack':
      return ways.shots.length > 0 ? `Choose whom ${name} shoots, or go on.` : `Choose a power of ${name}, or go on.`;
    case 'melee':
      return `Choose whom ${name} strikes, or leave it.`;
    case 'afterMove':
      return `${name} has moved and may cast a power now.`;
    default:
      if (way === undefined || held.to === null) return `Choose where ${name} goes, or an enemy to attack.`;
      if (held.aim !== null && !held.toChosen)
        return `${nameOf(b, held.aim)} is out of reach: ${name} goes towards it.`;
      return `${name} spends ${way.cost} of ${moveOf(b, modelOf(b, held.model))}.${STANCE_WORDS[way.stance]}${
        way.drop > 0 ? ` It jumps ${way.drop} down, which may wound it.` : ''
      }`;
  }
};

const passAction = (d: HeroesDecision, ways: Ways): PlanAct | undefined => {
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

const stillAction = (b: Battle, d: HeroesDecision, held: Act): PlanAct | undefined => {
  const m = modelOf(b, held.model);
  if ((d.kind !== 'move' && d.kind !== 'select') || m.space === null) return undefined;
  return {
    meaning: 'still',
    words: 'Stand still',
    commands: [
      ...(d.kind === 'select' ? [{ type: 'select', model: m.id } as const] : []),
      { type: 'move', to: m.space, path: null, jump: false },
    ],
    key: 'h',
  };
};

/** Of several who die together another one may shoot first. */
const othersFirst = (b: Battle, seat: number): readonly PlanAct[] =>
  heroes
    .candidates(b, seat)
    .flatMap((c) =>
      c.type === 'select'
        ? [{ meaning: `first ${c.model}`, words: `${nameOf(b, c.model)} shoots first`, commands: [c] }]
        : [],
    );

/** Melee and what flies in an arc need no line. */
const sectionFor = (b: Battle, { model, attack }: Act, target: ModelId | undefined): PlanMarks['section'] => {
  if (attack === null || attack.type === 'strike' || target === undefined || target === model) return undefined;
  if (attack.type === 'shoot' && attack.arc) return undefined;
  return sectionView(b, model, target, sightOf(b, model, target, attack.type === 'cast'));
};

export const planAct = (b: Battle, d: HeroesDecision, held: Act): Plan => {
  const ways = waysFrom(b, d, held);
  const stand = standOf(b, d, held);
  const from = entered(b, d, held);
  const way = from === undefined || held.to === null ? undefined : wayOf(from, held.model, moveOfAct(from, held));
  const there = stand?.b ?? b;
  const forecast = held.attack === null ? undefined : forecastFor(there, held.model, ways, held.attack);
  const { marks, costs } = reachMarks(b, d, held);
  const commands = commandsOf(b, d, held);
  const m = modelOf(b, held.model);
  const start = m.space ?? held.entry;
  const steps = way?.steps ?? [];
  const planned: Planned | undefined =
    start === null ? undefined : { model: held.model, steps: m.space === null ? [start, ...steps] : steps };
  const isMoving = d.kind === 'select' || d.kind === 'enter' || d.kind === 'move';
  const target = held.attack?.target ?? undefined;
  const targets = [
    ...new Set([
      ...ways.blows.map((f) => f.target),
      ...ways.shots.map(({ command }) => command.target),
      ...(target === undefined ? [] : [target]),
    ]),
  ];
  const lines: Line[] = [];
  if (start !== null && steps.length > 0) lines.push({ kind: 'way', points: stepPoints(b, held.model, start, steps) });
  const section = stand === undefined ? undefined : sectionFor(there, held, target);
  if (section !== undefined) lines.push(sightLine(there, held.model, target!, section.sight));
  if (stand !== undefined && (isMoving || d.kind === 'melee')) lines.push(...companyLines(there, held.model));
  const still = stillAction(b, d, held);
  return {
    ...EMPTY,
    hint: actHint(b, d, held, way, ways),
    wait: waitWords(b, d, held),
    selected: [held.model],
    targets,
    options: [
      ...attackOptions(there, held, ways, held.to === null ? 'It could' : 'From there it could'),
      ...otherWays(b, d, held),
    ],
    optionsLabel: 'Attacks',
    odds: forecast,
    facts: meetWords(there, from, held, steps),
    main: isPlanned(held) ? { meaning: meaningOf(d, held), words: mainWords(b, d, held, way), commands } : undefined,
    end: passAction(d, ways),
    more: [...(still === undefined ? [] : [still]), ...(d.kind === 'shootBack' ? othersFirst(b, d.seat) : [])],
    marks: {
      spaces: [
        ...(isMoving ? [threatMark(b, held.model)] : []),
        ...(held.entry === null ? [{ kind: 'zone', spaces: entriesOf(b, d, held) } as const] : []),
        ...marks,
      ],
      costs: isMoving ? costs : NO_MARKS.costs,
      target,
      planned,
      lines,
      section,
      outlook: isMoving && from !== undefined ? outlookAt(b, from, held.model, moveOfAct(from, held)) : undefined,
    },
  };
};

/** Of one's own objectives, those that the plan would meet; others' are not one's business. */
const meetWords = (b: Battle, from: Battle | undefined, held: Act, steps: readonly Space[]): readonly string[] => {
  const { side } = b.config.seats[modelOf(b, held.model).seat]!;
  const own = b.objectives[side] ?? [];
  const named = (ids: readonly number[]): readonly string[] =>
    ids.filter((id) => own.includes(id)).map((id) => objectiveOf(id)!.name);
  const there = from === undefined ? [] : named(metByMoving(from, held.model, steps));
  const then = held.attack === null ? [] : named(metBySlaying(b, held.model, held.attack));
  return [
    ...(there.length === 0 ? [] : [`Going there meets ${listed(there)}`]),
    ...(then.length === 0 ? [] : [`Slaying ${nameOf(b, held.attack!.target!)} this way would meet ${listed(then)}`]),
  ].map((words) => (/[!?]$/.test(words) ? words : `${words}.`));
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
