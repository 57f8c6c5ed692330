// Chances are checked against the game itself: every way the dice can fall is played, and counted.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { heroesDescriptor } from '../index.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle, HeroesCommand } from '../state/types.ts';
import { ends, lossIn, once, type Script, slainIn } from '../testing/falls.ts';
import { POSITIONS } from '../testing/positions.ts';
import {
  changed,
  goTo,
  ordered,
  playing,
  scene,
  select,
  shoot,
  standing,
  stayAt,
  strike,
  unit,
} from '../testing/scenes.ts';
import {
  type ActivationChances,
  type AttackChances,
  activationChances,
  type PowerChances,
  type Prospects,
  type RerollChances,
  type ShotChances,
  standpointOf,
  takersOf,
} from './index.ts';

/** Nobody is asked about anything but what these commands say. */
const QUIET = { redirect: 'never', destiny: 'never', resist: 'never', fallBack: 'never' } as const;

/** A battle in which A1 is active and has come to the point of this decision. */
const before = (b: Battle, kind: string): Battle => {
  const p = playing(ordered(b, QUIET));
  p.play(select('A1'));
  if (p.asked()!.kind === 'engaged' && kind !== 'engaged') p.play({ type: 'engaged', choice: 'fight' });
  if (p.asked()!.kind === 'move' && kind !== 'move') p.play(stayAt(p.now(), 'A1'));
  while (p.asked()!.kind !== kind) p.play({ type: 'pass' });
  return p.now();
};

const chancesOf = <T>(b: Battle, c: HeroesCommand): T => heroesDescriptor.odds!(b, 0, c) as T;

describe('a blow', () => {
  test.each([
    ['citadel.guardsman', 'empire-of-sol.praetorian'],
    ['citadel.guardsman', 'void.zombie'],
    ['void.warg', 'bloodpact.reaver'],
  ])('[DW-75] [DW-76] [DW-62] [DW-64] of %s at %s', (south, north) => {
    const b = before(standing(scene({ south: [south], north: [north] }), { A1: [5, 1], B1: [6, 1] }), 'melee');
    const c = strike('B1');
    const chances = chancesOf<AttackChances>(b, c);
    expect(chances.slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 9);
    expect(chances.steps.map(({ rule }) => rule)).toContain('DW-76');
    expect(chances.destiny).toBeNull();
  });

  test('[DW-79] Destiny spent well is told beside none', () => {
    const b = before(
      standing(scene({ south: ['bloodpact.alpha'], north: ['void.zombie'] }), { A1: [5, 1], B1: [6, 1] }),
      'melee',
    );
    const { slain, destiny } = chancesOf<AttackChances>(b, strike('B1'));
    expect(destiny!.points).toBe(2);
    expect(destiny!.slain).toBeGreaterThan(slain);
  });
});

