/** The decision at hand: what to do, the odds, and the bar of buttons, always in the same places. */

import {
  type Battle,
  type HeroesCommand,
  type HeroesDecision,
  type HeroesTypes,
  heroesDescriptor,
  type ModelId,
  modelOf,
  TERRAIN,
  terrainOf,
  turnsOf,
} from '@muster/heroes';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { DiceOffer } from '../../../dwethia/dice/Rolled.tsx';
import { Bids } from '../../../dwethia/play/Duel.tsx';
import offer from '../../../dwethia/play/offer.module.css';
import { Chips } from '../../../parts/Chips.tsx';
import { capital } from '../../../parts/words.ts';
import { ActionBar, type Action as BarAction } from '../../../play/ActionBar.tsx';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import play from '../../../play/play.module.css';
import { SlipBody } from '../../../play/SlipBody.tsx';
import { Standing } from '../../../play/Standing.tsx';
import { keepAnswer, lookAction } from '../../../play/seatActions.ts';
import { whileOthersAct } from '../../../play/Waiting.tsx';
import { TokenIcon } from '../tokens/TokenArt.tsx';
import { tokenOf } from '../tokens/token.ts';
import { ModelCard } from './Cards.tsx';
import { DestinyWorth } from './Dice.tsx';
import { Duel, Resisters, worthWords } from './Duel.tsx';
import { forMeWords, inHand } from './forMe.ts';
import type { Intent, Laying } from './intent.ts';
import { ObjectiveHand } from './Objectives.tsx';
import { OddsLine, OddsView, RiskView } from './OddsView.tsx';
import { threatWords } from './outlook.ts';
import type { Plan, PlanAction } from './plan/types.ts';
import { answeredAgain, type Draft, duelOf, type SlipQuestion } from './questions.ts';
import { Section } from './Section.tsx';
import type { Scene } from './scene.ts';
import css from './table.module.css';
import { nameOf, placeName } from './words.ts';

interface Props extends PlayTableProps<HeroesTypes, Scene> {
  readonly decision: HeroesDecision | undefined;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly asked: SlipQuestion | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
  readonly onModel: (id: ModelId) => void;
  readonly inspected: ModelId | undefined;
  readonly onNext: () => void;
}

/** Who may be activated, also from beside the board. */
const Roster = ({
  battle,
  models,
  selected,
  onModel,
}: {
  readonly battle: Battle;
  readonly models: readonly ModelId[];
  readonly selected: ModelId | undefined;
  readonly onModel: (id: ModelId) => void;
}) => (
  <ul className={offer.roster} aria-label="Who may be activated">
    {models.map((id) => {
      const m = modelOf(battle, id);
      return (
        <li key={id}>
          <button
            type="button"
            className={`${offer.member} ${css.rosterModel}`}
            aria-pressed={selected === id}
            data-card={`model ${id}`}
            onClick={() => onModel(id)}
          >
            <TokenIcon token={tokenOf(battle, m)} size={34} />
            <span>{nameOf(battle, id)}</span>
            {m.space === null && <span className="small muted">beside the board</span>}
          </button>
        </li>
      );
    })}
  </ul>
);

