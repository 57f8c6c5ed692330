/** The stack of a state from outside: what may lie on what, and that whoever is asked is there to answer. */

import { known, misread } from '@muster/kernel';
import { waitingHarms } from '../attack/pending-damage.ts';
import { waitingSteps } from '../attack/volley.ts';
import { attackOf, profileOf } from '../content/fighters.ts';
import type { Battle, CastMark, Frame, Source } from '../state/battle.ts';
import { checkFighterId, checkOrder, checkSeat, checkSize } from './state-checks.ts';

/** What a frame may lie on: the type of the one below, and its step. */
const BELOW: Readonly<Record<Frame['type'], readonly string[]>> = {
  setup: [],
  round: [],
  insight: ['round channelling'],
  window: [
    'round turn',
    'round turnOver',
    'activation chooses',
    'activation ends',
    'move path',
    'step path',
    'damage window',
  ],
  activation: ['round turn'],
  move: ['activation resolving'],
  step: ['activation targets', 'attack over'],
  attack: ['activation resolving', 'volley order', 'volley steps'],
  volley: ['activation resolving'],
  damage: ['round storm', 'round end', 'attack knockback', 'attack reaction'],
  windburn: ['round windburn'],
};

/** Where play rests because somebody is asked; all other steps go on by themselves. */
const RESTS: ReadonlySet<string> = new Set([
  'setup scenario',
  'setup assembly',
  'setup terrain',
  'setup territory',
  'setup objects',
  'setup deployment',
  'round fragments',
  'round channelling',
  'round turn',
  'insight',
  'window',
  'activation chooses',
  'activation targets',
  'activation ending',
  'move path',
  'move arrived',
  'move charge',
  'step path',
  'attack choice',
  'attack defence',
  'attack knockback',
  'volley order',
  'volley steps',
  'damage window',
  'windburn',
]);

const placeOf = (f: Frame): string => ('step' in f ? `${f.type} ${f.step}` : f.type);

export const checkStack = (b: Battle, where: string): void => {
  for (const [i, f] of b.stack.entries()) {
    const at = `${where}[${i}]`;
    const below = b.stack[i - 1];
    if (below !== undefined && !BELOW[f.type].includes(placeOf(below)))
      misread(at, `${f.type} cannot lie on ${placeOf(below)}`);
    checkFrame(b, f, below, at);
  }
  const top = b.stack.at(-1);
  if (top === undefined) return;
  const at = `${where}[${b.stack.length - 1}]`;
  if (!RESTS.has(placeOf(top))) misread(at, `nobody is asked in ${placeOf(top)}`);
  checkTop(b, top, at);
};

const checkFrame = (b: Battle, f: Frame, below: Frame | undefined, at: string): void => {
  switch (f.type) {
    case 'setup':
      checkSeat(b, f.first, `${at}.first`);
      break;
    case 'round':
      break;
    case 'insight':
      checkSeat(b, f.seat, `${at}.seat`);
      break;
    case 'window':
      checkSeat(b, f.asking, `${at}.asking`);
      checkOrder(b, f.asked, false, `${at}.asked`);
      checkMarks(b, f.cast, at);
      checkAbout(b, f.about, below, `${at}.about`);
      break;
    case 'activation':
      checkSeat(b, f.by, `${at}.by`);
      if ((f.action === null) !== (f.step === 'begins' || f.step === 'chooses') && f.step !== 'ends')
        misread(`${at}.action`, 'must be told once it is chosen, and only then');
      checkActor(b, f, at);
      break;
    case 'move':
      checkActor(b, f, at);
      break;
    case 'step':
      if ((f.purpose === 'action') !== (f.source === null))
        misread(`${at}.source`, 'must be told for the step of a reaction, and only then');
      if (f.source !== null) checkSource(b, f.source, `${at}.source`);
      checkActor(b, f, at);
      break;
    case 'attack':
      checkAttack(b, f, at);
      break;
    case 'volley':
      checkSeat(b, f.by, `${at}.by`);
      checkSource(b, f.source, `${at}.source`);
      for (const target of f.targets) checkFighterId(b, target, `${at}.targets`);
      for (const step of f.steps) checkFighterId(b, step.fighter, `${at}.steps`);
      checkAttackId(b, f, at);
      break;
    case 'damage':
      for (const [i, harm] of f.harms.entries()) {
        checkFighterId(b, harm.fighter, `${at}.harms[${i}].fighter`);
        checkSeat(b, harm.credit, `${at}.harms[${i}].credit`);
      }
      if (f.index > f.harms.length) misread(`${at}.index`, 'must count one of the harms');
      break;
    case 'windburn':
      checkWindburn(b, f, at);
      break;
  }
};

type FrameOf<T extends Frame['type']> = Extract<Frame, { readonly type: T }>;

const checkMarks = (b: Battle, marks: readonly CastMark[], at: string): void => {
  for (const [i, mark] of marks.entries()) checkFighterId(b, mark.caster, `${at}.cast[${i}].caster`);
};

const checkActor = (
  b: Battle,
  f: { readonly fighter: number; readonly cast: readonly CastMark[] },
  at: string,
): void => {
  checkFighterId(b, f.fighter, `${at}.fighter`);
  checkMarks(b, f.cast, at);
};

