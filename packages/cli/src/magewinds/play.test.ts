import { describe, expect, test } from 'vitest';
import { muster, type Typed, temporaryFolder, words } from '../testing.ts';

const play = async (options: string, typed: Typed = {}) => {
  const { code, out, err } = await muster(words(`play magewinds ${options}`), typed);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const TERMINAL = { terminal: { in: true, out: true }, env: { NO_COLOR: '1' } } as const;

test('one person against the computer: draws, moves by words, leaves', async () => {
  const out = await play('--deployment auto --b recruit --seed 3', {
    lines: ['draw deck', 'pass', 'activate warrior', 'act move', 'move toward centre 4', 'quit'],
  });
  expect(out).toContain('King of the Hill. Have the most fighters within 3 in of the marker in the middle.');
  expect(out).toContain('Blue (A): you, Red (B): recruit; seed 3.');
  expect(out).toMatch(/> draw deck\nBlue draws a card from the deck\.\nBlue draws \S+ from the deck\.\n/);
  expect(out).toMatch(/your hand: \S+ \(1 of 5 cards\)/);
  expect(out).toContain('Blue’s Warrior moves 4 in of 5 in.');
  expect(out).toContain('Blue (A): 1 on the hill');
});

test('two people at one screen: a curtain between them, and no card of the other', async () => {
  const out = await play('--deployment auto --a you --b you --seed 3', {
    ...TERMINAL,
    lines: ['', 'draw deck', '', '', 'draw deck', 'quit'],
  });
  const screens = out.split(CLEAR);
  const [first, second] = [screens[2]!, screens[4]!];
  expect(first).toMatch(/Blue draws \S+ from the deck/);
  const card = /your hand: (\S+) /.exec(screens[4]!);
  expect(card === null || !second.includes('Blue draws a card from the deck.\nBlue draws')).toBe(true);
  expect(second).toMatch(/Blue \(A\): .*; 1 of 5 cards\n/);
});

test('a battle of computers to its end, saved, replayed and verified', async () => {
  const cwd = temporaryFolder();
  const out = await play(
    '--deployment auto --warbands warrior/cleric --scenario deathmatch --a recruit --b recruit --seed 1 --save b.json',
    { cwd },
  );
  expect(out).toMatch(/\n(Blue|Red) \([AB]\) +wins? |shares the first place/);
  expect(out).toMatch(/Blue \(A\).* dealt by attacks, \d+\.\d expected\n/);
  expect((await muster(['verify', 'b.json'], { cwd })).out).toMatch(/^b\.json is proven: \d+ entries of magewinds\./);
  const replayed = await muster(['replay', 'b.json', '--boards'], { cwd });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('Round 1 begins');
});

describe('options', () => {
  test('four seats on the double field, warbands assembled in set-up', async () => {
    const out = await play('--scenario battle-royale --seats 4 --warbands choose --a you --seed 2', {
      lines: ['quit'],
    });
    expect(out).toContain('Ochre (C): veteran, Violet (D): veteran');
    expect(out).toMatch(/Set-up · Blue \(A\) · assemble a warband/);
  });

  test.each([
    ['--scenario chess', /There is no scenario “chess”; there are deathmatch \(Deathmatch\), /],
    ['--warbands warrior,ghost/seer', /There is no fighter “ghost”/],
    ['--warbands warrior,warrior/seer', /warbands\[0\]/],
    ['--seats 5', /--seats must be a whole number from 2 to 4, not “5”/],
    ['--seats 3', /King of the Hill is for 2 players, not 3/],
    ['--deployment never', /There is no deployment “never”; there are players, auto/],
    ['--c you', /--c names a player, but this battle has 2 seats only/],
  ])('%s is refused in a sentence', async (options, sentence) => {
    const { code, err } = await muster(words(`play magewinds ${options}`));
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});

describe('real cards', () => {
  const HOT_SEAT = '--deployment auto --warbands warrior,cleric/druid,witch --a you --b you --seed 3 --manual-cards';
  const SET_UP = ['6', '1', '7h10skd ac 2h'];

  test('the five face-up cards are typed in set-up, a drawn one by who draws it, corrected and taken back', async () => {
    const cwd = temporaryFolder();
    const out = await play(`${HOT_SEAT} --save real.json`, {
      cwd,
      lines: [
        ...['6', '1', '7h 7h', '7h 10s', '7H 10S KD AC 2H'],
        ...['draw deck', 'xx', '7h', 'back', 'draw deck', 'qs'], // Blue
        ...['draw deck', 'qs', '3c'], // Red
        ...['undo', 'y', 'draw deck', ''], // Red once more, with the same
        'quit',
      ],
    });
    expect(out).toContain('The top 5 cards are turned up (type them as ah or ks): 7h 7h\n7 of Hearts: it cannot be');
    expect(out).toContain(': 7h 10s\n3 cards are still missing.');
    expect(out).toContain('Blue draws a card (type it as ah or ks): xx\nNo card is typed “x”');
    expect(out).toContain('Blue draws a card (type it as ah or ks): 7h\n7 of Hearts: it cannot be in the deck');
    expect(out).toContain('Blue draws a card (type it as ah or ks): back\nThe command is taken back.\n');
    expect(out).toContain(
      'Blue draws a card (type it as ah or ks): qs\nBlue draws a card from the deck.\nBlue draws Q♠',
    );
    expect(out).toContain('Red draws a card (type it as ah or ks): qs\nThat cannot be: by what was typed so far');
    expect(out).toContain('Enter takes 3c, as typed before.\nRed draws a card (type it as ah or ks): \n');
    const verdict = await muster(['verify', 'real.json'], { cwd });
    expect([verdict.code, verdict.out]).toEqual([3, expect.stringContaining('real table')]);
    const resumed = await muster(words('play magewinds --resume real.json --a you --b you --manual-cards'), {
      cwd,
      lines: ['draw deck', 'qs', '4d', 'quit'],
    });
    expect(resumed.out).toContain('Blue draws a card (type it as ah or ks): qs\nQueen of Spades: it cannot be');
    expect(resumed.out).toMatch(/: 4d\nBlue draws a card from the deck\.\nBlue draws 4♦/);
  });

  test('behind the curtain: no card that one has typed is on the other’s screen', async () => {
    const out = await play(HOT_SEAT, {
      ...TERMINAL,
      lines: [...SET_UP, '', 'draw deck', 'qs', '', '', 'draw deck', '3c', '', '', 'quit'],
    });
    const screens = out.split(CLEAR);
    expect(screens[2]).toContain('Blue draws Q♠');
    expect(screens[4]).toContain('Red draws 3♣');
    expect(screens[4]).not.toMatch(/Q♠|Queen/i);
  });

  test('not with the computer, whose cards somebody would have to look at', async () => {
    const { code, err } = await muster(words('play magewinds --deployment auto --manual-cards'), {});
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('Real cards need a person at every seat') });
  });
});
