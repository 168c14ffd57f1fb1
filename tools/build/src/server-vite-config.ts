import path from 'node:path';
import type { InlineConfig } from 'vite';
import { routerForProduction } from './router-for-production.ts';
import type { ServerBuild } from './servers.ts';
import { sharedInputs, sharedPackagesPlugin } from './shared-packages-plugin.ts';
import { shippedFilesPlugin } from './shipped-files-plugin.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** `@scope/*` stands for every package of the scope. */
const toExternal = (name: string): string | RegExp =>
  name.endsWith('/*') ? new RegExp(`^${name.slice(0, -1)}`) : name;

const inputsOf = (root: string, { programs, isHostOfBrands }: ServerBuild): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, path.join(root, source)])),
  ...(isHostOfBrands ? sharedInputs() : {}),
});

/** The Vite configuration of a server: a folder of programs that only need Node. */
export const serverViteConfig = (name: string, server: ServerBuild): InlineConfig => {
  const { packages, absent, isHostOfBrands } = server;
  const root = path.join(REPOSITORY, 'apps', name);
  const out = path.join(REPOSITORY, 'dist/apps', name);
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      ...(isHostOfBrands ? [sharedPackagesPlugin()] : []),
      shippedFilesPlugin({ repository: REPOSITORY, name, out, isHostOfBrands }),
    ],
    resolve: { alias: isHostOfBrands ? routerForProduction : [] },
    // Otherwise React's development build renders in production.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: out,
      // A separate target puts packages into the same folder.
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: inputsOf(root, server),
        external: [...packages, ...absent].map(toExternal),
        // `'use client'` of packages has no meaning on a server.
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  };
};
