// An activation from its beginning to its end: who is asked, what is told, what lies on the stack, what may be answered.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../content/actions.ts';
import { magewinds } from '../game.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  aiming,
  at,
  battle,
  block,
  carriedBy,
  cast,
  changed,
  decline,
  ending,
  eventsOf,
  type Lineup,
  move,
  offered,
  type Placed,
  playAll,
  step,
  strike,
  whoIs,
  why,
  withEffects,
} from '../testing/battles.ts';

const FAR: Placed = { profile: 'cleric', seat: 1, at: [11, 15.4] };
const scene = (profile: Placed['profile'], more: Partial<Lineup> = {}, others: readonly Placed[] = [FAR]) =>
  battle({ fighters: [{ profile, seat: 0, at: [5, 6] }, ...others], ...more });

const decisions = (b: Battle) => magewinds.decisions(b);
const ROUND = { type: 'round', step: 'turn' };
const frame = (step: string, more: object = {}) => ({
  type: 'activation',
  step,
  fighter: 0,
  by: 0,
  action: null,
  free: false,
  cast: [],
  ...more,
});
/** The actions that are offered; the rest of the list is the tests' own. */
const actions = (b: Battle) => offered(b).flatMap((c) => (c.type === 'act' ? [c.action] : []));

describe('[MW 13.0] step by step', () => {
  test('it begins: the Guard is over, holding is counted anew, and an action is asked for', () => {
    const b = { ...battle({ fighters: [{ profile: 'warrior', seat: 0, at: [5, 6], guard: true }, FAR] }), held: 1 };
    const { battle: after, events } = playAll(b, [activate(0)]);
    expect(events).toEqual([{ type: 'activated', rule: 'MW 13.0', who: whoIs(0, 0, 'warrior'), by: 0 }]);
    expect(after.stack).toEqual([ROUND, frame('chooses')]);
    expect(after.held).toBe(0);
    expect(after.fighters[0]!.guard).toBe(false);
    expect(decisions(after)).toEqual([{ seat: 0, kind: 'action', rule: 'MW 13.0', fighter: 0 }]);
  });

  test('[MW 13.1] an action begins, its step is asked for, then its target', () => {
    const { battle: b, events } = playAll(scene('warrior'), [activate(0), act('attack')]);
    expect(events.slice(1)).toEqual([
      { type: 'acted', rule: 'MW 13.0', who: whoIs(0, 0, 'warrior'), action: 'attack' },
    ]);
    const stepping = {
      type: 'step',
      step: 'path',
      fighter: 0,
      purpose: 'action',
      source: null,
      leap: false,
      phasewalk: false,
      cast: [],
    };
    expect(b.stack).toEqual([ROUND, frame('targets', { action: 'attack' }), stepping]);
    expect(decisions(b)).toEqual([{ seat: 0, kind: 'step', rule: 'MW 13.1', fighter: 0 }]);
    const stepped = playAll(b, [step(at(5, 6.5))]);
    expect(stepped.events).toEqual([
      {
        type: 'moved',
        rule: 'MW 13.1',
        who: whoIs(0, 0, 'warrior'),
        how: 'step',
        path: [at(5, 6), at(5, 6.5)],
        length: inch(0.5),
        limit: inch(1),
      },
    ]);
    expect(stepped.battle.stack).toEqual([ROUND, frame('targets', { action: 'attack' })]);
    expect(decisions(stepped.battle)).toEqual([{ seat: 0, kind: 'target', rule: 'MW 13.0', fighter: 0 }]);
  });

  test('[MW 13.4] a Move has its own frame, and knows who was near as it began', () => {
    const moving = (profile: Placed['profile'], enemy: readonly [number, number]) =>
      playAll(scene(profile, {}, [{ ...FAR, at: enemy }]), [activate(0), act('move')]).battle;
    const own = (near: boolean, charges: boolean) => ({
      type: 'move',
      step: 'path',
      fighter: 0,
      haste: 0,
      phasewalk: false,
      near,
      charges,
      cast: [],
    });
    expect(moving('warrior', [11, 15.4]).stack).toEqual([
      ROUND,
      frame('resolving', { action: 'move' }),
      own(false, true),
    ]);
    expect(moving('warrior', [5, 7.5]).stack[2]).toEqual(own(true, false));
    expect(moving('seer', [11, 15.4]).stack[2]).toEqual(own(false, false));
    expect(decisions(moving('seer', [11, 15.4]))).toEqual([{ seat: 0, kind: 'move', rule: 'MW 13.4', fighter: 0 }]);
    const told = playAll(moving('seer', [11, 15.4]), [move(at(5, 8))]).events;
    expect(eventsOf(told, 'moved')).toEqual([
      {
        type: 'moved',
        rule: 'MW 15.0',
        who: whoIs(0, 0, 'seer'),
        how: 'move',
        path: [at(5, 6), at(5, 8)],
        length: inch(2),
        limit: inch(5),
      },
    ]);
    expect(eventsOf(told, 'counter')).toEqual([
      { type: 'counter', rule: 'MW 13.0', who: whoIs(0, 0, 'seer'), actions: 1, guard: false },
    ]);
  });

  test('[MW-R66] who carries something is asked once more at the end', () => {
    const b = ending(carriedBy(scene('seer', { objects: [[1, 1]] }), 0));
    expect(decisions(b)).toEqual([{ seat: 0, kind: 'ending', rule: 'MW-R66', fighter: 0 }]);
    expect(b.stack).toEqual([ROUND, frame('ending', { action: 'wait' })]);
    expect(b.fighters[0]!.actions).toBe(1);
    expect(playAll(b, [decline]).battle).toMatchObject({ turn: 1, stack: [ROUND] });
  });

  test('[MW-R26] Wait begins no action: what lasts until the next one goes on, and there is no step', () => {
    const warded = withEffects(scene('guardian'), { type: 'ward', by: 0 });
    const waited = playAll(warded, [activate(0), act('wait')]);
    expect(waited.battle.effects).toEqual([{ type: 'ward', by: 0 }]);
    expect(waited.battle.fighters[0]).toMatchObject({ actions: 1, guard: false });
    const { battle: b, events } = playAll(warded, [activate(0), act('guard')]);
    expect(b.effects).toEqual([]); // MW-R77
    expect(eventsOf(events, 'effectEnded')).toEqual([
      {
        type: 'effectEnded',
        rule: 'MW-R77',
        effect: 'ward',
        who: whoIs(0, 0, 'guardian'),
        of: { type: 'ward', by: 0 },
      },
    ]);
  });

  test('[MW-R77] of a spell on another the end is told of that other; what somebody else cast goes on', () => {
    const b = withEffects(
      scene('druid', {}, [FAR, { profile: 'guardian', seat: 0, at: [2, 2] }]),
      { type: 'entangle', by: 0, fighter: 1 },
      { type: 'ward', by: 2 },
      { type: 'wildform', fighter: 0 },
      { type: 'empowered', by: 0 },
    );
    const { battle: after, events } = playAll(b, [activate(0), act('move')]);
    expect(eventsOf(events, 'effectEnded')).toEqual([
      {
        type: 'effectEnded',
        rule: 'MW-R77',
        effect: 'entangle',
        who: whoIs(1, 1, 'cleric'),
        of: { type: 'entangle', by: 0, fighter: 1 },
      },
    ]);
    expect(after.effects.map((e) => e.type)).toEqual(['ward', 'wildform', 'empowered']);
  });
});

