/** The decision at hand: what to do, the odds, and the bar of buttons, always in the same places. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  type ConquestTypes,
  conquestDescriptor,
  findModel,
  isUnit,
  type ModelId,
  offersOf,
  sideOfSeat,
} from '@muster/conquest';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { ActionBar, type Action as BarAction } from '../../../play/ActionBar.tsx';
import { forMe } from '../../../play/forMe.ts';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import offer from '../../../play/offer.module.css';
import play from '../../../play/play.module.css';
import { SlipBody } from '../../../play/SlipBody.tsx';
import { keepAnswer, lookAction } from '../../../play/seatActions.ts';
import { whileOthersAct } from '../../../play/Waiting.tsx';
import { TokenIcon } from '../tokens/TokenIcon.tsx';
import { nameOf } from '../words.ts';
import { ModelCard } from './Cards.tsx';
import { type Intent, isMoveDecision } from './hand/types.ts';
import { OddsView } from './OddsView.tsx';
import { groupIntent } from './plan/move.ts';
import type { Plan, PlanAction } from './plan/types.ts';
import type { Draft, SlipQuestion } from './questions.ts';
import { AimsForm, FightList, Foreseen, Options, Question, ResearchBoard } from './Section.tsx';
import type { Scene } from './scene.ts';
import css from './table.module.css';

interface Props extends PlayTableProps<ConquestTypes, Scene> {
  readonly decision: ConquestDecision | undefined;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly asked: SlipQuestion | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
  readonly onModel: (id: ModelId) => void;
  readonly onCommands: (commands: readonly ConquestCommand[]) => void;
  readonly onNext: () => void;
  /** Asks the computer for a place. */
  readonly onSuggest: () => void;
}

/** Units or builders to be chosen, each with its base. */
const Roster = ({
  battle,
  models,
  selected,
  label,
  onModel,
}: {
  readonly battle: Battle;
  readonly models: readonly ModelId[];
  readonly selected: readonly ModelId[];
  readonly label: string;
  readonly onModel: (id: ModelId) => void;
}) => (
  <ul className={offer.roster} aria-label={label}>
    {models.map((id) => {
      const m = findModel(battle, id);
      if (m === undefined) return null;
      return (
        <li key={id}>
          <button
            type="button"
            className={`${offer.member} ${css.rosterModel}`}
            aria-pressed={selected.includes(id)}
            data-card={`model ${id}`}
            onClick={() => onModel(id)}
          >
            <TokenIcon battle={battle} model={m} size={28} />
            <span>{nameOf(battle, id)}</span>
          </button>
        </li>
      );
    })}
  </ul>
);

const rosterOf = (d: ConquestDecision, plan: Plan | undefined, b: Battle): readonly ModelId[] => {
  if (plan === undefined || !(isMoveDecision(d) || d.kind === 'shootBuild')) return [];
  const own = [...plan.selected.filter((id) => findModel(b, id)?.seat === d.seat), ...plan.choices];
  return b.models.filter(({ id }) => own.includes(id)).map(({ id }) => id);
};

/** Together, or with a flag: what else may be done with who is selected. */
const sideActions = (
  b: Battle,
  d: ConquestDecision,
  plan: Plan,
  intent: Intent,
): readonly (readonly [string, Intent])[] => {
  const [id] = plan.selected;
  const m = id === undefined ? undefined : findModel(b, id);
  if (m === undefined || id === undefined) return [];
  if (isMoveDecision(d)) {
    if (intent.kind === 'group') return [['Only this one', { kind: 'route', unit: id, steps: [], casting: null }]];
    if (intent.kind !== 'route' || intent.steps.length > 0 || intent.casting !== null) return [];
    const group = groupIntent(b, d, id);
    const top = b.stack.at(-1);
    if (top?.type === 'activation' && top.surge) return [];
    return [
      ...(group.units.length > 1 ? [[`Move all ${group.units.length} together`, group] as const] : []),
      ['Choose several', { kind: 'group', units: [id], by: null }],
    ];
  }
  if (d.kind !== 'shootBuild' || offersOf(b, m).length === 0) return [];
  return intent.kind === 'rally' || isUnit(b, m)
    ? []
    : [['Set its rally point', { kind: 'rally', builder: id, at: null }]];
};

