/**
 * Law: what is offered to be taken back, and what is noticed, tells nobody what others have answered in secret, nor how often. Two
 * matches go the same way up to a point; there somebody answers in secret, or gives standing orders, otherwise or more often in
 * one of them. Who has seen and heard the same in both is offered, refused and told the same.
 */

import type { Command, GameEvent, Match, Rng, Seat, Told, Viewer } from '@muster/kernel';
import { heardBy, seededLuck, startMatch } from '@muster/kernel';
import { brief, difference, sameBytes } from '../data.ts';
import { type AnyGame, broken, type Law, viewersOf, type Walk } from '../law.ts';
import { pick } from '../play.ts';

/** No point of a walk is later than this: the way there is played twice. */
const LATEST = 96;
/** Of every walk. */
const POINTS = 3;
const MOST_ANSWERS = 3;
const COUNTS = [1, 2, 3, 4] as const;

const everyoneOf = ({ seats }: Walk): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** What this seat may do unseen. */
const secretly = (game: AnyGame, { terms, config }: Walk, match: Match, seat: Seat): readonly Command[] => {
  const s = match.state();
  const all = [...game.candidates(s, seat), ...(terms.unoffered ?? [])].filter((c) => terms.isSecret(c, config));
  return all.filter((c) => game.refuse(s, seat, c) === undefined);
};

/** Where somebody has just acted in secret, any of these; anywhere otherwise. */
const pointOf = ({ steps, terms, config }: Walk, rng: Rng): number => {
  const early = steps.slice(0, LATEST);
  const secret = early.flatMap(({ command }, n) => (terms.isSecret(command, config) ? [n] : []));
  return secret.length > 0 && rng.below(4) > 0 ? pick(secret, rng) : rng.below(early.length);
};

/** The match as it was at this point; then this seat takes back its last command, if that is so much as offered. */
const matchAt = (game: AnyGame, walk: Walk, point: number, back: Seat | undefined): Match => {
  const { seed, config, steps } = walk;
  const match = startMatch(game, config, { luck: seededLuck(seed), fairness: { kind: 'seeded', seed } });
  for (const { seat, command } of steps.slice(0, point)) match.play(seat, command);
  if (back !== undefined) match.takeBack(back, everyoneOf(walk));
  return match;
};

/** Answers so many times; what that told, and what was played. */
const answer = (game: AnyGame, walk: Walk, match: Match, seat: Seat, times: number, rng: Rng) => {
  const told: Told<GameEvent>[] = [];
  const played: Command[] = [];
  for (let n = 0; n < times; n++) {
    const commands = secretly(game, walk, match, seat);
    if (commands.length === 0) break;
    const command = pick(commands, rng);
    const done = match.play(seat, command);
    if (done.ok) told.push(...done.events);
    played.push(command);
  }
  return { told, played };
};

/** All that a host shows to these eyes of what was and of what may be taken back. */
const shownTo = (match: Match, viewer: Viewer) => ({
  noticed: match.noticedBy(viewer),
  asked: match.decisionsFor(viewer),
  ...(viewer !== 'spectator' && {
    undo: match.undoOffer(viewer) ?? null,
    redo: match.redoOffer(viewer) ?? null,
    refused: COUNTS.map((count) => match.refuseUndo(viewer, count) ?? null),
  }),
});

const checkPoint = (game: AnyGame, walk: Walk, point: number, seat: Seat, rng: Rng): number => {
  const others = viewersOf(walk).filter((viewer) => viewer !== seat);
  const back = rng.below(2) === 0 ? pick(everyoneOf(walk), rng) : undefined;
  const [a, b] = [matchAt(game, walk, point, back), matchAt(game, walk, point, back)];
  const [inA, inB] = [a, b].map((match) => answer(game, walk, match, seat, rng.below(MOST_ANSWERS + 1), rng)) as [
    ReturnType<typeof answer>,
    ReturnType<typeof answer>,
  ];
  if (sameBytes(inA.played, inB.played)) return 0;
  const isAlike = (viewer: Viewer): boolean =>
    sameBytes(a.view(viewer), b.view(viewer)) && sameBytes(heardBy(inA.told, viewer), heardBy(inB.told, viewer));
  const alike = others.filter(isAlike);
  for (const viewer of alike) {
    const [here, there] = [shownTo(a, viewer), shownTo(b, viewer)];
    if (!sameBytes(here, there))
      broken(
        'takeBack',
        `${viewer} can tell that seat ${seat} played ${brief(inB.played)} and not ${brief(inA.played)} unseen: ${difference(here, there)}`,
      );
  }
  return alike.length;
};

const checkOpen = (game: AnyGame, walk: Walk): number => {
  const { steps, terms, config } = walk;
  const secret = steps.find(
    ({ before, command }) => game.sealed(before) !== undefined || terms.isSecret(command, config),
  );
  if (secret !== undefined) broken('takeBack', `${brief(secret.command)} is secret in a game without secrets`);
  return steps.length;
};

export const takeBackLaw: Law = {
  id: 'takeBack',
  name: 'what may be taken back tells nobody what others answered in secret, or how often',
  check: (game, walk, rng) => {
    if (walk.terms.secrets.length === 0) return checkOpen(game, walk);
    if (walk.steps.length === 0) return 0;
    let checks = 0;
    for (let n = 0; n < POINTS; n++) {
      const point = pointOf(walk, rng);
      const seat = rng.below(2) === 0 ? walk.steps[point]!.seat : rng.below(walk.seats);
      checks += checkPoint(game, walk, point, seat, rng);
    }
    return checks;
  },
};
