import path from 'node:path';
import { build } from 'vite';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const ROOT = path.join(REPOSITORY, 'apps/web-server');

/** Bundles the web server and its picture worker; packages stay where they are installed. */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: [/^@shop\//] },
  build: {
    ssr: true,
    outDir: path.join(REPOSITORY, 'dist/apps/web-server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: path.join(ROOT, 'src/main.ts'),
        'picture-worker': path.join(ROOT, 'src/images/picture-worker.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
