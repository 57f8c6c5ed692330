// Roles of the parts of a drawing. A board of cells is one grid to those who listen: rows and cells are spoken, the
// rest is only seen.

/** The whole board is one stop of the Tab key; the active cell is named, not focused. */
export const gridRole = (label: string, active: string) =>
  ({ role: 'grid', tabIndex: 0, 'aria-label': label, 'aria-activedescendant': active }) as const;
export const GROUP = { role: 'presentation' } as const;
export const DRAWN = { 'aria-hidden': true } as const;
