/** The 25 secret objectives (HR-15): names, families and what each asks for. */

export type Family = 'slay' | 'loss' | 'deed';

export interface Objective {
  readonly id: number;
  readonly name: string;
  readonly family: Family;
  /** In our words. */
  readonly words: string;
}

const objective = (id: number, name: string, family: Family, words: string): Objective => ({ id, name, family, words });

export const OBJECTIVES: readonly Objective[] = [
  objective(1, 'Grilled or Extra Crispy?', 'slay', 'Slay an enemy with a power or a Black Sun weapon.'),
  objective(2, 'Crows Nest', 'slay', 'Slay an enemy from a higher floor than its own.'),
  objective(3, 'Hands Off!', 'slay', 'Slay an enemy within 6 spaces of a marker.'),
  objective(4, 'Victory or Death', 'slay', 'Slay two enemies after your leader has died.'),
  objective(5, 'Covert Operations', 'deed', 'One model ends moves on or beside all four markers.'),
  objective(6, 'Death and Glory', 'loss', 'Lose a model to the enemy within 6 spaces of a marker.'),
  objective(7, 'Explosives', 'slay', 'Slay an enemy with a grenade.'),
  objective(8, 'King of the Hill', 'slay', 'Slay an enemy with a model within 6 spaces of the centre.'),
  objective(9, 'Let Them Come!', 'slay', 'Slay an enemy within 6 spaces of your own zone.'),
  objective(10, 'Hold the Line!', 'slay', 'Slay an enemy within 6 spaces of its zone.'),
  objective(11, 'No Escape', 'loss', 'Lose a model to the enemy on the three rows at the far edge.'),
  objective(12, 'Hunter', 'slay', 'One model slays two enemies.'),
  objective(13, 'Revenge', 'slay', 'Slay an enemy that has slain one of yours.'),
  objective(14, 'Reaper', 'slay', 'One model wounds three different enemies.'),
  objective(15, 'Risky Maneuvers', 'slay', 'Slay an enemy whose group is larger than that of its slayer.'),
  objective(
    16,
    'Espionage',
    'deed',
    'One model spends two activations in a row within 6 spaces of a marker, doing nothing.',
  ),
  objective(17, 'In the Trenches', 'slay', 'One model wounds two different enemies that stand higher.'),
  objective(18, 'East to West', 'deed', 'One model stands on two opposite edges of the board.'),
  objective(19, 'Lambs to the Slaughter', 'loss', 'Lose all your starting models to the enemy.'),
  objective(20, 'Corruption', 'deed', 'Cast Corrupt on an enemy.'),
  objective(21, 'Bulwark', 'deed', 'Make three saves for one model.'),
  objective(22, 'Master of Affinity', 'deed', 'Three of your powers take effect.'),
  objective(23, 'Summoner’s War', 'deed', 'Raise three models.'),
  objective(24, 'Ghost', 'deed', 'An enemy attacks a model of yours that has Cover 5 or more.'),
  objective(25, 'Leap of Faith', 'deed', 'One model goes from the highest floor to the lowest in one activation.'),
];

export const objectiveOf = (id: number): Objective | undefined => OBJECTIVES[id - 1];

/** How many each side seals (HR-13). */
export const SEALED = 5;

/** of these at most one, where objectives are mixed. */
const OF_AFFINITY = [20, 22, 23];

/** What forbids this set where objectives are mixed; undefined when it may be sealed, or still completed. */
export const mixProblem = (ids: readonly number[], isWhole: boolean): string | undefined => {
  const count = (family: Family): number => ids.filter((id) => objectiveOf(id)!.family === family).length;
  const rest = SEALED - ids.length;
  if (count('slay') + (isWhole ? 0 : rest) < 3) return 'at least three must be of the family Slay';
  if (count('loss') > 1) return 'at most one may be of the family Loss';
  if (ids.filter((id) => OF_AFFINITY.includes(id)).length > 1)
    return 'at most one may be Corruption, Master of Affinity or Summoner’s War';
  return undefined;
};

/** Why these may not be sealed; undefined when they may. */
export const setProblem = (ids: readonly number[], mixed: boolean): string | undefined => {
  if (ids.length !== SEALED) return `there must be ${SEALED} of them`;
  if (ids.some((id) => objectiveOf(id) === undefined)) return 'there is no such objective';
  if (new Set(ids).size !== SEALED) return 'no objective counts twice';
  return mixed ? mixProblem(ids, true) : undefined;
};

/** Whether picking this one after those (in order of id) can still become a legal set. */
export const canPick = (picked: readonly number[], id: number, mixed: boolean): boolean => {
  if (objectiveOf(id) === undefined || id <= (picked.at(-1) ?? 0)) return false;
  const ids = [...picked, id];
  const left = SEALED - ids.length;
  if (left < 0) return false;
  const later = OBJECTIVES.filter((one) => one.id > id);
  if (later.length < left) return false;
  if (!mixed) return true;
  if (mixProblem(ids, left === 0) !== undefined) return false;
  return left === 0 || later.some((one) => canPick(ids, one.id, true));
};
