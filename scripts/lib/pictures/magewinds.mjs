export const pictures = [{ file: 'king-of-the-hill.png', record: 'magewinds/3-king-of-the-hill.json', at: 60 }];
