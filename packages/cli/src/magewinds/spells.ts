/** Typed spells and attacks: what was left out is filled in by what may be done now. */

import type { Point } from '@muster/geometry';
import type { Seat } from '@muster/kernel';
import {
  ACTIONS,
  type ActionId,
  type AttackId,
  attackProfile,
  type Battle,
  type Card,
  type CastCommand,
  type Fighter,
  hasSpell,
  type MagewindsCommand,
  magewinds,
  nameOf,
  payments,
  profileOf,
  refuseTarget,
  SPELL_IDS,
  type SpellId,
  spellOf,
} from '@muster/magewinds';
import type { TypedAnswer } from '../game.ts';
import { findFighter, readPlace } from './labels.ts';
import { readCard } from './typed.ts';

type Reply = TypedAnswer<MagewindsCommand>;
type AttackCommand = Extract<MagewindsCommand, { type: 'attack' }>;

/** The words before each of these, and after it. */
type Clauses = Readonly<Record<string, readonly (readonly string[])[]>>;

/** `heal on A2 with 5H` into what stands first and what stands after each keyword. */
const clausesOf = (
  words: readonly string[],
  keywords: readonly string[],
): { head: readonly string[]; after: Clauses } => {
  const after: Record<string, string[][]> = {};
  const head: string[] = [];
  let into = head;
  for (const word of words) {
    const name = word.toLowerCase();
    if (!keywords.includes(name)) into.push(word);
    else {
      into = [];
      after[name] = [...(after[name] ?? []), into];
    }
  }
  return { head, after };
};

const readCards = (words: readonly string[]): readonly Card[] | { readonly say: string } => {
  const cards: Card[] = [];
  for (const text of words) {
    const card = readCard(text);
    if (card === undefined)
      return { say: `“${text.slice(0, 10)}” is no card; cards are typed like KH, 10D, 3C or AS.\n` };
    cards.push(card);
  }
  return cards;
};

const handOf = (b: Battle, seat: Seat): readonly Card[] => b.seats[seat]!.hand.cards ?? [];

/** The cheapest payment; none when the hand has none, and then the rules say so. */
const cheapest = (b: Battle, seat: Seat, spell: SpellId): readonly Card[] =>
  payments(spellOf(spell).cost, handOf(b, seat))[0] ?? [];

/** Who acts now. */
export const actorOf = (b: Battle): Fighter | undefined => {
  const frame = b.stack.findLast((f) => f.type === 'activation');
  return frame?.type === 'activation' ? b.fighters[frame.fighter] : undefined;
};

const NOBODY = { say: 'Nobody is activated now, so nobody attacks.\n' } as const;

/** The first that reaches, or the first of all. */
const likelyAttack = (b: Battle, f: Fighter, target: Fighter | undefined): AttackId => {
  const { attacks } = profileOf(f.profile);
  const reaching = (id: AttackId): boolean =>
    target !== undefined && refuseTarget(b, f, attackProfile(b, f, id)!, target.id) === undefined;
  return attacks.find(reaching) ?? attacks[0]!;
};

const readAttackId = (b: Battle, f: Fighter, words: readonly string[], target: Fighter | undefined) => {
  if (words.length === 0) return likelyAttack(b, f, target);
  const { attacks } = profileOf(f.profile);
  const name = words.join('-').toLowerCase();
  const own = name === 'melee' && attacks.includes('poison-tip') ? 'poison-tip' : name;
  return (
    attacks.find((id) => id === own) ?? { say: `${nameOf(f)} has no attack “${name}”; it has ${attacks.join(', ')}.\n` }
  );
};

/** `B2 zap with 5D 3S`, `object 1 push` */
export const readAttack = (
  b: Battle,
  seat: Seat,
  words: readonly string[],
): { readonly play: AttackCommand } | { readonly say: string } => {
  const actor = actorOf(b);
  if (actor === undefined) return NOBODY;
  const { head, after } = clausesOf(words, ['with']);
  const isObject = head[0]?.toLowerCase() === 'object';
  const found = isObject
    ? undefined
    : findFighter(b, head[0] ?? '', (f) => f.where === 'field' && f.seat !== actor.seat);
  if (found !== undefined && 'say' in found) return found;
  const id = readAttackId(b, actor, head.slice(isObject ? 2 : 1), found?.fighter);
  if (typeof id !== 'string') return id;
  const spell = attackProfile(b, actor, id)!.spell;
  const cards =
    after['with'] === undefined ? (spell === null ? [] : cheapest(b, seat, spell)) : readCards(after['with'].flat());
  if ('say' in cards) return cards;
  const target = found?.fighter.id ?? null;
  const object = isObject ? Math.max(0, Number.parseInt(head[1] ?? '', 10) - 1) || 0 : null;
  return { play: { type: 'attack', attack: id, target, object, cards } };
};

const CAST_KEYWORDS = ['by', 'on', 'at', 'real', 'feature', 'action', 'with'] as const;

