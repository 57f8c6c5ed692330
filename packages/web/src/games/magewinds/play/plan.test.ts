import { EPSILON, faultOf, inch, isInContact, type Point } from '@muster/geometry';
import { ASKED_SPELLS, baseOf, type MagewindsCommand, magewinds } from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { isPossible } from './attacks.ts';
import { NO_AIM } from './casts.ts';
import { type Gesture, type Held, held, type Laying, NEW_TERRAIN, orderOf, strikeOf } from './hand.ts';
import { moveCommands } from './moving.ts';
import { ASKED_IN } from './orders.ts';
import type { Asked, Plan } from './plan/types.ts';
import { planOf } from './plan.ts';
import { dropAt, pointAtFighter, pointAtGround, touched } from './pointing.ts';
import { featureOf, KIT_IDS, overlapWords, type Placed, snapped } from './terrain-kit.ts';
import { asked, decisionsOf, fight, play, wall } from './test/battles.ts';

const CONFIGS = [
  { scenario: 'chosen', terrain: 'chosen', assembly: 'simultaneous' },
  {
    scenario: 'king-of-the-hill',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'mesmer'],
      ['druid', 'seer', 'witch', 'enchanter'],
    ],
    deployment: 'auto',
  },
  {
    scenario: 'treasure-dash',
    warbands: [
      ['deadeye', 'wizard', 'warlock', 'acolyte', 'acolyte'],
      ['guardian', 'mesmer', 'witch', 'militia'],
    ],
  },
  {
    scenario: 'battle-royale',
    players: 4,
    slots: 6,
    warbands: [
      ['warrior', 'seer', 'cleric'],
      ['druid', 'witch'],
      ['mesmer', 'wizard'],
      ['enchanter', 'guardian'],
    ],
  },
];

describe('whatever is decided', () => {
  test.each(CONFIGS)('$scenario: no button of the slip is refused, and pointing at anything is safe', (config) => {
    const kinds = new Set<string>();
    for (const { b, seat } of decisionsOf(config, 5, 160)) {
      const s = asked(b, seat);
      const plan = planOf(s);
      kinds.add(s.decision.kind);
      expect(plan.hint + plan.wait).not.toBe('');
      const frame = s.b.stack.at(-1);
      const spells = plan.marks.spells
        .map(({ spell }) => spell)
        .filter((x) => (ASKED_SPELLS as readonly string[]).includes(x));
      if (frame?.type === 'window') expect(ASKED_IN[frame.timing]).toEqual(expect.arrayContaining(spells));
      const first = [plan.main, plan.end].flatMap((x) => x?.commands[0] ?? []);
      for (const command of first)
        expect([command, magewinds.refuse(s.b, seat, command)]).toEqual([command, undefined]);
      for (const { id } of plan.marks.spells)
        planOf({ ...s, held: held({ kind: 'cast', fighter: null, spell: id, aim: NO_AIM }) });
      for (const f of s.b.fighters) {
        const step = pointAtFighter(s, f.id);
        const planned = planOf({ ...s, held: step.held }).main?.commands[0];
        if (planned !== undefined) expect(magewinds.refuse(s.b, seat, planned)).toBeUndefined();
        if (f.where === 'field') dropAt(s, f.id, { x: inch(5), y: inch(6) });
      }
      for (const { held } of plan.options)
        for (const command of planOf({ ...s, held }).main?.commands.slice(0, 1) ?? [])
          expect(magewinds.refuse(s.b, seat, command)).toBeUndefined();
      const ground = pointAtGround(s, { x: inch(5), y: inch(6) });
      const placed = planOf({ ...s, held: ground.held }).main?.commands[0];
      if (placed !== undefined) expect(magewinds.refuse(s.b, seat, placed)).toBeUndefined();
    }
    expect(kinds.size).toBeGreaterThan(5);
  });
});

const WARRIOR = { profile: 'warrior', seat: 0, at: [6, 4] } as const;
const DRUID = { profile: 'druid', seat: 1, at: [6, 5.6] } as const;

/** Plays a button of several commands as the table does. */
const follow = (b: ReturnType<typeof fight>, plan: Plan) => play(b, 0, ...plan.main!.commands);

