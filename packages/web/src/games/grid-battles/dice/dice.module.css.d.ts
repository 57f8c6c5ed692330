import type { FaceSymbol } from './faces.ts';

declare const css: Readonly<
  Record<
    | FaceSymbol
    | 'die'
    | 'single'
    | 'under'
    | 'body'
    | 'hatch'
    | 'roll'
    | 'pools'
    | 'title'
    | 'note'
    | 'dice'
    | 'slot'
    | 'caption'
    | 'none'
    | 'extra'
    | 'rolling'
    | 'settled'
    | 'tally'
    | 'hits'
    | 'hit'
    | 'cover'
    | 'spare'
    | 'result'
    | 'odds'
    | 'wish'
    | 'wishName'
    | 'wishChance'
    | 'mean'
    | 'never'
    | 'bars'
    | 'bar'
    | 'track'
    | 'percent'
    | 'wanted',
    string
  >
>;
export default css;
