declare const css: Readonly<
  Record<
    'strip' | 'title' | 'spells' | 'spell' | 'what' | 'caster' | 'refusal' | 'cast' | 'change' | 'asking' | 'select',
    string
  >
>;
export default css;
