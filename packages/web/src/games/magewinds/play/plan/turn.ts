/** Whom to activate, and what it does, as a plan: everything may be planned before it is confirmed. */

import { gapBetween, type Point, pathLength } from '@muster/geometry';
import {
  type ActionId,
  type AttackId,
  attackProfile,
  baseOf,
  effectBy,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
  magewinds,
  nameOf,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { capital, count, listed } from '../../../../parts/words.ts';
import { actionName, isSpell, priceWords } from '../../cards/words.ts';
import {
  attackIds,
  attackLines,
  bestOption,
  enemiesOf,
  optionsAgainst,
  othersOf,
  payFor,
  worthOf,
} from '../attacks.ts';
import { offersOf } from '../casts.ts';
import { actionOf, aimOf, fighterOf, instead, orderOf, pinnedIn, type Strike, strikeOf } from '../hand.ts';
import { castWords, moveCommands } from '../moving.ts';
import { there } from '../there.ts';
import { howManyNear } from '../threat.ts';
import { ACTION_HINTS, fighterName, lower, sentenceOf, whoseName } from '../words.ts';
import { ahead } from './ahead.ts';
import { approachTo, betterStand, type Stand } from './approach.ts';
import { attackPlan, rangesOf, striking, targetAttack } from './attack.ts';
import { aimPlan, castPlan } from './cast.ts';
import { strikeable, strikeFrom, strikeWay } from './strike.ts';
import { dropping as droppingOf } from './things.ts';
import { type Asked, actorOf, after, button, EMPTY, laid, type Option, type Part, type Plan } from './types.ts';
import { distanceWords, goerOf, movePicture, wayButton } from './ways.ts';

/** Those that may be activated now. */
export const readyOf = ({ candidates }: Pick<Asked, 'candidates'>): readonly FighterId[] =>
  candidates.flatMap((c) => (c.type === 'activate' ? [c.fighter] : []));

/** Whom the player has in mind. */
export const chosenOf = (s: Asked): FighterId | undefined => readyOf(s).find((id) => id === fighterOf(s.held));

/** What is asked once this one is activated. */
export const activated = (s: Asked, fighter: FighterId): Asked | undefined => {
  const then = ahead(s, { type: 'activate', fighter });
  return then?.decision.kind === 'action' && then.decision.fighter === fighter ? then : undefined;
};

/** One that could strike an enemy now, and how well. */
interface Striker extends Stand {
  readonly id: FighterId;
  readonly name: string;
}

/** Who of those that may be activated could strike that enemy, the best first. */
export const strikersOf = (s: Asked, target: FighterId): readonly Striker[] =>
  readyOf(s)
    .flatMap((id): readonly Striker[] => {
      const then = activated(s, id);
      const way = then && strikeWay(then, then.b.fighters[id]!, target);
      const f = way?.then.b.fighters[id];
      const option = f && bestOption(way!.then.b, s.seat, f, target);
      if (way === undefined || f === undefined || option === undefined) return [];
      const { path } = way;
      const length = path.length === 0 ? 0 : pathLength([s.b.fighters[id]!, ...path]);
      const risk = howManyNear(s.b, s.seat, path.at(-1) ?? f);
      return [{ id, name: option.name, path, length, risk, worth: worthOf(way.then.b, f, option) }];
    })
    .sort(betterStand);

/** Who else could strike that enemy: one click off. */
const insteadOf = (s: Asked, { fighter, target }: Strike): readonly Option[] =>
  strikersOf(s, target)
    .filter(({ id }) => id !== fighter)
    .map(({ id, name, path }) => ({
      key: `by ${id}`,
      words: `The ${fighterName(s.b, id)} instead`,
      note: path.length === 0 ? name : `${name}, after a step`,
      chosen: false,
      held: instead(s.held, strikeOf(id, target)),
      group: 'Who else could',
    }));

export const activatePlan = (s: Asked): Plan => {
  const { b, held } = s;
  const ids = readyOf(s);
  const roster = { ids, label: 'Fighters', next: ids.length > 1 ? 'Next fighter' : undefined };
  const chosen = chosenOf(s);
  const plan: Plan = {
    ...EMPTY,
    hint: 'Choose a fighter to activate, or an enemy to strike.',
    wait: 'Choose a fighter',
    choices: ids,
    roster,
  };
  if (chosen === undefined) return plan;
  const activate: MagewindsCommand = { type: 'activate', fighter: chosen };
  const main = button(`Activate the ${fighterName(b, chosen)}`, activate);
  const then = activated(s, chosen);
  if (then === undefined) return { ...plan, selected: [chosen], main };
  const deed = after([activate], actionPlan(then));
  return {
    ...deed,
    roster,
    choices: ids,
    main: deed.main ?? (held.kind === 'choose' && held.offered !== true ? main : undefined),
    options: held.kind === 'strike' ? [...deed.options, ...insteadOf(s, held)] : deed.options,
  };
};

/** Why the Attack action is not offered: it would lead nowhere. */
const noAttack = ({ b, seat }: Asked, f: Fighter): string => {
  const [gap] = enemiesOf(b, f)
    .map((enemy) => gapBetween(baseOf(f), baseOf(enemy)).down)
    .sort((x, y) => x - y);
  const isPaid = (id: AttackId): boolean => payFor(b, seat, f, id) !== undefined;
  const attacks = attackIds(f).map((id) => attackProfile(b, f, id)!);
  const ready = attacks.filter(({ id, needsAim }) => isPaid(id) && (!needsAim || effectBy(b, 'aim', f.id)?.ready));
  const reach = Math.max(0, ...ready.map(({ max }) => max));
  const unpaid = attacks.flatMap(({ id, name }) => (isPaid(id) ? [] : [name]));
  return [
    'No Attack: no enemy can be attacked from here, nor after a step.',
    `What it can attack with now reaches up to ${inches(reach)}.`,
    ...(gap === undefined ? [] : [`The nearest enemy is ${inches(gap, { round: 'down' })} away.`]),
    ...(unpaid.length === 0 ? [] : [`The hand does not pay for ${listed(unpaid)}.`]),
  ].join(' ');
};

const actOption = ({ held }: Asked, fighter: FighterId, action: ActionId): Option => {
  const chosen = actionOf(held) === action;
  return {
    key: action,
    words: actionName(action),
    note: ACTION_HINTS[action] ?? (isSpell(action) ? `a spell for ${priceWords(action)}` : undefined),
    chosen,
    held: instead(held, chosen ? { kind: 'choose', fighter } : orderOf(fighter, action)),
  };
};

const actsOf = ({ candidates }: Asked): readonly ActionId[] =>
  candidates.flatMap((c) => (c.type === 'act' ? [c.action] : []));

/** MW-R37: one's own may be attacked as well; offered apart where there is nobody else. */
const ownAttack = (s: Asked, f: Fighter): readonly Option[] =>
  othersOf(s.b, f).some((other) => other.seat === s.seat && bestOption(s.b, s.seat, f, other.id) !== undefined)
    ? [{ ...actOption(s, f.id, 'attack'), words: 'Your own only: Attack', note: 'MW-R37' }]
    : [];

export const actionPlan = (s: Asked): Plan => {
  const { b, held } = s;
  const f = actorOf(s)!;
  const acts = actsOf(s);
  const inReach = strikeable(s, f);
  const canAttack = inReach.length > 0 || (acts.includes('attack') && attackIds(f).includes('push'));
  const ofOwn = canAttack ? [] : ownAttack(s, f);
  const dropping = droppingOf(s);
  const plan = laid(EMPTY, dropping, {
    hint: `Drag the ${nameOf(f)}, point at the ground or an enemy, or choose; ${count(2 - f.actions, 'action')} left.`,
    wait: 'Choose what it does',
    selected: [f.id],
    targets: inReach,
    options: [
      ...acts.filter((action) => action !== 'attack' || canAttack).map((action) => actOption(s, f.id, action)),
      ...dropping.options!,
      ...ofOwn,
    ],
    facts: canAttack || pinnedIn(held) !== null ? [] : [noAttack(s, f)],
    marks: { ranges: pinnedIn(held) === null ? rangesOf(b, f) : [] },
  });
  if (held.kind === 'strike') return strikePlan(s, f, plan, held);
  if (held.kind === 'deed' && (acts.includes(held.action) || (held.action === 'attack' && ofOwn.length > 0)))
    return laid(plan, deedPlan(s, f, held.action));
  if (held.kind === 'cast' || !acts.includes('move')) return laid(plan, castPlan(s));
  const wait = actionOf(held) === 'move' ? 'Choose where to go' : plan.wait;
  const go = laid(plan, movePicture(s, s.mover), { wait, main: wayButton(s, s.mover) ?? plan.main }, castPlan(s));
  return held.kind === 'go' && held.after !== undefined ? laid(go, huntPlan(s, f, go, held.after)) : go;
};

/** It goes after an enemy that it cannot strike yet: what it comes to is said and drawn. */
const huntPlan = (s: Asked, f: Fighter, go: Plan, target: FighterId): Part => {
  const { b, seat } = s;
  const whose = whoseName(b, target, seat);
  const strikes = approachTo(s, f, target)?.strikes === true;
  const end = pinnedIn(s.held)?.path.at(-1) ?? f;
  const now = there(b, f.id, end);
  const from = now.fighters[f.id]!;
  const [option] = optionsAgainst(now, seat, from, target); // one that is possible comes first
  return {
    hint: strikes
      ? `${nameOf(f)} cannot strike ${whose} from here: it goes where it can, with its next action.`
      : `${capital(whose)} is out of reach, even after a move: ${nameOf(f)} goes as near as it can.`,
    facts: [],
    main: go.main && { ...go.main, words: `${go.main.words} towards the ${fighterName(b, target)}` },
    marks: { lines: attackLines(now, from, now.fighters[target]!, option?.refusal) },
  };
};

/** An enemy that was pointed at: struck from here or after a step, or why it cannot be. */
const strikePlan = (s: Asked, f: Fighter, plan: Plan, strike: Strike): Plan => {
  const { b, seat } = s;
  const stepping = ahead(s, { type: 'act', action: 'attack' })?.mover;
  // who has chosen Attack may step before it; who has only pointed at an enemy may still go anywhere
  const mover = strike.action === null ? (actsOf(s).includes('move') ? s.mover : undefined) : stepping;
  const goer = stepping && goerOf(stepping, strike.step);
  const pinned = strike.step === null || goer === undefined ? undefined : strikeFrom(s, goer, strike.step.path);
  const way = pinned ?? strikeWay(s, f, strike.target);
  const question: Part = { hint: `${nameOf(f)} attacks ${whoseName(b, strike.target, seat)}?`, facts: [] };
  if (way === undefined)
    return laid(plan, question, { ...attackPlan(s, f, null, strike), options: plan.options }, { marks: { mover } });
  const then: Asked = { ...s, ...way.then };
  const blow = attackPlan(then, then.b.fighters[f.id]!, null, strike);
  const { path } = way;
  const step = path.length === 0 ? undefined : { type: 'pinned' as const, path, longer: false };
  const picture = step === undefined ? {} : movePicture(s, way.mover, step);
  const words = (main: string): string =>
    step === undefined ? main : `Step ${distanceWords(way.mover!, path)}${castWords(way.mover!)}, then ${lower(main)}`;
  return after(
    way.commands,
    laid(plan, picture, { options: [] }, question, blow, {
      main: blow.main && { ...blow.main, words: words(blow.main.words) },
      targets: plan.targets,
      marks: { mover, reach: undefined, threats: [], aftermath: [], lines: blow.marks?.lines ?? [] },
    }),
  );
};

/** Any other action: its step, then what it needs. */
const deedPlan = (s: Asked, f: Fighter, action: ActionId): Part => {
  const { held } = s;
  const act: MagewindsCommand = { type: 'act', action };
  const stepping = ahead(s, act);
  const name = actionName(action);
  const top = stepping?.b.stack.at(-1);
  if (stepping === undefined || (top?.type !== 'step' && top?.type !== 'activation'))
    return { main: button(`${name} with the ${nameOf(f)}`, act), marks: { ranges: [] } };
  const isStep = top.type === 'step' && top.fighter === f.id && stepping.mover !== undefined;
  const pinned = isStep ? pinnedIn(held) : null;
  const mover = isStep ? goerOf(stepping.mover!, pinned) : undefined;
  const path = pinned?.path ?? [];
  const before = mover === undefined ? [act] : [act, ...moveCommands(mover, path)];
  const picture: Part = isStep ? movePicture(stepping, stepping.mover) : {};
  const then = ahead(s, ...before);
  const frame = then?.b.stack.at(-1);
  if (then === undefined || frame?.type !== 'activation' || frame.step !== 'targets' || frame.fighter !== f.id) {
    const step = path.length === 0 ? '' : ` after a step of ${distanceWords(mover!, path)}${castWords(mover!)}`;
    const main = button(`${name} with the ${nameOf(f)}${step}`, ...before);
    return { ...picture, main, wait: name, marks: { ...picture.marks, ranges: [] } };
  }
  const chosen = after(before, targetPlan(then));
  const nearer = isStep && action === 'attack' && path.length === 0 ? strikeableByStep(s, f) : [];
  return {
    ...chosen,
    fault: chosen.fault ?? picture.fault,
    hint: isStep ? `${chosen.hint} It may step first, up to ${inches(mover!.limit)}: drag it.` : chosen.hint,
    wait: nearer.length > 0 ? 'Choose a target' : chosen.wait,
    options: [actOption(s, f.id, action), ...chosen.options, ...nearer.map((id) => stepOption(s, f, id))],
    marks: {
      ...picture.marks,
      ...chosen.marks,
      mover: isStep ? stepping.mover : undefined,
      reach: pinned === null ? picture.marks?.reach : undefined,
      ghost: chosen.marks.ghost ?? picture.marks?.ghost,
    },
  };
};

/** Those that only a step brings into reach. */
const strikeableByStep = (s: Asked, f: Fighter): readonly FighterId[] =>
  strikeable(s, f).filter((id) => bestOption(s.b, s.seat, f, id) === undefined);

const stepOption = (s: Asked, f: Fighter, id: FighterId): Option => {
  const { mover, path } = strikeWay(s, f, id)!;
  return {
    key: `target ${id}`,
    words: fighterName(s.b, id),
    note: `after a step of ${distanceWords(mover!, path)}${castWords(mover!)}`,
    chosen: false,
    held: instead(s.held, striking(s.held, f.id, id)),
  };
};

export const targetPlan = (s: Asked): Plan => {
  const { b, candidates, held } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const action = frame?.type === 'activation' ? frame.action : 'attack';
  const plan: Plan = {
    ...EMPTY,
    wait: 'Choose a target',
    selected: [f.id],
    end: {
      ...button(action === 'attack' ? 'Forgo the attack' : 'Forgo it', { type: 'decline' }),
      unless:
        candidates.length > 1 ? 'There is still something to choose; the action is used up all the same.' : undefined,
    },
  };
  if (action === 'attack') return laid(plan, targetAttack(s, f, null));
  if (action === 'take-aim') return laid(plan, takeAimPlan(s, f, aimOf(held).place));
  const spells = offersOf(candidates);
  const [offer] = spells;
  if (offer === undefined) return { ...plan, hint: `Nothing can be cast here any more.` };
  const { name } = SPELLS[offer.spell];
  return laid(plan, { hint: `${nameOf(f)} casts ${name}.` }, aimPlan(s, offer, aimOf(held)), {
    marks: { spells },
  });
};

const takeAimPlan = ({ b, seat }: Asked, f: Fighter, place: Point | null): Part => {
  const command: MagewindsCommand | undefined = place === null ? undefined : { type: 'takeAim', place };
  const refusal = command && magewinds.refuse(b, seat, command);
  const ok = refusal === undefined;
  return {
    hint: `${nameOf(f)} takes aim: choose a place it sees within 10 in.`,
    wait: 'Choose a place',
    fault: refusal && sentenceOf(refusal),
    main: command !== undefined && ok ? button('Aim here', command) : undefined,
    marks: {
      placing: true,
      ranges: [{ x: f.x, y: f.y, radius: RADIUS, most: 25_400, kind: 'attack', text: 'Take Aim' }],
      ghost: place === null ? undefined : { path: [place], radius: 300, ok },
    },
  };
};
