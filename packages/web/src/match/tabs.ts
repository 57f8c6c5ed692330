/**
 * One tab at a time has a battle that is kept in this browser: two would overwrite each other's log. Another tab may ask for it; who has it
 * lets go when all is kept.
 */

const CHANNEL = 'muster-tabs';

/** How long a page that is just being left may still hold its battle. */
const HANDOVER_MS = 800;
/** How long a tab that is asked may take. One that does not answer has hung or gone to sleep. */
const ASKED_MS = 4000;

const lock = (id: string, options: LockOptions, onLost: () => void): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    let isHeld = false;
    const hold = () =>
      new Promise<void>((release) => {
        isHeld = true;
        resolve(release);
      });
    navigator.locks.request(`muster-${id}`, options, hold).catch(() => (isHeld ? onLost() : resolve(undefined)));
  });

/** Resolves to a release, or to undefined where another tab has it. `insists`: the other is asked for it. `onAsked`: so is this one, later. */
export const holdBattle = async (
  id: string,
  insists: boolean,
  onAsked: () => void,
): Promise<(() => void) | undefined> => {
  if (!('locks' in navigator)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  if (insists) channel.postMessage(id);
  const patience = { signal: AbortSignal.timeout(insists ? ASKED_MS : HANDOVER_MS) };
  const given = await lock(id, patience, onAsked);
  const release = given ?? (insists ? await lock(id, { steal: true }, onAsked) : undefined);
  if (release === undefined) {
    channel.close();
    return undefined;
  }
  channel.onmessage = ({ data }) => {
    if (data === id) onAsked();
  };
  return () => {
    channel.close();
    release();
  };
};