test('[MW 13.4] pointing at an enemy in reach makes an Attack of it: action, no step, attack', () => {
  const b = play(fight([WARRIOR, DRUID]), 0, { type: 'activate', fighter: 0 });
  const s = asked(b, 0);
  const plan = planOf({ ...s, held: pointAtFighter(s, 1).held });
  expect(plan.main?.words).toBe('Attack the Druid with Melee: Light');
  expect(plan.odds?.matrix.heavy?.none).toBeDefined();
  expect(plan.marks.lines[0]).toMatchObject({ kind: 'clear' });
  const after = follow(b, plan);
  expect(after.stack.findLast(({ type }) => type === 'attack')).toMatchObject({
    target: 1,
    chosen: true,
    choice: 'light',
  });
});

describe('[MW-R37] attacking a friend asks first', () => {
  const attacking = () =>
    play(
      fight([WARRIOR, { profile: 'cleric', seat: 0, at: [7.6, 4] }, DRUID]),
      0,
      { type: 'activate', fighter: 0 },
      { type: 'act', action: 'attack' },
      { type: 'step', path: [] },
    );

  test('it is offered last, and picking it gives a question, not an attack', () => {
    const s = asked(attacking(), 0);
    const plan = planOf(s);
    expect(plan.options.map(({ words, note }) => [words, note])).toEqual([
      ['Druid', 'Melee'],
      ['Cleric', 'your own; Melee'],
    ]);
    for (const { held } of [plan.options[1]!, pointAtFighter(s, 1)]) {
      const sure = planOf({ ...s, held });
      expect([sure.main, sure.hint]).toEqual([undefined, 'The Cleric is your own. Attack it all the same?']);
      expect(sure.options.map(({ key }) => key)).toEqual(['sure', 'not sure']);
    }
  });

  test('who says yes attacks it; an enemy is attacked without a question', () => {
    const b = attacking();
    const s = asked(b, 0, strikeOf(0, 1));
    const sure = planOf({ ...s, held: planOf(s).options[0]!.held });
    expect(sure.main?.words).toMatch(/^Attack your own Cleric with Melee: (Light|Heavy)$/);
    expect(magewinds.decisions(follow(b, sure))[0]).toMatchObject({ seat: 0, kind: 'defence' });
    expect(planOf(asked(b, 0, strikeOf(0, 2))).main?.words).toMatch(/^Attack the Druid with Melee: (Light|Heavy)$/);
  });
});

test('[MW-R37] with only one’s own in reach the Attack is offered apart, and asks first', () => {
  const b = fight([WARRIOR, { profile: 'cleric', seat: 0, at: [7.6, 4] }, { ...DRUID, at: [6, 12] }]);
  const s = asked(play(b, 0, { type: 'activate', fighter: 0 }), 0);
  const own = planOf(s).options.at(-1)!;
  expect([own.words, own.note]).toEqual(['Your own only: Attack', 'MW-R37']);
  const aiming = planOf({ ...s, held: own.held });
  const cleric = aiming.options.find(({ words }) => words === 'Cleric')!;
  const question = planOf({ ...s, held: cleric.held });
  expect([question.main, question.hint]).toEqual([undefined, 'The Cleric is your own. Attack it all the same?']);
  const sure = planOf({ ...s, held: question.options.find(({ key }) => key === 'sure')!.held });
  expect(magewinds.decisions(follow(s.b, sure))[0]).toMatchObject({ seat: 0, kind: 'defence' });
  const apart = fight([WARRIOR, { profile: 'cleric', seat: 0, at: [9, 4] }, { ...DRUID, at: [6, 12] }]);
  const alone = planOf(asked(play(apart, 0, { type: 'activate', fighter: 0 }), 0));
  expect(alone.options.map(({ key }) => key)).not.toContain('attack');
});

