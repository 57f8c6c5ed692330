// What the table shows for what is in the hand: who may act, what it would bring, the buttons and what they play.

import { type Battle, type ConquestDecision, conquest, fightsOf } from '@muster/conquest';
import { describe, expect, test } from 'vitest';
import { hand } from '../gestures.ts';
import { type Held, IDLE } from '../hand/types.ts';
import { at, field, ground, model, node, now, planned, played, settingUp, shooting, touched } from '../test/wars.ts';
import { planOf } from './plan.ts';

const plan = (b: Battle, held: Held) => hand.plan(now(b), held);

describe('who may act', () => {
  test('units to move are listed as they stand in the battle, with the one in hand; Next needs two', () => {
    const b = field();
    expect(planned(b).roster).toMatchObject({
      ids: ['A2-2', 'A3-1', 'A4-1'],
      label: 'Units to move',
      next: 'Next',
      last: false,
    });
    expect(planned(b, model('A4-1')).roster).toMatchObject({ ids: ['A2-2', 'A3-1', 'A4-1'], last: true });
    const alone = played(b, [
      { type: 'activate', unit: 'A2-2' },
      { type: 'activate', unit: 'A3-1' },
      { type: 'activate', unit: 'A4-1' },
    ]);
    expect(planned(alone).roster).toMatchObject({ ids: ['A4-1'], next: undefined });
  });

  test('an enemy that is looked at is no unit to move; its card lies open, and what it is is said', () => {
    const looked = plan(field(), { kind: 'look', model: 'B2-3' });
    expect(looked.roster?.ids).toEqual(['A2-2', 'A3-1', 'A4-1']);
    expect([looked.card, looked.selected]).toEqual(['B2-3', ['B2-3']]);
    expect(looked.hint).toBe('Wardens B2 of the Citadel, 2 of 2 Wounds.');
    expect(looked.facts[0]).toBe('In one round Legion A3 and Legion A4 could get at it.');
    expect(looked.marks.ranges).toMatchObject([{ kind: 'threat', x: at(18, 18).x }]);
    expect(looked.end?.meaning).toBe('endHalf');
  });

  test('while nobody is asked nothing can be done', () => {
    const b = field();
    const watched = planOf(b, undefined, { kind: 'look', model: 'A3-1' });
    expect(watched).toMatchObject({
      selected: ['A3-1'],
      choices: [],
      main: undefined,
      end: undefined,
      card: undefined,
    });
    expect(planOf(b, undefined, IDLE).selected).toEqual([]);
  });

  test('who hang together may be moved together, or others be added; a group goes back to its first', () => {
    const b = field();
    const besides = (held: Held) => plan(b, held).marks.besides.map(({ words }) => words);
    expect(besides(touched(b, model('A3-1')).held)).toEqual(['Move all 2 together', 'Choose several']);
    expect(besides(touched(b, model('A2-2')).held)).toEqual(['Choose several']);
    expect(besides(touched(b, model('A3-1'), ground(18, 13)).held)).toEqual([]);
    expect(besides({ kind: 'group', units: ['A3-1'], by: null })).toEqual(['Only this one']);
  });

  test('builders may plant a flag, one’s own only', () => {
    const b = shooting({
      banks: [
        [150, 0],
        [0, 0],
      ],
    });
    expect(planned(b, model('A1-hq')).marks.besides).toEqual([
      { words: 'Set its rally point', held: { kind: 'rally', builder: 'A1-hq', at: null } },
    ]);
    expect(plan(b, { kind: 'look', model: 'B1-hq' }).marks.besides).toEqual([]);
  });
});

