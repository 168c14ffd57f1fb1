import type { PictureDensity, PicturePreset } from '@shop/paths';

/** The size and the quality that a place on a page asks for. */
export type PictureShape = { preset: PicturePreset; density: PictureDensity };

/** A picture that has been found by its address and can be made. */
export type SourcedPicture = {
  /** What goods call it. */
  name: string;
  /** What it is kept under; another one as soon as it may show something else. */
  version: string;
  /** Its address always shows the same: browsers may keep it for ever. */
  isLasting: boolean;
  /** @throws PictureProblem */
  make: (shape: PictureShape, signal: AbortSignal) => Promise<Buffer>;
};

/** One place that pictures come from: hosts of the web, a folder, a program that draws. */
export type PictureSource = {
  /** Reads the last segment of a picture's address; undefined when it names no picture of this source. */
  find: (segment: string) => SourcedPicture | undefined;
};
