/** Questions that are answered in the slip alone: who goes first, dice again, bids, objectives. */

import { type HeroesCommand, type HeroesDecision, heroesDescriptor, modelOf, opportunityChances } from '@muster/heroes';
import type { DecisionOf, PartProps, Tabletop } from '../../../contract/tabletop.ts';
import { DiceOffer } from '../../../dwethia/dice/Rolled.tsx';
import { action, askRaise, askReroll, choose, keepGoing } from '../../../dwethia/play/question.ts';
import { DestinyWorth } from './Dice.tsx';
import { Duel, Raises, Resisters } from './Duel.tsx';
import { ObjectiveHand } from './Objectives.tsx';
import type { Draft, HeroesTable } from './types.ts';
import { castWords, harmWords, nameOf } from './words.ts';

export const NO_DRAFT: Draft = { dice: [], by: null, points: 0, objectives: [] };

type Props<K extends HeroesDecision['kind']> = PartProps<HeroesTable, DecisionOf<HeroesDecision, K>>;

const Reroll = ({ now: { view, decision }, draft, onDraft }: Props<'reroll'>) => (
  <>
    <DiceOffer
      faces={decision.faces}
      needs={decision.needs}
      hurtsOwn={decision.hurtsOwn}
      most={decision.most}
      chosen={draft.dice}
      onChosen={(dice) => onDraft({ ...draft, dice })}
    />
    <DestinyWorth battle={view} most={decision.most} chosen={draft.dice.length} />
  </>
);

const Resist = ({ now: { view }, draft, onDraft }: Props<'resist'>) => (
  <>
    <Duel battle={view} draft={draft} />
    <Resisters battle={view} draft={draft} onDraft={onDraft} />
  </>
);

const Raise = ({ now: { view, decision }, draft, onDraft }: Props<'raise'>) => (
  <>
    <Duel battle={view} draft={draft} />
    <Raises battle={view} draft={draft} onDraft={onDraft} most={decision.most} />
  </>
);

const Seal = ({ now: { view, decision }, draft, onDraft }: Props<'seal'>) => (
  <ObjectiveHand
    picked={draft.objectives}
    onPick={(objectives) => onDraft({ ...draft, objectives })}
    battle={view}
    seat={decision.seat}
  />
);

export const asks: NonNullable<Tabletop<HeroesTable>['asks']> = {
  goFirst: {
    ask: () => ({
      hint: 'You have won priority. Who goes first in this round? The first strikes first; the second answers, and acts last where both have as many models.',
      wait: 'Choose who goes first',
      main: action('we', 'We go first', { type: 'goFirst', first: 'me' }),
      end: undefined,
      more: [{ ...action('they', 'They go first', { type: 'goFirst', first: 'you' }), key: 'o' }],
    }),
  },
  edge: {
    ask: () =>
      choose(
        'You choose your edge. The board is turned about if you want the other one.',
        [
          action('ownEdge', 'As it lies', { type: 'edge', edge: 'own' }),
          action('otherEdge', 'The other edge', { type: 'edge', edge: 'other' }),
        ],
        'Choose an edge',
      ),
  },
  opportunity: {
    ask: ({ view: b, decision: { attacker, mover } }) => {
      const harm = opportunityChances(b, modelOf(b, mover), [modelOf(b, attacker)]);
      return {
        hint: `${nameOf(b, attacker)} may strike after ${harmWords(b, harm)}: each 6 is a wound.`,
        wait: 'Choose whether it strikes',
        main: action('strikeAfter', `Strike after ${nameOf(b, mover)}`, { type: 'strike', target: mover }),
        end: action('letGo', 'Let it go', { type: 'pass' }),
        more: [],
      };
    },
  },
  reroll: {
    ask: ({ view: b, decision: d }, { dice }) => {
      const { words, told = words } = heroesDescriptor.rolls[d.what];
      const wish = d.hurtsOwn === true ? 'dice that hurt your own side' : 'failed dice';
      const hint = `${nameOf(b, d.purse)} rolled ${told}, ${d.needs} or more. Touch ${wish} to roll them again: ${modelOf(b, d.purse).destiny} Destiny left.`;
      return keepGoing(askReroll(hint, dice.length));
    },
    Answer: Reroll,
  },
  resist: {
    ask: ({ view: b, decision: d }, { by, points }) => {
      const { target = null } = b.stack.findLast((one) => one.type === 'power') ?? {};
      return keepGoing<HeroesCommand>({
        hint: `${castWords(b, { ...d, target })} for ${d.cast} Affinity. Choose who resists, and the bid; the first point is the fee.`,
        wait: 'Choose who resists',
        main:
          by === null || points < 1
            ? undefined
            : action('resist', `${nameOf(b, by)} resists with ${points}`, { type: 'resist', by, points }),
        end: action('letPass', 'Let it pass', { type: 'resist', by: null, points: 0 }),
        more: [],
      });
    },
    Answer: Resist,
  },
  raise: { ask: ({ decision }, { points }) => keepGoing(askRaise('You', decision, points)), Answer: Raise },
  seal: {
    ask: (_, { objectives }) => ({
      hint: 'Choose five objectives and seal them. Nobody else sees them until you open the seal.',
      wait: `Choose ${5 - objectives.length} more`,
      main:
        objectives.length === 5
          ? action('seal', 'Seal these five', { type: 'seal', objectives: [...objectives].sort((x, y) => x - y) })
          : undefined,
      end: undefined,
      more: [],
    }),
    Answer: Seal,
  },
};
