// Close combat at the table (HR-40 to HR-48, DW-73 to DW-78, X-12, X-103, X-120, X-126 to ), by hand.
import { describe, expect, test } from 'vitest';
import { heroes } from '../game.ts';
import { copyBattle, withActivation } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import {
  changed,
  goTo,
  type Lineup,
  ordered,
  playing,
  scene,
  select,
  shoot,
  spaceOf,
  standing,
  stayAt,
  strike,
  unit,
} from '../testing/scenes.ts';

const SOL = 'empire-of-sol';
const fight = { type: 'engaged', choice: 'fight' } as const;

type Player = ReturnType<typeof playing>;
const rolled = (p: Player, what: string) => {
  const found = p.events.find((e) => e.type === 'rolled' && e.what === what);
  return found?.type === 'rolled' ? { dice: found.faces.length, needs: found.needs } : undefined;
};

const board = (
  south: Lineup['south'],
  north: Lineup['north'],
  places: Parameters<typeof standing>[1],
  pieces: Lineup['pieces'] = [],
): Battle => ordered(standing(scene({ south, north, pieces }), places), { destiny: 'never' });

/** A1 strikes at B1; misses come, as many as it has dice. */
const struck = (b: Battle, dice: number): Player => {
  const p = playing(b);
  p.play(select('A1'));
  if (p.asked()?.kind === 'engaged') p.play(fight);
  if (p.asked()?.kind === 'move') p.play({ type: 'move', to: p.model('A1').space!, path: null, jump: false });
  p.play(strike('B1'), ...Array<number>(dice).fill(1));
  return p;
};

