// One attack step by step (MW 18.0): who is asked by which rule, what is told, what lies on the stack, what may be answered.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import type { AttackFrame, Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { topFrame } from '../state/copies.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  carriedBy,
  cast,
  changed,
  choose,
  decline,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  offered,
  type Placed,
  playAll,
  put,
  step,
  strike,
  tableWith,
  whoIs,
  why,
  withEffects,
} from '../testing/battles.ts';

const D = 2500; // a base
const R = 1250;
const melee = attacks(0, 'melee', 1);
const duel = (own: Partial<Placed> = {}, more: Partial<Lineup> = {}, others: readonly Placed[] = []) =>
  battle({
    fighters: [
      { profile: 'warrior', seat: 0, at: [5, 6] },
      { profile: 'cleric', seat: 1, at: [6.5, 6], ...own },
      { profile: 'militia', seat: 1, at: [1, 1] },
      ...others,
    ],
    ...more,
  });
const [WARRIOR, CLERIC] = [whoIs(0, 0, 'warrior'), whoIs(1, 1, 'cleric')];
const FRAME: AttackFrame = {
  type: 'attack',
  step: 'choice',
  source: { type: 'fighter', id: 0 },
  by: 0,
  against: 1,
  attack: 'melee',
  target: 1,
  object: null,
  splash: false,
  chosen: false,
  choice: null,
  defence: null,
  free: false,
  hits: 0,
  damage: 0,
  blocked: 0,
};
const notNow = (command: MagewindsCommand['type']) => ({ code: 'notNow', rule: 'MW 18.0', facts: { command } });
const decision = (seat: number, kind: string, fighter: number | null = 1) => [{ seat, kind, rule: 'MW 18.0', fighter }];

