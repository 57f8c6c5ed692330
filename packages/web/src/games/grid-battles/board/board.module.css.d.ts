import type { MarkKind } from './marks.ts';

declare const css: Readonly<
  Record<
    | MarkKind
    | 'board'
    | 'plane'
    | 'layer'
    | 'cell'
    | 'piece'
    | 'gone'
    | 'ghost'
    | 'active'
    | 'activeEdge'
    | 'flash'
    | 'done'
    | 'confirm'
    | 'wash'
    | 'outline'
    | 'symbol'
    | 'targetEdge'
    | 'pulse'
    | 'trail'
    | 'next'
    | 'nextHex'
    | 'nextArrow'
    | 'sightEdge'
    | 'sightLine'
    | 'sightClear'
    | 'sightBlocked'
    | 'blocker'
    | 'cursor'
    | 'cursorEdge'
    | 'cursorLine',
    string
  >
>;
export default css;
