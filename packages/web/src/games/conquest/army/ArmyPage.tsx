/** Puts armies of Conquest together, keeps them, passes them on, leads them into battle, and prints their cards. */

import {
  ARMIES,
  armyProblems,
  buildingFacts,
  conquestDescriptor,
  costWords,
  eliteOf,
  eliteRuleWords,
  factionName,
  hqOf,
  kitWords,
  LEAST_POINTS,
  LIMITS,
  MOST_POINTS,
  missionsFor,
  religionName,
  sheetIn,
  startPoints,
  traitOf,
  type UnitSheet,
  unitsOf,
} from '@muster/conquest';
import { profileWords } from '@muster/dwethia';
import { Braces } from 'lucide-react';
import { useState } from 'react';
import { FactionAndLimit } from '../../../dwethia/force/FactionAndLimit.tsx';
import { ForceFrame, Seals } from '../../../dwethia/force/ForceFrame.tsx';
import { Chips } from '../../../parts/Chips.tsx';
import { CopyText } from '../../../parts/CopyText.tsx';
import { FieldPick } from '../../../parts/Fields.tsx';
import { RuleRef } from '../../../parts/RuleRef.tsx';
import { SourceMark } from '../../../parts/SourceMark.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { useChoices } from '../../../parts/useChoices.ts';
import { useTitle } from '../../../parts/useTitle.ts';
import { Aims } from './Aims.tsx';
import { ARMY, armyAddress, battleAddress } from './address.ts';
import css from './army.module.css';
import { Base } from './Base.tsx';
import { type ArmyDraft, bareArmy, countsOf } from './draft.ts';
import { armyFile, armyShelf, unitShelf } from './kept.ts';
import { OwnUnits } from './OwnUnits.tsx';
import { StartList } from './StartList.tsx';
import { UnitCards } from './UnitCard.tsx';
import { workshopWords } from './workshops.ts';

const sealsOf = ({ units, start, faction }: Pick<ArmyDraft, 'units' | 'start' | 'faction'>) => (
  <Seals
    members={countsOf(start).flatMap(([id, n]) => {
      const unit = sheetIn(units, id);
      return unit === undefined
        ? []
        : [
            {
              name: `${n} ${unit.name}`,
              picture: (
                <>
                  <span aria-hidden="true">{n}×</span>
                  <Base unit={unit} of={faction} size={26} />
                </>
              ),
            },
          ];
    })}
  />
);

const startWords = (army: ArmyDraft): string => `${startPoints(army)} points to start with`;

const readyArmy = (army: (typeof ARMIES)[number], draft: ArmyDraft): ArmyDraft => ({
  ...bareArmy(army.faction),
  ...army,
  points: draft.points,
  name: '',
});

interface PartProps {
  readonly draft: ArmyDraft;
  readonly onChange: (change: Partial<ArmyDraft>) => void;
}

/** DW-26, X-309: the religion brings its elite; of two headquarters one is placed. */
const Choices = ({ draft, onChange }: PartProps) => {
  const { faction, religion, hq } = draft;
  const elite = eliteOf(religion);
  return (
    <>
      <FactionAndLimit
        faction={faction}
        onFaction={(next) => onChange({ ...bareArmy(next), scenario: draft.scenario })}
        points={draft.points}
        limits={LIMITS}
        least={LEAST_POINTS}
        most={MOST_POINTS}
        onPoints={(points) => onChange({ points })}
      >
        <FieldPick
          field={ARMY.fieldOf('religion', draft)}
          value={religion}
          onChoose={(id) => onChange({ religion: id })}
        />
        <FieldPick field={ARMY.fieldOf('hq', draft)} value={hq} onChoose={(id) => onChange({ hq: id })} />
      </FactionAndLimit>
      <p className="small muted">
        {factionName(faction)}: {traitOf(faction).words} {hqOf(faction, hq).name}: {buildingFacts(hqOf(faction, hq))}.{' '}
        {religionName(religion)}: a Temple builds the {elite.name}, {costWords(elite.cost)}.
        {elite.rule !== null && ` ${eliteRuleWords(elite.rule)}`} <SourceMark source="house" />
      </p>
    </>
  );
};

