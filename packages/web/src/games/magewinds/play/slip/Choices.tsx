/** What may be chosen from: actions, targets, spells, the attacks on one target. */

import { SPELLS } from '@muster/magewinds';
import type { MouseEvent } from 'react';
import { inches } from '../../../../measured/ruler.ts';
import { CostChip } from '../../cards/CostChip.tsx';
import { costOf } from '../../cards/words.ts';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import type { Choice } from '../plan/types.ts';
import css from '../table.module.css';
import { fighterName, whoseName } from '../words.ts';
import type { PartProps } from './parts.ts';

interface ListProps extends Pick<PartProps, 'intent' | 'onIntent'> {
  readonly of: readonly Choice[];
  /** For tests and for who looks for it: whom, or what. */
  readonly about: 'who' | 'what';
}

/** What is chosen may make the slip grow: the second click of a double one would fall on what has come in its place. */
const isFirst = (event: MouseEvent): boolean => event.detail <= 1;

/** Each is chosen, and let go by choosing it again; only the main button plays. */
const List = ({ of, about, intent, onIntent }: ListProps) => {
  if (of.length === 0) return null;
  const choose = (choice: Choice): void =>
    onIntent(choice.intent ?? { picked: intent.picked === choice.id ? null : choice.id });
  return (
    <ul className={css.choices} data-choices={about}>
      {of.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={choice.pressed ?? intent.picked === choice.id}
            onClick={(event) => isFirst(event) && choose(choice)}
          >
            <span className={css.choiceName}>{choice.words}</span>
            {choice.note !== undefined && <span className={css.choiceNote}>{choice.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
};

export const Choices = ({ plan, intent, onIntent }: PartProps) => (
  <>
    <List of={plan.who} about="who" intent={intent} onIntent={onIntent} />
    <List of={plan.choices} about="what" intent={intent} onIntent={onIntent} />
    {(plan.aftermath.length > 0 ? [] : plan.cannot).map((words) => (
      <p key={words} className="small muted">
        {words}
      </p>
    ))}
  </>
);

export const Spells = ({ plan, state, decision, onIntent }: PartProps) => {
  if (plan.spells.length === 0 || plan.casting !== undefined || decision.kind === 'window') return null;
  return (
    <div>
      <p className="overline">Spells</p>
      <ul className={css.choices}>
        {plan.spells.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className={css.choice}
              data-card={`spell ${offer.spell}`}
              onClick={(event) => isFirst(event) && onIntent({ spell: offer.id, aim: NO_AIM })}
            >
              <span className={css.choiceName}>Cast {SPELLS[offer.spell].name}</span>
              <span className={css.choiceNote}>
                <CostChip cost={costOf(offer.spell)} brief /> by the {fighterName(state.view, offer.caster)}
              </span>
              <span className={css.choiceNote}>{changeWords(state.view, offer) ?? SPELLS[offer.spell].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const Options = ({ plan, state, intent, onIntent }: PartProps) => {
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
