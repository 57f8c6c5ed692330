/** What a spell would change, in numbers: before and after, with what usually pays for it. Pure. */

import { atLeast, mean, successes } from '@muster/dice';
import { inch } from '@muster/geometry';
import {
  type Battle,
  type Fighter,
  moveLimit,
  movementOf,
  profile,
  SPELLS,
  type SpellId,
  stepLimit,
  worthOf,
} from '@muster/magewinds';
import { inches } from '../../../measured/ruler.ts';
import { percent } from '../../../parts/words.ts';
import { tenths } from '../parts/attack-odds.ts';
import { NO_AIM, type Offer, targetOf, usualCards } from './casts.ts';

/** TC universal.barrier: each point of damage is cancelled by a die that shows what was paid, or less. */
const barrier = (b: Battle, paid: number): string | undefined => {
  const frame = b.stack.findLast((f) => f.type === 'damage');
  const harm = frame?.type === 'damage' ? frame.harms[frame.index - 1] : undefined;
  const f = harm && b.fighters[harm.fighter];
  if (harm === undefined || f === undefined) return undefined;
  const left = profile(b, f).toughness - f.damage;
  const damage = successes(harm.amount, 1 - Math.min(6, paid) / 6);
  const falls = harm.amount >= left ? ` Falls 100% → ${percent(atLeast(damage, left))}.` : '';
  return `Damage ${harm.amount} → ${tenths(mean(damage))} on average.${falls}`;
};

const subject = (b: Battle, offer: Offer): Fighter | undefined => {
  const targets = new Set(offer.casts.map((c) => c.target));
  const [only] = targets;
  if (targets.size === 1 && only != null) return b.fighters[only];
  const frame = b.stack.at(-1);
  return frame?.type === 'window' && frame.about !== null ? b.fighters[frame.about] : undefined;
};

const heal = (f: Fighter | undefined, paid: number): string | undefined =>
  f && `Damage ${f.damage} → ${Math.max(0, f.damage - paid)}${f.poison === null ? '' : ', and no more poison'}.`;

const haste = (b: Battle): string | undefined => {
  const frame = b.stack.findLast((f) => f.type === 'move');
  if (frame?.type !== 'move') return undefined;
  const now = moveLimit(b, frame);
  return `May move ${inches(now)} → ${inches(now + inch(1))}.`;
};

const leap = (b: Battle): string | undefined => {
  const frame = b.stack.findLast((f) => f.type === 'step');
  return frame?.type === 'step' ? `May step ${inches(stepLimit(b, frame))} → 3 in.` : undefined;
};

const wildform = (b: Battle, f: Fighter): string =>
  `Movement ${inches(movementOf(b, f))} → ${inches(movementOf(b, f) + inch(2))}, melee Power +1, no Deflect.`;

/** `Damage 4 → 1`; undefined where the words of the spell say it all. */
export const changeWords = (b: Battle, offer: Offer): string | undefined => {
  const paid = worthOf(SPELLS[offer.spell].cost, usualCards(b, offer, targetOf(offer, NO_AIM)));
  const f = subject(b, offer);
  const caster = b.fighters[offer.caster]!;
  const WORDS: Partial<Record<SpellId, () => string | undefined>> = {
    barrier: () => barrier(b, paid),
    heal: () => heal(f, paid),
    recover: () => heal(caster, paid),
    energize: () => f && `Actions left ${2 - f.actions} → ${3 - f.actions}.`,
    haste: () => haste(b),
    leap: () => leap(b),
    wildform: () => wildform(b, caster),
    'third-eye': () =>
      f && `Evasion ${profile(b, f).evasion} → ${profile(b, f).evasion + 1}, Precision +1, sees everything.`,
  };
  return WORDS[offer.spell]?.();
};
