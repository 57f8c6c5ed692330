/** The decision at hand for one player: words, buttons, what to draw. From a view and an intent alone; pure. */

import { awayFrom, type Length, type Outline, type Point, slideTo } from '@muster/geometry';
import {
  type AttackFrame,
  type AttackId,
  attackProfile,
  type Battle,
  baseOf,
  type Card,
  type Fighter,
  type FighterId,
  knockbackLimit,
  type MagewindsCommand,
  type MagewindsDecision,
  magewinds,
  nameOf,
  type ObjectId,
  oddsOf,
  type PositionOdds,
  SCENARIOS,
  SPELLS,
  thingOf,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import type { BoardLine, BoardRange, BoardZone, Ghost } from '../../../measured/types.ts';
import {
  type AttackOption,
  attackCommand,
  attackIds,
  attackLines,
  bestOption,
  enemiesOf,
  isCovered,
  isPossible,
  optionsAgainst,
} from './attacks.ts';
import { type Casting, castingOf, type Offer, type Open, offersOf, openChoices } from './casts.ts';
import type { Intent } from './intent.ts';
import { courseTowards, type Mover, moveCommand, outlineFor, rulerWords } from './moving.ts';
import {
  ACTION_HINTS,
  actionName,
  CHOICE_NAMES,
  DEFENCE_NAMES,
  fighterName,
  sentenceOf,
  TIMING_WORDS,
  whoseName,
} from './words.ts';
import { decisionZones } from './zones.ts';

interface Button {
  readonly words: string;
  readonly commands: readonly MagewindsCommand[];
}

/** One of several things to choose from. */
export interface Choice {
  readonly id: string;
  readonly words: string;
  readonly note?: string | undefined;
  readonly pressed?: boolean;
  /** Why not. */
  readonly off?: string | undefined;
  readonly commands?: readonly MagewindsCommand[];
  readonly intent?: Partial<Intent>;
}

/** A cost that is being paid by hand. */
export interface Paying {
  readonly name: string;
  readonly spell: Offer['spell'];
  readonly cards: readonly Card[];
}

export interface Plan {
  readonly hint: string;
  /** When there is nothing to confirm yet. */
  readonly waiting: string;
  readonly main?: Button | undefined;
  readonly second?: Button | undefined;
  readonly choices: readonly Choice[];
  readonly spells: readonly Offer[];
  readonly casting?: { readonly offer: Offer; readonly open: Open; readonly casting: Casting } | undefined;
  readonly paying?: Paying | undefined;
  /** The attacks on the chosen target. */
  readonly options: readonly AttackOption[];
  readonly odds?: PositionOdds | undefined;
  readonly refusal?: string | undefined;
  readonly selected?: FighterId | undefined;
  readonly targets: ReadonlySet<FighterId>;
  readonly objects: ReadonlySet<ObjectId>;
  readonly mover?: Mover | undefined;
  readonly reach?: Outline | undefined;
  readonly ghost?: Ghost | undefined;
  readonly zones: readonly BoardZone[];
  readonly ranges: readonly BoardRange[];
  readonly lines: readonly BoardLine[];
  /** What would be in reach from the pinned place. */
  readonly aftermath: readonly string[];
}

export interface Situation {
  readonly b: Battle;
  readonly seat: number;
  readonly decision: MagewindsDecision;
  readonly intent: Intent;
  readonly mover: Mover | undefined;
  readonly candidates: readonly MagewindsCommand[];
}

const NO_TARGETS: ReadonlySet<never> = new Set();
const EMPTY: Omit<Plan, 'hint' | 'waiting'> = {
  choices: [],
  spells: [],
  options: [],
  targets: NO_TARGETS,
  objects: NO_TARGETS,
  zones: [],
  ranges: [],
  lines: [],
  aftermath: [],
};

const button = (words: string, ...commands: MagewindsCommand[]): Button => ({ words, commands });

/** The one that acts. */
const actorOf = ({ b, decision }: Situation): Fighter | undefined =>
  decision.fighter === null ? undefined : b.fighters[decision.fighter];

/** The bands of all attacks of a fighter, the widest last. */
const rangesOf = (b: Battle, f: Fighter, only: AttackId | null = null): readonly BoardRange[] => {
  const bands = new Map<Length, BoardRange>();
  for (const id of attackIds(f)) {
    if (only !== null && id !== only) continue;
    const { name, min, max } = attackProfile(b, f, id)!;
    const band = bands.get(max);
    const text = band === undefined ? name : `${band.text}, ${name}`;
    const least = Math.min(min, band?.least ?? min);
    bands.set(max, { x: f.x, y: f.y, radius: 1250, least, most: max, kind: 'attack', text });
  }
  return [...bands.values()];
};

/** Who could be attacked from there, and how: for a move that is being weighed. */
const aftermathOf = (b: Battle, seat: number, f: Fighter, at: Point): readonly string[] => {
  const there: Battle = { ...b, fighters: b.fighters.map((o) => (o.id === f.id ? { ...o, x: at.x, y: at.y } : o)) };
  const moved = there.fighters[f.id]!;
  return enemiesOf(there, moved).flatMap((enemy) => {
    const names = optionsAgainst(there, seat, moved, enemy.id)
      .filter((o) => o.refusal === undefined)
      .map((o) => o.name);
    if (names.length === 0) return [];
    return [`${nameOf(enemy)}${isCovered(there, moved, enemy) ? ' in cover' : ' in the open'}: ${names.join(', ')}`];
  });
};

/** The enemies that could strike at that place, and with what. */
const dangersAt = (b: Battle, f: Fighter, at: Point): readonly string[] => {
  const there: Battle = { ...b, fighters: b.fighters.map((o) => (o.id === f.id ? { ...o, x: at.x, y: at.y } : o)) };
  return enemiesOf(there, f).flatMap((enemy) => {
    const hasCards = b.seats[enemy.seat]!.hand.size > 0;
    const names = attackIds(enemy).filter((id) => {
      if (!hasCards && attackProfile(there, enemy, id)!.spell !== null) return false;
      const options = optionsAgainst(there, enemy.seat, enemy, f.id, id);
      return options[0]?.refusal === undefined;
    });
    return names.length === 0
      ? []
      : [`${nameOf(enemy)} by ${names.map((id) => attackProfile(there, enemy, id)!.name).join(', ')}`];
  });
};

type Drawn = Pick<Plan, 'reach' | 'ghost' | 'mover' | 'aftermath' | 'lines' | 'refusal'>;

/** What a pinned path, or a place out of reach, looks like. */
const movePicture = ({ b, intent, mover, seat }: Situation): Drawn => {
  if (mover === undefined) return { aftermath: [], lines: [] };
  const f = b.fighters[mover.fighter]!;
  const reach = outlineFor(mover);
  const refusal = intent.refusal === null ? undefined : sentenceOf(intent.refusal);
  if (intent.path === null) return { mover, reach, aftermath: [], lines: [], refusal };
  const end = intent.path.at(-1) ?? mover.from;
  let length: Length = 0;
  const whole = [mover.from, ...intent.path];
  for (let i = 1; i < whole.length; i++)
    length += Math.ceil(Math.hypot(whole[i]!.x - whole[i - 1]!.x, whole[i]!.y - whole[i - 1]!.y));
  const ghost: Ghost = {
    base: String(f.id),
    path: whole,
    radius: 1250,
    ok: true,
    text: rulerWords(length, mover.limit),
    rings: [...new Set(attackIds(f).map((id) => attackProfile(b, f, id)!.max))],
  };
  const after = aftermathOf(b, seat, f, end);
  const danger = dangersAt(b, f, end);
  return {
    mover,
    reach,
    ghost,
    lines: [],
    refusal,
    aftermath: [
      ...(after.length === 0 ? ['Nobody in range from there.'] : after),
      ...(danger.length === 0 ? [] : [`In danger there from ${danger.join('; ')}.`]),
    ],
  };
};

const distanceWords = (m: Mover, path: readonly Point[]): string => {
  let length = 0;
  const whole = [m.from, ...path];
  for (let i = 1; i < whole.length; i++)
    length += Math.ceil(Math.hypot(whole[i]!.x - whole[i - 1]!.x, whole[i]!.y - whole[i - 1]!.y));
  return inches(length, { beside: [m.limit] });
};

/** The commands that lead from where we are to this move. */
export const moveCommands = (m: Mover, path: readonly Point[]): readonly MagewindsCommand[] =>
  m.ahead ? [{ type: 'act', action: 'move' }, moveCommand(m, path)] : [moveCommand(m, path)];

/** `As far as it goes` for a place that cannot be reached. */
const towardsButton = ({ intent, mover }: Situation): Button | undefined => {
  if (mover === undefined || intent.wish === null) return undefined;
  const course = courseTowards(mover, intent.wish);
  if (course === undefined || course.refusal !== undefined || course.path.length === 0) return undefined;
  return { words: `Go towards it, ${distanceWords(mover, course.path)}`, commands: moveCommands(mover, course.path) };
};

/** An attack that was picked: its target, its numbers, its line. */
interface Picked {
  readonly options: readonly AttackOption[];
  readonly option: AttackOption | undefined;
  readonly lines: readonly BoardLine[];
  readonly cards: readonly Card[];
}

const pickAttack = ({ b, seat, intent }: Situation, f: Fighter, only: AttackId | null): Picked | undefined => {
  if (intent.target === null) return undefined;
  const target = b.fighters[intent.target]!;
  const options = optionsAgainst(b, seat, f, intent.target, only);
  const option = options.find((o) => o.attack === intent.attack) ?? options[0];
  return {
    options,
    option,
    lines: attackLines(b, f, target, option?.refusal),
    cards: intent.aim.cards ?? option?.cards ?? [],
  };
};

const attackRefusal = (b: Battle, f: Fighter, option: AttackOption): string | undefined => {
  if (option.refusal !== undefined) return sentenceOf(option.refusal);
  if (option.cards !== undefined) return undefined;
  const { spell } = attackProfile(b, f, option.attack)!;
  return `The hand does not pay for ${spell === null ? option.name : SPELLS[spell].name}.`;
};

/** What the plan says about a picked attack; `before` are the commands that lead there. */
const attackPlan = (
  s: Situation,
  f: Fighter,
  only: AttackId | null,
  before: readonly MagewindsCommand[],
): Partial<Plan> => {
  const { b, seat } = s;
  const targets = new Set(
    enemiesOf(b, f)
      .filter((enemy) => bestOption(b, seat, f, enemy.id, only) !== undefined)
      .map(({ id }) => id),
  );
  const picked = pickAttack(s, f, only);
  if (picked?.option === undefined) return { targets };
  const { option, options, lines, cards } = picked;
  const command = attackCommand(option.attack, option.target, cards);
  const refusal = attackRefusal(b, f, option);
  const { spell } = attackProfile(b, f, option.attack)!;
  return {
    targets,
    options,
    lines,
    ranges: rangesOf(b, f, option.attack),
    refusal,
    odds: refusal === undefined ? oddsOf(b, seat, command) : undefined,
    paying: spell === null || option.cards === undefined ? undefined : { name: option.name, spell, cards },
    main:
      refusal === undefined
        ? button(`Attack the ${fighterName(b, option.target)} with ${option.name}`, ...before, command)
        : undefined,
  };
};

/** A spell that was picked. */
const castPlan = (s: Situation, spells: readonly Offer[]): Partial<Plan> => {
  const { b, seat, intent } = s;
  const offer = spells.find((o) => o.id === intent.spell);
  if (offer === undefined) return { spells };
  const casting = castingOf(b, seat, offer, intent.aim);
  const open = openChoices(offer, intent.aim);
  const { name } = SPELLS[offer.spell];
  const cards = intent.aim.cards ?? offer.casts[0]!.cards;
  const base: Partial<Plan> = {
    spells,
    casting: { offer, open, casting },
    paying: cards.length === 0 && intent.aim.cards === null ? undefined : { name, spell: offer.spell, cards },
    targets: new Set(open.targets),
  };
  if (casting.missing !== null) return { ...base, waiting: `Choose ${MISSING_WORDS[casting.missing]} for ${name}` };
  const odds = casting.refusal === undefined && offer.spell === 'quake' ? oddsOf(b, seat, casting.command) : undefined;
  return {
    ...base,
    odds,
    refusal: casting.refusal && sentenceOf(casting.refusal),
    main: casting.refusal === undefined ? button(`Cast ${name}`, casting.command) : undefined,
    ghost:
      casting.command.place === null
        ? undefined
        : {
            base: String(offer.caster),
            path: [casting.command.place],
            radius: 1250,
            ok: casting.refusal === undefined,
          },
  };
};

const MISSING_WORDS = {
  target: 'a target',
  place: 'a place',
  feature: 'a piece of terrain',
  action: 'an action',
  pair: 'where they stand',
} as const;

const casts = (s: Situation): readonly Offer[] => offersOf(s.candidates);

/** Objects that may be picked up now. */
const pickUps = (s: Situation): readonly Choice[] =>
  s.candidates.flatMap((c): readonly Choice[] =>
    c.type === 'pickUp'
      ? [{ id: `pick ${c.object}`, words: `Pick up the ${s.b.objects[c.object]!.kind}`, commands: [c] }]
      : [],
  );

const SIDES_WORDS = ['to the east', 'to the north', 'to the west', 'to the south'];
const drops = ({ b, candidates, decision }: Situation): readonly Choice[] => {
  const f = b.fighters[decision.fighter!]!;
  return candidates.flatMap((c): readonly Choice[] => {
    if (c.type !== 'drop') return [];
    const side = c.x > f.x ? 0 : c.y > f.y ? 1 : c.x < f.x ? 2 : 3;
    return [
      {
        id: `drop ${c.object} ${side}`,
        words: `Drop the ${b.objects[c.object]!.kind} ${SIDES_WORDS[side]}`,
        commands: [c],
      },
    ];
  });
};

const activatePlan = (s: Situation): Plan => {
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

const actionPlan = (s: Situation): Plan => {
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
      reach: undefined,
      spells: casts(s),
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

const movePlan = (s: Situation): Plan => {
  const { intent, mover, b } = s;
  const f = actorOf(s)!;
  const plan: Plan = {
    ...EMPTY,
    hint: `${nameOf(f)} moves${mover === undefined ? '' : ` up to ${inches(mover.limit)}`}. Drag it, or point at the ground.`,
    waiting: 'Stay here',
    selected: f.id,
    ...movePicture(s),
    choices: pickUps(s),
    main: button('Stay here', { type: 'move', path: [] }),
  };
  if (intent.spell !== null) return { ...plan, ...castPlan(s, casts(s)) };
  const pinned =
    intent.path !== null && mover !== undefined
      ? button(`Move ${distanceWords(mover, intent.path)}`, moveCommand(mover, intent.path))
      : towardsButton(s);
  return {
    ...plan,
    spells: casts(s),
    main: pinned ?? plan.main,
    second: pinned === undefined ? undefined : plan.main,
    ranges: intent.path === null ? rangesOf(b, f) : [],
  };
};

const STEP_HINTS = {
  action: 'may step first, up to',
  dodge: 'dodges: it must step away,',
  deflect: 'may step after the deflection, up to',
} as const;

const stepPlan = (s: Situation): Plan => {
  const { b, intent, mover, candidates } = s;
  const f = actorOf(s)!;
  const frame = b.stack.at(-1);
  const purpose = frame?.type === 'step' ? frame.purpose : 'action';
  const first = candidates.find((c) => c.type === 'step');
  const plan: Plan = {
    ...EMPTY,
    hint: `${nameOf(f)} ${STEP_HINTS[purpose]} ${inches(mover?.limit ?? 2540)}.`,
    waiting: 'No step',
    selected: f.id,
    ...movePicture(s),
    ranges: purpose === 'action' ? rangesOf(b, f) : [],
  };
  if (intent.spell !== null) return { ...plan, ...castPlan(s, casts(s)) };
  const none: Button | undefined =
    purpose === 'dodge' ? first && button('Dodge straight away', first) : button('No step', { type: 'step', path: [] });
  const pinned =
    intent.path !== null && mover !== undefined
      ? button(`Step ${distanceWords(mover, intent.path)}`, moveCommand(mover, intent.path))
      : undefined;
  return { ...plan, spells: casts(s), main: pinned ?? none, second: pinned === undefined ? undefined : none };
};

const targetPlan = (s: Situation): Plan => {
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
      ranges: [{ x: f.x, y: f.y, radius: 1250, most: 25_400, kind: 'attack', text: 'Take Aim' }],
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

const targetAttack = (s: Situation, f: Fighter, only: AttackId | null): Partial<Plan> => {
  const { b, seat, intent, candidates } = s;
  const possible = enemiesOf(b, f).filter((enemy) => bestOption(b, seat, f, enemy.id, only) !== undefined);
  const aimed = intent.target ?? (possible.length === 1 ? possible[0]!.id : null);
  const plan = attackPlan({ ...s, intent: { ...intent, target: aimed } }, f, only, []);
  const objects = candidates.flatMap((c): readonly Choice[] =>
    c.type === 'attack' && c.object !== null
      ? [{ id: `push ${c.object} ${c.cards}`, words: `Push the ${b.objects[c.object]!.kind}`, commands: [c] }]
      : [],
  );
  return {
    hint: `${nameOf(f)} attacks: choose a target.`,
    waiting: possible.length === 0 ? 'Nobody can be attacked from here' : 'Choose a target',
    ranges: rangesOf(b, f, only),
    ...plan,
    choices: [
      ...possible.map((enemy) => ({
        id: `target ${enemy.id}`,
        words: `${nameOf(enemy)}`,
        note: optionsAgainst(b, seat, f, enemy.id, only)
          .filter(isPossible)
          .map((o) => o.name)
          .join(', '),
        pressed: aimed === enemy.id,
        intent: { target: enemy.id, attack: null },
      })),
      ...objects,
    ],
  };
};

const chargePlan = (s: Situation): Plan => {
  const f = actorOf(s)!;
  return {
    ...EMPTY,
    selected: f.id,
    second: button('No charge', { type: 'decline' }),
    ...targetAttack(s, f, 'melee'),
    hint: `${nameOf(f)} charges: a free melee attack.`,
    waiting: 'Choose a target',
  };
};

const attackFrameOf = (b: Battle): AttackFrame | undefined => {
  const frame = b.stack.at(-1);
  return frame?.type === 'attack' ? frame : undefined;
};

const attackerName = (b: Battle, frame: AttackFrame, seat: number): string =>
  frame.source.type === 'fighter' ? whoseName(b, frame.source.id, seat) : 'the shaken ground';

const attackChoicePlan = (s: Situation): Plan => {
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

const defencePlan = (s: Situation): Plan => {
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
      intent: { defence },
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
  const away = awayFrom(thingOf(b, frame.source, baseOf(from)), baseOf(from));
  return distance === 0 ? [from] : [from, slideTo(from, away, distance)];
};

const knockBackPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const frame = attackFrameOf(b)!;
  const most = knockbackLimit(b, frame);
  const distance = Math.min(intent.distance ?? most, most);
  const leave = button('Leave it where it is', { type: 'knockBack', distance: 0 });
  return {
    ...EMPTY,
    hint: `A hit, and no reaction: you may knock ${whoseName(b, frame.target, seat)} back, up to ${inches(most, { round: 'down' })}.`,
    waiting: 'Leave it where it is',
    selected: frame.target ?? undefined,
    ghost: {
      base: frame.target === null ? undefined : String(frame.target),
      path: knockbackEnd(b, frame, distance),
      radius: 1250,
      ok: true,
      text: inches(distance),
    },
    main: distance === 0 ? leave : button(`Knock it back ${inches(distance)}`, { type: 'knockBack', distance }),
    second: distance === 0 ? undefined : leave,
  };
};

const nextTargetPlan = (s: Situation): Plan => {
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

/** What a window is about, in words. */
export const windowTitle = (b: Battle, seat: number): string => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'window') return '';
  const about = frame.about === null ? '' : `: ${whoseName(b, frame.about, seat)}`;
  if (frame.timing !== 'damage') return `${TIMING_WORDS[frame.timing]}${about}`;
  const harm = b.stack.findLast((f) => f.type === 'damage');
  const amount = harm?.type === 'damage' ? (harm.harms[harm.index - 1]?.amount ?? 0) : 0;
  return `${amount} damage to ${whoseName(b, frame.about, seat)}`;
};

const windowPlan = (s: Situation): Plan => {
  const plan: Plan = {
    ...EMPTY,
    hint: `${windowTitle(s.b, s.seat)}. Cast something?`,
    waiting: 'Let it be',
    selected: s.decision.fighter ?? undefined,
    main: button('Let it be', { type: 'decline' }),
  };
  if (s.intent.spell === null) return { ...plan, spells: casts(s) };
  return { ...plan, main: undefined, ...castPlan(s, casts(s)), second: plan.main };
};

const simple = (hint: string, main: Button, more: Partial<Plan> = {}): Plan => ({
  ...EMPTY,
  hint,
  waiting: main.words,
  main,
  ...more,
});

const pickUpPlan = (s: Situation): Plan => {
  const [first] = pickUps(s);
  const leave = button('Leave it', { type: 'decline' });
  return simple(
    `${fighterName(s.b, s.decision.fighter)} stands beside something to carry.`,
    first?.commands === undefined ? leave : { words: first.words, commands: first.commands },
    {
      second: first === undefined ? undefined : leave,
      choices: pickUps(s).slice(1),
      selected: s.decision.fighter ?? undefined,
    },
  );
};

const placePlan = (s: Situation, what: string): Plan => {
  const { b, seat, intent } = s;
  const command: MagewindsCommand | undefined =
    intent.place === null ? undefined : { type: 'placeObject', x: intent.place.x, y: intent.place.y };
  const refusal = command && magewinds.refuse(b, seat, command);
  return {
    ...EMPTY,
    hint: `Place ${what}: point at the ground.`,
    waiting: 'Choose a place',
    refusal: refusal && sentenceOf(refusal),
    ghost: intent.place === null ? undefined : { path: [intent.place], radius: 1250, ok: refusal === undefined },
    zones: decisionZones(b, s.decision, intent),
    main: command !== undefined && refusal === undefined ? button('Place it here', command) : undefined,
  };
};

/** Who is deployed next: as chosen, or the first of the reserve. */
export const deployingOf = (b: Battle, seat: number, intent: Intent): FighterId | null => {
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  return (reserve.find((f) => f.id === intent.deploy) ?? reserve[0])?.id ?? null;
};

const deployPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const id = deployingOf(b, seat, intent);
  const reserve = b.fighters.filter((f) => f.seat === seat && f.where === 'reserve');
  const command: MagewindsCommand | undefined =
    intent.place === null || id === null
      ? undefined
      : { type: 'deploy', fighter: id, x: intent.place.x, y: intent.place.y };
  const refusal = command && magewinds.refuse(b, seat, command);
  return {
    ...EMPTY,
    hint: `Deploy the ${fighterName(b, id)}: point at your ground. ${SCENARIOS[b.scenario!].deploying}`,
    waiting: 'Choose a place',
    zones: decisionZones(b, s.decision, intent),
    refusal: refusal ? sentenceOf(refusal) : intent.refusal === null ? undefined : sentenceOf(intent.refusal),
    ghost: intent.place === null ? undefined : { path: [intent.place], radius: 1250, ok: refusal === undefined },
    choices: reserve.map((f) => ({
      id: `deploy ${f.id}`,
      words: nameOf(f),
      pressed: f.id === id,
      intent: { deploy: f.id },
    })),
    main:
      command !== undefined && refusal === undefined
        ? button(`Deploy the ${fighterName(b, id)} here`, command)
        : undefined,
  };
};

const setUpPlan = (
  s: Situation,
  hint: string,
  command: MagewindsCommand | undefined,
  words: string,
  waiting: string,
): Plan => {
  const refusal = command && magewinds.refuse(s.b, s.seat, command);
  return {
    ...EMPTY,
    hint,
    waiting,
    zones: decisionZones(s.b, s.decision, s.intent),
    refusal: refusal && sentenceOf(refusal),
    main: command !== undefined && refusal === undefined ? button(words, command) : undefined,
  };
};

const assemblyPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  if (b.config.assembly === 'secret') {
    const command: MagewindsCommand | undefined =
      intent.warband.length === 0 ? undefined : { type: 'assemble', warband: intent.warband };
    return setUpPlan(
      s,
      `Assemble your warband in secret: ${b.config.slots} slots.`,
      command,
      'This is my warband',
      'Choose fighters',
    );
  }
  const own = b.warbands[seat]?.profiles ?? [];
  return {
    ...setUpPlan(s, 'Add a fighter to your warband, for all to see.', undefined, '', 'Choose a fighter'),
    main: own.length > 0 ? button('Finish the warband', { type: 'finishWarband' }) : undefined,
  };
};

const windburnPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const rest = button('Discard the rest', { type: 'discardRest' });
  const command: MagewindsCommand | undefined =
    intent.card === null ? undefined : { type: 'keepCard', card: intent.card, fighters: intent.burn };
  const refusal = command && magewinds.refuse(b, seat, command);
  const isReady = command !== undefined && refusal === undefined;
  return {
    ...EMPTY,
    hint: 'Windburn: keep a card at the price of its worth in damage to your fighters, or discard what is left.',
    waiting: 'Discard the rest',
    refusal: refusal && intent.burn.length > 0 ? sentenceOf(refusal) : undefined,
    targets: new Set(b.fighters.filter((f) => f.seat === seat && f.where === 'field').map((f) => f.id)),
    main: isReady ? button(`Keep it for ${intent.burn.length} damage`, command) : rest,
    second: isReady ? rest : undefined,
  };
};

