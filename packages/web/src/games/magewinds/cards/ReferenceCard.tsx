// A fighter's printed card: for the side panel, and on paper nine to a sheet.

import type { Pair, ProfileId } from '@muster/magewinds';
import print from '../../../pages/keeping/print.module.css';
import { inPlace, times } from '../../../parts/inPlace.tsx';
import { count } from '../../../parts/words.ts';
import { CostChip } from './CostChip.tsx';
import { FighterGlyph } from './FighterGlyph.tsx';
import type { TokenId } from './glyphs.ts';
import { ActionCounter, DamagePips, TokenChip } from './Marks.tsx';
import css from './reference.module.css';
import type { Cost } from './suits.ts';
import { strengthWords } from './words.ts';

/** `DERIVED`: worked out from published numbers; `HOUSE`: ours. */
export type CardSource = 'HOUSE' | 'DERIVED' | `official ${string}`;

export interface ReferenceAttack {
  readonly name: string;
  /** `melee`, `missile spell`. */
  readonly type: string;
  /** `0–1″`. */
  readonly range: string;
  /** Power and Precision. */
  readonly light?: Pair | null;
  readonly heavy?: Pair | null;
  readonly single?: Pair | null;
  readonly cost?: Cost | undefined;
  readonly note?: string | undefined;
}

export interface ReferenceAbility {
  readonly name: string;
  /** `Spell Action`. */
  readonly kind: string;
  readonly cost?: Cost | undefined;
  readonly timing?: string | undefined;
  readonly text: string;
}

export interface FighterState {
  readonly damage: number;
  readonly toughness: number;
  /** Actions left. */
  readonly actions: number;
  readonly tokens: readonly { readonly token: TokenId; readonly detail?: string | undefined }[];
}

export const ATTRIBUTES = [
  ['T', 'Toughness'],
  ['M', 'Movement in inches'],
  ['A', 'Armour'],
  ['Df', 'Deflect bonus'],
  ['E', 'Evasion'],
  ['Dg', 'Dodge bonus'],
] as const;
type Attribute = (typeof ATTRIBUTES)[number][0];

export interface ReferenceCardProps {
  readonly name: string;
  readonly glyph?: ProfileId | undefined;
  readonly source: CardSource;
  /** Places it takes in a warband; none for fighters that only magic makes. */
  readonly slots?: number | undefined;
  /** Numbers, or words where a number is another fighter's. A card without them is a list of abilities. */
  readonly attributes?: Readonly<Record<Attribute, number | string>> | undefined;
  readonly attacks: readonly ReferenceAttack[];
  readonly abilities: readonly ReferenceAbility[];
  readonly state?: FighterState | undefined;
}

export const ReferenceCard = (card: ReferenceCardProps) => (
  <article
    className={`${print.card} ${css.card}`}
    aria-label={`${card.name}, reference card`}
    data-length={lengthOf(card)}
  >
    <Title {...card} />
    {card.state && <State {...card.state} />}
    {card.attributes && <Attributes values={card.attributes} />}
    {card.attacks.length > 0 && <Attacks attacks={card.attacks} />}
    {card.abilities.length > 0 && (
      <ul className={css.abilities} aria-label="Abilities">
        {card.abilities.map((ability) => (
          <Ability key={ability.name} {...ability} />
        ))}
      </ul>
    )}
    {typeof card.attributes?.T === 'number' && (
      <div className={css.track} aria-hidden="true">
        Damage
        {times(card.attributes.T, () => (
          <i />
        ))}
      </div>
    )}
  </article>
);

/** Nine to a sheet of A4. */
export const ReferenceSheet = ({ cards }: { readonly cards: readonly ReferenceCardProps[] }) => (
  <div className={print.sheet}>
    {inPlace(cards, (card) => (
      <ReferenceCard {...card} />
    ))}
  </div>
);

/** Wordy cards are set smaller on paper. */
const lengthOf = ({ attacks, abilities }: ReferenceCardProps): 'short' | 'long' | 'longer' | 'longest' => {
  const words =
    attacks.reduce((sum, { note = '' }) => sum + 70 + note.length, 0) +
    abilities.reduce((sum, { text, timing = '' }) => sum + 60 + timing.length + text.length, 0);
  return words < 640 ? 'short' : words < 950 ? 'long' : words < 1300 ? 'longer' : 'longest';
};

const Title = ({ name, glyph, source, slots }: ReferenceCardProps) => (
  <header className={css.title}>
    {glyph && (
      <span className={css.seal}>
        <FighterGlyph id={glyph} size={26} />
      </span>
    )}
    <h3 className={css.name}>{name}</h3>
    <p className={css.origin}>
      {slots !== undefined && <span>{count(slots, 'slot')}</span>}
      <span className={css.source} data-source={source.split(' ')[0]}>
        {source}
      </span>
    </p>
  </header>
);

const State = ({ damage, toughness, actions, tokens }: FighterState) => (
  <div className={css.state}>
    <DamagePips damage={damage} toughness={toughness} />
    <ActionCounter left={actions} />
    {tokens.length > 0 && (
      <p className={css.tokens}>
        {tokens.map(({ token, detail }) => (
          <TokenChip key={`${token} ${detail}`} token={token} detail={detail} />
        ))}
      </p>
    )}
  </div>
);

const Attributes = ({ values }: { readonly values: Readonly<Record<Attribute, number | string>> }) => (
  <dl className={css.attributes}>
    {ATTRIBUTES.map(([sign, words]) => (
      <div key={sign}>
        <dt title={words}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{words}</span>
        </dt>
        <dd>{values[sign]}</dd>
      </div>
    ))}
  </dl>
);

const Attacks = ({ attacks }: { readonly attacks: readonly ReferenceAttack[] }) => (
  <ul className={css.attacks} aria-label="Attacks">
    {attacks.map((attack) => (
      <li key={attack.name}>
        <div className={css.attack}>
          <b>{attack.name}</b>
          <span className={css.kind}>{`${attack.type}, ${attack.range}`}</span>
          {attack.cost && <CostChip cost={attack.cost} brief />}
        </div>
        <Strengths {...attack} />
        {attack.note && <p className={css.text}>{attack.note}</p>}
      </li>
    ))}
  </ul>
);

const Strengths = ({ light, heavy, single }: ReferenceAttack) => (
  <p className={css.strengths}>
    {light && (
      <span>
        <b>Light</b> {strengthWords(light)}
      </span>
    )}
    {heavy && (
      <span>
        <b>Heavy</b> {strengthWords(heavy)}
      </span>
    )}
    {single && <span>{strengthWords(single)}</span>}
  </p>
);

const Ability = ({ name, kind, cost, timing, text }: ReferenceAbility) => (
  <li>
    <div className={css.attack}>
      <b>{name}</b>
      <span className={css.kind}>{kind}</span>
      {cost && cost.length > 0 && <CostChip cost={cost} brief />}
    </div>
    <p className={css.text}>
      {timing && <em>{`${timing}. `}</em>}
      {text}
    </p>
  </li>
);
