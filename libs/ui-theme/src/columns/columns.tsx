import type { ReactNode } from 'react';
import { area, columns } from './columns.css.ts';

export type ColumnsProps = {
  layout: 'listing' | 'checkout' | 'account' | 'quote' | 'halves' | 'thirds';
  children: ReactNode;
};

/** The shop's page layouts; each becomes one column on narrow screens. */
export const Columns = ({ layout, children }: ColumnsProps) => (
  <div className={columns({ layout })}>{children}</div>
);

export type ProductColumnsProps = { gallery: ReactNode; buy: ReactNode; words: ReactNode };

/** The text is below the gallery on a large screen and below the price on a small one. */
export const ProductColumns = ({ gallery, buy, words }: ProductColumnsProps) => (
  <div className={columns({ layout: 'product' })}>
    <div className={area({ name: 'gallery' })}>{gallery}</div>
    <div className={area({ name: 'buy' })}>{buy}</div>
    <div className={area({ name: 'words' })}>{words}</div>
  </div>
);