const terrainCommand = (intent: Intent): MagewindsCommand | undefined =>
  intent.terrain === null ? undefined : { type: 'placeTerrain', terrain: intent.terrain };

export const planOf = (s: Situation): Plan => {
  const { intent } = s;
  switch (s.decision.kind) {
    case 'scenario':
      return setUpPlan(
        s,
        'You won the roll-off: choose the scenario.',
        intent.scenario === null ? undefined : { type: 'chooseScenario', scenario: intent.scenario },
        intent.scenario === null ? '' : `Play ${SCENARIOS[intent.scenario].name}`,
        'Choose a scenario',
      );
    case 'assembly':
      return assemblyPlan(s);
    case 'terrain':
      return setUpPlan(
        s,
        'You are Player 1: choose the terrain.',
        terrainCommand(intent),
        'Place this terrain',
        'Choose a table',
      );
    case 'territory':
      return setUpPlan(
        s,
        'You are Player 2: split the battlefield and take one part.',
        intent.split === null ? undefined : { type: 'splitTerritory', ...intent.split },
        'Take this half',
        'Choose a half',
      );
    case 'edge':
      return setUpPlan(
        s,
        'Choose the edge that you defend.',
        intent.edge === null ? undefined : { type: 'chooseEdge', edge: intent.edge },
        `Defend the ${intent.edge} edge`,
        'Choose an edge',
      );
    case 'corner':
      return setUpPlan(
        s,
        'Choose your corner.',
        intent.corner === null ? undefined : { type: 'chooseCorner', corner: intent.corner },
        `Take the ${intent.corner} corner`,
        'Choose a corner',
      );
    case 'object':
      return placePlan(s, 'a treasure');
    case 'fragment':
      return placePlan(s, 'a fragment');
    case 'deploy':
      return deployPlan(s);
    case 'channel':
      return simple('Channel: draw a card, face up or from the deck, or pass.', button('Pass', { type: 'pass' }));
    case 'insight':
      return {
        ...EMPTY,
        hint: 'Insight: keep one of the two; the other goes back on the deck.',
        waiting: 'Choose a card',
        main: intent.card === null ? undefined : button('Keep this one', { type: 'keepOne', card: intent.card }),
      };
    case 'activate':
      return activatePlan(s);
    case 'passOrHold':
      return simple('Nobody of yours can act any more.', button('Pass', { type: 'pass' }), {
        second: button('Hold: stay in, in case', { type: 'hold' }),
      });
    case 'action':
      return actionPlan(s);
    case 'move':
      return movePlan(s);
    case 'pickUp':
      return pickUpPlan(s);
    case 'charge':
      return chargePlan(s);
    case 'step':
      return stepPlan(s);
    case 'target':
      return targetPlan(s);
    case 'attackChoice':
      return attackChoicePlan(s);
    case 'defence':
      return defencePlan(s);
    case 'knockBack':
      return knockBackPlan(s);
    case 'nextTarget':
      return nextTargetPlan(s);
    case 'window':
      return windowPlan(s);
    case 'ending':
      return simple(
        `${fighterName(s.b, s.decision.fighter)} may put down what it carries.`,
        button('End the activation', { type: 'decline' }),
        { choices: drops(s), selected: s.decision.fighter ?? undefined },
      );
    case 'windburn':
      return windburnPlan(s);
  }
};
