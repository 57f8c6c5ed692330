// Names that players give their fighters: given, refused, kept secret as long as the warband is, and told.
import { describe, expect, test } from 'vitest';
import { magewinds } from '../game.ts';
import { nameOf } from '../ground/fighters.ts';
import { parseConfig } from '../reading/read-config.ts';
import type { Battle } from '../state/battle.ts';
import type { MagewindsCommand, SetupCommand } from '../state/command.ts';
import type { MagewindsEvent } from '../state/events.ts';
import { act, activate, at, battle, cast, eventsOf, playAll, step } from '../testing/battles.ts';
import { A, B, begin, play, playTo, readConfig, scripted, telling } from '../testing/setup.ts';

const NAMES = ['Brannoc', null, 'Mira', null];
const GIVEN = { scenario: 'king-of-the-hill', warbands: [A, B], names: [NAMES, null] };

const problem = (names: unknown, warbands: unknown = [A, B]): string => {
  const parsed = parseConfig({ warbands, names });
  return parsed.ok ? 'none' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
};

describe('[TC assembly.slots] names in a configuration', () => {
  test('are kept, without spaces at their ends', () => {
    expect(readConfig({ warbands: [A, B], names: [[' Brannoc ', null, 'Mira', null], null] }).names).toEqual([
      NAMES,
      null,
    ]);
  });

  test('are not written where none are given, so that old records stay as they are', () => {
    for (const x of [{ warbands: [A, B] }, { warbands: [A, B], names: null }]) {
      const b = begin(x);
      expect('names' in b.config).toBe(false);
      expect(b.warbands.some((w) => 'names' in w)).toBe(false);
      expect(b.fighters.some((f) => 'name' in f)).toBe(false);
    }
  });

  test('go to the fighters, and into every line about them', () => {
    const events: MagewindsEvent[] = [];
    const b = playTo(begin(GIVEN), 'battle', telling(scripted(6, 1), events));
    expect(b.fighters.map(nameOf)).toEqual([
      'Brannoc (Warrior)',
      'Wizard',
      'Mira (Cleric)',
      'Guardian',
      'Druid',
      'Seer',
      'Witch',
      'Enchanter',
    ]);
    const deployed = events.filter((e) => e.type === 'deployed');
    expect(deployed.find((e) => e.who.id === 0)?.who).toEqual({
      id: 0,
      seat: 0,
      profile: 'warrior',
      number: 0,
      name: 'Brannoc',
    });
    expect(deployed.find((e) => e.who.id === 1)?.who).toEqual({ id: 1, seat: 0, profile: 'wizard', number: 0 });
    const lines = deployed.map((e) => magewinds.narrate(e, b.config));
    expect(lines.some((line) => line.startsWith('Blue’s Brannoc (Warrior) deploys '))).toBe(true);
    expect(lines.some((line) => line.startsWith('Blue’s Wizard deploys '))).toBe(true);
    expect(magewinds.view(b, 1).fighters.map(nameOf)).toEqual(b.fighters.map(nameOf));
  });

  test('as long as 24 characters, however many units one takes', () => {
    expect(problem([['x'.repeat(24), '🜂'.repeat(24), 'Ödön Ó Néill', '勇者'], null])).toBe('none');
    for (const [long, n] of [
      ['x'.repeat(25), 25],
      ['🜂'.repeat(25), 25],
      ['  ', 0],
    ] as const)
      expect(problem([[long, null, null, null], null])).toBe(
        `config.names[0]: A fighter’s name has 1 to 24 characters, not ${n}`,
      );
  });

  test.each([
    ['a line feed', 'Bran\nnoc'],
    ['a control character', 'Bran\u001b[31mnoc'],
    ['a C1 control character', 'Bran\u0085noc'],
    ['a bidi override', 'Bran\u202enoc'],
    ['a bidi isolate', 'Bran\u2066noc'],
    ['a bidi mark', 'Bran\u200fnoc'],
    ['an Arabic letter mark', 'Bran\u061cnoc'],
    ['a line separator', 'Bran\u2028noc'],
    ['a paragraph separator', 'Bran\u2029noc'],
    ['a zero-width space', 'Bran\u200bnoc'],
    ['a soft hyphen', 'Bran\u00adnoc'],
    ['a filler', '\u3164'],
    ['half a character', 'Bran\ud800noc'],
    ['a tag', 'Bran\u{e0041}noc'],
  ])('%s is refused', (_, name) => {
    expect(problem([null, [null, name, null, null]])).toBe(
      'config.names[1]: A fighter’s name is of characters that can be printed on one line',
    );
  });

  test('one for each fighter of a given warband, and one list for each player', () => {
    expect(problem([['Brannoc'], null])).toBe(
      'config.names[0]: The warband has 4 fighters, and the list of their names has 1',
    );
    expect(problem([NAMES])).toBe('config.names: must be one list or null for each of the 2 players, not 1');
    expect(problem([NAMES, null], [null, B])).toBe(
      'config.names[0]: this seat assembles its warband in set-up, and names it there',
    );
    expect(problem([[7, null, null, null], null])).toBe(
      'config.names[0][0]: must be text of at most 200 characters, not 7',
    );
  });
});

