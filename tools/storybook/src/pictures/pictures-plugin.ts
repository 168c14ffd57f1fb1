import type { PicturePreset } from '@shop/paths';
import type { Plugin } from 'vite';
import { drawPicture } from './draw-picture.ts';

const ADDRESS = /^\/img\/(\w+)\/([\w.-]+)\.webp(?:\?|$)/;

/** Draws goods when a story requests them, as the shop does. A build contains those of the showcase as files. */
export const picturesPlugin = (): Plugin => ({
  name: 'shop:story-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, preset, recipe] = ADDRESS.exec(request.url ?? '') ?? [];
      if (!preset || !recipe) return next();
      drawPicture(preset as PicturePreset, recipe).then((picture) => {
        response.setHeader('content-type', 'image/webp');
        response.setHeader('cache-control', 'max-age=3600');
        response.end(picture);
      }, next);
    });
  },
  async generateBundle() {
    const { showcasePictures } = await import('./showcase-pictures.ts');
    await Promise.all(
      showcasePictures.map(async ({ preset, recipe }) => {
        const source = await drawPicture(preset, recipe);
        this.emitFile({ type: 'asset', fileName: `img/${preset}/${recipe}.webp`, source });
      }),
    );
  },
});
