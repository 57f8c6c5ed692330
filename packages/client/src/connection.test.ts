import { CLOSED, type ToServer } from '@muster/protocol';
import type { Link } from '@muster/table';
import { describe, expect, test } from 'vitest';
import { farEnd, handClock } from '../test/far-end.ts';
import { keepConnected } from './connection.ts';
import type { Ended } from './far-match.ts';

const HELLO: ToServer = { type: 'hello', protocol: 1, match: 'abcdefghijkm', key: 'k'.repeat(43) };
const YOU = { seat: 0, maker: false };

const connected = (random = () => 0) => {
  const clock = handClock();
  const { open, ends, last } = farEnd(clock);
  const links: Link['is'][] = [];
  const ended: Ended[] = [];
  const misunderstood: string[] = [];
  const connection = keepConnected(
    { open, clock, random, hello: () => HELLO },
    {
      welcomed: () => {},
      heard: () => {},
      linked: ({ is }) => links.push(is),
      misunderstood: (why) => misunderstood.push(why),
      ended: (one) => ended.push(one),
    },
  );
  clock.pass(0);
  const welcome = (): void => {
    last().accept();
    last().tell({ type: 'welcome', protocol: 1, you: YOU });
  };
  /** Fails so often in a row, and is on its way again. */
  const fail = (times: number): void => {
    for (let i = 0; i < times; i++) {
      last().cut();
      while (last().isClosed()) clock.pass(1);
    }
  };
  return { clock, ends, last, links, ended, misunderstood, connection, welcome, fail };
};

/** When it tried, counted from the loss before. */
const pausesOf = (random: () => number): readonly number[] => {
  const { clock, ends, last } = connected(random);
  const pauses: number[] = [];
  for (let i = 0; i < 9; i++) {
    const lostAt = clock.now();
    last().cut();
    while (ends.length === i + 1) clock.pass(1);
    pauses.push(last().openedAt - lostAt);
  }
  return pauses;
};