describe('the attack', () => {
  test('[HR-46] [X-90] [DW-15] the book’s example: Aggression 2 rolls 2 dice, and nobody strikes back', () => {
    const p = struck(board([`${SOL}.praetorian`], ['void.zombie'], { A1: [8, 10], B1: [9, 10] }), 2);
    expect(p.rolls).toEqual(['attack 2']);
  });

  test('[DW-75] [DW-11] the book’s example: 5 against 4 needs 3+, and 4 against 5 needs 5+', () => {
    const five = struck(board(['bloodpact.reaver'], ['void.warg'], { A1: [8, 10], B1: [9, 10] }), 3);
    expect(rolled(five, 'attack')).toMatchObject({ needs: 3 });
    const four = struck(board(['void.warg'], ['bloodpact.reaver'], { A1: [8, 10], B1: [9, 10] }), 3);
    expect(rolled(four, 'attack')).toMatchObject({ needs: 5 });
  });

  test('[HR-45] [X-133] [DW-17] [DW-42] allies beside, and beside those, lend the highest Integrity; who is farther does not', () => {
    // Zombie M3, I2; Wargs I0. Against a Warg's 4: alone 3 needs 5+; with a Zombie two links away 3 + 2 needs 3+.
    const alone = struck(board(['void.zombie'], ['void.warg'], { A1: [8, 10], B1: [9, 10] }), 3);
    expect(rolled(alone, 'attack')).toMatchObject({ needs: 5 }); // its own counts only among allies
    const near = struck(
      board(['void.zombie', 'void.warg'], ['void.warg'], { A1: [8, 10], A2: [7, 10], B1: [9, 10] }),
      3,
    );
    expect(rolled(near, 'attack')).toMatchObject({ needs: 3 }); // its own, once somebody is with it
    const linked = struck(
      board(['void.warg', 'void.warg', 'void.zombie'], ['void.warg'], {
        A1: [8, 10],
        A2: [7, 10],
        A3: [6, 10],
        B1: [9, 10],
      }),
      3,
    );
    expect(rolled(linked, 'attack')).toMatchObject({ needs: 3 }); // 4 + 2 against 4
    const far = struck(
      board(['void.warg', 'void.warg', 'void.warg', 'void.zombie'], ['void.warg'], {
        A1: [8, 10],
        A2: [7, 10],
        A3: [6, 10],
        A4: [5, 10],
        B1: [9, 10],
      }),
      3,
    );
    expect(rolled(far, 'attack')).toMatchObject({ needs: 4 });
  });

  test('[DW-45] [DW-46] a negative Integrity lowers those beside it, and only while they stand there', () => {
    const beside = board(['citadel.grenadier', 'citadel.jacker'], ['void.warg'], {
      A1: [8, 10],
      A2: [7, 10],
      B1: [9, 10],
    });
    expect(rolled(struck(beside, 3), 'attack')).toMatchObject({ needs: 3 }); // 5 + 1 − 1 against 4
    const weaker = board(
      [unit('citadel.grenadier', {}, { integrity: 0, martial: 4 }), 'citadel.jacker'],
      ['void.warg'],
      { A1: [8, 10], A2: [7, 10], B1: [9, 10] },
    );
    expect(rolled(struck(weaker, 3), 'attack')).toMatchObject({ needs: 5 }); // 4 − 1 against 4
    expect(rolled(struck(standing(weaker, { A2: [2, 2] }), 3), 'attack')).toMatchObject({ needs: 4 });
  });

  test('[DW-76] [DW-13] [DW-14] Strength of model and weapon against the Defense of the one target', () => {
    const p = playing(board(['bloodpact.reaver'], ['void.zombie'], { A1: [8, 10], B1: [9, 10] }));
    p.play(select('A1'));
    p.play(fight);
    p.play(strike('B1'), 6, 1, 1, 1); // 5 + 3 against 4: 2+
    expect(rolled(p, 'wound')).toEqual({ dice: 1, needs: 2 });
  });

  test('[X-132] [X-142] all wounds stay on the target and are saved in one roll, then ignored; the surplus is lost', () => {
    const b = board(['bloodpact.reaver'], [`${SOL}.legionnaire`, `${SOL}.legionnaire`], {
      A1: [8, 10],
      B1: [9, 10],
      B2: [10, 10],
    });
    const p = playing(b);
    p.play(select('A1'));
    p.play(fight);
    p.play(strike('B1'), 6, 6, 6, 6, 6, 6, 1, 1, 1);
    expect(p.rolls).toEqual(['attack 3', 'wound 3', 'save 3']);
    expect(rolled(p, 'save')).toMatchObject({ needs: 4 }); // 5+, one better beside another bearer of the Empire
    expect([p.model('B1').fate, p.model('B2').wounds]).toEqual(['slain', 1]);
    const void_ = playing(board(['bloodpact.reaver'], ['void.zombie'], { A1: [8, 10], B1: [9, 10] }));
    void_.play(select('A1'));
    void_.play(fight);
    void_.play(strike('B1'), 6, 6, 6, 6, 6, 6, 6, 1, 6); // of three wounds two are ignored
    expect(void_.rolls).toEqual(['attack 3', 'wound 3', 'ignore 3']);
    expect(void_.model('B1').wounds).toBe(1);
  });

  test('[X-113] without Aggression nothing is rolled: a single point, beside a fire', () => {
    const b = board([unit(`${SOL}.praetorian`, {}, { aggression: 1 })], ['void.zombie'], { A1: [8, 10], B1: [9, 10] }, [
      ['fire-pit', 8, 11, 0],
    ]);
    const p = struck(b, 0);
    expect(p.rolls).toEqual([]);
    expect(p.events.some((e) => e.type === 'struck' && e.dice === 0)).toBe(true);
  });

  test('[DW-25] Bloodpact strikes with one die more in the activation in which it engages', () => {
    const b = board(['bloodpact.reaver'], ['void.zombie'], { A1: [5, 10], B1: [9, 10] });
    const p = playing(b);
    p.play(select('A1'));
    p.play(goTo(b, [8, 10]));
    p.play(strike('B1'), 1, 1, 1, 1);
    expect(rolled(p, 'attack')).toMatchObject({ dice: 4 });
  });
});

