/** What is typed to give a command: a candidate in a list reads as one would type it. */

import type { Battle, Card, CastCommand, MagewindsCommand } from '@muster/magewinds';
import { inchesOf, labelOf, placeOf } from './labels.ts';

const withCards = (cards: readonly Card[]): string => (cards.length === 0 ? '' : ` with ${cards.join(' ')}`);

const pathWords = (word: 'move' | 'step', path: Extract<MagewindsCommand, { type: 'move' }>['path']): string =>
  path.length === 0 ? `${word} stay` : `${word} to ${path.map(placeOf).join(' ')}`;

const castWords = (b: Battle, c: CastCommand): string => {
  const places = c.places?.map((p) => ` at ${placeOf(p)}`).join('') ?? '';
  return (
    `cast ${c.spell} by ${labelOf(b, c.caster)}` +
    (c.target === null ? '' : ` on ${labelOf(b, c.target)}`) +
    (c.place === null ? '' : ` at ${placeOf(c.place)}`) +
    places +
    (c.real === null ? '' : ` real ${c.real + 1}`) +
    (c.feature === null ? '' : ` feature ${c.feature + 1}`) +
    (c.action === null ? '' : ` action ${c.action}`) +
    withCards(c.cards)
  );
};

const attackWords = (b: Battle, c: Extract<MagewindsCommand, { type: 'attack' }>): string => {
  const target = c.target === null ? `object ${c.object! + 1}` : labelOf(b, c.target);
  return `attack ${target} ${c.attack}${withCards(c.cards)}`;
};

/** `warrior=Brannoc`. */
const called = (profile: string, name: string | null): string =>
  name === null ? profile : `${profile}=${name.replaceAll(' ', '_')}`;

export const typedFor = (b: Battle, c: MagewindsCommand): string => {
  switch (c.type) {
    case 'chooseScenario':
      return `scenario ${c.scenario}`;
    case 'addFighter':
      return `add ${called(c.profile, c.name ?? null)}`;
    case 'finishWarband':
      return 'finish';
    case 'assemble':
      return `assemble ${c.warband.map((profile, i) => called(profile, c.names?.[i] ?? null)).join(' ')}`;
    case 'placeTerrain':
      return `terrain ${typeof c.terrain === 'string' ? c.terrain : 'of your own'}`;
    case 'splitTerritory':
      return `split ${c.split} ${c.own + 1}`;
    case 'chooseEdge':
      return `edge ${c.edge}`;
    case 'chooseCorner':
      return `corner ${c.corner}`;
    case 'placeObject':
      return `place ${placeOf(c)}`;
    case 'deploy':
      return `deploy ${labelOf(b, c.fighter)} ${placeOf(c)}`;
    case 'draw':
      return `draw ${c.card}`;
    case 'keepOne':
      return `keep ${c.card}`;
    case 'pass':
    case 'hold':
    case 'decline':
    case 'concede':
      return c.type;
    case 'keepCard':
      return `keep ${c.card} on ${c.fighters.map((id) => labelOf(b, id)).join(' ')}`;
    case 'discardRest':
      return 'discard';
    case 'activate':
      return `activate ${labelOf(b, c.fighter)}`;
    case 'act':
      return `act ${c.action}`;
    case 'cast':
      return castWords(b, c);
    case 'drop':
      return `drop ${c.object + 1} ${placeOf(c)}`;
    case 'pickUp':
      return `pickup ${c.object + 1}`;
    case 'move':
    case 'step':
      return pathWords(c.type, c.path);
    case 'attack':
      return attackWords(b, c);
    case 'takeAim':
      return `aim ${placeOf(c.place)}`;
    case 'chooseAttack':
      return c.choice;
    case 'defend':
      return `${c.defence}${withCards(c.cards)}`;
    case 'knockBack':
      return `knockback ${inchesOf(c.distance)}`;
    case 'nextTarget':
      return `next ${labelOf(b, c.target)}`;
    case 'nextInOrder':
      return `next ${labelOf(b, c.fighter)}`;
    case 'setOrders':
      return `orders ${c.spell} ${c.ask}`;
  }
};