describe('coming back', () => {
  test('pauses grow up to half a minute, and no two pages have the same', () => {
    expect(pausesOf(() => 0)).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    expect(pausesOf(() => 1)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('it greets first, every time, and is there when the server says so', () => {
    const { last, links, welcome, clock } = connected();
    expect(last().said).toEqual([]);
    welcome();
    expect(last().said).toEqual([HELLO]);
    expect(links).toEqual(['comingBack', 'there']);
    last().cut();
    clock.pass(500);
    welcome();
    expect(last().said).toEqual([HELLO]);
    expect(links).toEqual(['comingBack', 'there', 'lost', 'comingBack', 'there']);
  });

  test('a server that lets in and falls at once is not run down', () => {
    const { clock, ends, last, welcome } = connected();
    for (let i = 0; i < 20; i++) {
      if (!last().isClosed()) {
        welcome();
        last().cut();
      }
      clock.pass(1000);
    }
    expect(ends.length).toBeLessThan(10);
  });

  test('after a good time the first pause is short again', () => {
    const { clock, ends, last, welcome, fail } = connected();
    fail(5);
    welcome();
    clock.pass(6000);
    const before = ends.length;
    last().cut();
    clock.pass(250);
    expect(ends.length).toBe(before + 1);
  });

  test('silence is asked about, and then taken for a loss', () => {
    const { clock, last, links, ends, welcome } = connected();
    welcome();
    clock.pass(20_000);
    expect(last().said.at(-1)).toEqual({ type: 'ping' });
    last().tell({ type: 'pong' });
    clock.pass(25_000);
    expect(links.at(-1)).toBe('there');
    clock.pass(5000);
    expect(links.at(-1)).toBe('lost');
    expect(ends[0]!.isClosed()).toBe(true);
  });

  test('what was said and is not answered is asked about soon, and more that is said does not put it off', () => {
    const { clock, last, links, connection, welcome } = connected();
    welcome();
    const say = (): boolean => connection.send({ type: 'older', before: 1 });
    say();
    clock.pass(3000);
    say();
    clock.pass(1000);
    expect(last().said.at(-1)).toEqual({ type: 'ping' });
    clock.pass(2999);
    say();
    expect(links.at(-1)).toBe('there');
    clock.pass(1);
    expect(links.at(-1)).toBe('lost');
    expect(say()).toBe(false);
  });

  test('what was answered leaves the line alone', () => {
    const { clock, last, links, connection, welcome } = connected();
    welcome();
    connection.send({ type: 'older', before: 1 });
    last().tell({ type: 'older', noticed: [] });
    clock.pass(19_999);
    expect(last().said).toHaveLength(2);
    expect(links.at(-1)).toBe('there');
  });

  test('what the old wire still brings is not heard', () => {
    const { clock, ends, links, welcome } = connected();
    welcome();
    ends[0]!.cut();
    clock.pass(250);
    ends[0]!.tell({ type: 'welcome', protocol: 1, you: YOU });
    ends[0]!.cut(CLOSED.unknown);
    expect(links.at(-1)).toBe('lost');
    expect(ends).toHaveLength(2);
  });

  test('a wire that never opens is given up', () => {
    const { clock, ends } = connected();
    clock.pass(10_250);
    expect(ends).toHaveLength(2);
    expect(ends[0]!.isClosed()).toBe(true);
  });
});

describe('waking', () => {
  test('tries at once when it waits', () => {
    const { clock, ends, last, connection, fail } = connected();
    fail(6);
    last().cut();
    const before = ends.length;
    connection.wake();
    clock.pass(0);
    expect(ends.length).toBe(before + 1);
  });

  test('makes sure when it seems to be there', () => {
    const { clock, last, links, connection, welcome } = connected();
    welcome();
    connection.wake();
    expect(last().said.at(-1)).toEqual({ type: 'ping' });
    clock.pass(3000);
    expect(links.at(-1)).toBe('lost');
  });
});

describe('what the server closes', () => {
  test.each([
    ['unknown', CLOSED.unknown],
    ['protocol', CLOSED.protocol],
  ] as const)('%s is for good, in the server’s words', (because, code) => {
    const { clock, ends, last, ended, connection } = connected();
    last().accept();
    last().tell({ type: 'refused', because, why: 'So it is.' });
    last().cut(code);
    clock.pass(100_000);
    connection.wake();
    clock.pass(100_000);
    expect(ended).toEqual([{ because, why: 'So it is.' }]);
    expect(ends).toHaveLength(1);
  });

  test('without words it has some of its own', () => {
    const { last, ended } = connected();
    last().cut(CLOSED.unknown);
    expect(ended[0]?.why).toMatch(/no such battle/);
  });

  test('too much: it waits longer', () => {
    const { clock, ends, last } = connected();
    last().cut(CLOSED.tooMuch);
    clock.pass(3999);
    expect(ends).toHaveLength(1);
    clock.pass(1);
    expect(ends).toHaveLength(2);
  });

  test.each([CLOSED.malformed, 1009])('%d: what was said is not said again, and it comes back', (code) => {
    const { clock, ends, last, misunderstood, welcome } = connected();
    welcome();
    last().cut(code);
    clock.pass(250);
    expect(misunderstood).toHaveLength(1);
    expect(ends).toHaveLength(2);
  });

  test('a word that is no JSON is a bad wire', () => {
    const { last, links, welcome } = connected();
    welcome();
    last().tellText('{"type":');
    expect(links.at(-1)).toBe('lost');
  });
});

test('nothing is sent before the welcome, and nothing after the end', () => {
  const { clock, ends, last, connection, welcome } = connected();
  expect(connection.send({ type: 'ping' })).toBe(false);
  welcome();
  expect(connection.send({ type: 'ping' })).toBe(true);
  connection.close();
  expect(last().isClosed()).toBe(true);
  expect(connection.send({ type: 'ping' })).toBe(false);
  clock.pass(1_000_000);
  expect(ends).toHaveLength(1);
});
