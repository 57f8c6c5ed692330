/** Which clock a battle with friends elsewhere has, and what happens when time is up. */

import { MOST_DAYS, MOST_MINUTES, MOST_SECONDS } from '@muster/protocol';
import { Chips } from '../../parts/Chips.tsx';
import { type ClockChoice, type ClockName, parseClock, termsOf } from '../../parts/clock-choice.ts';
import { termsWords } from '../../parts/clock-words.ts';
import { useSettings } from '../../parts/settings.ts';
import css from './start.module.css';

const CHOICES: readonly { readonly value: ClockName; readonly words: string }[] = [
  { value: 'none', words: 'No clock' },
  { value: 'quick', words: '10 min + 10 s' },
  { value: 'slow', words: '25 min + 15 s' },
  { value: 'day', words: '1 day' },
  { value: 'days', words: '3 days' },
  { value: 'ownLive', words: 'Own minutes' },
  { value: 'ownDays', words: 'Own days' },
];

const OUT = [
  { value: 'lose', words: 'The battle is lost' },
  { value: 'computer', words: 'The computer plays on' },
] as const;

interface NumberProps {
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ label, most, value, onChange }: NumberProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <input
      className="input"
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value}
      onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))}
    />
  </label>
);

export const ClockChips = () => {
  const { clock, choose } = useSettings();
  const change = (some: Partial<ClockChoice>): void => choose({ clock: { ...clock, ...some } });
  const terms = termsOf(parseClock(clock));
  return (
    <>
      <div>
        <Chips legend="Clock" choices={CHOICES} value={clock.name} onChoose={(name) => change({ name })} />
        {clock.name === 'ownLive' && (
          <div className={css.clock}>
            <NumberField
              label="Minutes for the battle"
              most={MOST_MINUTES}
              value={clock.minutes}
              onChange={(minutes) => change({ minutes })}
            />
            <NumberField
              label="Seconds for each decision"
              most={MOST_SECONDS}
              value={clock.seconds}
              onChange={(seconds) => change({ seconds })}
            />
          </div>
        )}
        {clock.name === 'ownDays' && (
          <div className={css.clock}>
            <NumberField
              label="Days for each decision"
              most={MOST_DAYS}
              value={clock.days}
              onChange={(days) => change({ days })}
            />
          </div>
        )}
        <p className="small muted">
          {terms === null ? 'Everybody has all the time in the world.' : termsWords(terms)}
          {terms?.kind === 'live' &&
            terms.minutes > 0 &&
            terms.seconds > 0 &&
            ' What is left of those is not saved up.'}
        </p>
      </div>
      {terms !== null && (
        <Chips legend="When time is up" choices={OUT} value={clock.out} onChoose={(out) => change({ out })} />
      )}
    </>
  );
};
