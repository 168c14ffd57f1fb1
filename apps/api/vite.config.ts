import { defineConfig } from 'vite';

/** One file for the API: Node strips types by itself, but runs no TSX, and starts sooner from one file. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: [/^@shop\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: '../../dist/apps/api',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
