/** Who is in the squad, how everybody stands, and who is fielded next. */

import { profileWords, tidySheetName } from '@muster/dwethia';
import {
  chapterWords,
  dismiss,
  type Fitness,
  fieldedSheet,
  gearWords,
  heroesDescriptor,
  type Member,
  pointsOf,
  rename,
  type Squad,
  scarOf,
  specialRuleOf,
  track,
} from '@muster/heroes';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '../../../parts/Confirm.tsx';
import { inPlace } from '../../../parts/inPlace.tsx';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { count } from '../../../parts/words.ts';
import { Base, raceName } from '../force/Base.tsx';
import { Bill } from '../force/Bill.tsx';
import css from './squad.module.css';

const STANDINGS: { readonly [S in Fitness]: string } = {
  ready: 'Ready',
  resting: 'Misses the next battle',
  dead: 'Dead',
  dismissed: 'Dismissed',
};

interface Props {
  readonly fielded: ReadonlySet<string>;
  readonly onField: (id: string, fielded: boolean) => void;
  /** What becomes of the squad, and what is said of it. */
  readonly onChange: (by: (squad: Squad) => Squad, words: string) => void;
}

interface MemberProps extends Props {
  readonly member: Member;
  readonly onDismiss: () => void;
}

const Marks = ({ member }: { readonly member: Member }) => (
  <p className={css.marks}>
    <span data-standing={member.standing}>{STANDINGS[member.standing]}</span>
    {inPlace(member.sheet.scars, (id) => (
      <span>{scarOf(id)?.name}</span>
    ))}
    {member.next.map((id) => (
      <span key={id} title={specialRuleOf(id)?.words}>
        Next battle: {specialRuleOf(id)?.name}
      </span>
    ))}
  </p>
);

const Story = ({ member }: { readonly member: Member }) => (
  <details className={css.story}>
    <summary>
      {count(member.battles, 'battle')}, {count(member.kills, 'kill')}
      <span className="visually-hidden">, the story of {member.sheet.name}</span>
    </summary>
    {member.chapters.length === 0 ? (
      <p className="small muted">Nothing was rolled for it yet.</p>
    ) : (
      <ol>
        {member.chapters.map((chapter) => (
          <li key={chapter.battle}>
            Battle {chapter.battle + 1}: {chapterWords(member.sheet.name, chapter)}
          </li>
        ))}
      </ol>
    )}
    <Bill unit={fieldedSheet(member)} />
  </details>
);

/** Kept when the field is left, or with Enter. */
const Rename = ({ name, onRename }: { readonly name: string; readonly onRename: (name: string) => void }) => {
  const [typed, setTyped] = useState(name);
  const done = () => {
    const next = typed.trim();
    if (next === '' || next === name) setTyped(name);
    else onRename(next);
  };
  return (
    <input
      className={`input ${css.rename}`}
      aria-label={`Name of ${name}`}
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(tidySheetName(event.target.value))}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
      }}
    />
  );
};

const One = ({ member, fielded, onField, onChange, onDismiss }: MemberProps) => {
  const { id, sheet, standing, tracked } = member;
  const { name } = sheet;
  return (
    <li className={css.member} data-standing={standing}>
      <Base unit={sheet} size={44} />
      <div className={css.memberWords}>
        <p>
          <b>{name}</b>{' '}
          <span className="small muted">
            {raceName(sheet)}, {pointsOf(sheet)} points
          </span>
        </p>
        <p className={css.line}>{profileWords(sheet.stats)}</p>
        <p className="small muted">{gearWords(sheet)}</p>
        <Marks member={member} />
        <Story member={member} />
      </div>
      {(standing === 'ready' || standing === 'resting') && (
        <div className={css.memberTools}>
          {standing === 'ready' && (
            <label className="choice">
              <input
                type="checkbox"
                checked={fielded.has(id)}
                onChange={(event) => onField(id, event.target.checked)}
              />
              <span>
                Field<span className="visually-hidden"> {name}</span>
              </span>
            </label>
          )}
          <label className="choice">
            <input
              type="checkbox"
              checked={tracked}
              onChange={({ target: { checked } }) =>
                onChange(
                  (squad) => track(squad, id, checked),
                  `${name} ${checked ? 'rolls' : 'does not roll'} after battles.`,
                )
              }
            />
            <span>
              Rolls after battles<span className="visually-hidden">: {name}</span>
            </span>
          </label>
          <Rename
            name={name}
            onRename={(to) => onChange((squad) => rename(squad, id, to), `${name} is called ${to} now.`)}
          />
          <button
            type="button"
            className="button button--small button--quiet"
            onClick={onDismiss}
            aria-label={`Dismiss ${name}`}
          >
            <UserMinus size={18} aria-hidden="true" /> Dismiss
          </button>
        </div>
      )}
    </li>
  );
};

const isHere = ({ standing }: Member): boolean => standing === 'ready' || standing === 'resting';

export const Roster = ({ members, ...props }: Props & { readonly members: readonly Member[] }) => {
  const [asked, setAsked] = useState<Member>();
  const gone = members.filter((member) => !isHere(member));
  const listed = (some: readonly Member[]) =>
    some.map((member) => <One key={member.id} member={member} {...props} onDismiss={() => setAsked(member)} />);
  return (
    <>
      <ul className={css.members} aria-label="Members">
        {listed(members.filter(isHere))}
      </ul>
      {gone.length > 0 && (
        <details className={css.fold}>
          <summary>Fallen and gone: {gone.length}</summary>
          <ul className={css.members} aria-label="Fallen and gone">
            {listed(gone)}
          </ul>
        </details>
      )}
      {asked !== undefined && (
        <Confirm
          title={`Dismiss ${asked.sheet.name}?`}
          action="Dismiss it"
          onConfirm={() => props.onChange((squad) => dismiss(squad, asked.id), `${asked.sheet.name} is dismissed.`)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            <RuleWords game={heroesDescriptor} text="Its story stays in the book of the squad (HR-17)." />
          </p>
        </Confirm>
      )}
    </>
  );
};
