/** One attack from choice to knockback (MW 18.3 to 18.5). */

import { certain, mean, minus } from '@muster/dice';
import { known, type Seat, type Table } from '@muster/kernel';
import { payments, refusePayment } from '../cards/cards.ts';
import { spend } from '../cards/channelling.ts';
import { refuseHand } from '../casting/casting.ts';
import { isDouble } from '../clones/clone-pairs.ts';
import { refuseDouble, showReal } from '../clones/dissolve-clone.ts';
import type { Card } from '../content/cards.ts';
import { spellOf } from '../content/spells.ts';
import { beginAction } from '../fighters/begin-action.ts';
import { activation, fighter, isOnField, nameOf } from '../ground/fighters.ts';
import { stepFrame } from '../moving/stepping.ts';
import { changeFrame } from '../spells/universal.ts';
import { ask } from '../state/ask.ts';
import type { AttackFrame, Battle, Defence, FighterId } from '../state/battle.ts';
import type { MagewindsCommand } from '../state/command.ts';
import { changeFighter, pop, push, swapTop } from '../state/copies.ts';
import { type MagewindsEvent, who } from '../state/events.ts';
import { activationWith, attackWith, volleyWith } from '../state/frames.ts';
import type { MagewindsRefusal } from '../state/refusal.ts';
import { refusalOf } from '../state/refusal-of.ts';
import type { MagewindsProcedure } from '../state/types.ts';
import { DEFENCE_RULES, hasReacted, reactionsOf, refuseDefence } from './defences.ts';
import { knockBack, knockbackLimit, pushAway, refuseKnockback } from './knockback.ts';
import { attackOfFrame, coverFor, isSplit, strikeWith } from './numbers.ts';
import { damageFrame } from './pending-damage.ts';
import { blockedOf, damageOf, effectiveArmour, hitsDistribution, targetNumber } from './strike.ts';
import { throwDice } from './throw.ts';

type T = Table<MagewindsEvent>;

const advanceAttack = (b: Battle, frame: AttackFrame, table: T): Battle => {
  switch (frame.step) {
    case 'choice':
      if (isSplit(b, frame) && !frame.chosen) return b;
      return swapTop(b, attackWith(frame, { step: 'defence' }));
    case 'defence':
      if (frame.target !== null && isOnField(fighter(b, frame.target)) && reactionsOf(b, frame).length > 1) return b;
      return swapTop(b, attackWith(frame, { step: 'roll', defence: 'none' }));
    case 'roll':
      return reveal(b, frame, table);
    case 'damage':
      return dealDamage(b, frame);
    case 'knockback':
      return knockback(b, frame, table);
    case 'push': // MW-R25: after any knockback
      return pushAway(swapTop(b, attackWith(frame, { step: 'mirror' })), frame, table);
    case 'mirror':
      return afterwards(b, frame, table);
    case 'reaction':
      return react(b, frame);
    case 'over':
      return finish(b, frame, table);
  }
};

/** MW 18.3.1: the reveal; a feint ends the attack, and gives the action back if the target reacted (MW-R35). */
const reveal = (b: Battle, frame: AttackFrame, table: T): Battle => {
  if (frame.target !== null && !isOnField(fighter(b, frame.target))) return pop(b);
  if (frame.chosen) {
    const choice = known(frame.choice);
    table.final();
    table.tell?.({ type: 'revealed', rule: 'MW 18.3', seat: frame.by, choice });
  }
  if (frame.choice !== 'feint') return roll(b, frame, table);
  const free = hasReacted(frame);
  const attacker = fighter(b, frame.source.id);
  table.tell?.({ type: 'feinted', rule: 'MW 18.3.1', who: who(attacker), free });
  const next = swapTop(b, attackWith(frame, { step: 'reaction' }));
  const isAction = activation(b)?.action === 'attack';
  return free && isAction ? changeFrame(next, 'activation', (a) => activationWith(a, { free: true })) : next;
};