describe('[MW 18.0] a heavy blow that is let come', () => {
  const begun = playAll(duel(), melee).battle;
  const chosen = playAll(begun, [choose('heavy')]);
  const struck = playAll(chosen.battle, [defend('none')], [1, 2, 3, 4, 5, 6, 6]);

  test('[MW 18.3] the choice', () => {
    expect(topFrame(begun)).toEqual(FRAME);
    expect(magewinds.decisions(begun)).toEqual(decision(0, 'attackChoice'));
    expect(offered(begun)).toEqual([choose('light'), choose('heavy'), choose('feint')]);
    for (const c of [defend('none'), knockBack(0), decline, step()]) expect(why(begun, c)).toEqual(notNow(c.type));
  });

  test('[MW 18.4] the answer', () => {
    expect(chosen.events).toEqual([{ type: 'attackChosen', rule: 'MW 18.3', seat: 0 }]);
    expect(topFrame(chosen.battle)).toEqual({ ...FRAME, step: 'defence', chosen: true, choice: 'heavy' });
    expect(magewinds.decisions(chosen.battle)).toEqual(decision(1, 'defence'));
    expect(offered(chosen.battle)).toEqual([defend('none'), defend('dodge'), defend('deflect')]);
    for (const c of [choose('light'), knockBack(0), decline, step()])
      expect(why(chosen.battle, c)).toEqual(notNow(c.type));
    expect(why(chosen.battle, defend('dodge', ['2C']))).toEqual({
      code: 'costsNothing',
      rule: 'MW 17.0',
      facts: { name: 'Cleric', attack: 'dodge' },
    });
    expect(why(chosen.battle, defend('mirrorshield', ['2C']))).toEqual({
      code: 'cannotReact',
      rule: 'MW 18.4',
      facts: { name: 'Cleric', defence: 'mirrorshield' },
    });
  });

  test('[MW 18.5] what is told: the answer, the reveal, the throw with all that made it, the damage', () => {
    // 5 - 1 = 4: four hits on Armour 1. Seven dice at 4 of 6, less a point of Armour where there is a hit
    expect(struck.events.map((e) => (e.type === 'struck' ? { ...e, expected: 0 } : e))).toEqual([
      { type: 'defended', rule: 'MW 18.4', who: CLERIC, defence: 'none', free: false },
      { type: 'revealed', rule: 'MW 18.3', seat: 0, choice: 'heavy' },
      {
        type: 'struck',
        rule: 'MW 18.5.2',
        source: { type: 'fighter', id: 0 },
        attacker: WARRIOR,
        attack: 'melee',
        target: CLERIC,
        choice: 'heavy',
        defence: 'none',
        precision: 5,
        evasion: 1,
        cover: false,
        coverLine: null,
        dodge: 0,
        capped: false,
        needed: 4,
        power: 7,
        dice: [1, 2, 3, 4, 5, 6, 6],
        rerolled: [],
        hits: 4,
        armour: 1,
        damage: 3,
        expected: 0,
      },
      { type: 'damaged', rule: 'MW 18.5.3', who: CLERIC, amount: 3, damage: 3, toughness: 6 },
    ]);
    expect(eventsOf(struck.events, 'struck')[0]!.expected).toBeCloseTo(14 / 3 - 1 + 1 / 2187, 12);
  });

  test('[MW 18.5.4] the knockback, told with its way', () => {
    expect(topFrame(struck.battle)).toEqual({
      ...FRAME,
      step: 'knockback',
      chosen: true,
      choice: 'heavy',
      defence: 'none',
      hits: 4,
      damage: 3,
      blocked: 1,
    });
    expect(magewinds.decisions(struck.battle)).toEqual(decision(0, 'knockBack'));
    for (const c of [choose('light'), defend('none'), decline, step()])
      expect(why(struck.battle, c)).toEqual(notNow(c.type));
    const { battle: after, events } = playAll(struck.battle, [knockBack(0.5)]);
    expect(events[0]).toEqual({
      type: 'moved',
      rule: 'MW 18.5.4',
      who: CLERIC,
      how: 'knockback',
      path: [at(6.5, 6), at(7, 6)],
      length: inch(0.5),
      limit: inch(0.5),
    });
    expect(after.stack).toEqual([{ type: 'round', step: 'turn' }]);
    expect(eventsOf(playAll(struck.battle, [knockBack(0)]).events, 'moved')).toEqual([]);
  });

  test('[MW 18.5.4] no farther than it goes, in whole units', () => {
    const refused = (distance: number) => ({
      code: 'knockbackTooFar',
      rule: 'MW 18.5.4',
      facts: { distance, limit: inch(1) },
    });
    const by = (distance: number) => why(struck.battle, { type: 'knockBack', distance });
    expect([by(0), by(inch(1))]).toEqual([undefined, undefined]);
    for (const distance of [-1, 0.5, inch(1) + 1]) expect(by(distance)).toEqual(refused(distance));
    const thin = duel({}, { terrain: [strip(inch(7) + 10, 10)] });
    const stopped = playAll(thin, [...melee, choose('light'), defend('none')]).battle;
    expect(why(stopped, knockBack(0.5))).toEqual({
      code: 'knockbackBlocked',
      rule: 'MW-R22',
      facts: { distance: inch(0.5), limit: inch(1) },
    });
  });
});

const strip = (x: number, width: number) => ({
  kind: 'hedge' as const,
  pieces: [
    {
      height: 'low' as const,
      corners: [
        { x, y: inch(5) },
        { x: x + width, y: inch(5) },
        { x: x + width, y: inch(7) },
        { x, y: inch(7) },
      ],
    },
  ],
});

