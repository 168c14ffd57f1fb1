import { BarePicture } from './bare-picture.tsx';
import { picture } from './picture.css.ts';
import type { PictureSource } from './picture-source.ts';

export type PictureProps = PictureSource & {
  ratio?: 'natural' | 'square' | 'wide';
  fit?: 'contain' | 'cover';
  isFirst?: boolean;
};

export const Picture = ({ ratio = 'natural', fit = 'contain', ...source }: PictureProps) => (
  <BarePicture {...source} className={picture({ ratio, fit })} />
);
