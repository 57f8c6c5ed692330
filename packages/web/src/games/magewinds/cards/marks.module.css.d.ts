declare const css: Readonly<Record<'row' | 'marks' | 'action' | 'pip' | 'chip', string>>;
export default css;
