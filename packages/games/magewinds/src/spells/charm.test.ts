// TC witch.charm: hidden until the fighter is activated; then the Witch's player plays it, and pays.
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import { CURRENT_EDITION, type Edition } from '../content/edition.ts';
import type { ProfileId } from '../content/fighters.ts';
import type { SpellId } from '../content/spells.ts';
import { magewinds } from '../game.ts';
import type { Battle, Effect } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  cast,
  casts,
  changed,
  choose,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  offered,
  playAll,
  refusalOf,
  step,
  strike,
  withEffects,
} from '../testing/battles.ts';

const scene = (more: Partial<Lineup> = {}) =>
  battle({
    fighters: [
      { profile: 'witch', seat: 0, at: [5, 6] },
      { profile: 'wizard', seat: 1, at: [9, 6] },
      { profile: 'cleric', seat: 1, at: [9, 7.5] },
      { profile: 'seer', seat: 0, at: [2, 2] },
    ],
    hands: [
      ['2H', '2S', '2C'],
      ['3D', '3S'],
    ],
    ...more,
  });
const spell = casts('charm', 0, ['2H', '2S', '2C'], { target: 1 });
const CHARM: Effect = { type: 'charm', by: 0, seat: 0, target: 1, among: [1, 2] };
const charmed = (b: Battle) => withEffects({ ...b, turn: 1 }, CHARM);

describe('[TC witch.charm] [MW-R81]', () => {
  test('the choice is secret: others see only among whom it is', () => {
    const { battle: b, events } = playAll(scene(), spell);
    expect(b.effects).toEqual([CHARM]);
    expect(magewinds.view(b, 0).effects).toEqual([CHARM]);
    expect(magewinds.view(b, 1).effects).toEqual([{ ...CHARM, target: null }]);
    expect(magewinds.view(b, 'spectator').effects).toEqual([{ ...CHARM, target: null }]);
    expect(eventsOf(events, 'cast')[0]!.target).toBeNull();
  });

  test('a visible enemy', () => {
    const b = playAll(scene({ terrain: [block(7, 5.3, 0.4, 1.2, 'high')] }), spell.slice(0, 3)).battle;
    expect(refusalOf(b, cast('charm', 0, ['2H', '2S', '2C'], { target: 1 }))).toBe('notVisible');
    expect(refusalOf(b, cast('charm', 0, ['2H', '2S', '2C'], { target: 3 }))).toBe('enemyOnly');
  });

  test('when it is activated, all is revealed and the Witch’s player decides', () => {
    const { battle: b, events } = playAll(charmed(scene({ hands: [] })), [activate(1)]);
    expect(eventsOf(events, 'charmed')[0]).toMatchObject({ who: { id: 1 }, by: 0 });
    expect(asked(b)).toBe('0 action');
    expect(magewinds.refuse(b, 1, act('guard'))?.code).toBe('notYourTurn');
    expect(b.effects).toEqual([]);
    const moved = playAll(b, [act('move'), move(at(9, 2))]).battle;
    expect(moved.fighters[1]).toMatchObject({ ...at(9, 2), actions: 1 });
    // the owner's turn is over
    expect(asked(moved)).toBe('0 activate');
  });

  test('for that one activation only', () => {
    const once = playAll(charmed(scene({ hands: [] })), [activate(1), act('wait')]).battle;
    expect(asked(once)).toBe('0 activate');
    expect(asked(playAll({ ...once, turn: 1 }, [activate(1)]).battle)).toBe('1 action');
  });

  test('activating another shows that it is not that one', () => {
    const b = playAll(charmed(scene()), [activate(2)]).battle;
    expect(asked(b)).toBe('1 action');
    expect(b.effects).toEqual([{ ...CHARM, among: [1] }]);
  });

  test('its spells are paid from the Witch’s player’s hand', () => {
    const hands: Lineup['hands'] = [['4D'], ['3D']];
    const b = playAll(charmed(scene({ hands })), [activate(1), act('attack'), step(at(8.5, 6))]).battle;
    expect(refusalOf(b, strike('spark', 0, ['3D']))).toBe('notInHand');
    const sparked = playAll(b, [strike('spark', 0, ['4D']), defend('none')], [6, 6, 6]).battle;
    expect(sparked.seats.map((s) => s.hand.cards)).toEqual([[], ['3D']]);
  });

  test('it attacks its own friends for the Witch’s player, who also knocks back', () => {
    const b = playAll(charmed(scene({ hands: [] })), [activate(1), act('attack'), step(), strike('melee', 2)]).battle;
    expect(asked(b)).toBe('0 attackChoice');
    const chosen = playAll(b, [choose('light')]).battle;
    expect(asked(chosen)).toBe('1 defence');
    const hit = playAll(chosen, [defend('none')]).battle;
    expect(asked(hit)).toBe('0 knockBack');
    expect(playAll(hit, [knockBack(1)]).battle.fighters[2]!.damage).toBe(2);
  });

  test('friend and enemy stay what they were', () => {
    // the Witch within 1" of the charmed Wizard is still its enemy: 2" less
    const near = scene({ hands: [] });
    const close = changed(near, 0, { ...at(7.5, 6) });
    const b = playAll(charmed(close), [activate(1), act('move')]).battle;
    expect(refusalOf(b, move(at(9, 3)))).toBeUndefined();
    expect(refusalOf(b, move(at(9, 2.9)))).toBe('tooLong');
  });

  test('it waits, over rounds, and without the Witch', () => {
    const b = charmed(scene({ hands: [] }));
    const spent = { ...b, fighters: b.fighters.map((f) => ({ ...f, actions: f.id === 2 ? 1 : 2 })) };
    const next = playAll(spent, [activate(2), act('wait')]).battle;
    expect(next).toMatchObject({ round: 2, effects: [{ type: 'charm', target: 1 }] });
    const gone = changed(b, 0, { where: 'down' });
    expect(asked(playAll(gone, [activate(1)]).battle)).toBe('0 action');
  });

  test('the Witch’s player makes all its choices: also its reaction to its own Quake', () => {
    const b = battle({
      fighters: [
        { profile: 'witch', seat: 0, at: [2, 12] },
        { profile: 'druid', seat: 1, at: [5, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6], actions: 2 },
      ],
      hands: [['KC'], []],
      terrain: [block(6, 5, 1, 2, 'low')],
    });
    const quaking = playAll(charmed(b), casts('quake', 1, ['KC'], { feature: 0 })).battle;
    expect(asked(quaking)).toBe('0 nextTarget');
    const struck = playAll(quaking, [{ type: 'nextTarget', target: 1 }]).battle;
    expect(asked(struck)).toBe('0 defence');
  });

  test('a reaction is no activation: the owner decides it, and the charm stays', () => {
    const near = scene({ hands: [] });
    const close = changed(near, 0, { ...at(7.5, 6) });
    const hit = playAll({ ...charmed(close), turn: 0 }, [...attacks(0, 'poison-tip', 1), choose('light')]).battle;
    expect(asked(hit)).toBe('1 defence');
    expect(playAll(hit, [defend('deflect'), step()]).battle.effects).toEqual([CHARM]);
  });
});

