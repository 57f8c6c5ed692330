/** Objects and cards as a plan: drawing, picking up, putting down, Windburn. */

import { type Battle, type Card, handLimit, type MagewindsCommand, magewinds } from '@muster/magewinds';
import { cardName } from '../../cards/suits.ts';
import { directionWords } from '../destinations.ts';
import { fighterOf, instead } from '../hand.ts';
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

export const drops = ({ b, seat, candidates, decision }: Asked): readonly Pick[] => {
  const f = b.fighters[decision.fighter!]!;
  return candidates.flatMap((c): readonly Pick[] => {
    if (c.type !== 'drop') return [];
    const words = `Drop the ${b.objects[c.object]!.kind} ${directionWords(b, seat, f, c)}`;
    return [{ key: `drop ${c.object} ${c.x} ${c.y}`, act: button(words, c) }];
  });
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
  laid(EMPTY, picking(s, drops(s)), {
    hint: `${fighterName(s.b, s.decision.fighter)} may put down what it carries.`,
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
