/** Reads a whole state from outside (the referee's `load`): nothing that could not stand on a table gets in. */

import { type Disc, type Point, refusePlace, type Way } from '@muster/geometry';
import { known, meaning, misread, type Reader } from '@muster/kernel';
import { refuseNames } from '../build/names.ts';
import { type Card, DECK } from '../content/cards.ts';
import type { Terrain } from '../content/features.ts';
import { calledBy } from '../content/names.ts';
import { isForPlayers } from '../content/scenarios.ts';
import { terrainOf, terrainsFor } from '../content/terrain.ts';
import { baseOf, profile, RADIUS } from '../ground/fighters.ts';
import { fieldOf, OVER, readTerrain, refuseTerrain } from '../ground/terrain.ts';
import { standsForOne } from '../scenarios/counting.ts';
import type { Battle, Fighter, Frame, Hand, MagewindsOutcome, Phase, RoundFrame, SetupFrame } from '../state/battle.ts';
import { sentenceOf } from '../words/refusals.ts';
import { checkFighterId, checkOrder, checkSeat, checkSize } from './state-checks.ts';
import { checkStack } from './state-frames.ts';
import { readWritten } from './state-readers.ts';

/** Its own object again where it is one of ours: tables derived from terrain are kept for the object (MW 7.0). */
const ownTerrain = (b: Battle): Terrain | null => {
  if (b.terrain === null) return null;
  const written = JSON.stringify(b.terrain);
  const { terrain, players } = b.config;
  const ours = terrainsFor(players).map((name) => terrainOf(name).terrain);
  if (typeof terrain === 'object') ours.unshift(terrain);
  return ours.find((own) => JSON.stringify(readTerrain(own, 'terrain')) === written) ?? b.terrain;
};

const STATE_WORDS = 'All of it belongs together, as at a table where somebody is asked.';

export const readBattle: Reader<Battle> = meaning(readWritten, STATE_WORDS, (written, where) => {
  const b: Battle = { ...written, terrain: ownTerrain(written) };
  checkSeats(b, where);
  checkScenario(b, where);
  checkTerrain(b, `${where}.terrain`);
  checkFighters(b, where);
  checkObjects(b, `${where}.objects`);
  checkCards(b, where);
  checkEffects(b, where);
  checkPhase(b, where);
  checkStack(b, `${where}.stack`);
  if (haveAllPassed(bottomOf(b))) checkOrder(b, b.passed, true, `${where}.passed`);
  return b;
});

const isDealt = (b: Battle): boolean => bottomOf(b)?.type === 'round' || stepOf(b) === 'deployment';
const bottomOf = (b: Battle): Frame | undefined => b.stack[0];
const stepOf = (b: Battle): SetupFrame['step'] | undefined => {
  const bottom = bottomOf(b);
  return bottom?.type === 'setup' ? bottom.step : undefined;
};

/** MW 13.5: what ends a phase of actions comes after the last pass, and the next round goes by that order. */
const haveAllPassed = (bottom: Frame | undefined): boolean =>
  bottom?.type === 'round' && ['actionEnds', 'storm', 'end'].includes(bottom.step);

const checkSeats = (b: Battle, where: string): void => {
  const { players } = b.config;
  for (const name of ['seats', 'warbands', 'territories'] as const)
    if (b[name].length !== players)
      misread(`${where}.${name}`, `must hold one for each of the ${players} players, not ${b[name].length}`);
  for (const [s, { profiles, names }] of b.warbands.entries()) {
    const refusal = refuseNames(names, known(profiles));
    if (refusal) misread(`${where}.warbands[${s}].names`, sentenceOf(refusal));
  }
  const isBattle = bottomOf(b)?.type === 'round';
  const step = stepOf(b);
  const isRanked = isBattle || ['terrain', 'territory', 'objects', 'deployment'].includes(step ?? '');
  checkOrder(b, b.ranks, isRanked || b.ranks.length > 0, `${where}.ranks`);
  checkOrder(b, b.order, isBattle, `${where}.order`);
  checkOrder(b, b.passed, false, `${where}.passed`);
  checkOrder(b, b.finished, isBattle, `${where}.finished`);
  checkSeat(b, b.turn, `${where}.turn`);
  if (b.seats.every((s) => s.conceded)) misread(`${where}.seats`, 'all have conceded');
  for (const [s, { hand }] of b.seats.entries())
    for (const [i, { to }] of hand.seen.entries()) checkSeat(b, to, `${where}.seats[${s}].hand.seen[${i}].to`);
};

