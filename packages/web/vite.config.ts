import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencesPlugin } from './licences.ts';

/** Where `npm run dev` hosts battles with people elsewhere. */
const matches = process.env.MUSTER_MATCHES;
const proxy = matches === undefined ? {} : { '/api': matches, '/ws': { target: matches, ws: true } };

export default defineConfig({
  plugins: [react(), licencesPlugin()],
  resolve: {
    conditions: ['source', 'browser', 'import', 'module', 'default'],
    alias: { 'use-sync-external-store/shim/index.js': 'react' }, // a stand-in for old versions of React
  },
  build: { modulePreload: { polyfill: false } }, // every browser that knows `popover` preloads modules
  worker: { format: 'es' },
  server: { port: Number(process.env.PORT ?? 4000), strictPort: true, proxy },
});
