/** Names, bearings and small sentences of this table. */

import {
  arrowsName,
  type Battle,
  bearingAndRange,
  headingWords,
  isLocked,
  isOnBoard,
  kitOf,
  listed,
  lockedWith,
  type Ship,
  type ShipId,
  seatName,
  shipName,
  shipOf,
  sideName,
  type Token,
  tokensName,
  weaponOnShip,
} from '@muster/cosmic-combat';
import { amid } from '@muster/dwethia';
import { hulls } from '@muster/geometry';
import { capital } from '../../../parts/words.ts';

/** `Cohort A2`. */
export const nameOf = (b: Pick<Battle, 'config'>, id: ShipId): string => shipName(b.config, id);

/** A purse is named by its side. */
export const purseName = (b: Pick<Battle, 'config'>, purse: string): string =>
  sideName(b.config, purse === '0' ? 0 : 1);

/** `two points to port, 11 in`. */
export const whereWords = (from: hulls.Hull, to: hulls.Hull): string =>
  bearingAndRange(from, to, hulls.gapBetween(from, to).down);

const CLASS_WORDS = { fighter: 'fighter', cruiser: 'cruiser', warship: 'warship', round: 'round base' } as const;

const WAYS = [
  'ahead',
  'ahead to the left',
  'to the left',
  'back to the left',
  'back',
  'back to the right',
  'to the right',
  'ahead to the right',
] as const;

/** Where a ship heads as one sees it who looks ahead from the own edge; by the compass for who has none. */
const headsWords = (facing: number, ahead: number | undefined): string =>
  ahead === undefined ? headingWords(facing) : WAYS[Math.round(hulls.facingOf(facing - ahead) / 450) % 8]!;

/** All that a listener needs about a ship. */
export const shipWords = (b: Battle, s: Ship, ahead?: number): string => {
  const kit = kitOf(b, s);
  const arrows = s.arrows ?? [];
  return [
    s.seat === null ? nameOf(b, s.id) : `${nameOf(b, s.id)} of ${amid(seatName(b.config, s.seat))}`,
    CLASS_WORDS[kit.class],
    s.wounds === 0 ? 'dying' : `${s.wounds} of ${kit.stats.wounds} Wounds`,
    ...(s.place === null || kit.isRound ? [] : [`heading ${headsWords(s.place.facing, ahead)}`]),
    ...(s.tokens !== null && s.tokens.length > 0 ? [`orders ${tokensName(s.tokens)}`] : []),
    ...(arrows.length > 0 && !kit.isRound ? [`shields on ${arrowsName(arrows)}`] : []),
    ...(isOnBoard(s) && isLocked(b, s)
      ? [`locked with ${listed(lockedWith(b, s).map(({ id }) => nameOf(b, id)))}`]
      : []),
    ...(s.ion ? ['struck by ions: one token next round'] : []),
    ...(s.rooted === null ? [] : ['rooted']),
  ].join(', ');
};

/** What each order lets this ship do, in its own figures. */
export const allowedBy = (b: Battle, id: ShipId): Readonly<Record<Token, string>> => {
  const { shield, stats, isFighter, isRound, guns } = kitOf(b, shipOf(b, id));
  const side = isRound ? 'all round' : 'on one side';
  return {
    shield: shield === null ? 'nothing: it has no shields' : `a save of ${shield}+ ${side}`,
    move:
      stats.move === 0
        ? 'nothing: it stays where it is'
        : isFighter
          ? `flies up to ${stats.move} in, whichever way`
          : `up to ${stats.move} in ahead, a quarter of it back, or 1 in and a turn`,
    fire: guns.length === 0 ? 'nothing: it has no weapons' : 'each weapon once',
    board:
      stats.aggression === 0 || stats.move === 0
        ? 'nothing: it cannot board'
        : `slides up to ${stats.move / 2} in to an enemy and fights it`,
  };
};

/** `Battery`. */
export const gunName = (b: Battle, id: ShipId, weapon: number): string => capital(weaponOnShip(b.config, id, weapon));
