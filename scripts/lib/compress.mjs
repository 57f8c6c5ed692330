// Writes a .br and a .gz beside every text file of the built web app, so that the server need not compress while sending.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const WORTH_IT = /\.(html|js|mjs|css|svg|json|webmanifest|txt|wasm)$/;
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressFile = async (file) => {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: zlib.Z_BEST_COMPRESSION }));
};

export const compressFolder = async (folder) => {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(entries.filter((name) => WORTH_IT.test(name)).map((name) => compressFile(join(folder, name))));
};
