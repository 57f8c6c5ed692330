/** The choice of a target as a plan: ranges, lines, odds and payment of the attack that would be made. */

import type { Length } from '@muster/geometry';
import {
  type AttackId,
  attackProfile,
  type Battle,
  type Fighter,
  type FighterId,
  type MagewindsCommand,
  nameOf,
  oddsOf,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import type { BoardRange } from '../../../../measured/types.ts';
import { CHOICE_NAMES } from '../../parts/attack-odds.ts';
import { afterWhom } from '../after-whom.ts';
import {
  type AttackOption,
  attackIds,
  attackLines,
  bestOption,
  isPossible,
  optionsAgainst,
  othersOf,
  worthOf,
} from '../attacks.ts';
import { actionOf, type Held, instead, pinnedIn, type Strike, strikeOf, unaimed } from '../hand.ts';
import { coolChoice } from '../wish.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { type Asked, actorOf, button, choosing, EMPTY, laid, type Option, type Part, type Plan } from './types.ts';

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

const attackRefusal = (b: Battle, f: Fighter, option: AttackOption): string | undefined => {
  if (option.refusal !== undefined) return sentenceOf(option.refusal);
  if (option.cards !== undefined) return undefined;
  const { spell } = attackProfile(b, f, option.attack)!;
  return `The hand does not pay for ${spell === null ? option.name : SPELLS[spell].name}.`;
};

const inReachOf = ({ b, seat }: Asked, f: Fighter, only: AttackId | null): readonly Fighter[] =>
  othersOf(b, f).filter((other) => bestOption(b, seat, f, other.id, only) !== undefined);

/** What the plan says about a blow that is in the hand. */
export const attackPlan = (s: Asked, f: Fighter, only: AttackId | null, strike: Strike | undefined): Part => {
  const { b, seat, held } = s;
  const targets = inReachOf(s, f, only).flatMap((other) => (other.seat === seat ? [] : [other.id]));
  const options = strike === undefined ? [] : optionsAgainst(b, seat, f, strike.target, only);
  const option = options.find((o) => o.attack === strike?.attack) ?? options[0];
  if (strike === undefined || option === undefined) return { targets };
  const cards = strike.cards ?? option.cards ?? [];
  const { attack, target } = option;
  const command: MagewindsCommand = { type: 'attack', attack, target, object: null, cards };
  const fault = attackRefusal(b, f, option);
  const { spell } = attackProfile(b, f, option.attack)!;
  const odds = fault === undefined ? oddsOf(b, seat, command) : undefined;
  const choice = odds?.equilibrium === undefined || s.shared ? undefined : (strike.choice ?? coolChoice(odds));
  const part: Part = {
    targets,
    fault,
    odds,
    marks: {
      choosing: choice && {
        fighter: f.id,
        attack: option.attack,
        choice,
        with: (other) => instead(held, { ...strike, attack: option.attack, choice: other }),
      },
      attacks: options.map((o) => ({
        ...o,
        chosen: o === option,
        held: instead(held, { ...strike, attack: o.attack, cards: null }),
      })),
      lines: attackLines(b, f, b.fighters[strike.target]!, option.refusal),
      ranges: rangesOf(b, f, option.attack),
      paying:
        spell === null || option.cards === undefined
          ? undefined
          : { name: option.name, spell, cards, of: instead(held, strike) },
    },
  };
  if (fault !== undefined) return part;
  // MW-R37: one's own fighter is attacked only by who has said that it is meant
  if (b.fighters[strike.target]!.seat === seat && !strike.sure) return { ...part, ...askFirst(s, strike) };
  const words = `Attack ${targetName(s, option.target)} with ${option.name}`;
  if (choice === undefined) return { ...part, main: button(words, command) };
  return { ...part, main: button(`${words}: ${CHOICE_NAMES[choice]}`, command, { type: 'chooseAttack', choice }) };
};

const targetName = ({ b, seat }: Asked, id: FighterId): string =>
  `${b.fighters[id]!.seat === seat ? 'your own' : 'the'} ${fighterName(b, id)}`;

const askFirst = ({ b, held }: Asked, strike: Strike): Part => {
  const name = fighterName(b, strike.target);
  return {
    hint: `The ${name} is your own. Attack it all the same?`,
    wait: 'Do you mean it?',
    options: [
      {
        key: 'sure',
        words: `Yes, attack your own ${name}`,
        note: 'MW-R37',
        chosen: false,
        held: instead(held, { ...strike, sure: true }),
      },
      { key: 'not sure', words: 'No, choose again', chosen: false, held: unaimed(held) },
    ],
  };
};

/** That one is struck, after the step that is pinned. */
export const striking = (h: Held, fighter: FighterId, target: FighterId): Strike =>
  actionOf(h) === 'attack'
    ? { ...strikeOf(fighter, target), action: 'attack', step: pinnedIn(h) }
    : strikeOf(fighter, target);

/** The only one there is stands for itself; whom it is after comes before others; a blow that is free is struck where it is worth most. */
const usualTarget = (
  { b, seat, decision }: Asked,
  f: Fighter,
  only: AttackId | null,
  possible: readonly Fighter[],
): FighterId | undefined => {
  const [first, second] = possible;
  if (second === undefined) return first?.id;
  const hunted = possible.find(({ id }) => id === afterWhom(b, f.id));
  if (hunted !== undefined || decision.kind !== 'charge') return hunted?.id;
  const worth = ({ id }: Fighter): number => worthOf(b, f, bestOption(b, seat, f, id, only)!);
  return possible.reduce((best, other) => (worth(other) > worth(best) ? other : best)).id;
};

/** The choice of a target. */
export const targetAttack = (s: Asked, f: Fighter, only: AttackId | null): Part => {
  const { b, seat, held, candidates } = s;
  const all = inReachOf(s, f, only);
  const possible = all.filter((other) => other.seat !== seat);
  const usual = usualTarget(s, f, only, possible);
  const strike = held.kind === 'strike' ? held : usual === undefined ? undefined : striking(held, f.id, usual);
  const plan = attackPlan(s, f, only, strike);
  const option = (other: Fighter): Option => targetOption(s, f, other, only, strike?.target);
  const pushes = choosing(
    s,
    candidates.flatMap((command) =>
      command.type === 'attack' && command.object !== null
        ? [{ words: `Push the ${b.objects[command.object]!.kind}`, command }]
        : [],
    ),
  );
  return {
    hint: `${nameOf(f)} attacks: choose a target.`,
    wait: all.length === 0 ? 'Nobody can be attacked from here' : 'Choose a target',
    options: [...possible.map(option), ...pushes.options!, ...all.filter((other) => other.seat === seat).map(option)],
    ...plan,
    main: pushes.main ?? plan.main,
    marks: { ranges: rangesOf(b, f, only), ...plan.marks },
  };
};

const targetOption = (
  { b, seat, held }: Asked,
  f: Fighter,
  other: Fighter,
  only: AttackId | null,
  target: FighterId | undefined,
): Option => {
  const attacks = optionsAgainst(b, seat, f, other.id, only).filter(isPossible);
  const names = attacks.map((o) => o.name).join(', ');
  return {
    key: `target ${other.id}`,
    words: nameOf(other),
    note: other.seat === seat ? `your own; ${names}` : names,
    chosen: target === other.id,
    held: target === other.id ? unaimed(held) : instead(held, striking(held, f.id, other.id)),
  };
};

export const chargePlan = (s: Asked): Plan => {
  const f = actorOf(s)!;
  return laid(EMPTY, targetAttack(s, f, 'melee'), {
    selected: [f.id],
    end: button('No charge', { type: 'decline' }),
    hint: `${nameOf(f)} charges: a free melee attack.`,
    wait: 'Choose a target',
  });
};