const Body = (props: Props) => {
  const { state, plan, asked, decision, intent, onIntent } = props;
  const { view: battle } = state;
  if (decision === undefined) return null;
  const roster = rosterOf(decision, plan, battle);
  const [selected] = plan?.selected ?? [];
  const model = selected === undefined ? undefined : findModel(battle, selected);
  const ask = { battle, decision, intent, onIntent };
  const side = sideOfSeat(battle, decision.seat);
  const isBusy = model !== undefined && intent.kind !== 'idle';
  const list = roster.length > 0 && (
    <Roster
      battle={battle}
      models={roster}
      selected={plan?.selected ?? []}
      label={decision.kind === 'shootBuild' ? 'Who can shoot or build' : 'Units to move'}
      onModel={props.onModel}
    />
  );
  return (
    <>
      <Hint state={state} seat={decision.seat}>
        <RuleWords game={conquestDescriptor} text={asked?.hint ?? plan?.hint ?? ''} />
      </Hint>
      {decision.kind === 'research' && <ResearchBoard {...ask} />}
      {decision.kind === 'muster' && <AimsForm {...ask} />}
      {(decision.kind === 'selectFight' || decision.kind === 'support') && <FightList {...ask} />}
      <Question battle={battle} decision={decision} draft={props.draft} onDraft={props.onDraft} />
      {!isBusy && list}
      {plan?.risks.map((text) => (
        <p key={text} className={offer.risks}>
          <RuleWords game={conquestDescriptor} text={text} />
        </p>
      ))}
      {plan?.odds !== undefined && decision.kind !== 'selectFight' && (
        <OddsView battle={battle} odds={plan.odds} side={side} />
      )}
      {plan?.facts.map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
      {plan !== undefined && (
        <div className={`${offer.roster} ${css.chips}`}>
          {sideActions(battle, decision, plan, intent).map(([words, next]) => (
            <button key={words} type="button" className="button button--small" onClick={() => onIntent(next)}>
              {words}
            </button>
          ))}
        </div>
      )}
      {plan !== undefined && <Options plan={plan} onIntent={onIntent} />}
      {isBusy && list}
      {model !== undefined && plan?.odds === undefined && intent.kind !== 'act' && (
        <ModelCard battle={battle} model={model} />
      )}
      {(isMoveDecision(decision) || decision.kind === 'shootBuild') && <Foreseen battle={battle} />}
    </>
  );
};

/** CQ-71: who surges moves alone. */
const isSurging = (b: Battle): boolean => {
  const top = b.stack.at(-1);
  return top?.type === 'activation' && top.surge;
};

/** What the computer may do: one thing is put into the hand and looked at first, of several pieces or nodes also the rest. */
const helpFor = ({ state, table, intent, onSuggest }: Props): readonly BarAction[] => {
  if (isSurging(state.view)) return [];
  const rest = forMe(conquestDescriptor, state, table);
  if (intent.kind !== 'put') return rest;
  const one = { meaning: 'forThis', words: 'Place it for me', run: onSuggest };
  return intent.thing.type === 'hq' || intent.thing.type === 'place' ? [one] : [one, ...rest];
};

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, asked, decision } = props;
  const button = (action: PlanAction | undefined): BarAction | undefined =>
    action && {
      meaning: action.meaning,
      words: action.words,
      unless: action.unless,
      run: () => props.onCommands(action.commands),
      ...(action.key !== undefined && { key: action.key }),
    };
  const more = [...(asked?.more ?? []), ...(plan?.more ?? [])].map((one) => button(one)!);
  const looks = lookAction(state, table);
  const hasNext = decision !== undefined && rosterOf(decision, plan, state.view).length > 1;
  return (
    <div className={play.slip}>
      <SlipBody>
        <Complaint game={conquestDescriptor} kind="risk" text={state.notice} />
        <Body {...props} />
      </SlipBody>
      <ActionBar
        main={button(asked?.main ?? plan?.main)}
        wait={asked?.wait || plan?.wait || 'Watch'}
        end={button(asked?.end ?? plan?.end)}
        next={hasNext ? { meaning: 'next', words: 'Next', run: props.onNext } : looks}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(decision === undefined
          ? whileOthersAct(state, table)
          : {
              more: [
                ...more,
                ...helpFor(props),
                ...keepAnswer(state, table),
                ...(hasNext && looks !== undefined ? [looks] : []),
              ],
            })}
      />
    </div>
  );
};