test('[MW-R81] a charmed fighter is shown to strike its own friends, not those of who charmed it', () => {
  const b = fight([
    { profile: 'witch', seat: 0, at: [4.6, 4] },
    { ...WARRIOR, seat: 1 },
    { profile: 'cleric', seat: 1, at: [7.6, 4] },
  ]);
  const charm = { type: 'charm', by: 0, seat: 0, target: 1, among: [1] } as const;
  const s = asked(play({ ...b, turn: 1, effects: [charm] }, 1, { type: 'activate', fighter: 1 }), 0);
  const plan = planOf(s);
  expect([plan.targets, plan.facts]).toEqual([[2], []]);
  expect(plan.options.map(({ key }) => key)).toContain('attack');
  const struck = planOf({ ...s, held: pointAtFighter(s, 2).held });
  expect(struck.main?.words).toMatch(/^Attack the Cleric with Melee/);
});

test('[MW 18.1] an enemy out of range is refused with the distance, and the ruler is drawn', () => {
  const b = play(
    fight([WARRIOR, { ...DRUID, at: [6, 14] }]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
  );
  const s = asked(b, 0);
  const plan = planOf({ ...s, held: held(strikeOf(0, 1)) });
  expect([plan.main, plan.fault]).toEqual([undefined, expect.stringContaining('MW 18.1')]);
  expect(plan.marks.lines[0]).toMatchObject({ kind: 'ruler' });
});

test('[MW 18.1] the line that is blocked is drawn with what blocks it', () => {
  const b = play(
    fight([WARRIOR, { ...DRUID, at: [6, 5.9] }], [[], []], [wall(4, 4.8, 4, 0.2, 'high')]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
  );
  const plan = planOf(asked(b, 0, strikeOf(0, 1)));
  expect(plan.marks.attacks.filter(isPossible)).toEqual([]);
  expect(plan.marks.lines[0]).toMatchObject({ kind: 'blocked', marks: [{ piece: 0 }] });
});

test('[MW 15.0] a place in reach is pinned, pointing at it again lets it go, and only the button moves', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [6, 14] }]), 0, { type: 'activate', fighter: 0 });
  const s = asked(b, 0);
  const to = { x: inch(6), y: inch(7) };
  const pinned = { ...s, held: pointAtGround(s, to).held };
  const plan = planOf(pinned);
  expect(plan.marks.ghost).toMatchObject({ ok: true, text: '3 of 5 in, 2 left' });
  expect(plan.main?.words).toBe('Move 3 in');
  expect(pointAtGround(pinned, to).held).toMatchObject({ kind: 'choose', fighter: 0 });
  expect(plan.main?.commands).toEqual([
    { type: 'act', action: 'move' },
    { type: 'move', path: [to] },
  ]);
  expect(play(b, 0, ...plan.main!.commands).fighters[0]).toMatchObject(to);
});

test('[MW 15.0] a place too far says why, and offers to go towards it', () => {
  const b = play(
    fight([WARRIOR, { ...DRUID, at: [1, 15] }]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'move' },
  );
  const s = asked(b, 0);
  const plan = planOf({ ...s, held: pointAtGround(s, { x: inch(6), y: inch(12) }).held });
  expect(plan.fault).toContain('MW 15.0');
  expect(plan.main?.words).toBe('Go towards it, 5 in');
  expect(play(b, 0, ...plan.main!.commands).fighters[0]).toMatchObject({ x: inch(6), y: inch(9) });
});

/** What the main button does after fighter 0 was carried there. */
const dropped = (s: Asked, p: Point): readonly MagewindsCommand[] =>
  planOf({ ...s, held: dropAt(s, 0, p).held }).main!.commands;

test('a base that is dropped on its way round an obstacle takes the shortest path', () => {
  const b = play(fight([WARRIOR, { ...DRUID, at: [1, 15] }], [[], []], [wall(5, 5, 2, 0.5, 'medium')]), 0, {
    type: 'activate',
    fighter: 0,
  });
  const s = asked(b, 0);
  const commands = dropped(s, { x: inch(6), y: inch(6.5) });
  expect(commands).toHaveLength(2);
  const move = commands[1]!;
  expect(move.type === 'move' && move.path.length).toBeGreaterThan(1);
  expect(play(b, 0, ...commands).fighters[0]).toMatchObject({ x: inch(6), y: inch(6.5) });
});

