/** What `<img>` needs of a picture in its densities; made by whoever knows its addresses. */
export type PictureSource = {
  src: string;
  srcSet?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Left out where a name stands beside the picture and says it all. */
  alt?: string | undefined;
};
