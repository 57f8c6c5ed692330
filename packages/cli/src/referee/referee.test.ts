import { gridBattles } from '@muster/grid-battles';
import { parseRecord, verify } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { ticking } from '../testing.ts';
import { MOST_BYTES, makeReferee, type Referee } from './referee.ts';

type Answer = Readonly<Record<string, unknown>> & {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly rule: string | null; readonly message: string };
};

const refereed = await loadGame('grid-battles');

const newReferee = (faults: unknown[] = []): Referee =>
  makeReferee(refereed, { randomSeed: () => 42, now: ticking(), onFault: (e) => faults.push(e) });

const asker = (referee: Referee) => (line: object | string) =>
  JSON.parse(referee(typeof line === 'string' ? line : JSON.stringify(line))) as Answer;

const START = { do: 'start', config: { scenario: 'S1' }, dice: { seed: 7 } };

const started = (line: object = START) => {
  const ask = asker(newReferee());
  expect(ask(line).ok).toBe(true);
  return ask;
};

/** Two units that stand side by side, and one more each so that nothing ends too soon. */
const scenario = (a: string, b: string) => ({
  id: 'close',
  name: 'Close',
  source: 'house',
  summary: 'Two units side by side.',
  map: ['....', '....', '....', '....'],
  sides: [
    {
      name: 'Blue',
      activations: 1,
      units: [
        { type: a, hex: '0101' },
        { type: 'militia', hex: '0003' },
      ],
      wins: [],
    },
    {
      name: 'Red',
      activations: 1,
      units: [
        { type: b, hex: '0201' },
        { type: 'militia', hex: '0303' },
      ],
      wins: [],
    },
  ],
  roundLimit: 12,
  points: null,
  beats: {},
});

const activate = (...units: string[]) => ({ type: 'activate', units });
const move = (unit: string, ...path: string[]) => ({ type: 'move', unit, path });
const attack = (attacker: string, target: string) => ({ type: 'attack', attacker, target });
const play = (seat: number, command: object) => ({ do: 'play', seat, command });

/** A1 of the close scenario stands ready to attack B1. */
const readyToAttack = (dice: unknown, a = 'knight', b = 'pikeman') => {
  const ask = started({ do: 'start', config: { scenario: scenario(a, b) }, dice });
  expect(ask(play(0, activate('A1'))).ok).toBe(true);
  expect(ask(play(0, move('A1'))).ok).toBe(true);
  return ask;
};

describe('start', () => {
  test('a scenario and a seed suffice; the answer tells events, decisions and dice', () => {
    const ask = asker(newReferee());
    expect(ask(START)).toEqual({
      ok: true,
      events: [
        { type: 'roundBegan', rule: 'GB-10', round: 1, first: 0 },
        { type: 'turnBegan', rule: 'GB-11', seat: 0, owed: 1 },
      ],
      decisions: [{ seat: 0, kind: 'activate', rule: 'GB-12', units: ['A1', 'A2', 'A3', 'A4'], owed: 1 }],
      dice: { seed: 7 },
    });
  });

  test('without dice a seed is drawn and told', () => {
    expect(asker(newReferee())({ do: 'start', config: { scenario: 'the-ridge' } })).toMatchObject({
      dice: { seed: 42 },
    });
  });

  test('a second start begins anew, and a refused one leaves the first alone', () => {
    const ask = started();
    ask(play(0, activate('A1')));
    const before = ask({ do: 'view' });
    expect(ask({ do: 'start', config: { scenario: 'S9' } }).refusal?.message).toContain('there is no scenario "S9"');
    expect(ask({ do: 'view' })).toEqual(before);
    expect(ask(START).ok).toBe(true);
    expect(ask({ do: 'view' })).not.toEqual(before);
  });

  test('a free battle begins with its deployment', () => {
    const forces = [
      ['pikeman', 'archer'],
      ['pikeman', 'archer'],
    ];
    const answer = asker(newReferee())({ do: 'start', config: { free: { points: 60, map: { seed: 3 }, forces } } });
    expect(answer).toMatchObject({ ok: true, decisions: [{ seat: 0, kind: 'deploy' }] });
  });
});

