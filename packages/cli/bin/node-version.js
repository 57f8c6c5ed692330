// Which Node can run Muster. Plain JavaScript: a Node too old for everything else must still be able to say so.

/** A sentence when this version cannot run Muster; package.json's `engines` says the same, as Vite needs it. */
export const refuseNode = (version) => {
  const [major, minor] = version.split('.').map(Number);
  const able = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (able) return undefined;
  return `Muster needs Node 20.19 or a later 20, or Node 22.12 or newer; this is ${version}. Others: https://nodejs.org`;
};
