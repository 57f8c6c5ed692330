// What a battle hides, from whom, what else it could be and who learns it: tables by hand. The laws hold the views against this.
import type { Seat, Viewer } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { refuseWarband } from './build/warband.ts';
import { type Card, DECK } from './content/cards.ts';
import { descriptor } from './descriptor.ts';
import { magewinds } from './game.ts';
import { SECRETS } from './secrets.ts';
import type { AttackFrame, Battle, Effect, Frame } from './state/battle.ts';
import type { MagewindsCommand } from './state/command.ts';
import { battle, type Placed, seededTable } from './testing/battles.ts';
import { readConfig } from './testing/setup.ts';

const part = (path: string) => SECRETS.secrets.find((one) => one.path === path)!;
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];
const seers = (path: string, b: Battle, ...at: number[]): readonly Viewer[] =>
  VIEWERS.filter((viewer) => part(path).isSeen(b, viewer, at));
const vary = (path: string, b: Battle, viewer: Viewer, seeds = 40): readonly Battle[] =>
  Array.from({ length: seeds }, (_, seed) => part(path).vary!(b, viewer, seededTable(seed)));
const kinds = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

const FIGHTERS: readonly Placed[] = [
  { profile: 'warrior', seat: 0, at: [4, 5] },
  { profile: 'seer', seat: 1, at: [4, 8] },
  { profile: 'witch', seat: 2, at: [6, 8] },
];
const HANDS: readonly (readonly Card[])[] = [['KH', 'QD'], ['9C', '8C', '7C'], ['2S']];
const scene = battle({ fighters: FIGHTERS, hands: HANDS, players: 3, scenario: 'battle-royale' });
const withTop = (frame: Frame): Battle => ({ ...scene, stack: [{ type: 'round', step: 'turn' }, frame] });

test('all that is secret', () => {
  expect(SECRETS.secrets.map(({ path }) => path)).toEqual([
    'deck.cards',
    'deck.top.card',
    'seats.*.hand.cards',
    'seats.*.hand.seen',
    'stack.*.cards',
    'stack.*.kept.cards',
    'stack.*.choice',
    'effects.*.target',
    'clones.*.real',
    'warbands.*.profiles',
    'warbands.*.names',
    'seats.*.orders',
  ]);
  expect(SECRETS.whispers).toEqual(['drewCard', 'lookedAt']);
});

const top = scene.deck.cards!.at(-1)!;
const looked: Battle = { ...scene, deck: { ...scene.deck, top: { seat: 1, card: top } } };
const known: Battle = {
  ...scene,
  seats: scene.seats.map((s, i) =>
    i === 1
      ? {
          ...s,
          hand: {
            ...s.hand,
            seen: [
              { card: '9C', to: null },
              { card: '8C', to: 2 },
            ],
          },
        }
      : s,
  ),
};
const insight = withTop({ type: 'insight', seat: 1, cards: ['KS', 'QS'] });
const burning = withTop({ type: 'windburn', seat: 1, kept: { size: 1, cards: ['9C'] } });

