import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export type VisuallyHiddenProps = { as?: 'span' | 'div' | 'h1' | 'h2' | 'p'; children: ReactNode };

/** Text for screen readers. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={visuallyHidden}>{children}</Element>
);
