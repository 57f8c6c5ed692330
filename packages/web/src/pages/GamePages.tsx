/**
 * The pages that every game has: new battle, odds, rules, below `/new/<game>`, `/odds/<game>`, `/rules/<game>/<rule>`. An address
 * that names no game, or one that is not there, asks which one; one that was written when there was only one still leads to it.
 */

import { lazy } from 'react';
import { Redirect, useSearch } from 'wouter';
import { findGame, useGames } from '../contract/games.ts';
import type { PageGame } from '../contract/table-game.ts';
import { quoted } from '../parts/words.ts';

const GameChoice = lazy(() => import('./GameChoice.tsx'));
const NotFound = lazy(() => import('./NotFound.tsx'));

/** Where an address without a game leads: to the owner of the rule, or of the question; undefined when that is open, or nobody's. */
export const gameMeant = (games: readonly PageGame[], rule: string | undefined, search: string): string | undefined => {
  if (rule !== undefined) return games.find(({ card }) => card.ruleIds.test(rule))?.card.id;
  return games.length === 1 || search !== '' ? games[0]?.card.id : undefined;
};

interface Props {
  readonly page: 'new' | 'odds' | 'rules';
  /** The first part below the page; a rule in old addresses. */
  readonly first: string | undefined;
  readonly rule?: string | undefined;
}

export default function GamePages({ page, first, rule }: Props) {
  const search = useSearch();
  const { games } = useGames();
  const game = first === undefined ? undefined : findGame(games, first);
  if (game !== undefined) {
    if (page === 'rules') return <game.entry.Rules rule={rule} />;
    if (page === 'new') return <game.entry.NewBattle />;
    return game.entry.Odds === undefined ? <NotFound /> : <game.entry.Odds />;
  }
  if (first !== undefined && (rule !== undefined || page !== 'rules'))
    return <GameChoice page={page} problem={`There is no game ${quoted(first)}.`} />;
  const meant = gameMeant(games, first, search);
  if (meant === undefined)
    return (
      <GameChoice
        page={page}
        problem={first === undefined ? undefined : `There is neither a game nor a rule ${quoted(first)}.`}
      />
    );
  const below = first === undefined ? '' : `/${encodeURIComponent(first)}`;
  return <Redirect to={`/${page}/${meant}${below}${search === '' ? '' : `?${search}`}`} replace />;
}