describe('movement', () => {
  test('[X-316] [X-318] an engagement tells who is pinned, the odds of the fight, and plays it', () => {
    const charge = planned(field(), model('A3-1'), model('B2-3'));
    expect(charge.main?.words).toBe('Legion A3: engage Wardens B2');
    expect(charge.risks).toEqual(['Legion A3 and Wardens B2 are pinned till the end of the phase (X-318).']);
    expect(charge.odds).toMatchObject({ kind: 'fight' });
    expect(charge.card).toBeUndefined();
    expect(charge.marks.ghost).toMatchObject({ base: 'A3-1', ok: true });
  });

  test('[X-327] a hero who could surge first is a risk', () => {
    const b = field({ models: { 'B4-8': { sheet: 'commissar', at: [18, 20], wounds: 3 } }, destiny: [0, 2] });
    expect(planned(b, model('A3-1'), model('B2-3')).risks).toContainEqual(
      expect.stringMatching(/Commissar B4 may surge before it arrives \(X-327\)/),
    );
  });

  test('[X-320] a unit sees the nodes in its reach that it has a use for, and where it gets to; with a power in hand only its ring', () => {
    const b = field({ models: { 'A5-9': { sheet: 'augur', at: [12, 10] } }, affinity: [3, 0] });
    const { marks } = planned(b, model('A2-2'));
    expect([...marks.nodes].sort()).toEqual(['G1', 'M1', 'R1']);
    expect(marks.reach).toBeDefined();
    const soldier = field({ models: { 'A5-1': { sheet: 'legion', at: [11, 9] } } });
    expect(planned(soldier, model('A5-1')).marks.nodes).toEqual(['R1']); // it harvests nothing, a relic it carries
    const { options } = planned(b, model('A5-9'));
    expect(options.map(({ words, group }) => [words, group])).toEqual([['Ward', 'Powers']]);
    const casting = plan(b, options[0]!.held);
    expect(casting).toMatchObject({ wait: 'Choose a target', choices: [] });
    expect(casting.targets).toContain('A2-2');
    expect(casting.targets).not.toContain('B2-3');
    expect(casting.marks).toMatchObject({ reach: undefined, nodes: [], ranges: [{ kind: 'aura', text: 'Ward 9 in' }] });
  });

  test('[X-320] [CQ-33] a worker at the end of its plan is told of the mine it could build there', () => {
    const b = field({
      banks: [
        [500, 0],
        [0, 0],
      ],
    });
    const there = planned(b, model('A2-2'), node('M1'));
    expect(there.facts).toEqual(['It could build a mine there: M1 and G1.']);
    expect(there.marks.ghost?.text).toMatch(/ · harvest 40 R at Mine 1$/);
  });

  test('ending is asked once while there is something to do: harvests, relics on the way, others', () => {
    const b = field({ models: { 'A5-1': { sheet: 'legion', at: [24, 8], relics: ['R1'] } } });
    expect(planned(b).end).toMatchObject({
      words: 'End our movement',
      commands: [{ type: 'done' }],
      unless: '1 worker has not harvested, 1 relic is on the way and 2 other units could move',
    });
  });

  test('[X-313] who has gone its way already is not said to be left over, though some of its move is left', () => {
    const b = field({ models: { 'A2-2': { sheet: 'legion', at: [10, 8] } } });
    const gone = played(b, [
      { type: 'activate', unit: 'A2-2' },
      { type: 'walk', path: [at(10, 11)], engage: false },
    ]);
    expect(planned(gone).end).toMatchObject({ unless: '2 other units could move' });
  });

  test('[X-351] [X-354] all fights that there would be are counted: also where one has to be assigned, and assaults', () => {
    const b = field({
      models: {
        'A3-1': { sheet: 'legion', at: [18, 12] },
        'A4-1': { sheet: 'legion', at: [21.4, 12] },
        'A5-1': { sheet: 'legion', at: [19.7, 11] },
        'A6-1': { sheet: 'legion', at: [18, 27.5] },
        'B2-3': { sheet: 'wardens', at: [18, 13.9] },
        'B3-3': { sheet: 'wardens', at: [21.4, 13.9] },
      },
    });
    expect(plan(b, { kind: 'idle' }).hint).toMatch(/ 3 fights would be fought as things stand\.$/);
  });

  test('[CQ-33] the workers go on by one key, as often as there is something for them', () => {
    const b = field();
    const [workers] = planned(b).more;
    expect(workers).toMatchObject({ meaning: 'workers', key: 'w', words: 'The worker goes on: +40 R' });
    expect(played(b, workers!.commands).sides[0].bank.R).toBe(40);
    const idle = field({ models: { 'A2-2': { sheet: 'legion', at: [10, 8] } } });
    expect(planned(idle).more).toEqual([]);
  });

  test('[CQ-71] who surges moves alone and ends its move, not the half', () => {
    const b = field({
      models: { 'A5-8': { sheet: 'legate', at: [24, 12], wounds: 3 } },
      stack: [
        { type: 'roundEnd' },
        { type: 'half', side: 1, step: 'act' },
        { type: 'activation', unit: 'A5-8', surge: true, leaving: null },
      ],
    });
    const surging = planned(b);
    expect(surging.end).toMatchObject({ meaning: 'finish', words: 'Legate A5 does no more' });
    expect([surging.roster?.ids, surging.marks.besides, surging.more]).toEqual([['A5-8'], [], []]);
  });

  test('a group says who cannot follow; alone it waits for others', () => {
    const b = field();
    expect(plan(b, { kind: 'group', units: ['A2-2'], by: null })).toMatchObject({ wait: 'Choose who goes with it' });
    const apart: Held = { kind: 'group', units: ['A3-1', 'A2-2'], by: { x: 0, y: at(0, 5).y } };
    const going = plan(b, apart);
    expect(going.hint).toBe('1 of 2 units can go so. Choose another place, or let them go.');
    expect(going.risks).toEqual([
      'A3 cannot go there: it would end in contact with an enemy, so it must engage (X-316).',
    ]);
    expect(going.main).toMatchObject({ meaning: 'group', words: 'Fabri A2 goes alone' });
    expect(going.marks.plans).toMatchObject([{ id: 'many A2-2' }]);
  });
});

