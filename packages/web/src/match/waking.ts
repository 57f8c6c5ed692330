/** A page that slept, was hidden, or whose network came or went, may have missed something: whoever listens here looks again as soon as it is seen. */

export const onWaking = (look: () => void): (() => void) => {
  const wake = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  addEventListener('online', wake);
  addEventListener('offline', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('offline', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wake);
  };
};
