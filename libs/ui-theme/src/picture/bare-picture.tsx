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
    // Once its place stands, a browser may measure it: those that can do so for pictures that are put off.
    {...(sizes && { sizes: isFirst ? sizes : `auto, ${sizes}` })}
    {...(width && height ? { width, height } : {})}
    alt={alt}
    className={className}
    decoding="async"
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);
