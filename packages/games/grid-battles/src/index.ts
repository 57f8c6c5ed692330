export * from './battle.ts';
export * from './content/dice.ts';
export * from './content/scenarios.ts';
export * from './content/terrain.ts';
export * from './content/units.ts';
export * from './rulings.ts';
