/** Fields as they are drawn: chips or a list for one of a few, numbers beside each other, boxes to tick. */

import type { Choice, Field, Group } from '@muster/kernel';
import { Chips } from './Chips.tsx';
import css from './fields.module.css';

interface OneProps<T> {
  readonly field: Field<T>;
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

const choicesOf = <T,>({ form }: Field<T>): readonly Choice<T>[] => (form.kind === 'choice' ? form.choices : []);

export const FieldChips = <T extends string | number>({
  field,
  isQuiet = false,
  value,
  onChoose,
}: OneProps<T> & { readonly isQuiet?: boolean }) => (
  <Chips legend={field.words} quiet={isQuiet} choices={choicesOf(field)} value={value} onChoose={onChoose} />
);

export const FieldPick = <T extends string>({
  field,
  words = field.words,
  value,
  onChoose,
}: OneProps<T> & { readonly words?: string }) => (
  <label className="field">
    <span className="field__label">{words}</span>
    <select className="input" value={value} onChange={({ target }) => onChoose(target.value as T)}>
      {choicesOf(field).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.words}
        </option>
      ))}
    </select>
  </label>
);

const NumberInput = ({ field: { words, form }, value, onChoose }: OneProps<number>) => {
  const { least, most } = form as { readonly least: number; readonly most: number };
  return (
    <label className="field">
      <span className="field__label">{words}</span>
      <input
        className="input"
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={({ target: { valueAsNumber: n } }) => {
          if (Number.isInteger(n) && n >= least && n <= most) onChoose(n);
        }}
      />
    </label>
  );
};

const Tick = ({ field, value, onChoose }: OneProps<boolean>) => (
  <label className="choice">
    <input type="checkbox" checked={value} onChange={({ target }) => onChoose(target.checked)} />
    <span>
      {field.words}
      {field.means !== undefined && <span className="small muted"> {field.means}</span>}
    </span>
  </label>
);

interface Props<C> {
  readonly of: Group<C>;
  /** Whatever else is chosen beside it. */
  readonly chosen: NoInfer<C>;
  /** Which of them, in this order; numbers stand together before the others. */
  readonly keys: readonly (keyof NoInfer<C> & string)[];
  readonly onChange: (change: Partial<NoInfer<C>>) => void;
}

/** The circumstances of a question. */
export const FieldForm = <C extends object>({ of, chosen, keys, onChange }: Props<C>) => {
  const shown = keys.map((key) => {
    const onChoose = (value: unknown): void => onChange({ [key]: value } as unknown as Partial<C>);
    // of which kind it is, its form says
    const one = { field: of.fieldOf(key, chosen) as unknown as Field<never>, value: chosen[key] as never, onChoose };
    return { key, kind: one.field.form.kind, one };
  });
  const numbers = shown.filter(({ kind }) => kind === 'whole');
  return (
    <>
      {numbers.length > 0 && (
        <div className={css.numbers}>
          {numbers.map(({ key, one }) => (
            <NumberInput key={key} {...one} />
          ))}
        </div>
      )}
      {shown.map(({ key, kind, one }) =>
        kind === 'whole' ? null : kind === 'flag' ? <Tick key={key} {...one} /> : <FieldChips key={key} {...one} />,
      )}
    </>
  );
};
