/** What is said of a thing that is pointed at: a fighter, a piece of terrain, a card, a spell, a marker, what lies on the ground. */

import {
  type Battle,
  type Card,
  cardValue,
  DECK,
  looksOf,
  nameOf,
  SCENARIOS,
  SPELLS,
  type SpellId,
  suitOf,
  UNIVERSAL_SPELLS,
} from '@muster/magewinds';
import { capital, count } from '../../../parts/words.ts';
import { CostChip } from '../cards/CostChip.tsx';
import { ReferenceCard } from '../cards/ReferenceCard.tsx';
import { fighterCard } from '../cards/reference.ts';
import { cardName } from '../cards/suits.ts';
import { costOf, isSpell } from '../cards/words.ts';
import css from './table.module.css';

const HEIGHT_WORDS = {
  ground: 'Lies flat: fighters walk and stand on it, and it hides nothing.',
  low: 'Low: fighters pass over it and cannot end their way on it. In the line of an attack it gives cover: +1 Evasion.',
  medium: 'Medium: nobody passes over it. In the line of an attack it gives cover: +1 Evasion.',
  high: 'High: nobody passes, nobody sees or attacks through it. In part of the line it gives cover: +1 Evasion.',
} as const;

const Note = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <section className={css.note} aria-label={title}>
    <h3>{title}</h3>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </section>
);

const SpellNote = ({ spell }: { readonly spell: SpellId }) => {
  const { name, when, text, rule } = SPELLS[spell];
  return (
    <section className={css.note} aria-label={name}>
      <h3>
        {name} <CostChip cost={costOf(spell)} brief />
      </h3>
      <p>
        <em>{when}</em>
      </p>
      <p>{text}</p>
      <p className="muted small">{rule}</p>
    </section>
  );
};

/** What a card can pay for, by its suit alone. */
const cardLines = (card: Card): readonly string[] => {
  const suit = suitOf(card);
  const paid = UNIVERSAL_SPELLS.filter((spell) => SPELLS[spell].cost.needs.some(({ type }) => type === suit));
  return [
    `Worth ${count(cardValue(card), 'point')} when it pays for a spell.`,
    `Pays for what every fighter knows: ${paid.map((spell) => SPELLS[spell].name).join(', ')}.`,
  ];
};

/** By what an element says it is about: `fighter 3`, `piece 0`, `card 8C`, `spell haste`, `marker centre`, `object 1`. */
export const cardOf = (b: Battle, key: string) => {
  const [kind = '', id = ''] = key.split(' ');
  switch (kind) {
    case 'fighter': {
      const f = b.fighters[Number(id)];
      return f && <ReferenceCard {...fighterCard(b, f)} name={nameOf(f)} />;
    }
    case 'piece': {
      const piece = looksOf(b)[Number(id)];
      return piece && <Note title={capital(piece.kind)} lines={[HEIGHT_WORDS[piece.height]]} />;
    }
    case 'card': {
      const card = DECK.find((other) => other === id);
      return card && <Note title={cardName(card)} lines={cardLines(card)} />;
    }
    case 'spell':
      return isSpell(id) ? <SpellNote spell={id} /> : undefined;
    case 'marker':
      return id === 'centre' ? (
        <Note title="The marker in the middle" lines={b.scenario === null ? [] : [SCENARIOS[b.scenario].objective]} />
      ) : (
        <Note
          title="Aim"
          lines={['An Aimed Shot may strike within 2 in of here, in the next activation of who took aim.']}
        />
      );
    case 'object': {
      const o = b.objects[Number(id)];
      return (
        o && (
          <Note
            title={capital(o.kind)}
            lines={['Picked up by a fighter whose base touches it, at the beginning or the end of a Move.']}
          />
        )
      );
    }
    default:
      return undefined;
  }
};

/** Of an element on the table. */
export const cardKey = (element: Element): string | undefined => {
  const found = element.closest<HTMLElement | SVGElement>('[data-card], [data-base], [data-object]');
  const { card, base, object } = found?.dataset ?? {};
  return card ?? (base === undefined ? (object === undefined ? undefined : `object ${object}`) : `fighter ${base}`);
};
