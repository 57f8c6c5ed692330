declare const css: Readonly<Record<'cost' | 'parts' | 'part' | 'suit', string>>;
export default css;