/** What could be attacked, and with what. */
const Options = ({
  battle,
  plan,
  intent,
  onIntent,
}: {
  readonly battle: Battle;
  readonly plan: Plan;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}) =>
  plan.options.length === 0 || intent.kind !== 'act' ? null : (
    <section>
      <h3 className={css.small}>{intent.to === null ? 'It could' : 'From there it could'}</h3>
      <ul className={offer.list} aria-label="Attacks">
        {plan.options.map(({ attack, words, note, forecast, chosen }) => (
          <li key={JSON.stringify(attack)}>
            <button
              type="button"
              className={offer.option}
              aria-pressed={chosen}
              onClick={() => onIntent({ ...intent, attack: chosen ? null : attack })}
            >
              <span>
                {words} <span className="muted small">{note}</span>
              </span>
              {forecast !== undefined && <OddsLine battle={battle} forecast={forecast} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

/** Kinds of terrain to lay, and how the one in the hand is turned. */
const Pieces = ({ intent, onIntent }: { readonly intent: Laying; readonly onIntent: (intent: Intent) => void }) => {
  const turns = turnsOf(terrainOf(intent.piece)!);
  const turned = turns[(turns.indexOf(intent.turn) + 1) % turns.length]!;
  return (
    <>
      <Chips
        legend="Terrain"
        quiet
        tight
        choices={TERRAIN.map(({ id, name }) => ({ value: id, words: capital(name) }))}
        value={intent.piece}
        onChoose={(piece) => onIntent({ kind: 'lay', piece, turn: 0, space: null })}
      />
      {turns.length > 1 && (
        <button
          type="button"
          className="button button--small"
          onClick={() => onIntent({ ...intent, turn: turned, space: null })}
        >
          Turn it by a quarter
        </button>
      )}
    </>
  );
};

const CHOICES = {
  retreat: ['Retreat', 'Up to 3 spaces away; everybody it touches strikes after it.'],
  fire: ['Fire', 'One shot at close quarters, 3 harder, instead of a blow.'],
  fight: ['Fight', 'Stay and strike.'],
} as const;

const Choices = ({
  plan,
  intent,
  onIntent,
}: {
  readonly plan: Plan;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}) => (
  <ul className={offer.list}>
    {plan.choices.map((choice) => {
      const [title, words] = CHOICES[choice];
      const isChosen = intent.kind === 'choice' && intent.choice === choice;
      return (
        <li key={choice}>
          <button
            type="button"
            className={offer.option}
            aria-pressed={isChosen}
            onClick={() => onIntent(isChosen ? { kind: 'idle' } : { kind: 'choice', choice })}
          >
            <strong>{title}</strong>
            <span className="small">{words}</span>
          </button>
        </li>
      );
    })}
  </ul>
);

const Question = ({
  battle,
  decision,
  draft,
  onDraft,
}: {
  readonly battle: Battle;
  readonly decision: HeroesDecision;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}) => {
  const duel = duelOf(battle);
  switch (decision.kind) {
    case 'reroll':
      return (
        <>
          <DiceOffer
            faces={decision.faces}
            needs={decision.needs}
            most={decision.most}
            chosen={draft.dice}
            onChosen={(dice) => onDraft({ ...draft, dice })}
          />
          <DestinyWorth battle={battle} most={decision.most} chosen={draft.dice.length} />
        </>
      );
    case 'resist':
      return (
        <>
          {duel && <Duel battle={battle} duel={duel} draft={draft} />}
          <Resisters battle={battle} draft={draft} onDraft={onDraft} />
        </>
      );
    case 'raise':
      return (
        <>
          {duel && <Duel battle={battle} duel={duel} draft={draft} />}
          <Bids
            most={decision.most}
            from={1}
            points={draft.points}
            onPoints={(points) => onDraft({ ...draft, points: draft.points === points ? 0 : points })}
            worth={(n) => worthWords(battle, { type: 'raise', points: n }, duel?.turn === 'caster')}
          />
        </>
      );
    case 'seal':
      return (
        <ObjectiveHand
          picked={draft.objectives}
          onPick={(objectives) => onDraft({ ...draft, objectives })}
          mixed={battle.config.rulings.objectiveMix === 'mixed'}
        />
      );
    default:
      return null;
  }
};

/** Chosen by the computer, to be looked at: a hand that has gone on since does not take it. */
const forMe = (
  { kind }: HeroesDecision,
  { table, draft, onDraft, onIntent }: Pick<Props, 'table' | 'draft' | 'onDraft' | 'onIntent'>,
): readonly BarAction[] => {
  const words = forMeWords(kind);
  if (words === undefined) return [];
  const run = async (): Promise<void> => {
    const command = await table.suggest();
    const chosen = command && inHand(command);
    if (chosen === undefined) return;
    if ('intent' in chosen) onIntent(chosen.intent);
    else onDraft({ ...draft, ...chosen.draft });
  };
  return [{ meaning: 'forMe', words, run: () => void run() }];
};

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, asked, decision, intent, inspected } = props;
  const { view: battle, notice } = state;
  const look = inspected === undefined ? undefined : modelOf(battle, inspected);
  const run = (commands: readonly HeroesCommand[]): void => {
    const all = state.changing ? answeredAgain(commands) : commands;
    if (all.length === 1) table.play(all[0]!);
    else table.playInTurn(all);
  };
  const button = (action: PlanAction | undefined, key?: string): BarAction | undefined =>
    action && {
      meaning: action.meaning,
      words: action.words,
      unless: action.unless,
      run: () => run(action.commands),
      ...(key !== undefined && { key }),
    };
  const more = [
    button(plan?.still, 'h'),
    ...(plan?.first ?? []).map((one) => button(one)),
    ...(asked?.more ?? []).map((one) => button(one)),
  ].filter((one) => one !== undefined);
  const canChoose = decision?.kind === 'select' && decision.models.length > 1;
  return (
    <div className={play.slip}>
      <SlipBody>
        <Complaint game={heroesDescriptor} kind="risk" text={notice} />
        {decision !== undefined && (
          <Hint state={state} seat={decision.seat}>
            {asked?.hint ?? plan?.hint}
          </Hint>
        )}
        {decision !== undefined && asked !== undefined && (
          <Question battle={battle} decision={decision} draft={props.draft} onDraft={props.onDraft} />
        )}
        {intent.kind === 'lay' && <Pieces intent={intent} onIntent={props.onIntent} />}
        {decision?.kind === 'select' && (
          <Roster battle={battle} models={decision.models} selected={plan?.selected} onModel={props.onModel} />
        )}
        {plan !== undefined && plan.choices.length > 0 && (
          <Choices plan={plan} intent={intent} onIntent={props.onIntent} />
        )}
        {plan?.forecast !== undefined && <OddsView battle={battle} forecast={plan.forecast} />}
        {plan?.section !== undefined && (
          <Section battle={plan.section.b} from={plan.section.from} to={plan.section.to} sight={plan.section.sight} />
        )}
        {plan?.risk !== undefined && <RiskView battle={battle} risk={plan.risk} />}
        {plan?.outlook !== undefined && (
          <Standing place={placeName(battle, plan.outlook.place)} threatened={plan.outlook.threats.strikes.length > 0}>
            <p className="small">{threatWords(battle, plan.outlook.threats)}</p>
          </Standing>
        )}
        {plan !== undefined && <Options battle={battle} plan={plan} intent={intent} onIntent={props.onIntent} />}
        {look !== undefined && plan?.forecast === undefined && <ModelCard battle={battle} model={look} />}
      </SlipBody>
      <ActionBar
        main={button(asked?.main ?? plan?.main)}
        wait={asked?.wait || plan?.wait || 'Watch'}
        end={button(asked?.end ?? plan?.end)}
        next={canChoose ? { meaning: 'next', words: 'Next model', run: props.onNext } : lookAction(state, table)}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(decision === undefined
          ? whileOthersAct(state, table)
          : { more: [...more, ...forMe(decision, props), ...keepAnswer(state, table)] })}
      />
    </div>
  );
};
