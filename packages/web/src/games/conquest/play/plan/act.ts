/** Shoot and build: who shoots at whom and what comes of it, what each builder may order and what it is worth. */

import {
  type Battle,
  type BuildCommand,
  builderFault,
  type CastCommand,
  type ConquestDecision,
  conquest,
  conquestPower,
  costWords,
  DEFAULT_STANDING,
  findKit,
  findModel,
  type Hindrance,
  isMine,
  type Kit,
  kitOf,
  type Model,
  type ModelId,
  madeByOneOrder,
  modelOf,
  nodeName,
  offersOf,
  powerChances,
  powerFacts,
  powerName,
  rangeOf,
  type ShootCommand,
  seatFor,
  shotChances,
  sideOf,
  wayOf,
  weaponReach,
  yieldFactor,
} from '@muster/conquest';
import { measured } from '@muster/geometry';
import { action } from '../../../../dwethia/play/question.ts';
import type { BoardLine, BoardRange, LineMark } from '../../../../measured/types.ts';
import { count, listed, percent } from '../../../../parts/words.ts';
import { groundOf } from '../../board/look.tsx';
import { nameOf, undoneWords } from '../../words.ts';
import { astrayWords, hurts } from '../chances.ts';
import { actorsOf, actsOf } from '../hand/acts.ts';
import type { Act, Held, HeldAct } from '../hand/types.ts';
import { nearest } from '../nearest.ts';
import type { Odds, Option, Plan, PlanAct } from '../types.ts';
import { EMPTY, marked } from './empty.ts';

type ActDecision = ConquestDecision & { readonly kind: 'shootBuild' };

// --- Shots ---

const markOf = (b: Battle, h: Hindrance): LineMark => {
  if (h.kind === 'terrain') return { piece: h.piece < 0 ? groundOf(b).pieces.length - 1 : h.piece };
  const m = modelOf(b, h.model);
  return { ...m.at, radius: kitOf(b, m).radius };
};

const hindranceWords = ({ models, cover }: { readonly models: number; readonly cover: number }): string =>
  [...(models > 0 ? [`${models} in the way`] : []), ...(cover > 0 ? [`cover ${cover}`] : [])].join(', ');

/** The line that decides, with what is in its way. */
const shotLines = (b: Battle, { unit, target, arc }: ShootCommand): readonly BoardLine[] => {
  const [from, to] = [modelOf(b, unit), modelOf(b, target)];
  if (arc) return [{ from: from.at, to: to.at, kind: 'clear', text: 'arc' }];
  const way = wayOf(b, from, to);
  const hindered = way.models + way.cover > 0;
  return [
    {
      from: way.line.from,
      to: way.line.to,
      kind: hindered ? 'cover' : 'clear',
      marks: way.hindrances.map((h) => markOf(b, h)),
      text: hindered ? hindranceWords(way) : undefined,
    },
  ];
};

/** What an option for this act says of itself: chosen again it is let go. */
const choosing = (c: Act, held: HeldAct): Pick<Option, 'key' | 'chosen' | 'held'> => {
  const key = JSON.stringify(c);
  const chosen = JSON.stringify(held.act) === key;
  return { key, chosen, held: { ...held, act: chosen ? null : c } };
};

/** First what the player wants: `destroys it 31%`. */
const shotOption = (b: Battle, c: ShootCommand, held: HeldAct): Option => {
  const odds = shotChances(b, c)!;
  const needs = odds.needs.attack === null ? 'cannot hurt it' : `${odds.needs.attack}+`;
  const slays = odds.slain > 0 ? `destroys it ${percent(odds.slain)}, ` : '';
  return {
    ...choosing(c, held),
    group: 'Shots',
    words: `${nameOf(b, c.target)}${c.arc ? ', in an arc' : ''}`,
    note: `${slays}wounds ${percent(hurts(odds))} · ${needs}${astrayWords(odds)}`,
    chance: odds.slain > 0 ? odds.slain : hurts(odds),
  };
};

// --- Powers ---

/** `Blast on Wardens B2`. */
const castWords = (b: Battle, { power, target }: CastCommand): string =>
  `${powerName(power)}${target === null ? '' : ` on ${nameOf(b, target)}`}`;

const castOption = (b: Battle, c: CastCommand, held: HeldAct): Option => {
  const power = conquestPower(c.power)!;
  const {
    cost,
    resolves,
    harms: [harm],
  } = powerChances(b, c)!;
  const slays = harm === undefined ? '' : `, then destroys it ${percent(harm.slain)}`;
  return {
    ...choosing(c, held),
    group: 'Powers',
    words: `${castWords(b, c)}${c.upcharge > 0 ? `, ${c.upcharge} more` : ''}`,
    note: `${cost} Affinity · takes effect ${percent(resolves)}${slays}${c.upcharge > 0 ? '' : ` · ${powerFacts(power)}`}`,
    chance: resolves * (harm === undefined ? 1 : hurts(harm)),
  };
};

// --- Building ---

