/** The decision at hand: what to do, the odds, and the bar of buttons, always in the same places. */

import {
  type Battle,
  type CosmicCommand,
  type CosmicDecision,
  type CosmicTypes,
  cosmicCombatDescriptor,
  type HullSide,
  type ShipId,
  shipOf,
  type Token,
  tokensDue,
} from '@muster/cosmic-combat';
import { ArrowDown, ArrowUp, RotateCcw, RotateCw, Undo2 } from 'lucide-react';
import type { PlayTableProps } from '../../../contract/table-game.ts';
import { DiceOffer } from '../../../dwethia/dice/Rolled.tsx';
import { Reckoning, WoundBars } from '../../../dwethia/odds/Bars.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { listed, percent } from '../../../parts/words.ts';
import { ActionBar, type Action as BarAction } from '../../../play/ActionBar.tsx';
import { forMe } from '../../../play/forMe.ts';
import { Complaint, Hint } from '../../../play/Hint.tsx';
import offer from '../../../play/offer.module.css';
import play from '../../../play/play.module.css';
import { SlipBody } from '../../../play/SlipBody.tsx';
import { keepAnswer, lookAction } from '../../../play/seatActions.ts';
import { whileOthersAct } from '../../../play/Waiting.tsx';
import { ShipIcon } from '../ships/ShipArt.tsx';
import { TokenIcon } from '../ships/TokenArt.tsx';
import { ShipCard } from './Cards.tsx';
import { askedAbout, type Intent, withoutArrows, withoutOrders } from './intent.ts';
import { lookOf } from './look.ts';
import type { Plan, PlanAction } from './plan/types.ts';
import { type Draft, mostPoints, type SlipQuestion } from './questions.ts';
import { ShieldPad } from './ShieldPad.tsx';
import { Sights } from './SightList.tsx';
import type { Scene } from './scene.ts';
import { hitChance } from './sights.ts';
import css from './table.module.css';
import { Wheel } from './Wheel.tsx';
import { nameOf } from './words.ts';

interface Props extends PlayTableProps<CosmicTypes, Scene> {
  readonly decision: CosmicDecision | undefined;
  /** Undefined while others act or something is being shown. */
  readonly plan: Plan | undefined;
  readonly asked: SlipQuestion | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
  readonly onShip: (id: ShipId) => void;
  /** A ship that waits to be deployed was pressed: it may be dragged onto the chart. */
  readonly onTake: (id: ShipId, press: PointerEvent) => void;
  readonly onToken: (token: Token) => void;
  readonly onSide: (side: HullSide) => void;
  readonly onCommands: (commands: readonly CosmicCommand[]) => void;
  /** Asks the computer about the ship in hand. */
  readonly onSuggest: (about: Battle) => void;
  readonly onNext: () => void;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onWay: (by: 1 | -1) => void;
  /** Takes the last step of a plan back. */
  readonly onBack: () => void;
  /** The wheel stands on the chart where there is room. */
  readonly wheelHere: boolean;
}

/** Ships to be chosen, each with its picture. */
const Roster = ({
  battle,
  ships,
  selected,
  label,
  onShip,
  onTake,
}: {
  readonly battle: Battle;
  readonly ships: readonly ShipId[];
  readonly selected: ShipId | undefined;
  readonly label: string;
  readonly onShip: (id: ShipId) => void;
  readonly onTake?: ((id: ShipId, press: PointerEvent) => void) | undefined;
}) => (
  <ul className={offer.roster} aria-label={label}>
    {ships.map((id) => {
      const s = shipOf(battle, id);
      return (
        <li key={id}>
          <button
            type="button"
            className={`${offer.member} ${css.rosterShip}`}
            aria-pressed={selected === id}
            data-card={`ship ${id}`}
            data-take={onTake !== undefined || undefined}
            onClick={() => onShip(id)}
            onPointerDown={(press) => {
              // a finger scrolls the list; it drags what it has put on the chart
              if (press.pointerType !== 'touch' && press.button === 0) onTake?.(id, press.nativeEvent);
            }}
          >
            <ShipIcon look={lookOf(battle, s)} size={38} />
            <span>{nameOf(battle, id)}</span>
            {(s.tokens ?? []).length > 0 && (
              <span className={css.tokens}>
                {(s.tokens ?? []).map((kind, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tokens are their order
                  <TokenIcon key={i} kind={kind} size={18} />
                ))}
              </span>
            )}
          </button>
        </li>
      );
    })}
  </ul>
);

