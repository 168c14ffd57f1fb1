import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandConfig } from '@shop/brand';
import { getLanguage } from '@shop/domain/languages';
import sharp from 'sharp';

/** The picture that social networks and messengers show for a link. They do not read SVG. */
const SHARE = { width: 1200, height: 630 };
/** Home screens of Apple's devices, and the two required sizes of a manifest. */
const ICONS = [180, 192, 512];

const drawIcon = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

const manifestOf = ({ name, defaultLocale }: BrandConfig) => ({
  name,
  short_name: name,
  lang: getLanguage(defaultLocale).tag,
  start_url: '/',
  display: 'browser',
  icons: ICONS.slice(1).map((size) => ({
    src: `/assets/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

const refuseMissing = ({ key, logo }: BrandConfig, own: string): void => {
  const files = [
    ...['share.svg', 'favicon.svg'],
    ...(logo ? ['logo.svg'] : []),
    ...(logo?.hasDark ? ['logo-dark.svg'] : []),
  ];
  const missing = files.filter((name) => !existsSync(path.join(own, name)));
  if (missing.length > 0) throw new Error(`Brand ${key}: ${missing.join(', ')} must stand in public/assets`);
};

/**
 * Makes the pictures of a brand from its own files: `share.png` from `share.svg`, the icons from
 * `favicon.svg`, and the web manifest. An existing file of that name is not replaced. Throws an error with the name
 * of a missing file that the brand must have or that its configuration names.
 */
export const makeBrandPictures = async (brand: BrandConfig, own: string, out: string): Promise<void> => {
  refuseMissing(brand, own);
  const drawn = new Map<string, Promise<Buffer | string>>();
  const [share, mark] = await Promise.all(
    ['share.svg', 'favicon.svg'].map((name) => readFile(path.join(own, name))),
  );
  drawn.set('share.png', sharp(share!).resize(SHARE.width, SHARE.height).png().toBuffer());
  for (const size of ICONS) drawn.set(`icon-${size}.png`, drawIcon(mark!, size));
  drawn.set('site.webmanifest', Promise.resolve(`${JSON.stringify(manifestOf(brand))}\n`));
  await mkdir(out, { recursive: true });
  for (const [name, bytes] of drawn) {
    if (!existsSync(path.join(own, name))) await writeFile(path.join(out, name), await bytes);
  }
};
