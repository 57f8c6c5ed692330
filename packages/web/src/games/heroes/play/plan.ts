/** What the table shows for what is held: marks, ways, lines, odds, risks, and the buttons with their words. Pure. */

import { type Battle, type HeroesDecision, type ModelId, modelOf, zoneOf } from '@muster/heroes';
import type { Situation } from '../../../contract/tabletop.ts';
import { count } from '../../../parts/words.ts';
import type { Line, Mark } from '../board/types.ts';
import { act, actorOf, isSpotDecision } from './held.ts';
import { planAct, reachMarks } from './plan/act.ts';
import { EMPTY } from './plan/empty.ts';
import { companyLines } from './plan/lines.ts';
import { planChoice, planLook, planPick, planSpot, planTerrain } from './plan/pick.ts';
import type { Held, HeroesTable, Plan } from './types.ts';

const planned = (b: Battle, d: HeroesDecision, held: Held): Plan => {
  if (held.kind === 'look') {
    const under = planned(b, d, actorOf(d) === undefined || isSpotDecision(d) ? { kind: 'idle' } : act(actorOf(d)!));
    return { ...planLook(b, held.model), wait: under.wait, end: under.end };
  }
  if (isSpotDecision(d)) return planSpot(b, d, held);
  switch (d.kind) {
    case 'terrain':
      return planTerrain(b, d, held);
    case 'select':
      if (held.kind === 'act') return planAct(b, d, held);
      return {
        ...EMPTY,
        hint: `Choose one of ${count(d.models.length, 'model')} to activate.`,
        wait: 'Choose who acts',
      };
    case 'redirect':
    case 'friend':
      return planPick(b, d as HeroesDecision & { kind: 'redirect' | 'friend' }, held);
    case 'engaged':
      return planChoice(b, d as HeroesDecision & { kind: 'engaged' }, held);
    case 'enter':
    case 'move':
    case 'afterMove':
    case 'shoot':
    case 'melee':
    case 'shootBack':
      return planAct(b, d, held.kind === 'act' ? held : act((d as { model: ModelId }).model));
    default:
      return EMPTY;
  }
};

/** What is planned, and what could be; while others act, whom one looks at. */
export const planOf = ({ view: b, decision: d }: Situation<HeroesTable>, held: Held): Plan => {
  if (d === undefined) return held.kind === 'look' ? { ...EMPTY, selected: [held.model], card: held.model } : EMPTY;
  const plan = planned(b, d, held);
  const own: Plan = { ...plan, card: plan.odds === undefined ? plan.selected[0] : undefined };
  if (d.kind !== 'select') return own;
  const next = d.models.length > 1 ? 'Next model' : undefined;
  return { ...own, choices: d.models, roster: { ids: d.models, label: 'Who may be activated', next } };
};

/** Where a line of the log leads on the board as it is now. */
export const pointedMarks = (b: Battle, places: readonly string[]): readonly Mark[] => {
  const spaces = places.flatMap((place) => {
    if (/^\d+$/.test(place)) return [Number(place)];
    const m = b.models.find(({ id }) => id === place);
    return m === undefined || m.space === null ? [] : [m.space];
  });
  return spaces.length === 0 ? [] : [{ kind: 'pointed', spaces }];
};

/** What a model could do from where it stands, at a glance. */
export const glanceMarks = (
  { view: b, decision: d }: Situation<HeroesTable>,
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
