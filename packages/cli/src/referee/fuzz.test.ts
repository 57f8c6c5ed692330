// Whatever is thrown at the referee: one line back, never an exception, and what is refused changes nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { ticking } from '../testing.ts';
import { makeReferee, type Referee } from './referee.ts';

const refereed = await loadGame('grid-battles');

const newReferee = (): Referee =>
  makeReferee(refereed, {
    randomSeed: () => 3,
    now: ticking(),
    onFault: (e) => {
      throw e;
    },
  });

interface Answer {
  readonly ok: boolean;
  readonly refusal?: { readonly code: unknown; readonly rule: unknown; readonly message: unknown };
}

const oneLine = (answer: string): Answer => {
  expect(answer).not.toContain('\n');
  return JSON.parse(answer) as Answer;
};

const VIEW = JSON.stringify({ do: 'view' });
const RECORD = JSON.stringify({ do: 'record' });

/** Sends the line; a refusal must have its three parts and leave view and record as they were. */
const sendSafely = (referee: Referee, line: string): void => {
  const before = [referee(VIEW), referee(RECORD)];
  const answer = oneLine(referee(line));
  if (answer.ok) return;
  expect(answer.refusal).toEqual(expect.objectContaining({ code: expect.any(String), message: expect.any(String) }));
  expect(answer.refusal).toHaveProperty('rule');
  expect([referee(VIEW), referee(RECORD)]).toEqual(before);
};

const ids = fc.constantFrom('A1', 'A2', 'A3', 'A4', 'B1', 'B4', 'A9', '', 'constructor');
const hexes = fc.constantFrom('0205', '0206', '0105', '0000', '9999', 'x');
const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e300, 'seat', [[]]));
const commands = fc.oneof(
  fc.record({ type: fc.constant('activate'), units: fc.array(ids, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('move'), unit: ids, path: fc.array(hexes, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('attack'), attacker: ids, target: ids }),
  fc.constant({ type: 'endPhase' }),
  junk,
);
const seats = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 1) }, { weight: 1, arbitrary: junk });
const names = fc.constantFrom(
  'start',
  'load',
  'play',
  'odds',
  'dice',
  'cards',
  'withdraw',
  'choose',
  'candidates',
  'view',
  'undo',
  'redo',
  'record',
  'decisions',
);

const requests = fc.oneof(
  fc.record({ do: fc.constant('play'), seat: seats, command: commands }),
  fc.record({ do: fc.constant('odds'), seat: seats, command: commands }),
  fc.record(
    { do: fc.constant('undo'), agreed: fc.boolean(), count: fc.integer({ min: 0, max: 3 }) },
    { requiredKeys: ['do'] },
  ),
  fc.record({ do: fc.constant('dice'), values: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 2 }) }),
  fc.record({ do: names, seat: junk, config: junk, state: junk, command: junk }, { requiredKeys: ['do'] }),
);
const lines = fc.oneof(
  { weight: 6, arbitrary: requests.map((r) => JSON.stringify(r)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }).map((s) => s.replaceAll('\n', ' ')) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: requests.map((r) => JSON.stringify(r).slice(0, -3)) },
);

test('random lines before and after a start', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 40 }), fc.nat(40), (sent, at) => {
      const referee = newReferee();
      for (const [i, line] of sent.entries()) {
        if (i === at) referee('{"do":"start","config":{"scenario":"S1"},"dice":{"seed":1}}');
        sendSafely(referee, line);
      }
    }),
    { numRuns: 150 },
  );
});

test('the same lines give the same answers', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 40 }), (sent) => {
      const all = ['{"do":"start","config":{"scenario":"S1"}}', ...sent];
      const [one, two] = [newReferee(), newReferee()];
      expect(all.map(one)).toEqual(all.map(two));
    }),
    { numRuns: 50 },
  );
});

test('random legal play to the end, with nonsense in between', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), lines, (seed, picks, nonsense) => {
      const referee = newReferee();
      const ask = (o: object) => JSON.parse(referee(JSON.stringify(o)));
      let answer = ask({ do: 'start', config: { scenario: 'S1' }, dice: { seed } });
      for (let n = 0; answer.outcome === undefined; n++) {
        expect(n).toBeLessThan(2000);
        const { seat } = answer.decisions[0];
        const { candidates } = ask({ do: 'candidates', seat });
        if (!isLegalElsewhere(nonsense)) sendSafely(referee, nonsense);
        answer = ask({ do: 'play', seat, command: candidates[(picks[n % 8]! + n * 7919) % candidates.length] });
        expect(answer.ok).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
});

/** Lines that may change the match are left out where it must go its way. */
const isLegalElsewhere = (line: string): boolean => /"(play|undo|start|load|dice)"/.test(line);
