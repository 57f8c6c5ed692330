/** Spells that are an action of their caster (MW 13.4): cast where the action chooses its targets. */

import { known } from '@muster/kernel';
import { canPay } from '../cards/cards.ts';
import { applyCast, castCandidates, refuseCast } from '../casting/casting.ts';
import type { ActionId } from '../content/actions.ts';
import { spellsOf } from '../content/fighters.ts';
import { spellOf } from '../content/spells.ts';
import { SPELLS } from '../spells/index.ts';
import type { SpellRules } from '../spells/rules.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { type ActionRules, action, refuseForeign } from './rules.ts';

const NONE: readonly never[] = [];

export const spellAction = (id: ActionId & keyof typeof SPELLS): ActionRules => {
  const rules: SpellRules = SPELLS[id];
  const { cost } = spellOf(id);
  const only = [id];
  return action(id, {
    isOf: (profile, officialOnly) => spellsOf(profile, officialOnly).includes(id),
    isUseful: (b, seat, f) =>
      canPay(cost, known(b.seats[seat]!.hand.cards)) &&
      (rules.hasAim === undefined ? rules.aims(b, f, f.id).length > 0 : rules.hasAim(b, f)),
    refuse: (b, seat, f, c) =>
      c.type === 'cast' && c.spell === id && c.caster === f.id
        ? refuseCast(SPELLS, b, seat, c, 'target', f.id, NONE)
        : refuseForeign(f, id, c),
    apply: (b, seat, _f, c, table) => (c.type === 'cast' ? applyCast(SPELLS, b, seat, c, table) : b),
    candidates: (b, seat, f, into) => {
      const found: MagewindsCommand[] = [];
      castCandidates(SPELLS, only, b, seat, f.id, NONE, found);
      for (const c of found) if (c.type === 'cast' && c.caster === f.id) into.push(c);
    },
  });
};
