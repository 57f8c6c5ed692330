import { inch } from '@muster/geometry';
import { fastTable, makeRng, seededLuck } from '@muster/kernel';
import {
  type Battle,
  type MagewindsCommand,
  type MagewindsEvent,
  magewinds,
  type ProfileId,
  type ScenarioId,
} from '@muster/magewinds';
import { describe, expect, test } from 'vitest';
import { plain } from '../paint.ts';
import { isShared } from '../play/typed.ts';
import { magewindsTable } from './table.ts';
import { readTyped } from './typed.ts';
import { typedFor } from './typed-for.ts';

const begin = (config: object, seed = 4): Battle => {
  const parsed = magewinds.parseConfig(config);
  if (!parsed.ok) throw new Error(parsed.refusal.problem);
  return magewinds.setup(parsed.value, fastTable<MagewindsEvent>(seededLuck(seed)));
};

const answer = (b: Battle, seat: number, line: string) => {
  const action = readTyped(line);
  if (isShared(action)) throw new Error(`${line} is no word of the game: ${JSON.stringify(action)}`);
  return magewindsTable.answer(action, b, seat, plain);
};

/** Plays random candidates and hands each position with its candidates on; ends early when enough was seen. */
const wander = (config: object, seed: number, most: number, see: (b: Battle, seat: number) => void): void => {
  const table = fastTable<MagewindsEvent>(seededLuck(seed));
  const rng = makeRng(seed);
  let b = begin(config, seed);
  for (let n = 0; n < most && magewinds.outcome(b) === undefined; n++) {
    const { seat } = magewinds.decisions(b)[0]!;
    see(magewinds.view(b, seat), seat);
    const candidates = magewinds.candidates(b, seat);
    b = magewinds.play(b, seat, candidates[rng.below(candidates.length)]!, table);
  }
};

const BATTLES: readonly (readonly [ScenarioId, readonly (readonly string[])[]])[] = [
  [
    'king-of-the-hill',
    [
      ['warrior', 'wizard', 'cleric', 'guardian'],
      ['druid', 'seer', 'witch', 'enchanter'],
    ],
  ],
  [
    'the-prize',
    [
      ['mesmer', 'deadeye', 'warlock', 'cleric'],
      ['militia', 'militia', 'wizard', 'druid', 'seer'],
    ],
  ],
  [
    'hold-the-line',
    [
      ['mesmer', 'witch', 'minion', 'minion', 'cleric'],
      ['guardian', 'warrior', 'deadeye', 'acolyte'],
    ],
  ],
  [
    'battle-royale',
    [
      ['warrior', 'mesmer'],
      ['wizard', 'witch'],
      ['druid', 'seer'],
    ],
  ],
];

describe('what the list shows of a candidate is what one types to play it', () => {
  const types = new Set<MagewindsCommand['type']>();

  test.each(BATTLES)('%s', (scenario, warbands) => {
    for (let seed = 1; seed <= 3; seed++)
      wander({ scenario, warbands }, seed, 400, (b, seat) => {
        const all = magewinds.candidates(b, seat);
        const some = all.length > 12 ? all.filter((_, i) => i % Math.ceil(all.length / 12) === 0) : all;
        for (const command of some) {
          expect(answer(b, seat, typedFor(b, command)), typedFor(b, command)).toEqual({ play: command });
          types.add(command.type);
        }
      });
  });

  test('in set-up, too', () => {
    for (const assembly of ['secret', 'simultaneous'])
      wander({ scenario: 'chosen', assembly, terrain: 'chosen', slots: 4 }, 2, 60, (b, seat) => {
        for (const command of magewinds.candidates(b, seat).slice(0, 20)) {
          expect(answer(b, seat, typedFor(b, command))).toEqual({ play: command });
          types.add(command.type);
        }
      });
    const seen = [...types];
    for (const type of [
      'chooseScenario',
      'assemble',
      'addFighter',
      'placeTerrain',
      'splitTerritory',
      'deploy',
    ] as const)
      expect(seen).toContain(type);
    for (const type of ['draw', 'activate', 'act', 'move', 'step', 'attack', 'chooseAttack', 'defend', 'cast'] as const)
      expect(seen).toContain(type);
  });
});

