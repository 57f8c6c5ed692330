/** An attack in the making, with its odds. */
const aim = async (page) => {
  await page.keyboard.press('n');
  await page.getByText(/^Pikeman B1, 4 health/).click();
};

export const pictures = [{ file: 'the-ridge.png', record: 'grid-battles/2-the-ridge.json', at: 36, hand: aim }];
