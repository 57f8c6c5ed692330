/** Spells as a plan: what is cast, what is still to be chosen, and the windows of others. */

import { shortestLine } from '@muster/geometry';
import {
  actionWords,
  type Battle,
  baseOf,
  type CastCommand,
  type FighterId,
  nearestPiece,
  oddsOf,
  piecesOfFeature,
  RADIUS,
  SPELLS,
} from '@muster/magewinds';
import type { BoardLine } from '../../../../measured/types.ts';
import {
  type Aim,
  castingOf,
  type Offer,
  type Open,
  offersOf,
  openChoices,
  pairOf,
  targetOf,
  usualCards,
} from '../casts.ts';
import { aimOf } from '../hand.ts';
import { sentenceOf, TIMING_WORDS, whoseName } from '../words.ts';
import { type Asked, button, EMPTY, laid, type Part, type Plan } from './types.ts';

/** A spell that is aimed so. */
export const aimPlan = ({ b, seat, held }: Asked, offer: Offer, aim: Aim): Part => {
  const casting = castingOf(b, seat, offer, aim);
  const open = openChoices(offer, aim);
  const { name } = SPELLS[offer.spell];
  const cards = aim.cards ?? usualCards(b, offer, targetOf(offer, aim));
  const base: Part = {
    targets: open.targets,
    marks: {
      casting: { offer, open, casting },
      paying: cards.length === 0 && aim.cards === null ? undefined : { name, spell: offer.spell, cards, of: held },
    },
  };
  if (casting.missing !== null) return { ...base, wait: `Choose ${MISSING_WORDS[casting.missing]} for ${name}` };
  const { command, refusal } = casting;
  const ok = refusal === undefined;
  const place = command.place === null ? undefined : command.place;
  return {
    ...base,
    odds: ok && offer.spell === 'quake' ? oddsOf(b, seat, command) : undefined,
    fault: refusal && sentenceOf(refusal),
    risks: unusual(b, seat, open, command),
    main: ok ? button(castWords(b, seat, command), command) : undefined,
    marks: {
      ...base.marks,
      lines: [...featureLines(b, command.feature, offer.caster), ...pairLines(b, command)],
      ghost: place && { base: String(offer.caster), path: [place], radius: RADIUS, ok },
    },
  };
};

/** MW-R83: it is no mistake by the rules, but likely one of the hand. */
const unusual = (b: Battle, seat: number, { targets }: Open, { spell, target }: CastCommand): readonly string[] =>
  target === null || targets.includes(target)
    ? []
    : [
        `Few would cast ${SPELLS[spell].name} on ${whoseName(b, target, seat)}; the rules allow it (${SPELLS[spell].rule}).`,
      ];

/** `Cast Hex on Red’s Wizard`: with all that it is aimed at. */
const castWords = (b: Battle, seat: number, { spell, caster, target, feature, action }: CastCommand): string => {
  const whom = target === null ? '' : ` on ${target === caster ? 'itself' : whoseName(b, target, seat)}`;
  const what = feature === null ? '' : ` with the ${b.terrain!.features[feature]!.kind}`;
  const named = action === null ? '' : `, naming ${actionWords(action)}`;
  return `Cast ${SPELLS[spell].name}${whom}${what}${named}`;
};

/** TC druid.quake: what shakes, as seen from this one. */
export const featureLines = (b: Battle, feature: number | null, from: FighterId): readonly BoardLine[] => {
  if (feature === null) return [];
  const base = baseOf(b.fighters[from]!);
  const { from: near, to } = shortestLine(nearestPiece(b, feature, base), base);
  return [{ from: to, to: near, kind: 'clear', marks: piecesOfFeature(b, feature).map((piece) => ({ piece })) }];
};

/** TC mesmer.clone: both of a pair, where they will stand. */
const pairLines = (b: Battle, command: CastCommand): readonly BoardLine[] => {
  if (command.places === null || command.target === null) return [];
  const { x, y } = b.fighters[command.target]!;
  return pairOf(command).map((to, i) => ({
    from: { x, y },
    to,
    kind: 'ruler',
    text: i === 0 ? 'the real one' : undefined,
    marks: [{ ...to, radius: RADIUS }],
  }));
};

const MISSING_WORDS = {
  target: 'a target',
  place: 'a place',
  feature: 'a piece of terrain',
  action: 'an action',
  pair: 'where they stand',
} as const;

/** The spells that may be cast now; the one in the hand with what it still needs. */
export const castPlan = (s: Asked): Part => {
  const { held } = s;
  const spells = offersOf(s.candidates);
  const offer = held.kind === 'cast' ? spells.find(({ id }) => id === held.spell) : undefined;
  const part: Part = offer === undefined ? {} : aimPlan(s, offer, aimOf(held));
  return { ...part, marks: { ...part.marks, spells } };
};

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

const LET_BE = button('Let it be', { type: 'decline' });

/** Without a spell in the hand its own strip says what it is about. */
export const windowPlan = (s: Asked): Plan => {
  const isCasting = s.held.kind === 'cast';
  return laid(
    EMPTY,
    {
      hint: isCasting ? `${windowTitle(s.b, s.seat)}. Cast something?` : '',
      wait: 'Choose a spell to cast',
      selected: s.decision.fighter === null ? [] : [s.decision.fighter],
      main: isCasting ? undefined : LET_BE,
      end: isCasting ? LET_BE : undefined,
    },
    castPlan(s),
  );
};
