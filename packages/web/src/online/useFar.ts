/** The far end of a battle, for as long as the page shows it. It wakes with the network and with the page. */

import { type FarMatch, openFar, type PartsOfLuck } from '@muster/client';
import type { Key, MatchId } from '@muster/protocol';
import { useEffect, useState } from 'react';
import { findGame, type Games, useGames } from '../contract/games.ts';
import { realClock } from '../match/real-clock.ts';
import { api, openWire } from '../match/server.ts';
import { onWaking } from '../match/waking.ts';

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** They outlast a reload: what was committed to must be sent, and what was told is proven at the end. */
const partsOf = (match: MatchId): PartsOfLuck => {
  const held = new Map<string, string>();
  const keyOf = (name: string): string => `muster-luck-${match}-${name}`;
  return {
    make: () => toHex(crypto.getRandomValues(new Uint8Array(32))),
    keep: (name, text) => {
      held.set(name, text);
      try {
        localStorage.setItem(keyOf(name), text);
      } catch {
        // it holds as long as the page is open
      }
    },
    kept: (name) => {
      try {
        return localStorage.getItem(keyOf(name)) ?? held.get(name);
      } catch {
        return held.get(name);
      }
    },
  };
};

const load =
  ({ games }: Games) =>
  async (id: string) => {
    const found = findGame(games, id);
    if (found === undefined)
      throw new Error(`This version of Muster does not know the game ${id}: load the page again.`);
    return found.card.load();
  };

export const useFar = (match: MatchId, key: Key): FarMatch | undefined => {
  const games = useGames();
  const [far, setFar] = useState<FarMatch>();
  useEffect(() => {
    const opened = openFar({
      match,
      key,
      load: load(games),
      api,
      open: openWire,
      clock: realClock,
      random: Math.random,
      parts: partsOf(match),
    });
    setFar(opened);
    const stopWaking = onWaking(() => opened.wake());
    return () => {
      stopWaking();
      opened.close();
      setFar(undefined);
    };
  }, [games, match, key]);
  return far;
};
