// A squad between battles, and what of a file is refused (HR-17): every limit of it, by hand.
import { describe, expect, test } from 'vitest';
import { unit } from '../testing/scenes.ts';
import { afterBattle, dismiss, enlist, newSquad, rename, rollersAfter, track } from './keeping.ts';
import { parseSquad } from './reading.ts';
import { type Fought, fieldedSheet, historyOf, membersOf, rollsOf, type Squad, tableFor } from './squad.ts';

const ZOMBIE = unit('void.zombie', {});
const dice = (...faces: readonly number[]) => ({ roll: (count: number) => faces.slice(0, count) });
const BLOW = { by: 'Alpha B1', power: null } as const;
const one = (member: string, change: Partial<Fought> = {}) => ({ member, slain: null, kills: 0, ...change });
const battle = (id: string, ...fought: readonly Omit<Fought, 'tracked'>[]) =>
  ({ id, title: 'A battle', result: 'won', fought }) as const;
const three = () => newSquad('The Ninth', 'void', [ZOMBIE, ZOMBIE, ZOMBIE]);

describe('who belongs to it', () => {
  test('names are told apart by the first number that is free', () => {
    expect(three().members.map(({ id, sheet }) => `${id} ${sheet.name}`)).toEqual([
      'm1 Zombie',
      'm2 Zombie 2',
      'm3 Zombie 3',
    ]);
    const free = rename(three(), 'm2', 'Ada');
    expect(enlist(free, ZOMBIE).members.at(-1)!.sheet.name).toBe('Zombie 2');
    expect(enlist(free, unit('void.warg', {})).members.at(-1)).toEqual({
      id: 'm4',
      sheet: unit('void.warg', {}),
      joined: 0,
      left: null,
      tracked: true,
    });
  });

  test('one is renamed, dismissed, tracked or not; the others are as they were', () => {
    const squad = three();
    const others = ({ members }: Squad) => [members[0], members[2]];
    const fought = afterBattle(squad, battle('x', one('m1')), dice());
    expect(dismiss(fought, 'm2').members[1]).toEqual({ ...squad.members[1], left: 1 });
    expect(track(squad, 'm2', false).members[1]).toEqual({ ...squad.members[1], tracked: false });
    expect(rename(squad, 'm2', 'Ada').members[1]!.sheet).toEqual({ ...squad.members[1]!.sheet, name: 'Ada' });
    for (const now of [dismiss(squad, 'm2'), track(squad, 'm2', false), rename(squad, 'm2', 'Ada')])
      expect(others(now)).toEqual(others(squad));
  });
});

