import { seededLuck, startMatch } from '@muster/kernel';
import { type MagewindsDecision, magewinds, magewindsDescriptor } from '@muster/magewinds';
import { expect, test } from 'vitest';
import { commanding, NOTHING } from './hand.ts';
import { planOf } from './plan.ts';
import { SUGGESTED, suggested } from './suggested.ts';

/** The first of each kind of decision of the set-up that the samples, and Fragment Frenzy, meet, with what may be answered. */
const askedInSamples = () => {
  const met = new Map<string, { readonly d: MagewindsDecision; readonly b: ReturnType<typeof magewinds.view> }>();
  const configs = magewindsDescriptor.samples().map(({ config }) => config);
  const frenzy = configs.find(({ players }) => players === 2)!;
  for (const config of [...configs, { ...frenzy, scenario: 'fragment-frenzy' as const }]) {
    const dealt = { ...config, deployment: 'players' as const };
    const match = startMatch(magewinds, dealt, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
    for (let n = 0; n < 60 && (match.view('spectator').round === 0 || !met.has('fragment')); n++) {
      const d = match.decisions()[0]!;
      if (match.view('spectator').round > 0 && d.kind !== 'fragment') break;
      const b = match.view(d.seat);
      if (!met.has(d.kind)) met.set(d.kind, { d: d as MagewindsDecision, b });
      const options = magewinds.candidates(b, d.seat);
      match.play(d.seat, options[n % options.length]!);
    }
  }
  return met;
};

test('what the computer would choose in the set-up lies in the hand, and the main button would play just that', () => {
  const met = askedInSamples();
  expect(Object.keys(SUGGESTED).filter((kind) => !met.has(kind))).toEqual([]);
  for (const kind of Object.keys(SUGGESTED)) {
    const { d, b } = met.get(kind)!;
    for (const c of magewinds.candidates(b, d.seat).slice(0, 20)) {
      const now = { view: b, decision: d, changing: false, left: undefined };
      const { held } = suggested(now, NOTHING, c)!;
      const plan = planOf({ b, seat: d.seat, decision: d, held, mover: undefined, shared: false, candidates: [c] });
      expect(plan.main?.commands, kind).toEqual([c]);
    }
  }
});

test('nothing else is suggested', () => {
  const { d, b } = askedInSamples().get('scenario') ?? askedInSamples().get('assembly')!;
  const now = { view: b, decision: d, changing: false, left: undefined };
  expect(suggested(now, NOTHING, { type: 'pass' })).toBeUndefined();
});

test('the edges to choose from are shown on the table by the words of the list, then the own one', () => {
  const { d, b } = askedInSamples().get('edge')!;
  const labels = (held: Parameters<typeof planOf>[0]['held']) =>
    planOf({ b, seat: d.seat, decision: d, held, mover: undefined, shared: false, candidates: [] }).marks.zones.map(
      ({ label }) => label,
    );
  expect(labels(NOTHING)).toEqual(['left edge', 'right edge']);
  expect(labels(commanding(NOTHING, { type: 'chooseEdge', edge: 'east' }))).toEqual(['Your edge']);
});

test('[ItT fragment-frenzy.placing] [ItT treasure-dash.setup] where something may be placed is said, and a fragment’s half is shown', () => {
  const met = askedInSamples();
  const { d, b } = met.get('fragment')!;
  const plan = planOf({ b, seat: d.seat, decision: d, held: NOTHING, mover: undefined, shared: false, candidates: [] });
  expect(plan.hint).toMatch(/^Place a fragment in the half of the enemy, 2 in or more from the edge/);
  expect(plan.marks.zones.map((zone) => [zone.label, 'corners' in zone && zone.corners])).toEqual([
    ['Place it here', b.territories[1 - d.seat]!.corners],
  ]);
});
