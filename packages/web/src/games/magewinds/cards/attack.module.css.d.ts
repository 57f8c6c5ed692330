declare const css: Readonly<
  Record<
    'legend' | 'cards' | 'option' | 'radio' | 'face' | 'reverse' | 'name' | 'note' | 'says' | 'turning' | 'obverse',
    string
  >
>;
export default css;
