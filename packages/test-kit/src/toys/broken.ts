/** Lanterns with one function wrong: for every law at least one game that breaks it and no other. */

import { known, makeRng, parse, type Table } from '@muster/kernel';
import type { Lawful, LawId, LawOptions, Shows } from '../law.ts';
import { pick } from '../play.ts';
import { type LanternsGame, type LanternsTypes, lanterns, lanternsShows } from './index.ts';
import type { Lanterns, LanternsCommand, LanternsEvent, LanternsOdds } from './lanterns.ts';
import { stateReader } from './lanterns-parse.ts';
import { odds, ROLLS, rollWords } from './lanterns-view.ts';

export interface Broken {
  readonly law: LawId;
  readonly how: string;
  readonly game: LanternsGame;
  /** What the game says wrongly of itself. */
  readonly says?: Partial<Lawful<LanternsTypes>>;
  /** A player of it that thinks wrongly. */
  readonly think?: NonNullable<LawOptions<LanternsTypes>['think']>;
  /** A table of it that shows something wrongly. */
  readonly shows?: Shows<LanternsTypes>;
}

const thinks = (how: string, think: Broken['think'] & object): Broken => ({ law: 'minds', how, game: lanterns, think });

const shows = (how: string, wrong: Partial<Shows<LanternsTypes>>): Broken => ({
  law: 'shown',
  how,
  game: lanterns,
  shows: { ...lanternsShows, ...wrong },
});

/** How often it was asked. */
const counted = (): (() => number) => {
  let n = 0;
  return () => n++;
};

const says = (law: LawId, how: string, wrong: Partial<Lawful<LanternsTypes>>): Broken => ({
  law,
  how,
  game: lanterns,
  says: wrong,
});

/** The toy's odds, and then something else. */
const oddsThen =
  (more: (odds: LanternsOdds, s: Lanterns) => object): NonNullable<Lawful<LanternsTypes>['odds']> =>
  (s, seat, c) => {
    const told = odds(s, seat, c);
    return told && more(told, s);
  };

const one = (law: LawId, how: string, wrong: (memory: WeakMap<object, unknown>) => Partial<LanternsGame>): Broken => ({
  law,
  how,
  game: { ...lanterns, ...wrong(new WeakMap()) },
});

/** The toy's play, and then something more. */
const playThen =
  (more: (next: Lanterns, ...call: Parameters<LanternsGame['play']>) => Lanterns): LanternsGame['play'] =>
  (s, seat, c, table) =>
    more(lanterns.play(s, seat, c, table), s, seat, c, table);

const brighter = (s: Lanterns): Lanterns => ({ ...s, scores: s.scores.map((n) => n + 1) });

/** What some hear, all hear. */
const tellingAll = (type: LanternsEvent['type']): Partial<LanternsGame> => {
  const loud = (table: Table<LanternsEvent>): Table<LanternsEvent> => ({
    ...table,
    ...(table.tell && { tell: (e, to) => table.tell?.(e, ...(e.type === type || to === undefined ? [] : [to])) }),
  });
  return {
    setup: (config, table) => lanterns.setup(config, loud(table)),
    play: (s, seat, c, table) => lanterns.play(s, seat, c, loud(table)),
  };
};

