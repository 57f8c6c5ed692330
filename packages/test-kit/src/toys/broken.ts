/** Lanterns with one function wrong: for every law at least one game that breaks it and no other. */

import { parse } from '@muster/kernel';
import type { LawId } from '../law.ts';
import { type LanternsGame, lanterns } from './index.ts';
import type { Lanterns, LanternsCommand } from './lanterns.ts';
import { stateReader } from './lanterns-parse.ts';

export interface Broken {
  readonly law: LawId;
  readonly how: string;
  readonly game: LanternsGame;
}

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
  one('tampering', 'parseCommand overlooks what it does not know', () => ({
    parseCommand: (x) => {
      if (typeof x !== 'object' || x === null || !('extra' in x)) return lanterns.parseCommand(x);
      const { extra: _, ...rest } = x;
      return lanterns.parseCommand(rest);
    },
  })),
  one('gears', 'a lantern is lit only when someone listens', () => ({
    play: playThen((next, _s, _seat, c, table) => (c.type === 'mark' && table.tell ? brighter(next) : next)),
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
      const again = memory.get(s) === c && table.tell !== undefined;
      if (table.tell !== undefined) memory.set(s, c);
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
  one('imagine', 'the view gives away the deck under another name', () => ({
    view: (s, viewer) => ({ ...lanterns.view(s, viewer), ...{ order: s.deck.cards } }),
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
      c.type === 'mark' ? { ...next, marked: (s.deck.cards?.[0] ?? 0) % 3 } : next,
    ),
  })),
  one('hidden', 'a card drawn is told to everyone', () => ({
    play: (s, seat, c, table) =>
      lanterns.play(s, seat, c, {
        ...table,
        ...(table.tell && {
          tell: (e, to) => table.tell?.(e, ...(e.type === 'found' || to === undefined ? [] : [to])),
        }),
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
];
