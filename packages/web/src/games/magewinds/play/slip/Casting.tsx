/** What a spell or an attack still needs: who it is aimed at, which of several attacks, the cards that pay, and what else may be cast. */

import { SPELLS } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { capital } from '../../../../parts/words.ts';
import { isFirst } from '../../../../play/tabletop/Options.tsx';
import { CostChip } from '../../cards/CostChip.tsx';
import { costOf } from '../../cards/words.ts';
import { CastPanel } from '../CastPanel.tsx';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import { aimed, aimOf, fighterOf, instead, paid } from '../hand.ts';
import { Payment } from '../Payment.tsx';
import css from '../table.module.css';
import { fighterName, whoseName } from '../words.ts';
import type { Props } from './parts.ts';

/** The spell that is being cast. */
export const Cast = ({ now: { view, decision }, plan: { marks }, held, hold }: Props) =>
  decision !== undefined &&
  marks.casting !== undefined && (
    <CastPanel
      battle={view}
      seat={decision.seat}
      casting={marks.casting}
      aim={aimOf(held)}
      onAim={(part) => hold(aimed(held, part))}
    />
  );

/** The attacks on the chosen target, where there are several. */
export const Attacks = ({ now: { view, decision }, plan: { marks }, hold }: Props) => {
  const [first] = marks.attacks;
  if (first === undefined || marks.attacks.length < 2) return null;
  const whose = whoseName(view, first.target, decision?.seat);
  return (
    <fieldset className={css.pickList}>
      <legend className="small">
        {capital(whose)}, {inches(first.distance, { round: 'down' })} away
      </legend>
      {marks.attacks.map((o) => (
        <button
          key={o.attack}
          type="button"
          className="button button--small"
          aria-pressed={o.chosen}
          onClick={() => hold(o.held)}
        >
          {o.name}
          {o.refusal !== undefined || o.cards === undefined ? <span className={css.cannot}> (not now)</span> : null}
        </button>
      ))}
    </fieldset>
  );
};

export const Paying = ({ now: { view, decision }, plan: { marks }, hold }: Props) => {
  const { paying } = marks;
  if (decision === undefined || paying === undefined) return null;
  return (
    <Payment battle={view} seat={decision.seat} paying={paying} onCards={(cards) => hold(paid(paying.of, cards))} />
  );
};

/** What else may be cast now. */
export const Spells = ({ now: { view, decision }, plan: { marks }, held, hold }: Props) => {
  if (marks.spells.length === 0 || marks.casting !== undefined || decision?.kind === 'window') return null;
  const fighter = fighterOf(held) ?? null;
  return (
    <div>
      <p className="overline">Spells</p>
      <ul className={css.choices}>
        {marks.spells.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className={css.choice}
              data-card={`spell ${offer.spell}`}
              onClick={(event) =>
                isFirst(event) && hold(instead(held, { kind: 'cast', fighter, spell: offer.id, aim: NO_AIM }))
              }
            >
              <span className={css.choiceName}>Cast {SPELLS[offer.spell].name}</span>
              <span className={css.choiceNote}>
                <CostChip cost={costOf(offer.spell)} brief /> by the {fighterName(view, offer.caster)}
              </span>
              <span className={css.choiceNote}>{changeWords(view, offer) ?? SPELLS[offer.spell].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
