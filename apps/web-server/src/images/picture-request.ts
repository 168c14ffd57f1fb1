import { PICTURE_PRESETS, type PictureDensity, type PicturePreset } from '@shop/paths';
import type { PictureShape } from './picture-source.ts';

export type PictureRequest = { shape: PictureShape; segment: string };

const PREFIX = '/img/';
const LONGEST = 3_000;

const isPreset = (text: string): text is PicturePreset => Object.hasOwn(PICTURE_PRESETS, text);

const densityOf = (text: string | null): PictureDensity | null =>
  text === null || text === '1' ? 1 : text === '2' ? 2 : null;

/**
 * Parses `/img/<preset>/<segment>?d=1|2` from the raw address: a name with slashes is one segment, encoded. `null` for
 * an unknown preset or density; the sources decide whether the segment names a picture.
 */
export function parsePictureRequest(address: string): PictureRequest | null {
  if (address.length > LONGEST || !address.startsWith(PREFIX)) return null;
  const [path = '', query = ''] = address.slice(PREFIX.length).split('?', 2);
  const [preset = '', segment = '', ...rest] = path.split('/');
  const density = densityOf(new URLSearchParams(query).get('d'));
  if (!isPreset(preset) || !density || segment === '' || rest.length > 0) return null;
  try {
    return { shape: { preset, density }, segment: decodeURIComponent(segment) };
  } catch {
    return null;
  }
}
