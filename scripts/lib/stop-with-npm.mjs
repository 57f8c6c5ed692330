// Stops this process when the npm that runs it is gone: npm passes a signal on to its shell only, and we would stay behind
// holding the port.

const CHECK_MILLIS = 500;

export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const stopIfOrphaned = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(stopIfOrphaned, CHECK_MILLIS).unref();
};
