import { photo } from './photo.css.ts';

export type PhotoProps = { href: string; alt: string };

/** A photo of a record, small; its link opens it whole. */
export const Photo = ({ href, alt }: PhotoProps) => (
  <a href={href} target="_blank" rel="noreferrer">
    <img src={href} alt={alt} className={photo} loading="lazy" decoding="async" width={120} height={120} />
  </a>
);