describe('shots and orders', () => {
  const guns = () =>
    shooting({
      models: { 'A5-6': { sheet: 'ballistae', at: [18, 14] } },
      banks: [
        [150, 0],
        [0, 0],
      ],
    });

  test('who has a target and who can order something are counted before one ends', () => {
    const b = guns();
    const idle = plan(b, IDLE);
    expect(idle.hint).toBe('Choose who shoots, casts or builds: 3 models could. 150 R in the bank.');
    expect(idle.choices).toEqual(['A1-hq', 'A2-2', 'A5-6']);
    expect(idle.end?.unless).toBe('1 model has a target and 2 builders could order something');
  });

  test('a shot: its option with the chance, the line, the odds, the button', () => {
    const b = guns();
    const shot = planned(b, model('A5-6')).options.find(({ words }) => words === 'Wardens B2');
    expect(shot).toMatchObject({ group: 'Shots', chosen: false });
    expect(shot!.note).toMatch(/wounds \d+% · [2-6]\+/);
    const aimed = planned(b, model('A5-6'), model('B2-3'));
    expect(aimed.options.filter(({ chosen }) => chosen)).toMatchObject([{ words: 'Wardens B2', held: { act: null } }]);
    expect(aimed.odds).toMatchObject({ kind: 'shot', isArc: false, other: undefined });
    expect(aimed.hint).toMatch(/^Ballistae A5 shoots at Wardens B2;/);
    expect(aimed.marks.lines).toMatchObject([{ kind: 'cover', text: 'cover 3' }]); // it stands in the city
    expect(aimed.marks.ranges[0]).toMatchObject({ kind: 'attack', x: at(18, 14).x });
    expect(aimed.main).toMatchObject({ meaning: 'shoot', words: 'Ballistae A5 shoots at Wardens B2' });
    expect(conquest.refuse(b, 0, aimed.main!.commands[0]!)).toBeUndefined();
  });

  test('[X-338] [X-341] what is in the way is said at the line; the odds of an arc stand beside those of a direct shot', () => {
    const b = shooting({
      models: {
        'A5-3': { sheet: 'sagittarii', at: [6, 14] },
        'B2-3': { sheet: 'wardens', at: [6, 22] },
        'B3-3': { sheet: 'wardens', at: [10, 14] },
        'B1-hq': { sheet: 'command-bunker', at: [6, 18] },
      },
    });
    const near = planned(b, model('A5-3'), model('B3-3'));
    expect(near.odds).toMatchObject({ isArc: false, other: { needs: { attack: 6 } } });
    expect(near.marks.lines).toMatchObject([{ kind: 'clear', text: undefined }]);
    const far = plan(b, {
      kind: 'act',
      model: 'A5-3',
      act: { type: 'shoot', unit: 'A5-3', target: 'B2-3', arc: false },
    });
    expect(far.marks.lines).toMatchObject([{ kind: 'cover', text: '1 in the way' }]);
  });

  test('[CQ-46] a builder offers all it has with prices, and says what is missing', () => {
    const { options } = planned(guns(), model('A1-hq'));
    const option = (name: string) => options.find(({ words }) => words.startsWith(name));
    expect(option('Legion')).toMatchObject({ group: 'Build', why: undefined });
    expect(option('Legate')?.why).toMatch(/20 A short/);
    expect(plan(guns(), option('Legion')!.held).hint).toMatch(/^Praetorium A1 builds Legion, to be placed/);
    expect(option('Fabri')?.note).toBe('+40 R a round, paid back in 1 round');
  });

  test('[X-333] what comes in twos for one order says so, with what both cost; alone where the bank pays for one', () => {
    const withBank = (R: number): Battle => {
      const b = shooting({
        banks: [
          [R, 0],
          [0, 0],
        ],
      });
      const [own, other] = b.config.seats;
      const camp = { ...b.models.find(({ id }) => id === 'A1-hq')!, sheet: 'bloodpact.warcamp' };
      return { ...b, config: { ...b.config, seats: [{ ...own!, faction: 'bloodpact' }, other!] }, models: [camp] };
    };
    const mobFor = (R: number) => {
      const b = withBank(R);
      const option = planned(b, model('A1-hq')).options.find(({ words }) => words.includes('Mob'))!;
      const { main } = plan(b, option.held);
      const after = played(b, main!.commands);
      return [option.words, main!.words, after.orders.length, after.sides[0].bank.R];
    };
    expect(mobFor(150)).toEqual(['2 Mob, 140 R', 'Build 2 Mob for 140 R', 2, 10]);
    expect(mobFor(130)).toEqual(['Mob, 70 R', 'Build Mob for 70 R', 1, 60]);
  });

  test('a flag is planted by standing orders; the others of the seat stay as they are', () => {
    const b = guns();
    const { main, marks } = plan(b, { kind: 'rally', builder: 'A1-hq', at: at(20, 9) });
    expect(marks.ghost).toMatchObject({ path: [at(18, 6), at(20, 9)], text: 'rally here' });
    expect(played(b, main!.commands).standing[0]?.rally).toEqual([{ builder: 'A1-hq', at: at(20, 9) }]);
    expect(plan(b, { kind: 'rally', builder: 'A1-hq', at: null }).main).toBeUndefined();
  });
});