describe('play', () => {
  test('a legal command is answered by its events and the next decisions', () => {
    expect(started()(play(0, activate('A1')))).toEqual({
      ok: true,
      events: [{ type: 'activated', rule: 'GB-12', units: ['A1'], forced: false }],
      decisions: [{ seat: 0, kind: 'move', rule: 'GB-20', units: ['A1'], owed: 0 }],
    });
  });

  test.each<[string, object, string, string | null]>([
    ['[GB-10] out of turn', play(1, activate('B1')), 'notYourTurn', 'GB-10'],
    ['[GB-12] a unit of another seat', play(0, activate('B1')), 'notYourUnit', 'GB-12'],
    ['[GB-12] too many', play(0, activate('A1', 'A2')), 'tooMany', 'GB-12'],
    ['[GB-27] out of phase', play(0, attack('A1', 'B1')), 'wrongPhase', 'GB-27'],
    ['an unknown unit', play(0, activate('A9')), 'unknownUnit', null],
    ['an unknown command', play(0, { type: 'fly' }), 'malformed', null],
    ['a command without type', play(0, {}), 'malformed', null],
    ['no command', { do: 'play', seat: 0 }, 'malformed', null],
    ['wrong types', play(0, { type: 'activate', units: 'A1' }), 'malformed', null],
    ['a field too many', play(0, { type: 'endPhase', now: true }), 'malformed', null],
    ['a seat that is not there', play(2, activate('A1')), 'malformed', null],
    ['no seat', { do: 'play', command: activate('A1') }, 'malformed', null],
  ])('refuses %s, says why, and changes nothing', (_, line, code, rule) => {
    const ask = started();
    const before = ask({ do: 'record' });
    const { ok, refusal } = ask(line);
    expect({ ok, code: refusal?.code, rule: refusal?.rule }).toEqual({ ok: false, code, rule });
    expect(refusal!.message).toMatch(/^\S.*\.$/);
    expect(Object.keys(refusal!).slice(0, 3)).toEqual(['code', 'rule', 'message']);
    expect(ask({ do: 'record' })).toEqual(before);
  });

  test('the facts of a refusal stand beside its sentence', () => {
    expect(started()(play(0, activate('A1', 'A2'))).refusal).toEqual({
      code: 'tooMany',
      rule: 'GB-12',
      message: '2 units are named, but only 1 may still be activated this turn (GB-12).',
      given: 2,
      owed: 1,
    });
  });

  test('the outcome is told when the battle is over, and nobody must decide any more', () => {
    const answer = started()(play(1, { type: 'concede' }));
    expect(answer).toMatchObject({ decisions: [], outcome: { places: [[0], [1]], reason: 'conceded', rule: 'R-46' } });
  });
});

