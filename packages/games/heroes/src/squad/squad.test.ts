import type { Stats } from '@muster/dwethia';
import { seededLuck, startMatch } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import {
  afterBattle,
  chapterWords,
  dismiss,
  enlist,
  FATES,
  type Fought,
  type FoughtBattle,
  fieldedSheet,
  forceProblems,
  foughtIn,
  foughtInRecord,
  heroesDescriptor,
  historyOf,
  type Member,
  membersOf,
  newSquad,
  parseSquad,
  parseSquadText,
  pointsOf,
  readUnit,
  rename,
  resultFor,
  type Squad,
  TABLES,
  track,
  type UnitSheet,
  unitProblems,
} from '../index.ts';
import { playing, scene, select, shoot, standing, stayAt, strike } from '../testing/scenes.ts';

const unit = (id: string): UnitSheet => readUnit(id, 'unit');
const CAPTAIN = 'empire-of-sol.captain';
const squadOf = (...ids: readonly string[]): Squad => newSquad('The Ninth', unit(ids[0]!).faction, ids.map(unit));

const dice = (...faces: readonly number[]) => ({ roll: (count: number) => faces.slice(0, count) });
const battle = (id: string, ...fought: readonly Omit<Fought, 'tracked'>[]): FoughtBattle => ({
  id,
  title: `Battle ${id}`,
  result: 'lost',
  fought,
});
const byPower = (power: string) => ({ member: 'm1', slain: { by: 'Sorcerer B1', power }, kills: 0 });
const BY_BLADE = { member: 'm1', slain: { by: 'Alpha B1', power: null }, kills: 0 };
const GLORIOUS = { member: 'm1', slain: null, kills: 1 };
const QUIET = { member: 'm1', slain: null, kills: 0 };

const first = (squad: Squad): Member => membersOf(squad)[0]!;
const after = (id: string, fought: Omit<Fought, 'tracked'>, die: number): Member =>
  first(afterBattle(squadOf(id), battle('x', fought), dice(die)));

describe('[HR-17] slain by a power', () => {
  const captain = unit(CAPTAIN);
  test.each<[number, string, Partial<Stats>, number]>([
    [1, 'Shaken Faith', { faith: 1 }, -1],
    [4, 'Affinity Absorbed', { affinity: 1 }, 5],
  ])('[X-77] %i: %s', (die, name, stats, points) => {
    const m = after(CAPTAIN, byPower('lightning'), die);
    expect(m.chapters).toMatchObject([{ table: 'affinity', die, row: { name }, took: true, points }]);
    expect(m.sheet.stats).toEqual({ ...captain.stats, ...stats });
    expect(pointsOf(m.sheet)).toBe(72 + points);
    expect(m.standing).toBe('ready');
    expect(unitProblems(m.sheet)).toEqual([]);
  });

  test('1: without Faith nothing is shaken', () => {
    const m = after('empire-of-sol.hunter', byPower('blast'), 1);
    expect(m.chapters).toMatchObject([{ took: false, points: 0 }]);
    expect(m.sheet).toEqual(unit('empire-of-sol.hunter'));
  });

  test.each([
    [2, 'magic-trauma'],
    [3, 'mage-slayer'],
    [6, 'resonance'],
  ])('%i: %s, in the next battle only', (die, rule) => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', byPower('blast')), dice(die));
    expect(first(squad).next).toEqual([rule]);
    expect(fieldedSheet(first(squad)).rules).toEqual([rule]);
    expect(pointsOf(fieldedSheet(first(squad)))).toBe(72);
    const later = afterBattle(squad, battle('y', QUIET), dice());
    expect(first(later).next).toEqual([]);
    expect(fieldedSheet(first(later))).toEqual(captain);
  });

  test('5: it learns the power that slew it, for 5 points', () => {
    const m = after(CAPTAIN, byPower('fireburst'), 5);
    expect(m.sheet.powers).toEqual(['fireburst']);
    expect(m.chapters).toMatchObject([{ took: true, points: 5 }]);
    expect(unitProblems(m.sheet)).toEqual([]); // though it has no Affinity yet
    expect(after('eldritch-cult.sorcerer', byPower('blast'), 5).chapters).toMatchObject([{ took: false, points: 0 }]);
    expect(after('void.null-monk', byPower('blast'), 5).chapters).toMatchObject([{ took: false, points: 0 }]);
  });
});