describe('[TC seer.prediction] [MW-R80] at the beginning of an action', () => {
  const predicted = (action: ActionId, own: Partial<Placed> = {}) =>
    withEffects(
      scene('warrior', {}, [FAR, { profile: 'seer', seat: 1, at: [11, 11], actions: 2, ...own }]),
      { type: 'prediction', by: 2, fighter: 1, action: 'move' },
      { type: 'prediction', by: 2, fighter: 0, action },
    );
  const begun = (b: Battle) => playAll(b, [activate(0), act('move')]);

  test('the one named comes true: an action recovered, and told', () => {
    const { battle: b, events } = begun(predicted('move'));
    expect(b.effects).toEqual([{ type: 'prediction', by: 2, fighter: 1, action: 'move' }]);
    expect(b.fighters[2]!.actions).toBe(1);
    expect(eventsOf(events, 'recovered')).toEqual([
      {
        type: 'recovered',
        rule: 'TC seer.prediction',
        who: whoIs(2, 1, 'seer'),
        actions: 1,
        spell: 'prediction',
      },
    ]);
  });

  test('another does not', () => {
    const { battle: b, events } = begun(predicted('guard'));
    expect(b.effects).toHaveLength(2);
    expect(b.fighters[2]!.actions).toBe(2);
    expect(eventsOf(events, 'recovered')).toEqual([]);
  });

  test('a Seer that is down recovers nothing, and the Prediction is over', () => {
    const { battle: b, events } = begun(predicted('move', { where: 'down' }));
    expect(b.effects).toHaveLength(1);
    expect(b.fighters[2]!.actions).toBe(2);
    expect(eventsOf(events, 'recovered')).toEqual([]);
  });

  test('[MW 20.3] with no counter there is nothing to recover', () => {
    const { battle: b } = begun(predicted('move', { actions: 0 }));
    expect(b.fighters[2]!.actions).toBe(0);
  });
});