describe('setting up', () => {
  test('[X-307] how far the headquarters stand from the middle is said and drawn by the rules of this war', () => {
    const b = settingUp('placeHq');
    const near: Battle = { ...b, config: { ...b.config, rulings: { ...b.config.rulings, hqCentreGap: 0 } } };
    const large: Battle = { ...b, config: { ...b.config, points: 4500 } };
    const gapIn = (battle: Battle) => {
      const { hint, marks } = planned(battle);
      return [/, (\d+) in from the middle/.exec(hint)?.[1], marks.zones.map(({ id }) => id)];
    };
    expect(gapIn(b)).toEqual(['12', ['hq', 'centre']]);
    expect(gapIn(near)).toEqual([undefined, ['hq']]);
    expect(gapIn(large)[0]).toBe('16');
  });

  test('[X-304] kinds of nodes that are owed, the quarters open to them, and what is too near', () => {
    const b = settingUp('placeNode');
    const { options, marks, main, wait } = planned(b);
    expect(options.length).toBeGreaterThan(1);
    expect(options.filter(({ chosen }) => chosen)).toHaveLength(1);
    expect(options[0]!.note).toMatch(/^\d quarters? left$/);
    expect(marks.zones.filter(({ tone }) => tone === 'good').length).toBeGreaterThan(0);
    expect(marks.zones.filter(({ tone }) => tone === 'risk')).toHaveLength(b.nodes.length);
    expect([main, wait]).toEqual([undefined, expect.stringMatching(/^Choose a place for the /)]);
  });

  test('[X-308] the list is set up by one button, as the rules allow it; what is left goes into the bank', () => {
    const b = settingUp('deploy');
    const { more, end, marks } = planned(b);
    expect(marks.zones).toMatchObject([{ id: 'start', tone: 'good' }]);
    const [list] = more;
    expect(list?.words).toBe(`Set up our list: ${list?.commands.length} units`);
    expect(conquest.refuse(b, 0, list!.commands[0]!)).toBeUndefined();
    expect(end).toMatchObject({
      commands: [{ type: 'done' }],
      unless: expect.stringMatching(/could still be set up$/),
    });
  });
});