describe('[HR-17] slain by shot, blow or fall', () => {
  test.each<[number, string, Partial<Stats>, number]>([
    [2, 'Maimed arm', { martial: 4 }, -1],
    [3, 'Limp', { move: 5 }, -1],
    [5, 'Unscathed', {}, 0],
    [6, 'Kinship', { integrity: 3 }, 1],
  ])('%i: %s', (die, name, stats, points) => {
    const m = after(CAPTAIN, BY_BLADE, die);
    expect(m.chapters).toMatchObject([{ table: 'wounds', row: { name }, points, took: die !== 5 }]);
    expect(m.sheet.stats).toEqual({ ...unit(CAPTAIN).stats, ...stats });
    expect(pointsOf(m.sheet)).toBe(72 + points);
    expect(m.standing).toBe('ready');
  });

  test('1: dead for good', () => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', BY_BLADE), dice(1));
    expect(first(squad).standing).toBe('dead');
    expect(first(afterBattle(squad, battle('y'), dice())).standing).toBe('dead');
    expect(first(dismiss(squad, 'm1')).standing).toBe('dead');
  });

  test('4: it misses one battle of the squad', () => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', BY_BLADE), dice(4));
    expect(first(squad).standing).toBe('resting');
    expect(first(afterBattle(squad, battle('y'), dice())).standing).toBe('ready');
  });

  test('6: Anarchists have Integrity 1 at most', () => {
    expect(after('bloodpact.alpha', BY_BLADE, 6).chapters).toMatchObject([{ took: false, points: 0 }]);
  });
});

describe('[HR-17] glory for those who slew and live', () => {
  test.each<[number, string, Partial<Stats>, number]>([
    [1, 'Unscathed', {}, 0],
    [2, 'Unscathed', {}, 0],
    [3, 'Blooded', { martial: 6 }, 1],
    [4, 'Keen eye', { perception: 5 }, 1],
    [5, 'Toughened', { wounds: 3 }, 1],
    [6, 'Fated', { destiny: 4 }, 10],
  ])('%i: %s', (die, name, stats, points) => {
    const m = after(CAPTAIN, GLORIOUS, die);
    expect(m.chapters).toMatchObject([{ table: 'glory', row: { name }, points }]);
    expect(m.sheet.stats).toEqual({ ...unit(CAPTAIN).stats, ...stats });
    expect(pointsOf(m.sheet)).toBe(72 + points);
    expect(m).toMatchObject({ kills: 1, battles: 1 });
  });

  test('5: not beyond the caps', () => {
    expect(after('void.warg', GLORIOUS, 5).chapters).toMatchObject([{ took: false }]); // W2, and basic units have 2
    expect(after('void.siege-golem', GLORIOUS, 5).chapters).toMatchObject([{ took: false }]);
  });

  test('who slew and was slain rolls for the scar alone; who did neither does not roll', () => {
    expect(after(CAPTAIN, { ...BY_BLADE, kills: 3 }, 5)).toMatchObject({ kills: 3, chapters: [{ table: 'wounds' }] });
    expect(after(CAPTAIN, QUIET, 6)).toMatchObject({ battles: 1, chapters: [] });
  });
});

