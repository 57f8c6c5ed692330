/** The plan of one that is engaged: Fight, Fire and Retreat, each with its own odds (HR-40 to HR-42). */

import { levels } from '@muster/geometry';
import {
  type Battle,
  boxOf,
  type HeroesDecision,
  isThreatenedOn,
  type ModelId,
  modelOf,
  retreatEnds,
  retreatRisk,
  type Space,
} from '@muster/heroes';
import { remembered } from '../../../../parts/remembered.ts';
import { capital, listed } from '../../../../parts/words.ts';
import { attacksAt } from '../attacks.ts';
import { choicesOf, commandsOf, standOf } from '../course.ts';
import { act, enemiesOf } from '../held.ts';
import type { Act, Choice, Option, Plan } from '../types.ts';
import { nameOf, placeName, riskWords } from '../words.ts';
import { attackOptions, attackWords, otherWays, targetsOf } from './attacks.ts';
import { companyLines, threatMark } from './lines.ts';

const retreatOption = (b: Battle, { model, choice, chosen }: Act): Option => {
  const risk = retreatRisk(b, model);
  const isChosen = choice === 'retreat';
  const to = retreatPlace(b, model) ?? null;
  return {
    key: 'retreat',
    words: 'Retreat',
    note: `Up to 3 spaces, then it is done · Gets away unhurt · ${risk === undefined ? 'nobody strikes after it' : riskWords(b, risk)}`,
    chance: risk === undefined ? 1 : (risk.harm.wounds[0] ?? 0),
    chosen: isChosen,
    held: isChosen ? act(model, chosen) : { ...act(model, chosen), choice: 'retreat', to },
    group: 'Retreat',
  };
};

const stayOption = ({ model, choice, attack, chosen }: Act): Option => {
  const isChosen = choice === 'fight' && attack === null;
  return {
    key: 'stay',
    words: 'Stay',
    note: 'It fights on, and whom it strikes is asked.',
    chosen: isChosen,
    held: { ...act(model, chosen), choice: isChosen ? null : 'fight' },
    group: 'Fight',
  };
};

/** With what each choice is held: the attack stays with the choice that it was laid for. */
const chosenFor = (held: Act, choice: Choice): Act => ({
  ...act(held.model, held.chosen),
  choice,
  attack: held.choice === choice ? held.attack : null,
});

const optionsFor = (b: Battle, d: HeroesDecision, held: Act, choice: Choice): readonly Option[] => {
  if (choice === 'retreat') return [retreatOption(b, held)];
  const base = chosenFor(held, choice);
  const group = choice === 'fire' ? 'Fire at close quarters, 3 harder' : 'Fight';
  const all = attackOptions(standOf(b, d, base)!.b, base, attacksAt(b, d, base), group);
  return choice === 'fire' ? all : [...all, stayOption(held)];
};

/** So many places are looked at for what they risk. */
const MOST_RISKS = 12;

/** Where it would retreat to by itself: where nobody could attack it, else as far away as it gets. */
const retreatPlace = remembered((b: Battle, model: ModelId): Space | undefined => {
  const m = modelOf(b, model);
  const away = (space: Space): number => {
    const there = boxOf(b, { ...m, space });
    return Math.min(...enemiesOf(b, m.seat).map((one) => levels.distance(there, boxOf(b, one))));
  };
  const ends = retreatEnds(b, m)
    .toSorted((x, y) => away(y) - away(x))
    .slice(0, MOST_RISKS);
  return ends.find((space) => !isThreatenedOn(b, model, space)) ?? ends[0];
});

const doesWords = (b: Battle, { model, choice, to, attack }: Act): string => {
  if (choice === 'retreat') return to === null ? 'retreat' : `retreat to ${placeName(b, to)}`;
  if (attack === null) return 'stay and fight';
  return choice === 'fire' ? `fire at ${nameOf(b, attack.target!)}` : attackWords(b, model, attack);
};

const mainWords = (b: Battle, d: HeroesDecision, held: Act): string => {
  const name = nameOf(b, held.model);
  if (held.choice === null) return `Activate ${name}`;
  const words = doesWords(b, held);
  return d.kind === 'select' ? `${name}: ${words}` : capital(words);
};

/** `plan`: its attack, as far as one is laid. */
export const planEngaged = (b: Battle, d: HeroesDecision, held: Act, plan: Plan): Plan => {
  const { model, choice, attack, to } = held;
  const m = modelOf(b, model);
  const choices = choicesOf(b, d, model);
  const all = choices.flatMap((one) => attacksAt(b, d, chosenFor(held, one)));
  const foes = all.flatMap((one) => (one.attack.type === 'strike' ? [nameOf(b, one.attack.target)] : []));
  const risk = choice === 'retreat' ? retreatRisk(b, model) : undefined;
  const commands = commandsOf(b, d, held);
  const order = (['fight', 'fire', 'retreat'] as const).filter((one) => choices.includes(one));
  return {
    ...plan,
    hint: `${nameOf(b, model)} is engaged${foes.length === 0 ? '' : ` with ${listed(foes)}`}: it fights, fires or retreats.`,
    wait: 'Choose what it does',
    targets: targetsOf(all),
    risks: risk === undefined ? [] : [riskWords(b, risk)],
    options: [...order.flatMap((one) => optionsFor(b, d, held, one)), ...otherWays(b, d, held)],
    main:
      commands.length === 0
        ? undefined
        : { meaning: choice === null ? d.kind : (attack?.type ?? choice), words: mainWords(b, d, held), commands },
    marks: {
      ...plan.marks,
      spaces: [
        threatMark(b, model),
        { kind: 'place', spaces: choices.includes('retreat') ? retreatEnds(b, m) : [] },
        ...(to === null ? [] : [{ kind: 'chosen', spaces: [to] } as const]),
      ],
      planned: to === null ? undefined : { model, steps: [to] },
      lines: [...companyLines(b, model), ...plan.marks.lines],
    },
  };
};
