/** What Magewinds is, said once. */

import { type CheckedForce, type Descriptor, meaning, parse, type Ready, type Seat } from '@muster/kernel';
import { oddsOf } from './attack/odds.ts';
import { RULE_SECTIONS, RULES } from './book/index.ts';
import { slotsOf } from './build/warband.ts';
import { BATTLE, battleConfigOf } from './choices/battle.ts';
import { type ProfileId, profileOf } from './content/fighters.ts';
import { calledBy } from './content/names.ts';
import { objectCount, SCENARIO_IDS, SCENARIOS } from './content/scenarios.ts';
import { FACTS } from './facts.ts';
import { magewinds } from './game.ts';
import { parseConfig } from './reading/read-config.ts';
import { SECRETS } from './secrets.ts';
import { isAssemblingInSecret } from './setup/assembly.ts';
import { gathering, readWarband, type WarbandFile, warbandProblem } from './setup/gathering.ts';
import type { Battle, FighterId, MagewindsConfig } from './state/battle.ts';
import { copyBattle, copySeat } from './state/copies.ts';
import type { MagewindsTypes } from './state/types.ts';
import { SWITCHES } from './switches.ts';
import { drawWords } from './words/draws.ts';
import { seatName } from './words/narrate.ts';
import { ORDERS } from './words/order-lines.ts';
import { ROLLS, rollWords } from './words/rolls.ts';

const read = (x: unknown): MagewindsConfig => {
  const parsed = parseConfig(x);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return parsed.value;
};

const ready = (id: string, name: string, x: unknown): Ready<MagewindsTypes> => ({ id, name, config: read(x) });

const titleOf = ({ scenario }: MagewindsConfig): string => {
  if (scenario === 'chosen') return 'Magewinds, scenario by choice';
  return scenario === 'random' ? 'Magewinds, scenario by the dice' : SCENARIOS[scenario].name;
};

const WARBANDS: readonly (readonly ProfileId[])[] = [
  ['mesmer', 'witch', 'seer', 'druid'],
  ['warrior', 'wizard', 'cleric', 'enchanter'],
  ['warlock', 'deadeye', 'guardian', 'acolyte', 'militia'],
  ['minion', 'minion', 'seer', 'witch', 'mesmer'],
];

/** All scenarios with warbands given and placed, and some with the whole of set-up. */
const samples = (): readonly Ready<MagewindsTypes>[] => [
  ...SCENARIO_IDS.map((scenario, i) => {
    const players = scenario === 'battle-royale' ? 3 : scenario === 'treasure-clash' ? 4 : 2;
    const warbands = Array.from({ length: players }, (_, seat) => WARBANDS[(seat + i) % WARBANDS.length]);
    return ready(scenario, SCENARIOS[scenario].name, { scenario, players, slots: 8, warbands, deployment: 'auto' });
  }),
  ready('secret-assembly', 'King of the Hill, warbands in secret, terrain by choice', {
    scenario: 'king-of-the-hill',
    slots: 6,
    assembly: 'secret',
    terrain: 'chosen',
  }),
  ready('open-assembly', 'Scenario by the dice, warbands one fighter at a time', {
    scenario: 'random',
    slots: 6,
    assembly: 'simultaneous',
    warbandsFirst: false,
  }),
  ready('official', 'Scenario by choice, official fighters only', {
    scenario: 'chosen',
    slots: 6,
    assembly: 'sequential',
    officialOnly: true,
  }),
  ready('four', 'Battle Royale of four, warbands in secret', {
    scenario: 'battle-royale',
    players: 4,
    slots: 4,
    assembly: 'secret',
  }),
];

/** The battle of one click: warbands given and placed, and no sudden end before the third round. */
const firstBattle = (): Ready<MagewindsTypes> =>
  ready('the-prize', SCENARIOS['the-prize'].name, {
    scenario: 'the-prize',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'guardian'],
      ['druid', 'seer', 'witch', 'enchanter'],
    ],
    deployment: 'auto',
  });

/** A secret warband may be replaced until the last one is in (ItT general). */
const mayAnswerAgain = (view: Battle, seat: Seat): boolean => {
  return isAssemblingInSecret(view) && view.warbands[seat]?.done === true && view.config.warbands[seat] === null;
};

/** Nobody learns anything from a hand of which every card was taken face up, nor from one without cards. */
const withoutKnownHands = (view: Battle): Battle => {
  const known = copyBattle(view);
  known.seats = view.seats.map((s) => {
    const { size, seen } = s.hand;
    const seat = copySeat(s);
    if (seen.filter(({ to }) => to === null).length === size) seat.hand = { size, cards: null, seen };
    return seat;
  });
  return known;
};

const checkedWarband = (warband: WarbandFile): CheckedForce => {
  const { slots, fighters, officialOnly, names } = warband;
  const problem = warbandProblem(warband, { slots, officialOnly });
  return {
    title: `A warband of ${slotsOf(fighters)} of ${slots} slots`,
    rows: fighters.map((id, i) => {
      const { name, slots: taken, source } = profileOf(id);
      return [
        calledBy(names?.[i], name),
        `${taken} ${taken === 1 ? 'slot' : 'slots'}`,
        source === 'official' ? '' : source.toUpperCase(),
      ];
    }),
    problems: problem === undefined ? [] : [problem],
  };
};