/** What a product brings in, in words, and after how many rounds it has paid for itself. */
const payBack = (b: Battle, kit: Kit): string => {
  const factor = yieldFactor(b.config);
  if (kit.kind === 'unit') return kit.sheet.harvest > 0 ? payWords(b, kit, factor * kit.sheet.harvest) : '';
  const R = factor * (kit.sheet.income + kit.sheet.harvest);
  if (R > 0) return payWords(b, kit, R);
  if (kit.sheet.aether > 0) return `${factor * kit.sheet.aether} A for each relic it holds`;
  if (kit.sheet.gun !== null) return 'shoots';
  const makes = unitsBuiltBy(b, kit);
  return makes.length === 0 ? '' : `builds ${listed(makes)}`;
};

const payWords = (b: Battle, { sheet }: Kit, R: number): string => {
  const rounds = Math.ceil(sheet.cost.R / R);
  const left = b.config.rulings.rounds - b.round;
  return `+${R} R a round, paid back in ${count(rounds, 'round')}${rounds > left ? `: too late, ${count(left, 'round')} left` : ''}`;
};

const unitsBuiltBy = (b: Battle, { id, sheet }: Kit): readonly string[] => {
  if (!('role' in sheet)) return [];
  const seat = b.config.seats.findIndex(({ faction }) => sheet.faction === faction);
  return seat < 0 ? [] : offersOf(b, { seat, sheet: id }).map(({ name }) => name);
};

/** X-333: `Acolytes`, `2 Acolytes` where one order makes two of them; and what they cost. */
const madeBy = (b: Battle, { builder, product }: BuildCommand): { readonly words: string; readonly cost: string } => {
  const m = modelOf(b, builder);
  const kit = findKit(b, m.seat, product)!;
  const n = madeByOneOrder(b, sideOf(b, m), kit);
  const { R, A } = kit.sheet.cost;
  return { words: n === 1 ? kit.name : `${n} ${kit.name}`, cost: costWords({ R: n * R, A: n * A }) };
};

const buildOption = (b: Battle, d: ActDecision, c: BuildCommand, kit: Kit, held: HeldAct): Option => {
  const refusal = conquest.refuse(b, d.seat, c);
  const { words, cost } = madeBy(b, c);
  return {
    ...choosing(c, held),
    group: 'Build',
    words: `${words}, ${cost}${c.node === null ? '' : ` at ${nodeName(c.node)}`}`,
    note: payBack(b, kit),
    why: refusal && conquest.explain(refusal),
    house: kit.sheet.source === 'house',
  };
};

/** Everything it offers, the refused too with their reasons; a mine for every deposit in reach, or once to say why not. */
const buildOptions = (b: Battle, d: ActDecision, m: Model, acts: readonly Act[], held: HeldAct): readonly Option[] =>
  offersOf(b, m).flatMap((kit) => {
    const own = acts.filter((c): c is BuildCommand => c.type === 'build' && c.product === kit.id);
    const nearest = isMine(kit) ? nearestDeposit(b, m) : null;
    const all = own.length > 0 ? own : [{ type: 'build', builder: m.id, product: kit.id, node: nearest } as const];
    return all.map((c) => buildOption(b, d, c, kit, held));
  });

const nearestDeposit = (b: Battle, m: Model): string | null => {
  const deposits = b.nodes.filter(({ kind }) => kind !== 'R');
  return nearest(deposits, ({ at }) => measured.legLength(m.at, at!))?.id ?? null;
};

// --- The plan ---

/** What is planned, when it counts, and the button for it. */
const doing = (b: Battle, act: Act): Pick<Plan, 'hint' | 'main'> => {
  switch (act.type) {
    case 'shoot': {
      const words = `${nameOf(b, act.unit)} shoots ${act.arc ? 'in an arc ' : ''}at ${nameOf(b, act.target)}`;
      const isQuick = kitOf(b, modelOf(b, act.unit)).weapon?.keywords.quickShot === true;
      const then = isQuick ? 'who falls is removed at once (X-41)' : 'who falls still acts in this phase (X-336)';
      return { hint: `${words}; ${then}.`, main: action('shoot', words, act) };
    }
    case 'cast': {
      const words = castWords(b, act);
      return { hint: `${nameOf(b, act.unit)} casts ${words} (DW-86).`, main: action('cast', `Cast ${words}`, act) };
    }
    case 'build': {
      const { words, cost } = madeBy(b, act);
      return {
        hint: `${nameOf(b, act.builder)} builds ${words}, to be placed beside it when the phase ends (CQ-46).`,
        main: action('build', `Build ${words} for ${cost}`, act),
      };
    }
  }
};

const oddsOf = (b: Battle, act: Act | null): Odds | undefined => {
  if (act?.type === 'shoot') {
    const of = shotChances(b, act);
    const other = { ...act, arc: !act.arc };
    const isBoth = of !== undefined && conquest.refuse(b, seatFor(b, modelOf(b, act.unit)), other) === undefined;
    return of && { kind: 'shot', of, isArc: act.arc, other: isBoth ? shotChances(b, other) : undefined };
  }
  if (act?.type !== 'cast') return undefined;
  const of = powerChances(b, act);
  return of && { kind: 'power', of, power: act.power, target: act.target };
};

