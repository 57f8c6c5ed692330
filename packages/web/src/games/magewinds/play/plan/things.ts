/** Objects and cards as a plan: picking up, putting down, Windburn. */

import { handLimit, type MagewindsCommand, magewinds } from '@muster/magewinds';
import { cardName } from '../../cards/suits.ts';
import { fighterName, sentenceOf } from '../words.ts';
import { button, type Choice, EMPTY, type Plan, type Situation } from './types.ts';

/** MW 12.0: a card is chosen, then drawn; to pass is the end of this player's channelling. */
export const channelPlan = ({ b, seat, intent, candidates }: Situation): Plan => {
  const may = candidates.flatMap((c) => (c.type === 'draw' ? [c.card] : []));
  const card = may.find((other) => other === intent.draw);
  const { size } = b.seats[seat]!.hand;
  const room = handLimit(b, seat) - size;
  return {
    ...EMPTY,
    hint:
      may.length === 0
        ? 'Your hand is full: pass.'
        : `Channel: choose a card, face up or from the deck. Your hand has room for ${room} more.`,
    waiting: may.length === 0 ? 'No card can be drawn' : 'Choose a card to draw',
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

/** Objects that may be picked up now. */
export const pickUps = (s: Situation): readonly Choice[] =>
  s.candidates.flatMap((c): readonly Choice[] =>
    c.type === 'pickUp'
      ? [{ id: `pick ${c.object}`, words: `Pick up the ${s.b.objects[c.object]!.kind}`, commands: [c] }]
      : [],
  );

const SIDES_WORDS = ['to the east', 'to the north', 'to the west', 'to the south'];

export const drops = ({ b, candidates, decision }: Situation): readonly Choice[] => {
  const f = b.fighters[decision.fighter!]!;
  return candidates.flatMap((c): readonly Choice[] => {
    if (c.type !== 'drop') return [];
    const side = c.x > f.x ? 0 : c.y > f.y ? 1 : c.x < f.x ? 2 : 3;
    return [
      {
        id: `drop ${c.object} ${side}`,
        words: `Drop the ${b.objects[c.object]!.kind} ${SIDES_WORDS[side]}`,
        commands: [c],
      },
    ];
  });
};

export const pickUpPlan = (s: Situation): Plan => {
  const [first] = pickUps(s);
  const leave = button('Leave it', { type: 'decline' });
  return {
    ...EMPTY,
    hint: `${fighterName(s.b, s.decision.fighter)} stands beside something to carry.`,
    waiting: 'Choose what to pick up',
    main: first?.commands && { words: first.words, commands: first.commands },
    end: leave,
    choices: pickUps(s).slice(1),
    selected: s.decision.fighter ?? undefined,
  };
};

export const windburnPlan = (s: Situation): Plan => {
  const { b, seat, intent } = s;
  const rest = button('Discard the rest', { type: 'discardRest' });
  const command: MagewindsCommand | undefined =
    intent.card === null ? undefined : { type: 'keepCard', card: intent.card, fighters: intent.burn };
  const refusal = command && magewinds.refuse(b, seat, command);
  const isReady = command !== undefined && refusal === undefined;
  return {
    ...EMPTY,
    hint: 'Windburn: keep a card at the price of its worth in damage to your fighters, or discard what is left.',
    waiting: 'Choose a card to keep',
    refusal: refusal && intent.burn.length > 0 ? sentenceOf(refusal) : undefined,
    targets: new Set(b.fighters.filter((f) => f.seat === seat && f.where === 'field').map((f) => f.id)),
    main: isReady ? button(`Keep it for ${intent.burn.length} damage`, command) : undefined,
    end: rest,
  };
};