describe('[MW 13.0] which actions are offered', () => {
  test('[MW 13.4] to everybody Move, Guard and Wait; nobody is near enough for an Attack', () => {
    expect(offered(playAll(scene('warrior'), [activate(0)]).battle)).toEqual([act('move'), act('guard'), act('wait')]);
  });

  test('Attack where a step could bring an enemy into reach: 1" of melee and 1" of a step', () => {
    const near = (gap: number, more: Partial<Battle['fighters'][number]> = {}) => {
      const b = changed(scene('warrior'), 1, { x: inch(5), y: inch(6) + 2500 + gap, ...more });
      return actions(playAll(b, [activate(0)]).battle).includes('attack');
    };
    expect([near(inch(2)), near(inch(2) + 3)]).toEqual([true, false]);
    expect(near(inch(1), { where: 'down' })).toBe(false);
    expect(near(inch(1), { seat: 0 })).toBe(false);
  });

  test('with cards the reach is that of attack spells; of an Aimed Shot only with a marker', () => {
    const reach = (b: Battle, gap: number) => {
      const there = changed(b, 1, { x: inch(5), y: inch(3) + 2500 + gap });
      return actions(playAll(changed(there, 0, at(5, 3)), [activate(0)]).battle).includes('attack');
    };
    const wizard = scene('wizard', { hands: [['2H'], []] });
    expect([reach(wizard, inch(10)), reach(wizard, inch(10) + 3)]).toEqual([true, false]);
    const empty = scene('wizard', { hands: [[], ['2H']] });
    expect([reach(empty, inch(2)), reach(empty, inch(2) + 3)]).toEqual([true, false]);
    const deadeye = scene('deadeye');
    expect([reach(deadeye, inch(10)), reach(deadeye, inch(10) + 3)]).toEqual([true, false]);
    const marked = withEffects(deadeye, { type: 'aim', by: 0, ...at(5, 12), ready: false });
    expect([reach(marked, inch(11.5)), reach(marked, inch(13) + 3)]).toEqual([true, false]);
    const another = withEffects(deadeye, { type: 'aim', by: 1, ...at(5, 12), ready: false });
    expect(reach(another, inch(10) + 3)).toBe(false);
  });

  test.each<[Placed['profile'], Lineup['hands'], readonly ActionId[]]>([
    ['deadeye', [[], []], ['take-aim']],
    ['cleric', [['AH'], []], ['recover']], // nobody is down
    ['wizard', [['AS'], []], ['blink']],
    ['druid', [['AH', 'AC'], []], ['recover']], // no terrain to shake, nobody near enough to entangle
    ['guardian', [['AC'], []], ['ward']],
    ['mesmer', [['AD', 'AS'], []], ['blink', 'clone']],
    ['witch', [['2H', '2C', '2S'], []], ['recover', 'charm']],
    ['witch', [['2H', '2C'], []], ['recover']],
    ['witch', [['2C', '2S'], []], []],
    ['warlock', [['AC'], []], ['summon']],
    ['seer', [['AD'], []], []],
  ])('its own, and spells it can pay and aim: %s with %j', (profile, hands, own) => {
    const b = playAll(changed(scene(profile, { hands: hands! }), 0, { damage: 2 }), [activate(0)]).battle;
    expect(actions(b)).toEqual(['move', 'guard', 'wait', ...own]);
  });

  test('[MW 13.3] reactions are no actions of an activation', () => {
    const b = playAll(scene('mesmer', { hands: [['2C'], []] }), [activate(0)]).battle;
    for (const action of ['dodge', 'deflect', 'mirrorshield'] as const)
      expect(why(b, act(action))).toEqual({
        code: 'notItsAction',
        rule: 'MW 13.0',
        facts: { name: 'Mesmer', action },
      });
  });

  test('with officialOnly no stand-ins of ours: they are neither offered nor allowed', () => {
    const summon = (officialOnly: boolean) => {
      const b = playAll(scene('warlock', { hands: [['AC'], []], config: { officialOnly } }), [activate(0)]).battle;
      return [actions(b).includes('summon'), why(b, act('summon'))?.code];
    };
    expect([summon(false), summon(true)]).toEqual([
      [true, undefined],
      [false, 'notItsAction'],
    ]);
  });

  test('[MW-R19] what would be useless is not offered, but legal', () => {
    const b = playAll(scene('wizard'), [activate(0)]).battle;
    for (const action of ['attack', 'blink', 'recover'] as const) {
      expect(actions(b)).not.toContain(action);
      expect(why(b, act(action))).toBeUndefined();
    }
  });
});

