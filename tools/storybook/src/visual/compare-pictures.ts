import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The number of different `pixels`, and their area. */
export type Difference = { pixels: number; picture: Buffer };

type Raw = { data: Buffer; width: number; height: number };

const decode = async (png: Buffer, width: number, height: number): Promise<Raw> => {
  const own = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 255, g: 0, b: 255, alpha: 1 },
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Both pictures come from one browser, so even a small difference of shade is a change. */
const SHADE = 0.02;

/** Undefined when two pictures are the same. A larger picture differs by its additional area. */
export const comparePictures = async (before: Buffer, after: Buffer): Promise<Difference | undefined> => {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([decode(before, width, height), decode(after, width, height)]);
  const marked = Buffer.alloc(one.data.length);
  const pixels = pixelmatch(one.data, other.data, marked, width, height, { threshold: SHADE });
  if (pixels === 0) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
};