describe('a shot', () => {
  test('[DW-56] [DW-60] across the arena', () => {
    const b = before(
      standing(scene({ south: ['citadel.guardsman'], north: ['void.zombie'] }), { A1: [5, 1], B1: [10, 1] }),
      'shoot',
    );
    const c = shoot('rifle', 'B1');
    const { mean, slain } = chancesOf<ShotChances>(b, c);
    expect(mean).toBeCloseTo(lossIn(b, once(c), 'B1'), 9);
    expect(slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 9);
  });

  test('[DW-71] half of the shots into a fight strike the friend', () => {
    const b = before(
      standing(scene({ south: ['citadel.sharpshooter', 'citadel.guardsman'], north: ['void.zombie'] }), {
        A1: [5, 1],
        A2: [11, 1],
        B1: [10, 1],
      }),
      'shoot',
    );
    const c = shoot('quick-rifle', 'B1');
    const { slain, friends } = chancesOf<ShotChances>(b, c);
    expect(friends).toEqual(['A2']);
    expect(slain).toBeCloseTo(slainIn(b, once(c), 'B1'), 9);
  });

  describe('[DW-71] [X-143] with Destiny a die that goes astray is rolled again, and a point is gone', () => {
    const shooter = (destiny: number) =>
      unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'rifle'] }, { destiny });
    const among = (destiny: number): Battle => {
      const places = { A1: [5, 10], A2: [11, 10], B1: [10, 10] } as const;
      const b = standing(
        scene({ south: [shooter(destiny), 'bloodpact.reaver'], north: ['void.zombie'], pieces: [] }),
        places,
      );
      return changed(before(b, 'shoot'), 'B1', { wounds: 1 });
    };
    const c = shoot('rifle', 'B1');

    // Perception 4 and Strength 3 against Defense 4 need 3+; a Champion of the Void ignores on 6+.
    const [plain, once, nothing] = [(2 / 3) * (5 / 6), (8 / 9) * (5 / 6), 0];
    test.each([
      [1, (1 / 2) * once + (1 / 2) * ((1 / 2) * plain + (1 / 2) * nothing)],
      [2, (1 / 2) * once + (1 / 2) * ((1 / 2) * once + (1 / 2) * nothing)],
    ])('%i Destiny: %d', (points, worth) => {
      const b = among(points);
      const { slain, destiny } = chancesOf<ShotChances>(b, c);
      expect(slain).toBeCloseTo(plain / 2, 12);
      expect(destiny).toMatchObject({ points, slain: expect.closeTo(worth, 12) });
      const all = ordered(b, { ...QUIET, destiny: 'ask' });
      const script: Script = (now) => {
        if (now === all) return c;
        const [asked] = heroes.decisions(now);
        return asked?.kind === 'reroll' ? { type: 'reroll', dice: 1 } : undefined;
      };
      expect(slainIn(all, script, 'B1')).toBeCloseTo(worth, 12);
    });
  });

  test('[HR-38] [X-137] a Blast: the centre, and each of the row if the centre is struck', () => {
    const b = before(
      standing(scene({ south: ['citadel.grenadier'], north: ['empire-of-sol.hunter', 'empire-of-sol.legionnaire'] }), {
        A1: [5, 1],
        B1: [8, 1],
        B2: [9, 1],
      }),
      'shoot',
    );
    const c = shoot('grenade', 'B1');
    const { mean, blast } = chancesOf<ShotChances>(b, c);
    expect(mean).toBeCloseTo(lossIn(b, once(c), 'B1'), 9);
    expect(blast.map(({ target }) => target)).toEqual(['B2']);
    expect(blast[0]!.slain).toBeCloseTo(slainIn(b, once(c), 'B2'), 9);
  });

  test('[X-135] whom it could be passed to, with his own chances', () => {
    const b = before(
      standing(scene({ south: ['citadel.guardsman'], north: ['void.zombie', 'void.warg'] }), {
        A1: [5, 1],
        B1: [10, 1],
        B2: [10, 2],
      }),
      'shoot',
    );
    const { redirects } = chancesOf<ShotChances>(b, shoot('rifle', 'B1'));
    expect(redirects.map(({ target }) => target)).toEqual(['B2']);
    expect(redirects[0]!.mean).toBeCloseTo(lossIn(b, once(shoot('rifle', 'B2')), 'B2'), 9);
  });

  test('[X-135] [DW-71] a friend beside the ally may be struck in its place', () => {
    const south = ['citadel.guardsman', 'citadel.guardsman'];
    const b = before(
      standing(scene({ south, north: ['void.zombie', 'void.warg'], points: 149 }), {
        A1: [5, 1],
        A2: [10, 3],
        B1: [10, 1],
        B2: [10, 2],
      }),
      'shoot',
    );
    const { friends, redirects } = chancesOf<ShotChances>(b, shoot('rifle', 'B1'));
    expect(friends).toEqual([]);
    expect(redirects[0]!.mean).toBeCloseTo(lossIn(b, once(shoot('rifle', 'B2')), 'B2'), 9);
  });

  test.each([
    ['X-135', POSITIONS.redirect(), ['B1', 'B2'], (id: string) => ({ type: 'redirect', to: id === 'B1' ? null : id })],
    ['X-138', POSITIONS.friend(), ['A2', 'A3'], (id: string) => ({ type: 'friend', model: id })],
  ] as const)('[%s] who may be named to take a shot, with what it would do to each', (_, asked, ids, naming) => {
    const b = ordered(asked, { destiny: 'never' });
    const takers = takersOf(b);
    expect(takers.map(({ target }) => target)).toEqual(ids);
    for (const { target, mean } of takers)
      expect(mean).toBeCloseTo(lossIn(b, once(naming(target) as HeroesCommand), target), 9);
  });

  test('nobody takes a shot where none is under way', () => {
    expect(takersOf(POSITIONS.shoot())).toEqual([]);
  });
});

