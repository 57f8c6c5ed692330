// Shields are shown: whose, in which order they may be turned, and what is not told.
import { expect, test } from 'vitest';
import { STACK } from '../procedures.ts';
import type { Battle, HullSide } from '../state/types.ts';
import { SEVEN, sol, sun } from '../testing/duel.ts';
import {
  at,
  begun,
  changed,
  given,
  type Lineup,
  lying,
  ordered,
  playing,
  scene,
  seven,
  shielded,
} from '../testing/scenes.ts';

const turning = (tokens: Parameters<typeof given>[1], more: Partial<Lineup> = {}): Battle =>
  begun(
    given(
      lying(scene({ south: [sol, sol], north: [sun], ...more }), {
        A1: at(6, 6, 90),
        A2: at(14, 6, 90),
        B1: at(6, 18, 270),
      }),
      tokens,
    ),
    'priority',
    { type: 'half', side: 0, step: 'begin' },
    { type: 'shields' },
  );
const ways = (b: Battle): readonly (readonly HullSide[])[] =>
  STACK.candidates(playing(b).now(), 0).flatMap((c) => (c.type === 'shield' ? [c.arrows] : []));

test('all arrows on the board are shown together, not those of who is gone, and nothing where there are none', () => {
  const tokens = { A1: ['shield', 'move'], A2: ['shield', 'move'], B1: ['shield', 'fire'] } as const;
  const b: Battle = { ...turning(tokens), ready: [false, true] };
  const p = playing(
    changed(shielded(b, { A1: ['left'], A2: ['back'], B1: ['front'] }), 'A2', { fate: 'destroyed', wounds: 0 }),
  );
  p.play({ type: 'confirm' });
  expect(p.told('shieldsShown')).toEqual([
    {
      type: 'shieldsShown',
      arrows: [
        { ship: 'A1', arrows: ['left'] },
        { ship: 'B1', arrows: ['front'] },
      ],
      rule: 'X-225',
    },
  ]);
  const none = playing(turning({ A1: ['fire', 'move'], A2: ['fire', 'move'], B1: ['fire', 'move'] }));
  expect([none.told('shieldsShown'), none.told('confirmed'), none.now().phase]).toEqual([[], [], 'movement']);
});

test('[X-225] one arrow: four sides; two: every pair once; [X-228] on a round base all round', () => {
  const others = { A2: ['fire', 'move'], B1: ['fire', 'move'] } as const;
  expect(ways(turning({ A1: ['shield', 'move'], ...others }))).toEqual([['front'], ['left'], ['back'], ['right']]);
  const two = ways(turning({ A1: ['shield', 'shield'], ...others }));
  expect(two).toHaveLength(10);
  expect(new Set(two.map((arrows) => arrows.toSorted().join())).size).toBe(10);
  const round = seven('citadel', SEVEN, { class: 'round', base: [100, 100] });
  const citadel = { south: [round, round] };
  expect(ways(turning({ A1: ['shield', 'move'], ...others }, citadel))).toEqual([['front']]);
  expect(ways(turning({ A1: ['shield', 'shield'], ...others }, citadel))).toEqual([['front', 'front']]);
});

test('[X-57] by the switch who acts second turns first, openly', () => {
  const tokens = { A1: ['shield', 'move'], A2: ['shield', 'move'], B1: ['shield', 'fire'] } as const;
  const asked = (b: Battle) => STACK.decisions(playing(b).now()).map(({ seat }) => seat);
  const open = { rulings: { shieldOrder: 'secondFirst' as const } };
  expect(asked(turning(tokens))).toEqual([0, 1]);
  expect(asked(turning(tokens, open))).toEqual([1]);
  expect(asked({ ...turning(tokens, open), first: 1 })).toEqual([0]);
  expect(asked({ ...shielded(turning(tokens, open), { B1: ['front'] }), ready: [false, true] })).toEqual([0]);
});

test('[X-266] by standing order both to the side from which all comes, else to each', () => {
  const tokens = { A1: ['shield', 'shield'], A2: ['fire', 'move'], B1: ['fire', 'fire'] } as const;
  const turned = (b: Battle) => playing(ordered(b, { shields: 'auto' })).ship('A1').arrows;
  // B1 lies straight ahead of A1 alone
  expect(turned(turning(tokens))).toEqual(['front', 'front']);
  expect(turned(turning({ ...tokens, A1: ['shield', 'move'] }))).toEqual(['front']);
  const old = turned(turning(tokens, { edition: 2 }));
  expect(new Set(old).size).toBe(2); // never two to one side
  expect(old?.[0]).toBe('front');
});
