/** What a seat answers without its player: nothing, where what all can see shows that no answer matters. Pure. */

import {
  type Battle,
  type ConquestCommand,
  type ConquestDecision,
  conquest,
  fightValues,
  modelOf,
  sideOfPurse,
  sideOfSeat,
} from '@muster/conquest';
import { otherSide } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { isBidding, isOpeningIdle, isRaiseIdle } from '../../../dwethia/play/idle-bids.ts';

type Of<K extends ConquestDecision['kind']> = Extract<ConquestDecision, { readonly kind: K }>;

/** Where there is but one thing to choose, it is chosen. Only for questions whose candidates are all that may be answered. */
const onlyAnswer = (b: Battle, seat: Seat): ConquestCommand | undefined => {
  const [first, second] = conquest.candidates(b, seat);
  return second === undefined ? first : undefined;
};

/** No face helps: none is a success, or no success can wound whom they fight (CQ-59). */
const isRerollIdle = (b: Battle, { needs, what, purse, hurtsOwn }: Of<'reroll'>): boolean => {
  if (hurtsOwn === true) return needs <= 1;
  if (needs > 6) return true;
  const below = b.stack.at(-2);
  if (what !== 'attack' || below?.type !== 'fight') return false;
  const { wound } = fightValues(b, below.fight)[sideOfPurse(purse)];
  return wound !== null && wound > 6;
};

/** It falls though every point of Destiny ignored a Wound (CQ-73). */
const isResolveIdle = (b: Battle, { model, left, seat }: Of<'resolve'>): boolean => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'wounds') return false;
  const { destiny } = b.sides[b.config.seats[seat]!.side].pool;
  return left - destiny >= modelOf(b, model).wounds - frame.settled;
};

/** Nothing that a side can still bid would matter: else a bid may stop the power, or at least costs the other something. */
const isBidIdle = (b: Battle, d: Of<'resist' | 'raise'>): boolean => {
  const frame = b.stack.at(-1);
  if (frame?.type !== 'resist') return false;
  const side = sideOfSeat(b, d.seat);
  const isCaster = side === sideOfPurse(frame.caster);
  const { faith, affinity, destiny } = b.sides[side].pool;
  const { affinityResists, entryFeeCounts } = b.config.rulings;
  const own = { bids: isCaster ? affinity : faith + (affinityResists ? affinity : 0), destiny };
  return d.kind === 'resist'
    ? isOpeningIdle(frame, own, entryFeeCounts ? 0 : 1)
    : isBidding(frame.step) && isRaiseIdle(frame.step, isCaster, own, b.sides[otherSide(side)].pool);
};

const unless = (matters: boolean, none: ConquestCommand): ConquestCommand | undefined => (matters ? undefined : none);

export const answerFor = (b: Battle, d: ConquestDecision): ConquestCommand | undefined => {
  switch (d.kind) {
    case 'research': // the bank pays for nothing that is left to learn
    case 'friendlyHit':
    case 'support':
    case 'selectFight':
      return onlyAnswer(b, d.seat);
    case 'reroll':
      return unless(!isRerollIdle(b, d), { type: 'reroll', dice: 0 });
    case 'resolve':
      return unless(!isResolveIdle(b, d), { type: 'resolve', pay: false });
    case 'wager': // all that is left would not even be level (CQ-72)
      return unless(d.own + d.most >= d.other, { type: 'wager', points: 0 });
    case 'resist':
      return unless(!isBidIdle(b, d), { type: 'resist', by: null, points: 0 });
    case 'raise':
      return unless(!isBidIdle(b, d), { type: 'raise', points: 0 });
    default:
      return undefined;
  }
};
