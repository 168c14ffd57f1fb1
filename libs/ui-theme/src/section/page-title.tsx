import type { ReactNode } from 'react';
import { pageCount, pageHeading, pageHint, pageTitle, pageTitleRow } from './section.css.ts';

export type PageTitleProps = { heading: ReactNode; count?: ReactNode; hint?: ReactNode };

/** The page's one h1, with a count next to it. */
export const PageTitle = ({ heading, count, hint }: PageTitleProps) => (
  <div className={pageTitle}>
    <div className={pageTitleRow}>
      <h1 className={pageHeading}>{heading}</h1>
      {count && <span className={pageCount}>{count}</span>}
    </div>
    {hint && <p className={pageHint}>{hint}</p>}
  </div>
);
