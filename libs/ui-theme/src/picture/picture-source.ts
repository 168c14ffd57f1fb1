/** The `<img>` data of a picture in its densities; made by the feature that knows its addresses. */
export type PictureSource = {
  src: string;
  /** Densities 1 and 2, or their widths where `sizes` names the width of the image. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Of density 1; they reserve its place while it loads. Zero, or left out, where the size is unknown. */
  width?: number | undefined;
  height?: number | undefined;
  /** Omitted if a name next to the picture has the same text. */
  alt?: string | undefined;
};
