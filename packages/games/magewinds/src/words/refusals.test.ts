// Refusals in words: what cannot be done, the fact that forbids it, the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { MagewindsRefusal, RefusalCode, RefusalFacts } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import { battle } from '../testing/battles.ts';
import { explain, inches, REFUSAL_CODES } from './refusals.ts';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });

const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\brefusalOf\(\s*'(\w+)'/g)].map((found) => found[1]!);

/** Refusals of paths and places keep the code that the geometry gave them. */
const GEOMETRY = [
  'notWhole',
  'crossesEdge',
  'crossesBody',
  'crossesPiece',
  'tooLong',
  'offField',
  'onBody',
  'onPiece',
  'placeOffField',
  'placeOnBody',
  'placeOnPiece',
] as const;

const USED = new Set([...filesIn(SOURCE).flatMap((path) => codesIn(readFileSync(path, 'utf8'))), ...GEOMETRY]);

const WHO = { name: 'Cleric' };
const ON = { name: 'Cleric', target: 'Witch 2' };
const SPELL = { name: 'Cleric', spell: 'Heal' };
const LIMITED = { name: 'Cleric', limit: inch(5) };
const CARD = { card: '10H' } as const;

/** Facts for every code, as the compiler asks for them. */
const FACTS: RefusalFacts = {
  battleOver: {},
  notYourTurn: {},
  notInBattle: {},
  notNow: { command: 'draw' },
  mustActivate: {},
  notOfWarband: WHO,
  notYours: SPELL,
  notOnField: { fighter: 1 },
  noActionsLeft: WHO,
  notWaiting: WHO,
  notItsAction: { name: 'Cleric', action: 'take-aim' },
  otherAction: { name: 'Cleric', action: 'hypnotize' },
  doubleCannot: WHO,
  entangled: WHO,
  losesSight: ON,
  notWhole: {},
  crossesEdge: WHO,
  crossesBody: WHO,
  crossesPiece: WHO,
  tooLong: { name: 'Cleric', length: inch(6), limit: inch(5) },
  offField: WHO,
  onBody: WHO,
  onPiece: WHO,
  dodgeTooShort: { name: 'Cleric', length: inch(1) / 2 },
  endsCloser: WHO,
  noSuchObject: { object: 1 },
  notInContact: WHO,
  wildformCannotCarry: WHO,
  carriesEnough: { name: 'Cleric', limit: 1 },
  notCarrying: { name: 'Cleric', object: 1 },
  notInHand: CARD,
  sameCardTwice: CARD,
  cannotPay: { cost: '1 Diamond', cards: ['10H', 'KS'] },
  spareCard: { card: '10H', cost: '1 Diamond' },
  costsNothing: { name: 'Cleric', attack: 'poison-tip' },
  insightOpen: {},
  handFull: { limit: 5, size: 5 },
  deckEmpty: {},
  notFaceUp: CARD,
  noInsight: {},
  notLookedAt: CARD,
  noWindburn: {},
  keptAlready: CARD,
  nobodyToDamage: {},
  notOnBattlefield: { fighter: 'Guardian' },
  moreThanItCanTake: { fighter: 'Guardian', points: 3, room: 1 },
  wrongDamage: { card: '10H', value: 1, points: 3 },
  noTarget: WHO,
  notSelf: WHO,
  fightersOnly: WHO,
  notItsAttack: { name: 'Cleric', attack: 'melee' },
  meleeOnly: WHO,
  notVisible: ON,
  seesOnly: { ...ON, only: 'Mesmer' },
  outOfRange: { name: 'Cleric', target: 'Witch 2', distance: inch(13), min: inch(2), max: inch(12) },
  noLineOfAttack: ON,
  notAiming: WHO,
  awayFromAim: LIMITED,
  cannotDodge: WHO,
  cannotReact: { name: 'Cleric', defence: 'mirrorshield' },
  knockbackTooFar: { distance: inch(2), limit: inch(1) },
  knockbackBlocked: { distance: inch(1), limit: inch(1) },
  notItsSpell: SPELL,
  wrongTime: { name: 'Cleric', spell: 'Heal', when: 'At the end of its activation.' },
  castAlready: SPELL,
  ownActivationOnly: WHO,
  selfOnly: WHO,
  anotherOnly: WHO,
  enemyOnly: WHO,
  notFriendly: ON,
  tooFarAway: { name: 'Cleric', target: 'Witch 2', limit: inch(5) },
  inForceAlready: WHO,
  oncePerPhase: WHO,
  noPlace: WHO,
  placeTooFar: LIMITED,
  placeNotVisible: WHO,
  noRoomThere: WHO,
  enemyTooNear: WHO,
  notTouchingPlace: WHO,
  carrying: WHO,
  notOutOfAction: WHO,
  noFeature: WHO,
  featureTooFar: LIMITED,
  featureNotVisible: WHO,
  charmedCannotClone: WHO,
  cannotBeCloned: ON,
  tooManyMinions: WHO,
  noActionNamed: WHO,
  notYourDecision: {},
  scenarioPlayers: { name: 'The Prize', players: 4 },
  scenarioNotOfficial: { name: 'The Prize' },
  emptyWarband: { slots: 8 },
  namesCount: { names: 2, fighters: 4 },
  nameLength: { length: 25, most: 24 },
  nameUnprintable: {},
  tooManySlots: { taken: 9, slots: 8 },
  notOfficial: { profile: 'Warrior' },
  overLimit: { profile: 'Guardian', limit: 1, count: 2 },
  sharedLimit: { profile: 'Acolyte', with: 'Militia', limit: 2, count: 3 },
  terrainDoesNotFit: { name: 'Two Walls', players: 4 },
  badPiece: { feature: 1, fault: 'tooThin' },
  featureOffField: { feature: 1 },
  bannedNearCentre: { feature: 1, ban: inch(1) },
  tooManyPieces: { count: 81, most: 80 },
  cutOff: {},
  noRoomForObjects: { count: 3 },
  noRoomToDeploy: { room: 7, least: 8 },
  notALongEdge: { edge: 'south' },
  cornerTaken: { corner: 'south-west' },
  placeOffField: {},
  placeOnBody: {},
  placeOnPiece: {},
  tooFarFromCentre: { most: inch(5), wholly: true },
  tooNearObjects: { least: inch(1) },
  notYourFighter: { fighter: 1 },
  notInReserve: { name: 'Cleric' },
  outsideTerritory: {},
  tooFarFromCorner: { most: inch(5) },
  tooNear: { what: 'the treasure', least: inch(1) },
  notInEnemyTerritory: {},
  tooNearEdge: { least: inch(1) },
  tooNearOthers: { fragments: inch(3), fighters: inch(1) },
};

