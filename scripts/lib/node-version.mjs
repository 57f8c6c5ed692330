// Refuses to go on with a Node that cannot run Muster, before anything newer is loaded.

// By its path: the door of the package is built, and needs the very Node that is asked for here.
import { refuseNode } from '../../packages/cli/bin/node-version.js';

const refusal = refuseNode(process.versions.node);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
