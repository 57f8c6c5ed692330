/** Questions that are answered in the slip alone: aims, edge, who goes first, research, dice again, bids, Resolve. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  conquestDescriptor,
  costWords,
  MISSIONS,
  modelOf,
  openMissions,
  powerName,
  type Research,
  researchFor,
  researchName,
  SCENARIO_IDS,
  scenarioOf,
  scenarioWords,
  seatsOf,
  sideOfPurse,
  sideOfSeat,
  temperable,
  typeName,
} from '@muster/conquest';
import type { DecisionOf, PartProps, Tabletop } from '../../../contract/tabletop.ts';
import { DiceAgain } from '../../../dwethia/dice/Rolled.tsx';
import { Bids, Duel } from '../../../dwethia/play/Duel.tsx';
import { action, askRaise, askReroll, askResist, choose, keepGoing } from '../../../dwethia/play/question.ts';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { Options } from '../../../play/tabletop/Options.tsx';
import { toggled } from '../army/draft.ts';
import { nameOf } from '../words.ts';
import { castInDispute, duelOf, mostPoints, poolOf, resistWords, worthWords } from './duels.ts';
import { type Held, IDLE } from './hand/types.ts';
import css from './table.module.css';
import type { Draft, Option, Question, WarTable } from './types.ts';

export const NO_DRAFT: Draft = { dice: [], points: 0 };

type Props<K extends ConquestDecision['kind']> = PartProps<WarTable, DecisionOf<ConquestDecision, K>>;

// --- Aims ---

/** A scenario and two missions. */
const AimsForm = ({ now: { view: battle, decision }, held, hold }: Props<'muster'>) => {
  const aims = held.kind === 'aims' ? held : ({ kind: 'aims', scenario: null, missions: [] } as const);
  const open = openMissions(battle, sideOfSeat(battle, decision.seat));
  const { missions } = aims;
  const scenarios = SCENARIO_IDS.map((id): Option => {
    const { name } = scenarioOf(id);
    return {
      key: id,
      words: name,
      note: scenarioWords(battle, id),
      chosen: aims.scenario === id,
      held: { ...aims, scenario: id },
    };
  });
  const offered = MISSIONS.filter(({ id }) => open.includes(id)).map(({ id, name, vp, words }): Option => {
    const chosen = missions.includes(id);
    return {
      key: id,
      words: `${name}, ${vp} VP`,
      note: words,
      house: true,
      chosen,
      held: { ...aims, missions: toggled(missions, id) },
    };
  });
  return (
    <>
      <Options<WarTable> game={conquestDescriptor} label="Scenarios" options={scenarios} onChoose={hold} />
      <Options<WarTable> game={conquestDescriptor} label="Missions" options={offered} onChoose={hold} />
    </>
  );
};

const askAims = (held: Held): Question => {
  const { scenario, missions } = held.kind === 'aims' ? held : { scenario: null, missions: [] };
  const [one, two] = missions;
  const isWhole = scenario !== null && one !== undefined && two !== undefined;
  return {
    hint: 'Choose your scenario and two missions. Both sides choose in secret; they are shown together.',
    wait: scenario === null ? 'Choose a scenario' : 'Choose two missions',
    main: isWhole ? action('muster', 'Seal these aims', { type: 'muster', scenario, missions: [one, two] }) : undefined,
    end: undefined,
    more: [],
  };
};

// --- Research ---

/** One line of the board. */
interface ResearchLine {
  readonly item: Research;
  /** Why it cannot be bought; undefined when it can. */
  readonly why: string | undefined;
  /** It asks which unit: those it may name. */
  readonly units: readonly string[];
}

/** Everything that a side could ever learn, as it stands. */
const researchBoard = (b: Battle, seat: number): readonly ResearchLine[] => {
  const side = sideOfSeat(b, seat);
  const seen = new Set<string>();
  return seatsOf(b, side)
    .flatMap((one) => researchFor(b.config.seats[one]!.faction))
    .filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined)
    .map((item) => {
      const units = item.effect.kind === 'strengthOfType' ? temperable(b, side) : [];
      const refusal = conquest.refuse(b, seat, { type: 'research', item: item.id, unit: units[0] ?? null });
      return { item, units, why: refusal && conquest.explain(refusal) };
    });
};

