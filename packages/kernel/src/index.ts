export * from './book.ts';
export * from './canonical.ts';
export * from './checkpoint.ts';
export {
  type Delta,
  type DeltaText,
  deltaOf,
  deltaTextOf,
  isSameData,
  patched,
  sharedDeltas,
  UnfitDelta,
} from './delta.ts';
export * from './descriptor.ts';
export * from './facts.ts';
export * from './fair.ts';
export * from './field.ts';
export * from './following.ts';
export * from './foresee.ts';
export * from './frames.ts';
export * from './game.ts';
export * from './gathering.ts';
export * from './hosted.ts';
export * from './journal.ts';
export * from './luck.ts';
export * from './match.ts';
export * from './match-refusals.ts';
export * from './names.ts';
export * from './orders.ts';
export * from './parse.ts';
export * from './parsing.ts';
export * from './placed-luck.ts';
export * from './playing.ts';
export * from './procedure.ts';
export * from './rebuilding.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './schema.ts';
export * from './standing.ts';
export * from './start-from.ts';
export * from './switches.ts';
export * from './taking-back.ts';
export * from './typed-cards.ts';
export * from './verify.ts';
export * from './waiting.ts';
