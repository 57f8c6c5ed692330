declare const css: Readonly<
  Record<
    | 'card'
    | 'title'
    | 'seal'
    | 'name'
    | 'origin'
    | 'source'
    | 'state'
    | 'tokens'
    | 'attributes'
    | 'attacks'
    | 'abilities'
    | 'attack'
    | 'kind'
    | 'strengths'
    | 'text'
    | 'track',
    string
  >
>;
export default css;
