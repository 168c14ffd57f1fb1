import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { EmptyPictureName } from '../empty-state/empty-picture.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import { errorDetails } from './error-page.css.ts';

export type ErrorPageProps = {
  heading: ReactNode;
  picture?: EmptyPictureName;
  actions?: ReactNode;
  /** Details for developers, line by line; never shown to shoppers. */
  details?: string | undefined;
  children?: ReactNode;
};

/** What happened, and what to do: replaces a page that cannot be shown. */
export const ErrorPage = ({ heading, picture = 'search', actions, details, children }: ErrorPageProps) => (
  <PageWidth isPadded>
    <EmptyState level={1} heading={heading} picture={picture} actions={actions}>
      {children}
    </EmptyState>
    {details !== undefined && <pre className={errorDetails}>{details}</pre>}
  </PageWidth>
);
