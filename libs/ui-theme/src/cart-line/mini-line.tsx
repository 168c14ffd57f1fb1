import type { ReactNode } from 'react';
import type { PictureSource } from '../picture/picture-source.ts';
import { Tile } from '../tile/tile.tsx';
import { mini, miniDetails, miniName, miniPicture, miniPrice } from './mini-line.css.ts';

export type MiniLineProps = {
  picture: PictureSource | undefined;
  name: ReactNode;
  /** Variant and number of pieces. */
  details?: ReactNode;
  price?: ReactNode;
};

/** A compact line: in summaries and drawers. */
export const MiniLine = ({ picture, name, details, price }: MiniLineProps) => (
  <div className={mini}>
    <span className={miniPicture}>
      <Tile picture={picture} ground="raised" corner="small" />
    </span>
    <span className={miniName}>
      {name}
      {details && <span className={miniDetails}>{details}</span>}
    </span>
    {price && <span className={miniPrice}>{price}</span>}
  </div>
);
