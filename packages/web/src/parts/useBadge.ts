/** Somebody is waited for here: the sign in the tab wears a dot, and the app's own sign a badge where the system knows one. */

import { useEffect } from 'react';

const PLAIN = '/icon.svg';
const WAITED_FOR = '/icon-waiting.svg';

const setIcon = (href: string): void => {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', href);
};

/** Only for apps that were installed, and only where the page is secure. */
const setAppBadge = (isOn: boolean): void => {
  if (!('setAppBadge' in navigator)) return;
  (isOn ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {}); // nothing depends on it
};

export const useBadge = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    setIcon(WAITED_FOR);
    setAppBadge(true);
    return () => {
      setIcon(PLAIN);
      setAppBadge(false);
    };
  }, [isOn]);
};
