// What a battle is played with (MW 0 to 10): players, table, dice, bases, terrain, cards, counters; and taking back.
import { inch, mm } from '@muster/geometry';
import { fastTable, type Seat, scriptedLuck, seededLuck, startFrom } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { handLimit } from '../cards/channelling.ts';
import { DECK } from '../content/cards.ts';
import { attackOf, PROFILE_IDS, PROFILES } from '../content/fighters.ts';
import { SCENARIO_IDS, SCENARIOS, scenariosFor } from '../content/scenarios.ts';
import { spellOf } from '../content/spells.ts';
import { magewinds } from '../game.ts';
import { seesFighter } from '../ground/sight.ts';
import { parseTerrain } from '../ground/terrain.ts';
import { parseConfig } from '../reading/read-config.ts';
import type { Battle, Effect } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import {
  act,
  activate,
  asked,
  at,
  attacks,
  battle,
  block,
  choose,
  defend,
  eventsOf,
  knockBack,
  type Lineup,
  move,
  type Placed,
  playAll,
  put,
  refusalOf,
  step,
  withEffects,
} from '../testing/battles.ts';
import { asks, begin, play, playTo, scripted } from '../testing/setup.ts';

const EVERYBODY = [0, 1, 'spectator'] as const;

const duel = (more: Partial<Lineup> = {}, target: Partial<Placed> = {}) =>
  battle({
    fighters: [
      { profile: 'wizard', seat: 0, at: [4, 6] },
      { profile: 'guardian', seat: 1, at: [5.5, 6], ...target },
    ],
    ...more,
  });

describe('players and packs', () => {
  test('[MW 0.1] two to four players', () => {
    for (const players of [2, 3, 4]) {
      const parsed = parseConfig({ players });
      expect(parsed.ok && parsed.value).toMatchObject({ players, warbands: Array(players).fill(null) });
    }
    for (const players of [0, 1, 5]) expect(parseConfig({ players }).ok).toBe(false);
    expect(parseConfig({ warbands: [['witch']] }).ok).toBe(false);
  });

  test('[MW 0.4] the fighter pack: fourteen profiles to choose from', () => {
    expect([...PROFILE_IDS].sort().join(' ')).toBe(
      'acolyte cleric deadeye druid enchanter guardian mesmer militia minion seer warlock warrior witch wizard',
    );
    for (const id of PROFILE_IDS) expect(parseConfig({ warbands: [[id], [id]] }).ok).toBe(true);
    expect(parseConfig({ warbands: [['knight'], ['witch']] }).ok).toBe(false);
  });

  test('[MW 0.5] the scenario pack: each tells set-up, what is special, and who wins', () => {
    expect(scenariosFor(2, false).length + scenariosFor(3, false).length).toBe(8);
    for (const id of SCENARIO_IDS) {
      const { setUp, deploying, special, ending } = SCENARIOS[id];
      for (const text of [setUp, deploying, special, ending]) expect(text).toMatch(/^[A-Z].+\.$/s);
    }
  });

  test('[TC pack.versions] each profile tells the version of its page', () => {
    const versions = PROFILE_IDS.map((id) => `${id} ${PROFILES[id].version}`);
    expect(versions).toEqual([
      'cleric 1.4.0',
      'deadeye 1.3.0',
      'druid 1.5.2',
      'enchanter 1.3.1',
      'guardian 1.5.2',
      'mesmer 1.5.0',
      'seer 1.4.0',
      'witch 1.4.0',
      'wizard 1.5.0',
      'warrior house',
      'warlock house',
      'militia house',
      'acolyte house',
      'minion house',
    ]);
  });
});