describe('[MW 18.4] reactions', () => {
  test('are told, free with a Guard; the attack waits below the step', () => {
    for (const guard of [false, true]) {
      const b = playAll(duel({ guard }), [...melee, choose('light')]).battle;
      const { battle: after, events } = playAll(b, [defend('deflect')]);
      expect(events[0]).toEqual({ type: 'defended', rule: 'MW 18.4', who: CLERIC, defence: 'deflect', free: guard });
      expect(after.fighters[1]!.guard).toBe(false);
      expect(after.stack.slice(2)).toEqual([
        {
          ...FRAME,
          step: 'over',
          chosen: true,
          choice: 'light',
          defence: 'deflect',
          free: guard,
          hits: 3,
          blocked: 3,
        },
        {
          type: 'step',
          step: 'path',
          fighter: 1,
          purpose: 'deflect',
          source: { type: 'fighter', id: 0 },
          leap: false,
          phasewalk: false,
          cast: [],
        },
      ]);
      expect(magewinds.decisions(after)).toEqual([{ seat: 1, kind: 'step', rule: 'MW 18.4', fighter: 1 }]);
      expect(playAll(after, [step()]).battle.fighters[1]!.actions).toBe(guard ? 0 : 1);
    }
  });

  test('[MW 18.4] not with a double counter; [MW-R39] no Dodge without room; [TC druid.wildform] no Deflect of a beast', () => {
    const reaction = (b: Battle, defence: 'dodge' | 'deflect') => {
      const answering = playAll(b, [...melee, choose('light')]).battle;
      return why({ ...answering, fighters: b.fighters }, defend(defence));
    };
    expect(reaction(duel(), 'dodge')).toBeUndefined();
    const tired = playAll(duel(), [...melee, choose('light')]).battle;
    expect(why(changed(tired, 1, { actions: 2 }), defend('dodge'))).toEqual({
      code: 'cannotReact',
      rule: 'MW 18.4',
      facts: { name: 'Cleric', defence: 'dodge' },
    });
    expect(why(changed(tired, 1, { actions: 2 }), defend('none'))).toBeUndefined();
    expect(why(withEffects(tired, { type: 'entangle', by: 2, fighter: 1 }), defend('dodge'))).toEqual({
      code: 'entangled',
      rule: 'MW-R42',
      facts: { name: 'Cleric' },
    });
    const wild = withEffects(tired, { type: 'wildform', fighter: 1 });
    expect(why(wild, defend('deflect'))).toEqual({
      code: 'cannotReact',
      rule: 'MW 18.4',
      facts: { name: 'Cleric', defence: 'deflect' },
    });
    expect(offered(wild)).toEqual([defend('none'), defend('dodge')]);
    expect(why(withEffects(tired, { type: 'wildform', fighter: 0 }), defend('deflect'))).toBeUndefined();
  });

  test('[MW 18.3.1] a Feint is told, with whether it was free', () => {
    const b = playAll(duel(), [...melee, choose('feint')]).battle;
    const feinted = (free: boolean) => [{ type: 'feinted', rule: 'MW 18.3.1', who: WARRIOR, free }];
    expect(eventsOf(playAll(b, [defend('none')]).events, 'feinted')).toEqual(feinted(false));
    const dodged = playAll(b, [defend('deflect')]);
    expect(eventsOf(dodged.events, 'feinted')).toEqual(feinted(true));
    expect(dodged.battle.stack[1]).toMatchObject({ type: 'activation', free: true });
    expect(eventsOf(dodged.events, 'revealed')).toEqual([
      { type: 'revealed', rule: 'MW 18.3', seat: 0, choice: 'feint' },
    ]);
  });

  test('[MW-R97] the reveal is final; a shot that hides nothing is not', () => {
    const finals = (b: Battle, commands: readonly MagewindsCommand[], dice: readonly number[]) => {
      const { table } = tableWith(dice);
      let [now, count] = [b, 0];
      for (const c of commands)
        now = magewinds.play(now, magewinds.decisions(now)[0]!.seat, c, { ...table, final: () => void count++ });
      return count;
    };
    expect(finals(duel(), [...melee, choose('light')], [])).toBe(0);
    expect(finals(duel(), [...melee, choose('light'), defend('none')], [])).toBe(1);
    const shot = [activate(0), act('attack'), step(), strike('spark', 1, ['2D']), defend('none')];
    expect(finals(put(duel({}, { hands: [['2D'], []] }), 1, inch(8), inch(6)), shot, [6, 6, 6])).toBe(0);
  });
});

