/** The switches: rulings that the players may decide otherwise. */

import { DEFAULT_RULINGS, gridBattlesDescriptor, type Rulings, SWITCHES } from '@muster/grid-battles';
import { SwitchList } from '../../../pages/new-battle/SwitchList.tsx';

interface HouseRulesProps {
  readonly rulings: Rulings;
  readonly onChange: (rulings: Rulings) => void;
}

export const HouseRules = ({ rulings, onChange }: HouseRulesProps) => (
  <SwitchList
    game={gridBattlesDescriptor}
    values={Object.fromEntries(
      SWITCHES.flatMap(({ name }) => (rulings[name] === DEFAULT_RULINGS[name] ? [] : [[name, rulings[name]]])),
    )}
    onChange={(values) => onChange({ ...DEFAULT_RULINGS, ...values })}
  />
);
