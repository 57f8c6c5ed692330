/** The six religions; names and all they do are ours (DW-26, M-03). What the elite of each does, each game says. */

export const RELIGIONS = [
  { id: 'vigil-of-the-sun', name: 'Vigil of the Sun' },
  { id: 'iron-catechism', name: 'Iron Catechism' },
  { id: 'red-communion', name: 'Red Communion' },
  { id: 'ledger-of-fortune', name: 'Ledger of Fortune' },
  { id: 'choir-below', name: 'Choir Below' },
  { id: 'silence', name: 'Silence' },
] as const;

export type ReligionId = (typeof RELIGIONS)[number]['id'];
