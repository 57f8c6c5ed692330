/** Questions that are answered by naming a ship. */

import { type Battle, kitOf, type ShipId, shipOf } from '@muster/cosmic-combat';
import { NO_MARKS } from '../../chart/types.ts';
import { nameable, pickCommand } from '../hand/hand.ts';
import { type CosmicAct, type CosmicPlan, type Deciding, type Held, IDLE } from '../hand/types.ts';
import { shotLine } from '../sights.ts';
import { nameOf } from '../words.ts';
import { planFor } from './none.ts';

type Picking = Deciding<'redirect' | 'friend' | 'seize' | 'allot'>;

const hintOf = (b: Battle, d: Picking): string => {
  switch (d.kind) {
    case 'redirect':
      return `${nameOf(b, d.shooter)} shoots at ${nameOf(b, d.target)}. You may pass the shot to a friend near it.`;
    case 'friend':
      return `The shot goes astray. Choose which ship of yours at ${nameOf(b, d.target)} is struck.`;
    case 'seize':
      return `${nameOf(b, d.ship)} strikes after one that breaks away. Choose which.`;
    case 'allot':
      return `Share out the wounds: ${d.left} left. Choose who takes the next one.`;
  }
};

const WORDS: Readonly<Record<Picking['kind'], (name: string) => string>> = {
  redirect: (name) => `Pass the shot to ${name}`,
  friend: (name) => `${name} is struck`,
  seize: (name) => `Strike after ${name}`,
  allot: (name) => `A wound on ${name}`,
};

/** Who may be named; to keep a shot is a button of its own. */
const ableAt = (b: Battle, d: Picking): readonly ShipId[] =>
  nameable(b, d).filter((id) => d.kind !== 'redirect' || id !== d.target);

export const planPick = (b: Battle, d: Picking, held: Held): CosmicPlan => {
  const able = ableAt(b, d);
  const picked = held.kind === 'pick' ? held.ship : undefined;
  const words = (id: ShipId): string => WORDS[d.kind](nameOf(b, id));
  // to go on without is the main button as long as nobody is named
  const keep: CosmicAct | undefined =
    d.kind === 'redirect'
      ? { meaning: 'keep', words: `${nameOf(b, d.target)} takes it`, commands: [{ type: 'redirect', to: null }] }
      : undefined;
  return {
    ...planFor(picked),
    hint: hintOf(b, d),
    wait: 'Choose a ship',
    targets: able,
    marks: 'shooter' in d ? { ...NO_MARKS, lines: [shotLine(b, d.shooter, picked ?? d.target)] } : NO_MARKS,
    options: able.map((id) => ({
      key: id,
      words: words(id),
      note: `${shipOf(b, id).wounds} of ${kitOf(b, shipOf(b, id)).stats.wounds} Wounds`,
      chosen: picked === id,
      held: picked === id ? IDLE : { kind: 'pick', ship: id },
    })),
    main: picked === undefined ? keep : { meaning: d.kind, words: words(picked), commands: [pickCommand(d, picked)!] },
    end: picked === undefined ? undefined : keep,
  };
};