describe('[MW 10.4] [MW 12.0] [MW-R56] cards', () => {
  test('who sees them', () => {
    expect(seers('deck.cards', scene)).toEqual([]);
    expect(seers('deck.top.card', scene)).toEqual(VIEWERS);
    expect(seers('deck.top.card', looked)).toEqual([1]);
    expect(seers('seats.*.hand.cards', scene, 1)).toEqual([1]);
    expect(seers('seats.*.hand.seen', scene, 1)).toEqual(VIEWERS);
    expect(seers('seats.*.hand.seen', known, 1)).toEqual([2]);
    expect(seers('stack.*.cards', insight, 1)).toEqual([1]);
    expect(seers('stack.*.cards', insight, 0)).toEqual(VIEWERS);
    expect(seers('stack.*.kept.cards', burning, 1)).toEqual([1]);
    expect(seers('stack.*.kept.cards', insight, 1)).toEqual(VIEWERS);
  });

  const everywhere = (b: Battle): readonly Card[] => [
    ...b.deck.cards!,
    ...b.row,
    ...b.discard,
    ...b.seats.flatMap(({ hand }) => hand.cards!),
  ];

  test.each(['deck.cards', 'seats.*.hand.cards', 'deck.top.card', 'seats.*.hand.seen', 'stack.*.cards'])(
    '%s: every card is there once, and what the viewer knows stays',
    (path) => {
      for (const b of vary(path, { ...known, discard: [] }, 2, 8)) {
        expect([...everywhere(b)].sort()).toEqual([...DECK].sort());
        expect([b.row, b.seats[2]!.hand]).toEqual([known.row, known.seats[2]!.hand]);
        const { cards, seen, size } = b.seats[1]!.hand;
        expect([cards!.slice(0, 2), seen, size]).toEqual([['9C', '8C'], known.seats[1]!.hand.seen, 3]);
      }
      expect(kinds(vary(path, known, 2, 8).map(everywhere))).toBeGreaterThan(1);
    },
  );

  test('what another knows of a hand changes with the card', () => {
    const seen = vary('deck.cards', known, 0).map((b) => [b.seats[1]!.hand.cards![1], b.seats[1]!.hand.seen[1]!.card]);
    for (const [held, noted] of seen) expect(noted).toBe(held);
    expect(kinds(seen)).toBeGreaterThan(1);
  });

  test('a little is changed by the hands, all or nothing by the deck', () => {
    const changes = (path: string) =>
      vary(path, scene, 0).map((b) => everywhere(b).filter((card, i) => card !== everywhere(scene)[i]).length);
    expect(new Set(changes('seats.*.hand.cards'))).toEqual(new Set([2]));
    expect(changes('deck.cards').some((n) => n === 0)).toBe(true);
    expect(changes('deck.cards').some((n) => n > 20)).toBe(true);
  });

  test('the top of the deck is what its seat knows; others may take it for another', () => {
    for (const b of vary('deck.cards', looked, 1, 8)) expect(b.deck.top!.card).toBe(top);
    const others = vary('deck.cards', looked, 0);
    for (const b of others) expect(b.deck.top).toEqual({ seat: 1, card: b.deck.cards!.at(-1) });
    expect(kinds(others.map((b) => b.deck.top))).toBeGreaterThan(1);
  });

  test('[TC seer.insight] two cards looked at', () => {
    const rest: Battle = {
      ...insight,
      deck: { ...scene.deck, cards: scene.deck.cards!.filter((c) => c !== 'KS' && c !== 'QS') },
    };
    for (const b of vary('deck.cards', rest, 1, 8)) expect(b.stack).toEqual(rest.stack);
    expect(kinds(vary('deck.cards', rest, 0).map((b) => b.stack))).toBeGreaterThan(1);
  });

  test('[MW-R62] cards kept in Windburn are of the hand, as many as before', () => {
    const kept = vary('stack.*.kept.cards', burning, 0).map((b) => b.stack[1]);
    expect(kinds(kept)).toBe(3);
    for (const f of kept) expect(f).toMatchObject({ type: 'windburn', seat: 1, kept: { size: 1 } });
    expect(vary('stack.*.kept.cards', burning, 1, 3)).toEqual([burning, burning, burning]);
    for (const b of vary('deck.cards', burning, 0)) {
      const f = b.stack[1]!;
      expect(f.type === 'windburn' && f.kept.cards![0]).toBe(b.seats[1]!.hand.cards![0]);
    }
  });
});

describe('[MW 18.3] [MW-R36] the attack chosen face down', () => {
  const attack = (step: AttackFrame['step'], choice: AttackFrame['choice']): Battle =>
    withTop({
      type: 'attack',
      step,
      source: { type: 'fighter', id: 0 },
      by: 0,
      against: 1,
      attack: 'melee',
      target: 1,
      object: null,
      splash: false,
      chosen: choice !== null,
      choice,
      defence: null,
      free: false,
      hits: 0,
      damage: 0,
      blocked: 0,
    });

  test('is the attacker’s alone until the defence is chosen', () => {
    expect(seers('stack.*.choice', attack('defence', 'heavy'), 1)).toEqual([0]);
    expect(seers('stack.*.choice', attack('roll', 'heavy'), 1)).toEqual(VIEWERS);
    expect(seers('stack.*.choice', attack('choice', null), 1)).toEqual(VIEWERS);
    expect(seers('stack.*.choice', attack('defence', 'heavy'), 0)).toEqual(VIEWERS);
  });

  test('could be any of the three', () => {
    const choices = vary('stack.*.choice', attack('defence', 'heavy'), 1).map((b) => b.stack[1]);
    expect(kinds(choices)).toBe(3);
    expect(vary('stack.*.choice', attack('defence', 'heavy'), 0, 2)[0]).toEqual(attack('defence', 'heavy'));
    expect(vary('stack.*.choice', attack('defence', null), 1, 2)[0]).toEqual(attack('defence', null));
  });

  const learned = (before: Battle, after: Battle, command: MagewindsCommand, seat: Seat) =>
    VIEWERS.map((viewer) => SECRETS.learns!({ before, seat, command, after }, viewer));

  test('is learned by all when it is turned up', () => {
    const defend = { type: 'defend', defence: 'none', cards: [] } as unknown as MagewindsCommand;
    const shown = ['stack.1.choice'];
    expect(learned(attack('defence', 'heavy'), scene, defend, 1)).toEqual([shown, shown, shown, shown]);
    expect(learned(attack('defence', 'heavy'), attack('roll', 'heavy'), defend, 1)[0]).toEqual(shown);
    expect(learned(attack('defence', 'heavy'), attack('defence', 'heavy'), defend, 1)[0]).toEqual([]);
    const choose: MagewindsCommand = { type: 'chooseAttack', choice: 'heavy' };
    expect(learned(attack('choice', null), attack('defence', 'heavy'), choose, 0)[1]).toEqual([]);
    expect(learned(attack('choice', null), scene, choose, 0)[1]).toEqual(shown); // none could be chosen against it
  });
});

