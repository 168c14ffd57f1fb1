import sharp from 'sharp';
import { LONGEST_SIDE, MOST_PIXELS } from './file-bounds.ts';
import { PictureRefused } from './picture-refused.ts';

/** Large enough to read a serial number. */
const SHOWN_SIDE = 2_560;
const QUALITY = 84;
const SECONDS = 10;

const mustFit = ({ width, height }: { width: number; height: number }): void => {
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    throw new PictureRefused('picture_too_large');
};

/**
 * Decodes a picture and encodes its pixels as a new JPEG, rotated as its EXIF data say. Metadata, such as the place where it was
 * taken, and bytes outside of the picture are lost by that.
 * @throws PictureRefused
 */
export const cleanPicture = async (bytes: Uint8Array): Promise<Buffer> => {
  try {
    // Reads the header only, so that a picture of any size is answered as too large.
    mustFit(await sharp(bytes, { limitInputPixels: false }).metadata());
    return await sharp(bytes, {
      // A cut-off picture is refused, not filled up with grey.
      failOn: 'truncated',
      limitInputPixels: MOST_PIXELS,
      animated: false,
      sequentialRead: true,
    })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('picture_broken');
  }
};
