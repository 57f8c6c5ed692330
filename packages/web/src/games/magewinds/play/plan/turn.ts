/** Whom to activate, and what it does, as a plan. */

import type { Point } from '@muster/geometry';
import { type MagewindsCommand, magewinds, nameOf, RADIUS, SPELLS } from '@muster/magewinds';
import { offersOf } from '../casts.ts';
import { ACTION_HINTS, actionName, fighterName, sentenceOf, whoseName } from '../words.ts';
import { attackPlan, rangesOf, targetAttack } from './attack.ts';
import { castPlan, casts } from './cast.ts';
import { drops } from './things.ts';
import { actorOf, button, type Choice, EMPTY, NO_TARGETS, type Plan, type Situation } from './types.ts';
import { distanceWords, moveCommands, movePicture, towardsButton } from './ways.ts';

export const activatePlan = (s: Situation): Plan => {
  const { b, candidates, intent } = s;
  const ids = candidates.flatMap((c) => (c.type === 'activate' ? [c.fighter] : []));
  const chosen = intent.inspect !== null && ids.includes(intent.inspect) ? intent.inspect : undefined;
  return {
    ...EMPTY,
    hint: 'Choose a fighter to activate.',
    waiting: 'Choose a fighter',
    targets: new Set(ids),
    selected: chosen,
    choices: ids.map((id) => {
      const f = b.fighters[id]!;
      const left = 2 - f.actions;
      return {
        id: `activate ${id}`,
        words: nameOf(f),
        note: `${left} ${left === 1 ? 'action' : 'actions'} left${f.damage > 0 ? `, ${f.damage} damage` : ''}`,
        commands: [{ type: 'activate', fighter: id }],
      };
    }),
    main:
      chosen === undefined
        ? undefined
        : button(`Activate the ${fighterName(b, chosen)}`, { type: 'activate', fighter: chosen }),
  };
};

export const actionPlan = (s: Situation): Plan => {
  const { b, intent, candidates } = s;
  const f = actorOf(s)!;
  const canMove = candidates.some((c) => c.type === 'act' && c.action === 'move');
  const canAttack = candidates.some((c) => c.type === 'act' && c.action === 'attack');
  const left = 2 - f.actions;
  const plan: Plan = {
    ...EMPTY,
    hint: `${nameOf(f)}: choose an action, ${left} left. Drag it, or point at the ground or an enemy.`,
    waiting: 'Choose an action',
    selected: f.id,
    ...(canMove ? movePicture(s) : {}),
    choices: [
      ...candidates.flatMap((c): readonly Choice[] =>
        c.type === 'act'
          ? [{ id: c.action, words: actionName(c.action), note: ACTION_HINTS[c.action], commands: [c] }]
          : [],
      ),
      ...drops(s),
    ],
    ranges: intent.path === null ? rangesOf(b, f) : [],
  };
  if (intent.spell !== null) return { ...plan, ...castPlan(s, casts(s)) };
  if (intent.target !== null && canAttack)
    return {
      ...plan,
      hint: `${nameOf(f)} attacks ${whoseName(b, intent.target, s.seat)}?`,
      reach: undefined,
      choices: [],
      ...attackPlan(s, f, null, [
        { type: 'act', action: 'attack' },
        { type: 'step', path: [] },
      ]),
    };
  const attack = canAttack ? attackPlan(s, f, null, []) : {};
  const main =
    intent.path !== null && s.mover !== undefined
      ? { words: `Move ${distanceWords(s.mover, intent.path)}`, commands: moveCommands(s.mover, intent.path) }
      : towardsButton(s);
  return { ...plan, spells: casts(s), targets: attack.targets ?? NO_TARGETS, main };
};

export const targetPlan = (s: Situation): Plan => {
  const { b, candidates, intent } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const action = frame?.type === 'activation' ? frame.action : 'attack';
  const forgo = button(action === 'attack' ? 'Forgo the attack' : 'Forgo it', { type: 'decline' });
  const plan: Plan = { ...EMPTY, hint: '', waiting: 'Choose a target', selected: f.id, second: forgo };
  if (action === 'attack') return { ...plan, ...targetAttack(s, f, null) };
  if (action === 'take-aim')
    return {
      ...plan,
      hint: `${nameOf(f)} takes aim: choose a place it sees within 10 in.`,
      waiting: 'Choose a place',
      ranges: [{ x: f.x, y: f.y, radius: RADIUS, most: 25_400, kind: 'attack', text: 'Take Aim' }],
      ...(intent.place === null ? {} : aimPlace(s, intent.place)),
    };
  const offers = offersOf(candidates);
  const spell = offers[0];
  if (spell === undefined)
    return { ...plan, hint: `Nothing can be cast here any more.`, main: forgo, second: undefined };
  return {
    ...plan,
    hint: `${nameOf(f)} casts ${SPELLS[spell.spell].name}: ${SPELLS[spell.spell].text}`,
    ...castPlan({ ...s, intent: { ...intent, spell: spell.id } }, offers),
    second: forgo,
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
