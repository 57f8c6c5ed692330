import { seededLuck, startMatch } from '@muster/kernel';
import { magewinds } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { NO_SCENE, present } from './present.ts';

const SHOWING = { seat: 0, person: false, instant: true, still: true } as const;

test('told event by event, the table ends where the battle is: places, damage, actions', () => {
  const config = magewinds.parseConfig({
    scenario: 'treasure-dash',
    warbands: [
      ['warrior', 'wizard', 'cleric', 'warlock'],
      ['druid', 'seer', 'witch', 'deadeye'],
    ],
    deployment: 'auto',
  });
  if (!config.ok) throw new Error(config.refusal.problem);
  const match = startMatch(magewinds, config.value, { luck: seededLuck(4), fairness: { kind: 'seeded', seed: 4 } });
  let n = 7;
  for (let i = 0; i < 500 && match.outcome() === undefined; i++) {
    const { seat } = match.decisions()[0]!;
    const all = magewinds.candidates(match.state(), seat);
    n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0;
    let shown = match.view('spectator');
    const played = match.play(seat, all[(n >>> 8) % all.length]!);
    if (!played.ok) throw new Error('refused');
    for (const { event, to } of played.events)
      if (to === undefined) ({ shown } = present(shown, NO_SCENE, event, SHOWING));
    const seen = (b: typeof shown) =>
      b.fighters
        .slice(0, 8)
        .map(({ where, x, y, damage, actions }) => (where === 'field' ? { where, x, y, damage, actions } : where));
    expect(seen(shown)).toEqual(seen(match.view('spectator')));
    expect(shown.objects.map((o) => o.where)).toEqual(match.view('spectator').objects.map((o) => o.where));
  }
});
