/** Parts of the slip: options, the research board, fights, aims, bids. */

import {
  type Battle,
  type ConquestDecision,
  conquestDescriptor,
  costWords,
  entryChances,
  type FightChances,
  foreseenChances,
  MISSIONS,
  openMissions,
  SCENARIO_IDS,
  SCENARIOS,
  sideOfSeat,
} from '@muster/conquest';
import { useMemo } from 'react';
import { DiceOffer } from '../../../dwethia/dice/Rolled.tsx';
import { Bids, Duel } from '../../../dwethia/play/Duel.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { percent } from '../../../parts/words.ts';
import offer from '../../../play/offer.module.css';
import { namesOf, sheetWords } from '../words.ts';
import type { Intent } from './hand/types.ts';
import { FightSides } from './OddsView.tsx';
import { fightsOnTable, joinedBy } from './plan/pick.ts';
import type { Option, Plan } from './plan/types.ts';
import { type Draft, duelOf, mostPoints, researchBoard, worthWords } from './questions.ts';
import css from './table.module.css';

interface OptionsProps {
  readonly plan: Plan;
  readonly onIntent: (intent: Intent) => void;
}

const OptionLine = ({ option, onIntent }: { readonly option: Option; readonly onIntent: (intent: Intent) => void }) => (
  <li>
    <button
      type="button"
      className={offer.option}
      aria-pressed={option.chosen}
      aria-disabled={option.why !== undefined || undefined}
      onClick={() => option.why === undefined && onIntent(option.intent)}
    >
      <span>
        {option.words}
        {option.house && <span className="muted"> ★</span>}
        {option.chance !== undefined && <b className={offer.figure}> {percent(option.chance)}</b>}
      </span>
      {option.note !== '' && <span className="muted small">{option.note}</span>}
      {option.why !== undefined && (
        <span className={`small ${css.why}`}>
          <RuleWords game={conquestDescriptor} text={option.why} />
        </span>
      )}
      {option.chance !== undefined && (
        <span className={offer.chance} aria-hidden="true">
          <span style={{ inlineSize: `${option.chance * 100}%` }} />
        </span>
      )}
    </button>
  </li>
);

/** What may be chosen, under headings where there are several kinds. */
export const Options = ({ plan: { options }, onIntent }: OptionsProps) => {
  const groups = [...new Set(options.map(({ group }) => group ?? ''))];
  return groups.map((group) => {
    const own = options.filter((one) => (one.group ?? '') === group);
    const open = own.filter(({ why }) => why === undefined);
    const refused = own.filter(({ why }) => why !== undefined);
    return (
      <section key={group} aria-label={group || 'What may be chosen'}>
        {group !== '' && <h3 className={css.listTitle}>{group}</h3>}
        <ul className={offer.list} aria-label={group || 'What may be chosen'}>
          {open.map((option) => (
            <OptionLine key={option.key} option={option} onIntent={onIntent} />
          ))}
        </ul>
        {refused.length > 0 && (
          <details className={css.refused} open={open.length === 0 || undefined}>
            <summary>{refused.length} cannot be had now</summary>
            <ul className={offer.list}>
              {refused.map((option) => (
                <OptionLine key={option.key} option={option} onIntent={onIntent} />
              ))}
            </ul>
          </details>
        )}
      </section>
    );
  });
};

