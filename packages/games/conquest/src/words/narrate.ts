/** One log line for each event. */

import {
  amid,
  type CoreNames,
  manyWords,
  narrateCore,
  otherSide,
  type Side,
  scoreWords,
  sideOfPurse,
} from '@muster/dwethia';
import { costWords } from '../build/words.ts';
import { SCENARIO_IDS, scenarioOf } from '../content/scenarios.ts';
import { catalogueOf } from '../content/terrain.ts';
import { kitCalled } from '../ground/field.ts';
import type {
  ConquestConfig,
  ConquestEvent,
  FightEntry,
  FightValues,
  Kept,
  ModelId,
  OrderAnswer,
  PoolRoll,
} from '../state/types.ts';
import {
  EDGE_NAMES,
  inches,
  listed,
  missionName,
  modelName,
  nodeName,
  placeWords,
  powerName,
  productName,
  researchName,
  seatName,
  sideName,
  typeName,
} from './names.ts';
import { ROLLS } from './rolls.ts';

const REASONS: Readonly<Record<string, string>> = {
  victoryPoints: 'more victory points',
  eliminated: 'the other side has nothing left',
  headquarters: 'the other headquarters has fallen',
  conceded: 'the other side gives up',
};

const BANKED = {
  start: 'what was not spent at the start',
  loot: 'loot',
  tithe: 'a tithe of bones',
  refund: 'given back: there was no room',
} as const;

const KEPT: { readonly [W in Kept]: string } = {
  never: '',
  unimportant: ', since neither a hero, a headquarters nor four dice are concerned',
  reserve: ', since the Destiny that is left is a reserve',
};

const orderWords = (e: OrderAnswer, name: (id: ModelId) => string): string => {
  switch (e.order) {
    case 'surge':
      return `nobody surges against ${name(e.model)}`;
    case 'surgeAnswer':
      return `nobody answers the Surge of ${name(e.model)}`;
    case 'reroll':
      return `no dice ${ROLLS[e.what].words} are rolled again${KEPT[e.why]}`;
    case 'resolve':
      return `no Heroic Resolve for ${name(e.model)}${e.why === 'never' ? '' : ', since the wound does not slay'}`;
  }
};

const dice = (n: number): string => `${n} ${n === 1 ? 'die' : 'dice'}`;

const valueWords = ({ dice: n, arv, attack, strength, wound }: FightValues): string =>
  attack === null || wound === null
    ? `no dice`
    : `${dice(n)}, value ${arv} (${attack}+), Strength ${strength} (${wound}+)`;

/** Of a scenario or a mission. */
const aimName = (id: string): string => {
  const scenario = SCENARIO_IDS.find((one) => one === id);
  return scenario === undefined ? missionName(id) : scenarioOf(scenario).name;
};

const fightWords = (config: ConquestConfig, fight: FightEntry): string => {
  const name = (id: string): string => modelName(config, id);
  if (fight.building !== null) return `Assault on ${name(fight.building)} by ${listed(fight.core.map(name))}`;
  const helped = [...fight.supporters, ...fight.far];
  const support = helped.length === 0 ? '' : `, supported by ${listed(helped.map(name))}`;
  return `Fight of ${listed(fight.core.map(name))}${support}`;
};

