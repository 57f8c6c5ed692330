/** An attack under way as a plan: the choice face down, the reaction, knockback, the next one struck. */

import { type Length, type Point, slideTo } from '@muster/geometry';
import {
  type AttackChoice,
  type AttackFrame,
  attackProfile,
  type Battle,
  type Defence,
  directionOf,
  type FighterId,
  knockbackLimit,
  magewinds,
  oddsOf,
  RADIUS,
} from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import type { BoardLine } from '../../../../measured/types.ts';
import { capital } from '../../../../parts/words.ts';
import { CHOICE_NAMES, DEFENCE_NAMES } from '../../parts/attack-odds.ts';
import { attackLines } from '../attacks.ts';
import { type CommandOf, commandIn, commanding, type Holding, instead, NOTHING } from '../hand.ts';
import { courseTo, dodgerOf } from '../moving.ts';
import { coolChoice, coolDefence } from '../wish.ts';
import { fighterName, sentenceOf, whoseName } from '../words.ts';
import { featureLines } from './cast.ts';
import {
  type Act,
  type Asked,
  button,
  type Choice,
  type Choosing,
  choosing,
  EMPTY,
  laid,
  type Part,
  type Plan,
} from './types.ts';

const attackFrameOf = (b: Battle): AttackFrame | undefined => {
  const frame = b.stack.at(-1);
  return frame?.type === 'attack' ? frame : undefined;
};

const attackerName = (b: Battle, frame: AttackFrame, seat: number): string =>
  frame.source.type === 'fighter' ? whoseName(b, frame.source.id, seat) : 'the shaken ground';

/** The line of the attack under way; of a Quake, what shakes. */
const lineOf = (b: Battle, { source, target }: AttackFrame): readonly BoardLine[] => {
  if (target === null) return [];
  return source.type === 'fighter'
    ? attackLines(b, b.fighters[source.id]!, b.fighters[target]!, undefined)
    : featureLines(b, source.id, target);
};

export const attackChoicePlan = ({ b, seat, held, shared }: Asked): Plan => {
  const frame = attackFrameOf(b)!;
  const odds = oddsOf(b, seat, { type: 'chooseAttack', choice: 'light' });
  const usual = shared || odds === undefined ? undefined : coolChoice(odds);
  const choice = commandIn(held, 'chooseAttack')?.choice ?? usual;
  return laid(EMPTY, {
    hint: `Choose how to strike ${whoseName(b, frame.target, seat)}. It lies face down until the defence is chosen.`,
    wait: 'Choose Light, Heavy or Feint',
    selected: frame.source.type === 'fighter' ? [frame.source.id] : [],
    odds,
    main: choice && button(`Lay down ${CHOICE_NAMES[choice]}`, { type: 'chooseAttack', choice }),
    marks: { lines: lineOf(b, frame), choosing: choosingOf(frame, choice) },
  });
};

const choosingOf = ({ source, attack }: AttackFrame, choice: AttackChoice | undefined): Choosing | undefined =>
  source.type !== 'fighter' || attack === 'quake'
    ? undefined
    : {
        fighter: source.id,
        attack,
        choice,
        with: (other) => commanding(NOTHING, { type: 'chooseAttack', choice: other }),
      };

const DEFENCE_NOTES = {
  none: 'keeps its actions',
  dodge: 'an action; harder to hit, then a step away',
  deflect: 'an action; more Armour, then maybe a step',
  mirrorshield: 'cards and an action; what is blocked strikes back',
} as const;

const attackName = (b: Battle, { attack, source }: AttackFrame): string =>
  attack === 'quake' || source.type === 'feature' ? 'Quake' : attackProfile(b, b.fighters[source.id]!, attack)!.name;

export const defencePlan = ({ b, seat, held, candidates }: Asked): Plan => {
  const frame = attackFrameOf(b)!;
  const offered = [...new Set(candidates.flatMap((c) => (c.type === 'defend' ? [c.defence] : [])))];
  const odds = oddsOf(b, seat, { type: 'defend', defence: 'none', cards: [] });
  const usual = odds && coolDefence(odds, offered);
  const chosen: Reaction | undefined =
    held.kind === 'defence' ? held : usual && { kind: 'defence', defence: usual, cards: null, stepLater: false };
  const shield = candidates.flatMap((c) => (c.type === 'defend' && c.defence === 'mirrorshield' ? [c.cards] : []))[0];
  const cards = chosen?.defence === 'mirrorshield' ? (chosen.cards ?? shield ?? []) : [];
  const command: CommandOf<'defend'> | undefined = chosen && { type: 'defend', defence: chosen.defence, cards };
  const refusal = command && magewinds.refuse(b, seat, command);
  const step = chosen?.defence === 'dodge' && !chosen.stepLater ? dodgeStep(b, frame) : undefined;
  const guarded = frame.target !== null && b.fighters[frame.target]!.guard;
  const [by, target] = [attackerName(b, frame, seat), whoseName(b, frame.target, seat)];
  return laid(EMPTY, {
    hint: `${capital(by)} attacks ${target} with ${attackName(b, frame)}. How does it react?`,
    wait: 'Choose a reaction',
    selected: frame.target === null ? [] : [frame.target],
    fault: refusal && sentenceOf(refusal),
    options: reactionsTo(frame, b, offered).map(({ key, words, defence, stepLater }) => ({
      key,
      words,
      note: guarded && defence !== 'none' ? `free, by its Guard` : DEFENCE_NOTES[defence],
      chosen: chosen?.defence === defence && chosen.stepLater === stepLater,
      held: instead(held, { kind: 'defence', defence, cards: null, stepLater }),
    })),
    odds,
    main: command !== undefined && refusal === undefined ? defendButton(command, step) : undefined,
    marks: {
      lines: lineOf(b, frame),
      ghost: step && { base: String(frame.target), path: [step.from, ...step.path], radius: RADIUS, ok: true },
      paying:
        chosen?.defence === 'mirrorshield'
          ? { name: 'Mirrorshield', spell: 'mirrorshield', cards, of: held }
          : undefined,
    },
  });
};