describe('[ItT hold-the-line.special] [MW-R92] Escape', () => {
  const line = (x: number, more: Partial<Lineup> = {}) =>
    changed(scene('warrior', { scenario: 'hold-the-line', ...more }), 0, { x, y: inch(6) });
  const R = 1250;

  test('offered within 3" of the edge: a step of 1", or of 3" with Leap', () => {
    const isOffered = (b: Battle) => actions(playAll(b, [activate(0)]).battle).includes('escape');
    expect([isOffered(line(R + inch(3))), isOffered(line(R + inch(3) + 1))]).toEqual([true, false]);
  });

  test('it leaves if it touches the edge, otherwise the action is lost', () => {
    const tried = (x: number) => playAll(line(x), [activate(0), act('escape'), step()]).battle.fighters[0]!;
    expect(tried(R)).toMatchObject({ where: 'escaped' });
    expect(tried(R + 2)).toMatchObject({ where: 'escaped' });
    expect(tried(R + 3)).toMatchObject({ where: 'field', actions: 1 });
  });

  test('only where there is an edge to leave by, and only for the Attacker', () => {
    const refused = { code: 'notItsAction', rule: 'MW 13.0', facts: { name: 'Warrior', action: 'escape' } };
    const plain = playAll(scene('warrior'), [activate(0)]).battle;
    expect(why(plain, act('escape'))).toEqual(refused);
    expect(actions(plain)).not.toContain('escape');
    const other = battle({
      fighters: [
        { profile: 'warrior', seat: 1, at: [1, 6] },
        { profile: 'cleric', seat: 0, at: [11, 14] },
      ],
      scenario: 'hold-the-line',
      turn: 1,
    });
    expect(why(playAll(other, [activate(0)]).battle, act('escape'))).toEqual(refused);
    expect(why(playAll(line(inch(5)), [activate(0)]).battle, act('escape'))).toBeUndefined();
  });
});