describe('[MW-R81] what a charmed fighter may do is offered for who plays it', () => {
  // Blue's Witch, hurt, and Red's fighters about a low wall; fighter 1 is charmed
  const about = (profile: ProfileId, hand: readonly Card[], edition: Edition = CURRENT_EDITION) =>
    charmed(
      battle({
        fighters: [
          { profile: 'witch', seat: 0, at: [5, 6], damage: 2 },
          { profile, seat: 1, at: [8, 6] },
          { profile: 'wizard', seat: 1, at: [8, 7.5], damage: 1 },
          { profile: 'seer', seat: 0, at: [2, 2] },
        ],
        hands: [hand, []],
        terrain: [block(8.8, 6, 0.4, 2, 'low')],
        config: { edition },
      }),
    );
  const offers = (b: Battle, type: MagewindsCommand['type']): readonly (number | null)[] =>
    offered(b).flatMap((c) => (c.type === type && 'target' in c ? [c.target] : []));
  const aimed = (profile: ProfileId, spell: SpellId & ActionId, hand: readonly Card[]) =>
    playAll(about(profile, hand), [activate(1), act(spell), step()]).battle;
  const ends = (b: Battle) => playAll(b, [activate(1), act('wait')]).battle;

  test('attacks on its own friends, none on those of the Witch’s warband', () => {
    const b = playAll(about('warrior', []), [activate(1)]).battle;
    expect(offered(b)).toContainEqual(act('attack'));
    expect(offers(playAll(b, [act('attack'), step()]).battle, 'attack')).toEqual([2]);
    const alone = changed(b, 2, { where: 'down' });
    expect(offered(alone)).not.toContainEqual(act('attack'));
  });

  test('[TC warrior.charge] a Charge at its own friend', () => {
    const charging = (edition: Edition): string =>
      asked(playAll(about('warrior', [], edition), [activate(1), act('move'), move()]).battle);
    expect(charging(5)).toBe('0 charge');
    expect(charging(4)).toBe('0 activate'); // MW-H22: nobody was asked
  });

  test('[TC druid.entangle] [TC druid.quake] [TC mesmer.hypnotize] spells on its own friends', () => {
    expect(offers(aimed('druid', 'entangle', ['2C', '2H']), 'cast')).toEqual([1, 2]);
    expect(offers(aimed('druid', 'quake', ['KC']), 'cast')).toEqual([null]);
    expect(offers(aimed('mesmer', 'hypnotize', ['2H']), 'cast')).toEqual([2]);
  });

  test('[TC cleric.heal] it heals the Witch', () => {
    const b = ends(about('cleric', ['2H']));
    expect([asked(b), offers(b, 'cast')]).toEqual(['0 window', [0]]);
    const healed = playAll(b, [cast('heal', 1, ['2H'], { target: 0 })]).battle;
    expect(healed.fighters[0]!.damage).toBe(1);
    expect(asked(ends(about('cleric', ['2H'], 4)))).toBe('0 window'); // MW-H22: about its own warband
    expect(offers(ends(about('cleric', ['2H'], 4)), 'cast')).toEqual([2]);
    expect(asked(ends(changed(about('cleric', ['2H']), 0, { damage: 0 })))).toBe('0 activate');
  });

  test('[TC witch.hex] a Witch hexes itself and its friends', () => {
    expect(offers(ends(about('witch', ['2C'])), 'cast')).toEqual([1, 2]);
    expect(offers(ends(about('witch', ['2C'], 4)), 'cast')).toEqual([0, 3]); // MW-H22
  });

  test('[TC witch.charm] [TC seer.prediction] whom a page calls an enemy stays one', () => {
    expect(offers(aimed('witch', 'charm', ['2H', '2S', '2C']), 'cast')).toEqual([0, 3]);
    const seer = playAll(about('seer', ['2D']), [activate(1)]).battle;
    expect(new Set(offers(seer, 'cast'))).toEqual(new Set([0, 3]));
  });
});

