import type { ReactNode } from 'react';
import { asList, grid, listHead, listHeadEnd, listHeadName } from './product-grid.css.ts';

type WayHead = { label: ReactNode; days: ReactNode };

export type ProductGridProps = {
  /** `list` lays the cards down as rows of a table; small screens keep the tiles. */
  layout?: 'grid' | 'list';
  /** As many beside each other as the theme says, or six. */
  columns?: 'normal' | 'dense';
  /** The words above the columns of the list layout. */
  head?: { item: ReactNode; goods: ReactNode; air: WayHead; sea: WayHead } | undefined;
  children: ReactNode;
};

/** Cards in rows whose prices line up, whatever the names do. */
export const ProductGrid = ({ layout = 'grid', columns = 'normal', head, children }: ProductGridProps) => (
  <>
    {layout === 'list' && head && (
      <div className={listHead} aria-hidden>
        <span />
        <span>{head.item}</span>
        <span className={listHeadEnd}>{head.goods}</span>
        {[head.air, head.sea].map(({ label, days }, index) => (
          <span key={index} className={listHeadEnd}>
            <span className={listHeadName}>{label}</span>
            {days}
          </span>
        ))}
      </div>
    )}
    <div className={layout === 'list' ? `${grid({ columns })} ${asList}` : grid({ columns })}>{children}</div>
  </>
);
