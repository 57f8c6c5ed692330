/** What all plans have in common. Pure. */

import type { Plan, TableTypes } from '../../contract/tabletop.ts';

const commandsOf = ({ main }: Plan<TableTypes>): string | undefined => main && JSON.stringify(main.commands);

/** Whether the gesture between these plans has planned something that neither luck nor an enemy nor a doubt can spoil. */
export const isSure = (before: Plan<TableTypes>, now: Plan<TableTypes>): boolean =>
  now.main !== undefined &&
  now.main.unless === undefined &&
  now.odds === undefined &&
  now.risks.length === 0 &&
  now.fault === undefined &&
  now.waits === undefined &&
  commandsOf(now) !== commandsOf(before);

/** Who comes after the one in the hand: of those who may be chosen the next, else the next of the list. */
export const nextOf = <I extends TableTypes['id']>(
  { ids }: { readonly ids: readonly I[] },
  { selected, choices }: { readonly selected: readonly I[]; readonly choices: readonly I[] },
): I | undefined => {
  const at = selected.length === 0 ? -1 : ids.indexOf(selected[0]!);
  const order = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  return order.find((id) => choices.includes(id)) ?? order[0];
};
