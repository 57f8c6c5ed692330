/** How much room there is, as in `play.module.css`. */

import { useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );

/** Whether there is room for slips beside the map, so no phone, upright or lying. */
export const useWide = (): boolean => useMedia('(min-width: 47.5625em) and (min-height: 30.0625em)');

/** Whether there is room for all slips at once. */
export const useWhole = (): boolean => useMedia('(min-width: 68.8125em) and (min-height: 30.0625em)');

/** Likewise where a battle is watched again. */
export const useWholeReplay = (): boolean => useMedia('(min-width: 75.0625em) and (min-height: 30.0625em)');