/** A window is about whom the frame below is about. */
const checkAbout = (b: Battle, about: number | null, below: Frame | undefined, where: string): void => {
  checkFighterId(b, about, where);
  if (below?.type === 'damage' && below.index < 1) misread(where, 'no damage comes up yet in the frame below');
  const whom =
    below?.type === 'damage'
      ? below.harms[below.index - 1]!.fighter
      : below !== undefined && 'fighter' in below
        ? below.fighter
        : null;
  if (about !== whom) misread(where, `must be ${whom}, as the frame below tells`);
};

const checkSource = (b: Battle, source: Source, where: string): void => {
  if (source.type === 'fighter') {
    checkFighterId(b, source.id, `${where}.id`);
    return;
  }
  if (source.id >= b.terrain!.features.length) misread(`${where}.id`, `there is no feature ${source.id}`);
};

/** The terrain attacks by Quake alone, a fighter with an attack of its own. */
const checkAttackId = (b: Battle, f: FrameOf<'attack' | 'volley'>, at: string): void => {
  const { source, attack } = f;
  if ((source.type === 'feature') !== (attack === 'quake'))
    misread(`${at}.attack`, 'must be quake when a feature attacks, and only then');
  if (attack === 'quake') return;
  const { profile } = b.fighters[source.id]!;
  if (attackOf(profile, attack, b.config.normaliseLightPrecisionTo15) === undefined)
    misread(`${at}.attack`, `a ${profileOf(profile).name} has no ${attack}`);
};

const checkAttack = (b: Battle, f: FrameOf<'attack'>, at: string): void => {
  checkSeat(b, f.by, `${at}.by`);
  checkSeat(b, f.against, `${at}.against`);
  checkSource(b, f.source, `${at}.source`);
  checkAttackId(b, f, at);
  if ((f.target === null) === (f.object === null)) misread(at, 'must have either a target or an object');
  checkFighterId(b, f.target, `${at}.target`);
  if (f.object !== null && b.objects[f.object] === undefined) misread(`${at}.object`, `there is no object ${f.object}`);
  if (f.chosen && f.choice === null) misread(`${at}.choice`, 'is hidden, as in a view; a whole state must tell it');
  if (!f.chosen && f.choice !== null) misread(`${at}.chosen`, 'must be true when a choice is made');
  const isSplit =
    f.attack !== 'quake' &&
    attackOf(b.fighters[f.source.id]!.profile, f.attack, b.config.normaliseLightPrecisionTo15)!.single === null;
  if (f.step !== 'choice' && isSplit !== f.chosen)
    misread(`${at}.chosen`, 'must hold for an attack that is light or heavy, and for no other (MW 18.3)');
  const isBefore = f.step === 'choice' || f.step === 'defence';
  if (isBefore !== (f.defence === null)) misread(`${at}.defence`, 'must be told after it is chosen, and only then');
};

const checkWindburn = (b: Battle, f: FrameOf<'windburn'>, at: string): void => {
  checkSeat(b, f.seat, `${at}.seat`);
  checkSize(f.kept.size, f.kept.cards, `${at}.kept`);
  const hand = known(b.seats[f.seat]!.hand.cards);
  for (const kept of known(f.kept.cards))
    if (!hand.includes(kept)) misread(`${at}.kept.cards`, `${kept} is not in that hand`);
};

/** Set-up rests only while something is left to be done in its step. */
const checkSetup = (b: Battle, f: FrameOf<'setup'>, at: string): void => {
  if (f.step === 'assembly' && b.warbands.every((w) => w.done))
    misread(`${at}.step`, 'all warbands are done, so nobody is left to assemble one (ItT general.assembly)');
  const isWaiting = b.fighters.some((fighter) => fighter.where === 'reserve' && !b.seats[fighter.seat]!.conceded);
  if (f.step === 'deployment' && !isWaiting) misread(`${at}.step`, 'nobody has fighters left to deploy (MW 10.5)');
};

/** Whoever is asked must be there to answer. */
const checkTop = (b: Battle, f: Frame, at: string): void => {
  if (f.type === 'setup') checkSetup(b, f, at);
  if (f.type === 'round' && (b.turn === null || b.passed.includes(b.turn)))
    misread(`${at}.step`, 'it must be the turn of a seat that has not passed');
  if (f.type === 'activation' || f.type === 'move') checkOnField(b, f.fighter, `${at}.fighter`);
  if (f.type === 'attack') checkOnField(b, f.target, `${at}.target`);
  if (f.type === 'attack' && f.step === 'defence' && f.target === null) misread(`${at}.step`, 'an object cannot react');
  if (f.type === 'damage' && waitingHarms(b, f).length === 0) misread(at, `nobody is asked in ${placeOf(f)}`);
  if (f.type === 'volley' && f.step === 'steps' && waitingSteps(b, f).length === 0)
    misread(at, `nobody is asked in ${placeOf(f)}`);
  if (f.type === 'volley' && f.step !== 'steps' && !f.targets.some((target) => b.fighters[target]!.where === 'field'))
    misread(`${at}.targets`, 'nobody is left to attack');
  const asked = f.type === 'window' ? f.asking : f.type === 'insight' || f.type === 'windburn' ? f.seat : null;
  if (asked !== null && b.seats[asked]!.conceded) misread(at, `seat ${asked} has conceded and is asked nothing`);
};

const checkOnField = (b: Battle, fighter: number | null, where: string): void => {
  if (fighter !== null && b.fighters[fighter]!.where !== 'field') misread(where, 'must be on the battlefield');
};
