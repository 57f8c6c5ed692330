// Dwethia Heroes.
export * from './build/caps.ts';
export * from './build/force.ts';
export * from './build/reading.ts';
export * from './build/sheet.ts';
export * from './build/words.ts';
export * from './content/archetypes.ts';
export * from './content/arenas.ts';
export * from './content/forces.ts';
export * from './content/objectives.ts';
export * from './content/profiles.ts';
export * from './content/ranks.ts';
export * from './content/rules.ts';
export * from './content/scars.ts';
export * from './content/wargear.ts';
export { descriptor as heroesDescriptor } from './descriptor.ts';
export { heroes } from './game.ts';
export * from './odds.ts';
export * from './state/types.ts';
