/** The beginning of a battle (HR-08 to HR-14, X-163 to X-166). */

import { PRIORITY } from '@muster/dwethia';
import { levels } from '@muster/geometry';
import { OBJECTIVES, SEALED, setProblem } from '../content/objectives.ts';
import { fieldOf, type Kit, kitOf } from '../ground/field.ts';
import { DEFAULT_ORDERS, modelId, NO_TRACKER, noDeeds } from '../state/battle.ts';
import type { Battle, Frame, HeroesConfig, HeroesTable, Model, ObjectiveId } from '../state/types.ts';
import { rollOff } from './terrain.ts';

const modelsOf = (config: HeroesConfig): readonly Model[] =>
  config.seats.flatMap(({ units }, seat) =>
    units.map((_, unit): Model => {
      const { stats } = kitOf({ config }, { seat, unit });
      return {
        id: modelId(seat, unit + 1),
        seat,
        unit,
        space: null,
        wounds: stats.wounds,
        destiny: stats.destiny,
        faith: stats.faith,
        affinity: stats.affinity,
        acted: false,
        stance: 'none',
        used: [],
        fate: 'alive',
      };
    }),
  );

const kitsOf = (config: HeroesConfig, side: 0 | 1): readonly Kit[] =>
  fieldOf(config).kits.flatMap((kits, seat) => (config.seats[seat]!.side === side ? kits : []));

const knowsOf = (kits: readonly Kit[], power: string): boolean =>
  kits.some(({ powers }) => powers.some((one) => one.id === power));

/** Whether roster, enemies and board leave this objective possible at all (1.2). */
export const isPossible = (config: HeroesConfig, side: 0 | 1, id: ObjectiveId): boolean => {
  const own = kitsOf(config, side);
  const enemies = kitsOf(config, side === 0 ? 1 : 0);
  const { highest, lowest } = fieldOf(config);
  const knows = (power: string): boolean => knowsOf(own, power);
  /** A caster of Raise brings more. */
  const [ours, theirs] = [own, enemies].map((kits) =>
    knowsOf(kits, 'raise') ? Number.POSITIVE_INFINITY : kits.length,
  );
  const affinity = own.reduce((sum, { stats }) => sum + stats.affinity, 0);
  switch (id) {
    case 1:
      return (
        own.some(({ powers }) => powers.some(({ effect }) => effect.kind === 'damage')) ||
        own.some(({ melee, guns }) => [melee, ...guns].some(({ keywords }) => keywords.blackSun))
      );
    case 2:
    case 25:
      return highest > lowest;
    case 4:
      return ours! >= 2 && theirs! >= 2;
    case 7:
      return own.some(({ guns }) => guns.some(({ keywords }) => keywords.grenade));
    case 12:
    case 15:
      return theirs! >= 2;
    case 13:
      return ours! >= 2 || own.some(({ quick }) => quick.length > 0);
    case 14:
      return theirs! >= 3;
    case 17:
      return highest > lowest && theirs! >= 2;
    case 20:
      return knows('corrupt');
    case 21:
      return own.some(({ hasShield }) => hasShield) || knows('ward');
    case 22:
      return affinity >= 3;
    case 23:
      return knows('raise') && affinity >= 3;
    case 24:
      return enemies.some(
        ({ guns, powers }) => guns.length > 0 || powers.some(({ effect }) => effect.kind === 'damage'),
      );
    default:
      return true;
  }
};

/** A legal set by chance, of what is possible while there is enough of it. */
export const drawObjectives = (
  config: HeroesConfig,
  side: 0 | 1,
  table: Pick<HeroesTable, 'shuffle'>,
): readonly ObjectiveId[] => {
  const mixed = config.rulings.objectiveMix === 'mixed';
  const all = OBJECTIVES.map(({ id }) => id);
  const possible = all.filter((id) => isPossible(config, side, id));
  for (;;) {
    const ids = table.shuffle(possible).slice(0, SEALED);
    if (setProblem(ids, mixed) === undefined) return ids.toSorted((a, b) => a - b);
  }
};

const objectivesFor = (config: HeroesConfig, table: HeroesTable): Battle['objectives'] => {
  if (config.objectives === 'picked') return [[], []];
  if (config.objectives === 'drawn') return [drawObjectives(config, 0, table), drawObjectives(config, 1, table)];
  return config.objectives;
};

/** Who chooses the edge places the first marker; without such a choice there is a roll-off for it. */
const framesAbout = (config: HeroesConfig, table: HeroesTable): readonly Frame[] => {
  if (config.terrain === 'arena')
    return config.markers === 'placed' ? [{ type: 'markers', side: rollOff({ config }, 'markers', table) }] : [];
  const frames: readonly Frame[] = [
    { type: 'markers', side: 0 },
    { type: 'edge', winner: null },
  ];
  if (config.terrain === 'given') return frames;
  return [...frames, { type: 'terrain', side: rollOff({ config }, 'terrain', table), passed: false }];
};

/** The set-up's frames lie on top of the first round's priority roll. */
const framesFor = (config: HeroesConfig, table: HeroesTable): readonly Frame[] => [
  PRIORITY,
  ...(config.objectives === 'picked' ? [{ type: 'seal' } as const] : []),
  ...framesAbout(config, table),
];

export const setup = (config: HeroesConfig, table: HeroesTable): Battle => {
  const { arena, ground } = fieldOf(config);
  const models = modelsOf(config);
  const isSealed = config.objectives !== 'picked';
  return {
    config,
    stack: framesFor(config, table),
    round: 1,
    priority: 0,
    first: 0,
    next: [0, 0],
    models,
    markers: config.markers === 'arena' ? arena.markers.map(([x, y]) => levels.spaceAt(ground, x, y)) : [],
    objectives: objectivesFor(config, table),
    sealed: [isSealed, isSealed],
    opened: [false, false],
    trackers: [NO_TRACKER, NO_TRACKER],
    deeds: models.map(({ id }) => noDeeds(id)),
    lasting: [],
    discounted: [false, false],
    orders: config.seats.map(() => DEFAULT_ORDERS),
    conceded: [],
    outcome: null,
  };
};
