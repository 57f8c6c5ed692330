/** What a spell or an attack still needs: who it is aimed at, which of several attacks, the cards that pay, and what else may be cast. */

import { SPELLS } from '@muster/magewinds';
import { inches } from '../../../../measured/ruler.ts';
import { capital } from '../../../../parts/words.ts';
import offer from '../../../../play/offer.module.css';
import { isFirst } from '../../../../play/tabletop/Options.tsx';
import { CostChip } from '../../cards/CostChip.tsx';
import { costOf } from '../../cards/words.ts';
import { CastPanel } from '../CastPanel.tsx';
import { NO_AIM } from '../casts.ts';
import { changeWords } from '../changes.ts';
import { aimed, aimOf, fighterOf, instead, paid } from '../hand.ts';
import { Payment } from '../Payment.tsx';
import { PickList } from '../PickList.tsx';
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
    <PickList
      label={`${capital(whose)}, ${inches(first.distance, { round: 'down' })} away`}
      items={marks.attacks.map((o) => ({
        id: o.attack,
        words: o.refusal !== undefined || o.cards === undefined ? `${o.name} (not now)` : o.name,
        on: o.chosen,
        onPick: () => hold(o.held),
      }))}
    />
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
      <ul className={offer.list}>
        {marks.spells.map((spell) => (
          <li key={spell.id}>
            <button
              type="button"
              className={offer.option}
              data-card={`spell ${spell.spell}`}
              onClick={(event) =>
                isFirst(event) && hold(instead(held, { kind: 'cast', fighter, spell: spell.id, aim: NO_AIM }))
              }
            >
              <strong>Cast {SPELLS[spell.spell].name}</strong>
              <span className={css.choiceNote}>
                <CostChip cost={costOf(spell.spell)} brief /> by the {fighterName(view, spell.caster)}
              </span>
              <span className={css.choiceNote}>{changeWords(view, spell) ?? SPELLS[spell.spell].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
