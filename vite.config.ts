import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Build constant that the session compares with the stored version string. Source: document 1, section 2.2. */
const version = process.env.npm_package_version ?? '0.1.0';

export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss()],
  define: { __PORTOLANO_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    manifest: true,
  },
  server: { port: 4381, proxy: { '/api': 'http://127.0.0.1:4380', '/anteprima': 'http://127.0.0.1:4380' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
