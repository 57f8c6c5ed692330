/** What a seat may know of the frames on the stack: one literal for each type, which names what is shown. */

import type { Viewer } from '@muster/kernel';
import type {
  ActivationFrame,
  AttackFrame,
  CastMark,
  DamageFrame,
  Frame,
  Harm,
  InsightFrame,
  MoveFrame,
  RoundFrame,
  SetupFrame,
  Source,
  StepFrame,
  VolleyFrame,
  WindburnFrame,
  WindowFrame,
} from '../state/battle.ts';

const viewSource = (s: Source): Source =>
  s.type === 'fighter' ? { type: 'fighter', id: s.id } : { type: 'feature', id: s.id };
const viewMark = (m: CastMark): CastMark => ({ spell: m.spell, caster: m.caster });
const viewHarm = (h: Harm): Harm => ({ fighter: h.fighter, amount: h.amount, credit: h.credit });
const viewLaterStep = (s: VolleyFrame['steps'][number]): VolleyFrame['steps'][number] => ({
  fighter: s.fighter,
  purpose: s.purpose,
  free: s.free,
});

const viewSetup = (f: SetupFrame): SetupFrame => ({ type: 'setup', step: f.step, first: f.first, turn: f.turn });

const viewRound = (f: RoundFrame): RoundFrame => ({ type: 'round', step: f.step });

const viewInsight = (f: InsightFrame, viewer: Viewer): InsightFrame => ({
  type: 'insight',
  seat: f.seat,
  cards: f.seat === viewer ? f.cards : null,
});

const viewWindow = (f: WindowFrame): WindowFrame => ({
  type: 'window',
  timing: f.timing,
  about: f.about,
  asking: f.asking,
  asked: f.asked,
  cast: f.cast.map(viewMark),
});

const viewActivation = (f: ActivationFrame): ActivationFrame => ({
  type: 'activation',
  step: f.step,
  fighter: f.fighter,
  by: f.by,
  action: f.action,
  free: f.free,
  cast: f.cast.map(viewMark),
});

const viewMove = (f: MoveFrame): MoveFrame => ({
  type: 'move',
  step: f.step,
  fighter: f.fighter,
  haste: f.haste,
  phasewalk: f.phasewalk,
  near: f.near,
  charges: f.charges,
  cast: f.cast.map(viewMark),
});

const viewStep = (f: StepFrame): StepFrame => ({
  type: 'step',
  step: f.step,
  fighter: f.fighter,
  purpose: f.purpose,
  source: f.source === null ? null : viewSource(f.source),
  leap: f.leap,
  phasewalk: f.phasewalk,
  cast: f.cast.map(viewMark),
});

/** MW 18.3, MW-R36: the choice lies face down until the defence is chosen. */
const viewAttack = (f: AttackFrame, viewer: Viewer): AttackFrame => ({
  type: 'attack',
  step: f.step,
  source: viewSource(f.source),
  by: f.by,
  against: f.against,
  attack: f.attack,
  target: f.target,
  object: f.object,
  splash: f.splash,
  chosen: f.chosen,
  choice: f.step !== 'defence' || f.by === viewer ? f.choice : null,
  defence: f.defence,
  free: f.free,
  hits: f.hits,
  damage: f.damage,
  blocked: f.blocked,
});

const viewVolley = (f: VolleyFrame): VolleyFrame => ({
  type: 'volley',
  step: f.step,
  source: viewSource(f.source),
  by: f.by,
  attack: f.attack,
  targets: f.targets,
  steps: f.steps.map(viewLaterStep),
});

const viewDamage = (f: DamageFrame): DamageFrame => ({
  type: 'damage',
  step: f.step,
  harms: f.harms.map(viewHarm),
  index: f.index,
  rule: f.rule,
});

const viewWindburn = (f: WindburnFrame, viewer: Viewer): WindburnFrame => ({
  type: 'windburn',
  seat: f.seat,
  kept: { size: f.kept.size, cards: f.seat === viewer ? f.kept.cards : null }, // MW-R62
});

export const viewFrame = (f: Frame, viewer: Viewer): Frame => {
  switch (f.type) {
    case 'setup':
      return viewSetup(f);
    case 'round':
      return viewRound(f);
    case 'insight':
      return viewInsight(f, viewer);
    case 'window':
      return viewWindow(f);
    case 'activation':
      return viewActivation(f);
    case 'move':
      return viewMove(f);
    case 'step':
      return viewStep(f);
    case 'attack':
      return viewAttack(f, viewer);
    case 'volley':
      return viewVolley(f);
    case 'damage':
      return viewDamage(f);
    case 'windburn':
      return viewWindburn(f, viewer);
  }
};
