/** The decision at hand: what to do, how it may come out, and one obvious main button, always in the same place. */

import {
  type AttackChoice as Attack,
  attackProfile,
  type Battle,
  type Card,
  cardValue,
  knockbackLimit,
  type MagewindsCommand,
  type MagewindsDecision,
  type MagewindsEvent,
  nameOf,
  SPELLS,
} from '@muster/magewinds';
import type { ReactNode } from 'react';
import { AttackChoice } from '../../../cards/AttackChoice.tsx';
import { FaceUpRow } from '../../../cards/FaceUpRow.tsx';
import { Hand } from '../../../cards/Hand.tsx';
import { PlayingCard } from '../../../cards/PlayingCard.tsx';
import { ReferenceCard } from '../../../cards/ReferenceCard.tsx';
import { SpellStrip } from '../../../cards/SpellStrip.tsx';
import { describeCard } from '../../../cards/suits.ts';
import { seatName } from '../../../match/players.ts';
import { inches } from '../../../measured/ruler.ts';
import { RuleWords } from '../../../pages/parts/RuleWords.tsx';
import play from '../../../play/play.module.css';
import { Waiting } from '../../../play/Waiting.tsx';
import type { PlayTableProps } from '../../table-game.ts';
import { BOOK } from '../book.ts';
import { CastPanel } from './CastPanel.tsx';
import { NO_AIM } from './casts.ts';
import { Destinations } from './Destinations.tsx';
import type { Intent } from './intent.ts';
import { OddsView } from './OddsView.tsx';
import { ASKED_IN, askingIn, ordersOf } from './orders.ts';
import { Payment } from './Payment.tsx';
import { type Choice, type Plan, windowTitle } from './plan.ts';
import type { Scene } from './present.ts';
import { fighterCard } from './reference.ts';
import { SetUp } from './SetUp.tsx';
import css from './table.module.css';
import { costOf, fighterName, whoseName } from './words.ts';

interface Props extends PlayTableProps<Battle, MagewindsCommand, MagewindsEvent, Scene> {
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly decision: MagewindsDecision | undefined;
  readonly intent: Intent;
  readonly onIntent: (change: Partial<Intent>) => void;
  readonly onPlay: (commands: readonly MagewindsCommand[]) => void;
  /** The cards lie below the table. */
  readonly wide: boolean;
  /** Dice and cards of what just happened. */
  readonly shown: ReactNode;
}

interface PartProps extends Props {
  readonly plan: Plan;
  readonly decision: MagewindsDecision;
}