describe('[MW-H05] Charm meets Clone', () => {
  const mesmer = (more: Partial<Lineup> = {}) =>
    battle({
      fighters: [
        { profile: 'witch', seat: 0, at: [5, 6] },
        { profile: 'mesmer', seat: 1, at: [9, 6] },
        { profile: 'cleric', seat: 1, at: [9, 10] },
      ],
      hands: [['2D', '2S'], []],
      ...more,
    });

  test('a charmed Mesmer cannot clone', () => {
    const b = playAll(charmed(mesmer()), [activate(1), act('clone'), step()]).battle;
    const pair = [at(8.5, 10), at(9.5, 10)] as const;
    expect(refusalOf(b, cast('clone', 1, ['2D', '2S'], { target: 2, places: pair, real: 0 }))).toBe(
      'charmedCannotClone',
    );
  });

  test('one of a pair that is charmed is revealed as it is activated', () => {
    const b = mesmer({ hands: [] });
    const twins: Battle = {
      ...b,
      fighters: [
        b.fighters[0]!,
        { ...b.fighters[1]!, twin: 3 },
        b.fighters[2]!,
        { ...b.fighters[1]!, id: 3, number: 2, ...at(9, 8), twin: 1 },
      ],
      clones: [{ pair: [1, 3], seat: 1, real: 1 }],
    };
    const { battle: after, events } = playAll(charmed(twins), [activate(1)]);
    expect(eventsOf(events, 'dissolved')[0]).toMatchObject({ who: { id: 3 }, real: { id: 1 } });
    expect(after.fighters[3]!.where).toBe('gone');
    expect(after.clones).toEqual([]);
  });
});

test('[MW-H21] whom a Charm may have chosen cannot be cloned before it is activated', () => {
  const b = battle({
    fighters: [
      { profile: 'witch', seat: 0, at: [5, 6] },
      { profile: 'mesmer', seat: 1, at: [9, 6] },
      { profile: 'cleric', seat: 1, at: [9, 8] },
      { profile: 'wizard', seat: 1, at: [9, 11] },
    ],
    hands: [[], ['3D', '3S']],
    turn: 1,
  });
  const charmed = withEffects(b, { type: 'charm', by: 0, seat: 0, target: 2, among: [2] });
  const cloning = playAll(charmed, [activate(1), act('clone'), step()]).battle;
  const places = (x: number, y: number) => [at(x - 0.5, y), at(x + 0.5, y)] as const;
  const clone = (target: number, x: number, y: number) =>
    cast('clone', 1, ['3D', '3S'], { target, places: places(x, y), real: 0 });
  expect(refusalOf(cloning, clone(2, 9, 8))).toBe('cannotBeCloned');
  expect(refusalOf(cloning, clone(3, 9, 11))).not.toBe('cannotBeCloned');
});
