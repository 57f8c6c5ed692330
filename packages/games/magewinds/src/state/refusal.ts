/** Why something may not be done: every code there is, each with the facts that its sentence is made of. */

import type { Length, PieceFault, Side } from '@muster/geometry';
import type { Refusal, RuleId } from '@muster/kernel';
import type { ActionId } from '../content/actions.ts';
import type { Card } from '../content/cards.ts';
import type { AttackId } from '../content/fighters.ts';
import type { Defence, FighterId, ObjectId, Witness } from './battle.ts';
import type { Corner, MagewindsCommand } from './command.ts';

type None = Readonly<Record<string, never>>;
interface Named {
  readonly name: string;
}
interface OnTarget extends Named {
  readonly target: string;
}
interface OfSpell extends Named {
  readonly spell: string;
}
interface Limited extends Named {
  readonly limit: number;
}

export interface TurnFacts {
  readonly battleOver: None;
  readonly notYourTurn: None;
  /** MW-H08: of a seat that conceded, or that is none. */
  readonly notInBattle: None;
  readonly notNow: { readonly command: MagewindsCommand['type'] };
  readonly mustActivate: None;
  /** It is not of the warband that would activate it. */
  readonly notOfWarband: Named;
  /** Another seat decides for the caster. */
  readonly notYours: OfSpell;
  readonly notOnField: { readonly fighter: FighterId };
  readonly noActionsLeft: Named;
  /** MW 1.2: nothing of this fighter is to be put in order. */
  readonly notWaiting: Named;
  readonly notItsAction: Named & { readonly action: ActionId };
  readonly otherAction: Named & { readonly action: ActionId };
  readonly doubleCannot: Named;
}

export interface MovingFacts {
  readonly entangled: Named;
  readonly losesSight: OnTarget;
  readonly notWhole: None;
  readonly crossesEdge: Named;
  readonly crossesBody: Named;
  readonly crossesPiece: Named;
  readonly tooLong: Limited & { readonly length: Length };
  readonly offField: Named;
  readonly onBody: Named;
  readonly onPiece: Named;
  readonly dodgeTooShort: Named & { readonly length: Length };
  readonly endsCloser: Named;
}

export interface ObjectFacts {
  readonly noSuchObject: { readonly object: ObjectId };
  readonly notInContact: Named;
  readonly wildformCannotCarry: Named;
  readonly carriesEnough: Limited;
  readonly notCarrying: Named & { readonly object: ObjectId };
}

interface OfCard {
  readonly card: Card;
}
interface OfFighter {
  readonly fighter: string;
}

export interface CardFacts {
  readonly notInHand: OfCard;
  readonly sameCardTwice: OfCard;
  readonly cannotPay: { readonly cost: string; readonly cards: readonly Card[] };
  readonly spareCard: OfCard & { readonly cost: string };
  readonly costsNothing: Named & { readonly attack: AttackId | Defence };
  readonly insightOpen: None;
  readonly handFull: { readonly limit: number; readonly size: number };
  readonly deckEmpty: None;
  readonly notFaceUp: OfCard;
  readonly noInsight: None;
  readonly notLookedAt: OfCard;
  readonly noWindburn: None;
  readonly keptAlready: OfCard;
  readonly nobodyToDamage: None;
  readonly notOnBattlefield: OfFighter;
  readonly moreThanItCanTake: OfFighter & { readonly points: number; readonly room: number };
  readonly wrongDamage: OfCard & { readonly value: number; readonly points: number };
}

export interface AttackFacts {
  readonly noTarget: Named;
  readonly notSelf: Named;
  readonly fightersOnly: Named;
  readonly notItsAttack: Named & { readonly attack: AttackId };
  readonly meleeOnly: Named;
  readonly notVisible: OnTarget;
  readonly seesOnly: OnTarget & { readonly only: string };
  readonly outOfRange: OnTarget & { readonly distance: Length; readonly min: Length; readonly max: Length };
  readonly noLineOfAttack: OnTarget;
  readonly notAiming: Named;
  readonly awayFromAim: Limited;
  readonly cannotDodge: Named;
  readonly cannotReact: Named & { readonly defence: Defence };
  readonly knockbackTooFar: { readonly distance: Length; readonly limit: Length };
  readonly knockbackBlocked: { readonly distance: Length; readonly limit: Length };
}