describe('the table', () => {
  test('[MW 0.3] 12" by 16", and nothing beyond', () => {
    const b = playAll(duel(), [activate(0), act('move')]).battle;
    const ends = (x: number, y: number) => {
      const near = put(b, 0, x, y);
      return [refusalOf(near, move({ x, y })), refusalOf(near, move({ x: x + 10, y: y + 10 }))];
    };
    // the whole base on the table: its centre 12.5 mm or more from each edge
    expect(ends(inch(12) - 1250, inch(16) - 1250)).toEqual([undefined, 'crossesEdge']);
    const south = put(b, 0, 1250, 1250);
    expect([refusalOf(south, move({ x: 1250, y: 1250 })), refusalOf(south, move({ x: 1240, y: 1250 }))]).toEqual([
      undefined,
      'crossesEdge',
    ]);
  });

  test('[MW 0.6] every die has six sides', () => {
    const faces = new Set<number>();
    const target = battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [4, 6] },
        { profile: 'cleric', seat: 1, at: [8, 6], actions: 2 },
      ],
    });
    for (let seed = 0; seed < 12; seed++) {
      const table = {
        ...fastTable<never>(seededLuck(seed)),
        tell: (e: { type: string; dice?: readonly number[] }) => {
          if (e.type === 'struck') for (const die of e.dice!) faces.add(die);
        },
      };
      let b: Battle = target;
      for (const c of attacks(0, 'quick-shot', 1)) b = magewinds.play(b, 0, c, table as never);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]); // 4 dice, needed 4: 48 dice in all
    // one of five scenarios by a die of six sides: a 6 is thrown again
    const five = scenariosFor(2, true);
    expect(five).toHaveLength(5);
    expect(
      begin({ scenario: 'random', officialOnly: true, slots: 4, warbandsFirst: false }, scripted(6, 6, 2)).scenario,
    ).toBe(five[1]);
  });

  test('[MW 0.8.1] round bases of 25 mm: closer than that two would overlap', () => {
    const stands = (gap: number) => magewinds.parseState(put(duel(), 1, inch(4) + gap, inch(6))).ok;
    expect([mm(25), mm(25) + 1, mm(25) - 10].map(stands)).toEqual([true, true, false]);
    // from base to base: centres 1" and 25 mm apart are 1" apart, the reach of melee
    const reach = (gap: number) =>
      refusalOf(playAll(put(duel(), 1, inch(4) + gap, inch(6)), [activate(0), act('attack'), step()]).battle, {
        type: 'attack',
        attack: 'melee',
        target: 1,
        object: null,
        cards: [],
      });
    expect([reach(inch(1) + mm(25)), reach(inch(1) + mm(25) + 10)]).toEqual([undefined, 'outOfRange']);
  });

  test('[MW 0.8.2] terrain features stop movement and sight', () => {
    const walls = { terrain: [block(4.6, 4, 0.2, 4, 'high')] };
    const [open, walled] = [duel({}, { at: [8, 6] }), duel(walls, { at: [8, 6] })];
    const go = (b: Battle) => refusalOf(playAll(b, [activate(0), act('move')]).battle, move(at(6, 6)));
    expect([go(open), go(walled)]).toEqual([undefined, 'crossesPiece']);
    const sees = (b: Battle) => seesFighter(b, b.fighters[0]!, b.fighters[1]!);
    expect([sees(open), sees(walled)]).toEqual([true, false]);
  });

  test('[MW 0.8.3] objects have bases of 25 mm and stand in the way', () => {
    const b = playAll(duel({ objects: [[4, 9]] }), [activate(0), act('move')]).battle;
    const touching = inch(9) - mm(25);
    expect(refusalOf(b, move({ x: inch(4), y: touching }))).toBeUndefined();
    expect(refusalOf(b, move({ x: inch(4), y: touching + 10 }))).toBe('crossesBody');
  });
});

