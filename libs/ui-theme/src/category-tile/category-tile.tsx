import { Children, type ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { tile, tileHint, tileName, tilePicture, tiles } from './category-tile.css.ts';

export type CategoryTilesProps = {
  /** `CategoryTile`s. */
  children: ReactNode;
};

/** Six side by side; a row that scrolls on small screens. */
export const CategoryTiles = ({ children }: CategoryTilesProps) => (
  <ul className={tiles}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);

export type CategoryTileProps = {
  href: string;
  name: ReactNode;
  /** Its number of goods. */
  hint?: ReactNode;
  picture?: PictureSource | undefined;
};

/** A category, with a picture of one of its goods. */
export const CategoryTile = ({ href, name, hint, picture }: CategoryTileProps) => (
  <Anchor href={href} className={tile}>
    {picture && <BarePicture {...picture} className={tilePicture} />}
    <b className={tileName}>{name}</b>
    {hint && <span className={tileHint}>{hint}</span>}
  </Anchor>
);
