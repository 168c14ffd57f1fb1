import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { EmptyPictureName } from '../empty-state/empty-picture.tsx';
import { PageWidth } from '../page-width/page-width.tsx';

export type ErrorPageProps = {
  heading: ReactNode;
  picture?: EmptyPictureName;
  actions?: ReactNode;
  children?: ReactNode;
};

/** What happened, and what to do: the whole page when the page itself could not come. */
export const ErrorPage = ({ heading, picture = 'search', actions, children }: ErrorPageProps) => (
  <PageWidth isPadded>
    <EmptyState level={1} heading={heading} picture={picture} actions={actions}>
      {children}
    </EmptyState>
  </PageWidth>
);
