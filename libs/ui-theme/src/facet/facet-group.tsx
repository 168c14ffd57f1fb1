import type { ReactNode } from 'react';
import { facet, facetSummary } from './facet.css.ts';

export type FacetGroupProps = {
  /** The name of the facet. */
  heading: ReactNode;
  /** True for the first few, and for those in use. */
  isOpen?: boolean;
  /** The options. */
  children: ReactNode;
};

/** One facet; its options are `Checkbox` and `RadioField` with a count. */
export const FacetGroup = ({ heading, isOpen = false, children }: FacetGroupProps) => (
  <details className={facet} open={isOpen}>
    <summary className={facetSummary}>{heading}</summary>
    {children}
  </details>
);
