/** Brings a rule, a section or a table into view. */

export const showTarget = (id: string): void => {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
};
