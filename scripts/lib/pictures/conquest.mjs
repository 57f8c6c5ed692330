export const pictures = [{ file: 'plains.png', record: 'conquest/1-plains-veterans.json', at: 200 }];