describe('[HR-17] a squad over battles', () => {
  test('every table has six rows', () => {
    for (const table of TABLES) expect(FATES[table]).toHaveLength(6);
  });

  test('what is not tracked does not roll', () => {
    const squad = track(squadOf(CAPTAIN), 'm1', false);
    const now = afterBattle(squad, battle('x', BY_BLADE), dice(1));
    expect(now.battles[0]!.dice).toEqual([]);
    expect(first(now).standing).toBe('ready');
    expect(first(track(now, 'm1', true)).chapters).toEqual([]); // what was, was
  });

  test('a battle counts once', () => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', GLORIOUS), dice(3));
    expect(afterBattle(squad, battle('x', GLORIOUS), dice(6))).toBe(squad);
  });

  test('one die for each who rolls, in order, from the source that is given', () => {
    const squad = squadOf(CAPTAIN, 'empire-of-sol.legionnaire', 'empire-of-sol.legionnaire');
    const fought = battle('x', GLORIOUS, { member: 'm2', slain: null, kills: 0 }, { ...BY_BLADE, member: 'm3' });
    const now = afterBattle(squad, fought, dice(3, 2));
    expect(membersOf(now).map((m) => m.chapters.map(({ row }) => row.name))).toEqual([['Blooded'], [], ['Maimed arm']]);
    const seeded = afterBattle(squad, fought, seededLuck(7));
    expect(seeded.battles[0]!.dice).toEqual(seededLuck(7).roll(2, 0, 'x'));
    expect(afterBattle(squad, fought, seededLuck(7))).toEqual(seeded);
  });

  test('who joins and who leaves; names are told apart', () => {
    const begun = squadOf(CAPTAIN, 'empire-of-sol.legionnaire');
    const fought = afterBattle(begun, battle('x', GLORIOUS), dice(3));
    const grown = dismiss(enlist(fought, unit('empire-of-sol.legionnaire')), 'm2');
    expect(grown.members.map(({ sheet }) => sheet.name)).toEqual(['Captain', 'Legionnaire', 'Legionnaire 2']);
    expect(membersOf(grown).map((m) => m.standing)).toEqual(['ready', 'dismissed', 'ready']);
    expect(historyOf(grown).map((members) => members.length)).toEqual([2, 3]);
  });

  test('a member may be called otherwise, and nothing else changes', () => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', GLORIOUS), dice(3));
    const named = rename(squad, 'm1', 'Brannoc');
    expect(first(named).sheet).toEqual({ ...first(squad).sheet, name: 'Brannoc' });
    expect(first(named).chapters).toEqual(first(squad).chapters);
  });

  test('points follow, and the checker of forces counts them', () => {
    const squad = afterBattle(squadOf(CAPTAIN), battle('x', GLORIOUS), dice(6));
    const units = membersOf(squad).map(fieldedSheet);
    expect(forceProblems({ faction: 'empire-of-sol', units }, 81, { printed: false })).toContain(
      'The force costs 82 points; the limit is 81 (DW-23).',
    );
    expect(forceProblems({ faction: 'empire-of-sol', units }, 149, { printed: true })).toEqual([
      'Captain is not one of the printed profiles (X-173).',
    ]);
  });
});

describe('[HR-17] the log says why', () => {
  test.each<[Omit<Fought, 'tracked'>, number, string]>([
    [
      BY_BLADE,
      2,
      'Captain was slain by Alpha B1: 2 on “Slain by shot, blow or fall”, Maimed arm. Martial −1. Points −1.',
    ],
    [
      byPower('lightning'),
      5,
      'Captain was slain by Sorcerer B1 with Lightning: 5 on “Slain by a power”, Arcane Obsession. It learns the power that slew it. It is Lightning. Points +5.',
    ],
    [GLORIOUS, 1, 'Captain slew an enemy and lived: 1 on “Glory”, Unscathed. Nothing happens.'],
    [{ ...GLORIOUS, kills: 2 }, 6, 'Captain slew 2 enemies and lived: 6 on “Glory”, Fated. Destiny +1. Points +10.'],
    [
      { member: 'm1', slain: { by: null, power: null }, kills: 0 },
      1,
      'Captain was slain: 1 on “Slain by shot, blow or fall”, Dead. It does not come back.',
    ],
  ])('%#', (fought, die, sentence) => {
    expect(chapterWords('Captain', after(CAPTAIN, fought, die).chapters[0]!)).toBe(sentence);
  });

  test('also that nothing came of it', () => {
    const [chapter] = after('empire-of-sol.hunter', byPower('blast'), 1).chapters;
    expect(chapterWords('Hunter', chapter!)).toBe(
      'Hunter was slain by Sorcerer B1 with Blast: 1 on “Slain by a power”, Shaken Faith. It changes nothing: it is as far as it can go, or has none.',
    );
  });
});

