import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { thumb, thumbs } from './thumbs.css.ts';

export type ThumbsProps = {
  /** The first few; their `alt` says what they are, where nothing beside them does. */
  pictures: readonly PictureSource[];
};

/** What an order holds, at a glance. */
export const Thumbs = ({ pictures }: ThumbsProps) => (
  <span className={thumbs}>
    {pictures.map((picture, index) => (
      <BarePicture key={index} {...picture} className={thumb} />
    ))}
  </span>
);
