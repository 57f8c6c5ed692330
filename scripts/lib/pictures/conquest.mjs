/** An enemy is clicked: who is in the hand goes to where it can be shot at, and the shot is meant. */
const aim = (page) => page.locator('[data-base^="B10-"]').click();

export const pictures = [{ file: 'plains.png', record: 'conquest/1-plains-veterans.json', at: 200, hand: aim }];
