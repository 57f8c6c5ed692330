// Which powers may be cast, at whom, for how much, and powers as attacks (DW-84 to DW-90, X-329, X-362, 3.5, 3.6), figures worked out by hand.
import { inch } from '@muster/geometry';
import { describe, expect, test } from 'vitest';
import { conquestPower } from '../content/powers.ts';
import type { MapPiece } from '../content/types.ts';
import { unitOf } from '../content/units.ts';
import { modelOf } from '../state/battle.ts';
import type { Battle } from '../state/types.ts';
import { augur, CULT, cast, mob, moving, resolved, scene, sorcerer, why, zombies } from '../testing/powers.ts';
import { at, configOf, type Given, type GivenModel } from '../testing/scenes.ts';
import { DONE, playing, shoot } from '../testing/shooting.ts';
import { castCommands, castCost, powerOfUnit, refuseCast } from './casting.ts';
import { aimOfPower } from './power.ts';
import { powerReach } from './targets.ts';

describe('powers as attacks', () => {
  test('[DW-84] [X-362] Blast: Perception and Strength 6 against Defense, one die, one wound', () => {
    const p = playing(scene([sorcerer, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [2]); // 4 + 6 against 3
    expect(p.rolls).toEqual(['ranged 1 by 0']);
    expect([p.told('cast'), p.told('wounded')]).toMatchObject([[{ cost: 1 }], [{ model: 'B1', wounds: 1, left: 1 }]]);
    expect(p.now().sides[0]).toMatchObject({ pool: { affinity: 8 }, tally: { powers: 1 } });
  });

  test('[X-362] a die that fails: no effect, the Affinity is spent [DW-89]', () => {
    const p = playing(scene([sorcerer, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [1]);
    expect([p.told('wounded').length, p.now().sides[0].tally.powers, p.now().sides[0].pool.affinity]).toEqual([
      0, 0, 8,
    ]);
  });

  test.each([
    [1, 0],
    [6, 1],
  ])('[CQ-15] a power counts once it took effect: a %i on its die', (face, powers) => {
    const p = playing(scene([sorcerer, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [face]);
    expect(p.now().sides[0].tally.powers).toBe(powers);
    expect(p.told('powerTook')).toHaveLength(powers);
  });

  test('[DW-59] [X-362] no Behemoth: Siege Golem, Defense 6', () => {
    const p = playing(scene([augur, { ...zombies, sheet: 'siege-golem' }]));
    p.play(cast('A1', 'blast', 'B1'), [3, 1]); // 9 against 6; not ignored
    expect(p.told('wounded')).toMatchObject([{ model: 'B1', left: 4 }]);
  });

  test('[X-330] [X-362] a power is no shot: it gains nothing by the steady aim of the Citadel', () => {
    const b = scene(
      [
        { sheet: 'signal-adept', at: [6, 6] },
        { seat: 1, sheet: 'colossus', at: [12, 6] },
      ],
      {
        factions: ['citadel', 'empire-of-sol'],
      },
    );
    const power = conquestPower('lightning')!;
    // Perception 3 and Strength 6 against Defense 5: 9 is not the double
    expect(aimOfPower(b, modelOf(b, 'A1'), power, modelOf(b, 'B1'))).toMatchObject({ aim: 3, value: 9, needs: 3 });
  });

  test('[X-362] an upcharge: each success 1 + n wounds; only where the power allows it', () => {
    const p = playing(scene([sorcerer, { ...mob, sheet: 'wrecker' }], CULT));
    p.play(cast('A1', 'blast', 'B1', { upcharge: 2 }), [2]); // 10 against 4
    expect([p.told('cast'), p.told('wounded')]).toMatchObject([[{ cost: 3 }], [{ wounds: 3, left: 1 }]]);
    expect(why(scene([sorcerer, mob], CULT), cast('A1', 'corrupt', 'B1', { upcharge: 1 }))).toBe('noUpcharge');
    expect(why(scene([sorcerer, mob], CULT), cast('A1', 'blast', 'B1', { upcharge: 9 }))).toBe('tooDear');
  });

  test('[X-346] [X-362] shields count, cover too; [X-348] Blast may be aimed at buildings', () => {
    const needs = (models: readonly GivenModel[], more: Given = {}) => {
      const p = playing(scene(models, { factions: ['eldritch-cult', 'empire-of-sol'], ...more }));
      p.play(cast('A1', 'blast', 'B1'), [1]);
      return p.events.flatMap((event) => (event.type === 'rolled' ? [event.needs] : []));
    };
    expect(needs([sorcerer, { ...mob, sheet: 'legion' }])).toEqual([2]); // 10 against 5
    const city: MapPiece = { k: 'city', shape: { disc: [12, 6, 2] } };
    expect(needs([sorcerer, { ...mob, sheet: 'legion' }], { config: { terrain: 'custom', pieces: [city] } })).toEqual([
      3,
    ]); // 7 against 5
    expect(needs([sorcerer, { ...mob, sheet: 'castra' }])).toEqual([2]); // 10 against 4
  });

  test('[X-362] [X-347] Lightning: a roll for the target and each unit beside it, aimed at the target, own Defense; the unnamed are not spared', () => {
    const chief = { seat: 1, sheet: 'warchief', at: [12, 8] } as const;
    const p = playing(
      scene(
        [
          sorcerer,
          mob,
          chief,
          { ...mob, sheet: 'riot-den', at: [14.2, 6] },
          { ...mob, at: [12, 3.9], wounds: 0 },
          { ...mob, at: [20, 6] },
        ],
        CULT,
      ),
    );
    expect(p.refusal(cast('A1', 'lightning', 'B2'))).toMatchObject({ why: 'protected' });
    p.play(cast('A1', 'lightning', 'B1', { upcharge: 1 }), [2, 2]); // 10 against 3 and 4
    expect(p.told('wounded')).toMatchObject([
      { model: 'B1', wounds: 2 },
      { model: 'B2', wounds: 2 },
    ]);
    expect(p.told('cast')).toMatchObject([{ cost: 2 }]); // 2 + 1, and one less for the Cult
  });

  test('[DW-86] [X-330] who casts in the Shoot phase does not shoot or build, and the other way round', () => {
    const p = playing(scene([sorcerer, { ...sorcerer, at: [6, 10] }, mob], CULT));
    p.play(cast('A1', 'blast', 'B1'), [1]);
    expect(p.model('A1').turn).toMatchObject({ cast: true, shot: true });
    expect(p.refusal(cast('A1', 'blast', 'B1'))).toMatchObject({ why: 'alreadyCast' }); // DW-85
    expect(why(scene([{ ...sorcerer, turn: { shot: true } }, mob], CULT), cast('A1', 'blast', 'B1'))).toBe('hasActed');
    expect(why(scene([{ ...sorcerer, turn: { built: 1 } }, mob], CULT), cast('A1', 'blast', 'B1'))).toBe('hasActed');
  });
});

describe('who can be named', () => {
  const blast = cast('A1', 'blast', 'B1');
  const at12 = (models: readonly GivenModel[], more: Given = CULT) =>
    why(scene([sorcerer, mob, ...models], more), blast);

  test('[X-362] range by the gap; Whispering Stones reach 3" farther', () => {
    const far = (x: number, more: Given = CULT) => why(scene([sorcerer, { ...mob, at: [x, 6] }], more), blast);
    expect([far(16.25), far(16.3)]).toEqual([undefined, 'outOfRange']); // 9", 12.5 mm and 20 mm
    expect(far(19.25, { ...CULT, research: [['whispering-stones'], []] })).toBeUndefined();
    const b = scene([sorcerer, mob], { ...CULT, research: [['whispering-stones'], []] });
    expect(powerReach(b, modelOf(b, 'A1'), powerOfUnit(b, modelOf(b, 'A1'), 'blast')!)).toBe(inch(12));
  });

  test('[X-337] [X-362] sight and mist as for shots', () => {
    const behind = (piece: MapPiece) => at12([], { ...CULT, config: { terrain: 'custom', pieces: [piece] } });
    expect(
      behind({
        k: 'mountain',
        shape: {
          poly: [
            [8, 3],
            [10, 3],
            [10, 9],
            [8, 9],
          ],
        },
      }),
    ).toBe('blocked');
    expect(behind({ k: 'mist', shape: { disc: [12, 6, 2] } })).toBe('obscured');
  });

  test('[X-344] [X-345] [X-362] permission for damage, none for other powers', () => {
    const fight = { sheet: 'acolytes', at: [12, 8] } as const;
    expect(at12([fight])).toBe('inCombat');
    const b = scene([sorcerer, mob, fight], CULT);
    expect(why(b, cast('A1', 'corrupt', 'B1'))).toBeUndefined();
    expect(why(scene([sorcerer, { ...mob, at: [14, 6] }, { sheet: 'star-spawn', at: [10, 6] }], CULT), blast)).toBe(
      'friendInTheWay',
    );
  });

  test('[DW-87] in contact with enemies only those', () => {
    const b = scene([sorcerer, mob, { ...mob, at: [6, 8] }], CULT);
    expect([why(b, blast), why(b, cast('A1', 'blast', 'B2'))]).toEqual(['notInContact', undefined]);
  });

  const beside = { ...mob, at: [6, 8] } as const; // 40 mm bases: 0.43" between them
  const foeBeside = [sorcerer, mob, beside] as const;
  const ids = (b: Battle, power: string) =>
    castCommands(b, modelOf(b, 'A1')).flatMap((c) => (c.power === power && c.upcharge === 0 ? [c.target] : []));

  test('[DW-87] in contact with enemies every power is aimed at those, and they need no permission [X-343]', () => {
    const b = scene([...foeBeside, { sheet: 'acolytes', at: [6, 10] }], CULT);
    for (const power of ['blast', 'lightning', 'corrupt']) {
      expect([why(b, cast('A1', power, 'B1')), why(b, cast('A1', power, 'B2'))]).toEqual(['notInContact', undefined]);
      expect(ids(b, power)).toEqual(['B2']);
    }
  });

  test.each<[string, readonly GivenModel[], Given, readonly string[]]>([
    ['nobody is near', [sorcerer, mob, { ...mob, at: [6, 10] }], CULT, ['B1', 'B2']],
    ['both are', [sorcerer, { ...mob, at: [8, 6] }, beside], CULT, ['B1', 'B2']],
    ['only a building is near', [sorcerer, mob, { ...beside, sheet: 'riot-den' }], CULT, ['B1', 'B2']],
    ['only a friend is near', [sorcerer, mob, { sheet: 'acolytes', at: [6, 8] }], CULT, ['B1']],
    ['who is near is dying', [sorcerer, mob, { ...beside, wounds: 0 }], CULT, []],
    [
      '`engageDistance` contact: one stands beside it, though nobody touches it',
      [sorcerer, mob, beside],
      { ...CULT, rulings: { engageDistance: 'contact' } },
      ['B2'],
    ],
    [
      'the same before the fourth edition',
      [sorcerer, mob, beside],
      { ...CULT, rulings: { engageDistance: 'contact' }, config: { edition: 3 } },
      ['B1', 'B2'],
    ],
  ])('[DW-87] whom Blast may be aimed at where %s', (_, models, given, wanted) => {
    const b = scene(models, given);
    expect(ids(b, 'blast')).toEqual(wanted);
    const targets = b.models.filter(({ seat }) => seat === 1).map(({ id }) => id);
    expect(targets.filter((id) => why(b, cast('A1', 'blast', id)) === undefined)).toEqual(wanted);
  });

  test('[DW-87] powers on friends too: in contact none of them', () => {
    const friend = { sheet: 'legion', at: [8, 6] } as const;
    const b = moving([augur, friend, { seat: 1, sheet: 'zombies', at: [6, 8] }]);
    expect(why(b, cast('A1', 'ward', 'A2'))).toBe('notInContact');
    expect(castCommands(b, modelOf(b, 'A1'))).toEqual([]);
    expect(why(moving([augur, friend]), cast('A1', 'ward', 'A2'))).toBeUndefined();
  });

  test('[X-336] not the dying; not friends; not buildings, but by Blast', () => {
    expect(why(scene([sorcerer, { ...mob, wounds: 0 }], CULT), blast)).toBe('wrongTarget');
    const b = scene([sorcerer, { ...mob, sheet: 'riot-den' }, { sheet: 'acolytes', at: [6, 8] }], CULT);
    expect(why(b, cast('A1', 'blast', 'A2'))).toBe('wrongTarget');
    expect([why(b, cast('A1', 'lightning', 'B1')), why(b, cast('A1', 'corrupt', 'B1')), why(b, blast)]).toEqual([
      'wrongTarget',
      'wrongTarget',
      undefined,
    ]);
    expect([why(b, cast('A1', 'blast', null)), why(b, cast('A1', 'blast', 'B9'))]).toEqual(['noTarget', 'noTarget']);
    expect(why(b, cast('A1', 'blast', 'B1', { at: at(1, 1) }))).toBe('noPlace');
    expect(why(b, cast('A1', 'blast', 'B1', { sheet: 'void.zombies' }))).toBe('noUnit');
  });

  test('[DW-26] Silence: it and friends within an inch of it, by powers of either side', () => {
    const monk = (seat: number, x: number, y: number): GivenModel => ({ seat, sheet: 'silence.null-monk', at: [x, y] });
    const silent: Given = { ...CULT, religions: ['silence', 'silence'] };
    const b = scene([sorcerer, mob, monk(1, 12, 8), { ...mob, at: [12, 3] }], silent);
    expect([why(b, blast), why(b, cast('A1', 'blast', 'B2')), why(b, cast('A1', 'blast', 'B3'))]).toEqual([
      'unnameable',
      'unnameable',
      undefined,
    ]);
    const own = moving([augur, monk(0, 6, 10), { sheet: 'legion', at: [6, 12] }, { sheet: 'legion', at: [10, 6] }], {
      religions: ['silence', 'silence'],
    });
    expect([why(own, cast('A1', 'ward', 'A3')), why(own, cast('A1', 'ward', 'A4'))]).toEqual(['unnameable', undefined]);
  });

  test('[X-329] each in its phase, and in the Movement phase only the active unit', () => {
    expect(why(moving([sorcerer, mob], CULT), blast)).toBe('wrongPhase');
    expect(why(scene([augur, { sheet: 'legion', at: [8, 6] }]), cast('A1', 'ward', 'A2'))).toBe('wrongPhase');
    const b = moving([augur, augur, { sheet: 'legion', at: [8, 6] }]);
    expect(refuseCast(b, 0, cast('A2', 'ward', 'A3'))).toMatchObject({ code: 'noSuchModel' });
    expect(refuseCast(b, 1, cast('A1', 'ward', 'A3'))).toMatchObject({ code: 'noSuchModel' });
    expect(why(b, cast('A1', 'dread', 'A3'))).toBe('unknown');
  });
});

describe('what it costs', () => {
  const cost = (b: Battle, power = 'lightning', upcharge = 0): number =>
    castCost(b, modelOf(b, 'A1'), powerOfUnit(b, modelOf(b, 'A1'), power)!, upcharge);

  test('[DW-89] Charge and upcharge, out of the pool of the side', () => {
    const horse = scene([{ sheet: 'walker-horse', at: [6, 6] }], { factions: ['void', 'citadel'] });
    expect([cost(horse), cost(horse, 'lightning', 2)]).toEqual([2, 4]);
    const poor = scene([sorcerer, { ...sorcerer, at: [6, 9] }, mob], {
      ...CULT,
      pools: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(why(poor, cast('A1', 'blast', 'B1'))).toBe('tooDear');
    expect(castCommands(poor, modelOf(poor, 'A1'))).toEqual([]);
  });

  test('[DW-25] the Cult’s first power of a round costs one less, 1 at the least', () => {
    expect([cost(scene([sorcerer, mob], CULT)), cost(scene([sorcerer, mob], CULT), 'blast')]).toEqual([1, 1]);
    const p = playing(scene([sorcerer, { ...sorcerer, at: [6, 9] }, mob], CULT));
    p.play(cast('A1', 'lightning', 'B1'), [1]);
    p.play(cast('A2', 'lightning', 'B1'), [1]);
    expect(p.told('cast')).toMatchObject([{ cost: 1 }, { cost: 2 }]);
  });

  test('[DW-25] [X-373] a mate of another faction neither has it nor uses it up', () => {
    const horse: GivenModel = { seat: 2, sheet: 'walker-horse', at: [6, 9] };
    const mixed = { factions: ['eldritch-cult', 'bloodpact', 'void'], sides: [0, 1, 0] } as const;
    const p = playing(scene([sorcerer, horse, mob], mixed));
    p.play(cast('C1', 'lightning', 'B1'), [1], 2);
    p.play(cast('A1', 'lightning', 'B1'), [1], 0);
    expect(p.told('cast')).toMatchObject([{ cost: 2 }, { cost: 1 }]);
  });

  test('[DW-26] a Confessor within 12" makes enemy powers dearer', () => {
    const confessor = (x: number, seat = 1): GivenModel => ({ seat, sheet: 'iron-catechism.confessor', at: [x, 9] });
    const near = (x: number, seat = 1) =>
      cost(scene([sorcerer, mob, confessor(x, seat)], { ...CULT, religions: ['iron-catechism', 'iron-catechism'] }));
    expect([near(12), near(30), near(12, 0)]).toEqual([2, 1, 1]);
  });
});

describe('[DW-86] [DW-89] [X-330] who has something left', () => {
  const own = (powers: readonly string[]): Given => {
    const sheet = { ...unitOf('eldritch-cult.acolytes')!, id: 'own.1', mark: 'a', powers, horde: false };
    const { seats } = configOf(CULT);
    return { ...CULT, config: { seats: seats.map((army, i) => (i === 0 ? { ...army, units: [sheet] } : army)) } };
  };
  const worker = (turn: GivenModel['turn']) =>
    why(scene([{ sheet: 'own.1', at: [6, 6], turn: turn! }, mob], own(['blast'])), blastOf('B1'));
  const blastOf = (target: string) => cast('A1', 'blast', target);
  test.each<[string, NonNullable<GivenModel['turn']>, string | undefined]>([
    ['nothing done yet', {}, undefined],
    ['has built', { built: 1 }, 'hasActed'],
    ['has shot', { shot: true }, 'hasActed'],
    ['has cast', { cast: true }, 'alreadyCast'],
    ['has walked and harvested', { ledger: 500, harvested: true, activated: true }, undefined],
  ])('%s', (_, turn, wanted) => {
    expect(worker(turn)).toBe(wanted);
  });

  test.each<[number, string | undefined]>([
    [2, undefined],
    [1, 'tooDear'],
  ])('%i Affinity for what costs 2', (affinity, wanted) => {
    const pools = [
      [0, 0, affinity],
      [0, 0, 0],
    ] as const;
    const b = scene(
      [
        { sheet: 'walker-horse', at: [6, 6] },
        { seat: 1, sheet: 'mob', at: [12, 6] },
      ],
      { factions: ['void', 'bloodpact'], pools },
    );
    expect(why(b, cast('A1', 'lightning', 'B1'))).toBe(wanted);
    expect(castCommands(b, modelOf(b, 'A1')).some(({ power }) => power === 'lightning')).toBe(wanted === undefined);
  });

  test.each<[string, NonNullable<GivenModel['turn']>, number]>([
    ['who has cast', { cast: true }, 0],
    ['who has shot', { shot: true }, 0],
    ['who has built', { built: 1 }, 0],
    ['who has done nothing', {}, 6],
  ])('%s is offered as much', (_, turn, count) => {
    const b = scene([{ ...sorcerer, turn }, mob], CULT);
    expect(castCommands(b, modelOf(b, 'A1'))).toHaveLength(count);
  });

  test('[X-335] nor one that was placed in this round; without Affinity nobody', () => {
    const fresh = scene([{ ...sorcerer, since: 1 }, mob], CULT);
    expect([castCommands(fresh, modelOf(fresh, 'A1')), why(fresh, blastOf('B1'))]).toEqual([[], 'new']);
    const dry = scene([sorcerer, mob], {
      ...CULT,
      pools: [
        [3, 3, 0],
        [0, 0, 0],
      ],
    });
    expect([castCommands(dry, modelOf(dry, 'A1')), why(dry, blastOf('B1'))]).toEqual([[], 'tooDear']);
  });

  test.each<[string, Partial<GivenModel>]>([
    ['who was placed in this round', { since: 1 }],
    ['who is marked as having shot', { turn: { shot: true } }],
    ['who is marked as having built', { turn: { built: 1 } }],
  ])('[X-329] [X-335] in the Movement phase also %s', (_, more) => {
    const b = moving([
      { ...augur, ...more },
      { sheet: 'legion', at: [8, 6] },
    ]);
    expect(why(b, cast('A1', 'ward', 'A2'))).toBeUndefined();
  });

  test('[X-329] a power of the Movement phase leaves the shot', () => {
    const p = resolved(moving([augur, { sheet: 'legion', at: [8, 6] }]), cast('A1', 'ward', 'A2'));
    expect(p.model('A1').turn).toMatchObject({ cast: true, shot: false });
    const q = playing(scene([sorcerer, mob], CULT));
    q.play(cast('A1', 'corrupt', 'B1'));
    expect(q.model('A1').turn).toMatchObject({ cast: true, shot: true });
  });
});

describe('candidates', () => {
  test('[DW-85] [DW-88] [DW-90] every power at every target, upcharges up to 2 that could matter', () => {
    const b = scene([sorcerer, mob], CULT);
    expect(castCommands(b, modelOf(b, 'A1')).map(({ power, upcharge }) => `${power} ${upcharge}`)).toEqual([
      'lightning 0',
      'lightning 1',
      'lightning 2',
      'blast 0',
      'blast 1',
      'corrupt 0',
    ]);
    for (const c of castCommands(b, modelOf(b, 'A1'))) expect(refuseCast(b, 0, c)).toBeUndefined();
    expect(playing(b).candidates().at(-1)).toEqual(DONE);
    expect(playing(b).refusal(shoot('A1', 'B1'))).toMatchObject({ why: 'noWeapon' });
  });
});
