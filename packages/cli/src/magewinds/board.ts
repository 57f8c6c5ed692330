/** Everything on the table that is not hidden from the viewer: field, fighters, cards, scores. */

import { inch, type Point } from '@muster/geometry';
import type { Viewer } from '@muster/kernel';
import {
  type Battle,
  type Card,
  cardWords,
  carriedBy,
  type Effect,
  type Fighter,
  handLimit,
  profile,
  standing,
} from '@muster/magewinds';
import type { Paint } from '../paint.ts';
import { columns, count } from '../text.ts';
import { fieldText, SEAT_COLOURS } from './field.ts';
import { labelOf, sideName, titleOf } from './labels.ts';
import { originMark, originNotes } from './origin.ts';

const cardsText = (cards: readonly Card[]): string => (cards.length === 0 ? 'none' : cards.join(' '));

const EFFECT_WORDS: Readonly<Record<Effect['type'], string>> = {
  wildform: 'Wildform',
  thirdEye: 'Third Eye',
  hex: 'Hex',
  whiteHot: 'White-Hot Weapons',
  ward: 'Ward',
  empowered: 'Empower',
  entangle: 'Entangle',
  hypnotize: 'Hypnotize',
  prediction: 'Prediction',
  aim: 'takes aim',
  charm: 'Charm',
};

/** Whom an effect is shown with. A Charm lies on nobody whom the viewer may know of. */
const bearerOf = (e: Effect): number | null => {
  if (e.type === 'charm') return e.target ?? e.by;
  return 'fighter' in e ? e.fighter : e.by;
};

const stateOf = (b: Battle, f: Fighter): string => {
  const words = b.effects.filter((e) => bearerOf(e) === f.id).map((e) => EFFECT_WORDS[e.type]);
  if (f.guard) words.push('on guard');
  if (f.poison !== null) words.push('poisoned');
  for (const o of carriedBy(b, f.id)) words.push(`carries $${o.id + 1}`);
  if (f.twin !== null && f.where === 'field') words.push(`double of ${labelOf(b, f.twin)}, or real`);
  const clone = b.clones.find(({ pair }) => pair.includes(f.id));
  if (clone !== undefined && clone.real !== null) words.push(clone.real === f.id ? 'the real one' : 'the double');
  return words.join(', ');
};

const WHERE_WORDS: Readonly<Record<Exclude<Fighter['where'], 'field'>, string>> = {
  reserve: 'to deploy',
  down: 'taken down',
  escaped: 'escaped',
  gone: 'gone',
};

const ACTION_SIGNS = ['○○', '●○', '●●'] as const;

const fighterRow = (b: Battle, f: Fighter): readonly string[] => {
  const title = `  ${titleOf(b, f.id)}${originMark(profile(b, f).source)}`;
  if (f.where !== 'field') return [title, WHERE_WORDS[f.where]];
  const damage = `damage ${f.damage}/${profile(b, f).toughness}`;
  return [title, damage, `actions ${ACTION_SIGNS[f.actions] ?? f.actions}`, `at ${shortPlace(f)}`, stateOf(b, f)];
};

/** To the tenth of an inch: for reading, not for typing back. */
const shortPlace = ({ x, y }: Point): string => `${(x / inch(1)).toFixed(1)}, ${(y / inch(1)).toFixed(1)}`;

/** Those that are or will be on the battlefield, and those taken down; doubles that dissolved are no more. */
export const fightersText = (b: Battle): string => {
  const shown = b.fighters.filter((f) => f.where !== 'gone');
  return columns(shown.map((f) => fighterRow(b, f))) + originNotes(shown.map((f) => profile(b, f).source));
};

/** The hand as far as the viewer knows it. */
const handText = (b: Battle, seat: number, viewer: Viewer): string => {
  const { hand } = b.seats[seat]!;
  const limit = b.phase === 'setup' ? '' : ` of ${handLimit(b, seat)}`;
  const size = `${hand.size}${limit} cards`;
  if (hand.cards !== null) return `${seat === viewer ? 'your hand' : 'hand'}: ${cardsText(hand.cards)} (${size})`;
  const seen = hand.seen.map(({ card }) => card);
  return seen.length === 0 ? size : `${size}, among them ${cardsText(seen)}`;
};

const seatLine = (b: Battle, seat: number, viewer: Viewer, paint: Paint): string => {
  const score = standing(b).find((s) => s.seat === seat)?.text;
  const marks = [
    ...(b.seats[seat]!.conceded ? ['conceded'] : []),
    ...(b.passed.includes(seat) ? ['passed'] : []),
    ...(score === undefined ? [] : [score]),
    ...(b.phase === 'setup' ? [] : [handText(b, seat, viewer)]),
  ];
  const name = paint(['bold', SEAT_COLOURS[seat]!], sideName(seat));
  return `${b.turn === seat && b.phase !== 'over' ? '▶' : ' '} ${name}${marks.length === 0 ? '' : `: ${marks.join('; ')}`}\n`;
};

const pilesText = (b: Battle, viewer: Viewer): string => {
  if (b.phase === 'setup') return '';
  const top = b.deck.top !== null && b.deck.top.card !== null && b.deck.top.seat === viewer ? b.deck.top.card : null;
  const known = top === null ? '' : `, ${cardWords(top)} on top`;
  const discard = b.discard.length === 0 ? 'no discards' : `discards: ${cardsText(b.discard)}`;
  return `  face up: ${cardsText(b.row)}; deck of ${count(b.deck.size, 'card')}${known}; ${discard}\n`;
};

export const boardText = (b: Battle, viewer: Viewer, paint: Paint): string => {
  const field = b.terrain === null ? '' : fieldText(b, paint);
  const seats = b.seats.map((_, seat) => seatLine(b, seat, viewer, paint)).join('');
  return `${field}${seats}${pilesText(b, viewer)}${fightersText(b)}`;
};
