/** A unit or a building, with its picture and its figures. */

import { type AskedSheet, isUnitSheet } from '@muster/conquest';
import { profileWords } from '@muster/dwethia';
import { type Listed, WhoPick } from '../../../dwethia/odds/WhoPick.tsx';
import { Base } from '../army/Base.tsx';
import { BuildingGlyph } from '../tokens/glyphs.tsx';
import css from './odds.module.css';

export const SheetIcon = ({ sheet, size }: { readonly sheet: AskedSheet; readonly size: number }) =>
  isUnitSheet(sheet) ? (
    <Base unit={sheet} size={size} />
  ) : (
    <svg className={css.building} width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <BuildingGlyph role={sheet.role} />
    </svg>
  );

export const woundsOfSheet = (sheet: AskedSheet): number => (isUnitSheet(sheet) ? sheet.stats.wounds : sheet.wounds);

export const figures = (sheet: AskedSheet): string =>
  isUnitSheet(sheet)
    ? `${profileWords(sheet.stats)}${sheet.save === null ? '' : `, shield ${sheet.save}+`}`
    : `Defense ${sheet.defense}, ${woundsOfSheet(sheet)} Wounds`;

interface Props {
  readonly label: string;
  readonly lists: readonly Listed<AskedSheet>[];
  readonly value: AskedSheet;
  readonly onPick: (sheet: AskedSheet) => void;
}

export const SheetPick = (props: Props) => (
  <WhoPick {...props} picture={<SheetIcon sheet={props.value} size={60} />} figures={figures(props.value)} />
);
