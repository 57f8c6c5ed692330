/** What is taken back, played again, and asked of others: at once where all agree here, by an open request where somebody is elsewhere. */

import type { GameTypes, Seat } from '@muster/kernel';
import type { Around, Flow, Next } from './flow.ts';
import { PAUSED } from './own-answers.ts';
import { isAsked } from './requests.ts';
import type { Answer } from './source.ts';
import { but, goOn, looksOf, next } from './steps.ts';

const isElsewhere = <T extends GameTypes>({ players }: Around<T>, seat: Seat): boolean => players[seat]?.kind === 'far';

/** Whether it waits for somebody who is not at this screen. */
const asksElsewhere = <T extends GameTypes>(a: Around<T>, consent: readonly Seat[], agreed: readonly Seat[]): boolean =>
  consent.some((seat) => !agreed.includes(seat) && isElsewhere(a, seat));

/** Whether something can be taken back now: everything has been shown, or the computer thinks, and nothing is on its way. */
const mayAsk = <T extends GameTypes>({ doing, page }: Flow<T>): boolean =>
  doing.is !== 'sending' &&
  doing.is !== 'asking' &&
  doing.is !== 'opening' &&
  (!page.showing || doing.is === 'thinking');

export const onUndo = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, agreed: readonly Seat[]): Next<T> => {
  const offer = a.seating.offers(looksOf(a, flow)).undo;
  if (offer === undefined || !mayAsk(flow)) return next(flow);
  const { by } = offer;
  if (asksElsewhere(a, offer.consent, agreed))
    return next(but(flow, takenBack(), { notice: undefined }), {
      type: 'ask',
      kind: 'takeBack',
      by,
      agreed,
      waits: false,
    });
  const more = (flow.forMe.get(by)?.count ?? 1) - 1;
  const asking = but(flow, { ...takenBack(), changing: undefined, doing: { is: 'asking', by, agreed, more } });
  return next(asking, { type: 'ask', kind: 'takeBack', by, agreed, waits: true }, { type: 'stopThought' });
};

/** Nothing that was planned or left to the computer goes on after a take-back. */
const takenBack = <T extends GameTypes>(): Pick<Flow<T>, 'own' | 'forMe' | 'left'> => ({
  own: PAUSED,
  forMe: new Map(),
  left: undefined,
});

export const onRedo = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, agreed: readonly Seat[]): Next<T> => {
  const offer = a.seating.offers(looksOf(a, flow)).redo;
  if (offer === undefined || flow.page.showing || !mayAsk(flow)) return next(flow);
  const { by } = offer;
  if (asksElsewhere(a, offer.consent, agreed))
    return next(but(flow, {}, { notice: undefined }), { type: 'ask', kind: 'redo', by, agreed, waits: false });
  const asking = but(flow, { changing: undefined, doing: { is: 'asking', by, agreed, more: 0 } });
  return next(asking, { type: 'ask', kind: 'redo', by, agreed, waits: true });
};

/** What became of a request that was waited for; what the computer has played for this seat is taken back as one. */
export const onAsked = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, answer: Answer): Next<T> => {
  if (flow.doing.is !== 'asking') return next(flow);
  const { by, agreed, more } = flow.doing;
  const told = but(flow, {}, { notice: answer.ok ? undefined : answer.why });
  const offer = answer.ok && more > 0 ? a.source.standing(by).offers.undo : undefined;
  if (offer === undefined || !offer.consent.every((seat) => agreed.includes(seat))) return goOn(a, told);
  const asking = but(told, { doing: { is: 'asking', by, agreed, more: more - 1 } });
  return next(asking, { type: 'ask', kind: 'takeBack', by, agreed, waits: true });
};

/** What people elsewhere have answered, whatever is done meanwhile. */
export const onAnswered = <T extends GameTypes>(flow: Flow<T>, answer: Answer): Next<T> =>
  next(answer.ok ? flow : but(flow, {}, { notice: answer.why }));

export const onAnswerRequest = <T extends GameTypes>(
  a: Around<T>,
  flow: Flow<T>,
  id: number,
  yes: boolean,
): Next<T> => {
  const request = a.source.standing('spectator').requests.find((one) => one.id === id);
  const asked = request?.of.filter((seat) => isAsked(request, seat) && a.seating.isHere(seat)) ?? [];
  return next(flow, ...asked.map((seat) => ({ type: 'answer', id, seat, yes }) as const));
};

export const onWithdrawRequest = <T extends GameTypes>(a: Around<T>, flow: Flow<T>, id: number): Next<T> => {
  const request = a.source.standing('spectator').requests.find((one) => one.id === id);
  if (request === undefined || !a.seating.isHere(request.by)) return next(flow);
  return next(flow, { type: 'withdraw', id, by: request.by });
};
