/** What the hand on the table holds: the intent, the answer to a gesture that led nowhere. A new question starts with a free hand. */

import type { Battle, CosmicCommand, CosmicDecision, HullSide, ShipId, Token } from '@muster/cosmic-combat';
import type { Point } from '@muster/geometry';
import { useHeld } from '../../../play/tabletop/useHeld.ts';
import {
  addArrow,
  addToken,
  adjustMove,
  chooseGround,
  chooseShip,
  firstIntent,
  type Gestured,
  IDLE,
  type Intent,
  type Remark,
  steppedBack,
  suggested,
  turnHeld,
} from './intent.ts';

export interface Hand {
  readonly intent: Intent;
  readonly answer: Remark | undefined;
  onShip(id: ShipId): void;
  onGround(at: Point): void;
  onToken(token: Token): void;
  onSide(side: HullSide): void;
  /** Whether there was something to turn. */
  onTurn(by: 1 | -1): boolean;
  onWay(by: 1 | -1): void;
  /** The computer's answer about what is in the hand. */
  onSuggested(command: CosmicCommand): void;
  set(intent: Intent): void;
  letGo(): void;
}

const freshHand = (b: Battle, d: CosmicDecision | undefined): Gestured => ({
  intent: d === undefined ? IDLE : firstIntent(b, d),
});

export const useHand = (
  battle: Battle,
  d: CosmicDecision | undefined,
  play: (commands: readonly CosmicCommand[]) => void,
  onGesture: () => void,
): Hand => {
  const [{ intent, answer }, hold] = useHeld(battle, d, freshHand);

  const follow = (step: Gestured): void => {
    hold(step);
    onGesture();
    if (step.play !== undefined) play(step.play);
  };

  return {
    intent,
    answer,
    onShip: (id) => follow(chooseShip(battle, d, intent, id)),
    onGround: (at) => follow(chooseGround(battle, d, intent, at)),
    onToken: (token) => {
      if (intent.kind === 'order') follow(addToken(battle, intent, token));
    },
    onSide: (side) => {
      if (intent.kind === 'shield') follow(addArrow(battle, intent, side));
    },
    onTurn: (by) => {
      const next = turnHeld(battle, d, intent, by);
      if (next === undefined) return false;
      follow({ intent: next });
      return true;
    },
    onWay: (by) => {
      if (intent.kind === 'move' && d !== undefined) follow({ intent: adjustMove(battle, d, intent, { way: by }) });
    },
    onSuggested: (command) => follow(suggested(intent, command)),
    set: (next) => follow({ intent: next }),
    letGo: () => {
      if (intent.kind === 'move' && intent.steps.length > 0 && d !== undefined)
        follow({ intent: steppedBack(battle, d, intent) });
      else if (intent.kind === 'order' && intent.tokens.length > 0) follow({ intent: { ...intent, tokens: [] } });
      else if (intent.kind === 'deploy') follow({ intent: { ...intent, at: null } });
      else if (intent.kind === 'attack' && intent.attack !== null) follow({ intent: { ...intent, attack: null } });
      else follow({ intent: d?.kind === 'move' ? firstIntent(battle, d) : IDLE });
    },
  };
};
