/** An attack in the making, with its odds. */
const aim = (page) => page.locator('[data-hex][aria-label*="Red Knight"]').click();

export const pictures = [{ file: 'the-ridge.png', record: 'grid-battles/2-the-ridge.json', at: 50, hand: aim }];
