import type { ReactNode } from 'react';
import { emptyActions, emptyHeading, emptyState, emptyWords } from './empty-state.css.ts';
import { EmptyPicture, type EmptyPictureName } from './empty-picture.tsx';

export type EmptyStateProps = {
  heading: ReactNode;
  level?: 1 | 2 | 3;
  picture?: EmptyPictureName | 'none';
  actions?: ReactNode;
  children?: ReactNode;
};

/** An empty state, with the next action. */
export const EmptyState = ({ heading, level = 2, picture = 'quay', actions, children }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={emptyState}>
      {picture !== 'none' && <EmptyPicture name={picture} />}
      <Heading className={emptyHeading}>{heading}</Heading>
      {children && <div className={emptyWords}>{children}</div>}
      {actions && <div className={emptyActions}>{actions}</div>}
    </div>
  );
};
