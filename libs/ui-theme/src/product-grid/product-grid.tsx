import { type ReactNode, useState } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { asList, drawnLate, grid, listHead, listHeadEnd, listHeadWay } from './product-grid.css.ts';

export type ProductGridProps = {
  /** `list` shows the cards as rows of a table; small screens keep the tiles. */
  layout?: 'grid' | 'list';
  /** The theme's number of columns, or six. */
  columns?: 'normal' | 'dense';
  /** The headings of the columns in the list layout. */
  head?: { item: ReactNode; goods: ReactNode; air: ReactNode; sea: ReactNode } | undefined;
  children: ReactNode;
};

/**
 * True for a server-rendered page. A page that a shopper returns to must have its former height, and the
 * height of an unrendered card is an estimate.
 */
const useDrawnLate = (): boolean => {
  const isHydrated = useHydrated();
  const [isDrawnByServer] = useState(!isHydrated);
  return isDrawnByServer;
};

/** Cards in rows whose prices align, with names of any length. */
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
