import { describe, expect, test } from 'vitest';
import { muster, words } from '../testing.ts';

describe('muster play heroes', () => {
  test('a whole battle between computers', async () => {
    const { code, out } = await muster(words('play heroes --a recruit --b recruit --seed 3'));
    expect(code).toBe(0);
    expect(out).toContain('the battle is over');
  });

  test('an activation by typed words; what cannot be done is said, and the other side’s objectives are not shown', async () => {
    const lines = ['first me', 'select A1', 'enter k1', 'move zz9', 'move k4', 'send {', 'goals', 'quit'];
    const { out } = await muster(words('play heroes --a you --b recruit --seed 3'), { lines });
    expect(out).toContain('Praetorian A1 enters at K1.');
    expect(out).toContain('“move zz9” cannot be done now; “list” shows what can.');
    expect(out).toContain('Praetorian A1 moves to K4, spending 3.');
    expect(out).toContain('This is not JSON.');
    expect(out).toContain('North: five objectives under seal');
    expect(out).not.toContain('South: five objectives under seal');
  });

  test('standing orders are read and changed line by line', async () => {
    const typed = ['orders', 'orders res', 'orders resist with up to 2', 'orders AUTOCLAIM false', 'orders'];
    const wrong = ['orders s', 'orders fly', 'orders resist 9', 'orders resist with', 'quit'];
    const { out } = await muster(words('play heroes --a you --b recruit --seed 3'), { lines: [...typed, ...wrong] });
    const [, all, resist, two, claim, now, several, none, ninth, vague] = out.split('\n> ');
    expect(all).toMatch(/^orders\nWhen to ask me:\n {2}destiny +Roll failed dice again +ask me\n/);
    expect(resist).toMatch(
      /^orders res\nResist powers:\n {2}ask +ask me +so it is now\n {2}never +never\n {2}1 +with 1 point\n/,
    );
    expect(two).toContain('\nResist powers: with up to 2 points.');
    expect(claim).toContain('\nWhen all five are met: wait for me.');
    expect(now).toMatch(/\n {2}resist +Resist powers +with up to 2 points\n/);
    expect(now).toMatch(/\n {2}autoClaim +When all five are met +wait for me$/);
    expect(several).toContain('“s” could be shootBack or stance: type a little more.');
    expect(none).toContain('There is no order “fly”; “orders” shows all.');
    expect(ninth).toMatch(/\n {2}2 +with up to 2 points +so it is now\n/);
    expect(vague).toMatch(/\n {2}3 +with up to 3 points$/);
  });

  test('odds before a command; where nothing is rolled it says so', async () => {
    const lines = ['first me', 'select A1', 'odds enter k1', 'enter k1', 'odds move k4', 'odds', 'quit'];
    const { out } = await muster(words('play heroes --a you --b recruit --seed 3'), { lines });
    expect(out).toContain('Nothing is rolled for that.');
    expect(out).toContain('This is typed so: odds strike B1');
  });

  test('five objectives are sealed at once', async () => {
    const { out } = await muster(words('play heroes --objectives picked --a you --b recruit --seed 1'), {
      lines: ['seal 3 6 8 12 13', 'quit'],
    });
    expect(out).toContain('South has sealed its objectives.');
  });

  test.each([
    ['--points 5', '--points must be a whole number from 20 to 1000'],
    ['--points 60 --arena foundry', 'foundry is not the size for 60 points; take sandgate or gantry (HR-08).'],
    ['--arena moon', 'There is no arena “moon”'],
    ['--factions void/moon', 'There is no faction “moon”'],
    ['--objectives mine', 'There is no choice of objectives “mine”'],
  ])('%s is refused', async (flags, sentence) => {
    const { code, err } = await muster(['play', 'heroes', ...words(flags)]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('muster referee heroes', () => {
  test('points are enough; a battle can be played from what it offers', async () => {
    const input = [
      '{"do":"start","config":{"points":60},"dice":{"script":[3,4],"seed":7}}',
      '{"do":"play","seat":1,"command":{"type":"goFirst","first":"me"}}',
      '{"do":"candidates","seat":1}',
      '{"do":"choose","seat":1,"level":"recruit"}',
      '{"do":"view","viewer":0}',
      '{"do":"play","seat":0,"command":{"type":"strike","target":"B1"}}',
    ].join('\n');
    const { code, out } = await muster(['referee', 'heroes'], { input: `${input}\n` });
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(answers[0]).toMatchObject({ decisions: [{ seat: 1, kind: 'goFirst' }] });
    expect(answers[4]).toMatchObject({
      view: { config: { arena: 'sandgate', points: 60 }, objectives: [expect.any(Array), null] },
    });
    expect(answers[5]).toMatchObject({ refusal: { code: 'notAsked' } });
  });
});

describe('muster lab heroes', () => {
  test('factions, switches and wrong ones', async () => {
    const { code, out } = await muster(
      words(
        'lab heroes --factions void/bloodpact --switches unevenForces=all --players recruit,recruit --games 4 --workers 1 --json',
      ),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 4, pairs: [{ faction: 'bloodpact', against: 'void', games: 4 }] });
    const wrong = await muster(words('lab heroes --switches unevenForces=some --games 1'));
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.err).toContain('unevenForces is oneMore or all, not “some”');
  });
});

describe('muster force check heroes', () => {
  test('the example may be fielded', async () => {
    const { code, out } = await muster(words('force check heroes --example'));
    expect(code).toBe(0);
    expect(out).toContain('may be fielded');
  });
});
