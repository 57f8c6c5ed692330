/** Giving up. */

import { isSince, otherSide, seatsOf, sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { kitOf } from '../ground/field.ts';
import { struckBy } from '../powers/power.ts';
import { copyBattle, copyModel, modelOf, pushed, sideOf } from '../state/battle.ts';
import { namesOf } from '../state/named.ts';
import type { Battle, Frame, HeroesTable, Model, ModelId, PowerFrame } from '../state/types.ts';
import { woundsOn } from '../wounds/wounds.ts';
import { finish } from './outcome.ts';

/** The last seat of a side loses for it; otherwise its models leave the board and the side goes on. */
export const concede = (b: Battle, seat: Seat, table: HeroesTable): Battle => {
  table.tell?.({ type: 'conceded', seat, rule: 'X-167' });
  const side = sideOfSeat(b, seat);
  const conceded = [...b.conceded, seat];
  const copy = copyBattle(b);
  copy.conceded = conceded;
  if (seatsOf(b, side).every((one) => conceded.includes(one))) return finish(copy, otherSide(side), 'conceded', table);
  copy.stack = withoutSeat(b, seat);
  copy.lasting = b.lasting.filter(({ on }) => modelOf(b, on).seat !== seat);
  copy.models = b.models.map((m) => {
    if (m.seat !== seat || m.fate !== 'alive') return m;
    const left = copyModel(m);
    left.fate = 'left';
    left.space = null;
    return left;
  });
  const isGone = copy.models.every((m) => m.fate !== 'alive' || sideOf(b, m) !== side);
  return isGone && !copy.stack.some(({ type }) => type === 'activation')
    ? pushed(copy, { type: 'endActivation' })
    : copy;
};

/** What a model of this seat was about falls away; what others are about goes on. */
const withoutSeat = (b: Battle, seat: Seat): Battle['stack'] => {
  const at = b.stack.findIndex((frame) => frame.type === 'activation');
  const active = b.stack[at];
  if (active?.type !== 'activation') return b.stack;
  const isGone = (id: ModelId): boolean => modelOf(b, id).seat === seat;
  const kept: Frame[] = [...b.stack.slice(0, at), isGone(active.model) ? { type: 'endActivation' } : active];
  for (let i = at + 1; i < b.stack.length; i++) {
    const frame = b.stack[i]!;
    const isOnKept = kept[kept.length - 1] === b.stack[i - 1];
    const left = leftOf(b, frame, isGone, isOnKept);
    if (left !== undefined) kept.push(left);
  }
  return kept;
};

/** Whom the dice of a power that lie would strike. */
const struckIn = (b: Battle, { caster, power, target }: PowerFrame): readonly Model[] =>
  struckBy(b, modelOf(b, target!), kitOf(b, modelOf(b, caster)).powers.find(({ id }) => id === power)!);

/** What is left of a frame; undefined when nothing is. Wounds that others are about to suffer, they suffer. */
const leftOf = (b: Battle, frame: Frame, isGone: (id: ModelId) => boolean, isOnKept: boolean): Frame | undefined => {
  const isNamed = namesOf(frame).some(isGone);
  /** Before the third edition a blow fell away with any of the two groups, and a power whose dice lay with anybody. */
  const isLater = isSince(b.config, 3);
  switch (frame.type) {
    case 'aftermath':
      return frame;
    case 'wounds':
      if (isGone(frame.model)) return undefined;
      return isGone(frame.saver) ? woundsOn(b, modelOf(b, frame.model), frame.wounds, frame.how) : frame;
    case 'opportunity':
      return isGone(frame.mover) ? undefined : frame;
    case 'fallBack':
      return {
        type: 'fallBack',
        attacker: frame.attacker,
        target: frame.target,
        queue: frame.queue.filter((id) => !isGone(id)),
        moved: frame.moved.filter(({ id }) => !isGone(id)),
      };
    case 'fight': {
      const isOff = isLater ? isGone(frame.attacker) || isGone(frame.target) : isNamed;
      return frame.step === 'done' || !isOff ? frame : undefined;
    }
    case 'shot':
      return frame.step === 'done' || !isNamed ? frame : undefined;
    case 'resist':
      if (!isOnKept) return undefined;
      return isNamed ? { ...frame, step: { at: 'over', resolves: true } } : frame;
    case 'power':
      if (isNamed) return undefined;
      return frame.step === 'struck' && !(isLater && struckIn(b, frame).every(({ id }) => !isGone(id)))
        ? undefined
        : frame;
    default:
      return isNamed || !isOnKept ? undefined : frame;
  }
};
