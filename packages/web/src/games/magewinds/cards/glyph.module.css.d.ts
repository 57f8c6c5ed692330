declare const css: Readonly<Record<'svg' | 'glyph' | 'holed' | 'line' | 'cut', string>>;
export default css;
