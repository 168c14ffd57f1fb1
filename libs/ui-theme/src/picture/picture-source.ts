/** What `<img>` needs of a picture in its densities; made by the feature that knows its addresses. */
export type PictureSource = {
  src: string;
  /** Densities 1 and 2, or their widths where `sizes` says how wide the place is. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Of density 1; they keep its place while it loads. Zero, or left out, where the size could not be learnt. */
  width?: number | undefined;
  height?: number | undefined;
  /** Omitted where a name beside the picture says the same. */
  alt?: string | undefined;
};