/** Every item with its price, what it does, and why it cannot be had. */
const ResearchBoard = ({ now: { view: battle, decision }, held, hold }: Props<'research'>) => {
  const chosen = held.kind === 'research' ? held : undefined;
  const lines = researchBoard(battle, decision.seat);
  const line = lines.find(({ item }) => item.id === chosen?.item);
  const options = lines.map(({ item, why, units }): Option => {
    const isChosen = chosen?.item === item.id;
    const next: Held = { kind: 'research', item: item.id, unit: units.length === 1 ? units[0]! : null };
    return {
      key: item.id,
      words: `${item.name}, ${costWords(item.cost)}`,
      note: item.words,
      house: true,
      why,
      chosen: isChosen,
      held: isChosen ? IDLE : next,
    };
  });
  return (
    <>
      <Options<WarTable> game={conquestDescriptor} label="Research" options={options} onChoose={hold} />
      {line !== undefined && line.units.length > 0 && (
        <fieldset className={`${offer.roster} ${css.chips}`}>
          <legend className="small">For which units?</legend>
          {line.units.map((unit) => (
            <button
              key={unit}
              type="button"
              className="button button--small"
              aria-pressed={chosen?.unit === unit}
              onClick={() => hold({ kind: 'research', item: line.item.id, unit })}
            >
              {typeName(battle.config, sideOfSeat(battle, decision.seat), unit)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
};

const askResearch = (b: Battle, seat: number, held: Held): Question => {
  const chosen = held.kind === 'research' ? held : undefined;
  const { R, A } = b.sides[sideOfSeat(b, seat)].bank;
  const line = researchBoard(b, seat).find(({ item }) => item.id === chosen?.item);
  const command = chosen && ({ type: 'research', item: chosen.item, unit: chosen.unit } as const);
  const isOk = command !== undefined && conquest.refuse(b, seat, command) === undefined;
  const whose =
    command === undefined || command.unit === null
      ? ''
      : ` for ${typeName(b.config, sideOfSeat(b, seat), command.unit)}`;
  return {
    hint: `Research what you want, as much as the bank pays for: ${costWords({ R, A })}.`,
    wait: chosen === undefined ? 'Choose what to research' : 'Name a type of unit',
    main:
      isOk && line !== undefined
        ? action('research', `Research ${researchName(command.item)}${whose} for ${costWords(line.item.cost)}`, command)
        : undefined,
    end: action('endResearch', 'No more research', { type: 'done' }),
    more: [],
  };
};

// --- Dice and bids ---

/** What both have bid in a contest, and what may be added. */
export const Bidding = ({ now: { view, decision }, draft, onDraft }: PartProps<WarTable, ConquestDecision>) => {
  const duel = duelOf(view, decision, draft);
  const most = mostPoints(view, decision);
  return (
    <>
      {duel !== undefined && <Duel {...duel} />}
      {most > 0 && (
        <Bids
          most={most}
          points={draft.points}
          onPoints={(points) => onDraft({ ...draft, points })}
          worth={(n) => worthWords(view, decision, n)}
        />
      )}
    </>
  );
};

/** `Blood Shaman B17 casts Blast on Hierophant A16`. */
const castWords = (b: Battle): string => {
  const cast = castInDispute(b);
  if (cast === undefined) return '';
  const at = cast.target === null || cast.target === cast.caster ? '' : ` on ${nameOf(b, cast.target)}`;
  return `${nameOf(b, cast.caster)} casts ${powerName(cast.power)}${at}`;
};

export const asks: NonNullable<Tabletop<WarTable>['asks']> = {
  muster: { ask: (_, __, held) => askAims(held), Answer: AimsForm },
  edge: {
    ask: () =>
      choose('You have won the roll-off and choose your edge.', [
        action('south', 'The southern edge', { type: 'edge', edge: 'south' }),
        action('north', 'The northern edge', { type: 'edge', edge: 'north' }),
      ]),
  },
  goFirst: {
    ask: () => ({
      hint: 'You have won priority. Who acts first in this round? Who is first takes nodes and city before the other and shoots first; who is second answers what the other did.',
      wait: '',
      main: action('we', 'We go first', { type: 'goFirst', first: 'me' }),
      end: undefined,
      more: [{ ...action('they', 'They go first', { type: 'goFirst', first: 'you' }), key: 'o' }],
    }),
  },
  research: {
    ask: ({ view, decision }, _, held) => {
      const question = askResearch(view, decision.seat, held);
      return held.kind === 'research' ? question : keepGoing(question);
    },
    Answer: ResearchBoard,
  },
  resolve: {
    ask: ({ view: b, decision: { seat, model } }) => ({
      hint: `${nameOf(b, model)} is about to lose a Wound: ${modelOf(b, model).wounds} left. Heroic Resolve ignores it 50%, for 1 of ${poolOf(b, seat).destiny} Destiny.`,
      wait: 'Pay, or take the wound',
      main: action('resolve', `Resolve for 1 Destiny: 50%`, { type: 'resolve', pay: true }),
      end: action('suffer', 'Take the wound', { type: 'resolve', pay: false }),
      more: [],
    }),
  },
  wager: {
    ask: ({ decision: { own, other } }, { points }) =>
      keepGoing({
        hint: `Both surge. Wager Destiny to move first: you ${own}, they ${other}. All that is wagered is lost (CQ-72).`,
        wait: 'Choose how much to wager',
        main: points < 1 ? undefined : action('wager', `Wager ${points} more`, { type: 'wager', points }),
        end: action('stopWager', `Stop at ${own}`, { type: 'wager', points: 0 }),
        more: [],
      }),
    Answer: Bidding,
  },
  reroll: {
    ask: ({ view: b, decision: { purse, needs, what } }, { dice }) =>
      keepGoing(
        askReroll(
          `You rolled ${conquestDescriptor.rolls[what].words}, ${needs} or more. Touch failed dice to roll them again: ${b.sides[sideOfPurse(purse)].pool.destiny} Destiny left. Each succeeds ${percent(Math.max(0, 7 - needs) / 6)}.`,
          dice.length,
        ),
      ),
    Answer: DiceAgain,
  },
  resist: {
    ask: ({ view: b, decision: { seat, cast } }, { points }) =>
      keepGoing<ConquestCommand>(
        askResist(`${castWords(b)} with ${cast}. ${resistWords(b)}`, String(sideOfSeat(b, seat)), points),
      ),
    Answer: Bidding,
  },
  raise: {
    ask: ({ decision: d }, { points }) => keepGoing(askRaise(`${powerName(d.power)}: you`, d, points)),
    Answer: Bidding,
  },
};