describe('fights', () => {
  /** Two engagements apart from each other, about to be fought. */
  const melee = (): Battle => {
    const b = field({
      models: {
        'A3-1': { sheet: 'legion', at: [8, 20] },
        'A4-1': { sheet: 'legion', at: [26, 20] },
        'B2-3': { sheet: 'wardens', at: [8, 21.2] },
        'B3-3': { sheet: 'wardens', at: [26, 21.2] },
      },
      phase: 'combat',
    });
    return {
      ...b,
      stack: [{ type: 'roundEnd' }, { type: 'combat', side: 0, step: 'select', fights: fightsOf(b).fights }],
    };
  };

  test('[CQ-56] a fight is chosen by any of its members, who are all marked, and fought by the button', () => {
    const b = melee();
    const idle = planned(b);
    expect([...idle.choices].sort()).toEqual(['A3-1', 'A4-1', 'B2-3', 'B3-3']);
    expect([idle.main, idle.wait, idle.roster]).toEqual([undefined, 'Choose a fight', undefined]);
    expect(idle.marks.lines.map(({ text }) => text).filter(Boolean)).toEqual(['1', '2']);
    const chosen = planned(b, model('B3-3'));
    expect([...chosen.selected].sort()).toEqual(['A4-1', 'B3-3']);
    expect(chosen.odds).toMatchObject({ kind: 'fight' });
    expect(chosen.main).toMatchObject({ words: 'Fight this one now', commands: [{ type: 'fight', fight: 'A4-1' }] });
    expect(touched(b, model('B3-3'), model('A4-1')).held).toEqual(IDLE);
  });

  test('one who stands in no fight is refused with the reason', () => {
    const { held, remark } = touched(melee(), model('A2-2'));
    expect([held, remark?.text.length]).toEqual([IDLE, expect.any(Number)]);
  });
});

test('[X-327] [X-328] who may surge is listed with what it has to lose; nobody surges by the other button', () => {
  const b = field({
    models: { 'A5-8': { sheet: 'legate', at: [24, 12], wounds: 1 } },
    destiny: [2, 0],
    stack: [
      { type: 'roundEnd' },
      { type: 'half', side: 1, step: 'act' },
      {
        type: 'surge',
        side: 0,
        walk: null,
        unit: null,
        answer: null,
        wagers: [0, 0],
        turn: 0,
        stopped: false,
        next: null,
        step: 'offer',
      },
    ],
  });
  const idle = planned(b);
  expect(idle.options).toMatchObject([{ key: 'A5-8', words: 'Legate A5', note: '1 of 3 Wounds left', chosen: false }]);
  expect(idle.end).toMatchObject({ words: 'Nobody surges', commands: [{ type: 'surge', unit: null }] });
  const chosen = planned(b, model('A5-8'));
  expect(chosen.main).toMatchObject({
    words: 'Legate A5 surges for 1 Destiny',
    commands: [{ type: 'surge', unit: 'A5-8' }],
  });
  expect(chosen.options[0]).toMatchObject({ chosen: true, held: IDLE });
});

