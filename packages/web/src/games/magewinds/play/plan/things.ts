/** Objects and cards as a plan: drawing, picking up, putting down, Windburn. */

import { type Point, slideTo } from '@muster/geometry';
import { canonical } from '@muster/kernel';
import { type Battle, type Card, carriedBy, handLimit, magewinds, RADIUS } from '@muster/magewinds';
import { cardName } from '../../cards/suits.ts';
import { directionWords } from '../destinations.ts';
import { type CommandOf, commandIn } from '../hand.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { type Asked, button, type Choice, choosing, EMPTY, laid, type Part, type Plan } from './types.ts';

/** By the rules, not by what is good: of two cards that are worth the same a player takes either. */
export const drawable = (b: Battle, seat: number): readonly (Card | 'deck')[] =>
  (['deck', ...b.row] as const).filter((card) => magewinds.refuse(b, seat, { type: 'draw', card }) === undefined);

/** MW 12.0: a card that is clicked is drawn; to pass is the end of this player's channelling. */
export const channelPlan = ({ b, seat, held }: Asked): Plan => {
  const may = drawable(b, seat);
  const draw = commandIn(held, 'draw');
  const room = handLimit(b, seat) - b.seats[seat]!.hand.size;
  return {
    ...EMPTY,
    hint:
      may.length === 0
        ? 'Your hand is full: pass.'
        : `Channel: press a card to draw it, face up or from the deck. Your hand has room for ${room} more.`,
    wait: may.length === 0 ? 'No card can be drawn' : 'Press a card to draw it',
    main:
      draw === undefined || !may.includes(draw.card)
        ? undefined
        : button(draw.card === 'deck' ? 'Draw from the deck' : `Draw the ${cardName(draw.card)}`, draw),
    end: {
      ...button('Pass', { type: 'pass' }),
      unless: may.length === 0 ? undefined : `You could still draw: your hand has room for ${room} more.`,
    },
  };
};

export const insightPlan = ({ held }: Asked): Plan => {
  const keep = commandIn(held, 'keepOne');
  return {
    ...EMPTY,
    hint: 'Insight: keep one of the two; the other goes back on the deck.',
    wait: 'Choose a card',
    main: keep && button('Keep this one', keep),
  };
};

/** Objects that may be picked up now. */
export const pickUps = ({ b, candidates }: Asked): readonly Choice[] =>
  candidates
    .filter((c) => c.type === 'pickUp')
    .map((command) => ({ words: `Pick up the ${b.objects[command.object]!.kind}`, command }));

/** MW-R66: anywhere in contact, so in the direction of what was pointed at; undefined where nothing is to be put down. */
export const dropTowards = ({ b, decision, held }: Asked, p: Point): CommandOf<'drop'> | undefined => {
  const f = b.fighters[decision.fighter!]!;
  const object =
    commandIn(held, 'drop')?.object ?? (decision.kind === 'ending' ? carriedBy(b, f.id)[0]?.id : undefined);
  if (object === undefined || (p.x === f.x && p.y === f.y)) return undefined;
  return { type: 'drop', object, ...slideTo(f, { x: p.x - f.x, y: p.y - f.y }, 2 * RADIUS) };
};

/** What may be put down, and where it would lie: also where the player has pointed. */
export const dropping = (s: Asked): Part => {
  const { b, seat, candidates, decision, held } = s;
  const f = b.fighters[decision.fighter!]!;
  const own = commandIn(held, 'drop');
  const offered = candidates.filter((c) => c.type === 'drop');
  const isNew = own !== undefined && offered.every((c) => canonical(c) !== canonical(own));
  const all = isNew && magewinds.refuse(b, seat, own) === undefined ? [...offered, own] : offered;
  const part = choosing(
    s,
    all.map((command) => ({
      words: `Drop the ${b.objects[command.object]!.kind} ${directionWords(b, seat, f, command)}`,
      command,
    })),
  );
  if (own === undefined || part.main === undefined) return part;
  return { ...part, marks: { ghost: { path: [{ x: own.x, y: own.y }], radius: RADIUS, ok: true } } };
};

export const pickUpPlan = (s: Asked): Plan => {
  const [first, ...others] = pickUps(s);
  const part = choosing(s, others);
  return laid(EMPTY, part, {
    hint: `${fighterName(s.b, s.decision.fighter)} stands beside something to carry.`,
    wait: 'Choose what to pick up',
    main: part.main ?? (first && button(first.words, first.command)),
    end: button('Leave it', { type: 'decline' }),
    selected: [s.decision.fighter!],
  });
};

export const endingPlan = (s: Asked): Plan => {
  const part = dropping(s);
  return laid(EMPTY, part, {
    hint: `${fighterName(s.b, s.decision.fighter)} may put down what it carries: choose where, or point beside it.`,
    wait: 'Choose where to drop it',
    main: part.main ?? button('Keep it, end', { type: 'decline' }),
    selected: [s.decision.fighter!],
  });
};

const DISCARD = button('Discard the rest', { type: 'discardRest' });

export const windburnPlan = ({ b, seat, held }: Asked): Plan => {
  const keep = commandIn(held, 'keepCard');
  const refusal = keep && magewinds.refuse(b, seat, keep);
  return {
    ...EMPTY,
    hint: 'Windburn: keep a card at the price of its worth in damage to your fighters, or discard what is left.',
    wait: 'Choose a card to keep',
    fault: refusal && keep!.fighters.length > 0 ? sentenceOf(refusal) : undefined,
    targets: b.fighters.filter((f) => f.seat === seat && f.where === 'field').map(({ id }) => id),
    main:
      keep === undefined
        ? DISCARD
        : refusal === undefined
          ? button(`Keep it for ${keep.fighters.length} damage`, keep)
          : undefined,
    end: keep && DISCARD,
  };
};
