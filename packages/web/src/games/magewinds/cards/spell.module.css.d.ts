declare const css: Readonly<
  Record<
    | 'strip'
    | 'title'
    | 'spells'
    | 'spell'
    | 'what'
    | 'caster'
    | 'refusal'
    | 'cast'
    | 'end'
    | 'decline'
    | 'asking'
    | 'select',
    string
  >
>;
export default css;
