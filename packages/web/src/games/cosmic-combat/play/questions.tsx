/** Questions that are answered in the slip alone: role, edge, who goes first, which fight, dice again, bids. */

import {
  type Battle,
  type CosmicCommand,
  cosmicCombatDescriptor,
  type Fight,
  fightChances,
  fightsOf,
  type PoolRoll,
  powerName,
  sideOfSeat,
} from '@muster/cosmic-combat';
import type { RerollDecision } from '@muster/dwethia';
import type { PartProps, Question, Tabletop } from '../../../contract/tabletop.ts';
import { DiceAgain } from '../../../dwethia/dice/Rolled.tsx';
import { Bids } from '../../../dwethia/play/Duel.tsx';
import { action, askRaise, askReroll, askResist, choose, keepGoing } from '../../../dwethia/play/question.ts';
import { listed, percent } from '../../../parts/words.ts';
import type { CosmicTable, Deciding } from './hand/types.ts';
import { sufferedBy } from './sights.ts';
import { nameOf, purseName } from './words.ts';

export const NO_DRAFT: CosmicTable['draft'] = { dice: [], points: 0 };

const rerollHint = (b: Battle, { what, needs, purse, hurtsOwn }: RerollDecision<PoolRoll>): string => {
  const { destiny } = b.pools[purse === '0' ? 0 : 1];
  const hits = Math.max(0, 7 - needs) / 6;
  const [wish, chance] = hurtsOwn === true ? ['dice that hurt your own side', 1 - hits] : ['failed dice', hits];
  const each = hurtsOwn === true ? 'Each spares it' : 'Each succeeds';
  return `You rolled ${cosmicCombatDescriptor.rolls[what].words}, ${needs} or more. Touch ${wish} to roll them again: ${destiny} Destiny left. ${each} ${percent(chance)}.`;
};

/** A fight that may be next: its ships, the wounds that are to be expected, ours against theirs, and by how much it is for us. */
const outlookOf = (b: Battle, fight: Fight, side: 0 | 1) => {
  const { sides } = fightChances(b, fight);
  const [own, other] = side === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const names = listed([...fight.ships[own], ...fight.ships[other]].map((id) => nameOf(b, id)));
  const ours = sufferedBy(b, sides[own].wounds, fight.ships[other]);
  const theirs = sufferedBy(b, sides[other].wounds, fight.ships[own]);
  return { id: fight.id, words: `${names}: ${ours.toFixed(1)} against ${theirs.toFixed(1)}`, lead: ours - theirs };
};

/** How many points may be bid. */
const mostPoints = (b: Battle, d: Deciding<'resist' | 'raise'>): number => {
  if (d.kind === 'raise') return d.most;
  const { faith, affinity } = b.pools[b.config.seats[d.seat]!.side];
  return faith + affinity;
};

const Points = ({ now, draft, onDraft }: PartProps<CosmicTable, Deciding<'resist' | 'raise'>>) => (
  <Bids
    most={mostPoints(now.view, now.decision)}
    points={draft.points}
    onPoints={(points) => onDraft({ ...draft, points })}
  />
);

const GO_FIRST =
  'You have won priority. Who acts first in this round? Who moves first boards before the others can flee; who moves second sees where they went. Ships that are shot down still shoot.';

/** To keep the dice goes on; to roll all again that may be is one press too. */
const asksAgain = (b: Battle, d: Deciding<'reroll'>, chosen: number): Question<CosmicCommand> => {
  const asked = keepGoing<CosmicCommand>(askReroll(rerollHint(b, d), chosen));
  if (chosen > 0) return asked;
  const all = action('rerollAll', `Roll ${d.most} again for ${d.most} Destiny`, { type: 'reroll', dice: d.most });
  return { ...asked, more: [{ ...all, key: '1' }] };
};

export const ASKS: NonNullable<Tabletop<CosmicTable>['asks']> = {
  role: {
    ask: () =>
      choose('You have won the roll-off. Do you attack the convoy, or defend it?', [
        { ...action('attack', 'We attack', { type: 'role', role: 'attack' }), key: '1' },
        { ...action('defend', 'We defend', { type: 'role', role: 'defend' }), key: '2' },
      ]),
  },
  edge: {
    ask: ({ view: b, decision: d }) => {
      const near = b.edges[sideOfSeat(b, d.seat)];
      const lies = (edge: 'south' | 'north'): string => (edge === near ? 'near you' : 'across');
      return choose('You have won the roll-off and choose your edge. The chart turns so that it is near you.', [
        { ...action('south', `The southern edge, ${lies('south')}`, { type: 'edge', edge: 'south' }), key: '1' },
        { ...action('north', `The northern edge, ${lies('north')}`, { type: 'edge', edge: 'north' }), key: '2' },
      ]);
    },
  },
  goFirst: {
    ask: () =>
      choose(GO_FIRST, [
        { ...action('we', 'We go first', { type: 'goFirst', first: 'me' }), key: '1' },
        { ...action('they', 'They go first', { type: 'goFirst', first: 'you' }), key: '2' },
      ]),
  },
  selectFight: {
    ask: ({ view: b, decision: d }) => {
      const { side } = b.config.seats[d.seat]!;
      const [best, ...others] = fightsOf(b)
        .filter(({ id }) => d.fights.includes(id))
        .map((fight) => outlookOf(b, fight, side))
        .toSorted((one, other) => other.lead - one.lead)
        .map(({ id, words }) => action(`fight ${id}`, words, { type: 'fight', fight: id }));
      const hint =
        'Choose the boarding fight that is fought next: wounds to be expected, ours against theirs. The best for us is planned.';
      return { ...choose(hint, others), main: best };
    },
  },
  reroll: { ask: ({ view, decision }, { dice }) => asksAgain(view, decision, dice.length), Answer: DiceAgain },
  resist: {
    ask: ({ view: b, decision: d }, { points }) => {
      const hint = `${purseName(b, d.caster)} casts ${powerName(d.power)} with ${d.cast}. Resist with points of Faith and Affinity; the first point is the fee.`;
      return keepGoing<CosmicCommand>(askResist(hint, String(b.config.seats[d.seat]!.side), points));
    },
    Answer: Points,
  },
  raise: {
    ask: ({ decision: d }, { points }) => keepGoing<CosmicCommand>(askRaise(`${powerName(d.power)}: you`, d, points)),
    Answer: Points,
  },
};
