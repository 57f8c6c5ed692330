/** What a side plays for: its scenario, and two missions (CQ-11, CQ-15). */

import {
  conquestDescriptor,
  factionName,
  type Mission,
  SCENARIO_IDS,
  type ScenarioId,
  scenarioOf,
} from '@muster/conquest';
import { Chips } from '../../../parts/Chips.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import css from './army.module.css';
import { toggled } from './draft.ts';

const SCENARIOS = SCENARIO_IDS.map((id) => ({ value: id, words: scenarioOf(id).name }));

interface Props {
  /** Whose they are. */
  readonly of: string;
  readonly scenario: ScenarioId;
  readonly missions: readonly string[];
  /** Those that may be taken. */
  readonly open: readonly Mission[];
  readonly onScenario: (scenario: ScenarioId) => void;
  readonly onMissions: (missions: readonly string[]) => void;
}

export const Aims = ({ of, scenario, missions, open, onScenario, onMissions }: Props) => (
  <div className={css.aims}>
    <Chips legend={`Scenario of ${of}`} choices={SCENARIOS} value={scenario} onChoose={onScenario} />
    <p className="small muted">{scenarioOf(scenario).words}</p>
    <fieldset className={css.missions}>
      <legend>
        Two missions of {of} <RuleRef game={conquestDescriptor} id="CQ-15" /> <SourceMark source="house" />
      </legend>
      {open.map(({ id, name, vp, faction, words }) => (
        <label key={id} className="choice">
          <input type="checkbox" checked={missions.includes(id)} onChange={() => onMissions(toggled(missions, id))} />
          <span>
            <b>{name}</b> <span className={css.vp}>{vp} VP</span>
            {faction !== null && <span className={css.ofFaction}>{factionName(faction)} only</span>}
            <span className={css.words}>{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  </div>
);
