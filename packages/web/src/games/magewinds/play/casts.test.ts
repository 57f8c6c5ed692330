import { magewinds } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { castingOf, NO_AIM, offersOf, openChoices } from './casts.ts';
import { held } from './hand.ts';
import { planOf } from './plan.ts';
import { asked, fight, play } from './test/battles.ts';

const MOVING = [
  { profile: 'wizard', seat: 0, at: [6, 4] },
  { profile: 'druid', seat: 1, at: [6, 12] },
] as const;

test('[TC universal.haste] a spell without a target is ready at once, with the cheapest cards', () => {
  const b = play(
    fight(MOVING, [['AS', '5S', '2H'], []]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'move' },
  );
  const s = asked(b, 0);
  const haste = offersOf(s.candidates).find((o) => o.spell === 'haste')!;
  const casting = castingOf(s.b, 0, haste, NO_AIM);
  expect(casting).toMatchObject({ missing: null, refusal: undefined, command: { spell: 'haste', cards: ['5S'] } });
  const plan = planOf({ ...s, held: held({ kind: 'cast', fighter: null, spell: haste.id, aim: NO_AIM }) });
  expect(plan.main?.words).toBe('Cast Haste');
  expect(planOf(asked(play(b, 0, ...plan.main!.commands), 0)).hint).toContain('up to 6 in');
});

test('[MW-R57] cards chosen by hand are checked like any others', () => {
  const b = play(
    fight(MOVING, [['AS', '5S', '2H'], []]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'move' },
  );
  const s = asked(b, 0);
  const haste = offersOf(s.candidates).find((o) => o.spell === 'haste')!;
  const wrong = castingOf(s.b, 0, haste, { ...NO_AIM, cards: ['2H'] });
  expect(wrong.missing === null && wrong.refusal?.code).toBe('cannotPay');
});

test('[TC universal.blink] a place is asked for, and may be any that the rules allow', () => {
  const b = play(
    fight(MOVING, [['AS', '5S'], []]),
    0,
    { type: 'activate', fighter: 0 },
    { type: 'act', action: 'blink' },
    { type: 'step', path: [] },
  );
  const s = asked(b, 0);
  const blink = offersOf(s.candidates).find((o) => o.spell === 'blink')!;
  expect(openChoices(blink, NO_AIM).isPlaced).toBe(true);
  expect(castingOf(s.b, 0, blink, NO_AIM)).toEqual({ missing: 'place' });
  const casting = castingOf(s.b, 0, blink, { ...NO_AIM, place: { x: 5000, y: 9000 } });
  expect(casting.missing === null && magewinds.refuse(b, 0, casting.command)).toBeUndefined();
});
