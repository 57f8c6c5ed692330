/** What a battle that is over did to the units of a seat: from its end, and from what was told. */

import { sideOfSeat } from '@muster/dwethia';
import type { Seat } from '@muster/kernel';
import { modelId } from '../state/battle.ts';
import type { Battle, HeroesEvent } from '../state/types.ts';
import { modelName } from '../words/names.ts';
import type { Fought, Slain, SquadResult } from './squad.ts';

/** Who was slain, by whom and by what: the last attack that was told before. Powers roll their wounds before anybody answers. */
const deathsIn = (b: Battle, events: readonly HeroesEvent[]): ReadonlyMap<string, Slain> => {
  const deaths = new Map<string, Slain>();
  let power: string | null = null;
  for (const event of events) {
    if (event.type === 'cast') power = event.power;
    else if (
      event.type === 'shot' ||
      event.type === 'struck' ||
      event.type === 'opportunity' ||
      event.type === 'jumped'
    )
      power = null;
    else if (event.type === 'slain')
      deaths.set(event.model, { by: event.by === null ? null : modelName(b.config, event.by), power });
  }
  return deaths;
};

/** `members`: who the units of the seat are, in their order. */
export const foughtIn = (
  b: Battle,
  events: readonly HeroesEvent[],
  seat: Seat,
  members: readonly string[],
): readonly Omit<Fought, 'tracked'>[] => {
  const deaths = deathsIn(b, events);
  return members.map((member, unit) => {
    const id = modelId(seat, unit + 1);
    const isSlain = b.models.find((m) => m.id === id)?.fate === 'slain';
    return {
      member,
      slain: isSlain ? (deaths.get(id) ?? { by: null, power: null }) : null,
      kills: b.deeds.find((deed) => deed.id === id)?.slain.length ?? 0,
    };
  });
};

/** How it ended for this seat. */
export const resultFor = (b: Battle, seat: Seat): SquadResult => {
  const [first = []] = b.outcome?.places ?? [];
  const winners = new Set(first.map((one) => sideOfSeat(b, one)));
  if (winners.size !== 1) return 'drawn';
  return winners.has(sideOfSeat(b, seat)) ? 'won' : 'lost';
};