describe('questions that a model answers', () => {
  const seat = { seat: 0, rule: 'X-356' } as const;

  test('[X-356] who takes a wound: one whom it fells is said to fall', () => {
    const b = field({ models: { 'A4-1': { sheet: 'legion', at: [20, 12], wounds: 1 } } });
    const d = { ...seat, kind: 'allot', among: ['A3-1', 'A4-1'], left: 2 } as unknown as ConquestDecision;
    const { hint, options, choices } = planOf(b, d, IDLE);
    expect(hint).toBe('Choose who takes the next wound; 2 are still to be taken (X-356).');
    expect(options.map(({ words, note }) => [words, note])).toEqual([
      ['Legion A3', '2 of 2 Wounds left'],
      ['Legion A4', '1 of 2 Wounds left · falls to a wound'],
    ]);
    expect(choices).toEqual(['A3-1', 'A4-1']);
    const { main } = planOf(b, d, { kind: 'pick', id: 'A4-1' });
    expect(main).toMatchObject({ words: 'Legion A4 takes the wound', commands: [{ type: 'allot', to: 'A4-1' }] });
    expect(planOf(b, d, { kind: 'pick', id: 'B2-3' }).main).toBeUndefined();
  });

  test('[X-344] a shot that goes astray strikes whom one chooses among friends', () => {
    const d: ConquestDecision = { ...seat, kind: 'friendlyHit', shooter: 'A2-2', among: ['A3-1'] };
    expect(planOf(field(), d, IDLE).hint).toMatch(/^The shot of Fabri A2 goes astray/);
    expect(planOf(field(), d, { kind: 'pick', id: 'A3-1' }).main).toMatchObject({
      words: 'The shot strikes Legion A3',
      commands: [{ type: 'friend', unit: 'A3-1' }],
    });
  });

  test('[X-334] what was built is placed beside its builder, in the ring that is marked', () => {
    const b = shooting();
    const d: ConquestDecision = { ...seat, kind: 'place', builder: 'A1-hq', product: 'empire-of-sol.legion' };
    const { hint, marks, selected, options } = planOf(b, d, { kind: 'put', thing: { type: 'place' }, at: null });
    expect(hint).toBe('Place Legion within 1 in of Praetorium A1 (X-334).');
    expect(marks.zones).toMatchObject([{ id: 'place', circle: { x: at(18, 6).x, y: at(18, 6).y } }]);
    expect([selected, options]).toEqual([['A1-hq'], []]);
  });
});

test('[X-303] a piece of terrain is drawn with its outline where it would lie, and turned by right angles', () => {
  const d: ConquestDecision = { seat: 0, rule: 'X-303', kind: 'placeTerrain', left: 4 };
  const held: Held = { kind: 'put', thing: { type: 'terrain', piece: 'lake', turns: 3 }, at: at(9, 9) };
  const { options, marks } = planOf(field(), d, held);
  expect(marks.lines.length).toBeGreaterThan(2);
  expect(marks.lines.every(({ kind }) => kind === 'blocked')).toBe(true); // nobody is asked for terrain in this war
  const turn = options.find(({ key }) => key === 'turn');
  expect(turn?.held).toMatchObject({ thing: { piece: 'lake', turns: 0 }, at: at(9, 9) });
  expect(options.filter(({ chosen }) => chosen)).toHaveLength(1);
});

test('[DW-86] a power of the Shoot phase: what it costs, its chance, its line, and the command', () => {
  const b = shooting({ models: { 'A5-9': { sheet: 'augur', at: [18, 13] } }, affinity: [3, 0] });
  const cast = planned(b, model('A5-9'), model('B2-3'));
  const chosen = cast.options.find((one) => one.chosen);
  expect(chosen).toMatchObject({ group: 'Powers', words: 'Blast on Wardens B2' });
  expect(chosen?.note).toMatch(/^1 Affinity · takes effect \d+%/);
  expect(cast.odds).toMatchObject({ kind: 'power', power: 'blast', target: 'B2-3' });
  expect(cast.marks.lines).toEqual([{ from: at(18, 13), to: at(18, 18), kind: 'clear' }]);
  expect(cast.main).toMatchObject({ words: 'Cast Blast on Wardens B2' });
  expect(conquest.refuse(b, 0, cast.main!.commands[0]!)).toBeUndefined();
});
