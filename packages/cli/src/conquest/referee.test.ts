// Whole wars through the referee: by what it offers, with dice from a script, with dice of a real table.
import { makeRng } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { makeReferee, type Referee } from '../referee/referee.ts';

type Told = Readonly<Record<string, unknown>> & {
  readonly ok: boolean;
  readonly decisions?: readonly { readonly seat: number; readonly kind: string }[];
  readonly candidates?: readonly object[];
  readonly needs?: { readonly count: number };
};

const referee = async (): Promise<(request: object) => Told> => {
  const ask: Referee = makeReferee(await loadGame('conquest'), {
    randomSeed: () => 1,
    now: () => 0,
    onFault: (e) => {
      throw e;
    },
  });
  return (request) => JSON.parse(ask(JSON.stringify(request))) as Told;
};

/** Random candidates until it is over; `answer` gives dice where they are asked for. */
const playedOut = (
  ask: (request: object) => Told,
  start: Told,
  answer: (told: Told) => Told = (told) => told,
): Told => {
  const rng = makeRng(7);
  let told = answer(start);
  for (let n = 0; n < 3000; n++) {
    expect(told.ok, JSON.stringify(told)).toBe(true);
    const [asked] = told.decisions ?? [];
    if (asked === undefined) return told;
    const { candidates } = ask({ do: 'candidates', seat: asked.seat });
    expect(candidates!.length).toBeGreaterThan(0);
    told = answer(ask({ do: 'play', seat: asked.seat, command: candidates![rng.below(candidates!.length)] }));
  }
  throw new Error('a war without an end');
};

describe('muster referee conquest', () => {
  test('points are enough; a whole war by what is offered', async () => {
    const ask = await referee();
    const start = ask({ do: 'start', config: { points: 1500 }, dice: { seed: 7 } });
    expect(start).toMatchObject({ ok: true });
    expect(ask({ do: 'view', viewer: 0 })).toMatchObject({
      view: { config: { points: 1500, map: 'plains' }, round: 0 },
    });
    expect(ask({ do: 'play', seat: 0, command: { type: 'fight', fight: 'A1' } })).toMatchObject({ ok: false });
    playedOut(ask, start);
    expect(ask({ do: 'view', viewer: 'spectator' })).toMatchObject({
      view: { outcome: { places: expect.any(Array) } },
    });
  });

  const rolled = (count: number): readonly number[] => {
    const rng = makeRng(3);
    return Array.from({ length: count }, () => 1 + rng.below(6));
  };

  test('[X-34] scripted dice: the roll-off falls as told, a tie again', async () => {
    const ask = await referee();
    const script = [3, 3, 2, 5, ...rolled(5000)];
    const start = ask({ do: 'start', config: { points: 1500 }, dice: { script, seed: 7 } });
    expect(start).toMatchObject({
      events: [
        { type: 'rolledOff', faces: [3, 3], winner: null },
        { type: 'rolledOff', faces: [2, 5], winner: 1 },
      ],
      decisions: [{ seat: 1, kind: 'placeHq' }],
    });
    playedOut(ask, start);
  });

  test('dice of a real table: asked for pool by pool, and kept in the record', async () => {
    const ask = await referee();
    const dice = rolled(20_000);
    let [used, pools] = [0, 0];
    const give = (told: Told): Told => {
      let now = told;
      while (now.needs !== undefined) {
        expect(ask({ do: 'decisions' })).toMatchObject({ ok: false, refusal: { code: 'luckAwaited' } });
        const values = dice.slice(used, used + now.needs.count);
        [used, pools] = [used + values.length, pools + 1];
        now = ask({ do: 'dice', values });
      }
      return now;
    };
    playedOut(ask, ask({ do: 'start', config: { points: 1500, rulings: { rounds: 3 } }, dice: 'manual' }), give);
    expect(pools).toBeGreaterThan(3);
    expect(ask({ do: 'record' })).toMatchObject({ ok: true, record: { fairness: { kind: 'manual' } } });
  });
});
