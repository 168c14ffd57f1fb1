import { skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** As high as the content that it replaces. */
  shape?: 'text' | 'title' | 'control' | 'waybill' | 'block' | 'tile';
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full';
};

/** The shape of what is coming. The region around it says `aria-busy`. */
export const Skeleton = ({ shape = 'text', width = 'full' }: SkeletonProps) => (
  <span className={skeleton({ shape, width })} aria-hidden />
);