describe('[TC assembly.slots] names in a secret assembly', () => {
  const named: Extract<MagewindsCommand, { type: 'assemble' }> = {
    type: 'assemble',
    warband: ['witch', 'seer'],
    names: ['Old Agnes', null],
  };

  test('a command carries them, or not at all', () => {
    const parsed = (x: unknown) => magewinds.parseCommand(x);
    expect(parsed({ ...named, names: ['  Old Agnes', null] })).toEqual({ ok: true, value: named });
    const without = parsed({ type: 'assemble', warband: ['witch'] });
    expect(without.ok && Object.keys(without.value)).toEqual(['type', 'warband']);
  });

  test('wrong ones are refused', () => {
    const b = begin({ scenario: 'deathmatch' });
    const refusal = (names: readonly (string | null)[]) => magewinds.refuse(b, 0, { ...named, names });
    expect(refusal(['Agnes', 'Una'])).toBeUndefined();
    expect(refusal(['Agnes'])).toEqual({
      code: 'namesCount',
      rule: 'TC assembly.slots',
      facts: { names: 1, fighters: 2 },
    });
    expect(refusal([null, 'x'.repeat(25)])).toMatchObject({ code: 'nameLength', facts: { length: 25, most: 24 } });
    expect(refusal(['Ag\u202enes', null])?.code).toBe('nameUnprintable');
    expect(refusal(['Agnes ', null])?.code).toBe('nameUnprintable');
    expect(magewinds.refuse(b, 0, { ...named, warband: ['witch', 'witch'] })?.code).toBe('overLimit');
  });

  test('nobody else sees them until all warbands are in', () => {
    const events: MagewindsEvent[] = [];
    const table = telling(scripted(6, 1), events);
    const one = play(begin({ scenario: 'deathmatch' }, table), 1, named, table);
    const says = (x: unknown): boolean => JSON.stringify(x).includes('Agnes');
    expect(says(one)).toBe(true);
    expect(([0, 1, 'spectator'] as const).map((viewer) => says(magewinds.view(one, viewer)))).toEqual([
      false,
      true,
      false,
    ]);
    expect('names' in magewinds.view(one, 0).warbands[1]!).toBe(false);
    expect(says(events)).toBe(false);

    const all = play(one, 0, { type: 'assemble', warband: ['militia', 'militia'] }, table);
    expect(all.fighters.map(nameOf)).toEqual(['Militia 1', 'Militia 2', 'Old Agnes (Witch)', 'Seer']);
    expect(says(magewinds.view(all, 0))).toBe(true);
    const shown = events.filter((e) => e.type === 'warbandDone' && e.warband !== null);
    expect(shown.map((e) => magewinds.narrate(e, all.config))).toEqual([
      'Blue’s warband: 2 × Militia.',
      'Red’s warband: Old Agnes (Witch) and Seer.',
    ]);
    expect(shown.map((e) => 'names' in e)).toEqual([false, true]);
  });

  test('who answers again may name them otherwise', () => {
    const again = play(play(begin({ scenario: 'deathmatch' }), 1, named), 1, { type: 'assemble', warband: ['witch'] });
    expect(again.warbands[1]).toEqual({ done: true, profiles: ['witch'] });
  });
});