const checkWarband = meaning(readWarband, 'It is checked by the rules of assembly.', checkedWarband);

/** The last fighter of a deployment is its player's to place, who has seen all the others by then. */
const isLastOf = ({ fighters }: Battle, id: FighterId): boolean => {
  const { seat } = fighters[id]!;
  return fighters.filter((f) => f.seat === seat && f.where === 'reserve').length === 1;
};

/** Likewise the last object: they are placed in turn, one by each player. */
const isLastObject = ({ scenario, config: { players }, objects }: Battle): boolean =>
  objects.length + players >= objectCount(scenario!, players);

export const descriptor: Descriptor<MagewindsTypes> = {
  ...FACTS,
  game: magewinds,
  seats: [2, 4],
  seatNames: ({ players }) => Array.from({ length: players }, (_, seat) => seatName(seat)),
  sides: ({ players }) => Array.from({ length: players }, (_, seat) => [seat]),
  titleOf,
  progressOf: ({ round }) => (round === 0 ? 'set-up' : `round ${round}`),
  roundOf: ({ round }) => round,
  ...SECRETS,
  concede: { type: 'concede' },
  isAnytime: (c) => c.type === 'concede' || c.type === 'setOrders' || c.type === 'assemble',
  isSecret: (c) => c.type === 'assemble' || c.type === 'chooseAttack' || c.type === 'keepOne' || c.type === 'setOrders',
  hidesPart: (c) =>
    c.type === 'draw' ? c.card === 'deck' : c.type === 'cast' && (c.spell === 'charm' || c.spell === 'clone'),
  mayAnswerAgain,
  withoutKnown: withoutKnownHands,
  standingOrders: (b) => b.seats.map((s) => s.orders),
  orders: ORDERS,
  asks: {
    scenario: { words: 'to choose the scenario', secret: false },
    assembly: { words: 'to assemble a warband', secret: true, changeWords: 'change the warband' },
    terrain: { words: 'to place terrain', secret: false },
    territory: { words: 'to split the battlefield', secret: false },
    edge: { words: 'to choose an edge', secret: false },
    corner: { words: 'to choose a corner', secret: false },
    object: {
      words: 'to place an object',
      secret: false,
      forMe: { words: 'Place the rest for me', leaves: (c, b) => c.type === 'placeObject' && isLastObject(b) },
    },
    deploy: {
      words: 'to deploy a fighter',
      secret: false,
      forMe: { words: 'Deploy the rest for me', leaves: (c, b) => c.type === 'deploy' && isLastOf(b, c.fighter) },
    },
    fragment: { words: 'to place a fragment', secret: false },
    channel: { words: 'to draw a card', secret: false }, // before all; who wants to see the own hand first asks for it
    insight: { words: 'to keep one of two cards', secret: true },
    activate: { words: 'to activate a fighter', secret: true },
    passOrHold: { words: 'to pass or to hold', secret: true },
    action: { words: 'to choose an action', secret: true },
    move: { words: 'to move', secret: true },
    pickUp: { words: 'to pick up an object or leave it', secret: true },
    charge: { words: 'to charge or let it be', secret: true },
    step: { words: 'to make a step', secret: true },
    target: { words: 'to choose a target', secret: true },
    attackChoice: { words: 'to choose the attack in secret', secret: true },
    defence: { words: 'to choose a reaction', secret: true },
    knockBack: { words: 'to choose how far to knock back', secret: true },
    nextTarget: { words: 'to name the next target', secret: true },
    order: { words: 'to say what comes next', secret: true },
    window: { words: 'to cast a spell or let it be', secret: true },
    ending: { words: 'to drop an object or go on', secret: true },
    windburn: { words: 'to settle Windburn', secret: true },
  },
  switches: SWITCHES,
  choices: { of: () => BATTLE, configOf: battleConfigOf },
  book: {
    sections: RULE_SECTIONS,
    rules: RULES,
    ids: /((?:MW (?:\d+\.)+\d+)|(?:MW-[RH]\d+)|(?:TC [a-z-]+(?:\.[a-z0-9-]+)*)|(?:ItT [a-z-]+(?:\.[a-z0-9-]+)*))/,
  },
  quickStarts: () => [firstBattle()],
  samples,
  forces: {
    name: 'warband',
    example: { slots: 8, fighters: ['warrior', 'wizard', 'cleric', 'guardian'] },
    check: (x) => parse(checkWarband, x, 'warband'),
  },
  gathering,
  odds: oddsOf,
  oddsNames: {
    distributions: ['damage', 'push', 'mirrored', 'equilibrium.attacker', 'equilibrium.defender'],
    chances: ['takeDown', 'knockback'],
    figures: ['target', 'mean', 'targetNumbers', 'equilibrium.value', 'actionValue', 'deviation'],
  },
  rolls: ROLLS,
  rollWords,
  drawWords,
};
