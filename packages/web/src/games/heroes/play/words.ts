/** Names and small sentences of this table. */

import { levels } from '@muster/geometry';
import {
  type Battle,
  type Forecast,
  fieldOf,
  type Harm,
  kitOf,
  type Model,
  type ModelId,
  modelName,
  modelOf,
  powerName,
  type Risk,
  type Space,
  spaceName,
  type TerrainKeywords,
} from '@muster/heroes';
import { capital, listed, percent } from '../../../parts/words.ts';
import type { Mark } from '../board/types.ts';
import { stateOf } from '../tokens/token.ts';

export const nameOf = (b: Pick<Battle, 'config'>, id: ModelId): string => modelName(b.config, id);

interface Cast {
  readonly caster: ModelId;
  readonly power: string;
  readonly target: ModelId | null;
}

/** `Sorcerer A1 casts Blast on Zombie B3`. */
export const castWords = (b: Pick<Battle, 'config'>, { caster, power, target }: Cast): string =>
  `${nameOf(b, caster)} casts ${powerName(power)}${target === null ? '' : ` on ${nameOf(b, target)}`}`;

/** `E5`. */
export const placeName = (b: Pick<Battle, 'config'>, space: Space): string => spaceName(b.config, space).toUpperCase();

const signed = (n: number): string => String(n).replace('-', '−');

const keywordWords = (k: TerrainKeywords): readonly string[] => [
  ...(k.impassable ? ['nobody stands on it or sees through it'] : []),
  ...(k.solid ? ['nothing is seen through it'] : []),
  ...(k.cover > 0 ? [`Cover ${k.cover} to who touches it or stands behind it`] : []),
  ...(k.difficult ? ['a step into it costs 2'] : []),
  ...(k.hazardous ? ['it lowers stats by 1 on it and beside it'] : []),
  ...(k.obscuring ? ['nobody shoots into it or out of it'] : []),
];

/** The terrain that lies there. */
export const pieceOn = ({ config }: Pick<Battle, 'config'>, space: Space) => {
  const { ground, arena } = fieldOf(config);
  return arena.pieces[ground.piece[space]!];
};

/** What the terrain there does. */
export const keywordsOn = (b: Pick<Battle, 'config'>, space: Space): readonly string[] => {
  const piece = pieceOn(b, space);
  return piece === undefined ? [] : keywordWords(piece.keywords);
};

const SIDES = [
  ['north', 0, 1],
  ['east', 1, 0],
  ['south', 0, -1],
  ['west', -1, 0],
] as const;

/** `wall to the north`, `4 up to the east`: what a step there would meet. */
const edgesOf = (b: Battle, space: Space): readonly string[] => {
  const { ground } = fieldOf(b.config);
  const [x, y] = [levels.xOf(ground, space), levels.yOf(ground, space)];
  return SIDES.flatMap(([name, dx, dy]) => {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= ground.size || ny >= ground.size) return [`edge of the board to the ${name}`];
    const next = levels.spaceAt(ground, nx, ny);
    const piece = pieceOn(b, next);
    if (piece?.keywords.impassable) return [`${piece.name} to the ${name}`];
    const rise = ground.floor[next]! - ground.floor[space]!;
    return Math.abs(rise) < 2 ? [] : [`${Math.abs(rise)} ${rise > 0 ? 'up' : 'down'} to the ${name}`];
  });
};

/** The model whose base covers a space. */
export const modelOn = (b: Battle, space: Space): Model | undefined => {
  const { ground } = fieldOf(b.config);
  const [x, y] = [levels.xOf(ground, space), levels.yOf(ground, space)];
  return b.models.find((m) => {
    if (m.space === null || m.fate !== 'alive') return false;
    const { side } = kitOf(b, m);
    const [mx, my] = [levels.xOf(ground, m.space), levels.yOf(ground, m.space)];
    return x >= mx && y >= my && x < mx + side && y < my + side;
  });
};

