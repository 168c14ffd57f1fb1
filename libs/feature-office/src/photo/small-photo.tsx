import { smallPhoto } from './photo.css.ts';

export type SmallPhotoProps = { src: string; alt: string };

/** A photo in a row of a list, to tell records apart at a glance. */
export const SmallPhoto = ({ src, alt }: SmallPhotoProps) => (
  <img src={src} alt={alt} className={smallPhoto} loading="lazy" decoding="async" width={48} height={48} />
);