test('[MW 13.0] who may not be activated', () => {
  const b = scene('warrior', {}, [FAR, { profile: 'seer', seat: 0, at: [1, 1], where: 'down' }]);
  expect(why(b, activate(2))).toEqual({ code: 'notOnField', rule: 'MW 4.4', facts: { fighter: 2 } });
  expect(why(b, activate(9))).toEqual({ code: 'notOnField', rule: 'MW 4.4', facts: { fighter: 9 } });
  expect(why(b, activate(1))).toEqual({ code: 'notOfWarband', rule: 'MW 13.0', facts: { name: 'Cleric' } });
  expect(why(changed(b, 2, { where: 'field', actions: 2 }), activate(2))).toEqual({
    code: 'noActionsLeft',
    rule: 'MW 13.0',
    facts: { name: 'Seer' },
  });
  expect(why(b, activate(0))).toBeUndefined();
});

describe('[MW 13.0] what may not be answered', () => {
  const notNow = (command: MagewindsCommand['type'], rule = 'MW 13.0') => ({
    code: 'notNow',
    rule,
    facts: { command },
  });
  const pickUp = { type: 'pickUp', object: 0 } as const;

  test('while an action is chosen', () => {
    const b = playAll(scene('warrior'), [activate(0)]).battle;
    for (const c of [decline, step(), move(), strike('melee', 1), pickUp] as const)
      expect(why(b, c)).toEqual(notNow(c.type));
  });

  test('while a step is asked for', () => {
    const b = playAll(scene('warrior'), [activate(0), act('attack')]).battle;
    for (const c of [decline, act('attack'), move(), strike('melee', 1)] as const)
      expect(why(b, c)).toEqual(notNow(c.type, 'MW 13.1'));
  });

  test('while a target is chosen: only what belongs to the action', () => {
    const attacking = aiming(scene('cleric', { hands: [['2H', '2D'], []] }), 'attack');
    expect(why(attacking, act('guard'))).toEqual(notNow('act'));
    expect(why(attacking, cast('recover', 0, ['2H']))).toEqual({
      code: 'otherAction',
      rule: 'MW 13.0',
      facts: { name: 'Cleric', action: 'attack' },
    });
    expect(why(attacking, decline)).toBeUndefined();
    const recovering = aiming(changed(scene('cleric', { hands: [['2H', '2S'], []] }), 0, { actions: 1 }), 'recover');
    expect(why(recovering, cast('revive', 0, ['2H'], { target: 0 }))).toEqual({
      code: 'otherAction',
      rule: 'MW 13.0',
      facts: { name: 'Cleric', action: 'recover' },
    });
    expect(why(recovering, strike('melee', 1))).toEqual(notNow('attack'));
    const taking = aiming(scene('deadeye', { hands: [['2S'], []] }), 'take-aim');
    expect(why(taking, strike('quick-shot', 1))).toEqual(notNow('attack'));
    expect(why(taking, cast('haste', 0, ['2S']))).toEqual({
      code: 'otherAction',
      rule: 'MW 13.0',
      facts: { name: 'Deadeye', action: 'take-aim' },
    });
  });

  test('a spell action is cast by who performs it, not by another that knows it too', () => {
    const b = aiming(
      changed(scene('cleric', { hands: [['AH'], []] }, [FAR, { profile: 'seer', seat: 0, at: [2, 2], damage: 1 }]), 0, {
        damage: 1,
      }),
      'recover',
    );
    expect(why(b, cast('recover', 2, ['AH']))?.code).toBe('otherAction');
    expect(offered(b)).toEqual([decline, cast('recover', 0, ['AH'])]);
  });

  test('while it ends', () => {
    const b = ending(carriedBy(scene('seer', { objects: [[1, 1]] }), 0));
    for (const c of [act('wait'), step(), pickUp] as const) expect(why(b, c)).toEqual(notNow(c.type));
  });

  test('while it moves, picks up or charges', () => {
    const b = playAll(scene('warrior'), [activate(0), act('move')]).battle;
    for (const c of [decline, act('move'), step(), strike('melee', 1)] as const)
      expect(why(b, c)).toEqual(notNow(c.type, 'MW 13.4'));
    const touching = scene('warrior', { objects: [[5, 9]] });
    const arrived = playAll(touching, [activate(0), act('move'), move({ x: inch(5), y: inch(9) - 2500 })]).battle;
    expect(decisions(arrived)).toEqual([{ seat: 0, kind: 'pickUp', rule: 'MW 13.4', fighter: 0 }]);
    for (const c of [move(), step(), strike('melee', 1)] as const)
      expect(why(arrived, c)).toEqual(notNow(c.type, 'MW 13.4'));
    const enemy = scene('warrior', {}, [{ ...FAR, at: [5, 10] }]);
    const charging = playAll(enemy, [activate(0), act('move'), move(at(5, 8.9))]).battle;
    expect(decisions(charging)).toEqual([{ seat: 0, kind: 'charge', rule: 'MW 13.4', fighter: 0 }]);
    for (const c of [move(), step(), pickUp] as const) expect(why(charging, c)).toEqual(notNow(c.type, 'MW 13.4'));
    expect(why(charging, strike('spark', 1))).toEqual({
      code: 'meleeOnly',
      rule: 'TC warrior.charge',
      facts: { name: 'Warrior' },
    });
    expect(offered(charging)).toEqual([decline, strike('melee', 1)]);
  });
});