describe('[HR-17] files', () => {
  const whole = afterBattle(
    afterBattle(squadOf(CAPTAIN, 'empire-of-sol.hunter'), battle('x', GLORIOUS), dice(3)),
    battle('y', { ...BY_BLADE, member: 'm2' }),
    dice(1),
  );
  const refusal = (x: unknown): string => {
    const parsed = parseSquad(x);
    return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };

  test('a squad comes back as it went', () => {
    expect(parseSquadText(JSON.stringify(whole))).toEqual({ ok: true, value: whole });
  });

  test.each<[string, (squad: Squad) => unknown, string]>([
    [
      'another format',
      (s) => ({ ...s, format: 'muster-squad/9' }),
      'squad.format: must be one of muster-squad/1, not "muster-squad/9"',
    ],
    ['no name', (s) => ({ ...s, name: ' ' }), 'squad.name: must not be empty'],
    [
      'another faction',
      (s) => ({ ...s, faction: 'void' }),
      'squad.members[0]: is of another faction than its squad (DW-25)',
    ],
    [
      'a sheet beyond the caps',
      (s) => ({
        ...s,
        members: [
          { ...s.members[0], sheet: { ...s.members[0]!.sheet, stats: { ...s.members[0]!.sheet.stats, wounds: 9 } } },
        ],
      }),
      'squad.members[0]: Captain has Wounds 9; heroes have 5 at most (DW-27)',
    ],
    [
      'one id for two',
      (s) => ({ ...s, members: s.members.map((one) => ({ ...one, id: 'm1' })) }),
      'squad.members[1]: has the id m1 of another member',
    ],
    [
      'too few dice',
      (s) => ({ ...s, battles: [{ ...s.battles[0], dice: [] }] }),
      'squad.battles[0].dice: holds 0 dice; due are as many as rolls, 1 (HR-17)',
    ],
    [
      'a die of seven',
      (s) => ({ ...s, battles: [{ ...s.battles[0], dice: [7] }] }),
      'squad.battles[0].dice[0]: must be a whole number from 1 to 6, not 7',
    ],
    ['a battle twice', (s) => ({ ...s, battles: [s.battles[0], s.battles[0]] }), 'squad.battles[0]: is there twice'],
    [
      'a stranger',
      (s) => ({ ...s, battles: [{ ...s.battles[0], fought: [{ ...s.battles[0]!.fought[0], member: 'm9' }] }] }),
      'squad.battles[0].fought[0]: names m9, who was not in the squad',
    ],
    [
      'the dead',
      (s) => ({ ...s, battles: [...s.battles, { ...s.battles[1], id: 'z' }] }),
      'squad.battles[2].fought[0]: fields Hunter, who was dead by then (HR-17)',
    ],
    [
      'somebody from the future',
      (s) => ({ ...s, members: s.members.map((one) => ({ ...one, joined: 5 })) }),
      'squad.members[0].joined: is after the last battle',
    ],
    [
      'somebody who left before',
      (s) => ({ ...s, members: s.members.map((one) => ({ ...one, joined: 1, left: 0 })) }),
      'squad.members[0].left: is before it joined, or after the last battle',
    ],
  ])('refused: %s', (_, change, sentence) => {
    expect(refusal(change(whole))).toBe(sentence);
  });

  test('the checker of forces reads it too', () => {
    const checked = heroesDescriptor.forces!.check(JSON.parse(JSON.stringify(whole)));
    expect(checked).toMatchObject({
      ok: true,
      value: {
        title: 'The Ninth, Empire of Sol, 2 battles',
        rows: [
          [
            'H.1',
            'Captain',
            'M6 P4 S3 D4 A2 W2 I2 D3/F2/A0 Move 6',
            'hand weapon, shield, pistol',
            '73 points',
            'ready',
          ],
          ['H.3', 'Hunter', expect.anything(), expect.anything(), '38 points', 'dead'],
        ],
        problems: [],
      },
    });
    expect(heroesDescriptor.forces!.check({ ...whole, battles: 3 }).ok).toBe(false);
  });

  test('what is no file of a squad', () => {
    const words = (text: string): string => {
      const parsed = parseSquadText(text);
      return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
    };
    expect(words('{"format":')).toBe('file: is not readable as JSON; it may be cut off');
    expect(words('[]')).toBe('squad: must be an object, not []');
    expect(words(' '.repeat(2_000_001))).toBe('file: is too long for a squad');
  });
});