describe('terrain', () => {
  type Height = 'ground' | 'low' | 'medium' | 'high';
  const wall = (height: Height) => block(5.8, 5, 0.2, 2, height);
  const behind = (height: Height) =>
    duel({ terrain: [wall(height)], hands: [['2D', '2S'], []] }, { at: [10, 6], actions: 2 });
  const walks = (b: Battle, x: number, y = 6) =>
    refusalOf(playAll(b, [activate(0), act('move')]).battle, move(at(x, y)));
  const sees = (b: Battle) => seesFighter(b, b.fighters[0]!, b.fighters[1]!);
  /** Zap has Precision 6 and the Guardian Evasion 0: without cover no die is thrown. */
  const isCovered = (height: Height, dice: readonly number[]) =>
    eventsOf(playAll(behind(height), attacks(0, 'zap', 1, ['2D', '2S']), dice).events, 'struck')[0]!.cover;

  test('[MW 7.1] low, medium and high obstacles: what they stop', () => {
    const obstacles = ['low', 'medium', 'high'] as const;
    expect(obstacles.map((h) => walks(behind(h), 7.2))).toEqual([undefined, 'crossesPiece', 'crossesPiece']);
    expect(walks(behind('low'), 6)).toBe('onPiece');
    expect(obstacles.map((h) => sees(behind(h)))).toEqual([true, true, false]);
    expect([isCovered('low', [6, 6, 6, 6, 6, 6, 6]), isCovered('medium', [6, 6, 6, 6, 6, 6, 6])]).toEqual([true, true]);
  });

  test('[MW 7.1] one feature with parts of different height', () => {
    const pieces = [block(4.6, 4, 0.2, 2, 'low'), block(4.6, 6, 0.2, 2, 'high')].flatMap((f) => f.pieces);
    const b = duel({ terrain: [{ kind: 'ruin', pieces }] }, { at: [8, 12] });
    const from = (y: number) => walks(put(b, 0, inch(4), inch(y)), 6.2, y);
    expect([from(5), from(7)]).toEqual([undefined, 'crossesPiece']);
  });

  test('[MW 7.2] what hangs over the ground is no terrain, and level ground stops and covers nothing', () => {
    const hanging = { kind: 'ruin', pieces: [{ ...wall('high').pieces[0]!, height: 'overhang' }] };
    expect(parseTerrain({ features: [hanging] }).ok).toBe(false);
    expect(parseTerrain({ features: [wall('ground')] }).ok).toBe(true);
    const b = behind('ground');
    expect([walks(b, 7.2), walks(b, 6), sees(b), isCovered('ground', [])]).toEqual([undefined, undefined, true, false]);
  });
});

