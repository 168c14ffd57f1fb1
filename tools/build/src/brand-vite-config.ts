import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { brandManifestPlugin } from './brand-manifest-plugin.ts';
import { brandValuesPlugin } from './brand-values-plugin.ts';
import { comesWithEntry, landingChunk } from './landing-chunk.ts';
import { loadedModulesPlugin } from './loaded-modules-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { routerForProduction } from './router-for-production.ts';
import { SHARED_ON_SERVER } from './shared-packages-plugin.ts';
import { unusedComponentsPlugin } from './unused-components-plugin.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const MODULES = path.join(REPOSITORY, 'node_modules');

/** Messages are compiled, so that the browser needs no ICU parser. The server parses the texts that staff changed. */
const noMessageParser: Plugin = {
  name: 'shop:no-message-parser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler: () => path.join(MODULES, '@formatjs/icu-messageformat-parser/no-parser.js'),
  },
};

/** The Vite configuration of every brand; the brand's own file only has its key. */
export const brandViteConfig = (key: string) =>
  defineConfig(({ command }): UserConfig => {
    const isBuild = command === 'build';
    const root = path.join(REPOSITORY, 'apps', key);
    const out = path.join(REPOSITORY, 'dist/apps', key);
    const mode = JSON.stringify(isBuild ? 'production' : 'development');
    return {
      root,
      cacheDir: path.join(MODULES, '.vite/apps', key),
      plugins: [
        brandValuesPlugin(root),
        messagesPlugin(),
        noMessageParser,
        loadedModulesPlugin(REPOSITORY, isBuild ? comesWithEntry : () => false),
        unusedComponentsPlugin(),
        vanillaExtractPlugin({ identifiers: isBuild ? 'short' : 'debug' }),
        react({ compiler: { compilationMode: 'annotation' } }),
        brandManifestPlugin({ root, out }),
      ],
      resolve: { alias: isBuild ? routerForProduction : [] },
      json: { namedExports: false, stringify: true },
      build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
      environments: {
        client: {
          build: {
            outDir: path.join(out, 'client'),
            manifest: true,
            // One for all pages: the first page waits for one file, and no later page is shown before its styles.
            cssCodeSplit: false,
            // No script refers to them: they are beside the client's folder and are never served.
            sourcemap: 'hidden',
            rolldownOptions: {
              input: path.join(root, 'src/entry.client.tsx'),
              output: {
                codeSplitting: landingChunk(),
                // Landing pages name all files that later pages need: each letter of their names is sent with them.
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: ({ name }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
              },
            },
          },
        },
        ssr: {
          // Otherwise React's development build renders in production.
          define: { 'process.env.NODE_ENV': mode },
          resolve: isBuild ? { noExternal: true, external: SHARED_ON_SERVER } : {},
          build: {
            outDir: path.join(out, 'server'),
            copyPublicDir: false,
            rolldownOptions: { input: path.join(root, 'src/entry.server.tsx') },
          },
        },
      },
      optimizeDeps: {
        include: [
          'react',
          'react-dom/client',
          'react/jsx-dev-runtime',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@vanilla-extract/sprinkles/createRuntimeSprinkles',
        ],
      },
    };
  });
