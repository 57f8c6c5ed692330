import type { MarkKind } from './marks.ts';

declare const css: Readonly<
  Record<
    | MarkKind
    | 'piece'
    | 'gone'
    | 'ghost'
    | 'active'
    | 'activeEdge'
    | 'flash'
    | 'done'
    | 'confirm'
    | 'confirmHit'
    | 'lossFloat'
    | 'refusedWay'
    | 'blow'
    | 'blowWho'
    | 'blowWhom'
    | 'blowWhomEdge'
    | 'blowEdge'
    | 'blowLine'
    | 'blowHead'
    | 'traces'
    | 'traceEdge'
    | 'traceLine'
    | 'traceStart'
    | 'traceHead'
    | 'traceBlow'
    | 'fell'
    | 'lossRim'
    | 'loss'
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
    | 'blocker',
    string
  >
>;
export default css;