describe('[TC mesmer.clone] [MW-H06] a fighter and its double', () => {
  const pair = (b: Battle, real: number): Battle => ({
    ...changed(changed(b, 0, { twin: 2 }), 2, { twin: 0 }),
    clones: [{ pair: [0, 2], seat: 0, real }],
  });
  const twins = (profile: Placed['profile'], real: number, more: Partial<Lineup> = {}) =>
    pair(scene(profile, more, [FAR, { profile, seat: 0, at: [5, 9] }]), real);

  test('[TC doppelganger.profile] a double is offered Move, Guard and Wait, and may do nothing else', () => {
    const b = playAll(twins('wizard', 2, { hands: [['AS', 'AD'], []] }), [activate(0)]).battle;
    expect(offered(b)).toEqual([act('move'), act('guard'), act('wait')]);
    for (const action of ['attack', 'blink'] as const)
      expect(why(b, act(action))).toEqual({ code: 'doubleCannot', rule: 'TC mesmer.clone', facts: { name: 'Wizard' } });
    for (const action of ['move', 'guard', 'wait'] as const) expect(why(b, act(action))).toBeUndefined();
  });

  test('the real one is offered all; what a double may do shows nothing, the rest does', () => {
    const b = twins('wizard', 0, { hands: [['AS'], []] });
    expect(actions(playAll(b, [activate(0)]).battle)).toEqual(['move', 'guard', 'wait', 'blink']);
    for (const action of ['move', 'guard', 'wait'] as const)
      expect(playAll(b, [activate(0), act(action)]).battle.clones).toHaveLength(1);
    for (const action of ['attack', 'blink'] as const)
      expect(playAll(b, [activate(0), act(action)]).battle.clones).toEqual([]);
  });

  test('the real Enchanter’s Phasewalk dissolves its double in mid-move and mid-step: the activation is over', () => {
    for (const action of ['move', 'guard'] as const) {
      const b = twins('enchanter', 2, { hands: [['2S', '2D'], []] });
      const begun = playAll(b, [activate(0), act(action)]).battle;
      const { battle: after } = playAll(begun, [cast('phasewalk', 2, ['2S'])]);
      expect(after.fighters[0]).toMatchObject({ where: 'gone', actions: 0, guard: false });
      expect(after).toMatchObject({ turn: 1, clones: [], stack: [ROUND] });
    }
  });

  test('[TC warrior.charge] a double does not charge', () => {
    const b = playAll(changed(twins('warrior', 2), 1, at(5, 11)), [activate(0), act('move')]).battle;
    const charging = playAll(changed(b, 2, at(8, 9)), [move(at(5, 9.9))]).battle;
    expect(decisions(charging)[0]!.kind).toBe('charge'); // asked like the real one: nothing shows
    expect(offered(charging)).toEqual([decline]);
    expect(why(charging, strike('melee', 1))).toEqual({
      code: 'doubleCannot',
      rule: 'TC mesmer.clone',
      facts: { name: 'Warrior' },
    });
  });

  test('[TC warrior.charge] [MW-R37] a Charge at its own double: it is gone, nobody answers, no dice', () => {
    const b = changed(changed(twins('warrior', 0), 1, at(3.9, 11)), 2, at(6.1, 11));
    const { battle: after, events } = playAll(b, [
      activate(0),
      act('move'),
      move(at(5, 11)),
      strike('melee', 2),
      { type: 'chooseAttack', choice: 'heavy' },
    ]);
    expect(eventsOf(events, 'dissolved')).toHaveLength(1);
    expect([...eventsOf(events, 'struck'), ...eventsOf(events, 'revealed'), ...eventsOf(events, 'defended')]).toEqual(
      [],
    );
    expect(after.fighters[2]!.where).toBe('gone');
    expect(after).toMatchObject({ turn: 1, stack: [ROUND] });
  });
});