export const BROKEN: readonly Broken[] = [
  one('json', 'a field of the state is undefined', () => ({
    setup: (config, table) => ({ ...lanterns.setup(config, table), ...{ note: undefined } }),
  })),
  one('json', 'parseState refuses states of the second round', () => ({
    parseState: (x) => ((x as Lanterns | undefined)?.round === 2 ? lanterns.parseState(null) : lanterns.parseState(x)),
  })),
  one('replay', 'parseCommand adds to what was played', () => ({
    parseCommand: (x) => {
      const read = lanterns.parseCommand(x);
      return read.ok ? { ok: true, value: { ...read.value, ...{ note: '' } } } : read;
    },
  })),
  one('dropped', 'what is final is remembered beside the state', (memory) => {
    const remembered = (s: Lanterns): Lanterns => {
      memory.set(s, true);
      return s;
    };
    return {
      setup: (config, table) => remembered(lanterns.setup(config, table)),
      play: (s, seat, c, table) =>
        remembered(lanterns.play(s, seat, c, memory.has(s) ? table : { ...table, final: () => {} })),
    };
  }),
  one('tampering', 'parseCommand overlooks what it does not know', () => ({
    parseCommand: (x) => {
      if (typeof x !== 'object' || x === null || !('extra' in x)) return lanterns.parseCommand(x);
      const { extra: _, ...rest } = x;
      return lanterns.parseCommand(rest);
    },
  })),
  one('gears', 'a lantern is lit only when someone listens', () => ({
    play: playThen((next, _s, _seat, c, table) => (c.type === 'kindle' && table.tell ? brighter(next) : next)),
  })),
  one('gears', 'a die is rolled only when someone listens', () => ({
    play: playThen((next, _s, seat, c, table) => {
      if (c.type === 'mark' && table.tell) table.roll(1, seat, 'show');
      return next;
    }),
  })),
  one('candidates', 'a card is offered that is not in hand', () => ({
    candidates: (s, seat) =>
      lanterns.candidates(s, seat).map((c, i) => (c.type === 'choose' && i === 0 ? { ...c, card: c.card - 1 } : c)),
  })),
  one('candidates', 'nothing is offered in the last round', () => ({
    candidates: (s, seat) => (s.round === s.config.rounds ? [] : lanterns.candidates(s, seat)),
  })),
  one('candidates', 'a candidate is offered twice', () => ({
    candidates: (s, seat) => [...lanterns.candidates(s, seat), ...lanterns.candidates(s, seat).slice(0, 1)],
  })),
  one('candidates', 'marking is legal out of turn', () => ({
    refuse: (s, seat, c) =>
      c.type === 'mark' && s.phase === 'turn' && s.marked === null && s.out[seat] === false
        ? undefined
        : lanterns.refuse(s, seat, c),
  })),
  one('ends', 'the game begins again instead of ending', () => ({
    play: playThen((next, _s, _seat, c, table) =>
      next.outcome === null || c.type === 'concede' ? next : lanterns.setup(next.config, table),
    ),
  })),
  one('ends', 'there is no outcome when all is over', () => ({
    outcome: (s) => (s.out.includes(true) ? lanterns.outcome(s) : undefined),
  })),
  one('ends', 'the outcome is there too early', () => ({
    outcome: (s) => s.outcome ?? (s.marked === 1 ? { places: [[0], [1]], reason: 'early', rule: 'LN-8' } : undefined),
  })),
  one('pure', 'playing changes the state it is given', () => ({
    play: (s, seat, c, table) => {
      (s as { round: number }).round = s.round + 0;
      return lanterns.play(s, seat, c, table);
    },
  })),
  one('pure', 'looking sorts the hand in place', () => ({
    view: (s, viewer) => {
      for (const hand of s.hands) (hand.cards as number[] | null)?.sort();
      return lanterns.view(s, viewer);
    },
  })),
  one('undo', 'a command played again after an undo leads elsewhere', (memory) => ({
    play: playThen((next, s, _seat, c, table) => {
      if (table.tell === undefined || c.type === 'order') return next;
      const again = memory.get(s) === c;
      memory.set(s, c);
      return again ? brighter(next) : next;
    }),
  })),
  one('imagine', 'the own choice is forgotten', () => ({
    imagine: (seen, viewer, table) => {
      const full = lanterns.imagine(seen, viewer, table);
      const forgotten = { made: false, card: null };
      return { ...full, choices: full.choices.map((c, seat) => (seat === viewer ? forgotten : c)) };
    },
  })),
  one('imagine', 'the deck stays hidden, so that nothing can be drawn', () => ({
    imagine: (seen, viewer, table) => ({ ...lanterns.imagine(seen, viewer, table), deck: seen.deck }),
  })),
  one('view', 'a hidden reason is not called unavailable', () => ({
    refuse: (s, seat, c) => {
      const refusal = lanterns.refuse(s, seat, c);
      if (refusal?.unavailable !== true) return refusal;
      const { unavailable: _, ...rest } = refusal;
      return rest;
    },
  })),
  one('view', 'the candidates peek at the deck', () => ({
    candidates: (s, seat) => {
      const good = (s.deck.cards?.[0] ?? 0) > 6;
      return lanterns.candidates(s, seat).filter((c) => c.type !== 'mark' || c.lamp !== 2 || good);
    },
  })),
  one('asked', 'who holds the highest card is asked in another way', () => ({
    decisions: (s) =>
      lanterns.decisions(s).map((d) => (s.hands[d.seat]!.cards?.includes(12) === true ? { ...d, kind: 'turn' } : d)),
  })),
  one('hidden', 'the top of the deck decides what is marked', () => ({
    play: playThen((next, s, _seat, c) =>
      c.type === 'mark' ? { ...next, marked: (known(s.deck.cards)[0] ?? 0) % 3 } : next,
    ),
  })),
  one('hidden', 'the deck lies open to those who play', () => ({
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), ...(viewer !== 'spectator' && { deck: s.deck }) }),
  })),
  one('hidden', 'standing orders lie open to those who play', () => ({
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), ...(viewer !== 'spectator' && { orders: s.orders }) }),
  })),
  one('hidden', 'spectators do not see what was shown', () => ({
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), ...(viewer === 'spectator' && { shown: [] }) }),
  })),
  one('hidden', 'a card drawn is told to everyone', () => tellingAll('found')),
  one('hidden', 'a hand is dealt to everyone', () => tellingAll('dealt')),
  one('hidden', 'what an order answered is told to everyone', () => tellingAll('byOrder')),
  one('hidden', 'a lamp is marked for one seat only to hear, which the game does not say', () => ({
    play: (s, seat, c, table) =>
      lanterns.play(s, seat, c, {
        ...table,
        ...(table.tell && { tell: (e, to) => table.tell?.(e, e.type === 'marked' ? [seat] : to) }),
      }),
  })),
  one('hidden', 'a secret choice is told to everyone', () => ({
    play: playThen((next, _s, _seat, c, table) => {
      if (c.type === 'choose') table.tell?.({ type: 'claimed', card: c.card, rule: 'LN-2' });
      return next;
    }),
  })),
  one('garbage', 'parseCommand believes everything', () => ({
    parseCommand: (x) => ({ ok: true, value: x as LanternsCommand }),
  })),
  one('garbage', 'parseState believes what is no state at all', () => ({
    parseState: (x) =>
      typeof x === 'object' && x !== null && 'deck' in x ? lanterns.parseState(x) : { ok: true, value: x as Lanterns },
  })),
  one('garbage', 'parseConfig throws', () => ({
    parseConfig: (x) => {
      if ((x as { rounds: number }).rounds === null) throw new Error('no rounds');
      return lanterns.parseConfig(x);
    },
  })),
  one('garbage', 'a seat that is not there may concede', () => ({
    refuse: (s, seat, c) =>
      c.type === 'concede' && s.phase !== 'over' && !s.out[seat] ? undefined : lanterns.refuse(s, seat, c),
  })),
  one('loads', 'parseState lets in a turn of one who has conceded', () => ({
    parseState: (x) => parse(stateReader('asked'), x, 'the state'),
  })),
  one('loads', 'parseState lets in a hand that is too small for the rounds to come', () => ({
    parseState: (x) => parse(stateReader('enough'), x, 'the state'),
  })),
  one('concede', 'conceding waits for the own turn', () => ({
    refuse: (s, seat, c) =>
      c.type === 'concede' && s.phase === 'turn' && s.turn !== seat
        ? { code: 'notAsked', rule: 'LN-9' }
        : lanterns.refuse(s, seat, c),
  })),
  one('concede', 'who concedes may win', () => ({
    play: playThen((next, _s, _seat, c) =>
      c.type === 'concede' && next.outcome
        ? { ...next, outcome: { ...next.outcome, places: [next.outcome.places.flat()] } }
        : next,
    ),
  })),
  one('words', 'an event is told with a hole in it', () => ({
    narrate: (e, config) => (e.type === 'marked' ? 'Lamp undefined is marked.' : lanterns.narrate(e, config)),
  })),
  one('words', 'an event cites a rule that is not in the book', () => ({
    play: (s, seat, c, table) =>
      lanterns.play(s, seat, c, {
        ...table,
        ...(table.tell && { tell: (e, to) => table.tell?.(e.type === 'ended' ? { ...e, rule: 'LN-0' } : e, to) }),
      }),
  })),
  one('words', 'nothing says what a decision asks', () => ({
    decisions: (s) => lanterns.decisions(s).map((d) => (d.kind === 'turn' ? { ...d, kind: 'go' } : d)),
  })),
  one('words', 'a refusal is not explained', () => ({
    explain: (r) => (r.code === 'notAsked' ? '' : lanterns.explain(r)),
  })),
  says('odds', 'a distribution forgets that no lantern may be lit', {
    odds: oddsThen((told) => ({ ...told, lit: told.lit.slice(1) })),
  }),
  says('odds', 'a chance is greater than 1', { odds: oddsThen((told) => ({ ...told, none: 1 + told.none })) }),
  says('odds', 'an average of nothing is no number', {
    odds: oddsThen((told, s) => ({ ...told, dice: (s.marked ?? 0) / (s.marked ?? 0) })),
  }),
  says('odds', 'a number has no name', { odds: oddsThen((told) => ({ ...told, most: told.dice })) }),
  says('odds', 'they hang on the deck, which nobody sees', {
    odds: oddsThen((told, s) => ({ ...told, dice: told.dice + (s.deck.cards?.[0] ?? 0) })),
  }),
  says('rolls', 'kindling is asked for as any roll', {
    rollWords: (view, told, need) =>
      need.for === 'kindle' ? { words: 'some dice for something' } : rollWords(view, told, need),
  }),
  says('rolls', 'what a roll of set-up is for has no phrase', { rolls: { ...ROLLS, first: { words: '' } } }),
  says('rolls', 'a roll is asked for with a hole in it', {
    rollWords: (view, told, need) => ({ words: rollWords(view, told, need).words.replace('light', '') }),
  }),
  says('rolls', 'there are words for more dice than are rolled', {
    rollWords: (view, told, need) => ({ ...rollWords(view, told, need), dice: ['red', 'blue', 'green', 'white'] }),
  }),
  one('words', 'an event is told with an empty name in it', () => ({
    narrate: (e, config) => (e.type === 'showed' ? 'The cards are , and seat 1 wins.' : lanterns.narrate(e, config)),
  })),
  one('luck', 'the rules catch what the table throws, and go on with ones', () => ({
    play: (s, seat, c, table) =>
      lanterns.play(s, seat, c, {
        ...table,
        roll: (count, whose, what) => {
          try {
            return table.roll(count, whose, what);
          } catch {
            return Array.from({ length: count }, () => 1);
          }
        },
      }),
  })),
  thinks(
    'who thinks remembers how often it has thought',
    (
      (count) => (view, seat) =>
        pick(lanterns.candidates(view, seat), makeRng(count()))
    )(counted()),
  ),
  thinks('who thinks chooses what it may not do', () => ({ type: 'choose', card: 0 })),
  one('takeBack', 'standing orders are commands like others, so that a take-back meets them', () => ({
    isPrivate: () => false,
  })),
  one('lines', 'a line tells how many were told before it, to whomever', () => {
    const count = counted();
    return { narrate: (e, config) => `${lanterns.narrate(e, config)} This is line ${count()}.` };
  }),
  one('delta', 'a view has a field that JSON does not hold', () => ({
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), ...(s.marked !== null && { note: undefined }) }),
  })),
  one('onlookers', 'the deck is counted for spectators by its cards, which no seat sees', () => ({
    view: (s, viewer) => {
      const size = viewer === 'spectator' ? (s.deck.cards?.length ?? 0) : s.deck.size;
      return { ...lanterns.view(s, viewer), deck: { size, cards: null } };
    },
  })),
  one('foresee', 'the rules play otherwise where the deck is hidden', () => ({
    play: playThen((next, s, _seat, c) => (c.type === 'mark' && s.deck.cards === null ? brighter(next) : next)),
  })),
  shows('a card that is drawn is not seen in the hand', {
    tell: (s, e, seat) => (e.type === 'drew' ? s : lanternsShows.tell(s, e, seat)),
  }),
  shows('the table draws what nobody is told', { drawn: (s) => s.phase }),
];
