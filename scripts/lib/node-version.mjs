// Refuses to go on with a Node that is too old, before anything newer is loaded.

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Muster needs Node 20.19 or newer; this is ${process.versions.node}. Newer ones: https://nodejs.org`);
  process.exit(1);
}