interface AskProps {
  readonly battle: Battle;
  readonly decision: ConquestDecision;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

/** Every item with its price, what it does, and why it cannot be had. */
export const ResearchBoard = ({ battle, decision, intent, onIntent }: AskProps) => {
  const chosen = intent.kind === 'research' ? intent : undefined;
  const lines = researchBoard(battle, decision.seat);
  const line = lines.find(({ item }) => item.id === chosen?.item);
  return (
    <>
      <ul className={offer.list} aria-label="Research">
        {lines.map(({ item, known, why, units }) => (
          <li key={item.id}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={chosen?.item === item.id}
              aria-disabled={known || why !== undefined || undefined}
              data-known={known || undefined}
              onClick={() =>
                !known &&
                why === undefined &&
                onIntent(
                  chosen?.item === item.id
                    ? { kind: 'idle' }
                    : { kind: 'research', item: item.id, unit: units.length === 1 ? units[0]! : null },
                )
              }
            >
              <span>
                <b>{item.name}</b> <span className="muted">★ {known ? 'known' : costWords(item.cost)}</span>
              </span>
              <span className="small">{item.words}</span>
              {why !== undefined && (
                <span className={`small ${css.why}`}>
                  <RuleWords game={conquestDescriptor} text={why} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {line !== undefined && line.units.length > 0 && (
        <fieldset className={`${offer.roster} ${css.chips}`}>
          <legend className="small">For which units?</legend>
          {line.units.map((unit) => (
            <button
              key={unit}
              type="button"
              className="button button--small"
              aria-pressed={chosen?.unit === unit}
              onClick={() => onIntent({ kind: 'research', item: line.item.id, unit })}
            >
              {sheetWords(battle, unit)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
};

/** A scenario and two missions. */
export const AimsForm = ({ battle, decision, intent, onIntent }: AskProps) => {
  const aims = intent.kind === 'aims' ? intent : ({ kind: 'aims', scenario: null, missions: [] } as const);
  const open = openMissions(battle, sideOfSeat(battle, decision.seat));
  const toggle = (id: string): void =>
    onIntent({
      ...aims,
      missions: aims.missions.includes(id)
        ? aims.missions.filter((one) => one !== id)
        : [...aims.missions.slice(-1), id],
    });
  return (
    <>
      <ul className={offer.list} aria-label="Scenarios">
        {SCENARIO_IDS.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={aims.scenario === id}
              onClick={() => onIntent({ ...aims, scenario: id })}
            >
              <b>{SCENARIOS[id].name}</b>
              <span className="small">{SCENARIOS[id].words}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={offer.list} aria-label="Missions">
        {MISSIONS.filter(({ id }) => open.includes(id)).map(({ id, name, vp, words }) => (
          <li key={id}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={aims.missions.includes(id)}
              onClick={() => toggle(id)}
            >
              <span>
                <b>{name}</b> <span className="muted">★ {vp} VP</span>
              </span>
              <span className="small">{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const FightLine = ({
  battle,
  chances,
  number,
}: {
  readonly battle: Battle;
  readonly chances: FightChances;
  readonly number: number;
}) => {
  const { fight } = chances;
  const helped = [...fight.supporters, ...fight.far];
  return (
    <>
      <span>
        <b>{number}.</b> {fight.building === null ? 'Fight' : `Assault on ${namesOf(battle, [fight.building])}`}
        {helped.length > 0 && <span className="muted"> · support: {namesOf(battle, helped)}</span>}
      </span>
      <FightSides battle={battle} chances={chances} />
    </>
  );
};

/** The fights to be chosen from. */
export const FightList = ({ battle, decision, intent, onIntent }: AskProps) => {
  const among = decision.kind === 'selectFight' ? decision.fights : decision.kind === 'support' ? decision.among : [];
  const fights = fightsOnTable(battle).filter(({ id }) => among.includes(id));
  return (
    <ul className={offer.list} aria-label="Fights">
      {fights.map((fight, i) => {
        const chosen = intent.kind === 'pick' && intent.id === fight.id;
        return (
          <li key={fight.id}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={chosen}
              onClick={() => onIntent(chosen ? { kind: 'idle' } : { kind: 'pick', id: fight.id })}
            >
              <FightLine
                battle={battle}
                chances={entryChances(battle, joinedBy(battle, decision, fight))}
                number={i + 1}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Fights as the table stands, before their phase. */
export const Foreseen = ({ battle }: { readonly battle: Battle }) => {
  const chances = useMemo(() => foreseenChances(battle), [battle]);
  if (chances.length === 0) return null;
  return (
    <details className={css.foreseen} open={chances.length < 3 || undefined}>
      <summary>Fights to come: {chances.length}</summary>
      {chances.map((one, i) => (
        <div key={one.fight.id} className={css.foreseenFight}>
          <FightLine battle={battle} chances={one} number={i + 1} />
        </div>
      ))}
    </details>
  );
};

interface QuestionProps {
  readonly battle: Battle;
  readonly decision: ConquestDecision;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Dice that may be rolled again, bids of a contest. */
export const Question = ({ battle, decision, draft, onDraft }: QuestionProps) => {
  if (decision.kind === 'reroll')
    return (
      <DiceOffer
        faces={decision.faces}
        needs={decision.needs}
        most={decision.most}
        chosen={draft.dice}
        onChosen={(dice) => onDraft({ ...draft, dice })}
      />
    );
  const duel = duelOf(battle, decision, draft);
  const most = mostPoints(battle, decision);
  return (
    <>
      {duel !== undefined && <Duel {...duel} />}
      {most > 0 && (
        <Bids
          most={most}
          from={1}
          points={draft.points}
          onPoints={(points) => onDraft({ ...draft, points: draft.points === points ? 0 : points })}
          worth={(n) => worthWords(battle, decision, n)}
        />
      )}
    </>
  );
};
