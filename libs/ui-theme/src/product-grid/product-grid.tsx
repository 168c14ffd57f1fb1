import { type ReactNode, useState } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { asList, drawnLate, grid, listHead, listHeadEnd, listHeadWay } from './product-grid.css.ts';

export type ProductGridProps = {
  /** `list` lays the cards down as rows of a table; small screens keep the tiles. */
  layout?: 'grid' | 'list';
  /** As many beside each other as the theme says, or six. */
  columns?: 'normal' | 'dense';
  /** The words above the columns of the list layout. */
  head?: { item: ReactNode; goods: ReactNode; air: ReactNode; sea: ReactNode } | undefined;
  children: ReactNode;
};

/**
 * True for a page that the server rendered. A page that a shopper returns to must have its former height, and the height of
 * a card that is not drawn is an estimate.
 */
const useDrawnLate = (): boolean => {
  const isHydrated = useHydrated();
  const [isDrawnByServer] = useState(!isHydrated);
  return isDrawnByServer;
};

/** Cards in rows whose prices line up, whatever the names do. */
export const ProductGrid = ({ layout = 'grid', columns = 'normal', head, children }: ProductGridProps) => {
  const isDrawnLate = useDrawnLate();
  const classes = [
    grid({ columns }),
    ...(layout === 'list' ? [asList] : []),
    ...(isDrawnLate ? [drawnLate] : []),
  ];
  return (
    <>
      {layout === 'list' && head && (
        <div className={listHead} aria-hidden>
          <span />
          <span>{head.item}</span>
          <span className={listHeadEnd}>{head.goods}</span>
          <span className={listHeadWay}>{head.air}</span>
          <span className={listHeadWay}>{head.sea}</span>
        </div>
      )}
      <div className={classes.join(' ')}>{children}</div>
    </>
  );
};
