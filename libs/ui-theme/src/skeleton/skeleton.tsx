import { skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** As high as the content that it replaces. */
  shape?: 'text' | 'title' | 'control' | 'waybill' | 'block' | 'tile';
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full';
};

/** A placeholder of loading content. The region around it has `aria-busy`. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={skeleton({ shape, width })} aria-hidden />
);
