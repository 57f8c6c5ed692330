// What a chat shows of battles, forces and set-ups, of every game: what a server takes.
import { loadGames } from '@muster/games';
import { type Descriptor, parse, seededLuck, startMatch } from '@muster/kernel';
import { readShare } from '@muster/protocol';
import { expect, test } from 'vitest';
import { battleShare, forceShare, setupShare } from './share-words.ts';

const GAMES = (await loadGames()).map((game) => [game.name, game] as const);

const isTaken = (share: object): boolean => parse(readShare, share, 'share').ok;

const conceded = (game: Descriptor) => {
  const { config } = game.samples()[0]!;
  const match = startMatch(game.game, config, { luck: seededLuck(1), fairness: { kind: 'seeded', seed: 1 } });
  match.play(1, game.concede);
  return match;
};

test.each(GAMES)('%s: a battle says who won, from nobody’s side', (_, game) => {
  const match = conceded(game);
  const names = game.seatNames(match.state().config);
  const share = battleShare(game, match.record(), match.state(), match.outcome());
  expect(isTaken(share)).toBe(true);
  expect(share.title).toContain(game.name);
  expect(share.words).toContain(`${names[0]} wins`);
});

test.each(GAMES)('%s: a set-up and a force are named', (_, game) => {
  const { config } = game.samples()[0]!;
  const { of, ...setup } = setupShare(game, config);
  expect(of).toBe(config);
  expect(isTaken({ ...setup, data: of })).toBe(true);
  if (game.forces === null) return;
  const force = forceShare(game, game.forces.name, 'The Ninth', game.forces.example)!;
  expect(force.title).toBe(`The Ninth: a ${game.forces.name} of ${game.name}`);
  expect(isTaken({ ...force, of: undefined, data: force.of })).toBe(false); // nothing more than was asked
  const { of: file, ...words } = force;
  expect(isTaken({ ...words, data: file })).toBe(true);
  expect(forceShare(game, 'force', 'x', { nonsense: 1 })).toBeUndefined();
});

test.each([
  ['of any length, with signs that turn others', `The\n\u202eNinth ${'x'.repeat(500)}`],
  ['that are cut in the middle of a sign', '🜁'.repeat(100)],
  ['of heaped marks and private signs', `N${'\u0301'.repeat(9)}\ue000`],
])('names %s fit', (_, name) => {
  const game = GAMES.find(([, { forces }]) => forces !== null)![1];
  const { of, ...words } = forceShare(game, 'force', name, game.forces!.example)!;
  expect(isTaken({ ...words, data: of })).toBe(true);
});
