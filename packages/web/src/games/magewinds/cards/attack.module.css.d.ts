declare const css: Readonly<
  Record<
    | 'choice'
    | 'legend'
    | 'cards'
    | 'option'
    | 'radio'
    | 'face'
    | 'reverse'
    | 'name'
    | 'note'
    | 'says'
    | 'turning'
    | 'obverse',
    string
  >
>;
export default css;
