import path from 'node:path';
import { messagesPlugin } from '@shop/build';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** How stories are built, served and tested: as a brand is, without a server half. */
export const storybookViteConfig = defineConfig({
  root: REPOSITORY,
  publicDir: false,
  plugins: [
    messagesPlugin(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    react({ compiler: { compilationMode: 'annotation' } }),
  ],
  json: { namedExports: false, stringify: true },
  build: { target: 'es2022', reportCompressedSize: false },
  optimizeDeps: {
    include: [
      'axe-core',
      '@base-ui/react/combobox',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
});