/** MW 10.0: what is chosen by now, and nothing that is chosen later. */
const checkScenario = (b: Battle, where: string): void => {
  const { config, scenario } = b;
  const step = stepOf(b);
  const isFixed = config.scenario !== 'chosen' && config.scenario !== 'random';
  if (isFixed && scenario !== config.scenario)
    misread(`${where}.scenario`, `must be ${config.scenario}, as configured`);
  const isBefore = step === 'scenario' || (step === 'assembly' && config.warbandsFirst);
  if (scenario === null && b.stack.length > 0 && !isBefore) misread(`${where}.scenario`, 'must be chosen by now');
  if (scenario !== null && !isForPlayers(scenario, config.players))
    misread(`${where}.scenario`, `${scenario} is not for ${config.players} players`);
  const needsEdge = scenario === 'hold-the-line' && bottomOf(b)?.type === 'round';
  if (needsEdge && b.edge === null) misread(`${where}.edge`, 'must be chosen by now (ItT hold-the-line.setup)');
};

const checkTerrain = (b: Battle, where: string): void => {
  const { config, terrain, scenario } = b;
  const isPlaced = isDealt(b) || stepOf(b) === 'territory' || stepOf(b) === 'objects';
  if (terrain === null && isPlaced) misread(where, 'must be placed by now (MW 10.3)');
  if (terrain === null) return;
  if (config.terrain !== 'chosen') {
    const given = typeof config.terrain === 'string' ? terrainOf(config.terrain).terrain : config.terrain;
    if (terrain !== given) misread(where, 'must be the terrain of the configuration');
    return;
  }
  const isOurs = terrainsFor(config.players).some((name) => terrainOf(name).terrain === terrain);
  const refusal = isOurs || scenario === null ? undefined : refuseTerrain(terrain, config.players, scenario);
  if (refusal !== undefined) misread(where, `is not allowed: ${refusal.code} (${refusal.rule})`);
};

const checkFighters = (b: Battle, where: string): void => {
  const step = stepOf(b);
  for (const [i, f] of b.fighters.entries()) checkFighter(b, f, i, `${where}.fighters[${i}]`);
  checkPlaces(b, where);
  const isBefore = step === 'assembly' || (step === 'scenario' && !b.config.warbandsFirst);
  if (isBefore && b.fighters.length > 0)
    misread(`${where}.fighters`, 'must be empty before the warbands are assembled');
  if (b.fighters.length > 0 || (b.stack.length > 0 && !isBefore)) checkWarbands(b, where);
};

const checkFighter = (b: Battle, f: Fighter, i: number, at: string): void => {
  const { toughness, name } = profile(b, f);
  checkId(f.id, i, at);
  checkSeat(b, f.seat, `${at}.seat`);
  checkSeat(b, f.poison, `${at}.poison`);
  if (f.damage > toughness) misread(`${at}.damage`, `a ${name} has Toughness ${toughness}, not ${f.damage}`);
  if (f.where === 'field' && f.damage === toughness)
    misread(at, `stands with damage ${f.damage}, and would be down (MW 18.5.3)`);
  if (f.downIn > b.round) misread(`${at}.downIn`, 'cannot be a round to come');
  if (f.where === 'reserve' && b.round > 0)
    misread(`${at}.where`, 'must be deployed or gone once the battle has begun');
  if (f.twin !== null && b.fighters[f.twin]?.twin !== f.id) misread(`${at}.twin`, 'must be one whose twin this is');
  if (f.twin !== null && !b.clones.some((c) => c.pair.includes(f.id)))
    misread(`${at}.twin`, 'must be of a pair in clones');
  if (f.name !== undefined && !f.starting && f.where !== 'gone')
    misread(`${at}.name`, 'who was summoned has none (TC assembly.slots)');
  const refusal = refuseNames([f.name ?? null], [f.profile]);
  if (refusal) misread(`${at}.name`, sentenceOf(refusal));
  if (f.twin !== null && b.fighters[f.twin]!.name !== f.name)
    misread(`${at}.name`, 'must be that of its twin, from which nothing may tell it (TC mesmer.clone)');
};

