declare const css: Readonly<
  Record<
    | 'hand'
    | 'hidden'
    | 'fan'
    | 'held'
    | 'payment'
    | 'paid'
    | 'verdict'
    | 'empty'
    | 'caption'
    | 'table'
    | 'row'
    | 'piles'
    | 'pile'
    | 'draw'
    | 'stack'
    | 'count'
    | 'gap'
    | 'discards'
    | 'suitRow'
    | 'suitTitle',
    string
  >
>;
export default css;
