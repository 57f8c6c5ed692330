/** What priority, dice that Destiny may touch and contests of powers bring into the types of a game; `R`: what its dice may be for. */

import type { GoFirstCommand, GoFirstDecision, GoFirstRefusal, PriorityEvent, PriorityFrame } from './priority.ts';
import type { ResistCommand, ResistDecision, ResistEvent, ResistFrame, ResistRefusal } from './resist.ts';
import type { RerollCommand, RerollDecision, RerollRefusal, RollEvent, RollFrame } from './roll.ts';

export type CoreFrame<R extends string> = PriorityFrame | RollFrame<R> | ResistFrame;
export type CoreCommand = GoFirstCommand | RerollCommand | ResistCommand;
export type CoreDecision<R extends string> = GoFirstDecision | RerollDecision<R> | ResistDecision;
export type CoreEvent<R extends string> = PriorityEvent | RollEvent<R> | ResistEvent;
export type CoreRefusal = GoFirstRefusal | RerollRefusal | ResistRefusal;
