import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawnPhone as drawing } from '../testing/drawings.ts';
import { photographFormat } from './picture-format.ts';
import { probeSize } from './picture-size.ts';
import { renderPicture } from './render-picture.ts';

// Rendering needs processors that other tests use, too.
vi.setConfig({ testTimeout: 30_000 });

const aPhotograph = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png',
) =>
  sharp({ create: { width, height, channels: 3, background: '#0b4a6f' } })
    .toFormat(format)
    .toBuffer();

test.each([
  ['thumb', 1, 96, 96],
  ['thumb', 2, 192, 192],
  ['card', 1, 320, 320],
  ['card', 2, 640, 640],
  ['gallery', 1, 720, 720],
  ['zoom', 2, 2_880, 2_880],
  ['hero', 1, 800, 800],
  ['og', 1, 1_200, 630],
] as const)(
  'R-IMG-03 a drawing as %s in density %i is WebP of %i × %i',
  async (preset, density, width, height) => {
    const picture = await renderPicture({ preset, density, drawing });
    expect(photographFormat(picture)).toBe('webp');
    expect(await probeSize(picture)).toMatchObject({ width, height });
  },
);

test('a drawing of density two has four times the pixels and twice the bytes at most', async () => {
  const [single, double] = await Promise.all(
    ([1, 2] as const).map((density) => renderPicture({ preset: 'card', density, drawing })),
  );
  expect(double?.length).toBeLessThan(2 * (single?.length ?? 0));
});

test('R-IMG-04 a photograph as hero is 800 high and keeps its ratio', async () => {
  const picture = await renderPicture({
    preset: 'hero',
    density: 1,
    photograph: await aPhotograph(2_000, 1_000),
  });
  expect(await probeSize(picture)).toEqual({ width: 1_600, height: 800, ratio: 2 });
});

test('a picture for other sites has its own background', async () => {
  const { hasAlpha } = await sharp(await renderPicture({ preset: 'og', density: 1, drawing })).metadata();
  expect(hasAlpha).toBe(false);
});

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
  'a %s of the web becomes WebP without its metadata',
  async (format) => {
    const photograph = await aPhotograph(40, 30, format);
    expect(photographFormat(photograph)).toBe(format);
    const picture = await renderPicture({ preset: 'card', density: 1, photograph });
    const { exif, format: made } = await sharp(picture).metadata();
    expect([made, exif]).toEqual(['webp', undefined]);
  },
);

test('R-IMG-05 a size that cannot be probed is zero in width, height and ratio', async () => {
  expect(await probeSize(Buffer.from('no picture'))).toEqual({ width: 0, height: 0, ratio: 0 });
  await expect(renderPicture({ preset: 'card', density: 1, photograph: Buffer.from('no') })).rejects.toThrow(
    'not a picture',
  );
});

test('a picture of more than 40 megapixels is not decoded', async () => {
  const photograph = await aPhotograph(8_000, 5_001);
  await expect(renderPicture({ preset: 'card', density: 1, photograph })).rejects.toThrow(
    '8000 × 5001 pixels',
  );
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'MZ', '<html>', ''])(
  '"%s" is not a photograph',
  (text) => {
    expect(photographFormat(Buffer.from(text))).toBeNull();
  },
);
