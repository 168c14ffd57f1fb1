import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { tile, tilePicture } from './tile.css.ts';

export type TileProps = {
  picture: PictureSource | undefined;
  /** `well` is visible on a page of the tile's own colour, `raised` on a sunken one. */
  ground?: 'tile' | 'well' | 'raised';
  corner?: 'tile' | 'small' | 'large';
  /** Among the first pictures of the page: it is not lazy. */
  isFirst?: boolean;
};

/** A product's picture on its square background, as wide as its container. */
export const Tile = ({ picture, ground = 'tile', corner = 'tile', isFirst = false }: TileProps) => (
  <span className={tile({ ground, corner })}>
    {picture && <BarePicture {...picture} isFirst={isFirst} className={tilePicture} />}
  </span>
);
