/** Whom to activate, and what it does, as a plan: everything may be planned before it is confirmed. */

import { gapBetween, type Point } from '@muster/geometry';
import {
  type ActionId,
  attackProfile,
  baseOf,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
  magewinds,
  nameOf,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { actionName } from '../../cards/words.ts';
import { attackIds, bestOption, enemiesOf } from '../attacks.ts';
import { offersOf } from '../casts.ts';
import { type Intent, UNPLANNED } from '../intent.ts';
import { castWords, longerOf } from '../moving.ts';
import { ACTION_HINTS, fighterName, sentenceOf, whoseName } from '../words.ts';
import { ahead } from './ahead.ts';
import { attackPlan, rangesOf, targetAttack } from './attack.ts';
import { castPlan, casts } from './cast.ts';
import { type StrikeWay, strikeable, strikeFrom, strikeWay } from './strike.ts';
import { drops } from './things.ts';
import { actorOf, after, button, type Choice, EMPTY, type Plan, type Situation } from './types.ts';
import { distanceWords, movePicture, pinnedButton, towardsButton } from './ways.ts';

/** Those that may be activated now. */
export const readyOf = ({ candidates }: Situation): readonly FighterId[] =>
  candidates.flatMap((c) => (c.type === 'activate' ? [c.fighter] : []));

/** Whom the player has in mind: the one chosen, or the only one there is. */
export const chosenOf = (s: Situation): FighterId | undefined => {
  const ids = readyOf(s);
  const { chosen } = s.intent;
  if (chosen === 'nobody') return undefined;
  return chosen !== null && ids.includes(chosen) ? chosen : ids.length === 1 && chosen === null ? ids[0] : undefined;
};

/** The situation once this one is activated. */
export const activated = (s: Situation, fighter: FighterId): Situation | undefined => {
  const then = ahead(s, { type: 'activate', fighter });
  return then?.decision.kind === 'action' && then.decision.fighter === fighter ? then : undefined;
};

/** Who of those that may be activated could strike that enemy. */
export const strikersOf = (s: Situation, target: FighterId): readonly FighterId[] =>
  readyOf(s).filter((id) => {
    const then = activated(s, id);
    return then !== undefined && strikeWay(then, then.b.fighters[id]!, target) !== undefined;
  });

const whoChoice = ({ b, intent }: Situation, id: FighterId, chosen: FighterId | undefined): Choice => {
  const f = b.fighters[id]!;
  const left = 2 - f.actions;
  return {
    id: `activate ${id}`,
    words: nameOf(f),
    note: `${left} ${left === 1 ? 'action' : 'actions'} left${f.damage > 0 ? `, ${f.damage} damage` : ''}`,
    pressed: chosen === id,
    intent:
      chosen === id
        ? { ...UNPLANNED, action: null, chosen: 'nobody' }
        : { ...UNPLANNED, action: null, chosen: id, target: intent.target },
  };
};

export const activatePlan = (s: Situation): Plan => {
  const { b, intent, seat } = s;
  const ids = readyOf(s);
  const chosen = chosenOf(s);
  const strikers = chosen === undefined && intent.target !== null ? strikersOf(s, intent.target) : undefined;
  const plan: Plan = {
    ...EMPTY,
    hint:
      strikers === undefined
        ? 'Choose a fighter to activate, or an enemy to strike.'
        : `Who attacks ${whoseName(b, intent.target, seat)}?`,
    waiting: 'Choose a fighter',
    targets: new Set(strikers ?? ids),
    selected: chosen,
    who: (strikers ?? ids).map((id) => whoChoice(s, id, chosen)),
  };
  const then = chosen === undefined ? undefined : activated(s, chosen);
  if (chosen === undefined) return plan;
  const activate: MagewindsCommand = { type: 'activate', fighter: chosen };
  const simply = button(`Activate the ${fighterName(b, chosen)}`, activate);
  if (then === undefined) return { ...plan, main: simply };
  const deed = after([activate], actionPlan(then));
  return { ...deed, who: plan.who, main: deed.main ?? (isPlanning(intent) ? undefined : simply), selected: chosen };
};

const isPlanning = ({ action, target, spell, refusal }: Intent): boolean =>
  action !== null || target !== null || spell !== null || refusal !== null;

/** Why the Attack action is not offered: it would lead nowhere. */
const noAttack = (s: Situation, f: Fighter): readonly string[] => {
  const { b } = s;
  const gaps = enemiesOf(b, f).map((enemy) => gapBetween(baseOf(f), baseOf(enemy)).down);
  const reach = Math.max(...attackIds(f).map((id) => attackProfile(b, f, id)!.max));
  const nearest =
    gaps.length === 0 ? '' : ` The nearest enemy is ${inches(Math.min(...gaps), { round: 'down' })} away.`;
  return [
    `No Attack: nobody can be attacked from here, nor after a step. Its attacks reach up to ${inches(reach)}.${nearest}`,
  ];
};

const actChoice = ({ intent }: Situation, action: ActionId): Choice => ({
  id: action,
  words: actionName(action),
  note: ACTION_HINTS[action] ?? (action in SPELLS ? 'a spell' : undefined),
  pressed: intent.action === action,
  intent: { ...UNPLANNED, action: intent.action === action ? null : action },
});

export const actionPlan = (s: Situation): Plan => {
  const { b, intent, candidates } = s;
  const f = actorOf(s)!;
  const acts = candidates.flatMap((c) => (c.type === 'act' ? [c.action] : []));
  const inReach = strikeable(s, f);
  const canPush = candidates.some((c) => c.type === 'act' && c.action === 'attack') && attackIds(f).includes('push');
  const left = 2 - f.actions;
  const isOffered = (action: ActionId): boolean => action !== 'attack' || inReach.length > 0 || canPush;
  const plan: Plan = {
    ...EMPTY,
    hint: `Drag the ${nameOf(f)}, point at the ground or an enemy, or choose; ${left} ${left === 1 ? 'action' : 'actions'} left.`,
    waiting: 'Choose what it does',
    selected: f.id,
    targets: new Set(inReach),
    choices: [...acts.filter(isOffered).map((action) => actChoice(s, action)), ...drops(s)],
    cannot: isOffered('attack') ? [] : noAttack(s, f),
    ranges: rangesOf(b, f),
  };
  if (intent.spell !== null && (intent.action === null || intent.action === 'move'))
    return { ...plan, ...castPlan(s, casts(s)) };
  if (intent.target !== null && (intent.action === null || intent.action === 'attack')) return strikePlan(s, f, plan);
  if (intent.action !== null && intent.action !== 'move' && acts.includes(intent.action))
    return { ...plan, ...deedPlan(s, f, intent.action) };
  if (!acts.includes('move')) return { ...plan, spells: casts(s) };
  return {
    ...plan,
    ...movePicture(s, s.mover),
    waiting: intent.action === 'move' ? 'Choose where to go' : plan.waiting,
    spells: casts(s),
    ranges: intent.path === null ? plan.ranges : [],
    main: pinnedButton(s, s.mover) ?? towardsButton(s, s.mover),
  };
};

/** The step that comes before an attack, as a picture. */
const stepPicture = (s: Situation, way: StrikeWay): Partial<Plan> =>
  way.mover === undefined
    ? {}
    : movePicture({ ...s, intent: { ...s.intent, path: way.path, longer: false } }, way.mover);

/** An enemy that was pointed at: struck from here or after a step, or why it cannot be. */
const strikePlan = (s: Situation, f: Fighter, plan: Plan): Plan => {
  const { b, seat, intent } = s;
  const target = intent.target!;
  const hint = `${nameOf(f)} attacks ${whoseName(b, target, seat)}?`;
  const stepping = intent.action === 'attack' && intent.path !== null ? stepMover(s, intent) : undefined;
  const pinned = stepping && strikeFrom(s, stepping, intent.path!);
  const way = pinned ?? strikeWay(s, f, target);
  if (way === undefined) return { ...plan, hint, ...attackPlan(s, f, null), reach: undefined, choices: plan.choices };
  const { path, mover } = way;
  const then: Situation = { ...way.then, intent };
  const strike = attackPlan(then, then.b.fighters[f.id]!, null);
  const main = strike.main && {
    words:
      path.length === 0
        ? strike.main.words
        : `Step ${distanceWords(mover!, path)}${castWords(mover!)}, then ${lower(strike.main.words)}`,
    commands: strike.main.commands,
  };
  const picture = path.length === 0 ? {} : stepPicture(s, way);
  return after(way.commands, {
    ...plan,
    ...picture,
    ...strike,
    lines: strike.lines ?? [],
    threats: [],
    hint,
    main,
    reach: undefined,
    aftermath: [],
    mover: ahead(s, { type: 'act', action: 'attack' })?.mover,
    targets: plan.targets,
    choices: [],
  });
};

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const stepMover = (s: Situation, { longer }: Intent) => {
  const mover = ahead(s, { type: 'act', action: 'attack' })?.mover;
  return longer && mover !== undefined ? (longerOf(mover) ?? mover) : mover;
};

/** Any other action: its step, then what it needs. */
const deedPlan = (s: Situation, f: Fighter, action: ActionId): Partial<Plan> => {
  const { intent } = s;
  const act: MagewindsCommand = { type: 'act', action };
  const stepping = ahead(s, act);
  const name = actionName(action);
  const top = stepping?.b.stack.at(-1);
  if (stepping === undefined || (top?.type !== 'step' && top?.type !== 'activation'))
    return { main: button(`${name} with the ${nameOf(f)}`, act), ranges: [] };
  const isStep = top.type === 'step' && top.fighter === f.id && stepping.mover !== undefined;
  const mover = isStep && intent.longer ? (longerOf(stepping.mover!) ?? stepping.mover) : stepping.mover;
  const path = isStep ? (intent.path ?? []) : [];
  const cast = mover?.cast;
  const before: MagewindsCommand[] = isStep
    ? [act, ...(cast === undefined || path.length === 0 ? [] : [cast]), { type: 'step', path }]
    : [act];
  const picture: Partial<Plan> = isStep ? movePicture(stepping, stepping.mover) : {};
  const then = ahead(s, ...before);
  const frame = then?.b.stack.at(-1);
  if (then === undefined || frame?.type !== 'activation' || frame.step !== 'targets' || frame.fighter !== f.id) {
    const step = path.length === 0 ? '' : ` after a step of ${distanceWords(mover!, path)}${castWords(mover!)}`;
    return {
      ...picture,
      main: button(`${name} with the ${nameOf(f)}${step}`, ...before),
      ranges: [],
      waiting: name,
    };
  }
  const chosen = after(before, targetPlan(then));
  const nearer = isStep && action === 'attack' && path.length === 0 ? strikeableByStep(s, f) : [];
  return {
    ...picture,
    ...chosen,
    hint: isStep ? `${chosen.hint} It may step first, up to ${inches(mover!.limit)}: drag it.` : chosen.hint,
    waiting: nearer.length > 0 ? 'Choose a target' : chosen.waiting,
    mover: isStep ? stepping.mover : undefined,
    reach: intent.path === null ? picture.reach : undefined,
    ghost: chosen.ghost ?? picture.ghost,
    lines: chosen.lines,
    aftermath: [],
    choices: [...actionsRow(s), ...chosen.choices, ...nearer.map((id) => stepChoice(s, f, id))],
  };
};

/** Those that only a step brings into reach. */
const strikeableByStep = (s: Situation, f: Fighter): readonly FighterId[] =>
  strikeable(s, f).filter((id) => bestOption(s.b, s.seat, f, id) === undefined);

const stepChoice = (s: Situation, f: Fighter, id: FighterId): Choice => {
  const { mover, path } = strikeWay(s, f, id)!;
  return {
    id: `target ${id}`,
    words: fighterName(s.b, id),
    note: `after a step of ${distanceWords(mover!, path)}${castWords(mover!)}`,
    intent: { target: id, attack: null, sure: null },
  };
};

const actionsRow = (s: Situation): readonly Choice[] =>
  s.intent.action === null ? [] : [actChoice(s, s.intent.action)];

export const targetPlan = (s: Situation): Plan => {
  const { b, candidates, intent } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const action = frame?.type === 'activation' ? frame.action : 'attack';
  const end = {
    ...button(action === 'attack' ? 'Forgo the attack' : 'Forgo it', { type: 'decline' }),
    unless:
      candidates.length > 1 ? 'There is still something to choose; the action is used up all the same.' : undefined,
  };
  const plan: Plan = { ...EMPTY, hint: '', waiting: 'Choose a target', selected: f.id, end };
  if (action === 'attack') return { ...plan, ...targetAttack(s, f, null) };
  if (action === 'take-aim')
    return {
      ...plan,
      hint: `${nameOf(f)} takes aim: choose a place it sees within 10 in.`,
      waiting: 'Choose a place',
      placing: true,
      ranges: [{ x: f.x, y: f.y, radius: RADIUS, most: 25_400, kind: 'attack', text: 'Take Aim' }],
      ...(intent.place === null ? {} : aimPlace(s, intent.place)),
    };
  const offers = offersOf(candidates);
  const spell = offers[0];
  if (spell === undefined) return { ...plan, hint: `Nothing can be cast here any more.` };
  return {
    ...plan,
    hint: `${nameOf(f)} casts ${SPELLS[spell.spell].name}: ${SPELLS[spell.spell].text}`,
    ...castPlan({ ...s, intent: { ...intent, spell: spell.id } }, offers),
  };
};

const aimPlace = ({ b, seat }: Situation, place: Point): Partial<Plan> => {
  const command: MagewindsCommand = { type: 'takeAim', place };
  const refusal = magewinds.refuse(b, seat, command);
  return {
    refusal: refusal && sentenceOf(refusal),
    ghost: { path: [place], radius: 300, ok: refusal === undefined },
    main: refusal === undefined ? button('Aim here', command) : undefined,
  };
};
