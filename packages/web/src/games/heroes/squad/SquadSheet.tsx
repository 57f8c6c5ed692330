/** One squad: who is in it, who is fielded next, the battle it waits for, and its book. */

import {
  enlist,
  type Fielded,
  fieldedSheet,
  forcePoints,
  forceProblems,
  heroesDescriptor,
  LIMITS,
  type Member,
  membersOf,
  profilesOf,
  type Squad,
  sheetOf,
  type UnitSheet,
} from '@muster/heroes';
import { Dices, Download, Play, Swords } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Offers } from '../../../dwethia/force/Builder.tsx';
import { downloadText } from '../../../match/download.ts';
import { ShareLink } from '../../../match/ShareLink.tsx';
import { loadSave } from '../../../match/saves.ts';
import { forceShare } from '../../../match/share-words.ts';
import { Chips } from '../../../parts/Chips.tsx';
import { NotGiven, useLuckDialog } from '../../../parts/dice/useLuckDialog.tsx';
import { Problems } from '../../../parts/Problems.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { useShelf } from '../../../parts/shelf.ts';
import { count } from '../../../parts/words.ts';
import { battleAddress, forceAddress } from '../force/address.ts';
import { factionName } from '../force/Base.tsx';
import { shown } from '../force/Builder.tsx';
import { unitShelf } from '../force/kept.ts';
import { History, recordWords } from './History.tsx';
import { CANNOT_KEEP, type KeptSquad, squadShelf } from './kept.ts';
import { Roster } from './Roster.tsx';
import { resolve } from './resolve.ts';
import css from './squad.module.css';

interface Props {
  readonly kept: KeptSquad;
  readonly reload: () => void;
}

const LOOK_AGAIN_MS = 1500;

/** Whether the battle is over: undefined until it is known, null when it is no longer there. It may end in another window. */
const useOver = (battle: string): boolean | null | undefined => {
  const [over, setOver] = useState<boolean | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const tell = (now: boolean | null) => {
      if (!isHere) return;
      setOver(now);
      if (now === false) timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    const look = () => {
      loadSave(battle).then(
        (found) => tell('problem' in found ? null : found.save.ending !== null),
        () => tell(null),
      );
    };
    look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [battle]);
  return over;
};

interface AwaitsProps {
  readonly awaits: Fielded;
  readonly onResolve: () => void;
  readonly onForget: () => void;
}

const Awaits = ({ awaits, onResolve, onForget }: AwaitsProps) => {
  const over = useOver(awaits.battle);
  return (
    <div className="notice" role="status">
      <p>
        {over === null && 'The battle of this squad is no longer kept in this browser.'}
        {over === false && `The squad fights: ${count(awaits.members.length, 'model')} in a battle that is not over.`}
        {over === true && 'The battle of this squad is over. Now the dice say what it left.'}
      </p>
      <div className="button-row">
        {over === true && (
          <button type="button" className="button button--main" onClick={onResolve}>
            <Dices size={18} aria-hidden="true" /> Roll for scars and glory
          </button>
        )}
        {over === false && (
          <Link className="button button--main" href={`/play/${awaits.battle}`}>
            <Play size={18} aria-hidden="true" /> Go to the battle
          </Link>
        )}
        {over === true && (
          <Link className="button" href={`/replay/${awaits.battle}`}>
            Watch it again
          </Link>
        )}
        {over !== undefined && (
          <button type="button" className="button button--quiet" onClick={onForget}>
            Take the squad out of it
          </button>
        )}
      </div>
    </div>
  );
};

/** The smallest usual limit that holds them. */
const limitFor = (points: number): number => LIMITS.find((limit) => limit >= points) ?? 300;

const exported = (squad: Squad): void =>
  downloadText(`${squad.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.squad.json`, `${JSON.stringify(squad, null, 2)}\n`);

interface FieldProps {
  readonly squad: Squad;
  readonly units: readonly UnitSheet[];
}

const Field = ({ squad, units }: FieldProps) => {
  const spent = forcePoints(units);
  const [chosen, setLimit] = useState<number>();
  const limit = chosen ?? limitFor(spent);
  const wrong = forceProblems({ faction: squad.faction, units }, limit, { printed: false });
  return (
    <div className={css.field}>
      <Chips
        legend="Points of the battle"
        choices={LIMITS.map((value) => ({ value, words: String(value) }))}
        value={limit}
        onChoose={setLimit}
      />
      <p>
        <strong>{spent}</strong> of {limit} points fielded, {count(units.length, 'model')}.
      </p>
      <Problems game={heroesDescriptor} sentences={wrong} />
      {wrong.length === 0 && (
        <Link
          className="button button--main"
          href={battleAddress({ faction: squad.faction, points: limit, units }, squad.name)}
        >
          <Swords size={18} aria-hidden="true" /> Field the squad
        </Link>
      )}{' '}
      {units.length > 0 && (
        <Link className="button" href={forceAddress({ faction: squad.faction, points: limit, units, name: '' })}>
          Cards to print
        </Link>
      )}
    </div>
  );
};

