/** The numbers of one attack. */

export interface Strike {
  readonly power: number;
  readonly precision: number;
  /** The target's, with every modifier but cover and the Dodge bonus. */
  readonly evasion: number;
  readonly cover: boolean;
  /** The Dodge bonus, 0 when the target does not dodge. */
  readonly dodge: number;
  /** TC witch.hex on the attacker: the target number is capped, and every hit is re-rolled. */
  readonly capped: boolean;
  /** The target's, with the Deflect bonus when it is used. */
  readonly armour: number;
  /** TC enchanter.white-hot-weapons: points of Armour ignored. */
  readonly pierce: number;
}
