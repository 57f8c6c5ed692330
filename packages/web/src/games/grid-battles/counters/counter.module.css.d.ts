declare const css: Readonly<
  Record<
    | 'counter'
    | 'shadow'
    | 'body'
    | 'field'
    | 'hatching'
    | 'dots'
    | 'id'
    | 'inline'
    | 'glyph'
    | 'fill'
    | 'line'
    | 'cut'
    | 'detail'
    | 'die'
    | 'health'
    | 'pip'
    | 'lost'
    | 'spent'
    | 'moves'
    | 'name'
    | 'svg',
    string
  >
>;
export default css;