test('[MW-R39] a Dodge is always a whole step, wherever it is pointed', () => {
  const b = play(
    fight([WARRIOR, DRUID]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'attack' },
    { type: 'step', path: [] },
    { type: 'attack', attack: 'melee', target: 1, object: null, cards: [] },
    { type: 'chooseAttack', choice: 'feint' },
  );
  const reacted = play(b, 1, { type: 'defend', defence: 'dodge', cards: [] });
  const s = asked(reacted, 1);
  expect(s.decision.kind).toBe('step');
  const plan = planOf({ ...s, held: pointAtGround(s, { x: inch(6), y: inch(5.8) }).held });
  expect(plan.main?.words).toBe('Step 1 in');
  expect(magewinds.refuse(s.b, 1, plan.main!.commands[0]!)).toBeUndefined();
});

test('[MW 15.0] pointing at another base means contact with it, pointing beyond the edge means the edge', () => {
  const b = play(
    fight([WARRIOR, { ...DRUID, at: [6, 7] }]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'move' },
  );
  const s = asked(b, 0);
  const after = play(b, 0, ...dropped(s, { x: inch(6), y: inch(6.9) })).fighters;
  expect(isInContact(baseOf(after[0]!), baseOf(after[1]!))).toBe(true);
  expect(play(b, 0, ...dropped(s, { x: inch(6), y: -500 })).fighters[0]).toMatchObject({ x: inch(6), y: 1250 });
});

test('[ItT hold-the-line.deployment] a hand near the edge deploys in contact with it', () => {
  const config = { scenario: 'hold-the-line', warbands: [['warrior'], ['druid']] };
  for (const { b, seat } of decisionsOf(config, 2, 12)) {
    const s = asked(b, seat);
    if (s.decision.kind !== 'deploy' || seat !== b.ranks[0]) continue;
    const x = b.edge === 'west' ? inch(11.3) : inch(0.7);
    const step = pointAtGround(s, { x, y: inch(8) });
    expect(step.commits).toBe(true);
    const command = planOf({ ...s, held: step.held }).main?.commands[0];
    const off = command?.type === 'deploy' ? command.x - (b.edge === 'west' ? inch(12) - 1250 : 1250) : Infinity;
    expect(Math.abs(off)).toBeLessThanOrEqual(EPSILON);
    expect(magewinds.refuse(s.b, seat, command!)).toBeUndefined();
    return;
  }
  throw new Error('nobody deployed at the edge');
});

test('[MW 10.3] terrain piece by piece: what is banned is refused, what is allowed may be placed', () => {
  const config = { scenario: 'king-of-the-hill', warbands: [['warrior'], ['druid']], terrain: 'chosen' };
  const { b, seat } = [...decisionsOf(config, 2, 1)][0]!;
  const s = asked(b, seat, NEW_TERRAIN);
  expect(s.decision.kind).toBe('terrain');
  const again = { ...s, held: pointAtGround(s, { x: inch(3), y: inch(4) }).held };
  expect(play(b, seat, ...planOf(again).main!.commands).terrain?.features).toHaveLength(1);
  const onTheHill = pointAtGround(again, { x: inch(6), y: inch(8) });
  expect(onTheHill.held).toEqual(again.held);
  expect(onTheHill.remark).toMatchObject({ at: { x: inch(6), y: inch(8) } });
  expect(onTheHill.remark?.text).toContain('ItT king-of-the-hill.setup');
});

test.each(KIT_IDS)('[MW-R12] a %s of the kit is well made, however it is turned', (kind) => {
  for (let degrees = 0; degrees < 360; degrees++)
    for (const { corners } of featureOf({ kind, at: { x: inch(5), y: inch(5) }, degrees }).pieces)
      expect(faultOf({ corners })).toBeUndefined();
});

