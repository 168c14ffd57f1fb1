import { storyPicture } from './story-picture.css.ts';

export type StoryPictureProps = { href: string; alt: string; width: number; height: number };

/** The picture of a page, large enough to find a text on it; its link opens it whole. */
export const StoryPicture = ({ href, alt, width, height }: StoryPictureProps) => (
  <a href={href} target="_blank" rel="noreferrer">
    <img src={href} className={storyPicture} loading="lazy" decoding="async" {...{ alt, width, height }} />
  </a>
);
