/** An enemy is clicked in the slip: the way, the attack and its odds are planned. */
const aim = (page) => page.getByRole('list', { name: 'Enemies to attack' }).getByRole('button').last().click();

/** A tilted board is drawn after the press was answered, then laid into its room. */
const tilt = async (page) => {
  await page.getByRole('button', { name: 'Tilt the board' }).click();
  await page.locator('[data-tilted]').waitFor();
};

const BATTLE = { record: 'heroes/1-foundry-powers.json', at: 73 };

export const pictures = [
  { file: 'foundry.png', ...BATTLE, hand: aim },
  { file: 'foundry-tilted.png', ...BATTLE, hand: tilt },
];
