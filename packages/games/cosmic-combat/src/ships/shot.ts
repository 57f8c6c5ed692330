/** One shot of a ship (P1 as Cosmic Combat plays it): dice for ships in the way, the attack, one save for the whole attack. */

import { certain, type Distribution, needs, sum, thin } from '@muster/dice';
import { aimed, isBehemothTo, LONG_DISTANCE, type Modifier, type Note, STRUCK_ON } from '@muster/dwethia';

/** a die for each ship in the way: its chance, in order of entry, to be struck, and last that of the target. */
export const struckOdds = (inTheWay: number): readonly number[] => {
  const passes = needs(STRUCK_ON + 1);
  const chances: number[] = [];
  let left = 1;
  for (let i = 0; i < inTheWay; i++) {
    chances.push(left * (1 - passes));
    left *= passes;
  }
  chances.push(left);
  return chances;
};

/** who is struck by these dice, rolled one after another: the index of a ship in the way; as many as there are: the target. */
export const struckBy = (faces: readonly number[], inTheWay: number): number => {
  for (let i = 0; i < inTheWay; i++) if (faces[i]! <= STRUCK_ON) return i;
  return inTheWay;
};

const BEST_SAVE = 2;

/**
 * the save of a shield against one attack. `arrows` are the Shield tokens on each side that the shot reaches; on a round base
 * all of them count as one side. Two on one side make it one better, and so does `better` of a faction; 2+ is the best.
 */
export const shieldSave = (
  shield: number | null,
  arrows: readonly number[],
  better = 0,
  note?: Note,
): number | null => {
  let most = 0;
  for (let i = 0; i < arrows.length; i++) most = Math.max(most, arrows[i]!);
  if (shield === null || most === 0) return null;
  if (most > 1) note?.('Two shields on one side: the save is better by', 1, 'X-227');
  const save = Math.max(BEST_SAVE, shield - (most > 1 ? 1 : 0) - better);
  note?.('Saved on', save, 'X-227');
  return save;
};

/** What is rolled once somebody is struck. */
export interface ShipRolls {
  /** Null: the weapon cannot hurt it (DW-59). */
  readonly attack: number | null;
  /** one for all wounds of the attack. */
  readonly save: number | null;
  /** For each wound. */
  readonly ignore: number | null;
  /** [Wound n]. */
  readonly woundsEach: number;
}

/** Wounds of who is struck. */
export const shipWounds = ({ attack, save, ignore, woundsEach }: ShipRolls): Distribution => {
  if (attack === null) return certain(0);
  const hurts = needs(attack) * (save === null ? 1 : 1 - needs(save));
  const wounds = ignore === null ? certain(woundsEach) : thin(certain(woundsEach), 1 - needs(ignore));
  return wounds.map((chance, n) => chance * hurts + (n === 0 ? 1 - hurts : 0));
};

/** Several shots at one target, each worked out on its own: the volley of a ship. */
export const volleyWounds = (shots: readonly Distribution[]): Distribution => shots.reduce(sum, certain(0));

export interface ShipShot {
  readonly perception: number;
  /** Of the weapon. */
  readonly strength: number;
  readonly woundsEach: number;
  /** From base to base, in inches. */
  readonly distance: number;
  /** of terrain and cloak. */
  readonly cover: number;
  readonly others: readonly Modifier[];
  readonly defense: number;
  readonly shield: number | null;
  readonly ignore: number | null;
  /** Shield tokens on each side that is reached. */
  readonly arrows: readonly number[];
  /** How much a faction betters the save. */
  readonly betterSave: number;
}

/** What is rolled against the target once it is struck. */
export const shipRolls = (q: ShipShot, note?: Note): ShipRolls => {
  const { needs: face } = aimed(
    {
      perception: q.perception,
      strength: q.strength,
      defense: q.defense,
      cover: q.cover,
      inTheWay: 0, // here they are dice
      far: q.distance > LONG_DISTANCE,
      others: q.others,
      arc: false,
      shield: 0,
    },
    note,
  );
  const behemoth = isBehemothTo(q.defense, q.strength);
  if (behemoth) note?.('Too tough for this weapon: Defense', q.defense, 'DW-59');
  if (q.woundsEach > 1) note?.('Wounds of a success', q.woundsEach, 'X-227');
  const save = shieldSave(q.shield, q.arrows, q.betterSave, note);
  if (q.ignore !== null) note?.('Each wound ignored on', q.ignore, 'DW-64');
  return { attack: behemoth ? null : face, save, ignore: q.ignore, woundsEach: q.woundsEach };
};
