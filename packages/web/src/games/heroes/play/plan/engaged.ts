/** The plan of one that is engaged: Fight, Fire and Retreat, each with its own odds (HR-40 to HR-42). */

import { type Battle, type HeroesDecision, modelOf, retreatEnds, retreatRisk, sightOf } from '@muster/heroes';
import { listed } from '../../../../parts/words.ts';
import { commandsOf } from '../commands.ts';
import { choicesOf, chosenStand, engagedWays, retreatPlace } from '../engaged.ts';
import { act, type Ways } from '../held.ts';
import { sectionView } from '../section.ts';
import type { Act, Choice, Option, Plan } from '../types.ts';
import { forecastFor } from '../ways.ts';
import { nameOf, placeName, riskWords } from '../words.ts';
import { attackOptions, attackWords, otherWays } from './attacks.ts';
import { EMPTY, NO_MARKS } from './empty.ts';
import { companyLines, sightLine, threatMark } from './lines.ts';

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

const optionsFor = (b: Battle, d: HeroesDecision, held: Act, choice: Choice): readonly Option[] => {
  if (choice === 'retreat') return [retreatOption(b, held)];
  const base: Act = { ...act(held.model, held.chosen), choice, attack: held.choice === choice ? held.attack : null };
  const ways = engagedWays(b, d, held.model, choice);
  const group = choice === 'fire' ? 'Fire at close quarters, 3 harder' : 'Fight';
  const all = attackOptions(chosenStand(b, d, held.model, choice), base, ways, group);
  return choice === 'fire' ? all : [...all, stayOption(held)];
};

const NO_WAYS: Ways = { shots: [], blows: [], casts: [] };

const doesWords = (b: Battle, { choice, to, attack }: Act): string => {
  if (choice === 'retreat') return to === null ? 'Retreat' : `Retreat to ${placeName(b, to)}`;
  if (attack === null) return 'Stay and fight';
  return choice === 'fire' ? `Fire at ${nameOf(b, attack.target!)}` : attackWords(b, attack);
};

const mainWords = (b: Battle, d: HeroesDecision, held: Act): string => {
  const name = nameOf(b, held.model);
  if (held.choice === null) return `Activate ${name}`;
  const words = doesWords(b, held);
  return d.kind === 'select' ? `${name}: ${words.replace(/^./, (l) => l.toLowerCase())}` : words;
};

export const planEngaged = (b: Battle, d: HeroesDecision, held: Act): Plan => {
  const { model, choice, attack, to } = held;
  const m = modelOf(b, model);
  const choices = choicesOf(b, d, model);
  const all = choices.flatMap((one) => (one === 'retreat' ? [] : [engagedWays(b, d, model, one)]));
  const ways = choice === null || choice === 'retreat' ? NO_WAYS : engagedWays(b, d, model, choice);
  const there = choice === null || choice === 'retreat' ? b : chosenStand(b, d, model, choice);
  const blows = engagedWays(b, d, model, 'fight').blows.map(({ target }) => nameOf(b, target));
  const targets = [
    ...new Set(
      all.flatMap((one) => [...one.blows.map((f) => f.target), ...one.shots.map(({ command }) => command.target)]),
    ),
  ];
  const risk = choice === 'retreat' ? retreatRisk(b, model) : undefined;
  const commands = commandsOf(b, d, held);
  const order = (['fight', 'fire', 'retreat'] as const).filter((one) => choices.includes(one));
  const section =
    attack === null || attack.type === 'strike' || attack.target === null
      ? undefined
      : sectionView(there, model, attack.target, sightOf(there, model, attack.target, attack.type === 'cast'));
  return {
    ...EMPTY,
    hint: `${nameOf(b, model)} is engaged${blows.length === 0 ? '' : ` with ${listed(blows)}`}: it fights, fires or retreats.`,
    wait: 'Choose what it does',
    selected: [model],
    targets,
    risks: risk === undefined ? [] : [riskWords(b, risk)],
    options: [...order.flatMap((one) => optionsFor(b, d, held, one)), ...otherWays(b, d, held)],
    optionsLabel: 'Attacks',
    odds: attack === null ? undefined : forecastFor(there, model, ways, attack),
    main:
      commands.length === 0
        ? undefined
        : { meaning: choice === null ? d.kind : (attack?.type ?? choice), words: mainWords(b, d, held), commands },
    marks: {
      ...NO_MARKS,
      spaces: [
        threatMark(b, model),
        { kind: 'place', spaces: choices.includes('retreat') ? retreatEnds(b, m) : [] },
        ...(to === null ? [] : [{ kind: 'chosen', spaces: [to] } as const]),
      ],
      target: attack?.target ?? undefined,
      planned: to === null ? undefined : { model, steps: [to] },
      lines: [
        ...companyLines(b, model),
        ...(section === undefined ? [] : [sightLine(there, model, attack!.target!, section.sight)]),
      ],
      section,
    },
  };
};
