import path from 'node:path';
import { messagesPlugin } from '@shop/build';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { picturesPlugin } from './pictures/pictures-plugin.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The Vite configuration of stories: that of a brand, without a server build. */
export const storybookViteConfig = defineConfig({
  root: REPOSITORY,
  publicDir: false,
  plugins: [
    messagesPlugin(),
    picturesPlugin(),
    vanillaExtractPlugin({ identifiers: 'debug' }),
    react({ compiler: { compilationMode: 'annotation' } }),
  ],
  json: { namedExports: false, stringify: true },
  build: { target: 'es2022', reportCompressedSize: false },
  // A complete list: a package that Vite finds later would reload the page during a test.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@tanstack/react-query',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      'axe-core',
      'react',
      'react-dom/client',
      'react-hook-form',
      'react-intl',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'zod/mini',
    ],
  },
});
