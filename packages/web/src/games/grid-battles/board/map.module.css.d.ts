import type { Ink } from './art/plate.ts';

declare const css: Readonly<
  Record<
    Ink | 'art' | 'sheet' | 'sheetShadow' | 'frameOuter' | 'frameInner' | 'frameBar' | 'grid' | 'ticks' | 'labels',
    string
  >
>;
export default css;
