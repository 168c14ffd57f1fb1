import sharp from 'sharp';
import { PictureRefused } from './picture-refused.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-size.ts';

const QUALITY = 84;
const SECONDS = 10;

const mustFit = (
  { width, height }: { width: number; height: number },
  { longestSide, mostPixels }: PictureSize,
): void => {
  if (Math.max(width, height) > longestSide || width * height > mostPixels)
    throw new PictureRefused('picture_too_large');
};

/**
 * Decodes a picture and encodes its pixels as a new JPEG, rotated as its EXIF data say. Metadata, such as the place where it was
 * taken, and bytes outside of the picture are lost by that.
 * @throws PictureRefused
 */
export const cleanPicture = async (
  bytes: Uint8Array,
  size: PictureSize = PICTURE_SIZES.photo,
): Promise<Buffer> => {
  try {
    // Reads the header only, so that a picture of any size is answered as too large.
    mustFit(await sharp(bytes, { limitInputPixels: false }).metadata(), size);
    return await sharp(bytes, {
      // A cut-off picture is refused, not filled up with grey.
      failOn: 'truncated',
      limitInputPixels: size.mostPixels,
      animated: false,
      sequentialRead: true,
    })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: size.kept, height: size.kept, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('picture_broken');
  }
};
