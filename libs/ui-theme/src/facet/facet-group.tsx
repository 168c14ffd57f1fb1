import type { ReactNode } from 'react';
import { facet, facetSummary } from './facet.css.ts';

export type FacetGroupProps = {
  /** What is narrowed by it. */
  heading: ReactNode;
  /** The first few stand open, and those that are in use. */
  isOpen?: boolean;
  /** The options. */
  children: ReactNode;
};

/** One question about what is sought; its options are `Checkbox` and `RadioField` with a count. */
export const FacetGroup = ({ heading, isOpen = false, children }: FacetGroupProps) => (
  <details className={facet} open={isOpen}>
    <summary className={facetSummary}>{heading}</summary>
    {children}
  </details>
);
