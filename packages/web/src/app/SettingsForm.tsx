/** What a player may choose for this browser, every switch at work at once. */

import { useId } from 'react';
import {
  type Confirms,
  type Light,
  type Motion,
  type Pace,
  type Paint,
  type Settings,
  useSettings,
} from '../parts/settings.ts';
import css from './settings.module.css';

type Choices<T> = readonly (readonly [T, string])[];

const LIGHTS: Choices<Light> = [
  ['auto', 'As the system'],
  ['day', 'Day'],
  ['night', 'Night'],
];

const PACES: Choices<Pace> = [
  ['calm', 'Calm'],
  ['brisk', 'Brisk'],
  ['instant', 'Instant'],
];

const MOTIONS: Choices<Motion> = [
  ['system', 'As the system'],
  ['full', 'Full'],
  ['still', 'None'],
];

const CONFIRMS: Choices<Confirms> = [
  ['every', 'Every move'],
  ['risky', 'Only risky ones'],
];

const PAINTS: Choices<Paint> = [
  ['side', 'By side'],
  ['book', 'As the books paint them'],
];

interface OneOfProps<T extends string> {
  readonly legend: string;
  readonly hint: string;
  readonly choices: Choices<T>;
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

const OneOf = <T extends string>({ legend, hint, choices, value, onChoose }: OneOfProps<T>) => {
  const name = useId();
  return (
    <fieldset className={css.setting}>
      <legend>{legend}</legend>
      <div className={css.settingChoices}>
        {choices.map(([choice, words]) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(choice)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <p className="small muted">{hint}</p>
    </fieldset>
  );
};

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const FLAGS: readonly { readonly flag: Flag; readonly words: string; readonly hint: string }[] = [
  { flag: 'sound', words: 'Sound', hint: 'Dice, cards, steps and blows.' },
  { flag: 'confirmEnd', words: 'Ask before ending', hint: 'Once, while something useful can still be done.' },
  { flag: 'hexNumbers', words: 'Hex numbers on the whole map', hint: 'Otherwise only when it is seen from near.' },
  { flag: 'noTakeBacks', words: 'New battles without take-backs', hint: 'What was rolled or learned stands.' },
];

export default function SettingsForm() {
  const settings = useSettings();
  const { light, pace, motion, confirm, paint, name, choose } = settings;
  return (
    <>
      <OneOf
        legend="Light"
        hint="Paper by day, slate by night."
        choices={LIGHTS}
        value={light}
        onChoose={(value) => choose({ light: value })}
      />
      <OneOf
        legend="Pace"
        hint="How fast the table shows what others do."
        choices={PACES}
        value={pace}
        onChoose={(value) => choose({ pace: value })}
      />
      <OneOf
        legend="Motion"
        hint="Whether pieces travel and dice roll."
        choices={MOTIONS}
        value={motion}
        onChoose={(value) => choose({ motion: value })}
      />
      <OneOf
        legend="Confirm"
        hint="What waits for the main button or a double click. Without luck, risk or doubt, a click can play at once."
        choices={CONFIRMS}
        value={confirm}
        onChoose={(value) => choose({ confirm: value })}
      />
      <OneOf
        legend="Pieces"
        hint="In the games of Dwethia: the face tells the side, or the faction by its printed colour; of a ship the rim tells the side all the same."
        choices={PAINTS}
        value={paint}
        onChoose={(value) => choose({ paint: value })}
      />
      <fieldset className={css.setting}>
        <legend>At the table</legend>
        {FLAGS.map(({ flag, words, hint }) => (
          <label key={flag} className={`choice ${css.flag}`}>
            <input
              type="checkbox"
              checked={settings[flag]}
              onChange={({ target: { checked } }) => choose({ [flag]: checked })}
            />
            <span>
              {words}
              <span className={`small muted ${css.flagHint}`}>{hint}</span>
            </span>
          </label>
        ))}
        <label className={`field ${css.nameField}`}>
          <span className="field__label">Your name</span>
          <input
            className="input"
            maxLength={24}
            autoComplete="off"
            placeholder="You"
            value={name}
            onChange={({ target: { value } }) => choose({ name: value })}
          />
        </label>
      </fieldset>
    </>
  );
}