describe('broken lines', () => {
  test.each([
    ['garbage', 'garbage', /This line is not JSON\./],
    ['half an object', '{"do":"start"', /This line is not JSON\./],
    ['a list', '[]', /This line must be an object, not \[\]/],
    ['a number', '7', /must be an object/],
    ['null', 'null', /must be an object/],
    ['a text', '"start"', /must be an object/],
    ['an unknown request', '{"do":"fly"}', /must be one of start, load, play/],
    ['a request of another type', '{"do":7}', /must be one of/],
    ['no request', '{}', /must be one of/],
    ['__proto__', '{"do":"__proto__"}', /must be one of/],
    ['a field too many', '{"do":"decisions","please":true}', /line\.please: is not known here/],
    ['dice of no kind', '{"do":"start","config":{"scenario":"S1"},"dice":"loaded"}', /must be \{"seed":7\}/],
    ['a seed that is none', '{"do":"start","config":{"scenario":"S1"},"dice":{"seed":-1}}', /line\.dice\.seed/],
    [
      'a face that is none',
      '{"do":"start","config":{"scenario":"S1"},"dice":{"script":[7]}}',
      /line\.dice\.script\[0\]/,
    ],
    ['no config', '{"do":"start"}', /config: must be an object, not nothing/],
    ['nests too deep', `{"do":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /must be one of/],
  ])('%s', (_, line, message) => {
    const ask = started();
    const before = ask({ do: 'view' });
    expect(ask(line)).toMatchObject({ ok: false, refusal: { code: 'malformed', rule: null } });
    expect(ask(line).refusal?.message).toMatch(message);
    expect(ask({ do: 'view' })).toEqual(before);
  });

  test('a line of more than a million bytes', () => {
    const ask = started();
    const line = JSON.stringify({ do: 'decisions', x: 'é'.repeat(MOST_BYTES / 2) });
    expect(ask(line).refusal).toMatchObject({ code: 'tooLong', rule: null, most: 1_000_000 });
    expect(ask({ do: 'decisions' }).ok).toBe(true);
  });

  test('a byte order mark and spaces are no fault', () => {
    expect(asker(newReferee())(`\ufeff ${JSON.stringify(START)} `).ok).toBe(true);
  });

  test.each(['play', 'dice', 'choose', 'candidates', 'view', 'odds', 'undo', 'redo', 'record', 'decisions'])(
    '%s before a start',
    (what) => {
      const facts = {
        play: play(0, activate('A1')),
        odds: { seat: 0, command: attack('A1', 'B1') },
        dice: { values: [1] },
      };
      const line = { ...(facts as Record<string, object>)[what], do: what };
      expect(asker(newReferee())(line).refusal).toMatchObject({ code: 'notStarted', rule: null });
    },
  );
});

describe('dice', () => {
  test('[GB-62] a script gives its faces in order: attack, defence, then the battle back', () => {
    const ask = readyToAttack({ script: [6, 1, 5, 2] });
    const { events } = ask(play(0, attack('A1', 'B1'))) as unknown as { events: Record<string, unknown>[] };
    const struck = events.filter((e) => e['type'] === 'struck');
    // Red 6 is three damage, grey 1 no shield; blue 5 is two damage and a bonus with Advantage, black 2 one shield.
    expect(struck.map((e) => [e['damage'], e['shields'], e['hits'], e['health']])).toEqual([
      [3, 0, 3, 1],
      [2, 1, 2, 1],
    ]);
  });

  test('a script that is too short refuses the attack, which keeps its place and its dice', () => {
    const ask = readyToAttack({ script: [6] });
    const before = ask({ do: 'view' });
    expect(ask(play(0, attack('A1', 'B1'))).refusal).toMatchObject({ code: 'scriptEnded', rule: null });
    expect(ask({ do: 'view' })).toEqual(before);
    expect(ask(play(0, { type: 'endPhase' })).ok).toBe(true);
  });

  test('real dice are asked for one pool at a time, and nothing else is done before they are given', () => {
    const ask = readyToAttack('manual');
    const need = (seat: number, what: string) => ({ ok: true, needs: { count: 1, sides: 6, seat, for: what } });
    expect(ask(play(0, attack('A1', 'B1')))).toEqual(need(0, 'attack'));
    for (const line of [START, { do: 'view' }, { do: 'decisions' }, { do: 'undo' }, play(0, { type: 'endPhase' })])
      expect(ask(line).refusal).toMatchObject({
        code: 'luckAwaited',
        need: { count: 1, sides: 6, seat: 0, for: 'attack' },
      });
    for (const values of [[], [7], [0], [1, 2], [1.5], 'six'])
      expect(ask({ do: 'dice', values }).refusal?.code).toMatch(/^(wrongLuck|malformed)$/);
    expect(ask({ do: 'dice', values: [6] })).toEqual(need(1, 'defence'));
    expect(ask({ do: 'dice', values: [1] })).toEqual(need(1, 'attack'));
    expect(ask({ do: 'dice', values: [5] })).toEqual(need(0, 'defence'));
    const done = ask({ do: 'dice', values: [2] });
    expect(done).toMatchObject({ ok: true, decisions: [{ seat: 1 }] });
    expect((done['events'] as { type: string }[]).filter((e) => e.type === 'struck')).toHaveLength(2);
    expect(ask({ do: 'dice', values: [2] }).refusal?.code).toBe('noLuckAwaited');
    const { record } = ask({ do: 'record' }) as unknown as {
      record: { fairness: object; entries: { dice?: number[] }[] };
    };
    expect(record.fairness).toEqual({ kind: 'manual' });
    expect(record.entries.at(-1)!.dice).toEqual([6, 1, 5, 2]);
  });
});

describe('questions', () => {
  test('candidates on a view of a match elsewhere: those of that match, hidden things and all, and none has to run here', async () => {
    const magewinds = await loadGame('magewinds');
    const referee = () =>
      asker(makeReferee(magewinds, { randomSeed: () => 42, now: ticking(), onFault: (e) => expect(e).toBe(null) }));
    const [there, here] = [referee(), referee()];
    there({ do: 'start', config: { scenario: 'king-of-the-hill' }, dice: { seed: 3 } });
    const seats = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const { decisions } = there({ do: 'decisions' }) as unknown as {
        decisions: readonly { readonly seat: number }[];
      };
      const [seat] = decisions.map((decision) => decision.seat);
      seats.add(seat);
      const { candidates } = there({ do: 'candidates', seat }) as unknown as { candidates: readonly object[] };
      const { view } = there({ do: 'view', viewer: seat });
      expect(here({ do: 'candidates', seat, view })).toEqual({ ok: true, candidates });
      there({ do: 'play', seat, command: candidates[(i * 7) % candidates.length] });
    }
    expect(seats.size).toBe(2);
  });

  test.each([{}, { config: {} }, { config: null, units: 'none' }, [], 7])(
    '%j is no view, and said to be none',
    (view) => {
      const ask = asker(newReferee());
      const answer = ask({ do: 'candidates', seat: 0, view });
      expect(answer.refusal).toMatchObject({ code: 'malformed', where: 'line.view' });
      expect(ask({ do: 'candidates', seat: 0 }).refusal?.code).toBe('notStarted');
    },
  );

  test('candidates are legal commands of that seat; of one without decision there are none', () => {
    const ask = started();
    const own = { ok: true, candidates: ['A1', 'A2', 'A3', 'A4'].map((id) => activate(id)) };
    expect(ask({ do: 'candidates', seat: 0 })).toEqual(own);
    expect(ask({ do: 'candidates' })).toEqual(own);
    expect(ask({ do: 'candidates', seat: 1 })).toEqual({ ok: true, candidates: [] });
  });

  test('views of seats and spectators', () => {
    const ask = started();
    expect(ask({ do: 'view', viewer: 0 })).toMatchObject({ view: { round: 1, turn: 0, phase: 'activation', owed: 1 } });
    expect(ask({ do: 'view' })).toEqual(ask({ do: 'view', viewer: 'spectator' }));
    expect(ask({ do: 'view', viewer: 2 }).refusal?.code).toBe('malformed');
    expect(ask({ do: 'view', viewer: 'god' }).refusal?.code).toBe('malformed');
  });

  test('[GB-47] the odds of an attack, before it is made', () => {
    const ask = readyToAttack({ seed: 1 });
    const line = { do: 'odds', seat: 0, command: attack('A1', 'B1') };
    const { odds } = ask(line) as unknown as { odds: { hits: number[]; battleBack: { hits: number[] } } };
    expect(odds.hits.map((p) => Math.round(p * 36))).toEqual([7, 13, 12, 4]);
    expect(odds.battleBack.hits.map((p) => Math.round(p * 36))).toEqual([11, 14, 9, 2]);
    expect(ask({ ...line, command: { type: 'endPhase' } })).toEqual({ ok: true, odds: null });
    expect(ask({ ...line, command: attack('A1', 'B2') }).refusal?.code).toBe('outOfRange');
    expect(ask({ ...line, seat: 1 }).refusal?.code).toBe('notYourTurn');
    expect(ask({ ...line, command: 7 }).refusal?.code).toBe('malformed');
  });

  test.each(['recruit', 'veteran', 'warlord'])(
    'what a %s would play is legal, the same each time, and not yet played',
    (level) => {
      const ask = started();
      const line = { do: 'choose', seat: 0, level, steps: 12 };
      const first = ask(line);
      expect(first).toEqual({ ok: true, command: expect.objectContaining({ type: 'activate' }) });
      expect(ask(line)).toEqual(first);
      expect(started()(line)).toEqual(first);
      expect(ask(play(0, first['command'] as object)).ok).toBe(true);
    },
  );

  test('thinking by the clock', () => {
    expect(started()({ do: 'choose', level: 'warlord', ms: 1 }).ok).toBe(true);
  });

  test.each<[object, string]>([
    [{ seat: 1 }, 'nothingToDecide'],
    [{ seat: 0, level: 'emperor' }, 'malformed'],
    [{ seat: 0, steps: 0 }, 'malformed'],
    [{ seat: 0, ms: 'long' }, 'malformed'],
    [{ seat: -1 }, 'malformed'],
  ])('no choice for %o', (facts, code) => {
    expect(started()({ do: 'choose', ...facts }).refusal?.code).toBe(code);
  });

  test('when the battle is over nobody has anything to choose', () => {
    const ask = started();
    ask(play(0, { type: 'concede' }));
    expect(ask({ do: 'choose' }).refusal?.code).toBe('nothingToDecide');
    expect(ask({ do: 'candidates' })).toEqual({ ok: true, candidates: [] });
  });
});

describe('undo', () => {
  test('an own command without dice is free; the answer tells who decides now', () => {
    const ask = started();
    const before = ask({ do: 'view' });
    ask(play(0, activate('A1')));
    expect(ask({ do: 'undo' })).toEqual({ ok: true, ...without(ask({ do: 'decisions' }), 'ok') });
    expect(ask({ do: 'view' })).toEqual(before);
    expect(ask({ do: 'undo' }).refusal?.code).toBe('nothingToUndo');
  });

  test('what was taken back is played again, until something else is', () => {
    const ask = started();
    ask(play(0, activate('A1')));
    const after = ask({ do: 'view' });
    ask({ do: 'undo' });
    expect(ask({ do: 'redo', by: 1 }).refusal?.code).toBe('nothingToRedo');
    expect(ask({ do: 'redo' })).toMatchObject({ ok: true, events: [{ type: 'activated', units: ['A1'] }] });
    expect(ask({ do: 'view' })).toEqual(after);
    ask({ do: 'undo' });
    ask(play(0, activate('A2')));
    expect(ask({ do: 'redo' }).refusal?.code).toBe('nothingToRedo');
  });

  test('[GB-25] a confirmed move needs consent', () => {
    const ask = started();
    ask(play(0, activate('A1')));
    ask(play(0, move('A1', '0205')));
    expect(ask({ do: 'undo' }).refusal).toMatchObject({ code: 'needsConsent', why: 'final' });
    expect(ask({ do: 'undo', by: 1 }).refusal).toMatchObject({ code: 'needsConsent', why: 'notYours' });
    expect(ask({ do: 'undo', agreed: true, count: 2 })).toMatchObject({ decisions: [{ kind: 'activate', owed: 1 }] });
  });

  test('rolled dice come again: undo never buys a new die', () => {
    const ask = readyToAttack({ seed: 5 });
    const first = ask(play(0, attack('A1', 'B1')));
    expect(ask({ do: 'undo' }).refusal).toMatchObject({ code: 'needsConsent', why: 'rolled' });
    expect(ask({ do: 'undo', agreed: true }).ok).toBe(true);
    expect(ask(play(0, attack('A1', 'B1')))).toEqual(first);
  });

  test.each([{ by: 7 }, { agreed: 'yes' }, { count: 0 }, { count: 1.5 }])('wrong: %o', (facts) => {
    expect(started()({ do: 'undo', ...facts }).refusal?.code).toBe('malformed');
  });

  test('without a name it is whoever gave the last command that stands', () => {
    const ask = started();
    ask(play(0, activate('A1')));
    ask(play(0, move('A1', '0205')));
    ask(play(1, activate('B1')));
    expect(ask({ do: 'undo' }).ok).toBe(true);
    expect(ask({ do: 'undo' }).refusal).toMatchObject({ code: 'needsConsent', why: 'final' });
  });

  test('more than there is', () => {
    const ask = started();
    ask(play(0, activate('A1')));
    expect(ask({ do: 'undo', count: 2, agreed: true }).refusal?.code).toBe('nothingToUndo');
  });
});

describe('load', () => {
  const viewOf = (ask: ReturnType<typeof asker>) =>
    (ask({ do: 'view' }) as unknown as { view: Record<string, unknown> }).view;

  test('a view can be loaded, played on and undone, but has no record', () => {
    const state = viewOf(readyToAttack({ seed: 1 }));
    const ask = asker(newReferee());
    expect(ask({ do: 'load', state })).toMatchObject({
      ok: true,
      events: [],
      decisions: [{ seat: 0, kind: 'attack' }],
      dice: { seed: 42 },
    });
    expect(viewOf(ask)).toEqual(state);
    expect(ask(play(0, attack('A1', 'B1'))).ok).toBe(true);
    expect(ask({ do: 'undo', agreed: true }).ok).toBe(true);
    expect(viewOf(ask)).toEqual(state);
    expect(ask({ do: 'undo' }).refusal?.code).toBe('nothingToUndo');
    expect(ask({ do: 'record' }).refusal).toMatchObject({ code: 'noRecord', rule: null });
  });

  test('the dice of the running match go on, unless others are given', () => {
    const ask = readyToAttack({ script: [6, 1, 5, 2] });
    const state = viewOf(ask);
    expect(ask({ do: 'load', state })).toMatchObject({ dice: 'script' });
    expect(ask(play(0, attack('A1', 'B1'))).ok).toBe(true);
    expect(ask({ do: 'load', state, dice: 'manual' }).ok).toBe(true);
    expect(ask(play(0, attack('A1', 'B1')))).toHaveProperty('needs');
  });

  test('a state that could not stand on a table is refused and the match goes on', () => {
    const ask = readyToAttack({ seed: 1 });
    const state = viewOf(ask) as { units: object[] };
    const { units } = state;
    const wrong: readonly unknown[] = [
      undefined,
      null,
      7,
      {},
      { ...state, phase: 'breakfast' },
      { ...state, turn: 1 },
      { ...state, units: units.slice(1) },
      { ...state, units: units.map((u) => ({ ...u, hex: '0101' })) },
      { ...state, units: units.map((u) => ({ ...u, health: 9 })) },
      { ...state, config: { scenario: 'S9' } },
    ];
    for (const bad of wrong) expect(ask({ do: 'load', state: bad }).refusal?.code).toBe('malformed');
    expect(viewOf(ask)).toEqual(state);
    expect(ask({ do: 'record' }).ok).toBe(true);
  });

  test('a battle that is over can be loaded too', () => {
    const ask = started();
    ask(play(0, { type: 'concede' }));
    const state = viewOf(ask);
    expect(asker(newReferee())({ do: 'load', state })).toMatchObject({
      decisions: [],
      outcome: { reason: 'conceded' },
    });
  });
});

describe('record', () => {
  test('a whole battle between computer players gives a record that verifies', () => {
    const ask = started();
    for (let answer = ask({ do: 'decisions' }); answer['outcome'] === undefined; ) {
      const seat = (answer['decisions'] as { seat: number }[])[0]!.seat;
      const { command } = ask({ do: 'choose', seat, level: seat === 0 ? 'veteran' : 'recruit' });
      answer = ask(play(seat, command as object));
      expect(answer.ok).toBe(true);
    }
    const parsed = parseRecord(ask({ do: 'record' })['record']);
    expect(parsed.ok).toBe(true);
    if (!parsed.ok) return;
    expect(parsed.value.fairness).toEqual({ kind: 'seeded', seed: 7 });
    expect(verify(gridBattles, parsed.value)).toEqual({ ok: true, proof: 'proven' });
  });

  test('while a match runs its seed stays hidden', () => {
    expect(started()({ do: 'record' })).toMatchObject({ record: { fairness: { kind: 'seeded', seed: null } } });
  });
});

test('an error of our own is a refusal too', () => {
  const faults: unknown[] = [];
  const broken = {
    ...refereed,
    odds: () => {
      throw new Error('broken');
    },
  };
  const ask = asker(makeReferee(broken, { randomSeed: () => 1, now: ticking(), onFault: (e) => faults.push(e) }));
  ask(START);
  expect(ask({ do: 'odds', seat: 0, command: activate('A1') }).refusal).toMatchObject({ code: 'fault', rule: null });
  expect(faults).toEqual([new Error('broken')]);
});

const without = (o: object, key: string): object => Object.fromEntries(Object.entries(o).filter(([k]) => k !== key));

test('seats are those of the running match, however many the game can have', () => {
  const most = { ...refereed, seats: [2, 4] as const };
  const ask = asker(makeReferee(most, { randomSeed: () => 42, now: ticking(), onFault: () => {} }));
  expect(ask({ do: 'view', viewer: 3 }).refusal?.code).toBe('notStarted');
  expect(ask(START).ok).toBe(true);
  expect(ask({ do: 'view', viewer: 1 }).ok).toBe(true);
  expect(ask({ do: 'view', viewer: 3 }).refusal).toMatchObject({ code: 'malformed' });
});