/** Who has a target; builders with money as long as nothing was ordered. */
const idleWords = (b: Battle, seat: number): string | undefined => {
  const hasOrdered = b.orders.some((order) => order.seat === seat);
  const [shooters, builders] = [new Set<ModelId>(), new Set<ModelId>()];
  for (const c of conquest.candidates(b, seat)) {
    if (c.type === 'shoot') shooters.add(c.unit);
    else if (c.type === 'build' && !hasOrdered) builders.add(c.builder);
  }
  return undoneWords(
    [shooters.size, 'model has a target', 'models have a target'],
    [builders.size, 'builder could order something', 'builders could order something'],
  );
};

const endOf = (b: Battle, d: ActDecision): PlanAct => ({
  ...action('endShoot', 'End our shots and orders', { type: 'done' }),
  unless: idleWords(b, d.seat),
});

const planRally = (b: Battle, d: ActDecision, { builder, at }: Extract<Held, { kind: 'rally' }>): Plan => {
  const orders = b.standing[d.seat] ?? DEFAULT_STANDING;
  const others = orders.rally.filter((one) => one.builder !== builder);
  return {
    ...EMPTY,
    hint: `Choose where what ${nameOf(b, builder)} builds is to stand: it is placed as near to there as it can be.`,
    wait: 'Choose a place',
    selected: [builder],
    marks: marked({
      ghost:
        at === null ? undefined : { path: [modelOf(b, builder).at, at], radius: 400, ok: true, text: 'rally here' },
    }),
    main:
      at === null
        ? undefined
        : action('rally', 'Plant the flag here', {
            type: 'standing',
            orders: { ...orders, rally: [...others, { builder, at }] },
          }),
    end: endOf(b, d),
  };
};

/** How far it shoots, directly and in an arc. */
const rangesOf = (b: Battle, m: Model): readonly BoardRange[] => {
  const { weapon, radius } = kitOf(b, m);
  if (weapon === null) return [];
  const of = { ...m.at, radius };
  return [
    { ...of, most: rangeOf(b, m), kind: 'attack', text: `${weapon.name} ${weapon.range}"` },
    ...(weapon.keywords.arc === true
      ? [{ ...of, most: weaponReach(b, m, true), kind: 'aura' as const, text: 'arc' }]
      : []),
  ];
};

const actLines = (b: Battle, m: Model, act: Act | null): readonly BoardLine[] => {
  if (act?.type === 'shoot') return shotLines(b, act);
  return act?.type === 'cast' && act.target !== null
    ? [{ from: m.at, to: modelOf(b, act.target).at, kind: 'clear' }]
    : [];
};

const planActor = (b: Battle, d: ActDecision, held: HeldAct, m: Model): Plan => {
  const acts = actsOf(b, d.seat, m.id);
  const { act } = held;
  const shots = acts.filter((c) => c.type === 'shoot');
  const casts = acts.filter((c) => c.type === 'cast');
  const options = [
    ...shots.map((c) => shotOption(b, c, held)).sort((p, q) => (q.chance ?? 0) - (p.chance ?? 0)),
    ...casts.map((c) => castOption(b, c, held)),
    ...buildOptions(b, d, m, acts, held),
  ];
  const could = [
    ...(shots.length > 0 ? ['a target'] : []),
    ...(casts.length > 0 ? ['a power'] : []),
    ...(builderFault(b, m) === 'notABuilder' ? [] : ['what it builds']),
  ];
  const choiceWords = options.some(({ why }) => why === undefined)
    ? `${nameOf(b, m.id)}: choose ${listed(could, 'or')}.`
    : `${nameOf(b, m.id)} can do nothing now${kitOf(b, m).weapon === null ? '' : ': no target it could shoot at'}.`;
  return {
    ...EMPTY,
    wait: 'Choose what it does',
    selected: [m.id],
    choices: actorsOf(b, d.seat).filter((id) => id !== m.id),
    targets: [...new Set([...shots, ...casts].flatMap((c) => (c.target !== null ? [c.target] : [])))],
    marks: marked({ ranges: rangesOf(b, m), lines: actLines(b, m, act) }),
    options,
    odds: oddsOf(b, act),
    end: endOf(b, d),
    ...(act === null ? { hint: choiceWords } : doing(b, act)),
  };
};

export const planActs = (b: Battle, d: ActDecision, held: Held): Plan => {
  if (held.kind === 'rally' && findModel(b, held.builder) !== undefined) return planRally(b, d, held);
  const m = held.kind === 'act' ? findModel(b, held.model) : undefined;
  if (held.kind === 'act' && m !== undefined) return planActor(b, d, held, m);
  const able = actorsOf(b, d.seat);
  const { R, A } = b.sides[sideOf(b, { seat: d.seat })].bank;
  return {
    ...EMPTY,
    hint:
      able.length === 0
        ? 'Nobody can shoot or build now.'
        : `Choose who shoots, casts or builds: ${count(able.length, 'model')} could. ${costWords({ R, A })} in the bank.`,
    wait: able.length === 0 ? 'Nothing to do' : 'Choose a model',
    choices: able,
    end: endOf(b, d),
  };
};
