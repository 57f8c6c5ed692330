/** The decision at hand: what is asked, who may act, the odds, what could be done, and the bar of buttons, always in the same places. */

import type { ReactNode, Ref } from 'react';
import type { TableGame, TableProps } from '../../contract/table-game.ts';
import type {
  Act,
  PartPlace,
  PartProps,
  Question,
  SlipQuestion,
  TableTypes,
  Tabletop,
} from '../../contract/tabletop.ts';
import { inPlace } from '../../parts/inPlace.tsx';
import { RuleWords } from '../../parts/RuleWords.tsx';
import { type Action, ActionBar, type BarHandle } from '../ActionBar.tsx';
import { forMe, suggestion } from '../forMe.ts';
import { Complaint, Hint } from '../Hint.tsx';
import offer from '../offer.module.css';
import play from '../play.module.css';
import { SlipBody } from '../SlipBody.tsx';
import { keepAnswer, lookAction } from '../seatActions.ts';
import { whileOthersAct } from '../Waiting.tsx';
import { Options, RosterList } from './Options.tsx';
import type { HandAtTable } from './useHand.ts';

type Table = TableTypes;

export interface SlipProps {
  readonly game: TableGame;
  readonly tabletop: Tabletop;
  readonly props: TableProps;
  readonly hand: HandAtTable;
  readonly part: PartProps<Table>;
  readonly asked: AskedInSlip | undefined;
  readonly onNext: () => void;
  readonly onTake: (id: Table['id'], press: PointerEvent) => void;
  /** Chosen in the list. */
  readonly onChosen: (id: Table['id']) => void;
  readonly bar: Ref<BarHandle>;
}

/** A question that the slip answers, as it stands. */
export interface AskedInSlip extends Question<Table['command']> {
  readonly Answer: SlipQuestion<Table, Table['decision']>['Answer'];
}

export const askedInSlip = ({ asks }: Tabletop, { now, draft, held }: HandAtTable): AskedInSlip | undefined => {
  const { decision } = now;
  const question = decision === undefined ? undefined : asks?.[decision.kind];
  if (decision === undefined || question === undefined) return undefined;
  return { ...question.ask({ ...now, decision }, draft, held), Answer: question.Answer };
};

const Parts = ({ tabletop, part, at }: Pick<SlipProps, 'tabletop' | 'part'> & { readonly at: PartPlace }) =>
  inPlace(tabletop.parts ?? [], ({ place, Part }) => place === at && <Part {...part} />);

type RosterProps = Pick<SlipProps, 'tabletop' | 'hand' | 'onTake' | 'onChosen'>;

const Roster = ({ tabletop, hand, onTake, onChosen }: RosterProps): ReactNode => {
  const { plan, now, touch } = hand;
  const { roster, selected } = plan;
  if (tabletop.piece === undefined || roster?.label === undefined || roster.ids.length === 0) return null;
  return (
    <RosterList
      of={tabletop.piece}
      battle={now.view}
      ids={roster.ids}
      selected={selected}
      label={roster.label}
      dense={roster.dense}
      onChoose={(id) => {
        touch({ kind: 'piece', id });
        onChosen(id);
      }}
      onTake={roster.drags ? onTake : undefined}
    />
  );
};

const Body = (props: SlipProps) => {
  const { game, tabletop, hand, part, asked } = props;
  const { descriptor } = game;
  const { state } = props.props;
  const { plan, now } = hand;
  const { decision } = now;
  const { roster, odds, card } = plan;
  const hint = asked?.hint ?? plan.hint;
  const list = <Roster {...props} />;
  return (
    <SlipBody about={decision}>
      <Complaint game={descriptor} kind="risk" text={state.notice} />
      <Parts tabletop={tabletop} part={part} at="first" />
      {decision !== undefined && hint !== '' && (
        <Hint state={state} seat={decision.seat}>
          <RuleWords game={descriptor} text={hint} />
        </Hint>
      )}
      <Complaint game={descriptor} kind="harm" text={hand.remark === undefined ? plan.fault : undefined} />
      {decision !== undefined && asked?.Answer !== undefined && <asked.Answer {...part} now={{ ...now, decision }} />}
      <Parts tabletop={tabletop} part={part} at="question" />
      {!roster?.last && list}
      {plan.risks.map((text) => (
        <p key={text} className={offer.risks}>
          <RuleWords game={descriptor} text={text} />
        </p>
      ))}
      {odds !== undefined && tabletop.Odds !== undefined && <tabletop.Odds of={odds} now={now} />}
      <Parts tabletop={tabletop} part={part} at="odds" />
      {plan.facts.map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
      <Parts tabletop={tabletop} part={part} at="facts" />
      <Options game={descriptor} options={plan.options} label={plan.optionsLabel} onChoose={hand.hold} />
      <Parts tabletop={tabletop} part={part} at="options" />
      {roster?.last && list}
      {card !== undefined && tabletop.piece !== undefined && <tabletop.piece.Card battle={now.view} id={card} />}
      <Parts tabletop={tabletop} part={part} at="last" />
    </SlipBody>
  );
};

/** What the computer may do: answer what is in the hand, to be looked at, or all that is asked. */
const helpFor = ({ game, tabletop, props: { state, table }, hand }: SlipProps): readonly Action[] => {
  const { suggests } = tabletop;
  const { now, held } = hand;
  const words = suggests?.words(now, held);
  const rest = tabletop.mayLeave?.(now, held) === false ? [] : forMe(game.descriptor, state, table);
  if (suggests === undefined || words === undefined) return rest;
  const ask = { suggest: () => table.suggest(suggests.about?.(now, held)) };
  const take = (command: Table['command']): void => {
    const taken = suggests.take(now, held, command);
    if (taken !== undefined) hand.put(taken);
  };
  return [suggestion(words, ask, take), ...rest];
};

export const Slip = (slip: SlipProps) => {
  const { props, hand, part, asked } = slip;
  const { state, table } = props;
  const { plan, now } = hand;
  const button = (act: Act<Table['command']> | undefined): Action | undefined =>
    act && {
      meaning: act.meaning,
      words: act.words,
      unless: act.unless,
      run: () => part.play(act.commands),
      ...(act.key !== undefined && { key: act.key }),
    };
  const { again } = plan;
  const more: readonly Action[] = [
    ...(again === undefined ? [] : [{ meaning: 'again', words: 'Choose again', run: () => hand.hold(again) }]),
    ...[...plan.more, ...(asked?.more ?? [])].map((act) => button(act)!),
  ];
  const look = lookAction(state, table);
  const next = plan.roster?.next;
  return (
    <div className={play.slip} data-decision={now.decision?.kind}>
      <Body {...slip} />
      <ActionBar
        ref={slip.bar}
        main={button(asked?.main ?? plan.main)}
        wait={asked?.wait || plan.wait || 'Watch'}
        end={button(asked?.end ?? plan.end)}
        next={next === undefined ? look : { meaning: 'next', words: next, run: slip.onNext }}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(now.decision === undefined
          ? whileOthersAct(state, table)
          : {
              more: [
                ...more,
                ...helpFor(slip),
                ...keepAnswer(state, table),
                ...(next === undefined || look === undefined ? [] : [look]),
              ],
            })}
      />
    </div>
  );
};
