import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { thumb, thumbs } from './thumbs.css.ts';

export type ThumbsProps = {
  /** The first few; their `alt` names them, unless a text next to them does. */
  pictures: readonly PictureSource[];
};

/** The contents of an order, as small pictures. */
export const Thumbs = ({ pictures }: ThumbsProps) => (
  <span className={thumbs}>
    {pictures.map((picture, index) => (
      <BarePicture key={index} {...picture} className={thumb} />
    ))}
  </span>
);
