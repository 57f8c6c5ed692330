import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  worker: { format: 'es' },
  server: { port: Number(process.env.PORT ?? 4000), strictPort: true },
});
