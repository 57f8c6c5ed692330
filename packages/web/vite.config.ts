import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencesPlugin } from './licences.ts';

export default defineConfig({
  plugins: [react(), licencesPlugin()],
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  worker: { format: 'es' },
  server: { port: Number(process.env.PORT ?? 4000), strictPort: true },
});