describe('[HR-17] who rolls', () => {
  test.each([
    [{ slain: BLOW }, 'wounds'],
    [{ slain: { by: null, power: null } }, 'wounds'],
    [{ slain: { by: null, power: 'blast' } }, 'affinity'],
    [{ slain: BLOW, kills: 2 }, 'wounds'],
    [{ kills: 1 }, 'glory'],
    [{ kills: 0 }, null],
    [{ slain: BLOW, tracked: false }, null],
    [{ kills: 3, tracked: false }, null],
  ] as const)('%j: on %s', (change, table) => {
    expect(tableFor({ ...one('m1'), tracked: true, ...change })).toBe(table);
  });

  test('those who are tracked now, in order; nobody after a battle that counted', () => {
    const squad = track(three(), 'm2', false);
    const fought = battle('x', one('m3', { kills: 1 }), one('m2', { slain: BLOW }), one('m1'), one('m9', { kills: 1 }));
    expect(rollersAfter(squad, fought).map(({ member }) => member)).toEqual(['m3']);
    const now = afterBattle(squad, fought, dice(3, 6, 6));
    expect(now.battles).toEqual([
      {
        ...fought,
        fought: [
          { ...one('m3', { kills: 1 }), tracked: true },
          { ...one('m2', { slain: BLOW }), tracked: false },
          { ...one('m1'), tracked: true },
          { ...one('m9', { kills: 1 }), tracked: false },
        ],
        dice: [3],
      },
    ]);
    expect(rollsOf(now.battles[0]!.fought)).toBe(1);
    expect([rollersAfter(now, fought), rollersAfter(now, battle('y', one('m1', { kills: 1 }))).length]).toEqual([
      [],
      1,
    ]);
    expect(membersOf(now).map(({ battles, kills }) => [battles, kills])).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  test('who is to miss a battle is back after it; what was left for a battle ends with it', () => {
    const sick = afterBattle(three(), battle('x', one('m1', { slain: BLOW })), dice(4));
    const later = afterBattle(sick, battle('y', one('m2')), dice());
    expect(historyOf(later).map(([m]) => m!.standing)).toEqual(['ready', 'resting', 'ready']);
    const power = { by: null, power: 'blast' };
    const marked = afterBattle(three(), battle('x', one('m1', { slain: power })), dice(2));
    expect(fieldedSheet(membersOf(marked)[0]!).rules).toEqual(['magic-trauma']);
    const [over] = membersOf(afterBattle(marked, battle('y', one('m2')), dice()));
    expect([over!.next, fieldedSheet(over!).rules]).toEqual([[], []]);
  });

  test('each roll is told with its battle', () => {
    const fought = (id: string) => battle(id, one('m1', { kills: 1 }), one('m2', { kills: 2 }));
    const squad = afterBattle(afterBattle(three(), fought('x'), dice(1, 3)), fought('y'), dice(4, 2));
    expect(membersOf(squad)[1]!.chapters).toMatchObject([
      { battle: 0, table: 'glory', die: 3, kills: 2, took: true, points: 1 },
      { battle: 1, table: 'glory', die: 2, kills: 2, took: false, points: 0 },
    ]);
    expect(historyOf(squad)[1]![0]!.chapters).toMatchObject([{ battle: 0, die: 1 }]);
  });

  test('the dead stay dead, dismissed or not', () => {
    const dead = afterBattle(three(), battle('x', one('m1', { slain: BLOW })), dice(1));
    expect(membersOf(dismiss(dead, 'm1')).map(({ standing }) => standing)).toEqual(['dead', 'ready', 'ready']);
    const later = afterBattle(dismiss(dead, 'm2'), battle('y', one('m3')), dice());
    expect(membersOf(later).map(({ standing }) => standing)).toEqual(['dead', 'dismissed', 'ready']);
  });
});

describe('[HR-17] files', () => {
  const whole = afterBattle(three(), battle('x', one('m1', { kills: 1 }), one('m2', { slain: BLOW })), dice(3, 4));
  const refusal = (x: unknown): string => {
    const parsed = parseSquad(x);
    return parsed.ok ? 'read' : `${parsed.refusal.where}: ${parsed.refusal.problem}`;
  };
  const member = (change: object, at = 1): Squad => ({
    ...whole,
    members: whole.members.map((m, i) => (i === at ? { ...m, ...change } : m)),
  });
  const [first] = whole.battles;
  const fights = (change: object): object => ({ ...whole, battles: [{ ...first, ...change }] });

  test('what may be left out, and what is its least and most', () => {
    const short = whole.members.map(({ id, sheet, joined }) => ({ id, sheet, joined }));
    expect(parseSquad({ ...whole, members: short })).toEqual({ ok: true, value: whole });
    expect([refusal(member({ joined: 1, left: 1 }, 2)), refusal(member({ left: 1 }, 2))]).toEqual(['read', 'read']);
    expect(refusal(member({ left: 2 }))).toBe('squad.members[1].left: is before it joined, or after the last battle');
    expect(refusal(member({ joined: 2 }, 2))).toBe('squad.members[2].joined: is after the last battle');
    expect(refusal({ ...whole, name: 'x'.repeat(40) })).toBe('read');
    expect(refusal({ ...whole, name: 'x'.repeat(41) })).toMatch(/^squad.name: /);
  });

  test.each<[string, object, string]>([
    [
      'who was dismissed',
      member({ left: 0 }),
      'squad.battles[0].fought[1]: fields Zombie 2, who had been dismissed (HR-17)',
    ],
    ['who had not joined', member({ joined: 1 }), 'squad.battles[0].fought[1]: names m2, who was not in the squad'],
    [
      'who was to rest',
      { ...whole, battles: [first, { ...first, id: 'y', fought: [first!.fought[1]], dice: [5] }] },
      'squad.battles[1].fought[0]: fields Zombie 2, who was to miss it (HR-17)',
    ],
    [
      'one twice',
      fights({ fought: [first!.fought[0], first!.fought[0]], dice: [3, 3] }),
      'squad.battles[0].fought[1]: fields Zombie twice',
    ],
    [
      'too many dice',
      fights({ dice: [3, 4, 5] }),
      'squad.battles[0].dice: holds 3 dice; due are as many as rolls, 2 (HR-17)',
    ],
    ['a die of none', fights({ dice: [3, 0] }), 'squad.battles[0].dice[1]: must be a whole number from 1 to 6, not 0'],
    ['a result', fights({ result: 'fled' }), 'squad.battles[0].result: must be one of won, lost, drawn, not "fled"'],
    [
      'kills',
      fights({ fought: [{ ...first!.fought[0], kills: 100 }] }),
      'squad.battles[0].fought[0].kills: must be a whole number from 0 to 99, not 100',
    ],
    [
      'a death',
      fights({ fought: [{ ...first!.fought[0], slain: 'yes' }] }),
      'squad.battles[0].fought[0].slain: must be an object, not "yes"',
    ],
  ])('refused: %s', (_, x, sentence) => {
    expect(refusal(x)).toBe(sentence);
  });
});
