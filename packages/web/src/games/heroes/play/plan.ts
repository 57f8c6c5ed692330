/** What the table shows for an intent: marks, ways, lines, odds, risks, and the buttons with their words. */

import { type Battle, type HeroesDecision, type HeroesEvent, type ModelId, modelOf, zoneOf } from '@muster/heroes';
import type { Line, Mark } from '../board/types.ts';
import { act, actorOf, type Intent, isSpotDecision } from './intent.ts';
import { planAct, reachMarks } from './plan/act.ts';
import { companyLines } from './plan/lines.ts';
import { planChoice, planLook, planPick, planSelect, planSpot, planTerrain } from './plan/pick.ts';
import { EMPTY, type Plan } from './plan/types.ts';
import { placesOf } from './stages.ts';

/** What is planned, and what could be. */
export const planOf = (b: Battle, d: HeroesDecision, intent: Intent): Plan => {
  if (intent.kind === 'look') {
    const under = planOf(b, d, actorOf(d) === undefined || isSpotDecision(d) ? { kind: 'idle' } : act(actorOf(d)!));
    return { ...planLook(b, intent.model), wait: under.wait, end: under.end };
  }
  if (isSpotDecision(d)) return planSpot(b, d, intent);
  switch (d.kind) {
    case 'terrain':
      return planTerrain(b, d, intent);
    case 'select':
      return planSelect(b, d, intent);
    case 'redirect':
    case 'friend':
      return planPick(b, d as HeroesDecision & { kind: 'redirect' | 'friend' }, intent);
    case 'engaged':
      return planChoice(b, d as HeroesDecision & { kind: 'engaged' }, intent);
    case 'enter':
    case 'move':
    case 'afterMove':
    case 'shoot':
    case 'melee':
    case 'shootBack':
      return planAct(b, d, intent.kind === 'act' ? intent : act((d as { model: ModelId }).model));
    default:
      return EMPTY;
  }
};

/** Where a line of the log leads on the board as it is now. */
export const pointedMarks = (b: Battle, event: HeroesEvent | undefined): readonly Mark[] => {
  const spaces = (event === undefined ? [] : placesOf(event)).flatMap((place) => {
    if (/^\d+$/.test(place)) return [Number(place)];
    const m = b.models.find(({ id }) => id === place);
    return m === undefined || m.space === null ? [] : [m.space];
  });
  return spaces.length === 0 ? [] : [{ kind: 'pointed', spaces }];
};

/** What a model could do from where it stands, at a glance. */
export const glanceMarks = (
  b: Battle,
  d: HeroesDecision | undefined,
  id: ModelId,
): { marks: readonly Mark[]; lines: readonly Line[] } => {
  const m = modelOf(b, id);
  if (m.space === null) return { marks: [], lines: [] };
  const mayGo = d?.kind === 'select' && d.models.includes(id);
  return {
    marks: [{ kind: 'threat', spaces: zoneOf(b, id) }, ...(mayGo ? reachMarks(b, d, act(id)).marks : [])],
    lines: companyLines(b, id),
  };
};
