/** Spells as a plan: what is cast, what is still to be chosen, and the windows of others. */

import { type Battle, oddsOf, RADIUS, SPELLS } from '@muster/magewinds';
import { castingOf, type Offer, offersOf, openChoices } from '../casts.ts';
import { sentenceOf, TIMING_WORDS, whoseName } from '../words.ts';
import { button, EMPTY, type Plan, type Situation } from './types.ts';

/** A spell that was picked. */
export const castPlan = (s: Situation, spells: readonly Offer[]): Partial<Plan> => {
  const { b, seat, intent } = s;
  const offer = spells.find((o) => o.id === intent.spell);
  if (offer === undefined) return { spells };
  const casting = castingOf(b, seat, offer, intent.aim);
  const open = openChoices(offer, intent.aim);
  const { name } = SPELLS[offer.spell];
  const cards = intent.aim.cards ?? offer.casts[0]!.cards;
  const base: Partial<Plan> = {
    spells,
    casting: { offer, open, casting },
    paying: cards.length === 0 && intent.aim.cards === null ? undefined : { name, spell: offer.spell, cards },
    targets: new Set(open.targets),
  };
  if (casting.missing !== null) return { ...base, waiting: `Choose ${MISSING_WORDS[casting.missing]} for ${name}` };
  const odds = casting.refusal === undefined && offer.spell === 'quake' ? oddsOf(b, seat, casting.command) : undefined;
  return {
    ...base,
    odds,
    refusal: casting.refusal && sentenceOf(casting.refusal),
    main: casting.refusal === undefined ? button(`Cast ${name}`, casting.command) : undefined,
    ghost:
      casting.command.place === null
        ? undefined
        : {
            base: String(offer.caster),
            path: [casting.command.place],
            radius: RADIUS,
            ok: casting.refusal === undefined,
          },
  };
};

const MISSING_WORDS = {
  target: 'a target',
  place: 'a place',
  feature: 'a piece of terrain',
  action: 'an action',
  pair: 'where they stand',
} as const;

export const casts = (s: Situation): readonly Offer[] => offersOf(s.candidates);

/** What a window is about, in words. */
export const windowTitle = (b: Battle, seat: number): string => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'window') return '';
  const about = frame.about === null ? '' : `: ${whoseName(b, frame.about, seat)}`;
  if (frame.timing !== 'damage') return `${TIMING_WORDS[frame.timing]}${about}`;
  const harm = b.stack.findLast((f) => f.type === 'damage');
  const amount = harm?.type === 'damage' ? (harm.harms[harm.index - 1]?.amount ?? 0) : 0;
  return `${amount} damage to ${whoseName(b, frame.about, seat)}`;
};

export const windowPlan = (s: Situation): Plan => {
  const plan: Plan = {
    ...EMPTY,
    hint: `${windowTitle(s.b, s.seat)}. Cast something?`,
    waiting: 'Choose a spell to cast',
    selected: s.decision.fighter ?? undefined,
    end: button('Let it be', { type: 'decline' }),
  };
  return s.intent.spell === null ? { ...plan, spells: casts(s) } : { ...plan, ...castPlan(s, casts(s)) };
};