test('[MW 10.3] a piece that was laid is chosen, moved and turned; where it may not lie it stays as it was', () => {
  const config = { scenario: 'king-of-the-hill', warbands: [['warrior'], ['druid']], terrain: 'chosen' };
  const { b, seat } = [...decisionsOf(config, 2, 1)][0]!;
  const at = { x: inch(3), y: inch(4) };
  const laying = { ...NEW_TERRAIN, features: [{ kind: 'wall', at, degrees: 0 }] } satisfies Laying;
  const s = asked(b, seat, laying);
  const then = (h: Held, gesture: Gesture) => touched({ ...s, held: h }, gesture);
  const chosen = then(s.held, { kind: 'grip', piece: 0 }).held;
  const moved = then(chosen, { kind: 'ground', at: { x: inch(3) + 40, y: inch(12) - 30 }, free: false });
  expect(moved.held).toMatchObject({ features: [{ kind: 'wall', at: { x: inch(3), y: inch(12) }, degrees: 0 }] });
  expect(then(chosen, { kind: 'turn', by: 37 }).held).toMatchObject({ features: [{ at, degrees: 37 }] });
  expect(then(s.held, { kind: 'turn', by: -15 }).held).toMatchObject({ degrees: 345, features: [{ degrees: 0 }] });
  const hill = { x: inch(6), y: inch(8) };
  const banned = then(s.held, { kind: 'lay', piece: 0, at: hill, free: true });
  expect(banned).toMatchObject({ held: { features: laying.features }, remark: { at: hill } });
  expect(then(chosen, { kind: 'grip', piece: 0 }).held).toEqual(s.held);
});

test('pieces are drawn to the edge of the table and to each other, else to quarters; Alt leaves them free', () => {
  const size = { width: inch(12), height: inch(16) };
  const crate = (x: number, y: number): Placed => ({ kind: 'crate', at: { x: inch(x), y: inch(y) }, degrees: 0 });
  expect(snapped(crate(0.7, 5.1), [], size).at).toEqual({ x: inch(0.5), y: inch(5) });
  expect(snapped(crate(4.15, 5.1), [crate(3, 5)], size).at).toEqual({ x: inch(4), y: inch(5) });
  expect(snapped(crate(6.15, 9.4), [crate(3, 5)], size).at).toEqual({ x: inch(6.25), y: inch(9.5) });
});

test('a piece says what it overlaps; touching is not overlapping', () => {
  const at = (kind: Placed['kind'], x: number, degrees = 0): Placed => ({
    kind,
    at: { x: inch(x), y: inch(5) },
    degrees,
  });
  expect(overlapWords(at('crate', 5), [at('crate', 6), at('tree', 9)])).toBeUndefined();
  expect(overlapWords(at('crate', 5), [at('crate', 5.5), at('tree', 5.2)])).toBe('overlaps the crate and the tree');
  expect(overlapWords(at('wall', 5, 90), [at('crate', 6)])).toBeUndefined();
  expect(overlapWords(at('wall', 5), [at('crate', 6)])).toBe('overlaps the crate');
});

test('the commands of a move include the action only when it is still to be chosen', () => {
  const b = play(fight([WARRIOR, DRUID]), 0, { type: 'activate', fighter: 0 });
  const ahead = asked(b, 0).mover!;
  expect(moveCommands(ahead, []).map((c) => c.type)).toEqual(['act', 'move']);
  const now = asked(play(b, 0, { type: 'act', action: 'move' }), 0).mover!;
  expect(moveCommands(now, []).map((c) => c.type)).toEqual(['move']);
});

test('[MW 13.4] an Attack that needs a step first names whom it would reach, and one choice plans both', () => {
  const b = fight([
    { profile: 'warrior', seat: 0, at: [6, 4] },
    { profile: 'seer', seat: 1, at: [6, 6.5] },
  ]);
  const s = asked(play(b, 0, { type: 'activate', fighter: 0 }), 0);
  const attack = planOf({ ...s, held: held(orderOf(0, 'attack')) });
  expect(attack.wait).toBe('Choose a target');
  expect(attack.options.map(({ words, note }) => `${words}, ${note}`)).toContainEqual(
    expect.stringMatching(/^Seer, after a step of [\d.]+ in/),
  );
  const planned = planOf({ ...s, held: attack.options.at(-1)!.held });
  expect(planned.main?.words).toMatch(/^Step [\d.]+ in, then attack the Seer/);
});
