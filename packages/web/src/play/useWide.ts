/** Whether there is room for slips beside the map, so no phone, upright or lying; the same room as in `play.module.css`. */

import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(min-width: 761px) and (min-height: 481px)');

const subscribe = (onChange: () => void): (() => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