const checkId = (given: number, place: number, at: string): void => {
  if (given !== place) misread(`${at}.id`, `must be ${place}, its place in the list`);
};

/** All that stands or lies on the battlefield: inside it, on no obstacle, on no other base (MW 15.0). */
const checkPlaces = (b: Battle, where: string): void => {
  const bodies: Disc[] = [];
  const way: Way = { field: fieldOf(b), radius: RADIUS, over: OVER.low, bodies };
  for (const name of ['fighters', 'objects'] as const)
    for (const [i, body] of b[name].entries())
      if (body.where === 'field') checkPlace(way, bodies, body, `${where}.${name}[${i}]`);
};

const PLACE_FAULTS = {
  offField: 'is not wholly on the battlefield (MW 2.1)',
  onBody: 'overlaps another base (MW 15.0)',
  onPiece: 'stands on an obstacle (MW-R16)',
} as const;

const checkPlace = (way: Way, bodies: Disc[], p: Point, at: string): void => {
  const refusal = refusePlace(way, p);
  if (refusal !== undefined) misread(at, PLACE_FAULTS[refusal.code]);
  bodies.push(baseOf(p));
};

/** MW-R92: the fighters a warband began with are its warband; of a pair one counts. */
const checkWarbands = (b: Battle, where: string): void => {
  for (const [s, { done, profiles, names }] of b.warbands.entries()) {
    const meant = known(profiles);
    const started = b.fighters.filter((f) => f.seat === s && f.starting && standsForOne(f));
    const are = started.map((f) => f.profile).toSorted();
    if (!done) misread(`${where}.warbands[${s}].done`, 'must be true once the fighters are there');
    if (are.join() !== meant.toSorted().join())
      misread(
        `${where}.fighters`,
        `those seat ${s} began with must be its warband, ${meant.join(', ') || 'which is empty'}`,
      );
    const called = started.map((f) => calledBy(f.name, f.profile)).toSorted();
    if (
      called.join() !==
      meant
        .map((id, i) => calledBy(names?.[i], id))
        .toSorted()
        .join()
    )
      misread(`${where}.fighters`, `those of seat ${s} must be called as in its warband (TC assembly.slots)`);
  }
};

const checkObjects = (b: Battle, where: string): void => {
  for (const [i, o] of b.objects.entries()) {
    const at = `${where}[${i}]`;
    checkId(o.id, i, at);
    if ((o.where === 'carried') !== (o.carrier !== null))
      misread(`${at}.carrier`, 'must be told when the object is carried, and only then');
    if (o.carrier !== null) checkFighterId(b, o.carrier, `${at}.carrier`);
  }
};

/** MW 10.4: every card is in one place, once dealt; a battle that ends in the middle of a draw may lack those two. */
const checkCards = (b: Battle, where: string): void => {
  const taken = new Set<Card>();
  const take = (held: readonly Card[] | null, at: string): void => {
    for (const c of known(held)) {
      if (taken.has(c)) misread(at, `${c} is in two places`);
      taken.add(c);
    }
  };
  for (const [s, { hand }] of b.seats.entries()) {
    take(hand.cards, `${where}.seats[${s}].hand.cards`);
    checkHand(hand, `${where}.seats[${s}].hand`);
  }
  take(b.deck.cards, `${where}.deck.cards`);
  take(b.row, `${where}.row`);
  take(b.discard, `${where}.discard`);
  for (const [i, f] of b.stack.entries()) if (f.type === 'insight') take(f.cards, `${where}.stack[${i}].cards`);
  checkDeck(b, `${where}.deck`);
  if (b.stack.length === 0) return;
  const due = isDealt(b) ? DECK.length : 0;
  if (taken.size !== due) misread(where, `must account for ${due} cards, not ${taken.size} (MW 10.4)`);
};