export const narrate = (e: ConquestEvent, config: ConquestConfig): string => {
  const name = (id: string): string => modelName(config, id);
  const side = (of: Side): string => amid(sideName(config, of));
  const names: CoreNames<PoolRoll> = {
    side,
    purse: (purse) => side(sideOfPurse(purse)),
    power: powerName,
    roll: (what) => ROLLS[what].words,
    adds: researchName('seers'), // 3.4
  };
  switch (e.type) {
    case 'sealed':
      return `Scenario and missions of ${side(e.side)} are sealed.`;
    case 'mustered':
      return `${scenarioOf(e.aims.scenario).name} for ${side(e.side)}, with ${listed(e.aims.missions.map(missionName))}.`;
    case 'rolledOff':
      return e.winner === null
        ? `Roll-off: both ${e.faces[0]}, rolled again.`
        : `Roll-off: ${scoreWords(e.faces)} for ${side(e.winner)}, first in setting up.`;
    case 'edgeChosen':
      return `The ${EDGE_NAMES[e.edge]} for ${side(e.side)}.`;
    case 'terrainPlaced':
      return `Terrain of ${side(e.side)} at ${placeWords(e.at)}: ${catalogueOf(e.piece)?.name ?? e.piece}.`;
    case 'terrainDropped':
      return `No room is left for a piece of ${side(e.side)}: it and its counterpart are left out.`;
    case 'nodePlaced':
      return `${nodeName(e.node)} is placed by ${side(e.side)} at ${placeWords(e.at)}.`;
    case 'hqPlaced':
      return `${name(e.model)} stands at ${placeWords(e.at)}.`;
    case 'deployed':
      return `${name(e.model)} is set up at ${placeWords(e.at)}.`;
    case 'banked':
      return `${e.R} R for ${side(e.side)}: ${BANKED[e.why]}.`;
    case 'roundBegan':
      return `Round ${e.round}.`;
    case 'researched':
      return `Research of ${side(e.side)}: ${researchName(e.item)}${e.unit === null ? '' : ` for ${typeName(config, e.side, e.unit)}`}.`;
    case 'halfBegan':
      return `${e.phase === 'movement' ? 'Moves and harvests' : 'Shots and orders'} of ${side(e.side)}.`;
    case 'phaseBegan':
      return e.phase === 'combat' ? 'Close combat.' : 'End of the round.';
    case 'income': {
      const from = e.from.map(({ model, R, A }) => `${name(model)} ${costWords({ R, A })}`);
      return `Income of ${side(e.side)}: ${costWords(e)}${from.length === 0 ? '' : ` (${from.join(', ')})`}.`;
    }
    case 'activated':
      return `${name(e.model)} ${e.surge ? 'surges forward' : 'is activated'}.`;
    case 'walked':
      return `${name(e.model)} goes ${inches(e.cost)} to ${placeWords(e.path.at(-1) ?? e.from)}.`;
    case 'engaged':
      return `${name(e.model)} engages ${listed(e.with.map(name))}.`;
    case 'struckLeaving':
      return `${name(e.by)} strikes after ${name(e.model)} with ${dice(e.dice)}.`;
    case 'harvested':
      return `${name(e.model)} harvests ${e.R} R at ${nodeName(e.node)}.`;
    case 'pickedUp':
      return `${name(e.model)} picks up ${nodeName(e.node)}.`;
    case 'delivered':
      return `${name(e.model)} delivers ${nodeName(e.node)} to ${name(e.building)}.`;
    case 'relicDropped':
      return `${nodeName(e.node)} lies free at ${placeWords(e.at)}.`;
    case 'surged':
      return `A point of Destiny from ${side(e.side)}: ${name(e.model)} surges.`;
    case 'surgePassed':
      return `Nobody of ${side(e.side)} surges.`;
    case 'surgeAnswered':
      return `The answer of ${side(e.side)}: ${name(e.model)}.`;
    case 'wagered':
      return `The wager of ${side(e.side)}: ${manyWords(e.points, 'point')} more, ${e.total} in all.`;
    case 'surgeWon':
      return e.face === null
        ? `First to move: ${side(e.side)}.`
        : `Level: a ${e.face} lets ${side(e.side)} move first.`;
    case 'withdrawn':
      return `The move of ${name(e.model)} is taken back at no cost.`;
    case 'byOrder':
      return `Your standing order: ${orderWords(e, name)}.`;
    case 'shot':
      return `${name(e.shooter)} shoots ${e.arc ? 'in an arc ' : ''}at ${name(e.target)}.`;
    case 'astray':
      return `The shot goes astray: it strikes ${name(e.struck)}.`;
    case 'ordered':
      return `${name(e.builder)} takes an order: ${productName(config, e.builder, e.product)} for ${costWords(e)}.`;
    case 'orderLost':
      return `${productName(config, e.builder, e.product)} of ${name(e.builder)} is not finished${e.refund ? '; its price comes back' : ', and its price is lost'}.`;
    case 'placed':
      return `${name(e.model)} is placed at ${placeWords(e.at)} by ${name(e.builder)}.`;
    case 'cast':
      return `${name(e.caster)} casts ${powerName(e.power)}${e.target === null ? '' : ` on ${name(e.target)}`} for ${e.cost} Affinity.`;
    case 'powerTook':
      return `${powerName(e.power)} takes effect${e.on === null ? '' : ` on ${name(e.on)}`}.`;
    case 'blinked':
      return `${name(e.model)} vanishes and stands at ${placeWords(e.to)}.`;
    case 'summoned':
      return `${name(e.by)} raises ${name(e.model)}.`;
    case 'mended':
      return `${name(e.model)} regains ${manyWords(e.wounds, 'Wound')}.`;
    case 'medics':
      return `Field Medics for ${name(e.model)}: ${e.face}, ${e.ignored ? 'the wound is ignored' : 'in vain'}.`;
    case 'resolved':
      return `Heroic Resolve of ${name(e.model)}: ${e.face}, ${e.ignored ? 'the wound is ignored' : 'in vain'}.`;
    case 'wounded':
      return `${name(e.model)} loses ${manyWords(e.wounds, 'Wound')}; ${e.left} left.`;
    case 'dying':
      return `${name(e.model)} is dying: it still acts in this phase.`;
    case 'slain':
      return e.by === null ? `${name(e.model)} falls.` : `${name(e.model)} falls to ${name(e.by)}.`;
    case 'joined':
      return kitCalled(config, e.fight)?.kind === 'building'
        ? `${name(e.unit)} joins the assault on ${name(e.fight)}.`
        : `${name(e.unit)} joins the fight of ${name(e.fight)}.`;
    case 'fought':
      return `${fightWords(config, e.fight)}. ${([0, 1] as const).map((one) => `${sideName(config, one)}: ${valueWords(e.values[one])}`).join('; ')}.`;
    case 'fightWon':
      return `The fight goes to ${side(e.side)}: Wounds lost ${e.lost[e.side]} against ${e.lost[otherSide(e.side)]}.`;
    case 'cityHeld':
      return e.side === null
        ? `Nobody holds the city (${e.points[0]} points against ${e.points[1]}).`
        : `The city is held by ${side(e.side)} (${e.points[e.side]} points against ${e.points[otherSide(e.side)]}).`;
    case 'scored':
      return `${manyWords(e.vp, 'victory point')} for ${side(e.side)}: ${aimName(e.what)}.`;
    case 'roundEnded':
      return `End of round ${e.round}: ${([0, 1] as const).map((one) => `${side(one)} ${e.vp[one]}`).join(', ')} victory points.`;
    case 'conceded':
      return `${seatName(config, e.seat)} gave up.`;
    case 'over':
      return e.winner === null
        ? `The war is a draw, ${e.vp[0]} to ${e.vp[1]}.`
        : `Victory for ${side(e.winner)}, ${e.vp[e.winner]} to ${e.vp[otherSide(e.winner)]}: ${REASONS[e.reason] ?? e.reason}.`;
    case 'allotted':
      return `A wound for ${name(e.to)}.`;
    default:
      return narrateCore(e, names);
  }
};