describe('typed by hand', () => {
  const table = () => fastTable<MagewindsEvent>(seededLuck(9));
  const play = (b: Battle, seat: number, line: string): Battle => {
    const given = answer(b, seat, line);
    if ('say' in given) throw new Error(given.say);
    expect(magewinds.refuse(b, seat, given.play)).toBeUndefined();
    return magewinds.play(b, seat, given.play, table());
  };
  const config = {
    scenario: 'deathmatch',
    warbands: [
      ['warrior', 'wizard'],
      ['witch', 'militia', 'militia'],
    ],
    terrain: { features: [] },
    deployment: 'auto',
  };
  /** Everybody has passed; Blue activates first. */
  const ready = (): Battle => {
    let b = begin(config, 12);
    while (b.phase === 'channelling') b = play(b, b.turn!, 'pass');
    return b.turn === 0 ? b : play(play(b, 1, 'activate witch'), 1, 'act wait');
  };
  const moving = (): Battle => play(play(ready(), 0, 'activate warrior'), 0, 'act move');

  test('moves by compass, toward, away, by bearing, to a place', () => {
    const [x, y] = [inch(6), inch(4)];
    const places = [
      { x, y },
      { x: inch(1), y: inch(1) },
      { x: inch(9), y: inch(12) },
      { x: inch(1), y: inch(15) },
      { x: inch(4), y: inch(15) },
    ];
    const before = moving();
    const b = { ...before, fighters: before.fighters.map((f, i) => ({ ...f, ...places[i]! })) };
    const path = (line: string) => {
      const given = answer(b, 0, line);
      if ('say' in given || given.play.type !== 'move') throw new Error(line);
      return given.play.path;
    };
    expect(path('move north 1')).toEqual([{ x, y: y + inch(1) }]);
    expect(path('move w 0.5"')).toEqual([{ x: x - inch(0.5), y }]);
    expect(path('move bearing 90 1')).toEqual([{ x: x + inch(1), y }]);
    expect(path('move stay')).toEqual([]);
    const witch = b.fighters[2]!;
    const far = (p: { x: number; y: number }) => Math.hypot(p.x - witch.x, p.y - witch.y);
    for (const name of ['witch', 'B1', 'b1']) {
      expect(far({ x, y }) - far(path(`move toward ${name} 2`).at(-1)!)).toBeCloseTo(inch(2), -1);
      expect(far(path(`move away ${name} 1`).at(-1)!) - far({ x, y })).toBeCloseTo(inch(1), -1);
    }
    expect(path('move to 3 4.5')).toEqual([{ x: inch(3), y: inch(4.5) }]);
    expect(path('move to 3 4 5 6')).toHaveLength(2);
  });

  test.each([
    ['move sideways', /^A move is typed so/],
    ['move toward B9', /^There is no fighter “B9” here/],
    ['move toward militia', /^“militia” could be B2 or B3: say which/],
    ['move toward object 1', /^There is no object “1”/],
    ['attack witch zap', /^Warrior has no attack “zap”; it has melee, spark/],
    ['cast nonsense', /^There is no spell “nonsense”/],
    ['cast heal', /^None of your fighters on the battlefield knows Heal/],
    ['cast spark with XX', /^“XX” is no card/],
    ['keep', /./],
  ])('“%s” gets a sentence', (line, sentence) => {
    const action = readTyped(line);
    const said = isShared(action) ? ('sentence' in action ? action.sentence : '') : undefined;
    const given = isShared(action) ? { say: said! } : magewindsTable.answer(action, moving(), 0, plain);
    expect('say' in given ? given.say : '').toMatch(sentence);
  });

  test('an attack finds its kind and its cards by itself; odds and look tell', () => {
    let b = play(play(play(ready(), 0, 'activate warrior'), 0, 'act attack'), 0, 'step stay');
    const warrior = b.fighters[0]!;
    b = { ...b, fighters: b.fighters.map((f) => (f.id === 2 ? { ...f, x: warrior.x + 2600, y: warrior.y } : f)) };
    expect(answer(b, 0, 'attack witch')).toEqual({
      play: { type: 'attack', attack: 'melee', target: 2, object: null, cards: [] },
    });
    const odds = answer(b, 0, 'odds B1');
    expect('say' in odds && odds.say).toMatch(/^Melee \(HOUSE\) on B1 Witch\nA die hits at\n/);
    expect('say' in odds && odds.say).toMatch(/\n\nHOUSE: a stand-in of ours, not the publisher’s\.\n$/);
    const look = answer(b, 0, 'look A1');
    expect('say' in look && look.say).toMatch(/\n {2}B1 Witch +enemy +0\.03 in east +in the open\n/);
    const attacking = play(b, 0, 'attack B1 melee');
    const chosen = play(attacking, 0, 'feint');
    expect(answer(chosen, 1, 'dodge')).toEqual({ play: { type: 'defend', defence: 'dodge', cards: [] } });
  });

  test('odds say whose numbers they are: of the attack and of who is struck', () => {
    const b = play(play(play(ready(), 0, 'activate warrior'), 0, 'act attack'), 0, 'step stay');
    const { x, y } = b.fighters[0]!;
    const oddsOf = (attacker: ProfileId, target: ProfileId) => {
      const fighters = b.fighters.map((f) =>
        f.id === 0 ? { ...f, profile: attacker } : f.id === 2 ? { ...f, profile: target, x: x + 2600, y } : f,
      );
      const odds = answer({ ...b, fighters }, 0, 'odds B1 melee');
      return 'say' in odds ? odds.say : '';
    };
    expect(oddsOf('wizard', 'seer')).toMatch(/^Melee on B1 Seer\n/);
    expect(oddsOf('wizard', 'seer')).not.toMatch(/HOUSE|DERIVED/);
    expect(oddsOf('wizard', 'warrior')).toMatch(/^Melee on B1 Warrior \(HOUSE\)\n[\s\S]*\n\nHOUSE: [^\n]*\n$/);
    expect(oddsOf('cleric', 'minion')).toMatch(
      /^Melee \(DERIVED\) on B1 Minion \(HOUSE\)\n[\s\S]*\n\nHOUSE: .*\nDERIVED: .*\n$/,
    );
  });

  test('[MW-R37] one’s own fighter is attacked only with a yes', () => {
    let b = play(play(play(ready(), 0, 'activate warrior'), 0, 'act attack'), 0, 'step stay');
    const warrior = b.fighters[0]!;
    b = { ...b, fighters: b.fighters.map((f) => (f.id === 1 ? { ...f, x: warrior.x + 2600, y: warrior.y } : f)) };
    const asked = answer(b, 0, 'attack A2 melee');
    expect('say' in asked && asked.say).toMatch(
      /^A2 \w+ is your own\. If you mean it, type “attack A2 melee yes” \(MW-R37\)\.\n$/,
    );
    expect(answer(b, 0, 'attack A2 melee yes')).toMatchObject({ play: { type: 'attack', target: 1 } });
    expect(answer(b, 0, 'attack B1 melee')).toMatchObject({ play: { type: 'attack', target: 2 } });
  });

  test('cards and the choices of set-up', () => {
    const b = ready();
    expect(answer(b, 0, 'draw kh')).toEqual({ play: { type: 'draw', card: 'KH' } });
    expect(answer(b, 0, 'draw deck')).toEqual({ play: { type: 'draw', card: 'deck' } });
    expect(readTyped('draw ZZ')).toMatchObject({ type: 'unclear' });
    expect(answer(b, 0, 'split diagonal 2')).toEqual({ play: { type: 'splitTerritory', split: 'diagonal', own: 1 } });
    expect(answer(b, 0, 'assemble warrior Wizard')).toEqual({
      play: { type: 'assemble', warband: ['warrior', 'wizard'] },
    });
    expect(answer(b, 0, 'assemble warrior=Brannoc_the_Bold wizard')).toEqual({
      play: { type: 'assemble', warband: ['warrior', 'wizard'], names: ['Brannoc the Bold', null] },
    });
    expect(answer(b, 0, 'add wizard=Mira')).toEqual({ play: { type: 'addFighter', profile: 'wizard', name: 'Mira' } });
    expect(readTyped('assemble dragon=Smoke')).toMatchObject({ type: 'unclear' });
  });
});
