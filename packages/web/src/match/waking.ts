/** A page that slept, was hidden or had no network may have missed something: whoever listens here looks again as soon as it is seen. */

export const onWaking = (look: () => void): (() => void) => {
  const wake = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
};
