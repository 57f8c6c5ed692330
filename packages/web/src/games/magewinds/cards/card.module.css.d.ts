declare const css: Readonly<
  Record<
    | 'card'
    | 'body'
    | 'paper'
    | 'suit'
    | 'index'
    | 'frame'
    | 'cloth'
    | 'girdle'
    | 'dark'
    | 'bare'
    | 'gold'
    | 'line'
    | 'thread'
    | 'rays'
    | 'inlay'
    | 'tick'
    | 'worth'
    | 'backField'
    | 'backRim'
    | 'disc'
    | 'winds'
    | 'rose'
    | 'hub',
    string
  >
>;
export default css;