describe('[TC witch.charm] [TC mesmer.clone]', () => {
  const charm = (target: number, among: readonly number[]): Effect => ({
    type: 'charm',
    by: 2,
    seat: 2,
    target,
    among,
  });
  const charmed: Battle = { ...scene, effects: [{ type: 'hex', fighter: 0 }, charm(0, [0, 1])] };
  const cloned: Battle = { ...scene, clones: [{ pair: [0, 3], seat: 0, real: 0 }] };

  test('known to who cast it', () => {
    expect(seers('effects.*.target', charmed, 1)).toEqual([2]);
    expect(seers('effects.*.target', charmed, 0)).toEqual(VIEWERS);
    expect(seers('clones.*.real', cloned, 0)).toEqual([0]);
    expect(seers('clones.*.real', cloned, 1)).toEqual(VIEWERS);
  });

  test('could be each of those among whom it is', () => {
    const targets = vary('effects.*.target', charmed, 0).map((b) => b.effects);
    expect(new Set(targets.map((all) => JSON.stringify(all)))).toEqual(
      new Set([0, 1].map((target) => JSON.stringify([charmed.effects[0], charm(target, [0, 1])]))),
    );
    const gone: Battle = { ...scene, effects: [charm(0, [1])] };
    expect(kinds(vary('effects.*.target', gone, 0).map((b) => b.effects))).toBe(2);
    expect(vary('effects.*.target', charmed, 2, 1)).toEqual([charmed]);
    expect(kinds(vary('clones.*.real', cloned, 1).map((b) => b.clones))).toBe(2);
    expect(vary('clones.*.real', cloned, 0, 1)).toEqual([cloned]);
  });

  const learned = (before: Battle, after: Battle) =>
    SECRETS.learns!({ before, seat: 0, command: { type: 'pass' }, after }, 1);

  test('[MW-R81] [MW-H06] learned when it shows', () => {
    expect(learned(charmed, charmed)).toEqual([]);
    expect(learned(charmed, scene)).toEqual(['effects.1.target']);
    expect(learned(charmed, { ...scene, effects: [charm(0, [0])] })).toEqual(['effects.1.target']);
    expect(learned(charmed, { ...scene, effects: [charm(0, [0, 1])] })).toEqual([]);
    const another: Effect = { type: 'charm', by: 1, seat: 1, target: 0, among: [0, 1] };
    expect(learned(charmed, { ...scene, effects: [another] })).toEqual(['effects.1.target']);
    expect(learned(cloned, cloned)).toEqual([]);
    expect(learned(cloned, scene)).toEqual(['clones.0.real']);
    expect(learned(cloned, { ...scene, clones: [{ pair: [0, 4], seat: 0, real: 0 }] })).toEqual(['clones.0.real']);
  });

  test('[ItT king-of-the-hill.end] the count at the end of a round may show it', () => {
    const hill: Battle = { ...cloned, scenario: 'king-of-the-hill' };
    const over: Battle = { ...hill, outcome: { places: [[0, 1, 2]], reason: 'draw', rule: 'MW-R89' } };
    expect(learned(hill, { ...hill, round: 2 })).toEqual(['clones.0.real']);
    expect(learned(hill, over)).toEqual(['clones.0.real']);
    expect(learned(hill, hill)).toEqual([]);
    expect(learned(cloned, { ...cloned, round: 2 })).toEqual([]);
  });
});

