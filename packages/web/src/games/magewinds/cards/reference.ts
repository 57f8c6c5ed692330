/** A fighter's reference card out of the tables of the rules, with its state in a battle. */

import { inch } from '@muster/geometry';
import {
  type AbilityId,
  type Attack,
  attackIn,
  type Battle,
  CURRENT_EDITION,
  carriedBy,
  type Edition,
  type Fighter,
  nameOf,
  type Origin,
  type ProfileId,
  profile,
  profileIn,
  SPELLS,
  type SpellId,
  type SpellKind,
  spellsOf,
  UNIVERSAL_SPELLS,
} from '@muster/magewinds';
import type { TokenId } from './glyphs.ts';
import type { CardSource, ReferenceAbility, ReferenceAttack, ReferenceCardProps } from './ReferenceCard.tsx';
import { actionName, costOf, priceWords } from './words.ts';

const sourceOf = (source: Origin, version: string): CardSource =>
  source === 'official' ? `official ${version}` : source === 'derived' ? 'DERIVED' : 'HOUSE';

const SPELL_KINDS: Readonly<Record<SpellKind, string>> = {
  spell: 'spell',
  spellAction: 'spell action',
  attackSpell: 'attack spell',
  reaction: 'spell reaction',
};

const ABILITY_TEXTS: Readonly<Record<AbilityId, { readonly name: string; readonly text: string }>> = {
  charge: {
    name: 'Charge',
    text: 'A Move that begins 1 in or more from every enemy and ends with one in reach is followed by a free melee attack.',
  },
  attunement: { name: 'Attunement', text: 'Your hand limit is 1 higher while it stands.' },
  insight: {
    name: 'Insight',
    text: 'When you draw from the deck, look at two cards, keep one and put the other back on top.',
  },
};

const feet = (length: number): string => String(length / inch(1));

export const attackShown = ({ name, type, min, max, light, heavy, single, spell }: Attack): ReferenceAttack => ({
  name,
  type: spell === null ? type : `${type} spell`,
  range: `${feet(min)}–${feet(max)}″`,
  light,
  heavy,
  single,
  cost: spell === null ? undefined : costOf(spell),
});

export const spellShown = (id: SpellId): ReferenceAbility => {
  const { name, kind, source, when, text } = SPELLS[id];
  return {
    name: source === 'house' ? `${name} (HOUSE)` : name,
    kind: SPELL_KINDS[kind],
    cost: costOf(id),
    timing: when.replace(/\.$/, ''),
    text,
  };
};

interface CardOptions {
  readonly officialOnly: boolean;
  readonly normalise: boolean;
  /** The current one unless told. */
  readonly edition?: Edition;
}

export const referenceOf = (
  id: ProfileId,
  { officialOnly, normalise, edition = CURRENT_EDITION }: CardOptions,
): ReferenceCardProps => {
  const p = profileIn(edition, id);
  const attacks = p.attacks.map((attack) => attackIn(edition, id, attack, normalise)!).filter((a) => a.id !== 'spark');
  const spells = spellsOf(id, officialOnly).filter(
    (s) => SPELLS[s].kind !== 'attackSpell' && !UNIVERSAL_SPELLS.includes(s),
  );
  return {
    name: p.name,
    glyph: id,
    source: sourceOf(p.source, p.version),
    slots: p.slots === 0 ? undefined : p.slots,
    attributes: {
      T: p.toughness,
      M: feet(p.movement),
      A: p.armour,
      Df: p.deflect,
      E: p.evasion,
      Dg: p.dodge,
    },
    attacks: attacks.map((a) => ({ ...attackShown(a), note: a.spell === null ? undefined : SPELLS[a.spell].text })),
    abilities: [
      ...p.abilities.map((a) => ({ name: ABILITY_TEXTS[a].name, kind: 'ability', text: ABILITY_TEXTS[a].text })),
      ...spells.map(spellShown),
    ],
  };
};

interface TokenShown {
  readonly token: TokenId;
  readonly detail?: string | undefined;
}

const EFFECT_TOKENS = {
  wildform: 'wildform',
  thirdEye: 'third-eye',
  hex: 'hexed',
  entangle: 'entangled',
  hypnotize: 'hypnotized',
} as const;

/** What lies beside a base: states, spells that go on, what it carries. */
export const tokensOf = (b: Battle, f: Fighter): readonly TokenShown[] => {
  const tokens: TokenShown[] = [];
  if (f.guard) tokens.push({ token: 'guard' });
  if (f.poison !== null) tokens.push({ token: 'poisoned' });
  for (const e of b.effects) {
    if ('fighter' in e && e.fighter === f.id) {
      if (e.type === 'prediction') tokens.push({ token: 'predicted', detail: actionName(e.action) });
      else tokens.push({ token: EFFECT_TOKENS[e.type] });
    }
    if (e.type === 'ward' && e.by === f.id) tokens.push({ token: 'ward' });
    if (e.type === 'whiteHot' && e.by === f.id) tokens.push({ token: 'white-hot' });
    if (e.type === 'aim' && e.by === f.id)
      tokens.push({ token: 'aiming', detail: e.ready ? 'ready' : 'next activation' });
  }
  const carried = carriedBy(b, f.id);
  if (carried.length > 0)
    tokens.push({
      token: 'carrying',
      detail: carried.length > 1 ? `${carried.length} ${carried[0]!.kind}s` : carried[0]!.kind,
    });
  return tokens;
};

/** What every fighter knows, in one line. */
const EVERYBODY: ReferenceCardProps['abilities'][number] = {
  name: 'As every fighter',
  kind: 'spells',
  text: `${UNIVERSAL_SPELLS.map((spell) => `${SPELLS[spell].name} (${priceWords(spell)})`).join(', ')}.`,
};

export const fighterCard = (b: Battle, f: Fighter): ReferenceCardProps => {
  const { officialOnly, normaliseLightPrecisionTo15, edition } = b.config;
  const card = referenceOf(f.profile, { officialOnly, normalise: normaliseLightPrecisionTo15, edition });
  return {
    ...card,
    abilities: [...card.abilities, EVERYBODY],
    name: nameOf(f),
    state: {
      damage: f.damage,
      toughness: profile(b, f).toughness,
      actions: 2 - f.actions,
      tokens: tokensOf(b, f),
    },
  };
};