test('[MW-R50] who falls in its own activation ends it: no counter', () => {
  // two hits, Armour 3: both come back, and the Warrior's Armour stops one
  const b = scene('warrior', { hands: [[], ['2C']] }, [
    { profile: 'mesmer', seat: 1, at: [6.5, 6] },
    { profile: 'seer', seat: 0, at: [1, 1] },
  ]);
  const { battle: after, events } = playAll(
    changed(b, 0, { damage: 6 }),
    [
      activate(0),
      act('attack'),
      step(),
      strike('melee', 1),
      { type: 'chooseAttack', choice: 'heavy' },
      { type: 'defend', defence: 'mirrorshield', cards: ['2C'] },
      step(),
    ],
    [1, 2, 6, 6, 6, 6, 6],
  );
  expect(after.fighters[0]).toMatchObject({ where: 'down', actions: 0 });
  expect(eventsOf(events, 'counter').map((e) => e.who.id)).toEqual([1]);
  expect(after.stack.some((f) => f.type === 'activation')).toBe(false);
});

test('[MW-R59] spells of one’s own activation, move and step are marked: each caster once', () => {
  const b = scene('seer', { hands: [['2S', '3S', '2D', '3D'], []], terrain: [block(8, 1, 1, 1, 'low')] });
  const predicted = playAll(b, [activate(0), cast('prediction', 0, ['2D'], { target: 1, action: 'move' })]).battle;
  expect(predicted.stack[1]).toEqual(frame('chooses', { cast: [{ spell: 'prediction', caster: 0 }] }));
  expect(why(predicted, cast('prediction', 0, ['3D'], { target: 1, action: 'guard' }))?.code).toBe('castAlready');
  const hasty = playAll(b, [activate(0), act('move'), cast('haste', 0, ['2S'])]).battle;
  expect(hasty.stack[2]).toMatchObject({ haste: 1, cast: [{ spell: 'haste', caster: 0 }] });
  expect(why(hasty, cast('haste', 0, ['3S']))?.code).toBe('castAlready');
  const leaping = playAll(b, [activate(0), act('guard'), cast('leap', 0, ['2S'])]).battle;
  expect(leaping.stack[2]).toMatchObject({ leap: true, cast: [{ spell: 'leap', caster: 0 }] });
  expect(why(leaping, cast('leap', 0, ['3S']))?.code).toBe('castAlready');
});
