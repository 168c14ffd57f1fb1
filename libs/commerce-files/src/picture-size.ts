import { LONGEST_SIDE, MOST_PIXELS } from './file-bounds.ts';

/** What a picture may have, and what is kept of it: pixels, and the longest side that is kept. */
export type PictureSize = {
  readonly mostPixels: number;
  readonly longestSide: number;
  readonly kept: number;
};

export const PICTURE_SIZES = {
  /** Large enough to read a serial number. */
  photo: { mostPixels: MOST_PIXELS, longestSide: LONGEST_SIDE, kept: 2_560 },
  /** For a look at the goods of another shop, at twice the size that pages show. */
  thumbnail: { mostPixels: 40_000_000, longestSide: LONGEST_SIDE, kept: 320 },
} as const satisfies Record<string, PictureSize>;

export type PictureUse = keyof typeof PICTURE_SIZES;
