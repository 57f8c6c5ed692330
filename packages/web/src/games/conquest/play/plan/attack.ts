/** What an attack would bring, how else it could be made and by whom, while units move. */

import { type Battle, inches, type ModelId, modelOf, type ShotChances } from '@muster/conquest';
import { measured } from '@muster/geometry';
import type { BoardLine } from '../../../../measured/types.ts';
import { percent } from '../../../../parts/words.ts';
import { nameOf } from '../../words.ts';
import { astrayWords, hurts } from '../chances.ts';
import { attackersOf, courseBefore, heldFor } from '../hand/attacking.ts';
import { route } from '../hand/first.ts';
import type { Against, HeldRoute } from '../hand/types.ts';
import { type Course, type MoveDecision, movableUnits } from '../moving.ts';
import type { Odds, Option } from '../types.ts';
import { attacksOn, nearerTo, type Way } from '../ways.ts';

type Attacking = HeldRoute & { readonly against: Against };

export const isAttacking = (held: HeldRoute): held is Attacking => held.against !== undefined;

interface AttackPlan {
  readonly hint: string;
  readonly odds: Odds | undefined;
  readonly options: readonly Option[];
  readonly lines: readonly BoardLine[];
}

const wayWords = ({ kind, walk, shot, length }: Way): string => {
  const far = inches(length);
  if (kind === 'shoot')
    return `${walk === undefined ? 'Stay and shoot' : `Go ${far} and shoot`}${shot?.arc ? ', in an arc' : ''}`;
  if (walk === undefined) return 'Fight on where it stands';
  if (kind === 'near') return 'Only go towards it';
  return `${kind === 'engage' ? 'Engage' : 'Assault'} it, ${far}`;
};

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const isShot = (odds: Way['odds']): odds is ShotChances => odds !== undefined && 'slain' in odds;

const worthWords = ({ odds, dealt, taken }: Way): string | undefined => {
  if (odds === undefined) return undefined;
  if (isShot(odds)) return `wounds ${percent(hurts(odds))}${astrayWords(odds)}`;
  return `${signed(dealt)} Wounds dealt, ${signed(taken)} taken`;
};

const isSame = (way: Way, { against, steps }: Attacking): boolean =>
  way.kind === against.kind &&
  way.shot?.arc === against.shot?.arc &&
  JSON.stringify(way.walk) === JSON.stringify(steps[against.from]);

const optionOf = (b: Battle, held: HeldRoute, target: ModelId, way: Way, chosen: boolean): Option => ({
  key: `${held.unit} ${JSON.stringify(way.walk)} ${way.shot?.arc}`,
  group: `Against ${nameOf(b, target)}`,
  words: wayWords(way),
  note: worthWords(way),
  ...(isShot(way.odds) && { chance: hurts(way.odds) }),
  chosen,
  held: heldFor(held, target, way),
});

const oddsOf = ({ odds, shot }: Way): Odds | undefined => {
  if (odds === undefined) return undefined;
  return isShot(odds)
    ? { kind: 'shot', of: odds, isArc: shot?.arc === true, other: undefined }
    : { kind: 'fight', of: odds };
};

const hintFor = (b: Battle, held: Attacking, way: Way | undefined): string => {
  const [name, enemy] = [nameOf(b, held.unit), nameOf(b, held.against.target)];
  switch (held.against.kind) {
    case 'engage':
      return way?.walk === undefined
        ? `${name} and ${enemy} are in contact: they fight in the Close Combat phase (CQ-56).`
        : `${name} engages ${enemy}; they fight in the Close Combat phase (CQ-56).`;
    case 'assault':
      return `${name} goes up to ${enemy} and assaults it in the Close Combat phase (X-354).`;
    case 'shoot':
      return `${name} ${way?.walk === undefined ? 'stays where it is' : 'goes there'}, to shoot at ${enemy} in the Shoot phase (CQ-45).`;
    case 'near':
      return `${enemy} is out of reach of ${name} in this round: it goes as near as it gets.`;
  }
};

/** From where the shot will be fired. */
const linesFor = (b: Battle, { unit }: Course, { target }: Against, way: Way | undefined): readonly BoardLine[] => {
  if (way === undefined || !isShot(way.odds)) return [];
  const from = way.walk?.path.at(-1) ?? unit.at;
  const to = modelOf(b, target).at;
  const text = `${inches(measured.legLength(from, to))} · wounds ${percent(hurts(way.odds))}`;
  return [{ from, to, kind: 'clear', text }];
};

/** Others who could attack where who is chosen cannot. */
const othersFor = (b: Battle, d: MoveDecision, { unit, against: { target } }: Attacking): readonly Option[] =>
  attackersOf(
    b,
    d,
    movableUnits(b, d).filter((id) => id !== unit),
    target,
  ).map(({ unit: other, way }) => {
    const option = optionOf(b, route(other), target, way, false);
    return { ...option, words: `${nameOf(b, other)}: ${option.words.toLowerCase()}`, group: 'Others could attack it' };
  });

export const planAttack = (b: Battle, d: MoveDecision, held: Attacking): AttackPlan => {
  const { target, kind } = held.against;
  const course = courseBefore(b, d, held);
  const attacks = course === undefined ? [] : attacksOn(course, target);
  const near = course && nearerTo(course, target);
  const ways = near === undefined ? attacks : [...attacks, near];
  const way = ways.find((one) => isSame(one, held));
  return {
    hint: hintFor(b, held, way),
    odds: way && oddsOf(way),
    options: [
      ...ways.map((one) => optionOf(b, held, target, one, one === way)),
      ...(kind === 'near' ? othersFor(b, d, held) : []),
    ],
    lines: course === undefined ? [] : linesFor(b, course, held.against, way),
  };
};
