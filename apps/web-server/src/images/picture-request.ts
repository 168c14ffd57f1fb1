import { parseRecipe } from '@shop/illustrator';
import { PICTURE_PRESETS, isRecipe, type PictureDensity, type PicturePreset } from '@shop/paths';

export type PictureSource = { kind: 'recipe'; recipe: string } | { kind: 'web'; url: string };
export type PictureRequest = { preset: PicturePreset; density: PictureDensity; source: PictureSource };

const PREFIX = '/img/';
const LONGEST = 3_000;

const isPreset = (text: string): text is PicturePreset => Object.hasOwn(PICTURE_PRESETS, text);

const densityOf = (text: string | null): PictureDensity | null =>
  text === null || text === '1' ? 1 : text === '2' ? 2 : null;

function sourceOf(segment: string): PictureSource | null {
  if (/^https?:\/\//.test(segment)) return { kind: 'web', url: segment };
  const recipe = segment.endsWith('.webp') ? segment.slice(0, -'.webp'.length) : '';
  if (!isRecipe(recipe)) return null;
  // `…front.7` and `…front.007` draw the same model: one address each, so that they are kept once.
  const { kind, form, colour, view, seed } = parseRecipe(recipe);
  return { kind: 'recipe', recipe: [kind, form, colour, view, seed].join('.') };
}

/**
 * Reads `/img/<preset>/<source>?d=1|2` from the address as it came:
 * an address of the web stands in one segment with its slashes encoded.
 * `null` for anything that names no preset, density or picture.
 */
export function parsePictureRequest(address: string): PictureRequest | null {
  if (address.length > LONGEST || !address.startsWith(PREFIX)) return null;
  const [path = '', query = ''] = address.slice(PREFIX.length).split('?', 2);
  const [preset = '', segment = '', ...rest] = path.split('/');
  const density = densityOf(new URLSearchParams(query).get('d'));
  if (!isPreset(preset) || !density || rest.length > 0) return null;
  try {
    const source = sourceOf(decodeURIComponent(segment));
    return source && { preset, density, source };
  } catch {
    return null;
  }
}
