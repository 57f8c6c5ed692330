/** Begins a squad: from a ready force, from one of your own, or empty; or takes one from a file. */

import { FACTIONS, type FactionId } from '@muster/dwethia';
import {
  forcePoints,
  heroesDescriptor,
  newSquad,
  parseSquadText,
  READY_FORCES,
  readSquad,
  type Squad,
  type UnitSheet,
} from '@muster/heroes';
import { explainMalformed, type Parsed, parse, tidyName } from '@muster/kernel';
import { FilePlus, FolderOpen } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Pick } from '../../../dwethia/force/Pick.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { useShared } from '../../../parts/useShared.ts';
import { forceShelf, type KeptForce } from '../force/kept.ts';
import { readyUnits } from '../force/ready.ts';
import { freeName } from './address.ts';
import { CANNOT_KEEP, type KeptSquad, keptOf, squadShelf } from './kept.ts';
import css from './squad.module.css';

interface Props {
  /** Names that are taken. */
  readonly taken: readonly string[];
  readonly onMade: (name: string) => void;
}

interface Source {
  readonly id: string;
  readonly words: string;
  readonly units: readonly UnitSheet[];
}

const sourcesFor = (faction: FactionId, own: readonly KeptForce[]): readonly Source[] => [
  ...READY_FORCES.filter((ready) => ready.faction === faction).map((ready) => ({
    id: ready.id,
    words: `The ready force of ${ready.limit}`,
    units: readyUnits(ready),
  })),
  ...own
    .filter((force) => force.faction === faction)
    .map((force) => ({ id: `own:${force.name}`, words: force.name, units: force.units })),
  { id: 'empty', words: 'Nobody yet', units: [] },
];

export const NewSquad = ({ taken, onMade }: Props) => {
  const id = useId();
  const { kept: own = [] } = useShelf(forceShelf);
  const [name, setName] = useState('');
  const [faction, setFaction] = useState<FactionId>('empire-of-sol');
  const [source, setSource] = useState('');
  const [wrong, setWrong] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const sources = sourcesFor(faction, own);
  const chosen = sources.find((one) => one.id === source) ?? sources[1]!;
  const keep = async (made: KeptSquad) => {
    try {
      await squadShelf.keep(made);
      setWrong('');
      setName('');
      onMade(made.name);
    } catch {
      setWrong(CANNOT_KEEP);
    }
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return setWrong('Give the squad a name first.');
    if (taken.includes(called)) return setWrong(`There is a squad ${called} already; give this one another name.`);
    keep(keptOf(newSquad(called, faction, chosen.units)));
  };
  const take = (from: 'file' | 'short link', parsed: Parsed<Squad>) => {
    if (!parsed.ok) return setWrong(`This ${from} is no squad that could be: ${explainMalformed(parsed.refusal)}`);
    const free = freeName(tidyName(parsed.value.name).trim(), taken);
    keep(keptOf({ ...parsed.value, name: free }));
  };
  const open = async (given: File | undefined) => {
    if (given !== undefined) take('file', parseSquadText(await given.text()));
  };
  const shared = useShared();
  return (
    <form className={css.begin} onSubmit={begin} aria-label="New squad">
      <label className="field">
        <span className="field__label">Name</span>
        <input
          className="input"
          value={name}
          autoComplete="off"
          aria-describedby={`${id}-wrong`}
          onChange={(event) => setName(tidyName(event.target.value))}
        />
      </label>
      <Pick<FactionId> label="Faction" value={faction} choices={FACTIONS} onPick={setFaction} />
      <Pick
        label="Begin with"
        value={chosen.id}
        choices={sources.map(({ id, words, units }) => ({
          id,
          name: units.length === 0 ? words : `${words}: ${units.length} models, ${forcePoints(units)} points`,
        }))}
        onPick={setSource}
      />
      {shared !== undefined && (
        <button
          type="button"
          className="button button--main"
          onClick={() => take('short link', parse(readSquad, shared, 'squad'))}
        >
          <FolderOpen size={18} aria-hidden="true" /> Take the squad of the short link
        </button>
      )}
      <div className="button-row">
        <button type="submit" className="button button--main">
          <FilePlus size={18} aria-hidden="true" /> Found this squad
        </button>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <FolderOpen size={18} aria-hidden="true" /> Import a file
        </button>
        <input
          ref={file}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          aria-label="File of a squad"
          tabIndex={-1}
          onChange={(event) => {
            open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <p id={`${id}-wrong`} className="field__error" role="alert">
        <RuleWords game={heroesDescriptor} text={wrong} />
      </p>
    </form>
  );
};
