import type { PictureSource } from '../picture/picture-source.ts';

export type GalleryView = {
  /** The name of the view: "View 2". */
  label: string;
  /** In the size of the page. */
  picture: PictureSource;
  thumb: PictureSource;
  /** The largest picture of this view, for zooming. */
  zoom: PictureSource;
};
