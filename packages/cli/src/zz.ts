import { processIo, run } from './index.ts';

process.exitCode = await run(process.argv.slice(2), processIo());
process.stdin.destroy();
