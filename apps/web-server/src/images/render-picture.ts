import { PICTURE_PRESETS, type PicturePreset } from '@shop/paths';
import sharp, { type Sharp } from 'sharp';
import { PictureProblem } from './picture-problem.ts';
import { probeSize } from './picture-size.ts';
import type { PictureShape } from './picture-source.ts';

/** A drawing is SVG of the shop's own; what comes from elsewhere is a photograph. */
export type PictureJob = PictureShape & ({ drawing: Uint8Array } | { photograph: Uint8Array });

/** Gives a picture the size and quality of its place. Throws a PictureProblem. */
export type Size = (job: PictureJob, signal: AbortSignal) => Promise<Buffer>;

/** The side of a drawing's field, and the dots an inch at which it is rendered one to one. */
const FIELD = 400;
const DOTS = 72;
const MOST_PIXELS = 40_000_000;
/** Soft folds cost by the square of the size: beyond this, a drawing is enlarged as pixels. */
const LARGEST_DRAWING = 1_440;
/** A quarter of the work for a picture that nobody can tell from the best; below 85, shadows show their edge. */
const ENCODING = { effort: 2, alphaQuality: 90 };
/** What pages are full of is worth more work: a tenth of the bytes. */
const MANY: ReadonlySet<PicturePreset> = new Set(['thumb', 'card', 'gallery']);
const OF_MANY = { effort: 4, alphaQuality: 90 };
/** Shown at half their size, where what they lack cannot be seen: two fifths of the bytes. Below 80, shadows show bands. */
const HALVED = { quality: 50, effort: 4, alphaQuality: 80 };
/** Behind a picture that other sites show without the shop's tile. */
const GROUND = '#f3f5f6';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const drawing = (svg: Uint8Array, height: number): Sharp =>
  sharp(svg, { density: (DOTS * Math.min(height, LARGEST_DRAWING)) / FIELD });

async function photograph(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await probeSize(bytes);
  if (width * height === 0) throw new PictureProblem('broken', 'not a picture');
  if (width * height > MOST_PIXELS) throw new PictureProblem('broken', `${width} × ${height} pixels`);
  // Turned as its camera was held; what else the file says of its maker is left behind.
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: false }).autoOrient();
}

const encodingOf = ({ preset, density }: PictureJob) => {
  const { quality } = PICTURE_PRESETS[preset];
  if (!MANY.has(preset)) return { quality, ...ENCODING };
  return density === 2 ? HALVED : { quality, ...OF_MANY };
};

/** Decodes a picture and gives it the size and quality of its preset, as WebP. */
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
