/** Whose turn it is and what is to be decided; what is played for; how it ended. */

import type { Viewer } from '@muster/kernel';
import {
  type Battle,
  dealsDamage,
  type Frame,
  type MagewindsDecision,
  type MagewindsEvent,
  magewinds,
  profile,
  SCENARIOS,
  type StruckEvent,
  standing,
} from '@muster/magewinds';
import type { Paint } from '../paint.ts';
import { columns, count } from '../text.ts';
import { HEIGHT_SIGNS } from './field.ts';
import { sideName, titleOf } from './labels.ts';

const TASKS: Readonly<Record<MagewindsDecision['kind'], string>> = {
  scenario: 'choose the scenario',
  assembly: 'assemble a warband',
  terrain: 'place the terrain',
  territory: 'split the battlefield',
  edge: 'choose an edge',
  corner: 'choose a corner',
  object: 'place an object',
  deploy: 'deploy a fighter',
  fragment: 'place a fragment',
  channel: 'draw a card, or pass',
  insight: 'keep one of two cards',
  activate: 'activate a fighter',
  passOrHold: 'pass or hold',
  action: 'choose an action',
  move: 'move, or stay',
  pickUp: 'pick something up, or decline',
  charge: 'attack for free, or decline',
  step: 'step up to 1", or stay',
  target: 'choose a target, or decline',
  attackChoice: 'choose light, heavy or feint',
  defence: 'choose a defence',
  knockBack: 'knock the target back, or not',
  nextTarget: 'choose who is struck next',
  order: 'say what comes next of several things at once',
  window: 'cast a spell, or decline',
  ending: 'drop what it carries, or decline',
  windburn: 'keep cards for damage, or discard',
};

const TIMES: Readonly<Record<Extract<Frame, { type: 'window' }>['timing'], string>> = {
  phaseBegins: 'as the Action Phase begins',
  activationBegins: 'as an activation begins',
  moveBegins: 'as a move begins',
  stepBegins: 'as a step begins',
  damage: 'before damage is dealt',
  activationEnds: 'as an activation ends',
  turnEnds: 'as a turn ends',
};

/** What a player must know to answer, beyond what lies on the table. */
const details = (b: Battle): string => {
  const frame = b.stack.at(-1);
  switch (frame?.type) {
    case 'insight':
      return frame.cards === null ? '' : ` (${frame.cards.join(' or ')})`;
    case 'window': {
      const harm = b.stack.at(-2);
      const hurt = frame.timing === 'damage' && harm?.type === 'damage' ? harm.harms[harm.index - 1] : undefined;
      return ` (${TIMES[frame.timing]}${hurt === undefined ? '' : `: ${hurt.amount} to ${titleOf(b, hurt.fighter)}`})`;
    }
    case 'attack': {
      const by = frame.source.type === 'fighter' ? titleOf(b, frame.source.id) : 'the ground';
      const chosen = frame.choice === null ? '' : `, ${frame.choice}`;
      return frame.step === 'defence' ? ` against ${by} (${frame.attack}${chosen})` : '';
    }
    case 'windburn':
      return frame.kept.size === 0 ? '' : ` (${frame.kept.cards?.join(' ') ?? frame.kept.size} kept)`;
    default:
      return '';
  }
};

const taskOf = (b: Battle, d: MagewindsDecision): string => {
  const about = d.fighter === null ? '' : `${titleOf(b, d.fighter)}: `;
  return `${sideName(d.seat)} · ${about}${TASKS[d.kind]}${details(b)}`;
};

const PHASE_WORDS: Readonly<Record<Battle['phase'], string>> = {
  setup: 'Set-up',
  channelling: 'Channelling',
  action: 'Action Phase',
  end: 'End Phase',
  over: 'the battle is over',
};

export const statusLine = (b: Battle, _viewer: Viewer, paint: Paint): string => {
  const round = b.round === 0 || b.phase === 'over' ? '' : `Round ${b.round} · `;
  const tasks = magewinds.decisions(b).map((d) => taskOf(b, d as MagewindsDecision));
  return `${paint('bold', [`${round}${PHASE_WORDS[b.phase]}`, ...tasks].join(' · '))}\n`;
};

export const goals = (b: Battle): string => {
  if (b.scenario === null) return 'Magewinds. The scenario is not chosen yet.\n';
  const { name, objective, special, ending, source } = SCENARIOS[b.scenario];
  const ours = source === 'house' ? ' (a stand-in of ours, not the publisher’s)' : '';
  return `${name}${ours}. ${objective}\n${special}\n${ending}\n`;
};

/** What the signs of the picture mean, and where places are counted from. */
export const legend = (): string => {
  const heights = Object.entries(HEIGHT_SIGNS).map(([height, sign]) => `${sign} ${height}`);
  return (
    `${heights.join('  ')}  + marker  $ object  x aim\n` +
    'North is above; places are inches from the south-west corner, east first. ● an action done, ○ one left.\n'
  );
};

const dealt = (e: MagewindsEvent): e is StruckEvent => e.type === 'struck' && dealsDamage(e);

/** Losses of each side, and what its dice gave against what was to be expected. */
export const summary = (b: Battle, events: readonly MagewindsEvent[]): string => {
  const row = (seat: number): readonly string[] => {
    const own = b.fighters.filter((f) => f.seat === seat && f.starting);
    const struck = events.filter(dealt).filter((e) => e.attacker?.seat === seat);
    const damage = struck.reduce((sum, e) => sum + e.damage, 0);
    const expected = struck.reduce((sum, e) => sum + e.expected, 0);
    const first = b.outcome?.places[0] ?? [];
    const place = first.includes(seat) ? (first.length === 1 ? 'wins' : 'shares the first place') : '';
    return [
      sideName(seat),
      place,
      standing(b).find((s) => s.seat === seat)?.text ?? '',
      `${own.filter((f) => f.where !== 'field').length} of ${count(own.length, 'fighter')} lost`,
      `${own.reduce((sum, f) => sum + Math.min(f.damage, profile(b, f).toughness), 0)} damage suffered`,
      `${damage} dealt by attacks, ${expected.toFixed(1)} expected`,
    ];
  };
  return columns(b.seats.map((_, seat) => row(seat)));
};
