/** Questions that a model on the map answers by being chosen: what is asked, who may be chosen, and what that plays. */

import type { Battle, ConquestCommand, ConquestDecision, FightEntry, ModelId } from '@muster/conquest';
import { action } from '../../../../dwethia/play/question.ts';
import { nameOf } from '../../words.ts';
import type { PlanAct } from '../types.ts';

export interface PickQuestion {
  readonly hint: string;
  /** Models, or fights by the models that name them. */
  readonly among: readonly ModelId[];
  /** Where a fight is chosen, by any of its members. */
  readonly fights?: readonly FightEntry[];
  words(id: ModelId): string;
  command(id: ModelId): ConquestCommand;
  /** Nobody. */
  readonly end?: PlanAct;
}

/** The fights on the stack. */
export const fightsOnTable = (b: Battle): readonly FightEntry[] => {
  const top = b.stack.at(-1);
  return top?.type === 'combat' || top?.type === 'support' ? top.fights : [];
};

const fightsAmong = (b: Battle, among: readonly ModelId[]): Pick<PickQuestion, 'among' | 'fights'> => ({
  among,
  fights: fightsOnTable(b).filter(({ id }) => among.includes(id)),
});

/** Undefined where the question is answered otherwise. */
export const pickQuestion = (b: Battle, d: ConquestDecision): PickQuestion | undefined => {
  switch (d.kind) {
    case 'surge':
      return {
        hint:
          d.against === null
            ? 'A hero of yours may surge now, before they act (X-327).'
            : `${nameOf(b, d.against)} is about to engage. A hero of yours may surge first, for 1 Destiny: the move is taken back, and they decide anew (X-328).`,
        among: d.units,
        words: (id) => `${nameOf(b, id)} surges for 1 Destiny`,
        command: (unit) => ({ type: 'surge', unit }),
        end: action('noSurge', d.against === null ? 'Nobody surges' : `Let ${nameOf(b, d.against)} come`, {
          type: 'surge',
          unit: null,
        }),
      };
    case 'surgeAnswer':
      return {
        hint: `${nameOf(b, d.against)} surges. Answer with a hero of yours for 1 Destiny, and wager who moves first, or let them go (X-328).`,
        among: d.units,
        words: (id) => `${nameOf(b, id)} answers for 1 Destiny`,
        command: (unit) => ({ type: 'answer', unit }),
        end: action('noAnswer', 'Let them surge', { type: 'answer', unit: null }),
      };
    case 'friendlyHit':
      return {
        hint: `The shot of ${nameOf(b, d.shooter)} goes astray: choose which friend it strikes (X-344).`,
        among: d.among,
        words: (id) => `The shot strikes ${nameOf(b, id)}`,
        command: (unit) => ({ type: 'friend', unit }),
      };
    case 'allot':
      return {
        hint: `Choose who takes the next wound${d.left > 1 ? `; ${d.left} are still to be taken` : ''} (X-356).`,
        among: d.among,
        words: (id) => `${nameOf(b, id)} takes the wound`,
        command: (to) => ({ type: 'allot', to }),
      };
    case 'support':
      return {
        hint: `${nameOf(b, d.unit)} stands near several fights: choose the one it joins (X-351). The figures count it in.`,
        ...fightsAmong(b, d.among),
        words: () => `${nameOf(b, d.unit)} joins this fight`,
        command: (fight) => ({ type: 'support', unit: d.unit, fight }),
      };
    case 'selectFight':
      return {
        hint: 'Choose the fight that is fought next (CQ-56).',
        ...fightsAmong(b, d.fights),
        words: () => 'Fight this one now',
        command: (fight) => ({ type: 'fight', fight }),
      };
    default:
      return undefined;
  }
};

/** Of fights the one in which a model stands, else the model itself. */
export const pickedBy = ({ fights = [] }: PickQuestion, id: ModelId): ModelId =>
  fights.find(({ core, supporters, far, building }) => building === id || [...core, ...supporters, ...far].includes(id))
    ?.id ?? id;