const Enlist = ({ squad, onEnlist }: { readonly squad: Squad; readonly onEnlist: (unit: UnitSheet) => void }) => {
  const own = useShelf(unitShelf).kept ?? [];
  return (
    <details className={css.fold}>
      <summary>Enlist somebody</summary>
      <Offers
        label={`Units for ${squad.name}`}
        left={Number.POSITIVE_INFINITY}
        offers={[
          ...profilesOf(squad.faction).map((one) => ({ key: one.id, member: sheetOf(one), isNamed: one.named })),
          ...own
            .filter(({ unit }) => unit.faction === squad.faction)
            .map(({ name, unit }) => ({ key: `own:${name}`, member: unit })),
        ]}
        show={shown}
        onAdd={onEnlist}
      />
    </details>
  );
};

/** Who is left out; all who are ready are in by default. */
const useFielded = (members: readonly Member[]) => {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const fielded = useMemo(
    () => new Set(members.filter(({ id, standing }) => standing === 'ready' && !out.has(id)).map(({ id }) => id)),
    [members, out],
  );
  const field = (id: string, on: boolean) =>
    setOut((before) => new Set(on ? [...before].filter((other) => other !== id) : [...before, id]));
  return { fielded, field };
};

export const SquadSheet = ({ kept, reload }: Props) => {
  const { squad, awaits } = kept;
  const members = useMemo(() => membersOf(squad), [squad]);
  const { fielded, field } = useFielded(members);
  const [said, setSaid] = useState('');
  const history = useRef<HTMLHeadingElement>(null);
  const [seen] = useState(squad.battles.length);
  const { ask, dialog } = useLuckDialog('Roll later');
  const change = async (by: (kept: KeptSquad) => KeptSquad, words: string) => {
    try {
      await squadShelf.change(kept.name, by);
      setSaid(words);
    } catch {
      setSaid(CANNOT_KEEP);
    }
    reload();
  };
  const changeSquad = (by: (squad: Squad) => Squad, words: string) =>
    change((now) => ({ ...now, squad: by(now.squad) }), words);
  const roll = async () => {
    try {
      setSaid((await resolve(kept, ask)) ?? 'The dice are rolled; what they said stands in the book of the squad.');
    } catch (e) {
      setSaid(e instanceof NotGiven ? 'Nothing is rolled yet.' : CANNOT_KEEP);
    }
    reload();
    history.current?.focus();
  };
  return (
    <section className="slip" aria-labelledby="squad">
      <div className={css.head}>
        <div>
          <h2 id="squad">{squad.name}</h2>
          <p className="muted">
            {factionName(squad.faction)}, {recordWords(squad)}
          </p>
        </div>
        <div>
          <button type="button" className="button" onClick={() => exported(squad)}>
            <Download size={18} aria-hidden="true" /> Export
          </button>
          <ShareLink
            what="this squad"
            address="/heroes/squads"
            of={JSON.stringify(squad)}
            share={() => forceShare(heroesDescriptor, 'squad', squad.name, squad)}
            without="A squad is passed on as a file: export it."
          />
        </div>
      </div>
      {awaits !== null && (
        <Awaits
          key={awaits.battle}
          awaits={awaits}
          onResolve={roll}
          onForget={() =>
            change((now) => ({ ...now, awaits: null }), 'The squad is out of that battle; nothing is rolled.')
          }
        />
      )}
      <p className={css.said} role="status">
        <RuleWords game={heroesDescriptor} text={said} />
      </p>
      <Roster members={members} fielded={fielded} onField={field} onChange={changeSquad} />
      <Enlist squad={squad} onEnlist={(unit) => changeSquad((now) => enlist(now, unit), `${unit.name} is enlisted.`)} />
      {awaits === null && <Field squad={squad} units={members.filter(({ id }) => fielded.has(id)).map(fieldedSheet)} />}
      <h3 ref={history} tabIndex={-1}>
        The book of the squad
      </h3>
      <History squad={squad} seen={seen} />
      {dialog}
    </section>
  );
};