const modelWords = (b: Battle, m: Model, sides: readonly string[] = []): string => {
  const most = kitOf(b, m).stats.wounds;
  return [
    sides[m.seat] === undefined ? nameOf(b, m.id) : `${nameOf(b, m.id)} of ${sides[m.seat]}`,
    `${m.wounds} of ${most} Wounds`,
    ...stateOf(b, m),
  ].join(', ');
};

/** `level 2, gatehouse`. */
export const groundWords = (b: Battle, space: Space): string => {
  const piece = pieceOn(b, space);
  const level = `level ${signed(fieldOf(b.config).ground.floor[space]!)}`;
  return piece === undefined ? level : `${level}, ${piece.name}`;
};

const MARK_WORDS: Readonly<Record<Mark['kind'], string>> = {
  danger: 'an enemy could attack it there',
  foe: 'could go there',
  threat: 'beside an enemy',
  zone: 'may be entered',
  reach: 'can be reached',
  half: 'can be reached with half a move',
  jump: 'can be reached by a jump down',
  place: 'may be chosen',
  chosen: 'chosen',
  pointed: 'of the line of the log',
};

export const spaceWords = (
  b: Battle,
  space: Space,
  sides: readonly string[],
  marks: readonly Mark[],
  targets: readonly ModelId[],
): string => {
  const m = modelOn(b, space);
  const marker = b.markers.indexOf(space);
  return [
    placeName(b, space),
    groundWords(b, space),
    ...keywordsOn(b, space),
    ...edgesOf(b, space),
    ...(marker < 0 ? [] : [`marker ${marker + 1}`]),
    ...(m === undefined ? [] : [modelWords(b, m, sides)]),
    ...(m !== undefined && targets.includes(m.id) ? ['can be attacked'] : []),
    ...marks.flatMap(({ kind, spaces }) => (spaces.includes(space) ? [MARK_WORDS[kind]] : [])),
  ].join(', ');
};

/** What there is to say of a bare space. */
export const bareWords = (b: Battle, space: Space): string => {
  const words = keywordsOn(b, space);
  return `${placeName(b, space)}, ${groundWords(b, space)}.${words.length > 0 ? ` ${capital(listed(words))}.` : ''}`;
};

/** `Slays it 31%`, `Wounds it 50%`: what the attacker wants first. */
export const wishOf = (b: Battle, f: Forecast): { readonly words: string; readonly chance: number } => {
  if (f.dice === 0) return { words: 'It has no dice', chance: 0 };
  const left = modelOf(b, f.target).wounds;
  if (f.slain > 0) return { words: `Slays ${nameOf(b, f.target)}`, chance: f.slain };
  const wounds = 1 - (f.wounds[0] ?? 0);
  return { words: left > 1 ? 'Cannot slay it; wounds it' : 'Wounds it', chance: wounds };
};

export const needWords = ({ dice, needs }: Forecast): string =>
  [
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needs.attack}+`,
    ...(needs.wound === null ? [] : [`wounds ${needs.wound}+`]),
    ...(needs.save === null ? [] : [`saves ${needs.save}+`]),
    ...(needs.ignore === null ? [] : [`ignores ${needs.ignore}+`]),
  ].join(', ');

/** `slain 31%`. */
export const fateWords = ({ mean, slain }: Harm): string =>
  slain > 0 ? `slain ${percent(slain)}` : `${mean.toFixed(1)} wounds on average`;

/** `Zombie B3 (slain 31%)`. */
export const harmWords = (b: Battle, harm: Harm): string => `${nameOf(b, harm.target)} (${fateWords(harm)})`;

/** Who would strike after one who turns away. */
export const riskWords = (b: Battle, { attackers, harm }: Risk): string => {
  const names = listed(attackers.map((id) => nameOf(b, id)));
  const wounded = 1 - (harm.wounds[0] ?? 0);
  const fates = [
    ...(harm.slain === 0 || wounded - harm.slain > 1e-9 ? [`wounded ${percent(wounded)}`] : []),
    ...(harm.slain > 0 ? [`slain ${percent(harm.slain)}`] : []),
  ];
  return `${names} ${attackers.length === 1 ? 'strikes' : 'strike'} after it: ${fates.join(', ')}.`;
};