describe('[MW 12.0] [TC seer.insight] [MW-R56] what is learned of cards', () => {
  const learned = (command: MagewindsCommand, seat: Seat, after: Battle = scene) =>
    VIEWERS.map((viewer) => SECRETS.learns!({ before: scene, seat, command, after }, viewer));
  const last = scene.deck.size - 1;
  const one = [`deck.cards.${last}`];

  test('who draws learns one, a Seer two; all learn what is turned up', () => {
    expect(learned({ type: 'draw', card: 'deck' }, 0)).toEqual([[], one, [], []]);
    expect(learned({ type: 'draw', card: 'deck' }, 1)).toEqual([[], [], [...one, `deck.cards.${last - 1}`], []]);
    expect(learned({ type: 'draw', card: scene.row[0]! }, 1)).toEqual([one, one, one, one]);
    expect(learned({ type: 'pass' }, 1)).toEqual([[], [], [], []]);
  });

  test('what is discarded lies open', () => {
    const after: Battle = { ...scene, discard: ['8C', 'KH', 'KS'] };
    const open = ['seats.0.hand.cards.0', 'seats.1.hand.cards.1'];
    expect(learned({ type: 'discardRest' }, 1, after)).toEqual([open, open, open, open]);
  });
});

describe('[ItT general.assembly] warbands assembled in secret', () => {
  const config = readConfig({
    scenario: 'battle-royale',
    players: 3,
    slots: 4,
    assembly: 'secret',
    warbands: [null, null, ['druid']],
  });
  const start = magewinds.setup(config, seededTable(1));
  const done = magewinds.play(start, 0, { type: 'assemble', warband: ['witch'] }, seededTable(1));

  test.each(['warbands.*.profiles', 'warbands.*.names'])('%s: who sees them', (path) => {
    expect([0, 1, 2].map((seat) => seers(path, done, seat))).toEqual([[0], [1], VIEWERS]);
    expect(seers(path, scene, 0)).toEqual(VIEWERS);
    const open: Battle = { ...done, config: { ...config, assembly: 'simultaneous' } };
    expect(seers(path, open, 0)).toEqual(VIEWERS);
    const left: Battle = { ...done, stack: [] };
    expect(seers(path, left, 0)).toEqual([0]); // given up before all were in
    expect(seers(path, { ...left, fighters: scene.fighters }, 0)).toEqual(VIEWERS);
  });

  test.each(['warbands.*.profiles', 'warbands.*.names'])('%s: any legal warband, with names or without', (path) => {
    const others = vary(path, done, 1);
    for (const b of others) {
      const { profiles, names } = b.warbands[0]!;
      expect(refuseWarband(profiles!, 4, false)).toBeUndefined();
      if (names !== undefined) expect(names.length).toBe(profiles!.length);
      expect(b.warbands.slice(1)).toEqual(done.warbands.slice(1));
    }
    expect(kinds(others.map((b) => b.warbands[0]!.profiles))).toBeGreaterThan(1);
    expect(kinds(others.map((b) => b.warbands[0]!.names?.[0] ?? null))).toBe(3);
    expect(vary(path, done, 0, 1)).toEqual([done]);
  });
});

test('[MW-H02] standing orders are their seat’s alone', () => {
  for (const seat of [0, 1, 2]) expect(seers('seats.*.orders', scene, seat)).toEqual([seat]);
  expect(part('seats.*.orders').vary).toBeUndefined();
});

test('what no candidate offers: every standing order, and warbands with names', () => {
  const [orders, warbands] = [SECRETS.unoffered!.slice(0, 30), SECRETS.unoffered!.slice(30)];
  for (const c of orders) {
    expect(magewinds.refuse(scene, 0, c)).toBeUndefined();
    expect([descriptor.isAnytime(c), descriptor.isSecret(c, scene.config), magewinds.isPrivate(c)]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(kinds(orders)).toBe(30);
  const start = magewinds.setup(readConfig({ scenario: 'deathmatch', slots: 4, assembly: 'secret' }), seededTable(1));
  for (const c of warbands) expect([c.type, magewinds.refuse(start, 0, c)]).toEqual(['assemble', undefined]);
  for (const c of SECRETS.unoffered!) expect(magewinds.parseCommand(c)).toEqual({ ok: true, value: c });
});

test('commands that are secret, and those that come at any time', () => {
  const commands: readonly MagewindsCommand[] = [
    { type: 'assemble', warband: ['witch'] },
    { type: 'chooseAttack', choice: 'heavy' },
    { type: 'keepOne', card: 'KH' },
    { type: 'setOrders', spell: 'hex', ask: 'never' },
    { type: 'concede' },
    { type: 'pass' },
  ];
  expect(commands.map((c) => descriptor.isSecret(c, scene.config))).toEqual([true, true, true, true, false, false]);
  expect(commands.map((c) => descriptor.isAnytime(c))).toEqual([true, false, false, true, true, false]);
});
