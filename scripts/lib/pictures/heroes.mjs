export const pictures = [
  { file: 'foundry.png', record: 'heroes/1-foundry-powers.json', at: 73 },
  {
    file: 'foundry-tilted.png',
    record: 'heroes/1-foundry-powers.json',
    at: 73,
    hand: (page) => page.getByRole('button', { name: 'Tilt the board' }).click(),
  },
];