const roll = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const { covered, line } = coverFor(b, frame);
  const s = strikeWith(b, frame, frame.choice, frame.defence!, covered);
  const needed = targetNumber(s);
  const { dice, rerolled, hits } = throwDice(s, needed, frame.by, table);
  const shown = showsDouble(b, frame, hits);
  const armour = shown ? 0 : effectiveArmour(s);
  const damage = damageOf(hits, armour);
  if (frame.target === null)
    table.tell?.({ type: 'objectStruck', rule: 'MW-R71', object: frame.object!, dice, needed, hits });
  else
    table.tell?.({
      type: 'struck',
      rule: 'MW 18.5.2',
      source: frame.source,
      attacker: frame.source.type === 'fighter' ? who(fighter(b, frame.source.id)) : null,
      attack: frame.attack,
      target: who(fighter(b, frame.target)),
      choice: frame.choice,
      defence: frame.defence!,
      precision: s.precision,
      evasion: s.evasion,
      cover: covered,
      coverLine: line,
      dodge: s.dodge,
      capped: s.capped,
      needed,
      power: s.power,
      dice,
      rerolled,
      hits,
      armour,
      damage,
      expected: mean(minus(hitsDistribution(s), certain(effectiveArmour(s)))),
    });
  const next = swapTop(b, attackWith(frame, { step: 'damage', hits, damage, blocked: blockedOf(hits, armour) }));
  return shown ? showReal(next, frame.target!, table) : next;
};

/** TC doppelganger.profile: Armour 0, so any hit damages a double that does not deflect; a push deals no damage. */
const showsDouble = (b: Battle, frame: AttackFrame, hits: number): boolean =>
  b.config.edition >= 2 &&
  frame.target !== null &&
  hits > 0 &&
  !attackOfFrame(b, frame).pushes &&
  DEFENCE_RULES[frame.defence!].bonus !== 'armour' &&
  isDouble(b, frame.target);

const dealDamage = (b: Battle, frame: AttackFrame): Battle => {
  const next = swapTop(b, attackWith(frame, { step: 'knockback' }));
  if (frame.target === null || attackOfFrame(b, frame).pushes) return next;
  return push(
    next,
    damageFrame([{ fighter: frame.target, amount: frame.damage, credit: creditOf(b, frame) }], 'MW 18.5.3'),
  );
};

/**
 * MW-R94: the warband whose fighter does it, whoever decides for that one; the ground is shaken by who is activated. Before the
 * fourth edition it was who decides (MW-H22).
 */
const creditOf = (b: Battle, { source, by }: AttackFrame): Seat => {
  if (b.config.edition < 4) return by;
  const id = source.type === 'fighter' ? source.id : activation(b)?.fighter;
  return id === undefined ? by : fighter(b, id).seat;
};

const knockback = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const poisoned = poison(b, frame, table);
  if (poisoned !== b) return poisoned;
  return knockbackLimit(b, frame) > 0 ? b : swapTop(b, attackWith(frame, { step: 'push' }));
};

/** Who is hurt by an attack that poisons is poisoned. */
const poison = (b: Battle, frame: AttackFrame, table: T): Battle => {
  if (frame.damage === 0 || frame.target === null) return b;
  const { poisons, rule } = attackOfFrame(b, frame);
  const f = fighter(b, frame.target);
  if (!poisons || !isOnField(f) || f.poison !== null) return b;
  const by = creditOf(b, frame);
  table.tell?.({ type: 'poisoned', rule, who: who(f), by });
  return changeFighter(b, f.id, (d) => {
    d.poison = by;
  });
};

const afterwards = (b: Battle, frame: AttackFrame, table: T): Battle => {
  const next = swapTop(b, attackWith(frame, { step: 'reaction' }));
  const own = DEFENCE_RULES[frame.defence!].afterwards;
  return own === null ? next : own(next, frame, table);
};

/** MW-R41: the step of a reaction comes after the whole attack; in a volley after all of them. */
const react = (b: Battle, frame: AttackFrame): Battle => {
  if (!hasReacted(frame) || !isOnField(fighter(b, frame.target!))) return pop(b);
  const purpose = DEFENCE_RULES[frame.defence!].step;
  const below = b.stack[b.stack.length - 2];
  if (below?.type === 'volley') {
    const waits = { fighter: frame.target!, purpose, free: frame.free } as const;
    return swapTop(pop(b), volleyWith(below, { steps: [...below.steps, waits] }));
  }
  return push(swapTop(b, attackWith(frame, { step: 'over' })), stepFrame(frame.target!, purpose, frame.source));
};

/** MW-R33, MW-R102: the counter of the reaction. */
const finish = (b: Battle, frame: AttackFrame, table: T): Battle =>
  frame.free ? pop(b) : giveCounter(pop(b), frame.target!, table);

/** MW 13.0, 9.1: one more action is done. */
export const giveCounter = (b: Battle, id: FighterId, table: T): Battle => {
  const f = fighter(b, id);
  if (!isOnField(f) || f.actions === 2) return b;
  const next = changeFighter(b, id, (d) => void d.actions++);
  table.tell?.({ type: 'counter', rule: 'MW 13.0', who: who(f), actions: f.actions + 1, guard: f.guard });
  return next;
};

const attackSeat = (frame: AttackFrame): Seat => (frame.step === 'defence' ? frame.against : frame.by);

