/** The plan of one model: where it goes, what it does there. */

import {
  type Battle,
  type Goal,
  type HeroesDecision,
  heroes,
  kitOf,
  type ModelId,
  metByMoving,
  metBySlaying,
  modelOf,
  moveOf,
  type ObjectiveId,
  objectiveOf,
  type PlannedWay,
  type Space,
  sideOf,
  sightOf,
  wayOf,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import { capital, listed, sentence } from '../../../../parts/words.ts';
import type { Mark, Planned } from '../../board/types.ts';
import { attacksAt, type Possible, sameAttack } from '../attacks.ts';
import { commandsOf, entered, entriesOf, goalsOf, moveOfAct, opening, standOf } from '../course.ts';
import { act, isMoving, isPlanned, mustChoose } from '../held.ts';
import { outlookAt } from '../outlook.ts';
import { sectionView } from '../section.ts';
import type { Act, Plan, PlanAct, PlanMarks } from '../types.ts';
import { nameOf, placeName } from '../words.ts';
import { asDone, attackOptions, attackWords, otherWays, targetsOf } from './attacks.ts';
import { EMPTY, NO_MARKS } from './empty.ts';
import { planEngaged } from './engaged.ts';
import { companyLines, sightLine, stepPoints, threatMark } from './lines.ts';

/** `half`: what is kept up by going no farther is worth a mark. */
const drawn = remembered((goals: readonly Goal[], half: boolean) => {
  const spacesOf = (which: (goal: Goal) => boolean): readonly Space[] => goals.filter(which).map(({ space }) => space);
  const marks: readonly Mark[] = [
    { kind: 'reach', spaces: spacesOf(({ drop }) => drop === 0) },
    { kind: 'jump', spaces: spacesOf(({ drop }) => drop > 0) },
    ...(half ? [{ kind: 'half', spaces: spacesOf((goal) => goal.drop === 0 && goal.half) } as const] : []),
  ];
  return { marks, costs: new Map(goals.map(({ space, cost }) => [space, String(cost)])) };
});

export const reachMarks = (
  b: Battle,
  d: HeroesDecision,
  held: Act,
): { readonly marks: readonly Mark[]; readonly costs: ReadonlyMap<Space, string> } => {
  const { hasShield, hasCloak } = kitOf(b, modelOf(b, held.model));
  return drawn(goalsOf(b, d, held), hasShield || hasCloak);
};

const mainWords = (b: Battle, d: HeroesDecision, held: Act, way: PlannedWay | undefined): string => {
  const { model, entry, to, jump, attack } = held;
  const words = listed([
    ...(entry === null ? [] : [`enter at ${placeName(b, entry)}`]),
    ...(way === undefined || to === null ? [] : [`${jump ? 'jump down to' : 'move to'} ${placeName(b, to)}`]),
    ...(attack === null ? [] : [attackWords(b, model, attack)]),
  ]);
  return asDone(b, d, model, words);
};

const STANCE_WORDS = {
  none: '',
  defensive: ' It keeps its shield up.',
  stealth: ' It stays under its cloak.',
} as const;

interface Asked {
  readonly wait: string;
  readonly hint?: string;
  /** What is left out by going on; a shot or a blow is asked about first. */
  readonly pass?: PlanAct;
}

const PASS = { commands: [{ type: 'pass' }] } as const;
const NO_POWER: PlanAct = { ...PASS, meaning: 'noPower', words: 'No power now' };

/** What is asked of it: its whole activation, or one step of it. */
const askedOf = ({ kind }: HeroesDecision, name: string, shots: number): Asked => {
  switch (kind) {
    case 'enter':
      return { wait: 'Choose where it enters' };
    case 'move':
      return { wait: 'Choose where it goes' };
    case 'afterMove':
      return { wait: 'Choose a power', hint: `${name} has moved and may cast a power now.`, pass: NO_POWER };
    case 'shoot':
    case 'shootBack': {
      const wait = 'Choose a target';
      if (shots === 0) return { wait, hint: `Choose a power of ${name}, or go on.`, pass: NO_POWER };
      const unless = `There ${shots === 1 ? 'is a shot' : `are ${shots} shots`} to be made`;
      const pass: PlanAct = { ...PASS, meaning: 'noShot', words: 'Do not shoot', unless };
      return { wait, hint: `Choose whom ${name} shoots, or go on.`, pass };
    }
    case 'melee':
      return {
        wait: 'Choose whom it strikes',
        hint: `Choose whom ${name} strikes, or leave it.`,
        pass: { ...PASS, meaning: 'noBlow', words: 'Do not strike', unless: 'An enemy is in reach' },
      };
    default:
      return { wait: `Plan for ${name}` };
  }
};

const actHint = (b: Battle, held: Act, way: PlannedWay | undefined, asked: string | undefined): string => {
  const { model, entry, to, toChosen, attack, aim } = held;
  const [m, name] = [modelOf(b, model), nameOf(b, model)];
  if (m.space === null && entry === null)
    return `${name} is beside the board. Choose where it goes, or an enemy to attack.`;
  if (attack !== null) return `${capital(attackWords(b, model, attack))}: see what it would bring.`;
  if (asked !== undefined) return asked;
  if (way === undefined || to === null) return `Choose where ${name} goes, or an enemy to attack.`;
  if (aim !== null && !toChosen) return `${nameOf(b, aim)} is out of reach: ${name} goes towards it.`;
  const jump = way.drop > 0 ? ` It jumps ${way.drop} down, which may wound it.` : '';
  return `${name} spends ${way.cost} of ${moveOf(b, m)}.${STANCE_WORDS[way.stance]}${jump}`;
};

const stillAction = (b: Battle, d: HeroesDecision, { model }: Act): PlanAct | undefined => {
  if ((d.kind !== 'move' && d.kind !== 'select') || modelOf(b, model).space === null) return undefined;
  const still = act(model);
  return { meaning: 'still', words: 'Stand still', commands: [...opening(b, d, still), moveOfAct(b, still)], key: 'h' };
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

/** Of one's own objectives those that this would meet; others' are not one's business. */
const meets = (b: Battle, id: ModelId, lead: string, ids: readonly ObjectiveId[]): readonly string[] => {
  const own = b.objectives[sideOf(b, modelOf(b, id))] ?? [];
  const names = ids.filter((one) => own.includes(one)).map((one) => objectiveOf(one)!.name);
  return names.length === 0 ? [] : [sentence(`${lead} ${listed(names)}`)];
};

/** What is alike whether it goes somewhere or is engaged: its attack, the line of it, and what that would bring. */
const planAttack = (b: Battle, d: HeroesDecision, held: Act, all: readonly Possible[]): Plan => {
  const { model, attack } = held;
  const there = standOf(b, d, held)?.b;
  const target = attack?.target ?? undefined;
  const section = there && sectionFor(there, held, target);
  const odds = all.find((one) => sameAttack(one.attack, attack))?.forecast;
  const mayMeet = there !== undefined && attack !== null && odds !== undefined && odds.slain > 0;
  return {
    ...EMPTY,
    selected: [model],
    optionsLabel: 'Attacks',
    odds,
    facts: mayMeet
      ? meets(there, model, `Slaying ${nameOf(b, odds.target)} this way would meet`, metBySlaying(there, model, attack))
      : [],
    marks: {
      ...NO_MARKS,
      target,
      section,
      lines: section === undefined ? [] : [sightLine(there!, model, target!, section.sight)],
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
  const { wait, hint, pass } = askedOf(d, nameOf(b, model), shots);
  const still = stillAction(b, d, held);
  const ahead = isMoving(d);
  return {
    ...plan,
    hint: actHint(b, held, way, hint),
    wait,
    targets: [...new Set([...targetsOf(all), ...(attack?.target == null ? [] : [attack.target])])],
    options: [
      ...attackOptions(there ?? b, held, all, to === null ? 'It could' : 'From there it could'),
      ...otherWays(b, d, held),
    ],
    facts: [
      ...(from === undefined ? [] : meets(b, model, 'Going there meets', metByMoving(from, model, steps))),
      ...plan.facts,
    ],
    ...(isPlanned(held)
      ? {
          main: {
            meaning: attack?.type ?? (to === null ? d.kind : 'move'),
            words: mainWords(b, d, held, way),
            commands: commandsOf(b, d, held),
          },
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
      costs,
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
