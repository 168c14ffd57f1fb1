import { BarePicture } from './bare-picture.tsx';
import { picture } from './picture.css.ts';
import type { PictureSource } from './picture-source.ts';

export type { PictureSource };

export type PictureProps = PictureSource & {
  /** `natural` is that of its width and height. */
  ratio?: 'natural' | 'square' | 'wide';
  fit?: 'contain' | 'cover';
  /** Among the first that the page shows: it is fetched before anything else. */
  isFirst?: boolean;
};

/** A picture as wide as its place; the ground of the goods holds the place until it comes. */
export const Picture = ({ ratio = 'natural', fit = 'contain', ...source }: PictureProps) => (
  <BarePicture {...source} className={picture({ ratio, fit })} />
);