describe('[TC mesmer.mirrorshield] [MW-R45]', () => {
  const scene = (hands: Lineup['hands'] = [[], ['2C', 'KC', '2D']], own: Partial<Placed> = {}) =>
    battle({
      fighters: [
        { profile: 'warrior', seat: 0, at: [5, 6] },
        { profile: 'mesmer', seat: 1, at: [6.5, 6], ...own },
        { profile: 'militia', seat: 1, at: [1, 1] },
        { profile: 'mesmer', seat: 1, at: [11, 1] },
      ],
      hands: hands!,
    });
  const answering = (b: Battle) => playAll(b, [...melee, choose('heavy')]).battle;

  test('is offered with each card that pays, and must be paid', () => {
    const b = answering(scene());
    expect(offered(b)).toEqual([
      defend('none'),
      defend('dodge'),
      defend('deflect'),
      defend('mirrorshield', ['2C']),
      defend('mirrorshield', ['KC']),
    ]);
    expect(why(b, defend('mirrorshield', ['3C']))).toEqual({
      code: 'notInHand',
      rule: 'MW 17.0',
      facts: { card: '3C' },
    });
    expect(why(b, defend('mirrorshield'))).toEqual({
      code: 'cannotPay',
      rule: 'MW 17.0',
      facts: { cost: '1 Club', cards: [] },
    });
    const poor = answering(scene([['2C'], []]));
    expect(offered(poor)).toEqual([defend('none'), defend('dodge'), defend('deflect')]);
    expect(why(poor, defend('mirrorshield', ['2C']))).toEqual({
      code: 'cannotReact',
      rule: 'MW 18.4',
      facts: { name: 'Mesmer', defence: 'mirrorshield' },
    });
  });

  test('what was blocked is told and comes back; the attack below keeps its own numbers', () => {
    // 5 - 1 = 4: five hits, Armour 1 + 2: two get through, three come back and meet the Warrior's Armour 1
    const { battle: b, events } = playAll(
      answering(scene([[], ['2C']])),
      [defend('mirrorshield', ['2C'])],
      [1, 1, 2, 3, 4, 5, 6],
    );
    expect(eventsOf(events, 'spent')).toEqual([{ type: 'spent', rule: 'MW 17.0', seat: 1, cards: ['2C'] }]);
    expect(eventsOf(events, 'mirrored')).toEqual([
      {
        type: 'mirrored',
        rule: 'TC mesmer.mirrorshield',
        who: whoIs(1, 1, 'mesmer'),
        attacker: WARRIOR,
        hits: 3,
      },
    ]);
    expect(eventsOf(events, 'damaged')).toEqual([
      { type: 'damaged', rule: 'MW 18.5.3', who: whoIs(1, 1, 'mesmer'), amount: 2, damage: 2, toughness: 6 },
      { type: 'damaged', rule: 'TC mesmer.mirrorshield', who: WARRIOR, amount: 2, damage: 2, toughness: 7 },
    ]);
    expect(b.stack[2]).toEqual({
      ...FRAME,
      step: 'over',
      chosen: true,
      choice: 'heavy',
      defence: 'mirrorshield',
      hits: 5,
      damage: 2,
      blocked: 3,
    });
  });

  test('one blocked hit is told, and stopped by the attacker’s Armour', () => {
    const { battle: b, events } = playAll(answering(scene()), [defend('mirrorshield', ['2C'])], [1, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'mirrored')[0]!.hits).toBe(1);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(b.fighters[0]!.damage).toBe(0);
  });

  test('[TC mesmer.clone] not by a double: it is neither offered nor allowed; the real one shows itself', () => {
    const twins = (real: number): Battle => {
      const b = answering(scene());
      return {
        ...changed(changed(b, 1, { twin: 3 }), 3, { twin: 1 }),
        clones: [{ pair: [1, 3], seat: 1, real }],
      };
    };
    expect(offered(twins(3))).toEqual([defend('none'), defend('dodge'), defend('deflect')]);
    expect(why(twins(3), defend('mirrorshield', ['2C']))).toEqual({
      code: 'doubleCannot',
      rule: 'TC mesmer.clone',
      facts: { name: 'Mesmer' },
    });
    expect(playAll(twins(1), [defend('mirrorshield', ['2C'])], [6, 6, 6, 6, 6, 6, 6]).battle.clones).toEqual([]);
    expect(playAll(twins(1), [defend('deflect')], [6, 6, 6, 6, 6, 6, 6]).battle.clones).toHaveLength(1);
  });

  test('[TC druid.quake] the ground feels nothing: nothing comes back', () => {
    const b = battle({
      fighters: [
        { profile: 'druid', seat: 0, at: [1, 14] },
        { profile: 'mesmer', seat: 1, at: [6, 7.9] },
      ],
      hands: [['KC'], ['2C']],
      terrain: [block(4, 4, 1, 3, 'high')],
    });
    const shaken = [activate(0), act('quake'), step(), cast('quake', 0, ['KC'], { feature: 0 })];
    const { battle: after, events } = playAll(b, [...shaken, defend('mirrorshield', ['2C'])], [1, 1, 2, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({
      attacker: null,
      source: { type: 'feature', id: 0 },
      hits: 3,
    });
    expect(eventsOf(events, 'mirrored')).toEqual([]);
    expect(after.fighters.map((f) => f.damage)).toEqual([0, 0]);
  });
});

describe('[TC doppelganger.profile] a double that is struck', () => {
  /** 1 and 3 are a pair; the real one is named. The Warrior, or whoever stands in its place, strikes 1. */
  const twins = (real: number, profile: Placed['profile'] = 'warrior', hand: Lineup['hands'] = [[], []]): Battle => {
    const b = duel({}, { hands: hand! }, [{ profile: 'cleric', seat: 1, at: [9, 12] }]);
    return {
      ...changed(changed(changed(b, 0, { profile }), 1, { twin: 3 }), 3, { twin: 1 }),
      clones: [{ pair: [1, 3], seat: 1, real }],
    };
  };
  const heavy = (b: Battle, defence: 'none' | 'deflect', dice: readonly number[]) =>
    playAll(b, [...melee, choose('heavy'), defend(defence)], dice);

  test('a hit that the original’s Armour would stop shows it; the throw tells Armour 0', () => {
    const { battle: b, events } = heavy(twins(3), 'none', [4, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hits: 1, armour: 0, damage: 1 });
    expect(b.fighters[1]!.where).toBe('gone');
    const { battle: same, events: plain } = heavy(twins(1), 'none', [4, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(plain, 'struck')[0]).toMatchObject({ hits: 1, armour: 1, damage: 0 });
    expect(same.clones).toHaveLength(1);
  });

  test('no hit shows nothing; a Deflect that stops all shows nothing', () => {
    expect(heavy(twins(3), 'none', [6, 6, 6, 6, 6, 6, 5]).battle.clones).toHaveLength(1);
    const deflected = heavy(twins(3), 'deflect', [4, 4, 4, 6, 6, 6, 6]);
    expect(eventsOf(deflected.events, 'struck')[0]).toMatchObject({ hits: 3, armour: 3, damage: 0 });
    expect(deflected.battle.clones).toHaveLength(1);
  });

  test('[TC cleric.push] a push deals no damage and shows nothing', () => {
    const b = twins(3, 'cleric', [['2C'], []]);
    const { battle: after, events } = playAll(
      b,
      [...attacks(0, 'push', 1, ['2C']), defend('none'), knockBack(0)],
      [1, 1, 6, 6, 6, 6],
    );
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hits: 2, armour: 1, damage: 1 });
    expect(after.clones).toHaveLength(1);
    expect(after.fighters[1]).toMatchObject(at(7.5, 6));
  });

  test('[MW-H22] in the first edition the original’s Armour counted for it', () => {
    const b = twins(3);
    const first: Battle = { ...b, config: { ...b.config, edition: 1 } };
    const { events } = heavy(first, 'none', [4, 6, 6, 6, 6, 6, 6]);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ armour: 1, damage: 0 });
  });
});

