/** The decision at hand: what to do, how it may come out, and one obvious main button, always in the same place. */

import { magewindsDescriptor } from '@muster/magewinds';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import play from '../../../play/play.module.css';
import { SlipBody } from '../../../play/SlipBody.tsx';
import { ReferenceCard } from '../cards/ReferenceCard.tsx';
import { fighterCard } from '../cards/reference.ts';
import { CastPanel } from './CastPanel.tsx';
import { Destinations } from './Destinations.tsx';
import { OddsView } from './OddsView.tsx';
import { Payment } from './Payment.tsx';
import { SetUp } from './SetUp.tsx';
import { Actions } from './slip/Actions.tsx';
import { Channel, Insight, Windburn } from './slip/CardDecisions.tsx';
import { Choices, Options, Spells } from './slip/Choices.tsx';
import type { PartProps, Props } from './slip/parts.ts';
import { AttackCards, FaceDown, Knockback } from './slip/Strike.tsx';
import { Window } from './slip/Window.tsx';
import css from './table.module.css';

const SETUP_KINDS: readonly string[] = ['scenario', 'assembly', 'terrain', 'territory', 'edge', 'corner'];

const Body = (props: PartProps) => {
  const { plan, decision, state, intent, onIntent, onPlay } = props;
  const { view } = state;
  const inspected = intent.inspect === null ? undefined : view.fighters[intent.inspect];
  return (
    <>
      {SETUP_KINDS.includes(decision.kind) && (
        <SetUp battle={view} decision={decision} intent={intent} onIntent={onIntent} onPlay={onPlay} />
      )}
      {decision.kind === 'channel' && !props.wide && <Channel {...props} />}
      {decision.kind === 'insight' && <Insight {...props} />}
      {decision.kind === 'windburn' && <Windburn {...props} />}
      {decision.kind === 'attackChoice' && <AttackCards {...props} />}
      {decision.kind === 'defence' && <FaceDown {...props} />}
      {decision.kind === 'knockBack' && <Knockback {...props} />}
      {decision.kind === 'window' && plan.casting === undefined && <Window {...props} />}
      <Prospect title="From there" lines={plan.aftermath} />
      <Prospect title="Who could strike there this round" lines={plan.threats} />
      {plan.casting !== undefined ? (
        <CastPanel battle={view} seat={decision.seat} casting={plan.casting} intent={intent} onIntent={onIntent} />
      ) : (
        <Choices {...props} />
      )}
      <Options {...props} />
      {plan.odds !== undefined && (
        <OddsView battle={view} odds={plan.odds} side={decision.kind === 'defence' ? 'defender' : 'attacker'} />
      )}
      {plan.paying !== undefined && (
        <Payment
          battle={view}
          seat={decision.seat}
          paying={plan.paying}
          onCards={(cards) => onIntent({ aim: { ...intent.aim, cards } })}
        />
      )}
      <Spells {...props} />
      {plan.mover !== undefined && plan.casting === undefined && (
        <Destinations mover={plan.mover} onIntent={onIntent} />
      )}
      {inspected !== undefined && <ReferenceCard {...fighterCard(view, inspected)} />}
    </>
  );
};

const Prospect = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <div>
      <p className="overline">{title}</p>
      <ul className={css.around}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

export const DecisionSlip = (props: Props) => {
  const { state, plan, decision } = props;
  const { notice } = state;
  const inspected = props.intent.inspect === null ? undefined : state.view.fighters[props.intent.inspect];
  return (
    <div className={play.slip} data-decision={decision?.kind}>
      <SlipBody>
        <Complaint game={magewindsDescriptor} kind="risk" text={notice} />
        {props.shown}
        {plan !== undefined && decision !== undefined && (
          <>
            {(decision.kind !== 'window' || plan.casting !== undefined) && (
              <Hint state={state} seat={decision.seat}>
                {plan.hint}
              </Hint>
            )}
            <Complaint
              game={magewindsDescriptor}
              kind="harm"
              text={props.intent.said === null ? plan.refusal : undefined}
            />
            <Body {...props} plan={plan} decision={decision} />
          </>
        )}
        {plan === undefined && inspected !== undefined && <ReferenceCard {...fighterCard(state.view, inspected)} />}
      </SlipBody>
      <Actions {...props} />
    </div>
  );
};
