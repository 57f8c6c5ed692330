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
import type { Mark, Planned } from '../../board/types.ts';
import { attacksAt, type Possible, sameAttack } from '../attacks.ts';
import { commandsOf } from '../commands.ts';
import { act, entered, entriesOf, goalsOf, isMoving, isPlanned, moveOfAct, mustChoose, standOf } from '../held.ts';
import { outlookAt } from '../outlook.ts';
import { sectionView } from '../section.ts';
import type { Act, Plan, PlanAct, PlanMarks } from '../types.ts';
import { nameOf, placeName } from '../words.ts';
import { attackOptions, attackWords, otherWays, targetsOf } from './attacks.ts';
import { EMPTY, NO_MARKS } from './empty.ts';
import { planEngaged } from './engaged.ts';
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

const actHint = (b: Battle, d: HeroesDecision, held: Act, way: PlannedWay | undefined, hasShots: boolean): string => {
  const name = nameOf(b, held.model);
  const isOut = modelOf(b, held.model).space === null;
  if (isOut && held.entry === null && d.kind !== 'shoot')
    return `${name} is beside the board. Choose where it goes, or an enemy to attack.`;
  if (held.attack !== null) return `${attackWords(b, held.attack)}: see what it would bring.`;
  switch (d.kind) {
    case 'shoot':
    case 'shootBack':
      return hasShots ? `Choose whom ${name} shoots, or go on.` : `Choose a power of ${name}, or go on.`;
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

const passAction = (d: HeroesDecision, shots: number): PlanAct | undefined => {
  const pass = { type: 'pass' } as const;
  switch (d.kind) {
    case 'afterMove':
      return { meaning: 'noPower', words: 'No power now', commands: [pass] };
    case 'shoot':
    case 'shootBack':
      return {
        meaning: 'noShot',
        words: shots > 0 ? 'Do not shoot' : 'No power now',
        commands: [pass],
        ...(shots > 0 && { unless: `There ${shots === 1 ? 'is a shot' : `are ${shots} shots`} to be made` }),
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

/** What is alike whether it goes somewhere or is engaged: its attack, the line of it, and what that would bring. */
const planAttack = (b: Battle, d: HeroesDecision, held: Act, all: readonly Possible[]): Plan => {
  const there = standOf(b, d, held)?.b;
  const target = held.attack?.target ?? undefined;
  const section = there && sectionFor(there, held, target);
  return {
    ...EMPTY,
    selected: [held.model],
    optionsLabel: 'Attacks',
    odds: all.find(({ attack }) => sameAttack(attack, held.attack))?.forecast,
    marks: {
      ...NO_MARKS,
      target,
      section,
      lines: section === undefined ? [] : [sightLine(there!, held.model, target!, section.sight)],
    },
  };
};

export const planAct = (b: Battle, d: HeroesDecision, held: Act): Plan => {
  const all = attacksAt(b, d, held);
  const plan = planAttack(b, d, held, all);
  return mustChoose(b, d, held.model) ? planEngaged(b, d, held, plan) : planMove(b, d, held, all, plan);
};

const planMove = (b: Battle, d: HeroesDecision, held: Act, all: readonly Possible[], plan: Plan): Plan => {
  const { model, entry, to, jump, attack } = held;
  const there = standOf(b, d, held)?.b;
  const from = entered(b, d, held);
  const way = from === undefined || to === null ? undefined : wayOf(from, model, moveOfAct(from, held));
  const { marks, costs } = reachMarks(b, d, held);
  const m = modelOf(b, model);
  const start = m.space ?? entry;
  const steps = way?.steps ?? [];
  const planned: Planned | undefined =
    start === null ? undefined : { model, steps: m.space === null ? [start, ...steps] : steps };
  const shots = all.filter((one) => one.attack.type === 'shoot').length;
  const pass = passAction(d, shots);
  const still = stillAction(b, d, held);
  const ahead = isMoving(d);
  return {
    ...plan,
    hint: actHint(b, d, held, way, shots > 0),
    wait: waitWords(b, d, held),
    targets: [...new Set([...targetsOf(all), ...(attack?.target == null ? [] : [attack.target])])],
    options: [
      ...attackOptions(there ?? b, held, all, to === null ? 'It could' : 'From there it could'),
      ...otherWays(b, d, held),
    ],
    facts: meetWords(there ?? b, from, held, steps),
    ...(isPlanned(held)
      ? {
          main: { meaning: meaningOf(d, held), words: mainWords(b, d, held, way), commands: commandsOf(b, d, held) },
          end: pass,
        }
      : { [pass?.unless === undefined ? 'main' : 'end']: pass }), // where nothing is given away one goes on by the main button
    more: [...(still === undefined ? [] : [still]), ...(d.kind === 'shootBack' ? othersFirst(b, d.seat) : [])],
    marks: {
      ...plan.marks,
      spaces: [
        ...(ahead ? [threatMark(b, model)] : []),
        ...(entry === null ? [{ kind: 'zone', spaces: entriesOf(b, d, held) } as const] : []),
        ...marks,
      ],
      costs: ahead ? costs : NO_MARKS.costs,
      planned,
      lines: [
        ...(start !== null && steps.length > 0
          ? [{ kind: 'way', points: stepPoints(b, model, start, steps) } as const]
          : []),
        ...plan.marks.lines,
        ...(there !== undefined && (ahead || d.kind === 'melee') ? companyLines(there, model) : []),
      ],
      outlook: ahead ? outlookAt(b, d, { ...act(model), entry, to, jump }) : undefined,
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
