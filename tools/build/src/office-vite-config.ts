import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { messagesPlugin } from './messages-plugin.ts';
import { SHARED_ON_SERVER } from './shared-packages-plugin.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * The Vite configuration of the office: pages for the server, and one stylesheet for browsers. Browsers get no
 * scripts.
 */
export const officeViteConfig = () =>
  defineConfig((): UserConfig => {
    const root = path.join(REPOSITORY, 'apps/back-office');
    const out = path.join(REPOSITORY, 'dist/apps/back-office');
    return {
      root,
      cacheDir: path.join(REPOSITORY, 'node_modules/.vite/apps/back-office'),
      plugins: [messagesPlugin(), vanillaExtractPlugin({ identifiers: 'short' }), react()],
      json: { namedExports: false, stringify: true },
      build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
      builder: {
        buildApp: async ({ build, environments }) => {
          for (const name of ['client', 'ssr']) {
            const environment = environments[name];
            if (environment) await build(environment);
          }
        },
      },
      environments: {
        client: {
          build: {
            outDir: path.join(out, 'client'),
            manifest: true,
            cssCodeSplit: false,
            rolldownOptions: {
              input: path.join(root, 'src/entry.styles.ts'),
              // Otherwise nothing of it would be used, and its styles would be left out.
              preserveEntrySignatures: 'strict',
            },
          },
        },
        ssr: {
          // Otherwise React's development build renders in production.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          resolve: { noExternal: true, external: SHARED_ON_SERVER },
          build: {
            outDir: path.join(out, 'server'),
            copyPublicDir: false,
            rolldownOptions: { input: path.join(root, 'src/entry.server.tsx') },
          },
        },
      },
    };
  });
