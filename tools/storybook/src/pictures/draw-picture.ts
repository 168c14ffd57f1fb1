import { draw, parseRecipe } from '@shop/illustrator';
import { PICTURE_PRESETS, type PicturePreset } from '@shop/paths';
import sharp from 'sharp';

/** The illustrator's canvas, in px at 72 dpi. */
const FIELD = 400;

const drawn = new Map<string, Promise<Buffer>>();

const render = (preset: PicturePreset, recipe: string): Promise<Buffer> => {
  const side = Math.min(PICTURE_PRESETS[preset].height * 2, 1440);
  return sharp(Buffer.from(draw(parseRecipe(recipe))), { density: (72 * side) / FIELD })
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
};

/** A recipe's picture at twice the size of its preset, for both pixel densities. Cached, because many stories use it. */
export const drawPicture = (preset: PicturePreset, recipe: string): Promise<Buffer> => {
  const key = `${preset} ${recipe}`;
  const known = drawn.get(key) ?? render(preset, recipe);
  drawn.set(key, known);
  return known;
};