describe('[TC witch.poison-tip]', () => {
  const tip = attacks(0, 'poison-tip', 1);
  const witch = (own: Partial<Placed> = {}, more: Partial<Lineup> = {}) =>
    changed(duel({ actions: 2, ...own }, more), 0, { profile: 'witch' });

  test('who is hurt is poisoned, once, and it is told', () => {
    const { battle: b, events } = playAll(witch(), [...tip, choose('light')]);
    expect(eventsOf(events, 'poisoned')).toEqual([
      { type: 'poisoned', rule: 'TC witch.poison-tip', who: CLERIC, by: 0 },
    ]);
    expect(b.fighters[1]!.poison).toBe(0);
    const again = playAll(witch({ poison: 1 }), [...tip, choose('light')]);
    expect(eventsOf(again.events, 'poisoned')).toEqual([]);
    expect(again.battle.fighters[1]!.poison).toBe(1);
  });

  test('not by hits that Armour stops, nor who falls; [TC universal.barrier] nor where a Barrier stops it', () => {
    const blocked = playAll(witch(), [...tip, choose('heavy')], [4, 6, 6, 6, 6, 6]).battle;
    expect(blocked.fighters[1]).toMatchObject({ damage: 0, poison: null });
    const fallen = playAll(witch({ damage: 4 }), [...tip, choose('light')]);
    expect(eventsOf(fallen.events, 'poisoned')).toEqual([]);
    expect(fallen.battle.fighters[1]).toMatchObject({ where: 'down', poison: null });
    const warded = playAll(witch({}, { hands: [[], ['2C']] }), [...tip, choose('light')]).battle;
    expect(asked(warded)).toBe('1 window');
    const saved = playAll(warded, [cast('barrier', 1, ['2C'])], [1, 1]).battle;
    expect(saved.fighters[1]).toMatchObject({ damage: 0, poison: null });
    expect(topFrame(saved)).toMatchObject({ step: 'knockback', hits: 3, damage: 0 });
    const half = playAll(warded, [cast('barrier', 1, ['2C'])], [1, 2]).battle;
    expect(half.fighters[1]).toMatchObject({ damage: 1, poison: 0 });
    expect(topFrame(half)).toMatchObject({ step: 'knockback', damage: 1 });
  });

  test('other blades do not', () => {
    expect(playAll(duel({ actions: 2 }), [...melee, choose('light')]).battle.fighters[1]!.poison).toBeNull();
  });
});