describe('leaving and landing', () => {
  test('[HR-48] a retreat from two: each die of Aggression wounds on a 6', () => {
    const b = before(
      standing(scene({ south: ['bloodpact.reaver'], north: ['citadel.guardsman', 'citadel.guardsman'] }), {
        A1: [5, 2],
        B1: [6, 2],
        B2: [5, 3],
      }),
      'engaged',
    );
    const c = { type: 'engaged', choice: 'retreat' } as const;
    const { opportunity } = chancesOf<{ opportunity: AttackChances }>(b, c);
    expect(opportunity.slain).toBeCloseTo(1 - (5 / 6) ** 4, 12); // two of Aggression 2, one Wound
    expect(opportunity.slain).toBeCloseTo(slainIn(b, once(c), 'A1'), 9);
  });
});

describe('a power', () => {
  const duel = (faith: number, destiny: number) =>
    changed(
      before(
        standing(scene({ south: ['eldritch-cult.sorcerer'], north: ['bloodpact.reaver'] }), {
          A1: [5, 1],
          B1: [10, 1],
        }),
        'shoot',
      ),
      'B1',
      { faith, destiny },
    );
  const cast = { type: 'cast', power: 'lightning', target: 'B1', upcharge: 0 } as const;

  test('[DW-91] without anybody to resist it resolves, and strikes as the dice say', () => {
    const chances = chancesOf<PowerChances>(duel(0, 0), cast);
    expect(chances).toMatchObject({ resolves: 1, resistance: [] });
    expect(chances.slain).toBeCloseTo(slainIn(duel(0, 0), once(cast), 'B1'), 9);
  });

  test('[DW-92] [DW-94] every opening of the resister is told, and the best one counts', () => {
    const chances = chancesOf<PowerChances>(duel(3, 2), cast);
    const [resistance] = chances.resistance;
    expect(resistance!.by).toBe('B1');
    expect(resistance!.openings.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
    expect(chances.resolves).toBe(Math.min(...resistance!.openings.map(({ resolves }) => resolves)));
    expect(chances.slain).toBeCloseTo(chances.resolves * chances.damage!.slain, 12);
  });

  test('[DW-91] [DW-92] who is asked is told what each answer is worth', () => {
    const p = playing(ordered(duel(5, 0), { ...QUIET, resist: 'ask' }));
    p.play(cast);
    expect(p.asked()!.kind).toBe('resist');
    const worth = (c: HeroesCommand) => chancesOf<{ resolves: number }>(p.now(), c).resolves;
    const bids = [1, 2, 5].map((points) => worth({ type: 'resist', by: 'B1', points }));
    expect(worth({ type: 'resist', by: null, points: 0 })).toBe(1);
    expect(bids[2]).toBeLessThan(bids[0]!);
    p.play({ type: 'resist', by: 'B1', points: 5 });
    if (p.asked()!.kind !== 'raise') throw new Error('the caster has Affinity left');
    expect(worth({ type: 'raise', points: 1 })).toBeGreaterThan(worth({ type: 'raise', points: 0 }));
  });
});

describe('a whole activation', () => {
  /** Move, shoot at this one, strike that one if it still stands. */
  const script =
    (to: readonly [number, number], gun: string | null, at: string, blow: string | null): Script =>
    (b) => {
      const [asked] = heroes.decisions(b);
      if (asked === undefined || modelOf(b, 'A1').fate !== 'alive') return undefined;
      switch (asked.kind) {
        case 'move':
          return goTo(b, to);
        case 'afterMove':
          return { type: 'pass' };
        case 'shoot':
          return gun === null ? { type: 'pass' } : shoot(gun, at);
        case 'melee':
          return blow !== null && modelOf(b, blow).fate === 'alive' ? strike(blow) : { type: 'pass' };
        default:
          return undefined;
      }
    };

  const planned = (b: Battle, to: readonly [number, number], gun: string | null, at: string, blow: string | null) => {
    const there = standpointOf(b, modelOf(b, 'A1'), goTo(b, to) as never)!;
    return activationChances(there, { shoot: gun === null ? null : (shoot(gun, at) as never), strike: blow });
  };

  const slain = ({ harms }: ActivationChances, id: string): number => harms.find(({ target }) => target === id)!.slain;

  test('[HR-20] shot and blow at the same one add up', () => {
    const b = before(
      standing(scene({ south: ['empire-of-sol.captain'], north: ['black-sun.boarder'] }), { A1: [5, 1], B1: [8, 1] }),
      'move',
    );
    const chances = planned(b, [7, 1], 'pistol', 'B1', 'B1');
    expect(slain(chances, 'B1')).toBeCloseTo(slainIn(b, script([7, 1], 'pistol', 'B1', 'B1'), 'B1'), 9);
    expect(chances.lost).toBe(0);
  });

  test('[HR-20] a shot at one and a blow at another: both are told, one without the other too', () => {
    const b = before(
      standing(scene({ south: ['empire-of-sol.captain'], north: ['black-sun.boarder', 'black-sun.boarder'] }), {
        A1: [5, 1],
        B1: [8, 1],
        B2: [7, 3],
      }),
      'move',
    );
    const both = planned(b, [7, 1], 'pistol', 'B2', 'B1');
    const plan = script([7, 1], 'pistol', 'B2', 'B1');
    expect(both.harms.map(({ target }) => target).sort()).toEqual(['B1', 'B2']);
    for (const id of ['B1', 'B2']) expect(slain(both, id)).toBeCloseTo(slainIn(b, plan, id), 9);
    for (const { wounds } of both.harms) expect(wounds.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 9);
    const shot = planned(b, [7, 1], 'pistol', 'B2', null);
    expect([shot.blow, shot.harms.length]).toEqual([null, 1]);
    expect(shot.harms[0]!.mean).toBeCloseTo(shot.shot!.mean, 9);
    const blow = planned(b, [7, 1], null, '', 'B1');
    expect([blow.shot, blow.harms.length]).toEqual([null, 1]);
    expect(slain(blow, 'B1')).toBeCloseTo(blow.blow!.slain, 9);
    expect(planned(b, [7, 1], null, '', null)).toMatchObject({ shot: null, blow: null, harms: [], lost: 0 });
  });

  test.each([
    ['black-sun.boarder', 'black-sun.boarder'],
    ['citadel.guardsman', 'citadel.sharpshooter'], // who shoots back, and may slay the Captain before its blow
  ])('[HR-20] [HR-33] a shot that slays one, then a blow at another: %s, %s', (struck, shotAt) => {
    const spearman = unit('empire-of-sol.captain', { wargear: ['spear', 'pistol'] });
    const start = standing(scene({ south: [spearman], north: [struck, shotAt] }), {
      A1: [5, 1],
      B1: [8, 1],
      B2: [8, 3],
    });
    const b = changed(changed(before(start, 'move'), 'B2', { wounds: 1 }), 'A1', { wounds: 1 });
    const chances = planned(b, [6, 1], 'pistol', 'B2', 'B1');
    const plan = script([6, 1], 'pistol', 'B2', 'B1');
    for (const id of ['B1', 'B2']) expect(slain(chances, id)).toBeCloseTo(slainIn(b, plan, id), 9);
    expect(chances.lost).toBeCloseTo(slainIn(b, plan, 'A1'), 9);
    expect(chances.lost > 0).toBe(shotAt === 'citadel.sharpshooter');
    for (const { wounds } of chances.harms) expect(wounds.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 9);
  });

  test('[X-116] [HR-20] who does not survive the landing neither shoots nor strikes', () => {
    const start = standing(
      scene({
        south: ['empire-of-sol.captain'],
        north: ['black-sun.boarder', 'black-sun.boarder'],
        pieces: [['scaffold', 8, 10]],
      }),
      { A1: [8, 10], B1: [6, 10], B2: [7, 13] },
    );
    const b = changed(before(start, 'move'), 'A1', { wounds: 1 });
    const there = standpointOf(b, modelOf(b, 'A1'), goTo(b, [7, 10], true) as never)!;
    const chances = activationChances(there, { shoot: shoot('pistol', 'B2') as never, strike: 'B1' });
    const falls = 1 / 6; // two down: on a 1
    expect(chances.lost).toBeCloseTo(falls, 12);
    expect(chances.landing.slain).toBeCloseTo(falls, 12);
    expect(slain(chances, 'B1')).toBeCloseTo((1 - falls) * chances.blow!.slain, 12);
    expect(slain(chances, 'B2')).toBeCloseTo((1 - falls) * chances.shot!.slain, 12);
  });

  test('[HR-33] who slays a quick shooter may be shot by it', () => {
    const b = before(
      standing(scene({ south: ['citadel.guardsman'], north: ['citadel.sharpshooter'] }), { A1: [5, 1], B1: [9, 1] }),
      'move',
    );
    const chances = planned(b, [8, 1], null, '', 'B1');
    const plan = script([8, 1], null, '', 'B1');
    expect(slain(chances, 'B1')).toBeCloseTo(slainIn(b, plan, 'B1'), 9);
    expect(chances.lost).toBeGreaterThan(0);
    expect(chances.lost).toBeCloseTo(slainIn(b, plan, 'A1'), 9);
  });

  test('[DW-25] [HR-24] a die more only for who goes to an enemy', () => {
    const reaver = (a: readonly [number, number], to: readonly [number, number]) => {
      const b = before(
        standing(scene({ south: ['bloodpact.reaver'], north: ['void.zombie'], pieces: [] }), { A1: a, B1: [9, 5] }),
        'move',
      );
      return standpointOf(b, modelOf(b, 'A1'), goTo(b, to) as never)!.engages;
    };
    expect([reaver([5, 5], [8, 5]), reaver([5, 5], [7, 5]), reaver([5, 5], [5, 5])]).toEqual([true, false, false]);
    const beside = standing(scene({ south: ['bloodpact.reaver'], north: ['void.zombie'], pieces: [] }), {
      A1: [8, 5],
      B1: [9, 5],
    });
    expect(standpointOf(beside, modelOf(beside, 'A1'), stayAt(beside, 'A1') as never)!.engages).toBe(false);
  });

  test('[HR-24] a move tells what could be attacked from its end', () => {
    const b = before(
      standing(scene({ south: ['citadel.commissar'], north: ['void.zombie'] }), { A1: [5, 1], B1: [9, 1] }),
      'move',
    );
    const near = chancesOf<Prospects>(b, goTo(b, [8, 1]));
    expect(near.blows.map(({ target }) => target)).toEqual(['B1']);
    const far = chancesOf<Prospects>(b, goTo(b, [4, 1]));
    expect(far.blows).toEqual([]);
    expect(far.shots.map(({ command }) => command.target)).toEqual(['B1']);
  });
});

describe('[DW-79] [X-144] what Destiny buys on dice that lie', () => {
  const ASKING = { ...QUIET, destiny: 'ask' } as const;
  /** Keeps all dice that come after these. */
  const onceAgain = (dice: number): Script => {
    let first = true;
    return (b) => {
      const isAsked = heroes.decisions(b)[0]?.kind === 'reroll';
      if (!isAsked) return undefined;
      const c: HeroesCommand = { type: 'reroll', dice: first ? dice : 0 };
      first = false;
      return c;
    };
  };
  const compare = (b: Battle, id: string, wants: 'slain' | 'lives', most: number): void => {
    expect(heroes.decisions(b)[0]).toMatchObject({ kind: 'reroll', most });
    for (let dice = 0; dice <= most; dice++) {
      const told = chancesOf<RerollChances>(b, { type: 'reroll', dice });
      expect(told).toMatchObject({ target: id, wants });
      const script = onceAgain(dice);
      const played = ends(b, (now) => (now === b ? script(now) : onlyKeeps(now)));
      const slain = played.reduce((all, end) => all + (modelOf(end.b, id).wounds === 0 ? end.chance : 0), 0);
      expect(told.chance).toBeCloseTo(wants === 'slain' ? slain : 1 - slain, 9);
      const lost = played.reduce(
        (all, end) => all + end.chance * (modelOf(b, id).wounds - modelOf(end.b, id).wounds),
        0,
      );
      expect(told.mean).toBeCloseTo(lost, 9);
    }
  };
  const onlyKeeps: Script = (b) =>
    heroes.decisions(b)[0]?.kind === 'reroll' ? { type: 'reroll', dice: 0 } : undefined;

  /** A1 has struck B1 with these dice to hit. */
  const struckWith = (south: string, north: string, ...dice: number[]) => {
    const start = standing(scene({ south: [south], north: [north] }), { A1: [5, 1], B1: [6, 1] });
    const p = playing(ordered(start, ASKING));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'fight' });
    while (p.asked()!.kind !== 'melee') p.play({ type: 'pass' });
    p.play(strike('B1'), ...dice);
    return p;
  };

  test('to hit and to wound', () => {
    const p = struckWith('bloodpact.alpha', 'void.zombie', 6, 1, 1, 1);
    compare(p.now(), 'B1', 'slain', 2);
    p.play({ type: 'reroll', dice: 1 }, 6, 1, 1);
    compare(p.now(), 'B1', 'slain', 1);
  });

  test('to save: the chance to live', () => {
    const p = struckWith('void.warg', 'empire-of-sol.captain', 6, 6, 6, 6, 6, 6, 1, 1, 6);
    compare(changed(p.now(), 'B1', { wounds: 2 }), 'B1', 'lives', 2);
  });

  test('of a shot, past a friend and at the target', () => {
    const start = standing(
      scene({ south: ['citadel.sharpshooter', 'citadel.guardsman'], north: ['empire-of-sol.legionnaire'] }),
      { A1: [5, 1], A2: [11, 1], B1: [10, 1] },
    );
    const p = playing(ordered(start, ASKING));
    p.play(select('A1'));
    p.play(stayAt(p.now(), 'A1'));
    p.play(shoot('quick-rifle', 'B1'), 1);
    compare(p.now(), 'B1', 'slain', 1);
    p.play({ type: 'reroll', dice: 0 }, 1);
  });

  test.each([
    ['shotRoll', 'B1', 'slain'],
    ['friendlyFire', 'B1', 'slain'],
    ['blastRoll', 'B2', 'slain'],
    ['fireburst', 'B2', 'slain'],
    ['powerRoll', 'B1', 'slain'],
    ['ignore', 'B1', 'lives'],
    ['opportunity', 'A1', 'slain'],
    ['jump', 'A1', 'lives'],
  ] as const)('under way: %s, about %s', (name, id, wants) => {
    const b = changed(POSITIONS[name](), id, { wounds: 1 });
    const [asked] = heroes.decisions(b);
    compare(b, id, wants, asked?.kind === 'reroll' ? asked.most : 0);
  });

  test('[DW-89] of an upcharged power: two Wounds of one success', () => {
    const { stack, ...b } = changed(POSITIONS.powerRoll(), 'B1', { wounds: 2 });
    const raised = stack.map((one) => (one.type === 'power' ? { ...one, upcharge: 1 } : one));
    compare({ ...b, stack: raised }, 'B1', 'slain', 1);
  });

  test('[X-137] of a Blast: with the save that is lent to its centre', () => {
    const bomber = unit('bloodpact.firebrand', { wargear: ['hand-weapon', 'grenade'] }, { destiny: 1 });
    const spearman = unit('empire-of-sol.praetorian', { wargear: ['spear'] }, { wounds: 1 });
    const start = standing(scene({ south: [bomber], north: [spearman, 'empire-of-sol.legionnaire'], pieces: [] }), {
      A1: [5, 5],
      B1: [9, 5],
      B2: [10, 5],
    });
    const p = playing(ordered(start, ASKING));
    p.play(select('A1'));
    p.play(stayAt(start, 'A1'));
    p.play(shoot('grenade', 'B1'), 1);
    compare(p.now(), 'B1', 'slain', 1);
  });

  test('[X-116] to land', () => {
    const start = standing(scene({ south: ['bloodpact.alpha'], north: ['void.zombie'] }), { A1: [9, 7] }); // two up
    const p = playing(ordered(changed(start, 'A1', { wounds: 1 }), ASKING));
    p.play(select('A1'));
    p.play(goTo(p.now(), [9, 6], true), 1);
    compare(p.now(), 'A1', 'lives', 1);
  });
});
