import sharp from 'sharp';

export type PictureSize = { width: number; height: number; ratio: number };

const NONE: PictureSize = { width: 0, height: 0, ratio: 0 };

/** Reads a picture's header. For a picture that cannot be read, width, height and ratio are 0. */
export async function probeSize(bytes: Uint8Array): Promise<PictureSize> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width && height ? { width, height, ratio: width / height } : NONE;
  } catch {
    return NONE;
  }
}
