/** The choice of a target as a plan: ranges, lines, odds and payment of the attack that would be made. */

import type { Length } from '@muster/geometry';
import {
  type AttackId,
  attackProfile,
  type Battle,
  type Card,
  type Fighter,
  type FighterId,
  nameOf,
  oddsOf,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import type { BoardLine, BoardRange } from '../../../../measured/types.ts';
import {
  type AttackOption,
  attackCommand,
  attackIds,
  attackLines,
  bestOption,
  isPossible,
  optionsAgainst,
  othersOf,
} from '../attacks.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { actorOf, button, type Choice, EMPTY, type Plan, type Situation } from './types.ts';

/** The bands of all attacks of a fighter, the widest last. */
export const rangesOf = (b: Battle, f: Fighter, only: AttackId | null = null): readonly BoardRange[] => {
  const bands = new Map<Length, BoardRange>();
  for (const id of attackIds(f)) {
    if (only !== null && id !== only) continue;
    const { name, min, max } = attackProfile(b, f, id)!;
    const band = bands.get(max);
    const text = band === undefined ? name : `${band.text}, ${name}`;
    const least = Math.min(min, band?.least ?? min);
    bands.set(max, { x: f.x, y: f.y, radius: RADIUS, least, most: max, kind: 'attack', text });
  }
  return [...bands.values()];
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

/** What the plan says about a picked attack. */
export const attackPlan = (s: Situation, f: Fighter, only: AttackId | null): Partial<Plan> => {
  const { b, seat } = s;
  const targets = new Set(
    othersOf(b, f)
      .filter((other) => other.seat !== seat && bestOption(b, seat, f, other.id, only) !== undefined)
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
    ...(refusal !== undefined
      ? {}
      : isDoubtful(s, option.target)
        ? askFirst(b, option.target)
        : { main: button(`Attack ${targetName(s, option.target)} with ${option.name}`, command) }),
  };
};

const targetName = ({ b, seat }: Situation, id: FighterId): string =>
  `${b.fighters[id]!.seat === seat ? 'your own' : 'the'} ${fighterName(b, id)}`;

/** MW-R37: one's own fighter is attacked only by who has said that it is meant. */
const isDoubtful = ({ b, seat, intent }: Situation, id: FighterId): boolean =>
  b.fighters[id]!.seat === seat && intent.sure !== id;

const askFirst = (b: Battle, id: FighterId): Partial<Plan> => ({
  hint: `The ${fighterName(b, id)} is your own. Attack it all the same?`,
  waiting: 'Do you mean it?',
  choices: [
    { id: 'sure', words: `Yes, attack your own ${fighterName(b, id)}`, note: 'MW-R37', intent: { sure: id } },
    { id: 'not sure', words: 'No, choose again', intent: { target: null, attack: null, sure: null } },
  ],
});

export const targetAttack = (s: Situation, f: Fighter, only: AttackId | null): Partial<Plan> => {
  const { b, seat, intent, candidates } = s;
  const all = othersOf(b, f).filter((other) => bestOption(b, seat, f, other.id, only) !== undefined);
  const possible = all.filter((other) => other.seat !== seat);
  const aimed = intent.target ?? (possible.length === 1 ? possible[0]!.id : null);
  const plan = attackPlan({ ...s, intent: { ...intent, target: aimed } }, f, only);
  const objects = candidates.flatMap((c): readonly Choice[] =>
    c.type === 'attack' && c.object !== null
      ? [
          {
            id: `push ${c.object} ${c.cards}`,
            words: `Push the ${b.objects[c.object]!.kind}`,
            pressed: intent.picked === `push ${c.object} ${c.cards}`,
            commands: [c],
          },
        ]
      : [],
  );
  return {
    hint: `${nameOf(f)} attacks: choose a target.`,
    waiting: possible.length === 0 ? 'Nobody can be attacked from here' : 'Choose a target',
    ranges: rangesOf(b, f, only),
    ...plan,
    choices: plan.choices ?? [
      ...possible.map((enemy) => targetChoice(s, f, enemy, only, aimed)),
      ...objects,
      ...all.filter((other) => other.seat === seat).map((friend) => targetChoice(s, f, friend, only, aimed)),
    ],
  };
};

const targetChoice = (
  { b, seat }: Situation,
  f: Fighter,
  other: Fighter,
  only: AttackId | null,
  aimed: FighterId | null,
): Choice => {
  const attacks = optionsAgainst(b, seat, f, other.id, only).filter(isPossible);
  const names = attacks.map((o) => o.name).join(', ');
  return {
    id: `target ${other.id}`,
    words: nameOf(other),
    note: other.seat === seat ? `your own; ${names}` : names,
    pressed: aimed === other.id,
    intent: { target: aimed === other.id ? null : other.id, attack: null, sure: null },
  };
};

export const chargePlan = (s: Situation): Plan => {
  const f = actorOf(s)!;
  return {
    ...EMPTY,
    selected: f.id,
    end: button('No charge', { type: 'decline' }),
    ...targetAttack(s, f, 'melee'),
    hint: `${nameOf(f)} charges: a free melee attack.`,
    waiting: 'Choose a target',
  };
};