describe('[X-156] what a battle did', () => {
  const CULT = {
    south: ['eldritch-cult.sorcerer', 'eldritch-cult.acolyte'],
    north: [CAPTAIN, 'empire-of-sol.legionnaire'],
  };

  test('slain by a power, by whom, and who slew', () => {
    const b = standing(
      scene({
        ...CULT,
        objectives: [
          [1, 2, 3, 4, 5],
          [1, 2, 3, 4, 5],
        ],
      }),
      { A1: [12, 1], A2: [20, 1], B1: [23, 23], B2: [8, 1] },
    );
    const game = playing(b);
    game.play(select('A1'));
    game.play(stayAt(game.now(), 'A1'));
    game.play({ type: 'cast', power: 'blast', target: 'B2', upcharge: 0 }, 6, 1);
    const [captain, legionnaire] = foughtIn(game.now(), game.events, 1, ['m1', 'm2']);
    expect(captain).toEqual({ member: 'm1', slain: null, kills: 0 });
    expect(legionnaire).toEqual({ member: 'm2', slain: { by: 'Sorcerer A1', power: 'blast' }, kills: 0 });
    expect(foughtIn(game.now(), game.events, 0, ['a', 'b'])).toMatchObject([{ kills: 1 }, { kills: 0 }]);
  });

  test('slain by a blow after a power was cast', () => {
    const b = standing(scene(CULT), { A1: [12, 1], A2: [20, 1], B1: [23, 23], B2: [20, 2] });
    const game = playing(b);
    game.play(select('A2'));
    game.play({ type: 'engaged', choice: 'fight' });
    game.play(strike('B2'), 6, 6, 6, 6, 6, 6, 1, 1, 1);
    expect(
      foughtIn(
        game.now(),
        [{ type: 'cast', caster: 'A1', power: 'blast', target: 'B2', cost: 1, rule: 'DW-89' }, ...game.events],
        1,
        ['m1', 'm2'],
      )[1],
    ).toEqual({
      member: 'm2',
      slain: { by: 'Acolyte A2', power: null },
      kills: 0,
    });
  });

  test('how it ended, for each seat', () => {
    const table = { roll: () => [1], shuffle: <T>(items: readonly T[]) => items, final: () => {} };
    const over = heroes.play(scene(CULT), 1, { type: 'concede' }, table);
    expect([resultFor(over, 0), resultFor(over, 1)]).toEqual(['won', 'lost']);
    expect(resultFor({ ...over, outcome: { places: [[0, 1]], reason: 'x', rule: 'x' } }, 0)).toBe('drawn');
  });
});

describe('[HR-17] a battle from its record', () => {
  const config = heroes.parseConfig({ points: 60, arena: 'sandgate' });
  if (!config.ok) throw new Error(config.refusal.problem);
  const match = startMatch(heroes, config.value, { luck: seededLuck(3), fairness: { kind: 'unproven' } });
  const units = config.value.seats[0]!.units.map((_, i) => `m${i + 1}`);
  const fielded = { battle: 'x', seat: 0, members: units };

  test('not before it is over, then with its end', () => {
    expect(foughtInRecord(match.record(), fielded)).toBe('This battle is not over yet (HR-16).');
    match.play(1, { type: 'concede' });
    expect(foughtInRecord(match.record(), fielded)).toEqual({
      id: 'x',
      title: 'Sandgate, 60 points',
      result: 'won',
      fought: units.map((member) => ({ member, slain: null, kills: 0 })),
    });
    expect(foughtInRecord(match.record(), { ...fielded, members: ['m1'] })).toBe(
      'Other units fought in this battle (HR-17).',
    );
    expect(foughtInRecord({ ...match.record(), game: 'chess' }, fielded)).toBe('This is a battle of another game.');
  });
});