describe('cards and counters', () => {
  test('[MW 0.9] one deck of 52 for all: thirteen of each suit, no jokers', () => {
    expect(new Set(DECK).size).toBe(52);
    for (const suit of ['H', 'D', 'C', 'S']) {
      const ranks = DECK.filter((card) => card.endsWith(suit)).map((card) => card.slice(0, -1));
      expect(ranks.join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K');
    }
    const warbands = [['witch'], ['seer'], ['druid']];
    const b = begin({ scenario: 'battle-royale', warbands, deployment: 'auto' }, scripted(6, 4, 2));
    expect([...b.row, ...b.deck.cards!].sort()).toEqual([...DECK].sort());
    expect(b.seats.map((s) => s.hand.size)).toEqual([0, 0, 0]);
  });

  test('[MW 0.10] the three attack choices have the same back', () => {
    const declared = playAll(duel(), attacks(0, 'melee', 1)).battle;
    const chosen = (['light', 'heavy', 'feint'] as const).map((choice) => playAll(declared, [choose(choice)]).battle);
    expect(new Set(chosen.map((b) => JSON.stringify(b))).size).toBe(3);
    for (const viewer of [1, 'spectator'] as const)
      expect(new Set(chosen.map((b) => JSON.stringify(magewinds.view(b, viewer)))).size).toBe(1);
    expect(new Set(chosen.map((b) => JSON.stringify(magewinds.view(b, 0)))).size).toBe(3);
  });

  test('[MW 0.11] none, one or both actions used, for all to see', () => {
    let b = duel();
    for (const actions of [0, 1, 2]) {
      for (const viewer of EVERYBODY) expect(magewinds.view(b, viewer).fighters[0]!.actions).toBe(actions);
      expect(refusalOf(b, activate(0))).toBe(actions < 2 ? undefined : 'noActionsLeft');
      if (actions < 2) b = { ...playAll(b, [activate(0), act('guard'), step()]).battle, turn: 0 };
    }
  });

  test('[MW 0.12] [MW 9.2] damage stays with the fighter, for all to see', () => {
    const hit = [...attacks(0, 'melee', 1), choose('light'), knockBack(0)];
    let b = duel({}, { actions: 2 });
    // light: 3 hits without a die (Precision 9, Evasion 0), Armour 2
    for (const damage of [1, 2]) {
      b = playAll(b, hit).battle;
      for (const viewer of EVERYBODY) expect(magewinds.view(b, viewer).fighters[1]!.damage).toBe(damage);
      b = { ...b, turn: 0 };
    }
  });

  test('[MW 9.3] what lasts is shown on the fighter it concerns', () => {
    const effects: readonly Effect[] = [
      { type: 'hex', fighter: 1 },
      { type: 'entangle', by: 0, fighter: 1 },
    ];
    const b = withEffects(duel({}, { poison: 0, guard: true }), ...effects);
    for (const viewer of EVERYBODY) {
      const shown = magewinds.view(b, viewer);
      expect(shown.fighters[1]).toMatchObject({ poison: 0, guard: true });
      expect(shown.effects).toEqual(effects);
    }
  });

  test('[MW 9.4] a marker is a point: measured to its centre, and anything may stand on it', () => {
    const b = battle({
      fighters: [
        { profile: 'deadeye', seat: 0, at: [1, 2] },
        { profile: 'guardian', seat: 1, at: [1, 9] },
      ],
      terrain: [block(2, 4, 1, 1, 'low')],
      objects: [[4, 4]],
    });
    const aiming = playAll(b, [activate(0), act('take-aim'), step()]).battle;
    const aim = (x: number, y: number) => refusalOf(aiming, { type: 'takeAim', place: { x, y } });
    // under a fighter, on an obstacle, under an object
    expect([aim(inch(1), inch(9)), aim(inch(2.5), inch(4.5)), aim(inch(4), inch(4))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const far = inch(2) + inch(10) + 1250; // from the edge of the base
    expect([aim(inch(1), far), aim(inch(1), far + 10)]).toEqual([undefined, 'placeTooFar']);
  });
});

describe('profiles', () => {
  test('[MW 4.1] each has six attributes, attacks and abilities', () => {
    for (const id of PROFILE_IDS) {
      const p = PROFILES[id];
      const numbers = [p.toughness, p.movement, p.armour, p.deflect, p.evasion, p.dodge];
      for (const n of numbers) expect(Number.isInteger(n) && n >= 0).toBe(true);
      expect(p.toughness > 0 && p.movement > 0).toBe(true);
      expect(p.attacks.some((a) => attackOf(id, a, true)!.type === 'melee')).toBe(true);
      expect(p.spells.length).toBeGreaterThanOrEqual(7); // those of everybody
    }
  });

  test('[MW 4.2] a reference card needs a name and words for everything a fighter can do', () => {
    for (const id of PROFILE_IDS) {
      const p = PROFILES[id];
      expect(p.name).toMatch(/^[A-Z]/);
      expect(p.text).toMatch(/^[A-Z].+\.$/s);
      for (const a of p.attacks) expect(attackOf(id, a, true)!.name).toMatch(/^[A-Z]/);
      for (const s of p.spells) expect(spellOf(s).text).toMatch(/^[A-Z].+\.$/s);
    }
  });

  test('[MW 4.5] Toughness, Movement, Armour, Deflect, Evasion, Dodge: the Guardian has 7 4 2 2 0 2', () => {
    const declared = playAll(duel(), [...attacks(0, 'melee', 1), choose('heavy')]).battle; // 6 dice, Precision 5
    const struck = (defence: 'none' | 'deflect' | 'dodge', dice: readonly number[]) =>
      eventsOf(playAll(declared, [defend(defence)], dice).events, 'struck')[0];
    const dice = [1, 1, 1, 4, 5, 6];
    expect(struck('none', dice)).toMatchObject({ needed: 5, hits: 5, armour: 2, damage: 3 });
    expect(struck('deflect', dice)).toMatchObject({ needed: 5, hits: 5, armour: 4, damage: 1 });
    expect(struck('dodge', dice)).toMatchObject({ needed: 3, hits: 3, armour: 2, damage: 1 });
    const after = (damage: number) =>
      playAll(duel({}, { damage, actions: 2 }), [...attacks(0, 'melee', 1), choose('light')]).battle.fighters[1]!.where;
    expect([after(5), after(6)]).toEqual(['field', 'down']);
    const walking = playAll({ ...duel({}, { at: [4, 9] }), turn: 1 }, [activate(1), act('move')]).battle;
    expect([refusalOf(walking, move(at(4, 13))), refusalOf(walking, move(at(4, 13.01)))]).toEqual([
      undefined,
      'tooLong',
    ]);
  });
});

describe('the beginning', () => {
  const three = { assembly: 'secret', slots: 4 } as const;
  const assemble = (b: Battle, seat: Seat) => play(b, seat, { type: 'assemble', warband: ['witch'] }, scripted(6, 1));

  test('[MW 10.1] one scenario is chosen, and that one is fought', () => {
    const b = begin({ scenario: 'chosen', warbands: [['witch'], ['seer']] }, scripted(1, 6));
    expect([b.scenario, asks(b)]).toEqual([null, 'scenario 1']);
    const chosen = play(b, 1, { type: 'chooseScenario', scenario: 'hold-the-line' }, scripted(6, 1));
    expect(chosen.scenario).toBe('hold-the-line');
    expect(playTo(chosen, 'battle').scenario).toBe('hold-the-line');
  });

  test('[MW 10.2] each player picks fighters as the pack allows', () => {
    const b = begin({ scenario: 'deathmatch', ...three });
    const refusal = (warband: readonly string[]) =>
      magewinds.refuse(b, 0, { type: 'assemble', warband } as MagewindsCommand)?.code;
    expect(refusal(['witch', 'witch'])).toBe('overLimit');
    expect(refusal(['witch', 'seer', 'druid'])).toBe('tooManySlots');
    expect(refusal(['witch', 'militia', 'acolyte'])).toBeUndefined();
    const done = assemble(assemble(b, 0), 1);
    expect(done.fighters.map((f) => `${f.seat} ${f.profile}`)).toEqual(['0 witch', '1 witch']);
  });

  test('[ItT general.order] warbands first, or the scenario first, as agreed', () => {
    const first = begin({ scenario: 'chosen', ...three, warbandsFirst: true });
    expect(asks(first)).toBe('assembly 0 1');
    expect(asks(assemble(assemble(first, 0), 1))).toBe('scenario 0');
    const other = begin({ scenario: 'chosen', ...three, warbandsFirst: false });
    expect(asks(other)).toBe('scenario 0');
    expect(asks(play(other, 0, { type: 'chooseScenario', scenario: 'deathmatch' }))).toBe('assembly 0 1');
  });

  test('[ItT general.hand-limit] all changes are added to five', () => {
    const near: readonly Placed[] = [
      { profile: 'acolyte', seat: 0, at: [6, 8] },
      { profile: 'acolyte', seat: 0, at: [6, 9.1] },
      { profile: 'witch', seat: 0, at: [1, 1] },
      { profile: 'witch', seat: 1, at: [11, 15] },
    ];
    const b = battle({ scenario: 'king-of-the-hill', fighters: near });
    expect([handLimit(b, 0), handLimit(b, 1)]).toEqual([5 + 2 + 2, 5]); // two Acolytes, both within 1" of the marker
  });
});

describe('[MW 1.1] [MW-R97] taking back', () => {
  /** A match that begins in the middle of this battle. */
  const matchFrom = (b: Battle, dice: readonly number[] = []) => startFrom(magewinds, b, scriptedLuck(dice, 1));
  const playing = (b: Battle, commands: readonly MagewindsCommand[], dice: readonly number[] = []) => {
    const match = matchFrom(b, dice);
    for (const c of commands) {
      const played = match.play(match.decisions()[0]!.seat, c);
      if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    }
    return match;
  };

  test('free as long as nothing was rolled, shown or decided by another', () => {
    const start = duel();
    const match = playing(start, attacks(0, 'melee', 1));
    expect(match.refuseUndo(0)).toBeUndefined();
    expect(match.undo(0, [], 4)).toEqual({ ok: true });
    expect(match.state()).toEqual(start);
  });

  test('the sealed choice may still be changed; not once the other has answered', () => {
    const match = playing(duel(), [...attacks(0, 'melee', 1), choose('heavy')]);
    expect(match.refuseUndo(0)).toBeUndefined();
    expect(match.undo(0, [])).toEqual({ ok: true });
    expect(match.play(0, choose('feint')).ok).toBe(true);
    expect(match.play(1, defend('none')).ok).toBe(true);
    expect(match.refuseUndo(0)).toMatchObject({ code: 'needsConsent', why: 'notYours' });
    expect(match.refuseUndo(1)).toMatchObject({ code: 'needsConsent', why: 'final' }); // it saw the feint
  });

  test('not past a die', () => {
    const b = duel({ hands: [['2D'], []] }, { at: [8, 6], actions: 2 });
    const match = playing(b, attacks(0, 'spark', 1, ['2D']), [6, 6, 6]);
    expect(match.refuseUndo(0)).toMatchObject({ code: 'needsConsent', why: 'rolled' });
  });

  test('not past a card drawn from the deck', () => {
    const b: Battle = { ...duel(), phase: 'channelling', stack: [{ type: 'round', step: 'channelling' }] };
    const match = playing(b, [{ type: 'draw', card: 'deck' }]);
    expect(match.refuseUndo(0)).toMatchObject({ code: 'needsConsent', why: 'final' });
  });
});

describe('[MW 1.2] [MW-R99] several things at once', () => {
  test('the turn player picks the order, and is asked only while there is one to pick', () => {
    const b = battle({
      fighters: [
        { profile: 'wizard', seat: 0, at: [3, 6] },
        { profile: 'cleric', seat: 1, at: [6, 6], actions: 2 },
        { profile: 'witch', seat: 1, at: [6, 7.5], actions: 2 },
        { profile: 'seer', seat: 1, at: [6, 4.5], actions: 2 },
      ],
      hands: [['2D', '3D'], []],
    });
    const MISS = [6, 6, 6, 6];
    const first = playAll(b, attacks(0, 'blast', 1, ['2D', '3D']), MISS).battle;
    expect(asked(first)).toBe('0 nextTarget');
    const order = (id: number) => {
      const { events, battle: after } = playAll(first, [{ type: 'nextTarget', target: id }], [...MISS, ...MISS]);
      expect(asked(after)).toBe('0 activate'); // no question about the last one
      return eventsOf(events, 'struck').map((e) => e.target.id);
    };
    expect([order(2), order(3)]).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });

  test('otherwise in the order of declaration: two Predictions come true as they were made', () => {
    const b = battle({
      fighters: [
        { profile: 'seer', seat: 0, at: [3, 6], actions: 2 },
        { profile: 'witch', seat: 1, at: [9, 12] },
        { profile: 'seer', seat: 0, at: [3, 9], actions: 2 },
      ],
      turn: 1,
    });
    const told = (...by: readonly number[]) => {
      const effects = by.map((id): Effect => ({ type: 'prediction', by: id, fighter: 1, action: 'guard' }));
      const { events } = playAll(withEffects(b, ...effects), [activate(1), act('guard')]);
      return eventsOf(events, 'recovered').map((e) => e.who.id);
    };
    expect([told(0, 2), told(2, 0)]).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });
});