type Reaction = Extract<Holding, { readonly kind: 'defence' }>;

/** What may be chosen: of a Dodge also its step, when it is made. */
const reactionsTo = (frame: AttackFrame, b: Battle, offered: readonly Defence[]) =>
  offered.flatMap((defence) => {
    const [words, stepLater] = [DEFENCE_NAMES[defence], false];
    const steps = defence === 'dodge' && dodgeStep(b, frame) !== undefined;
    return [
      { key: defence as string, words: steps ? `${words} straight away` : words, defence, stepLater },
      ...(steps
        ? [{ key: 'dodge elsewhere', words: `${words}, and choose the step then`, defence, stepLater: true }]
        : []),
    ];
  });

/** MW-R39: a whole step straight away from the attack, where the ground allows it. Of a volley all steps come at its end. */
const dodgeStep = (b: Battle, { source, target, splash }: AttackFrame): DodgeStep | undefined => {
  if (target === null || source.type !== 'fighter' || splash) return undefined;
  const mover = dodgerOf(b, target, source);
  if (mover === undefined) return undefined;
  const { from } = mover;
  const by = b.fighters[source.id]!;
  const { path, refusal } = courseTo(mover, slideTo(from, { x: from.x - by.x, y: from.y - by.y }, mover.limit));
  return refusal === undefined && path.length > 0 ? { from, path } : undefined;
};

interface DodgeStep {
  readonly from: Point;
  readonly path: readonly Point[];
}

const defendButton = (command: CommandOf<'defend'>, step: DodgeStep | undefined): Act =>
  step === undefined
    ? button(DEFENCE_NAMES[command.defence], command)
    : button('Dodge straight away', command, { type: 'step', path: step.path });

/** Where the target of a knockback would end. */
const knockbackEnd = (b: Battle, frame: AttackFrame, distance: Length): readonly Point[] => {
  const it = frame.target === null ? b.objects[frame.object!]! : b.fighters[frame.target]!;
  const from = { x: it.x, y: it.y };
  return distance === 0 ? [from] : [from, slideTo(from, directionOf(b, frame), distance)];
};

export const knockBackPlan = ({ b, seat, held }: Asked): Plan => {
  const frame = attackFrameOf(b)!;
  const most = knockbackLimit(b, frame);
  const distance = Math.min(commandIn(held, 'knockBack')?.distance ?? most, most);
  return laid(EMPTY, {
    hint: `A hit, and no reaction: you may knock ${whoseName(b, frame.target, seat)} back, up to ${inches(most, { round: 'down' })}.`,
    wait: 'Choose how far',
    selected: frame.target === null ? [] : [frame.target],
    main:
      distance === 0
        ? undefined
        : button(`Knock it back ${inches(distance, { round: 'down' })}`, { type: 'knockBack', distance }),
    end: button('Leave it where it is', { type: 'knockBack', distance: 0 }),
    marks: {
      ghost: {
        base: frame.target === null ? undefined : String(frame.target),
        path: knockbackEnd(b, frame, distance),
        radius: RADIUS,
        ok: true,
        text: inches(distance, { round: 'down' }),
      },
    },
  });
};

/** One of several comes next; the first where the hand does not say. */
const nextPlan = (s: Asked, ids: readonly FighterId[], choices: readonly Choice[], words: Part): Plan => {
  const part = choosing(s, choices, choices[0]);
  const next = ids[part.options!.findIndex(({ chosen }) => chosen)];
  return laid(EMPTY, part, { targets: ids, selected: next === undefined ? [] : [next] }, words);
};

export const nextTargetPlan = (s: Asked): Plan => {
  const commands = s.candidates.filter((c) => c.type === 'nextTarget');
  const ids = commands.map(({ target }) => target);
  const choices = commands.map(
    (command): Choice => ({
      words: whoseName(s.b, command.target, s.seat),
      main: `Strike the ${fighterName(s.b, command.target)}`,
      command,
    }),
  );
  const plan = nextPlan(s, ids, choices, { hint: 'Several are struck. Whom next?', wait: 'Choose the next one' });
  const [command] = plan.main?.commands ?? [];
  return { ...plan, odds: command && oddsOf(s.b, s.seat, command) };
};

/** MW 1.2: several things at once. */
export const orderPlan = (s: Asked): Plan => {
  const commands = s.candidates.filter((c) => c.type === 'nextInOrder');
  const ids = commands.map(({ fighter }) => fighter);
  const choices = commands.map(
    (command): Choice => ({
      words: whoseName(s.b, command.fighter, s.seat),
      main: `The ${fighterName(s.b, command.fighter)} comes next`,
      command,
    }),
  );
  const hint =
    s.b.stack.at(-1)?.type === 'damage'
      ? 'Several take damage at once. Whose is looked at next?'
      : 'Several step at the same time. Who is next?';
  return nextPlan(s, ids, choices, { hint, wait: 'Choose who comes next' });
};