describe('[HR-17] what the last battle left', () => {
  const sheet = (id: string, rules: readonly string[]) => ({ ...unit(id), rules: [...unit(id).rules, ...rules] });
  const fielded = (south: readonly string[], north: readonly string[], who: 'A1' | 'B1', rule: string) => {
    const b = scene({ south, north });
    const seat = who === 'A1' ? 0 : 1;
    const config = heroes.parseConfig({
      points: 149,
      arena: 'sandgate',
      seats: [south, north].map((ids, i) => ({
        faction: unit(ids[0]!).faction,
        units: ids.map((id, j) => (i === seat && j === 0 ? sheet(id, [rule]) : unit(id))),
      })),
      objectives: b.config.objectives,
    });
    if (!config.ok) throw new Error(config.refusal.problem);
    return { ...b, config: config.value };
  };

  test('Magic Trauma: it cannot resist', () => {
    const at = { A1: [12, 1], B1: [8, 1] } as const;
    const cast = { type: 'cast', power: 'blast', target: 'B1', upcharge: 0 } as const;
    const begun = (b: ReturnType<typeof scene>) => {
      const game = playing(standing(b, at));
      game.play(select('A1'));
      game.play(stayAt(game.now(), 'A1'));
      return game;
    };
    const usual = begun(scene({ south: ['eldritch-cult.sorcerer'], north: [CAPTAIN] }));
    usual.play(cast);
    expect(usual.asked()?.kind).toBe('resist');
    const shy = begun(fielded(['eldritch-cult.sorcerer'], [CAPTAIN], 'B1', 'magic-trauma'));
    shy.play(cast, 1);
    expect(shy.events.map(({ type }) => type)).toContain('letPass');
  });

  test('Mage Slayer: the nearest with Affinity that it can shoot or strike, and nobody else', () => {
    const b = fielded(
      ['bloodpact.firebrand'],
      ['eldritch-cult.acolyte', 'eldritch-cult.sorcerer'],
      'A1',
      'mage-slayer',
    );
    const game = playing(standing(b, { A1: [12, 1], B1: [12, 3], B2: [8, 1] }));
    game.play(select('A1'));
    game.play(stayAt(game.now(), 'A1'));
    expect(game.candidates().map((c) => ('target' in c ? c.target : c.type))).toEqual(['B2', 'B2']); // pistol, grenade
    expect(game.refusal(shoot('pistol', 'B1'))).toEqual({ code: 'mustAttack', rule: 'HR-17', target: 'B2' });
    expect(game.refusal({ type: 'pass' })).toMatchObject({ code: 'mustAttack' });
    expect(game.refusal(shoot('pistol', 'B2'))).toBeUndefined();
    const close = playing(standing(b, { A1: [12, 1], B1: [12, 2], B2: [13, 2] }));
    close.play(select('A1'));
    close.play({ type: 'engaged', choice: 'fight' });
    close.play(shoot('pistol', 'B2'), 1);
    close.play({ type: 'reroll', dice: 0 });
    expect(close.candidates()).toEqual([strike('B2')]);
    expect(close.refusal(strike('B1'))).toMatchObject({ code: 'mustAttack', target: 'B2' });
  });

  test('Resonance: once, its losing die is rolled again', () => {
    const b = fielded(['eldritch-cult.sorcerer'], [CAPTAIN], 'B1', 'resonance');
    const game = playing(standing(b, { A1: [12, 1], B1: [8, 1] }));
    game.play(select('A1'));
    game.play(stayAt(game.now(), 'A1'));
    game.play({ type: 'cast', power: 'blast', target: 'B1', upcharge: 0 });
    game.play({ type: 'resist', by: 'B1', points: 2 }); // +1 against the charge of 1
    game.play({ type: 'raise', points: 0 }, 2, 4, 6); // 3 against 5, and again: 7
    expect(game.events.filter(({ type }) => type === 'resistAgain')).toMatchObject([{ by: 'B1', faces: [2, 4] }]);
    expect(game.events.filter(({ type }) => type === 'resistRolled')).toMatchObject([
      { faces: [6, 4], defence: 7, cast: 5 },
    ]);
    expect(game.model('B1').used).toEqual(['resonance']);
    expect(heroes.parseState(JSON.parse(JSON.stringify(game.now())))).toMatchObject({ ok: true });
  });
});
