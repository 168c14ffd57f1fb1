import type { PictureDensity, PicturePreset } from '@shop/paths';

/** The size and the quality of an image on a page. */
export type PictureShape = { preset: PicturePreset; density: PictureDensity };

/** A picture that was found by its address and can be made. */
export type SourcedPicture = {
  /** Its name in the catalogue. */
  name: string;
  /** The key under which it is stored; changes as soon as its content may change. */
  version: string;
  /** Its address always shows the same bytes: browsers may cache it indefinitely. */
  isLasting: boolean;
  /** @throws PictureProblem */
  make: (shape: PictureShape, signal: AbortSignal) => Promise<Buffer>;
};

/** One source of pictures: hosts of the web, a folder, a program that draws. */
export type PictureSource = {
  /** Reads the last segment of a picture's address; undefined when it names no picture of this source. */
  find: (segment: string) => SourcedPicture | undefined;
};
