import { BarePicture } from './bare-picture.tsx';
import { picture } from './picture.css.ts';
import type { PictureSource } from './picture-source.ts';

export type { PictureSource };

export type PictureProps = PictureSource & {
  /** `natural` is that of its width and height. */
  ratio?: 'natural' | 'square' | 'wide';
  fit?: 'contain' | 'cover';
  /** Among the first pictures of the page: it is loaded with priority. */
  isFirst?: boolean;
};

/** A picture as wide as its container; its background reserves the place until it loads. */
export const Picture = ({ ratio = 'natural', fit = 'contain', ...source }: PictureProps) => (
  <BarePicture {...source} className={picture({ ratio, fit })} />
);