describe('[MW 18.5.3] taken down', () => {
  test('what is left of it, and what is told', () => {
    const b = withEffects(
      carriedBy(duel({ damage: 5, actions: 2, guard: false, poison: 0 }, { objects: [[1, 3]], round: 3 }), 1),
      { type: 'hex', fighter: 1 },
      { type: 'prediction', by: 0, fighter: 1, action: 'move' },
      { type: 'charm', by: 0, seat: 0, target: 1, among: [1, 2] },
    );
    const { battle: after, events } = playAll(b, [...melee, choose('light')]);
    expect(eventsOf(events, 'takenDown')).toEqual([{ type: 'takenDown', rule: 'MW 18.5.3', who: CLERIC, credit: 0 }]);
    expect(after.fighters[1]).toEqual({
      ...b.fighters[1],
      where: 'down',
      damage: 6,
      actions: 0,
      guard: false,
      poison: null,
      downIn: 3,
    });
    expect(after.effects.map((e) => e.type)).not.toContain('hex'); // MW-R50
    expect(after.objects[0]).toMatchObject({ where: 'field', carrier: null, ...at(6.5, 6) });
    expect(after.seats.map((s) => s.kills)).toEqual([1, 0]);
  });

  test('a Guard that did not help goes with it', () => {
    const b = duel({ damage: 5, guard: true });
    const after = playAll(b, [...melee, choose('light'), defend('none')]).battle;
    expect(after.fighters[1]).toMatchObject({ where: 'down', guard: false });
  });

  test('[MW-R94] one’s own fighter: nobody is credited', () => {
    const b = duel({ seat: 0, damage: 5, actions: 2 });
    const { battle: after, events } = playAll(b, [...melee, choose('light')]);
    expect(eventsOf(events, 'takenDown')).toMatchObject([{ credit: 0 }]);
    expect(after.seats.map((s) => s.kills)).toEqual([0, 0]);
  });
});

