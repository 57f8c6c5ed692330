/**
 * A player without a face: it sits at one seat, sees what that seat sees, and answers whatever is asked with some candidate. It knows which
 * of its commands were acknowledged, in their order.
 */

import type { OpenWire } from '@muster/client';
import { type Api, type FarMatch, openFar, type PartsOfLuck } from '@muster/client';
import type { Command, Descriptor, Rng, Seat } from '@muster/kernel';
import type { Key, MatchId } from '@muster/protocol';
import type { Clock, MatchSource } from '@muster/table';

export interface BotOptions {
  readonly api: Api;
  readonly open: OpenWire;
  readonly clock: Clock;
  readonly load: (game: string) => Promise<Descriptor>;
  readonly rng: Rng;
  readonly match: MatchId;
  readonly key: Key;
  readonly random: () => string;
  /** Something of an error of the bot itself. */
  readonly onError: (error: unknown) => void;
}

export interface Bot {
  readonly match: MatchId;
  readonly far: FarMatch;
  seat(): Seat | undefined;
  /** The commands that the server said were played, oldest first. */
  acknowledged(): readonly Command[];
  /** It plays nothing more; fulfilled when all that it had said is answered. */
  rest(): Promise<void>;
  close(): void;
}

/** Of every hundred decisions, so many times the last one is asked back instead. */
const TAKES_BACK = 2;

const keptParts = (random: () => string): PartsOfLuck => {
  const parts = new Map<string, string>();
  return {
    make: random,
    keep: (name, text) => void parts.set(name, text),
    kept: (name) => parts.get(name),
  };
};

export const makeBot = (options: BotOptions): Bot => {
  const { api, open, clock, load, rng, match, key, random, onError } = options;
  const far = openFar({
    match,
    key,
    load,
    api,
    open,
    clock,
    random: () => rng.below(1000) / 1000,
    parts: keptParts(random),
  });
  const acknowledged: Command[] = [];
  let descriptor: Descriptor | undefined;
  let isResting = false;
  let busy: Promise<void> | undefined;

  const seat = (): Seat | undefined => far.getState().you?.seat ?? undefined;

  const isMyTurn = (source: MatchSource, mine: Seat): boolean => {
    const { outcome, decisions } = source.standing(mine);
    return outcome === undefined && decisions.some((decision) => decision.seat === mine);
  };

  const answerRequests = async (source: MatchSource, mine: Seat): Promise<void> => {
    for (const { id, of, answered } of source.standing(mine).requests)
      if (of.includes(mine) && !answered.includes(mine)) await source.answer(id, mine, rng.below(2) === 0);
  };

  const playOne = async (source: MatchSource, mine: Seat, { game }: Descriptor): Promise<void> => {
    const { view, offers } = source.standing(mine);
    if (offers.undo !== undefined && rng.below(100) < TAKES_BACK) {
      const asked = source.ask('takeBack', mine, []);
      if (offers.undo.consent.length === 0) await asked;
      return;
    }
    const candidates = game.candidates(view, mine);
    if (candidates.length === 0) return;
    const command = candidates[rng.below(candidates.length)]!;
    const answer = await source.play(mine, command, source.noticed(mine).length);
    if (answer.ok) acknowledged.push(command);
  };

  const act = async (): Promise<void> => {
    for (;;) {
      const { source, about } = far.getState();
      const mine = seat();
      if (isResting || source === undefined || mine === undefined || about === undefined) return;
      descriptor ??= await load(about.game);
      await answerRequests(source, mine);
      if (!isMyTurn(source, mine)) return;
      await playOne(source, mine, descriptor);
    }
  };

  const look = (): void => {
    busy ??= act()
      .catch(onError)
      .finally(() => {
        busy = undefined;
      });
  };

  let listening: (() => void) | undefined;
  const onChange = (): void => {
    const { source } = far.getState();
    listening ??= source?.listen(look);
    look();
  };
  const stop = far.subscribe(onChange);
  const beat = setInterval(look, 50);

  return {
    match,
    far,
    seat,
    acknowledged: () => acknowledged,
    rest: async () => {
      isResting = true;
      await busy;
    },
    close: () => {
      clearInterval(beat);
      stop();
      listening?.();
      far.close();
    },
  };
};
