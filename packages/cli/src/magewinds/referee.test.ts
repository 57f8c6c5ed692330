import { GAME_IDS } from '@muster/games';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { makeReferee } from '../referee/referee.ts';
import { ticking } from '../testing.ts';

const WARBANDS = [
  ['warrior', 'wizard', 'cleric', 'guardian'],
  ['druid', 'seer', 'witch', 'enchanter'],
];

const refereed = await loadGame('magewinds');

const referee = () => {
  const ask = makeReferee(refereed, {
    randomSeed: () => 7,
    now: ticking(),
    onFault: (e) => {
      throw e;
    },
  });
  return (request: object) => JSON.parse(ask(JSON.stringify(request)));
};

const start = (ask: ReturnType<typeof referee>, more: object = {}) =>
  ask({ do: 'start', config: { scenario: 'king-of-the-hill', warbands: WARBANDS, ...more }, dice: { seed: 7 } });

describe('a start', () => {
  test('scenario and warbands suffice: terrain is a preset, and what the config gives is not asked', () => {
    const begun = start(referee());
    expect(begun.ok).toBe(true);
    const types = begun.events.map((e: { type: string }) => e.type);
    expect(types).toContain('rolledOff');
    expect(types).toContain('terrainPlaced');
    expect(begun.decisions).toHaveLength(1);
    expect(begun.decisions[0].kind).toBe('territory');
  });

  test('deployment "auto" skips territories and deployment', () => {
    const begun = start(referee(), { deployment: 'auto' });
    expect(begun.decisions[0].kind).toBe('channel');
    expect(begun.events.filter((e: { type: string }) => e.type === 'deployed')).toHaveLength(8);
  });

  test.each([
    [{ scenario: 'chess' }, /config\.scenario/],
    [{ warbands: [['warrior', 'warrior'], ['seer']] }, /config\.warbands\[0\]/],
  ])('%j is refused in a sentence', (more, sentence) => {
    const begun = start(referee(), more);
    expect(begun.ok).toBe(false);
    expect(begun.refusal.message).toMatch(sentence);
  });
});

test('a whole battle: every seat sees only its own hand, odds of each attack that comes up', () => {
  const ask = referee();
  let now = start(ask, { scenario: 'deathmatch', deployment: 'auto' });
  let attacks = 0;
  for (let n = 0; n < 3000 && now.outcome === undefined; n++) {
    const { seat } = now.decisions[0];
    const { candidates } = ask({ do: 'candidates', seat });
    const attack = candidates.find((c: { type: string }) => c.type === 'attack');
    if (attack !== undefined) {
      attacks++;
      const { ok, odds } = ask({ do: 'odds', seat, command: attack });
      expect(ok).toBe(true);
      expect(odds.target).toBe(attack.target);
      expect(Object.keys(odds.matrix)).toEqual(odds.equilibrium ? ['light', 'heavy', 'feint'] : ['single']);
    }
    if (n % 40 === 0) {
      const { view } = ask({ do: 'view', viewer: 0 });
      expect(view.seats[1].hand.cards).toBeNull();
      expect(view.deck.cards).toBeNull();
    }
    const { command } = ask({ do: 'choose', seat, level: 'recruit', seed: n });
    now = ask({ do: 'play', seat, command });
    expect(now.ok).toBe(true);
  }
  expect(now.outcome).toBeDefined();
  expect(attacks).toBeGreaterThan(3);
  expect(ask({ do: 'record' }).record.game).toBe('magewinds');
});

test('where nothing is struck there are no odds', () => {
  const ask = referee();
  const { seat } = start(ask, { deployment: 'auto' }).decisions[0];
  expect(ask({ do: 'odds', seat, command: { type: 'pass' } })).toEqual({ ok: true, odds: null });
});

test.each(['recruit', 'veteran', 'warlord'])('choose: what a %s would play may be played, in set-up too', (level) => {
  const ask = referee();
  let now = start(ask);
  for (let n = 0; n < 20; n++) {
    const { seat } = now.decisions[0];
    const { ok, command } = ask({ do: 'choose', seat, level, steps: 4 });
    expect(ok).toBe(true);
    now = ask({ do: 'play', seat, command });
    expect(now.ok).toBe(true);
  }
});