describe('[TC assembly.slots] [ItT general.assembly] names in an open assembly', () => {
  const add = (profile: 'witch' | 'seer' | 'cleric', name?: string): SetupCommand =>
    name === undefined ? { type: 'addFighter', profile } : { type: 'addFighter', profile, name };

  test('each comes with its name, or without', () => {
    const b = begin({ scenario: 'deathmatch', assembly: 'sequential', slots: 6 }, scripted(6, 1));
    const one = play(play(b, 0, add('witch')), 0, add('seer', 'Una'));
    expect(one.warbands[0]).toEqual({ done: false, profiles: ['witch', 'seer'], names: [null, 'Una'] });
    expect(play(play(b, 0, add('witch')), 0, add('seer')).warbands[0]).toEqual({
      done: false,
      profiles: ['witch', 'seer'],
    });
    const done = play(one, 0, { type: 'finishWarband' });
    expect(done.warbands[0]).toEqual({ done: true, profiles: ['witch', 'seer'], names: [null, 'Una'] });
    const all = play(play(done, 1, add('cleric', 'Bo')), 1, { type: 'finishWarband' }, scripted(6, 1));
    expect(all.fighters.map(nameOf)).toEqual(['Witch', 'Una (Seer)', 'Bo (Cleric)']);
  });

  test('a name that cannot be one is refused, and none is none', () => {
    const b = begin({ scenario: 'deathmatch', assembly: 'sequential' }, scripted(6, 1));
    expect(magewinds.refuse(b, 0, add('seer', 'x'.repeat(25)))?.code).toBe('nameLength');
    expect(magewinds.refuse(b, 0, add('seer', 'Una'))).toBeUndefined();
    const without = magewinds.parseCommand({ type: 'addFighter', profile: 'seer' });
    expect(without.ok && Object.keys(without.value)).toEqual(['type', 'profile']);
    expect(magewinds.parseCommand(add('seer', 'Una'))).toEqual({ ok: true, value: add('seer', 'Una') });
  });
});

describe('[TC assembly.slots] names on the battlefield', () => {
  const R = 1250; // half a base
  const here = at(6, 6);
  const places = [
    { x: here.x - R, y: here.y },
    { x: here.x + R, y: here.y },
  ] as const;
  const scene = (): Battle => {
    const b = battle({
      fighters: [
        { profile: 'mesmer', seat: 0, at: [6, 3] },
        { profile: 'warrior', seat: 0, at: [6, 6] },
        { profile: 'cleric', seat: 1, at: [6, 12] },
      ],
      hands: [['2D', '2S'], []],
    });
    const [first, second] = b.warbands;
    return {
      ...b,
      fighters: b.fighters.map((f) => (f.id === 1 ? { ...f, name: 'Brannoc' } : f)),
      warbands: [{ ...first!, names: [null, 'Brannoc'] }, second!],
    };
  };
  const cloned = (real: 0 | 1) =>
    playAll(scene(), [activate(0), act('clone'), step(), cast('clone', 0, ['2D', '2S'], { target: 1, places, real })]);

  test('[TC mesmer.clone] a double has the name of its original, whichever is real', () => {
    const [one, two] = [cloned(0), cloned(1)];
    for (const { battle: b, events } of [one, two]) {
      expect([1, 3].map((id) => nameOf(b.fighters[id]!))).toEqual(['Brannoc (Warrior)', 'Brannoc (Warrior 2)']);
      expect(eventsOf(events, 'arrived')[0]!.who).toMatchObject({ id: 3, name: 'Brannoc' });
    }
    expect(magewinds.view(one.battle, 1)).toEqual(magewinds.view(two.battle, 1));
  });

  const problemOf = (b: Battle): string | undefined => {
    const parsed = magewinds.parseState(JSON.parse(JSON.stringify(b)));
    return parsed.ok ? undefined : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };
  const renamed = (b: Battle, id: number, name: string): Battle => ({
    ...b,
    fighters: b.fighters.map((f) => (f.id === id ? { ...f, name } : f)),
  });

  test('a state with names is read whole', () => {
    for (const b of [scene(), cloned(0).battle]) {
      expect(problemOf(b)).toBeUndefined();
      const parsed = magewinds.parseState(JSON.parse(JSON.stringify(b)));
      expect(parsed.ok && parsed.value).toEqual(b);
    }
    const unnamed = battle({ fighters: [{ profile: 'witch', seat: 0, at: [6, 3] }] });
    const parsed = magewinds.parseState(JSON.parse(JSON.stringify(unnamed)));
    expect(parsed.ok && 'name' in parsed.value.fighters[0]!).toBe(false);
  });

  test('and refused where they do not belong together', () => {
    expect(problemOf(renamed(scene(), 1, 'Corin'))).toBe(
      'state.fighters: those of seat 0 must be called as in its warband (TC assembly.slots)',
    );
    expect(problemOf(renamed(cloned(0).battle, 3, 'Corin'))).toContain('must be that of its twin');
    expect(problemOf(renamed(scene(), 1, 'x'.repeat(25)))).toContain('state.fighters[1].name: A fighter’s name has 1');
    const [first, second] = scene().warbands;
    expect(problemOf({ ...scene(), warbands: [{ ...first!, names: ['Brannoc'] }, second!] })).toContain(
      'state.warbands[0].names: The warband has 2 fighters',
    );
    const minion = { ...scene().fighters[1]!, id: 3, profile: 'minion', starting: false, ...at(1, 1) } as const;
    expect(problemOf({ ...scene(), fighters: [...scene().fighters, minion] })).toBe(
      'state.fighters[3].name: who was summoned has none (TC assembly.slots)',
    );
  });
});