/** What was typed of a spell; undefined for what was left out. */
interface Typed {
  readonly caster: number | undefined;
  readonly target: number | undefined;
  readonly places: readonly Point[];
  readonly real: 0 | 1 | undefined;
  readonly feature: number | undefined;
  readonly action: ActionId | undefined;
  readonly cards: readonly Card[] | undefined;
}

class Unclear extends Error {}

const unclear = (sentence: string): never => {
  throw new Unclear(sentence);
};

const fighterIn = (
  b: Battle,
  words: readonly string[] | undefined,
  wanted: (f: Fighter) => boolean,
): number | undefined => {
  if (words === undefined) return undefined;
  const found = findFighter(b, words[0] ?? '', wanted);
  return 'say' in found ? unclear(found.say) : found.fighter.id;
};

const numberIn = (words: readonly string[] | undefined): number | undefined => {
  if (words === undefined) return undefined;
  return /^[1-9]\d?$/.test(words[0] ?? '') ? Number(words[0]) - 1 : unclear(`“${words.join(' ')}” is no number.\n`);
};

const placesIn = (clauses: readonly (readonly string[])[] | undefined): readonly Point[] =>
  (clauses ?? []).map(
    ([x, y]) => readPlace(x, y) ?? unclear('A place is typed as inches from the south-west corner: at 5.2 3.\n'),
  );

const cardsIn = (clauses: readonly (readonly string[])[] | undefined): readonly Card[] | undefined => {
  if (clauses === undefined) return undefined;
  const cards = readCards(clauses.flat());
  return 'say' in cards ? unclear(cards.say) : cards;
};

const actionIn = (words: readonly string[] | undefined): ActionId | undefined => {
  if (words === undefined) return undefined;
  const name = words.join('-').toLowerCase();
  return ACTIONS.find((a) => a === name) ?? unclear(`There is no action “${name}”; there are ${ACTIONS.join(', ')}.\n`);
};

const readClauses = (b: Battle, seat: Seat, after: Clauses): Typed => ({
  caster: fighterIn(b, after['by']?.[0], (f) => f.where === 'field' && f.seat === seat),
  target: fighterIn(b, after['on']?.[0], (f) => f.where === 'field'),
  places: placesIn(after['at']),
  real: numberIn(after['real']?.[0]) as 0 | 1 | undefined,
  feature: numberIn(after['feature']?.[0]),
  action: actionIn(after['action']?.[0]),
  cards: cardsIn(after['with']),
});

const fits = (c: CastCommand, t: Typed): boolean =>
  (t.caster === undefined || c.caster === t.caster) &&
  (t.target === undefined || c.target === t.target) &&
  (t.feature === undefined || c.feature === t.feature) &&
  (t.action === undefined || c.action === t.action) &&
  (t.real === undefined || c.real === t.real);

const castersOf = (b: Battle, seat: Seat, spell: SpellId): readonly Fighter[] =>
  b.fighters.filter((f) => f.where === 'field' && f.seat === seat && hasSpell(b, f, spell));

const castOf = (b: Battle, seat: Seat, spell: SpellId, t: Typed): CastCommand | { readonly say: string } => {
  const like = magewinds
    .candidates(b, seat)
    .find((c): c is CastCommand => c.type === 'cast' && c.spell === spell && fits(c, t));
  const caster = t.caster ?? like?.caster ?? castersOf(b, seat, spell)[0]?.id;
  if (caster === undefined) return { say: `None of your fighters on the battlefield knows ${spellOf(spell).name}.\n` };
  const [first, second] = t.places;
  return {
    type: 'cast',
    spell,
    caster,
    cards: t.cards ?? like?.cards ?? cheapest(b, seat, spell),
    target: t.target ?? like?.target ?? null,
    place: first !== undefined && second === undefined ? first : (like?.place ?? null),
    places: first !== undefined && second !== undefined ? [first, second] : (like?.places ?? null),
    real: t.real ?? like?.real ?? null,
    feature: t.feature ?? like?.feature ?? null,
    action: t.action ?? like?.action ?? null,
  };
};

/** `heal on A2 with 5H` */
export const readCast = (b: Battle, seat: Seat, words: readonly string[]): Reply => {
  const { head, after } = clausesOf(words, CAST_KEYWORDS);
  const name = head.join('-').toLowerCase();
  const spell = SPELL_IDS.find((id) => id === name);
  if (spell === undefined)
    return { say: `There is no spell “${name.slice(0, 30)}”; there are ${SPELL_IDS.join(', ')}.\n` };
  try {
    const cast = castOf(b, seat, spell, readClauses(b, seat, after));
    return 'say' in cast ? cast : { play: cast };
  } catch (e) {
    if (e instanceof Unclear) return { say: e.message };
    throw e;
  }
};

/** `with 5H` */
export const readMirrorshield = (b: Battle, seat: Seat, words: readonly string[]): Reply => {
  const given = words[0]?.toLowerCase() === 'with' ? readCards(words.slice(1)) : undefined;
  if (given !== undefined && 'say' in given) return given;
  return { play: { type: 'defend', defence: 'mirrorshield', cards: given ?? cheapest(b, seat, 'mirrorshield') } };
};