describe('[TC cleric.push] [MW-R25]', () => {
  const cleric = (more: Partial<Lineup> = {}, others: readonly Placed[] = []) =>
    battle({
      fighters: [
        { profile: 'cleric', seat: 0, at: [5, 6] },
        { profile: 'seer', seat: 1, at: [7, 6], actions: 2 },
        { profile: 'militia', seat: 1, at: [1, 1] },
        ...others,
      ],
      hands: [['2C'], []],
      ...more,
    });
  const push = attacks(0, 'push', 1, ['2C']);

  test('its way is told by its own rule, after the knockback', () => {
    const { battle: b, events } = playAll(cleric(), [...push, knockBack(0.5)], [1, 2, 3, 6, 6, 6]);
    const moved = (how: string, rule: string, from: number, to: number) => ({
      type: 'moved',
      rule,
      who: whoIs(1, 1, 'seer'),
      how,
      path: [at(from, 6), at(to, 6)],
      length: inch(to - from),
      limit: inch(to - from),
    });
    expect(eventsOf(events, 'moved')).toEqual([
      moved('knockback', 'MW 18.5.4', 7, 7.5),
      moved('push', 'TC cleric.push', 7.5, 9.5),
    ]);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(b.fighters[1]).toMatchObject({ ...at(9.5, 6), damage: 0 });
  });

  test('all hits stopped, or no room: nothing is told of a push', () => {
    const blocked = playAll(cleric(), [...push, knockBack(0)], [1, 6, 6, 6, 6, 6]);
    expect(eventsOf(blocked.events, 'moved')).toEqual([]);
    const wall = put(cleric({ terrain: [block(8, 4, 1, 4, 'high')] }), 1, inch(8) - R, inch(6));
    const against = playAll(wall, push, [1, 2, 3, 6, 6, 6]);
    expect(Math.abs(against.battle.fighters[1]!.x - (inch(8) - R))).toBeLessThanOrEqual(4);
  });

  test('[MW-H03] who is bound stays where it is', () => {
    const b = playAll(cleric(), [activate(0), act('attack'), step()]).battle;
    const bound = withEffects(b, { type: 'entangle', by: 2, fighter: 1 });
    const { battle: after, events } = playAll(bound, [strike('push', 1, ['2C'])], [1, 2, 3, 6, 6, 6]);
    expect(eventsOf(events, 'moved')).toEqual([]);
    expect(after.fighters[1]).toMatchObject(at(7, 6));
    const other = withEffects(b, { type: 'entangle', by: 2, fighter: 2 });
    expect(asked(playAll(other, [strike('push', 1, ['2C'])], [1, 2, 3, 6, 6, 6]).battle)).toBe('0 knockBack');
  });

  test('[MW 19.2] [MW-R71] an object: told as struck, knocked back and pushed', () => {
    const b = playAll(cleric({ objects: [[5, 9.5]], terrain: [block(5.1, 8, 1, 0.3, 'low')] }), [
      activate(0),
      act('attack'),
      step(),
    ]).battle;
    const at0 = { type: 'attack', attack: 'push', target: null, object: 0, cards: ['2C'] } as const;
    const struck = playAll(b, [at0], [1, 2, 6, 6, 6, 6]);
    expect(eventsOf(struck.events, 'objectStruck')).toEqual([
      { type: 'objectStruck', rule: 'MW-R71', object: 0, dice: [1, 2, 6, 6, 6, 6], needed: 5, hits: 2 },
    ]);
    expect(eventsOf(struck.events, 'struck')).toEqual([]);
    expect(magewinds.decisions(struck.battle)).toEqual(decision(0, 'knockBack', null));
    const { battle: after, events } = playAll(struck.battle, [knockBack(0.5)]);
    expect(eventsOf(events, 'objectMoved')).toEqual([
      { type: 'objectMoved', rule: 'MW 18.5.4', object: 0, from: at(5, 9.5), to: at(5, 10) },
      { type: 'objectMoved', rule: 'TC cleric.push', object: 0, from: at(5, 10), to: at(5, 12) },
    ]);
    expect(after.objects[0]).toMatchObject({ where: 'field', ...at(5, 12) });
    expect(after.fighters[0]!.actions).toBe(1);
  });
});

describe('[MW-R67] who was knocked back drops what it carries', () => {
  const carrying = (x: number, edition: 1 | 2 = 2) => {
    const b = duel({ actions: 2 }, { objects: [[1, 3]], config: { edition } });
    return playAll(put(carriedBy(b, 1), 1, x, inch(6)), [...melee, choose('light')]).battle;
  };
  test('two units are no move, three are', () => {
    const dropped = (distance: number, edition: 1 | 2 = 2) =>
      playAll(carrying(inch(6.5), edition), [{ type: 'knockBack', distance }]).battle.objects[0]!.where;
    expect([dropped(2), dropped(3), dropped(2, 1)]).toEqual(['carried', 'field', 'field']);
  });
});

test('[MW-R102] a Druid that shakes itself and reacts has both counters, and no more', () => {
  const b = battle({
    fighters: [
      { profile: 'druid', seat: 0, at: [5, 6], actions: 1 },
      { profile: 'seer', seat: 1, at: [10, 14] },
    ],
    hands: [['KC'], []],
    terrain: [block(6, 5, 1, 2, 'high')],
  });
  const { battle: after, events } = playAll(
    b,
    [activate(0), act('quake'), step(), cast('quake', 0, ['KC'], { feature: 0 }), defend('deflect'), step()],
    [6, 6, 6, 6, 6, 6],
  );
  expect(after.fighters[0]!.actions).toBe(2);
  expect(eventsOf(events, 'counter')).toEqual([
    { type: 'counter', rule: 'MW 13.0', who: whoIs(0, 0, 'druid'), actions: 2, guard: false },
  ]);
});

test('[MW-R05] the distance that is told is from base to base', () => {
  const { events } = playAll(duel(), melee);
  expect(eventsOf(events, 'attackDeclared')[0]!.distance).toBe(inch(1.5) - D);
});