const checkHand = (hand: Hand, where: string): void => {
  checkSize(hand.size, hand.cards, where);
  for (const [i, s] of hand.seen.entries())
    if (!known(hand.cards).includes(s.card)) misread(`${where}.seen[${i}].card`, `${s.card} is not in this hand`);
};

const checkDeck = (b: Battle, where: string): void => {
  const { deck } = b;
  checkSize(deck.size, deck.cards, where);
  if (deck.top === null) return;
  checkSeat(b, deck.top.seat, `${where}.top.seat`);
  if (deck.top.card !== known(deck.cards).at(-1)) misread(`${where}.top.card`, 'must be the last card of the deck');
};

const checkEffects = (b: Battle, where: string): void => {
  for (const [i, e] of b.effects.entries()) {
    const at = `${where}.effects[${i}]`;
    if ('by' in e) checkFighterId(b, e.by, `${at}.by`);
    if ('fighter' in e) checkFighterId(b, e.fighter, `${at}.fighter`);
    if (e.type !== 'charm') continue;
    checkSeat(b, e.seat, `${at}.seat`);
    checkFighterId(b, e.target, `${at}.target`);
    for (const among of e.among) checkFighterId(b, among, `${at}.among`);
  }
  for (const [i, { pair, real, seat: owner }] of b.clones.entries()) {
    const at = `${where}.clones[${i}]`;
    checkSeat(b, owner, `${at}.seat`);
    for (const one of pair) checkFighterId(b, one, `${at}.pair`);
    if (b.fighters[pair[0]]!.twin !== pair[1]) misread(`${at}.pair`, 'must be each other’s twins');
    if (pair.some((one) => b.fighters[one]!.seat !== owner))
      misread(`${at}.seat`, `must be the seat of both, not ${owner}`);
    if (!pair.includes(known(real))) misread(`${at}.real`, 'must be one of the pair');
  }
};

/** MW 11.0: the phase in which each step of a round is. */
const phaseOf = (step: RoundFrame['step']): Phase => {
  if (step === 'fragments' || step === 'channelling') return 'channelling';
  return step === 'windburn' ? 'end' : 'action';
};

const checkPhase = (b: Battle, where: string): void => {
  const bottom = bottomOf(b);
  if ((b.phase === 'over') !== (b.outcome !== null))
    misread(`${where}.outcome`, 'a battle is over when it has an outcome, and only then');
  if ((b.phase === 'over') !== (bottom === undefined))
    misread(`${where}.stack`, 'must be empty when the battle is over, and only then');
  if (b.outcome !== null) checkPlacing(b, b.outcome, `${where}.outcome.places`);
  if (bottom === undefined) return;
  if (bottom.type !== 'setup' && bottom.type !== 'round')
    misread(`${where}.stack[0].type`, 'must be setup or round at the bottom');
  const phase = bottom.type === 'round' ? phaseOf(bottom.step) : 'setup';
  if (b.phase !== phase) misread(`${where}.phase`, `must be ${phase}, as the bottom of the stack tells`);
  if ((b.round === 0) !== (phase === 'setup')) misread(`${where}.round`, 'must be 0 during set-up and only then');
};

const checkPlacing = (b: Battle, { places }: MagewindsOutcome, where: string): void => {
  checkOrder(b, places.flat(), true, where);
  if (places.some((place) => place.length === 0)) misread(where, 'must hold no empty place');
};
