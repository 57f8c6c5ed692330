/** The six dice (GB-44) and what their faces carry (GB-45). The colours are the publisher's, the faces are ours. */

export const ATTACK_COLOURS = ['yellow', 'blue', 'red'] as const;
export const DEFENCE_COLOURS = ['brown', 'grey', 'black'] as const;
export type AttackColour = (typeof ATTACK_COLOURS)[number];
export type DefenceColour = (typeof DEFENCE_COLOURS)[number];

export interface AttackFace {
  readonly damage: number;
  /** Counts only with Advantage (GB-46). */
  readonly bonus: number;
}

const face = (damage: number, bonus: number): AttackFace => ({ damage, bonus });

/** Face n of a die stands at index n − 1. */
export const ATTACK_FACES: Readonly<Record<AttackColour, readonly AttackFace[]>> = {
  yellow: [face(0, 1), face(1, 0), face(1, 0), face(1, 1), face(2, 0), face(2, 1)],
  blue: [face(1, 0), face(1, 1), face(1, 1), face(2, 0), face(2, 1), face(3, 0)],
  red: [face(1, 1), face(2, 0), face(2, 0), face(2, 1), face(3, 0), face(3, 1)],
};

/** Shields on each face. */
export const DEFENCE_FACES: Readonly<Record<DefenceColour, readonly number[]>> = {
  brown: [0, 0, 0, 1, 1, 1],
  grey: [0, 0, 1, 1, 1, 2],
  black: [0, 1, 1, 1, 2, 2],
};