const Options = ({ plan, onIntent }: { readonly plan: Plan; readonly onIntent: (intent: Intent) => void }) =>
  plan.options.length === 0 ? null : (
    <ul className={offer.list} aria-label="What it could do">
      {plan.options.map(({ key, words, note, chance, chosen, intent }) => (
        <li key={key}>
          <button type="button" className={offer.option} aria-pressed={chosen} onClick={() => onIntent(intent)}>
            <span>
              {words}
              {chance !== undefined && <b className={offer.figure}> {percent(chance)}</b>}
            </span>
            <span className="muted small">{note}</span>
            {chance !== undefined && (
              <span className={offer.chance} aria-hidden="true">
                <span style={{ inlineSize: `${chance * 100}%` }} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );

const OddsView = ({ battle, odds }: { readonly battle: Battle; readonly odds: NonNullable<Plan['odds']> }) => {
  const left = Math.max(1, shipOf(battle, odds.target).wounds);
  const { strays, redirects, destiny } = odds.of;
  const names = (of: readonly { readonly target: ShipId }[]): string =>
    listed(
      of.map(({ target }) => nameOf(battle, target)),
      'or',
    );
  return (
    <section className={offer.odds} aria-label="What it would bring">
      <p className={offer.wish}>
        {odds.of.ion !== null ? 'Takes a token of' : odds.of.destroyed > 0 ? 'Destroys' : 'Wounds'}{' '}
        {nameOf(battle, odds.target)} <b>{percent(odds.of.destroyed > 0 ? odds.of.destroyed : hitChance(odds.of))}</b>
      </p>
      <WoundBars wounds={odds.of.wounds} left={left} end="destroyed" />
      {strays.length > 0 && (
        <p className="small">
          In the way: it may strike {names(strays)} instead ({percent(1 - odds.of.struck)}).
        </p>
      )}
      {redirects.length > 0 && <p className="small">The defender may pass it to {names(redirects)}.</p>}
      {destiny !== null && destiny.destroyed > odds.of.destroyed + 0.005 && (
        <p className="small">
          With {destiny.points} Destiny spent well {percent(destiny.destroyed)}.
        </p>
      )}
      <Reckoning game={cosmicCombatDescriptor} steps={odds.of.steps} />
    </section>
  );
};

const Question = ({
  battle,
  decision,
  draft,
  onDraft,
}: {
  readonly battle: Battle;
  readonly decision: CosmicDecision;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}) => {
  if (decision.kind === 'reroll')
    return (
      <DiceOffer
        faces={decision.faces}
        needs={decision.needs}
        hurtsOwn={decision.hurtsOwn === true}
        most={decision.most}
        chosen={draft.dice}
        onChosen={(dice) => onDraft({ ...draft, dice })}
      />
    );
  if (decision.kind !== 'resist' && decision.kind !== 'raise') return null;
  return (
    <div className={css.bids}>
      {Array.from({ length: mostPoints(battle, decision) }, (_, i) => i + 1).map((n) => (
        <button
          key={n}
          type="button"
          className="button button--small"
          aria-pressed={draft.points === n}
          onClick={() => onDraft({ ...draft, points: draft.points === n ? 0 : n })}
        >
          {n}
        </button>
      ))}
    </div>
  );
};

interface NudgeProps {
  readonly moves: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onWay: (by: 1 | -1) => void;
  readonly onBack: () => void;
}

/** What the wheel and the keys do, for fingers. */
const Nudges = ({ moves, onTurn, onWay, onBack }: NudgeProps) => (
  <fieldset className={css.nudges}>
    <legend className="visually-hidden">Turn and move by steps</legend>
    <button type="button" className="button button--small" aria-label="Turn to port" onClick={() => onTurn(1)}>
      <RotateCcw size={16} aria-hidden="true" /> <kbd className="kbd">A</kbd>
    </button>
    {moves && (
      <>
        <button type="button" className="button button--small" aria-label="Farther ahead" onClick={() => onWay(1)}>
          <ArrowUp size={16} aria-hidden="true" /> <kbd className="kbd">W</kbd>
        </button>
        <button type="button" className="button button--small" aria-label="Less far, or back" onClick={() => onWay(-1)}>
          <ArrowDown size={16} aria-hidden="true" /> <kbd className="kbd">X</kbd>
        </button>
      </>
    )}
    <button type="button" className="button button--small" aria-label="Turn to starboard" onClick={() => onTurn(-1)}>
      <RotateCw size={16} aria-hidden="true" /> <kbd className="kbd">D</kbd>
    </button>
    {moves && (
      <button type="button" className="button button--small" aria-label="Take the last step back" onClick={onBack}>
        <Undo2 size={16} aria-hidden="true" /> <kbd className="kbd">Esc</kbd>
      </button>
    )}
  </fieldset>
);

const ROSTERS: Readonly<Record<string, string>> = {
  deploy: 'Ships to deploy',
  orders: 'Your ships',
  shields: 'Ships with shields to turn',
  activate: 'Ships to move',
  fire: 'Ships that can attack',
};

const rosterOf = (d: CosmicDecision, plan: Plan | undefined, b: Battle): readonly ShipId[] => {
  if (d.kind === 'deploy') return d.ships;
  if (d.kind === 'orders')
    return b.ships.filter((s) => s.seat === d.seat && s.place !== null && s.fate === 'alive').map(({ id }) => id);
  return plan?.choices ?? [];
};

const FOR_THIS: Readonly<Record<string, string>> = {
  deploy: 'Place it for me',
  order: 'Order this ship for me',
  shield: 'Turn this one for me',
};

/** Ships of the acting seat that have not been answered for. */
const restOf = (d: CosmicDecision, b: Battle): readonly ShipId[] => {
  if (d.kind === 'deploy') return d.ships;
  return d.kind === 'orders' ? withoutOrders(b, d.seat) : d.kind === 'shields' ? withoutArrows(b, d.seat) : [];
};

/** What the computer may do: the ship in hand, or all that are left. */
const helpFor = ({ state, table, intent, onSuggest }: Props, d: CosmicDecision): readonly BarAction[] => {
  const about = askedAbout(state.view, intent);
  return [
    ...(about === undefined
      ? []
      : [{ meaning: 'forThis', words: FOR_THIS[intent.kind]!, run: () => onSuggest(about) }]),
    ...(restOf(d, state.view).length > 0 ? forMe(cosmicCombatDescriptor, state, table) : []),
  ];
};

export const DecisionSlip = (props: Props) => {
  const { state, table, plan, asked, decision, intent } = props;
  const { view: battle, notice } = state;
  const button = (action: PlanAction | undefined, key?: string): BarAction | undefined =>
    action && {
      meaning: action.meaning,
      words: action.words,
      unless: action.unless,
      run: () => props.onCommands(action.commands),
      ...(key !== undefined && { key }),
    };
  const more = [...(asked?.more ?? []), ...(plan?.more ?? [])].map((one) => button(one)!);
  const roster = decision === undefined ? [] : rosterOf(decision, plan, battle);
  const selected = plan?.selected;
  const ship = selected === undefined ? undefined : shipOf(battle, selected);
  /** What is in hand comes first. */
  const isBusy = intent.kind === 'attack' || intent.kind === 'move';
  const list = decision !== undefined && roster.length > 0 && (
    <Roster
      battle={battle}
      ships={roster}
      selected={selected}
      label={ROSTERS[decision.kind] ?? 'Ships'}
      onShip={props.onShip}
      onTake={decision.kind === 'deploy' ? props.onTake : undefined}
    />
  );
  const isChangingAnswer = state.changing && decision !== undefined;
  return (
    <div className={play.slip}>
      <SlipBody>
        <Complaint game={cosmicCombatDescriptor} kind="risk" text={notice} />
        {intent.kind === 'order' && ship !== undefined && props.wheelHere && (
          <Wheel
            name={nameOf(battle, ship.id)}
            tokens={intent.tokens.length > 0 ? intent.tokens : (ship.tokens ?? [])}
            due={tokensDue(ship)}
            row
            onToken={props.onToken}
          />
        )}
        {intent.kind === 'shield' && ship !== undefined && (
          <ShieldPad
            look={lookOf(battle, ship)}
            arrows={intent.arrows.length > 0 ? intent.arrows : (ship.arrows ?? [])}
            onSide={props.onSide}
          />
        )}
        {(intent.kind === 'deploy' || intent.kind === 'move') && (
          <Nudges moves={intent.kind === 'move'} onTurn={props.onTurn} onWay={props.onWay} onBack={props.onBack} />
        )}
        {decision !== undefined && (
          <Hint state={state} seat={decision.seat}>
            {asked?.hint ?? plan?.hint}
          </Hint>
        )}
        {decision !== undefined && asked !== undefined && (
          <Question battle={battle} decision={decision} draft={props.draft} onDraft={props.onDraft} />
        )}
        {!isBusy && list}
        {plan?.risks.map((text) => (
          <p key={text} className={offer.risks}>
            <RuleWords game={cosmicCombatDescriptor} text={text} />
          </p>
        ))}
        {plan?.odds !== undefined && <OddsView battle={battle} odds={plan.odds} />}
        {plan !== undefined && <Options plan={plan} onIntent={props.onIntent} />}
        {ship?.place != null && plan?.odds === undefined && intent.kind !== 'attack' && decision?.kind !== 'deploy' && (
          <Sights battle={battle} decision={decision} intent={intent} ship={ship.id} />
        )}
        {isBusy && list}
        {ship !== undefined && plan?.odds === undefined && intent.kind !== 'attack' && (
          <ShipCard battle={battle} ship={ship} />
        )}
      </SlipBody>
      <ActionBar
        main={
          isChangingAnswer
            ? {
                meaning: 'reopen',
                words: decision.kind === 'orders' ? 'Change the orders' : 'Turn them again',
                run: () => table.play({ type: 'reopen' }),
              }
            : button(asked?.main ?? plan?.main)
        }
        wait={asked?.wait || plan?.wait || 'Watch'}
        end={button(asked?.end ?? plan?.end)}
        next={roster.length > 1 ? { meaning: 'next', words: 'Next ship', run: props.onNext } : lookAction(state, table)}
        undo={props.canUndo ? props.askUndo : undefined}
        redo={props.canRedo ? props.redo : undefined}
        concede={props.askConcede}
        {...(decision === undefined
          ? whileOthersAct(state, table)
          : { more: [...more, ...helpFor(props, decision), ...keepAnswer(state, table)] })}
      />
    </div>
  );
};