describe('reach', () => {
  test('[HR-43] [HR-44] [X-53] [X-120] a spear strikes two spaces off, engages nobody, and is not struck by a hand', () => {
    const b = board([`${SOL}.praetorian`], ['void.zombie'], { A1: [7, 10], B1: [9, 10] });
    const p = playing(b);
    p.play(select('A1'));
    expect(p.asked()).toMatchObject({ kind: 'move' }); // not engaged: no three choices
    p.play({ type: 'move', to: spaceOf(b, [7, 10]), path: null, jump: false });
    expect(p.candidates()).toContainEqual(strike('B1'));
    p.play(strike('B1'), 1, 1);
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 }); // not engaged, it does not fall back
  });

  test('[HR-44] [X-134] over a low wall, not through one of 2', () => {
    const over = board([`${SOL}.praetorian`], ['void.zombie'], { A1: [7, 10], B1: [9, 10] }, [['low-wall', 8, 8, 1]]);
    expect(struck(over, 2).rolls).toEqual(['attack 2']);
    const wall = board([`${SOL}.praetorian`], ['void.zombie'], { A1: [7, 10], B1: [9, 10] }, [['wall', 8, 8, 1]]);
    const p = playing(wall);
    p.play(select('A1'));
    p.play({ type: 'move', to: p.model('A1').space!, path: null, jump: false });
    expect(p.asked()).toMatchObject({ seat: 1 });
  });

  test('[X-103] [X-134] a hand strikes only who it touches: not two floors up', () => {
    const b = board(['bloodpact.reaver'], ['void.zombie'], { A1: [7, 10], B1: [8, 10] }, [['scaffold', 8, 10, 0]]);
    const p = playing(b);
    p.play(select('A1'));
    expect(p.asked()).toMatchObject({ kind: 'move' });
  });
});

describe('after the fight', () => {
  /** A Reaver slays a Warg that stood beside another. */
  const beside = (order: 'all' | 'fighters') => {
    const b = ordered(
      board(['bloodpact.reaver'], ['void.warg', 'void.warg'], { A1: [8, 10], B1: [9, 10], B2: [9, 11] }),
      { fallBack: order },
    );
    const p = playing(changed(b, 'B1', { wounds: 1 }));
    p.play(select('A1'));
    p.play(fight);
    p.play(strike('B1'), 6, 1, 1, 6, 1); // one hit, one wound, not ignored
    return p;
  };

  test('[X-130] [HR-47] attacker first; who stood with the slain may fall back too, if the order asks for all', () => {
    const p = beside('all');
    expect(p.model('B1').fate).toBe('slain');
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'A1', seat: 0 });
    p.play({ type: 'fallBack', to: null });
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'B2', seat: 1 });
    p.play({ type: 'fallBack', to: spaceOf(p.now(), [11, 13]) }, 1, 1, 1); // the Reaver strikes after it
    expect(p.events.filter((e) => e.type === 'opportunity')).toMatchObject([{ attacker: 'A1', mover: 'B2' }]);
    const few = beside('fighters');
    few.play({ type: 'fallBack', to: null });
    expect(few.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('[X-130] an end next to an enemy, or as near as before to one that it touched, is none', () => {
    const b = board(['void.zombie'], ['bloodpact.reaver'], { A1: [8, 10], B1: [9, 10] });
    const p = struck(b, 3);
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'A1' });
    expect(p.refusal({ type: 'fallBack', to: spaceOf(b, [8, 11]) })).toMatchObject({ code: 'cannotMove' });
    expect(p.refusal({ type: 'fallBack', to: spaceOf(b, [4, 10]) })).toMatchObject({ code: 'cannotMove' }); // four spaces
    expect(p.refusal({ type: 'fallBack', to: spaceOf(b, [5, 10]) })).toBeUndefined();
  });

  test('[X-12] [HR-41] in a retreat too it is sixes that wound, whatever Martial is', () => {
    const p = playing(board(['void.zombie'], ['black-sun.assassin'], { A1: [8, 10], B1: [9, 10] }));
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'retreat' }, 5, 5, 5, 6, 1); // Martial 7 against 3, but a 5 is nothing; not ignored
    expect(rolled(p, 'opportunity')).toEqual({ dice: 4, needs: 6 });
    expect(p.model('A1').wounds).toBe(1);
  });

  test('[HR-48] [X-131] who falls back itself strikes after nobody; who stood still does', () => {
    const b = board(['void.zombie', 'void.zombie'], ['bloodpact.reaver'], { A1: [8, 10], A2: [10, 11], B1: [9, 10] });
    const p = struck(b, 3);
    p.play({ type: 'fallBack', to: spaceOf(b, [6, 10]) });
    expect(p.asked()).toMatchObject({ kind: 'fallBack', model: 'B1' }); // still beside A2
    p.play({ type: 'fallBack', to: spaceOf(b, [9, 8]) }, 1, 2, 3); // nobody strikes before both sides are done
    expect(p.events.filter((e) => e.type === 'opportunity')).toMatchObject([{ attacker: 'A2', mover: 'B1' }]);
  });
});

