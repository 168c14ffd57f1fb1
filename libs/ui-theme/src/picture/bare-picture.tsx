import type { PictureSource } from './picture-source.ts';

export type BarePictureProps = PictureSource & { isFirst?: boolean; className: string | undefined };

/** For components of this library, which pass the class. `isFirst` is for the first picture of a page. */
export const BarePicture = ({
  isFirst = false,
  alt = '',
  width,
  height,
  className,
  sizes,
  ...source
}: BarePictureProps) => (
  <img
    {...source}
    // A lazy picture has its place at once, so that browsers can choose a size by it.
    {...(sizes && { sizes: isFirst ? sizes : `auto, ${sizes}` })}
    {...(width && height ? { width, height } : {})}
    alt={alt}
    className={className}
    decoding="async"
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);
