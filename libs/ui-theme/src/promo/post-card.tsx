import type { ReactNode } from 'react';
import { Anchor } from '../link/link-provider.tsx';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { post, postDate, postHeading, postImage, postPicture } from './promo.css.ts';

export type PostCardProps = {
  href: string;
  title: ReactNode;
  date: ReactNode;
  dateTime: string;
  picture?: PictureSource | undefined;
  ground?: 'accent' | 'primary' | 'well';
};

/** A page of the blog. */
export const PostCard = ({ href, title, date, dateTime, picture, ground = 'well' }: PostCardProps) => (
  <Anchor href={href} className={post}>
    <span className={postPicture({ ground })}>
      {picture && <BarePicture {...picture} className={postImage} />}
    </span>
    <time dateTime={dateTime} className={postDate}>
      {date}
    </time>
    <h3 className={postHeading}>{title}</h3>
  </Anchor>
);