test('garbage is refused and changes nothing', () => {
  const ask = referee();
  const { seat } = start(ask, { deployment: 'auto' }).decisions[0];
  for (const command of [null, 7, {}, { type: 'fly' }, { type: 'draw', card: '1X' }, { type: 'move', path: 'far' }]) {
    const refused = ask({ do: 'play', seat, command });
    expect(refused.ok).toBe(false);
    expect(refused.refusal.message).toMatch(/\.$/);
  }
  expect(ask({ do: 'decisions' }).decisions[0]).toMatchObject({ seat, kind: 'channel' });
});

describe('real cards', () => {
  const atTable = () => {
    const ask = referee();
    const config = { warbands: WARBANDS, deployment: 'auto' };
    const begun = ask({ do: 'start', config, dice: 'manual-cards' });
    expect(begun).toMatchObject({ ok: true, needs: { count: 1, sides: 6 }, dice: 'manual-cards' });
    ask({ do: 'dice', values: [6] });
    return { ask, row: ask({ do: 'dice', values: [1] }) };
  };

  test('[MW 10.4] [MW 12.0] row and hand are asked for, and are what was given; a mistake is withdrawn', () => {
    const { ask, row } = atTable();
    expect(row).toEqual({ ok: true, needs: { cards: 5, seat: null, for: 'row' } });
    const wrong = { code: 'wrongLuck', need: { cards: 5, seat: null, for: 'row' } };
    for (const values of [['7H'], ['7H', '7H', 'KD', 'AC', '2H'], ['7H', '10S', 'KD', 'AC', '1X'], []])
      expect(ask({ do: 'cards', values }).refusal).toMatchObject(wrong);
    expect(ask({ do: 'dice', values: [1, 2, 3, 4, 5] }).refusal).toMatchObject(wrong);
    expect(ask({ do: 'view' }).refusal).toMatchObject({ code: 'luckAwaited', need: wrong.need });
    const begun = ask({ do: 'cards', values: ['7H', '10S', 'KD', 'AC', '2H'] });
    const { seat } = begun.decisions[0];
    expect(ask({ do: 'view' }).view.row).toEqual(['7H', '10S', 'KD', 'AC', '2H']);

    const draw = { do: 'play', seat, command: { type: 'draw', card: 'deck' } };
    expect(ask(draw)).toEqual({ ok: true, needs: { cards: 1, seat, for: 'hand' } });
    expect(ask({ do: 'withdraw' }).decisions).toEqual(begun.decisions);
    expect(ask({ do: 'withdraw' }).refusal.code).toBe('nothingToWithdraw');
    ask(draw);
    expect(ask({ do: 'cards', values: ['QS'] }).ok).toBe(true);
    expect(ask({ do: 'view', viewer: seat }).view.seats[seat].hand.cards).toEqual(['QS']);
    expect(ask({ do: 'view', viewer: 1 - seat }).view.seats[seat].hand.cards).toBeNull();
    const { record } = ask({ do: 'record' });
    expect(record.fairness).toEqual({ kind: 'manual', cards: true });
    expect(record.entries.at(-1).cards).toEqual(['QS']);
  });

  test('what the deck holds is in no answer: it would tell what is in no hand', () => {
    const { ask, row } = atTable();
    const refused = [ask({ do: 'cards', values: ['7H'] }), ask({ do: 'decisions' })];
    for (const answer of [row, ...refused]) expect(JSON.stringify(answer)).not.toMatch(/heap|KS/);
  });

  test('a game without cards says so', async () => {
    const ask = makeReferee(await loadGame(GAME_IDS.find((id) => id !== 'magewinds')!), {
      randomSeed: () => 7,
      now: ticking(),
      onFault: (e) => {
        throw e;
      },
    });
    const answer = JSON.parse(ask('{"do":"start","config":{"scenario":"S1"},"dice":"manual-cards"}'));
    expect(answer.refusal.code).toBe('noCards');
  });
});
