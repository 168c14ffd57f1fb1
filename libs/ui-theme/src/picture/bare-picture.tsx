import type { PictureSource } from './picture-source.ts';

export type BarePictureProps = PictureSource & { isFirst?: boolean; className: string | undefined };

/** For components within this library: they bring the class. `isFirst` is for the picture that a page opens with. */
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