describe('[HR-48] [X-131] whether somebody strikes after who turns away', () => {
  const places = { A1: [8, 10], B1: [9, 10], B2: [9, 11] } as const;
  const asking = () =>
    ordered(board(['void.zombie'], ['bloodpact.reaver', 'bloodpact.alpha'], places), {
      opportunity: 'ask',
      destiny: 'never',
    });
  const fallen = () => {
    const p = struck(asking(), 3);
    p.play({ type: 'fallBack', to: spaceOf(p.now(), [5, 10]) });
    return p;
  };

  test('after a fight it may: each is asked, and who holds rolls nothing', () => {
    const p = fallen();
    expect(p.asked()).toEqual({ seat: 1, kind: 'opportunity', rule: 'HR-48', attacker: 'B1', mover: 'A1' });
    expect(p.candidates()).toEqual([strike('A1'), { type: 'pass' }]);
    expect(p.refusal(strike('A2'))).toEqual({ code: 'otherDecision', rule: 'HR-48', asked: 'opportunity' });
    p.play({ type: 'pass' });
    expect(p.asked()).toMatchObject({ kind: 'opportunity', attacker: 'B2' });
    p.play(strike('A1'), 1, 2, 3, 4);
    expect(p.events.filter((e) => e.type === 'opportunity')).toMatchObject([{ attacker: 'B2', mover: 'A1' }]);
    expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
  });

  test('[X-113] who has no Aggression is not asked: it has nothing to strike with', () => {
    const meek = unit('bloodpact.reaver', {}, { aggression: 0 });
    const b = ordered(board(['void.zombie'], [meek, 'bloodpact.alpha'], places), {
      opportunity: 'ask',
      destiny: 'never',
    });
    const p = struck(b, 3);
    p.play({ type: 'fallBack', to: spaceOf(p.now(), [5, 10]) });
    expect(p.asked()).toMatchObject({ kind: 'opportunity', attacker: 'B2' });
  });

  test('a question that is put stands from outside too', () => {
    const again = heroes.parseState(JSON.parse(JSON.stringify(fallen().now())));
    expect(again.ok && heroes.decisions(again.value)[0]).toMatchObject({ kind: 'opportunity', attacker: 'B1' });
  });

  test('[HR-41] in a retreat the blows fall, and nobody is asked', () => {
    const p = playing(asking());
    p.play(select('A1'));
    p.play({ type: 'engaged', choice: 'retreat' }, 1, 2, 3, 1, 2, 3, 4);
    expect(p.rolls).toEqual(['opportunity 3', 'opportunity 4']);
    expect(p.asked()).toMatchObject({ kind: 'retreat' });
  });
});

test('[HR-48] [X-131] who never had the mover in reach strikes after nobody; a spear two spaces off does', () => {
  const b = board(
    ['void.zombie'],
    ['bloodpact.reaver', unit('bloodpact.reaver', { wargear: ['spear'] }), 'bloodpact.reaver'],
    {
      A1: [8, 10],
      B1: [9, 10],
      B2: [10, 11],
      B3: [20, 20],
    },
  );
  const p = struck(ordered(b, { fallBack: 'fighters', destiny: 'never' }), 3);
  p.play({ type: 'fallBack', to: spaceOf(b, [5, 10]) }, 1, 1, 1, 1, 1, 1);
  expect(p.events.filter((e) => e.type === 'opportunity')).toMatchObject([
    { attacker: 'B1', mover: 'A1' },
    { attacker: 'B2', mover: 'A1' },
  ]);
});

