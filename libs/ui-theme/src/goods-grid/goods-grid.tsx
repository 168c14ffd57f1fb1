import type { ReactNode } from 'react';
import { goodsGrid } from './goods-grid.css.ts';

/** A few cards in rows, in the theme's columns. Listings have a `ProductGrid`, which can also be a table. */
export const GoodsGrid = ({ children }: { children: ReactNode }) => (
  <div className={goodsGrid}>{children}</div>
);
