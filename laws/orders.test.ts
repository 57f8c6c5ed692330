// Standing orders as they are declared: every choice of every line can be said, is then in force, and is nobody else's to know.
import { loadGames } from '@muster/games';
import { choicesOf, type Descriptor, fastTable, type GameTypes, type OrdersSaid, seededLuck } from '@muster/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = (await loadGames()).filter(({ orders }) => orders !== undefined);

type State = GameTypes['state'];

const said = ({ orders }: Descriptor, s: State, seat: number): OrdersSaid | undefined => orders!.said(s, seat);

const given = ({ game, orders }: Descriptor, s: State, seat: number, changes: OrdersSaid): State => {
  let now = s;
  for (const command of orders!.give(s, seat, changes)) {
    const read = game.parseCommand(JSON.parse(JSON.stringify(command)));
    expect(read).toEqual({ ok: true, value: command });
    expect(game.isPrivate(command)).toBe(true);
    expect(game.refuse(now, seat, command)).toBeUndefined();
    now = game.play(now, seat, command, fastTable(seededLuck(1)));
  }
  return now;
};

test('there are games with orders', () => {
  expect(GAMES.length).toBeGreaterThan(3);
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, descriptor) => {
  const { game, orders, samples } = descriptor;
  const { lines, usual } = orders!;
  const starts = samples().map(({ config }) => game.setup(config, fastTable(seededLuck(3))));

  test('a line has a name of its own that can be typed, and several choices with words of their own', () => {
    expect(new Set(lines.map(({ name }) => name.toLowerCase())).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.name).toMatch(/^[\w.-]+$/);
      for (const choices of [line.choices, ...starts.map(({ config }) => choicesOf(line, config))]) {
        expect(choices.map(({ value }) => value)).toEqual(line.choices.map(({ value }) => value));
        expect(new Set(choices.map(({ words }) => words)).size).toBe(choices.length);
        expect(choices.length).toBeGreaterThan(1);
      }
    }
  });

  test('what a seat has where it has said nothing is one of the choices, and what is told as usual', () => {
    for (const s of starts) {
      const first = said(descriptor, s, 0)!;
      if (usual !== undefined) expect(first).toEqual(usual);
      expect(Object.keys(first).toSorted()).toEqual(lines.map(({ name }) => name).toSorted());
      for (const { name, choices } of lines) expect(choices.map(({ value }) => value)).toContain(first[name]);
    }
  });

  test('every choice can be said and is then in force, all else as it was', () => {
    const s = starts[0]!;
    for (const { name, choices } of lines)
      for (const { value } of choices) {
        const after = given(descriptor, game.view(s, 1), 1, { [name]: value });
        expect(said(descriptor, after, 1)).toEqual({ ...said(descriptor, s, 1), [name]: value });
        expect(said(descriptor, after, 0)).toEqual(said(descriptor, game.view(s, 1), 0));
      }
  });

  test('all can be said at once', () => {
    const last = Object.fromEntries(lines.map(({ name, choices }) => [name, choices.at(-1)!.value]));
    for (const s of starts) expect(said(descriptor, given(descriptor, s, 0, last), 0)).toEqual(last);
  });

  test('what a seat has said is told to nobody else, and changes nothing that others see', () => {
    for (const s of starts) {
      const last = Object.fromEntries(lines.map(({ name, choices }) => [name, choices.at(-1)!.value]));
      const after = given(descriptor, s, 0, last);
      for (const viewer of [1, 'spectator'] as const) {
        expect(said(descriptor, game.view(after, viewer), 0)).toBeUndefined();
        expect(game.view(after, viewer)).toEqual(game.view(s, viewer));
      }
    }
  });
});
