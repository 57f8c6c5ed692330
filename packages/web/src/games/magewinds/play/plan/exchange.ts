/** An attack under way as a plan: the choice face down, the reaction, knockback, the next one struck. */

import { type Length, type Point, slideTo } from '@muster/geometry';
import {
  type AttackFrame,
  attackProfile,
  type Battle,
  directionOf,
  knockbackLimit,
  type MagewindsCommand,
  magewinds,
  oddsOf,
  RADIUS,
} from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { attackLines } from '../attacks.ts';
import { CHOICE_NAMES, DEFENCE_NAMES, fighterName, sentenceOf, whoseName } from '../words.ts';
import { button, EMPTY, type Plan, type Situation } from './types.ts';

const attackFrameOf = (b: Battle): AttackFrame | undefined => {
  const frame = b.stack.at(-1);
  return frame?.type === 'attack' ? frame : undefined;
};

const attackerName = (b: Battle, frame: AttackFrame, seat: number): string =>
  frame.source.type === 'fighter' ? whoseName(b, frame.source.id, seat) : 'the shaken ground';

export const attackChoicePlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const frame = attackFrameOf(b)!;
  return {
    ...EMPTY,
    hint: `Choose how to strike ${whoseName(b, frame.target, seat)}. It lies face down until the defence is chosen.`,
    waiting: 'Choose Light, Heavy or Feint',
    selected: frame.source.type === 'fighter' ? frame.source.id : undefined,
    odds: oddsOf(b, seat, { type: 'chooseAttack', choice: 'light' }),
    lines:
      frame.source.type === 'fighter' && frame.target !== null
        ? attackLines(b, b.fighters[frame.source.id]!, b.fighters[frame.target]!, undefined)
        : [],
    main:
      intent.choice === null
        ? undefined
        : button(`Lay down ${CHOICE_NAMES[intent.choice]}`, { type: 'chooseAttack', choice: intent.choice }),
  };
};

const DEFENCE_NOTES = {
  none: 'keeps its actions',
  dodge: 'an action; harder to hit, then a step away',
  deflect: 'an action; more Armour, then maybe a step',
  mirrorshield: 'cards and an action; what is blocked strikes back',
} as const;

export const defencePlan = (s: Situation): Plan => {
  const { b, seat, intent, candidates } = s;
  const frame = attackFrameOf(b)!;
  const offered = [...new Set(candidates.flatMap((c) => (c.type === 'defend' ? [c.defence] : [])))];
  const cards =
    intent.aim.cards ??
    candidates.flatMap((c) => (c.type === 'defend' && c.defence === 'mirrorshield' ? [c.cards] : []))[0];
  const command: MagewindsCommand | undefined =
    intent.defence === null
      ? undefined
      : { type: 'defend', defence: intent.defence, cards: intent.defence === 'mirrorshield' ? (cards ?? []) : [] };
  const refusal = command && magewinds.refuse(b, seat, command);
  const guarded = frame.target !== null && b.fighters[frame.target]!.guard;
  const { attack } = frame;
  const name =
    attack === 'quake' || frame.source.type === 'feature'
      ? 'Quake'
      : attackProfile(b, b.fighters[frame.source.id]!, attack)!.name;
  return {
    ...EMPTY,
    hint: `${capitalised(attackerName(b, frame, seat))} attacks ${whoseName(b, frame.target, seat)} with ${name}. How does it react?`,
    waiting: 'Choose a reaction',
    selected: frame.target ?? undefined,
    refusal: refusal && sentenceOf(refusal),
    choices: offered.map((defence) => ({
      id: defence,
      words: DEFENCE_NAMES[defence],
      note: guarded && defence !== 'none' ? `free, by its Guard` : DEFENCE_NOTES[defence],
      pressed: intent.defence === defence,
      intent: { defence: intent.defence === defence ? null : defence },
    })),
    paying:
      intent.defence === 'mirrorshield'
        ? { name: 'Mirrorshield', spell: 'mirrorshield', cards: cards ?? [] }
        : undefined,
    odds: oddsOf(b, seat, { type: 'defend', defence: 'none', cards: [] }),
    lines:
      frame.source.type === 'fighter' && frame.target !== null
        ? attackLines(b, b.fighters[frame.source.id]!, b.fighters[frame.target]!, undefined)
        : [],
    main:
      command === undefined || refusal !== undefined
        ? undefined
        : button(intent.defence === 'none' ? 'No reaction' : `${DEFENCE_NAMES[intent.defence!]}`, command),
  };
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Where the target of a knockback would end. */
const knockbackEnd = (b: Battle, frame: AttackFrame, distance: Length): readonly Point[] => {
  const it = frame.target === null ? b.objects[frame.object!]! : b.fighters[frame.target]!;
  const from = { x: it.x, y: it.y };
  return distance === 0 ? [from] : [from, slideTo(from, directionOf(b, frame), distance)];
};

export const knockBackPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const frame = attackFrameOf(b)!;
  const most = knockbackLimit(b, frame);
  const distance = Math.min(intent.distance ?? most, most);
  const leave = button('Leave it where it is', { type: 'knockBack', distance: 0 });
  return {
    ...EMPTY,
    hint: `A hit, and no reaction: you may knock ${whoseName(b, frame.target, seat)} back, up to ${inches(most, { round: 'down' })}.`,
    waiting: 'Choose how far',
    selected: frame.target ?? undefined,
    ghost: {
      base: frame.target === null ? undefined : String(frame.target),
      path: knockbackEnd(b, frame, distance),
      radius: RADIUS,
      ok: true,
      text: inches(distance),
    },
    main: distance === 0 ? undefined : button(`Knock it back ${inches(distance)}`, { type: 'knockBack', distance }),
    end: leave,
  };
};

export const nextTargetPlan = (s: Situation): Plan => {
  const { b, candidates, intent, seat } = s;
  const ids = candidates.flatMap((c) => (c.type === 'nextTarget' ? [c.target] : []));
  const target = intent.target !== null && ids.includes(intent.target) ? intent.target : ids[0];
  return {
    ...EMPTY,
    hint: 'Several are struck. Whom next?',
    waiting: 'Choose the next one',
    targets: new Set(ids),
    selected: target,
    odds: target === undefined ? undefined : oddsOf(b, seat, { type: 'nextTarget', target }),
    choices: ids.map((id) => ({
      id: `next ${id}`,
      words: whoseName(b, id, seat),
      pressed: id === target,
      intent: { target: id },
    })),
    main:
      target === undefined ? undefined : button(`Strike the ${fighterName(b, target)}`, { type: 'nextTarget', target }),
  };
};

/** MW 1.2: several things at once. */
export const orderPlan = (s: Situation): Plan => {
  const { b, candidates, intent, seat } = s;
  const ids = candidates.flatMap((c) => (c.type === 'nextInOrder' ? [c.fighter] : []));
  const next = intent.target !== null && ids.includes(intent.target) ? intent.target : ids[0];
  const isDamage = b.stack.at(-1)?.type === 'damage';
  return {
    ...EMPTY,
    hint: isDamage
      ? 'Several take damage at once. Whose is looked at next?'
      : 'Several step at the same time. Who is next?',
    waiting: 'Choose who comes next',
    targets: new Set(ids),
    selected: next,
    choices: ids.map((id) => ({
      id: `order ${id}`,
      words: whoseName(b, id, seat),
      pressed: id === next,
      intent: { target: id },
    })),
    main:
      next === undefined
        ? undefined
        : button(`The ${fighterName(b, next)} comes next`, { type: 'nextInOrder', fighter: next }),
  };
};