export interface SpellFacts {
  readonly notItsSpell: OfSpell;
  readonly wrongTime: OfSpell & { readonly when: string };
  readonly castAlready: OfSpell;
  readonly ownActivationOnly: Named;
  readonly selfOnly: Named;
  readonly anotherOnly: Named;
  readonly enemyOnly: Named;
  readonly notFriendly: OnTarget;
  readonly tooFarAway: OnTarget & Limited;
  readonly inForceAlready: Named;
  readonly oncePerPhase: Named;
  readonly noPlace: Named;
  readonly placeTooFar: Limited;
  readonly placeNotVisible: Named;
  readonly noRoomThere: Named;
  readonly enemyTooNear: Named;
  readonly notTouchingPlace: Named;
  readonly carrying: Named;
  readonly notOutOfAction: Named;
  readonly noFeature: Named;
  readonly featureTooFar: Limited;
  readonly featureNotVisible: Named;
  readonly charmedCannotClone: Named;
  readonly cannotBeCloned: OnTarget;
  readonly tooManyMinions: Named;
  readonly noActionNamed: Named;
}

interface OfProfile {
  readonly profile: string;
}
interface OfFeature {
  readonly feature: number;
}
interface Least {
  readonly least: Length;
}

export interface SetupFacts {
  readonly notYourDecision: None;
  readonly scenarioPlayers: Named & { readonly players: number };
  readonly scenarioNotOfficial: Named;
  readonly emptyWarband: { readonly slots: number };
  readonly namesCount: { readonly names: number; readonly fighters: number };
  readonly nameLength: { readonly length: number; readonly most: number };
  readonly nameUnprintable: None;
  readonly tooManySlots: { readonly taken: number; readonly slots: number };
  readonly notOfficial: OfProfile;
  readonly overLimit: OfProfile & { readonly limit: number; readonly count: number };
  readonly sharedLimit: OfProfile & { readonly with: string; readonly limit: number; readonly count: number };
  readonly terrainDoesNotFit: Named & { readonly players: number };
  readonly badPiece: OfFeature & { readonly fault: PieceFault };
  readonly featureOffField: OfFeature;
  readonly bannedNearCentre: OfFeature & { readonly ban: Length };
  readonly tooManyPieces: { readonly count: number; readonly most: number };
  readonly cutOff: None;
  readonly noRoomForObjects: { readonly count: number };
  readonly noRoomToDeploy: { readonly room: number; readonly least: number };
  readonly notALongEdge: { readonly edge: Side };
  readonly cornerTaken: { readonly corner: Corner };
  readonly placeOffField: None;
  readonly placeOnBody: None;
  readonly placeOnPiece: None;
  readonly tooFarFromCentre: { readonly most: Length; readonly wholly: boolean };
  readonly tooNearObjects: Least;
  readonly notYourFighter: { readonly fighter: FighterId };
  readonly notInReserve: Named;
  readonly outsideTerritory: None;
  readonly tooFarFromCorner: { readonly most: Length };
  readonly tooNear: Least & { readonly what: 'the treasure' | 'the middle' };
  readonly notInEnemyTerritory: None;
  readonly tooNearEdge: Least;
  readonly tooNearOthers: { readonly fragments: Length; readonly fighters: Length };
}

export interface RefusalFacts
  extends TurnFacts,
    MovingFacts,
    ObjectFacts,
    CardFacts,
    AttackFacts,
    SpellFacts,
    SetupFacts {}
export type RefusalCode = keyof RefusalFacts;

export interface Refused<C extends RefusalCode> extends Refusal {
  readonly code: C;
  readonly rule: RuleId | null;
  readonly facts: RefusalFacts[C];
  /** What decides it, to be drawn on the table. */
  readonly witness?: Witness;
}

/** Told apart by its code. */
export type MagewindsRefusal = { readonly [C in RefusalCode]: Refused<C> }[RefusalCode];

/** A sentence for each code, without the rule and the full stop. */
export type Sentences<C extends RefusalCode> = { readonly [K in C]: (facts: RefusalFacts[K]) => string };