const refuseInAttack = (
  b: Battle,
  frame: AttackFrame,
  seat: Seat,
  c: MagewindsCommand,
): MagewindsRefusal | undefined => {
  if (frame.step === 'choice' && c.type === 'chooseAttack') return undefined;
  if (frame.step === 'defence' && c.type === 'defend') return refuseDefend(b, frame, seat, c.defence, c.cards);
  if (frame.step === 'knockback' && c.type === 'knockBack') return refuseKnockback(b, frame, c.distance);
  return refusalOf('notNow', 'MW 18.0', { command: c.type });
};

const refuseDefend = (b: Battle, frame: AttackFrame, seat: Seat, defence: Defence, cards: readonly Card[]) => {
  const f = fighter(b, frame.target!);
  const refusal = refuseDefence(b, frame, defence);
  if (refusal !== undefined) return refusal;
  const { spell } = DEFENCE_RULES[defence];
  if (spell === null)
    return cards.length === 0 ? undefined : refusalOf('costsNothing', 'MW 17.0', { name: nameOf(f), attack: defence });
  return refuseDouble(b, f) ?? refuseHand(b, seat, cards) ?? refusePayment(spellOf(spell).cost, cards);
};

const applyInAttack = (b: Battle, frame: AttackFrame, seat: Seat, c: MagewindsCommand, table: T): Battle => {
  switch (c.type) {
    case 'chooseAttack':
      table.tell?.({ type: 'attackChosen', rule: 'MW 18.3', seat });
      return swapTop(b, attackWith(frame, { step: 'defence', chosen: true, choice: c.choice }));
    case 'defend':
      return defend(b, frame, seat, c.defence, c.cards, table);
    case 'knockBack':
      return knockBack(swapTop(b, attackWith(frame, { step: 'push' })), frame, c.distance, table);
    default:
      return b;
  }
};

/** MW 18.4: the one reaction (MW-R38) begins; it is an action (MW 13.3). A Guard makes it free and is used up (MW-R32). */
const defend = (
  b: Battle,
  frame: AttackFrame,
  seat: Seat,
  defence: Defence,
  cards: readonly Card[],
  table: T,
): Battle => {
  const f = fighter(b, frame.target!);
  table.tell?.({ type: 'defended', rule: 'MW 18.4', who: who(f), defence, free: defence !== 'none' && f.guard });
  if (defence === 'none') return swapTop(b, attackWith(frame, { step: 'roll', defence }));
  const paid = cards.length === 0 ? b : spend(b, seat, cards, table);
  const free = f.guard;
  const used = free
    ? changeFighter(paid, f.id, (d) => {
        d.guard = false;
      })
    : paid;
  const shown = DEFENCE_RULES[defence].spell === null ? used : showReal(used, f.id, table); // MW-H06
  return beginAction(swapTop(shown, attackWith(frame, { step: 'roll', defence, free })), f.id, defence, table);
};

const attackStepCandidates = (b: Battle, frame: AttackFrame, seat: Seat): readonly MagewindsCommand[] => {
  switch (frame.step) {
    case 'choice':
      return CHOICE_CANDIDATES;
    case 'defence': {
      const found: MagewindsCommand[] = [];
      for (const defence of reactionsOf(b, frame)) {
        const { spell } = DEFENCE_RULES[defence];
        if (spell === null) found.push({ type: 'defend', defence, cards: [] });
        else if (!isDouble(b, frame.target!))
          for (const cards of payments(spellOf(spell).cost, known(b.seats[seat]!.hand.cards)))
            found.push({ type: 'defend', defence, cards });
      }
      return found;
    }
    case 'knockback': {
      const most = knockbackLimit(b, frame);
      return [
        { type: 'knockBack', distance: 0 },
        { type: 'knockBack', distance: most },
      ];
    }
    default:
      return [];
  }
};

const CHOICE_CANDIDATES: readonly MagewindsCommand[] = [
  { type: 'chooseAttack', choice: 'light' },
  { type: 'chooseAttack', choice: 'heavy' },
  { type: 'chooseAttack', choice: 'feint' },
];

const kindOf = ({ step }: AttackFrame): 'attackChoice' | 'defence' | 'knockBack' =>
  step === 'choice' ? 'attackChoice' : step === 'defence' ? 'defence' : 'knockBack';

export const attackProcedure: MagewindsProcedure<'attack'> = {
  advance: advanceAttack,
  decisions: (_b, frame) => ask(attackSeat(frame), kindOf(frame), 'MW 18.0', frame.target),
  refuse: refuseInAttack,
  apply: applyInAttack,
  candidates: attackStepCandidates,
};
