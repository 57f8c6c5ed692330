/** Whether a battle waits to be carried on with: known before any is read, so that the front page can begin with it. */

const NAME = 'muster-left-off';

export const hasLeftOff = (): boolean => {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
};

export const noteLeftOff = (is: boolean): void => {
  try {
    if (is) localStorage.setItem(NAME, '1');
    else localStorage.removeItem(NAME);
  } catch {
    // without a storage there is nothing to carry on with
  }
};
