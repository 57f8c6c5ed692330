/** One of all units, or of all that can be shot at, by faction, with its picture and its figures. */

import { profileWords } from '@muster/dwethia';
import page from '../../../pages/odds/odds.module.css';
import { Base } from '../army/Base.tsx';
import { BuildingGlyph } from '../tokens/glyphs.tsx';
import css from './odds.module.css';
import { isUnitSheet, type Listed, type Sheet, woundsOfSheet } from './units.ts';

export const SheetIcon = ({ sheet, size }: { readonly sheet: Sheet; readonly size: number }) =>
  isUnitSheet(sheet) ? (
    <Base unit={sheet} size={size} />
  ) : (
    <svg className={css.building} width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <BuildingGlyph role={sheet.role} />
    </svg>
  );

interface SelectProps<S extends Sheet> {
  readonly label: string;
  readonly isQuiet?: boolean;
  readonly lists: readonly Listed<S>[];
  readonly value: S;
  readonly onPick: (sheet: S) => void;
}

export const SheetSelect = <S extends Sheet>({ label, isQuiet = false, lists, value, onPick }: SelectProps<S>) => (
  <label className="field">
    <span className={isQuiet ? 'visually-hidden' : 'field__label'}>{label}</span>
    <select
      className="input"
      value={value.id}
      onChange={({ target }) => onPick(lists.flatMap(({ sheets }) => sheets).find(({ id }) => id === target.value)!)}
    >
      {lists.map(({ name, sheets }) => (
        <optgroup key={name} label={name}>
          {sheets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

export const figures = (sheet: Sheet): string =>
  isUnitSheet(sheet)
    ? `${profileWords(sheet.stats)}${sheet.save === null ? '' : `, shield ${sheet.save}+`}`
    : `Defense ${sheet.defense}, ${woundsOfSheet(sheet)} Wounds`;

export const SheetPick = <S extends Sheet>(props: SelectProps<S>) => (
  <div className={page.who}>
    <SheetIcon sheet={props.value} size={60} />
    <div>
      <SheetSelect {...props} />
      <p className="small muted">{figures(props.value)}</p>
    </div>
  </div>
);