const Later = ({ draft: { faction, religion } }: Pick<PartProps, 'draft'>) => (
  <details className={css.later}>
    <summary>What can be built later</summary>
    <ul>
      {[...unitsOf(faction), eliteOf(religion)].map((unit) => (
        <li key={unit.id}>
          <Base unit={unit} of={faction} size={36} />
          <div>
            <p>
              <b>{unit.name}</b> <span className="small muted">{costWords(unit.cost)}</span>
            </p>
            <p className={css.line}>{profileWords(unit.stats)}</p>
            <p className="small muted">
              {[kitWords(unit), `by ${workshopWords(unit, faction)}`].filter((words) => words !== '').join('; ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </details>
);

const CARDS = [
  { value: 'start', words: 'What starts, and your own' },
  { value: 'list', words: 'The whole list' },
] as const;
type Which = (typeof CARDS)[number]['value'];

/** One card for each kind of unit, however many of them there are. */
const cardsOf = ({ faction, religion, units, start }: ArmyDraft, which: Which): readonly UnitSheet[] =>
  which === 'list'
    ? [...unitsOf(faction), eliteOf(religion), ...units]
    : [...new Set([...start.flatMap((id) => sheetIn(units, id) ?? []), ...units])];

const Cards = ({ draft }: Pick<PartProps, 'draft'>) => {
  const [which, setWhich] = useState<Which>('start');
  return (
    <>
      <div className={css.cards}>
        <Chips legend="Cards of" choices={CARDS} value={which} onChoose={setWhich} />
      </div>
      <UnitCards units={cardsOf(draft, which)} of={draft.faction} />
    </>
  );
};

const ArmyPage = () => {
  const { chosen: draft, problems, change } = useChoices('/conquest/armies', ARMY);
  const own = useShelf(unitShelf);
  useTitle(draft.name === '' ? 'Armies of Conquest' : `Army ${draft.name}`);
  const of = draft.name === '' ? 'this army' : draft.name;
  return (
    <ForceFrame
      game={conquestDescriptor}
      what="army"
      title="Armies of Conquest"
      lede="Choose what an army believes in, plays for and starts with, keep it, pass it on as a link, and print its cards. The rules are those of the battle itself."
      problems={problems}
      wrong={armyProblems(draft)}
      isEmpty={draft.start.length === 0 && draft.units.length === 0}
      onName={(name) => change({ name })}
      many="armies"
      draft={draft}
      shelf={armyShelf}
      asKept={(as) => {
        const { name: _, ...army } = draft;
        return { version: 1, name: as, army };
      }}
      draftOf={({ name, army }) => ({ ...army, name })}
      addressOf={armyAddress}
      wordsOf={(army) => `${factionName(army.faction)}, ${startWords(army)}`}
      sealsOf={sealsOf}
      readyTitle="Ready"
      ready={ARMIES.map((army) => {
        const next = readyArmy(army, draft);
        return { key: army.faction, name: factionName(army.faction), words: startWords(next), draft: next };
      })}
      battle={battleAddress(draft)}
      file={armyFile(draft)}
      more={
        <CopyText
          text={JSON.stringify(armyFile(draft))}
          label="This army as JSON"
          byHand="The browser did not allow it; copy the text below."
        >
          <Braces size={18} aria-hidden="true" /> Copy it as JSON
        </CopyText>
      }
      cards={<Cards draft={draft} />}
    >
      <Choices draft={draft} onChange={change} />
      <section className={css.part} aria-labelledby="start">
        <h2 id="start">
          Starting force <RuleRef game={conquestDescriptor} id="CQ-23" />
        </h2>
        <StartList of={of} army={draft} onChange={(start) => change({ start })} />
        <Later draft={draft} />
      </section>
      <section className={css.part} aria-labelledby="own">
        <h2 id="own">Units of your own</h2>
        <OwnUnits draft={draft} kept={own.kept ?? []} onChange={change} />
      </section>
      <section className={css.part} aria-labelledby="aims">
        <h2 id="aims">Aims</h2>
        <Aims
          of={of}
          scenario={draft.scenario}
          missions={draft.missions}
          open={missionsFor(draft.faction)}
          onScenario={(scenario) => change({ scenario })}
          onMissions={(missions) => change({ missions })}
        />
      </section>
    </ForceFrame>
  );
};

export default ArmyPage;