const told = <C extends RefusalCode>(code: C): string => explain(refusalOf(code, 'MW 11.0', FACTS[code]));

describe('every code', () => {
  test('the search through the source finds what is known to be there', () => {
    expect([...USED]).toEqual(expect.arrayContaining(['battleOver', 'cannotPay', 'spareCard', 'bannedNearCentre']));
  });

  test('a code that is used has a sentence, and a sentence has a use', () => {
    expect([...USED].sort()).toEqual(REFUSAL_CODES);
  });

  test.each(REFUSAL_CODES)('%s is one sentence with its rule', (code) => {
    const words = told(code);
    expect(words).toMatch(/^[A-Z0-9].* \(MW 11\.0\)\.$/);
    expect(words).not.toMatch(/undefined|NaN|null|object Object|\.\s.*\(/);
    expect(words).not.toMatch(/\b[a-z]+[A-Z]/); // no code in place of words
  });

  test('[TC assembly.slots] who has a name is called by it alone, any other is the Witch or the treasure', () => {
    const sentence = (target: string) =>
      explain(refusalOf('notVisible', 'MW 16.0', { name: 'Isolde (Cleric)', target }));
    expect(['Witch', 'Militia 2', 'treasure', 'Brannoc (Warrior)'].map(sentence)).toEqual([
      'Isolde (Cleric) cannot choose the Witch: it does not see it (MW 16.0).',
      'Isolde (Cleric) cannot choose the Militia 2: it does not see it (MW 16.0).',
      'Isolde (Cleric) cannot choose the treasure: it does not see it (MW 16.0).',
      'Isolde (Cleric) cannot choose Brannoc (Warrior): it does not see it (MW 16.0).',
    ]);
    const bound = refusalOf('losesSight', 'MW-R84', { name: 'Cleric', target: 'Mesmer' });
    expect(explain(bound)).toBe(
      'Cleric cannot go that way: it is hypnotized and would lose sight of the Mesmer (MW-R84).',
    );
  });

  test('without a rule there are no brackets', () => {
    expect(explain(refusalOf('notYourTurn', null, {}))).toBe('Nothing is asked of you now.');
  });
});

describe('measures', () => {
  test.each<readonly [number, 'down' | 'up', string]>([
    [inch(12), 'down', '12 in'],
    [inch(12), 'up', '12 in'],
    [inch(12) + 1, 'up', '12.01 in'],
    [inch(12) - 1, 'down', '11.99 in'],
    [6350, 'down', '2.5 in'],
    [8128, 'up', '3.2 in'],
    [0, 'up', '0 in'],
  ])('[MW 2.1] %i units, rounded %s, are %s', (units, towards, words) => {
    expect(inches(units, towards)).toBe(words);
  });

  test.each<readonly [MagewindsRefusal, string]>([
    [
      refusalOf('outOfRange', 'MW 18.1', {
        name: 'Wizard',
        target: 'Witch',
        distance: inch(9) + 3,
        min: inch(1),
        max: inch(9),
      }),
      'Wizard cannot attack the Witch: it is 9.01 in away, and this attack reaches from 1 in to 9 in (MW 18.1).',
    ],
    [
      refusalOf('outOfRange', 'MW 18.1', {
        name: 'Wizard',
        target: 'Witch',
        distance: inch(1) - 3,
        min: inch(1),
        max: inch(9),
      }),
      'Wizard cannot attack the Witch: it is 0.99 in away, and this attack reaches from 1 in to 9 in (MW 18.1).',
    ],
    [
      refusalOf('tooLong', 'MW 18.1', { name: 'Cleric', length: inch(5) + 3, limit: inch(5) }),
      'Cleric cannot go that far: the path is 5.01 in and it has 5 in (MW 18.1).',
    ],
    [
      refusalOf('dodgeTooShort', 'MW 18.1', { name: 'Cleric', length: inch(1) - 3 }),
      'Cleric must dodge a full inch, and this step is 0.99 in (MW 18.1).',
    ],
    [
      refusalOf('knockbackTooFar', 'MW 18.1', { distance: 1001, limit: 1000 }),
      'It cannot be knocked back by 0.4 in: 0.39 in is the most here (MW 18.1).',
    ],
  ])('[MW 18.1] $0.code stays true when it is rounded', (refusal, words) => {
    expect(explain(refusal)).toBe(words);
  });
});

describe('as players meet them', () => {
  const b = battle({
    fighters: [
      { profile: 'cleric', seat: 0, at: [3, 3], actions: 2 },
      { profile: 'warrior', seat: 0, at: [5, 3] },
      { profile: 'witch', seat: 1, at: [6, 10] },
    ],
    hands: [['10H']],
  });
  const words = (seat: number, c: Parameters<typeof magewinds.refuse>[2]): string =>
    magewinds.explain(magewinds.refuse(b, seat, c)!);

  test('[MW 13.0] activations', () => {
    expect(words(0, { type: 'activate', fighter: 0 })).toBe(
      'Cleric cannot be activated: it has used both of its actions (MW 13.0).',
    );
    expect(words(0, { type: 'activate', fighter: 2 })).toBe(
      'Witch cannot be activated by you: it is not of your warband (MW 13.0).',
    );
    expect(words(0, { type: 'pass' })).toBe(
      'You cannot pass or hold: one of your fighters can still be activated (MW-R27).',
    );
  });

  test('[MW 13.0] turns', () => {
    expect(words(1, { type: 'pass' })).toBe('Nothing is asked of you now (MW 13.0).');
    expect(words(0, { type: 'draw', card: 'deck' })).toBe('Drawing a card is not what is asked for now.');
  });

  test('[MW 17.0] cards', () => {
    expect(explain(refusalOf('cannotPay', 'MW 17.0', { cost: '2 Clubs', cards: ['10H', 'KS'] }))).toBe(
      'The cost of 2 Clubs is not met by 10♥ K♠ (MW 17.0).',
    );
    expect(explain(refusalOf('cannotPay', 'MW 17.0', { cost: '2 Clubs', cards: [] }))).toBe(
      'The cost of 2 Clubs is not met: no cards are given (MW 17.0).',
    );
  });

  test('[MW 17.0] the time of a spell is told in its own words', () => {
    const facts = { name: 'Cleric', spell: 'Heal', when: 'At the end of its activation.' };
    expect(explain(refusalOf('wrongTime', 'TC cleric.heal', facts))).toBe(
      'Cleric cannot cast Heal now; its time is another: at the end of its activation (TC cleric.heal).',
    );
  });
});
