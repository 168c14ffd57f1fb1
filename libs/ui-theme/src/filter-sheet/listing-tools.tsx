import type { ReactNode } from 'react';
import { tools, toolsChips, toolsDestination, toolsLayout } from './listing-tools.css.ts';

export type ListingToolsProps = {
  /** A `FilterOpener`. */
  opener: ReactNode;
  /** A `ChipRow` of the applied filters. */
  chips: ReactNode;
  /** Where to and how the prices are. */
  destination?: ReactNode;
  /** A `SortSelect`. */
  sort: ReactNode;
  /** A `SegmentedControl`; not on small screens. */
  layout: ReactNode;
};

/** Above the goods: filters, what is applied, order, layout. */
export const ListingTools = ({ opener, chips, destination, sort, layout }: ListingToolsProps) => (
  <div className={tools}>
    {opener}
    <div className={toolsChips}>{chips}</div>
    {destination && <div className={toolsDestination}>{destination}</div>}
    {sort}
    <div className={toolsLayout}>{layout}</div>
  </div>
);
