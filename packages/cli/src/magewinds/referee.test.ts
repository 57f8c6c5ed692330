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
