import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandManifest } from '@shop/brand';
import type { Plugin } from 'vite';
import { makeBrandPictures } from './brand-pictures.ts';
import { compressFolder } from './compress-folder.ts';
import { moveSourceMaps } from './move-source-maps.ts';
import { readBrand } from './read-brand.ts';

type BrandFolders = { root: string; out: string };

const manifestIn = (out: string) => path.join(out, 'brand.json');

/** A server that starts during a build must not load a brand whose files are being replaced. */
const withdrawal = (out: string): Plugin => ({
  name: 'shop:brand-withdrawal',
  apply: 'build',
  buildApp: { order: 'pre', handler: () => rm(manifestIn(out), { force: true }) },
});

/** Builds client and server, then writes `brand.json`, which the servers look for, and compresses the assets. */
const announcement = ({ root, out }: BrandFolders): Plugin => ({
  name: 'shop:brand-manifest',
  apply: 'build',
  buildApp: {
    order: 'post',
    handler: async ({ build, environments }) => {
      for (const name of ['client', 'ssr']) {
        const environment = environments[name];
        if (environment && !environment.isBuilt) await build(environment);
      }
      const clientManifest = await readFile(path.join(out, 'client/.vite/manifest.json'));
      const config = await readBrand(root);
      const manifest: BrandManifest = {
        config,
        server: 'server/entry.server.js',
        client: 'client',
        build: createHash('sha256').update(clientManifest).digest('base64url').slice(0, 16),
      };
      await moveSourceMaps(path.join(out, 'client'), path.join(out, 'source-maps'));
      await makeBrandPictures(config, path.join(root, 'public/assets'), path.join(out, 'client/assets'));
      await compressFolder(path.join(out, 'client'));
      await mkdir(out, { recursive: true });
      // Written last: a server that sees the file may serve the brand.
      await writeFile(manifestIn(out), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  },
});

/** The development server has no build: the same files are created once, in a separate folder. */
const picturesWhileDeveloping = ({ root }: BrandFolders): Plugin => ({
  name: 'shop:brand-pictures',
  apply: 'serve',
  async configureServer({ middlewares, config: { cacheDir } }) {
    const made = path.join(cacheDir, 'pictures');
    await makeBrandPictures(await readBrand(root), path.join(root, 'public/assets'), made);
    middlewares.use((request, response, next) => {
      const name = /^\/assets\/((?:share|icon-\d+)\.png|site\.webmanifest)$/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      readFile(path.join(made, name)).then(
        (bytes) => response.end(bytes),
        () => next(),
      );
    });
  },
});

/** `brand.json` exists only while the brand's build is complete. */
export const brandManifestPlugin = (folders: BrandFolders): Plugin[] => [
  withdrawal(folders.out),
  picturesWhileDeveloping(folders),
  announcement(folders),
];
