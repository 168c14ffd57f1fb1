import { PICTURE_PRESETS, type PicturePreset } from '@shop/paths';
import sharp, { type Sharp } from 'sharp';
import { PictureProblem } from './picture-problem.ts';
import { probeSize } from './picture-size.ts';
import type { PictureShape } from './picture-source.ts';

/** A drawing is the shop's own SVG; a photograph comes from outside. */
export type PictureJob = PictureShape & ({ drawing: Uint8Array } | { photograph: Uint8Array });

/** Resizes and encodes a picture for its place. Throws a PictureProblem. */
export type Size = (job: PictureJob, signal: AbortSignal) => Promise<Buffer>;

/** The side of a drawing's view box, and the dots per inch at which it is rendered one to one. */
const FIELD = 400;
const DOTS = 72;
const MOST_PIXELS = 40_000_000;
/** Blur costs by the square of the size: beyond this, a drawing is enlarged as pixels. */
const LARGEST_DRAWING = 1_440;
/** A quarter of the work without a visible difference; below 85, shadows show their edge. */
const ENCODING = { effort: 2, alphaQuality: 90 };
/** Pages have many of these, so more work is worth a tenth fewer bytes. */
const MANY: ReadonlySet<PicturePreset> = new Set(['thumb', 'card', 'gallery']);
const OF_MANY = { effort: 4, alphaQuality: 90 };
/** Shown at half their size, where the loss is not visible: two fifths of the bytes. Below 80, shadows show bands. */
const HALVED = { quality: 50, effort: 4, alphaQuality: 80 };
/** The background of a picture that other sites show without the shop's tile. */
const GROUND = '#f3f5f6';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const drawing = (svg: Uint8Array, height: number): Sharp =>
  sharp(svg, { density: (DOTS * Math.min(height, LARGEST_DRAWING)) / FIELD });

async function photograph(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await probeSize(bytes);
  if (width * height === 0) throw new PictureProblem('broken', 'not a picture');
  if (width * height > MOST_PIXELS) throw new PictureProblem('broken', `${width} × ${height} pixels`);
  // Rotated by its EXIF data; the other metadata is removed.
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: false }).autoOrient();
}

const encodingOf = ({ preset, density }: PictureJob) => {
  const { quality } = PICTURE_PRESETS[preset];
  if (!MANY.has(preset)) return { quality, ...ENCODING };
  return density === 2 ? HALVED : { quality, ...OF_MANY };
};

/** Decodes a picture and encodes it as WebP in the size and quality of its preset. */
export async function renderPicture(job: PictureJob): Promise<Buffer> {
  const { width, height } = PICTURE_PRESETS[job.preset];
  const tall = height * job.density;
  const wide = width && width * job.density;
  const picture = 'drawing' in job ? drawing(job.drawing, tall) : await photograph(job.photograph);
  const isForOthers = job.preset === 'og';
  const background = isForOthers ? GROUND : CLEAR;
  const sized = picture.resize({
    ...(wide ? { width: wide } : {}),
    height: tall,
    fit: 'contain',
    background,
  });
  return (isForOthers ? sized.flatten({ background }) : sized).webp(encodingOf(job)).toBuffer();
}
