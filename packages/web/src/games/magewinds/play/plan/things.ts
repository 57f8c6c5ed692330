/** Objects and cards as a plan: drawing, picking up, putting down, Windburn. */

import { type Point, slideTo } from '@muster/geometry';
import {
  type Battle,
  type Card,
  carriedBy,
  handLimit,
  type MagewindsCommand,
  magewinds,
  RADIUS,
} from '@muster/magewinds';
import { cardName } from '../../cards/suits.ts';
import { directionWords } from '../destinations.ts';
import { fighterOf, type Holding, instead } from '../hand.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { type Act, type Asked, button, EMPTY, laid, type Option, type Part, type Plan } from './types.ts';

/** By the rules, not by what is good: of two cards that are worth the same a player takes either. */
export const drawable = (b: Battle, seat: number): readonly (Card | 'deck')[] =>
  (['deck', ...b.row] as const).filter((card) => magewinds.refuse(b, seat, { type: 'draw', card }) === undefined);

/** MW 12.0: a card that is clicked is drawn; to pass is the end of this player's channelling. */
export const channelPlan = ({ b, seat, held }: Asked): Plan => {
  const may = drawable(b, seat);
  const card = held.kind === 'draw' ? may.find((other) => other === held.card) : undefined;
  const room = handLimit(b, seat) - b.seats[seat]!.hand.size;
  return {
    ...EMPTY,
    hint:
      may.length === 0
        ? 'Your hand is full: pass.'
        : `Channel: press a card to draw it, face up or from the deck. Your hand has room for ${room} more.`,
    wait: may.length === 0 ? 'No card can be drawn' : 'Press a card to draw it',
    main:
      card === undefined
        ? undefined
        : button(card === 'deck' ? 'Draw from the deck' : `Draw the ${cardName(card)}`, { type: 'draw', card }),
    end: {
      ...button('Pass', { type: 'pass' }),
      unless: may.length === 0 ? undefined : `You could still draw: your hand has room for ${room} more.`,
    },
  };
};

export const insightPlan = ({ held }: Asked): Plan => ({
  ...EMPTY,
  hint: 'Insight: keep one of the two; the other goes back on the deck.',
  wait: 'Choose a card',
  main: held.kind === 'keep' ? button('Keep this one', { type: 'keepOne', card: held.card }) : undefined,
});

/** One of several whole commands: it is chosen, and let go by choosing it again; the main button plays it. */
interface Pick {
  readonly key: string;
  readonly act: Act;
}

export const picking = ({ held }: Asked, picks: readonly Pick[]): Part => ({
  options: picks.map(({ key, act }): Option => {
    const chosen = held.kind === 'picked' && held.key === key;
    const fighter = fighterOf(held) ?? null;
    const letGo = fighter === null ? ({ kind: 'nothing' } as const) : ({ kind: 'choose', fighter } as const);
    return { key, words: act.words, chosen, held: instead(held, chosen ? letGo : { kind: 'picked', fighter, key }) };
  }),
  marks: { picks: Object.fromEntries(picks.map(({ key, act }) => [key, act])) },
});

/** Objects that may be picked up now. */
export const pickUps = ({ b, candidates }: Asked): readonly Pick[] =>
  candidates.flatMap((c): readonly Pick[] =>
    c.type === 'pickUp'
      ? [{ key: `pick ${c.object}`, act: button(`Pick up the ${b.objects[c.object]!.kind}`, c) }]
      : [],
  );

type Drop = Extract<MagewindsCommand, { readonly type: 'drop' }>;

const dropKey = ({ object, x, y }: Drop): string => `drop ${object} ${x} ${y}`;

/** What is to be put down, and where, of all the places there are. */
const heldDrop = ({ held }: Asked): Drop | undefined => {
  const [word, object, x, y] = held.kind === 'picked' ? held.key.split(' ') : [];
  return word === 'drop' ? { type: 'drop', object: Number(object), x: Number(x), y: Number(y) } : undefined;
};

/** MW-R66: anywhere in contact, so in the direction of what was pointed at; undefined where nothing is to be put down. */
export const dropTowards = (s: Asked, p: Point): Drop | undefined => {
  const { b, decision } = s;
  const f = b.fighters[decision.fighter!]!;
  const object = heldDrop(s)?.object ?? (decision.kind === 'ending' ? carriedBy(b, f.id)[0]?.id : undefined);
  if (object === undefined || (p.x === f.x && p.y === f.y)) return undefined;
  return { type: 'drop', object, ...slideTo(f, { x: p.x - f.x, y: p.y - f.y }, 2 * RADIUS) };
};

/** It is to be put down there. */
export const dropHeld = ({ decision }: Asked, drop: Drop): Holding => ({
  kind: 'picked',
  fighter: decision.fighter,
  key: dropKey(drop),
});

const drops = (s: Asked): readonly Pick[] => {
  const { b, seat, candidates, decision } = s;
  const f = b.fighters[decision.fighter!]!;
  const own = heldDrop(s);
  const offered = candidates.filter((c) => c.type === 'drop');
  const isNew = own !== undefined && offered.every((c) => dropKey(c) !== dropKey(own));
  const all = isNew && magewinds.refuse(b, seat, own) === undefined ? [...offered, own] : offered;
  return all.map((c): Pick => {
    const words = `Drop the ${b.objects[c.object]!.kind} ${directionWords(b, seat, f, c)}`;
    return { key: dropKey(c), act: button(words, c) };
  });
};

/** What may be put down, and where it would lie. */
export const dropping = (s: Asked): Part => {
  const part = picking(s, drops(s));
  const chosen = heldDrop(s);
  if (chosen === undefined || part.marks?.picks?.[dropKey(chosen)] === undefined) return part;
  const ghost = { path: [{ x: chosen.x, y: chosen.y }], radius: RADIUS, ok: true };
  return { ...part, marks: { ...part.marks, ghost } };
};

export const pickUpPlan = (s: Asked): Plan => {
  const [first, ...others] = pickUps(s);
  return laid(EMPTY, picking(s, others), {
    hint: `${fighterName(s.b, s.decision.fighter)} stands beside something to carry.`,
    wait: 'Choose what to pick up',
    main: first?.act,
    end: button('Leave it', { type: 'decline' }),
    selected: [s.decision.fighter!],
  });
};

export const endingPlan = (s: Asked): Plan =>
  laid(EMPTY, dropping(s), {
    hint: `${fighterName(s.b, s.decision.fighter)} may put down what it carries: choose where, or point beside it.`,
    wait: 'Choose where to drop it',
    main: button('Keep it, end', { type: 'decline' }),
    selected: [s.decision.fighter!],
  });

const DISCARD = button('Discard the rest', { type: 'discardRest' });

export const windburnPlan = ({ b, seat, held }: Asked): Plan => {
  const burn = held.kind === 'burn' ? held : undefined;
  const command: MagewindsCommand | undefined = burn && {
    type: 'keepCard',
    card: burn.card,
    fighters: burn.fighters,
  };
  const refusal = command && magewinds.refuse(b, seat, command);
  return {
    ...EMPTY,
    hint: 'Windburn: keep a card at the price of its worth in damage to your fighters, or discard what is left.',
    wait: 'Choose a card to keep',
    fault: refusal && burn!.fighters.length > 0 ? sentenceOf(refusal) : undefined,
    targets: b.fighters.filter((f) => f.seat === seat && f.where === 'field').map(({ id }) => id),
    main:
      burn === undefined
        ? DISCARD
        : refusal === undefined
          ? button(`Keep it for ${burn.fighters.length} damage`, command!)
          : undefined,
    end: burn && DISCARD,
  };
};
