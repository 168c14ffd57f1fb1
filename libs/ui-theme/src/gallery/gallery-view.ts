import type { PictureSource } from '../picture/picture-source.ts';

export type GalleryView = {
  /** Which side this is: "View 2". */
  label: string;
  /** As large as the page shows it. */
  picture: PictureSource;
  thumb: PictureSource;
  /** The largest picture of this view, for those who look closely. */
  zoom: PictureSource;
};