describe('what an engaged model may do', () => {
  test('[X-126] [HR-40] the three choices, in order; the retreat only where one can end it', () => {
    const p = playing(board(['citadel.guardsman'], ['void.warg'], { A1: [8, 10], B1: [9, 10] }));
    p.play(select('A1'));
    expect(p.candidates()).toEqual(['retreat', 'fire', 'fight'].map((choice) => ({ type: 'engaged', choice })));
    const shut = board(['citadel.guardsman'], ['void.warg', 'void.warg', 'void.warg'], {
      A1: [0, 0],
      B1: [1, 0],
      B2: [1, 1],
      B3: [0, 1],
    });
    const q = playing(shut);
    q.play(select('A1'));
    expect(q.candidates()).toEqual(['fire', 'fight'].map((choice) => ({ type: 'engaged', choice })));
  });

  test('[X-126] [X-153] who fights may cast one power of either phase first, and blink away from all attacks', () => {
    const caster = unit('eldritch-cult.sorcerer', { powers: ['blink', 'mend'] });
    const b = changed(board([caster], ['void.warg'], { A1: [8, 10], B1: [9, 10] }), 'A1', { wounds: 3 });
    const p = playing(b);
    p.play(select('A1'));
    p.play(fight);
    expect(p.asked()).toMatchObject({ kind: 'afterMove' });
    expect(p.candidates()).toContainEqual({ type: 'cast', power: 'mend', target: 'A1', upcharge: 0 });
    p.play({ type: 'cast', power: 'blink', target: null, upcharge: 0 });
    p.play({ type: 'place', space: spaceOf(b, [2, 10]) });
    expect(p.rolls).toEqual([]);
    expect(p.model('A1').space).toBe(spaceOf(b, [2, 10]));
    expect(p.asked()).toMatchObject({ seat: 1 });
  });

  describe('[X-126] [HR-43] who fights has a Light shot or one power', () => {
    const gear = { powers: ['blink', 'mend'], wargear: ['hand-weapon', 'pistol'] };
    const mend = { type: 'cast', power: 'mend', target: 'A1', upcharge: 0 } as const;
    const inFight = (edition?: 2) => {
      const all = board([unit('bloodpact.firebrand', gear, { affinity: 3 })], ['void.warg'], {
        A1: [8, 10],
        B1: [9, 10],
      });
      const b = copyBattle(all);
      if (edition !== undefined) b.config = { ...all.config, edition };
      const p = playing(changed(b, 'A1', { wounds: 1 }));
      p.play(select('A1'));
      p.play(fight);
      return p;
    };

    test('a shot, then the blow, without a power', () => {
      const p = inFight();
      p.play({ type: 'pass' });
      p.play(shoot('pistol', 'B1'), 1);
      expect(p.asked()).toMatchObject({ kind: 'melee' });
    });

    test('a power of the Movement phase, then the blow, without a shot', () => {
      const p = inFight();
      p.play(mend);
      expect(p.asked()).toMatchObject({ kind: 'melee' });
    });

    test('away by Blink, it does not shoot from there', () => {
      const p = inFight();
      p.play({ type: 'cast', power: 'blink', target: null, upcharge: 0 });
      p.play({ type: 'place', space: spaceOf(p.now(), [3, 10]) });
      expect(p.asked()).toMatchObject({ kind: 'select', seat: 1 });
    });

    test('a shot is refused, and not listed, in a battle that is laid out so', () => {
      const p = inFight();
      p.change((b) => withActivation(b, { step: 'shoot', cast: true }));
      expect(p.candidates()).toEqual([{ type: 'pass' }]);
      const refusal = p.refusal(shoot('pistol', 'B1'));
      expect(refusal).toMatchObject({ code: 'cannotShoot', why: 'alreadyCast' });
      expect(heroes.explain(refusal as never)).toContain('instead of a shot (X-126)');
    });

    test('battles of the second edition go on as they began: a power and a shot', () => {
      const p = inFight(2);
      p.play(mend);
      p.play(shoot('pistol', 'B1'), 1);
      expect(p.asked()).toMatchObject({ kind: 'melee' });
    });
  });

  test('[X-145] [X-129] who moves may cast a power of the Movement phase and shoot', () => {
    const caster = unit(
      'bloodpact.firebrand',
      { powers: ['mend'], wargear: ['hand-weapon', 'pistol'] },
      { affinity: 3 },
    );
    const p = playing(changed(board([caster], ['void.warg'], { A1: [5, 10], B1: [9, 10] }), 'A1', { wounds: 1 }));
    p.play(select('A1'));
    p.play({ type: 'cast', power: 'mend', target: 'A1', upcharge: 0 });
    p.play(stayAt(p.now(), 'A1'));
    p.play(shoot('pistol', 'B1'), 1);
    expect(p.rolls).toEqual(['attack 1']);
  });
});
