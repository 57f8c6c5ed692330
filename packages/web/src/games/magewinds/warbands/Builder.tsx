/** Puts a warband together: fighters from the tray, as long as slots and limits allow (TC assembly). */

import {
  LONGEST_NAME,
  magewindsDescriptor,
  PROFILES,
  type ProfileId,
  readyMade,
  slotsOf,
  tidyCall,
  withCall,
} from '@muster/magewinds';
import { useState } from 'react';
import { Budget, FillFrom } from '../../../pages/Building.tsx';
import shared from '../../../pages/tray.module.css';
import { RuleWords } from '../../../parts/RuleWords.tsx';
import { bandProblem, bandWords, joinProblem, kindsIn } from './band.ts';
import { FighterSeal } from './FighterSeal.tsx';
import type { KeptWarband } from './kept.ts';
import { Tray, type TrayProps } from './Tray.tsx';
import css from './warbands.module.css';

export interface BuilderProps extends Omit<TrayProps, 'onAdd'> {
  /** What they are called, beside them (TC assembly.slots). */
  readonly calls: readonly string[];
  /** To fill it from. */
  readonly kept: readonly KeptWarband[];
  /** The tray is folded away while the warband is full. */
  readonly folds?: boolean;
  readonly onChange: (warband: readonly ProfileId[], calls: readonly string[]) => void;
}

interface CallProps {
  /** `Militia 2 of Blue`. */
  readonly of: string;
  readonly call: string;
  readonly onCall: (call: string) => void;
}

const Call = ({ of, call, onCall }: CallProps) => {
  const [typed, setTyped] = useState('');
  return (
    <input
      className={`input ${css.call}`}
      aria-label={`Name of the ${of}`}
      placeholder="Name"
      // it may end in a space while it is typed; what is kept does not
      value={typed.trim() === call ? typed : call}
      maxLength={2 * LONGEST_NAME}
      autoComplete="off"
      onChange={(event) => {
        const next = tidyCall(event.target.value);
        setTyped(next);
        onCall(next.trim());
      }}
    />
  );
};

interface ChosenProps extends Pick<BuilderProps, 'of' | 'seat' | 'warband' | 'calls'> {
  readonly onRemove: (place: number) => void;
  readonly onCall: (place: number, call: string) => void;
}

const Chosen = ({ of, seat, warband, calls, onRemove, onCall }: ChosenProps) =>
  warband.length === 0 ? (
    <p className={css.empty}>
      Nobody yet. Take fighters from the list below, or one of the ready-made warbands as it is.
    </p>
  ) : (
    <ul className={`${shared.chosen} ${css.chosen}`} aria-label={`Warband of ${of}`}>
      {kindsIn(warband).map((kind, place) => {
        const id = warband[place]!;
        return (
          <li key={kind}>
            <button
              type="button"
              title={`Take the ${PROFILES[id].name} out`}
              aria-label={`Take the ${PROFILES[id].name} out of the warband of ${of}`}
              onClick={() => onRemove(place)}
            >
              <FighterSeal id={id} seat={seat} size={44} />
              <span>{PROFILES[id].name}</span>
            </button>
            <Call of={`${kind} of ${of}`} call={calls[place] ?? ''} onCall={(call) => onCall(place, call)} />
          </li>
        );
      })}
    </ul>
  );

export const Builder = (props: BuilderProps) => {
  const { of, seat, slots, officialOnly, warband, calls, kept, folds = false, onChange } = props;
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(() => slotsOf(warband) < slots);
  const change = (next: readonly ProfileId[], called: readonly string[], words: string) => {
    setSaid(words);
    onChange(next, called);
  };
  const add = (id: ProfileId) => {
    const problem = joinProblem(warband, id, slots, officialOnly);
    if (problem === undefined) change([...warband, id], calls, `${PROFILES[id].name} joins.`);
    else setSaid(`${PROFILES[id].name} cannot join. ${problem}`);
  };
  const offerOf = (name: string, words: string, next: readonly ProfileId[], called: readonly string[] = []) => ({
    name,
    words,
    fill: () => change(next, called, `Now it is ${bandWords(next)}.`),
  });
  const wrong = warband.length > 0 ? bandProblem(warband, slots, officialOnly) : undefined;
  const tray = <Tray of={of} seat={seat} slots={slots} officialOnly={officialOnly} warband={warband} onAdd={add} />;
  return (
    <div className={css.builder}>
      <Budget taken={slotsOf(warband)} of={slots} what="slots" />
      <Chosen
        of={of}
        seat={seat}
        warband={warband}
        calls={calls}
        onRemove={(place) =>
          change(warband.toSpliced(place, 1), calls.toSpliced(place, 1), `${PROFILES[warband[place]!].name} leaves.`)
        }
        onCall={(place, call) => onChange(warband, withCall(calls, place, call))}
      />
      {wrong !== undefined && (
        <p className="field__error">
          <RuleWords game={magewindsDescriptor} text={wrong} />
        </p>
      )}
      <p className={shared.said} role="status">
        <RuleWords game={magewindsDescriptor} text={said} />
      </p>
      <div className={css.tools}>
        <FillFrom
          what={`the warband of ${of}`}
          ready={readyMade(slots, officialOnly).map((r) => offerOf(r.name, bandWords(r.warband), r.warband))}
          kept={kept.map((k) => offerOf(k.name, `${k.slots} slots, ${bandWords(k.warband)}`, k.warband, k.calls))}
        />
        {warband.length > 0 && (
          <button
            type="button"
            className="button button--small button--quiet"
            onClick={() => {
              setOpen(true);
              change([], [], 'The warband is empty.');
            }}
          >
            Empty it<span className="visually-hidden">, the warband of {of}</span>
          </button>
        )}
      </div>
      {folds ? (
        <details className={css.folded} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            All fighters<span className="visually-hidden"> for {of}</span>
          </summary>
          {tray}
        </details>
      ) : (
        tray
      )}
    </div>
  );
};