const Choices = ({ plan, onIntent, onPlay }: PartProps) => {
  if (plan.choices.length === 0) return null;
  const choose = (choice: Choice): void => {
    if (choice.commands !== undefined) onPlay(choice.commands);
    else if (choice.intent !== undefined) onIntent(choice.intent);
  };
  return (
    <ul className={css.choices} data-choices>
      {plan.choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={choice.intent === undefined ? undefined : (choice.pressed ?? false)}
            onClick={() => choose(choice)}
          >
            <span className={css.choiceName}>{choice.words}</span>
            {choice.note !== undefined && <span className={css.choiceNote}>{choice.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Spells = ({ plan, state, decision, onIntent }: PartProps) => {
  if (plan.spells.length === 0 || plan.casting !== undefined || decision.kind === 'window') return null;
  return (
    <div>
      <p className="overline">Spells</p>
      <ul className={css.choices}>
        {plan.spells.map(({ id, spell, caster }) => (
          <li key={id}>
            <button type="button" className={css.choice} onClick={() => onIntent({ spell: id, aim: NO_AIM })}>
              <span className={css.choiceName}>Cast {SPELLS[spell].name}</span>
              <span className={css.choiceNote}>by the {fighterName(state.view, caster)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Options = ({ plan, state, intent, onIntent }: PartProps) => {
  if (plan.options.length < 2) return null;
  const chosen = plan.options.find((o) => o.attack === intent.attack) ?? plan.options[0]!;
  return (
    <fieldset className={css.pickList}>
      <legend className="small">
        {capital(whoseName(state.view, chosen.target, state.acting))}, {inches(chosen.distance, { round: 'down' })} away
      </legend>
      {plan.options.map((o) => (
        <button
          key={o.attack}
          type="button"
          className="button button--small"
          aria-pressed={o.attack === chosen.attack}
          onClick={() => onIntent({ attack: o.attack, aim: NO_AIM })}
        >
          {o.name}
          {o.refusal !== undefined || o.cards === undefined ? <span className={css.cannot}> (not now)</span> : null}
        </button>
      ))}
    </fieldset>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Light, Heavy and Feint with their numbers. */
const AttackCards = ({ state, intent, onIntent }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  if (frame?.type !== 'attack' || frame.source.type !== 'fighter' || frame.attack === 'quake') return null;
  const attacker = view.fighters[frame.source.id]!;
  const attack = attackProfile(view, attacker, frame.attack)!;
  const note = (pair: { power: number; precision: number } | null): string | undefined =>
    pair === null ? undefined : `Power ${pair.power}, Precision ${pair.precision}`;
  const notes: Partial<Record<Attack, string>> = { feint: 'A reaction gives the action back' };
  const [light, heavy] = [note(attack.light), note(attack.heavy)];
  if (light !== undefined) notes.light = light;
  if (heavy !== undefined) notes.heavy = heavy;
  return (
    <AttackChoice
      attacker={nameOf(attacker)}
      mine
      stage="choosing"
      choice={intent.choice ?? undefined}
      notes={notes}
      onChoose={(choice) => onIntent({ choice })}
    />
  );
};

/** What the attacker chose, as the defender sees it: a back. */
const FaceDown = ({ state }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'attack' || !frame.chosen || frame.source.type !== 'fighter') return null;
  return <AttackChoice attacker={fighterName(state.view, frame.source.id)} mine={false} stage="chosen" />;
};

/** In twentieths of what is allowed. */
const PARTS = 20;

const Knockback = ({ state, intent, onIntent }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'attack') return null;
  const most = knockbackLimit(state.view, frame);
  const now = Math.min(intent.distance ?? most, most);
  return (
    <label className={css.slider}>
      <span>How far</span>
      <input
        type="range"
        min={0}
        max={PARTS}
        value={Math.round((now * PARTS) / most)}
        aria-valuetext={inches(now)}
        onChange={(e) => onIntent({ distance: Math.floor((most * Number(e.target.value)) / PARTS) })}
      />
      <span>{inches(now)}</span>
    </label>
  );
};

const Insight = ({ state, intent, onIntent }: PartProps) => {
  const frame = state.view.stack.at(-1);
  if (frame?.type !== 'insight' || frame.cards === null) return null;
  return (
    <div className={css.two}>
      {frame.cards.map((card) => (
        <button
          key={card}
          type="button"
          className={css.card}
          aria-label={describeCard(card)}
          aria-pressed={intent.card === card}
          onClick={() => onIntent({ card })}
        >
          <PlayingCard card={card} selected={intent.card === card} decorative />
        </button>
      ))}
    </div>
  );
};

const Windburn = ({ state, decision, intent, onIntent }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  const kept = frame?.type === 'windburn' ? (frame.kept.cards ?? []) : [];
  const hand = (view.seats[decision.seat]!.hand.cards ?? []).filter((card) => !kept.includes(card));
  const own = view.fighters.filter((f) => f.seat === decision.seat && f.where === 'field');
  const need = intent.card === null ? 0 : cardValue(intent.card);
  return (
    <>
      <Hand
        cards={hand}
        size="small"
        label="Cards you may keep"
        selected={intent.card === null ? [] : [intent.card]}
        onSelect={(cards) => onIntent({ card: (cards.at(-1) as Card | undefined) ?? null, burn: [] })}
      />
      {intent.card !== null && (
        <fieldset className={css.pickList}>
          <legend className="small">
            Who takes the damage: {intent.burn.length} of {need}
          </legend>
          {own.map((f) => (
            <button
              key={f.id}
              type="button"
              className="button button--small"
              disabled={intent.burn.length >= need}
              onClick={() => onIntent({ burn: [...intent.burn, f.id] })}
            >
              {nameOf(f)}{' '}
              {intent.burn.filter((id) => id === f.id).length > 0 &&
                `+${intent.burn.filter((id) => id === f.id).length}`}
            </button>
          ))}
          <button type="button" className="button button--small button--quiet" onClick={() => onIntent({ burn: [] })}>
            Start again
          </button>
        </fieldset>
      )}
    </>
  );
};

const Channel = ({ state, onPlay }: PartProps) => (
  <FaceUpRow
    cards={state.view.row}
    size="small"
    deckCount={state.view.deck.size}
    discardCount={state.view.discard.length}
    discardTop={state.view.discard.at(-1)}
    onDraw={(card) => onPlay([{ type: 'draw', card }])}
  />
);

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
      {plan.casting !== undefined ? (
        <CastPanel battle={view} seat={decision.seat} casting={plan.casting} intent={intent} onIntent={onIntent} />
      ) : (
        <Choices {...props} />
      )}
      <Options {...props} />
      {plan.paying !== undefined && (
        <Payment
          battle={view}
          seat={decision.seat}
          paying={plan.paying}
          onCards={(cards) => onIntent({ aim: { ...intent.aim, cards } })}
        />
      )}
      {plan.aftermath.length > 0 && (
        <div>
          <p className="overline">From there</p>
          <ul className={css.around}>
            {plan.aftermath.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {plan.odds !== undefined && <OddsView battle={view} odds={plan.odds} />}
      <Spells {...props} />
      {plan.mover !== undefined && plan.casting === undefined && (
        <Destinations mover={plan.mover} onIntent={onIntent} />
      )}
      {inspected !== undefined && <ReferenceCard {...fighterCard(view, inspected)} />}
    </>
  );
};

const Strip = ({ plan, decision, state, table, onIntent, onPlay }: PartProps) => {
  const { view } = state;
  const frame = view.stack.at(-1);
  const timing = frame?.type === 'window' ? frame.timing : 'phaseBegins';
  const seat = decision.seat;
  return (
    <SpellStrip
      title={windowTitle(view, seat)}
      spells={plan.spells.map(({ id, spell, caster }) => ({
        id,
        name: SPELLS[spell].name,
        caster: fighterName(view, caster),
        cost: costOf(spell),
      }))}
      onCast={(id) => {
        const offer = plan.spells.find((o) => o.id === id);
        if (offer !== undefined) onIntent({ spell: id, aim: NO_AIM });
      }}
      onDecline={() => onPlay([{ type: 'decline' }])}
      asking={askingIn(ordersOf(view, seat), timing)}
      onAsking={(ask) => {
        for (const spell of ASKED_IN[timing]) table.play({ type: 'setOrders', spell, ask }, seat);
      }}
    />
  );
};

const SmallActions = ({ canUndo, askUndo, askConcede, intent, onIntent }: PartProps) => (
  <div className={play.smallActions}>
    {(intent.spell !== null || intent.target !== null || intent.path !== null) && (
      <button
        type="button"
        className="button button--small"
        onClick={() => onIntent({ spell: null, aim: NO_AIM, target: null, path: null, wish: null, refusal: null })}
      >
        Choose again
      </button>
    )}
    <button type="button" className="button button--small" disabled={!canUndo} onClick={askUndo}>
      Take back <kbd className="kbd">U</kbd>
    </button>
    <button type="button" className="button button--small button--quiet" onClick={askConcede}>
      Concede
    </button>
  </div>
);

const Actions = (props: PartProps) => {
  const { plan, decision, onPlay } = props;
  if (decision.kind === 'window' && plan.casting === undefined)
    return (
      <div className={play.actions}>
        <Strip {...props} />
        <SmallActions {...props} />
      </div>
    );
  return (
    <div className={play.actions}>
      <button
        type="button"
        className="button button--main button--wide"
        disabled={plan.main === undefined}
        onClick={() => plan.main && onPlay(plan.main.commands)}
      >
        {plan.main?.words ?? plan.waiting} {plan.main && <kbd className="kbd">C</kbd>}
      </button>
      {plan.second && (
        <button
          type="button"
          className="button button--wide button--small"
          onClick={() => onPlay(plan.second!.commands)}
        >
          {plan.second.words} <kbd className="kbd">E</kbd>
        </button>
      )}
      <SmallActions {...props} />
    </div>
  );
};

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, decision } = props;
  const { players, seatNames, notice } = state;
  const inspected = props.intent.inspect === null ? undefined : state.view.fighters[props.intent.inspect];
  return (
    <div className={play.slip} data-decision={decision?.kind}>
      <div className={play.slipBody}>
        {notice !== undefined && (
          <p className="notice notice--risk" role="alert">
            <RuleWords book={BOOK} text={notice} />
          </p>
        )}
        {props.shown}
        {plan !== undefined && decision !== undefined && (
          <>
            <p className={play.hint} aria-live="polite">
              <span className={play.seatMark} data-seat={decision.seat} aria-hidden="true" />
              <span>
                <span className="visually-hidden">{seatName(seatNames, players, decision.seat)}: </span>
                {plan.hint}
              </span>
            </p>
            {plan.refusal !== undefined && (
              <p className="notice notice--harm" role="alert">
                <RuleWords book={BOOK} text={plan.refusal} />
              </p>
            )}
            <Body {...props} plan={plan} decision={decision} />
          </>
        )}
        {plan === undefined && inspected !== undefined && <ReferenceCard {...fighterCard(state.view, inspected)} />}
      </div>
      {plan === undefined || decision === undefined ? (
        <Waiting state={state} table={table} />
      ) : (
        <Actions {...props} plan={plan} decision={decision} />
      )}
    </div>
  );
};
