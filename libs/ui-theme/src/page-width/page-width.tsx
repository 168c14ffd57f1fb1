import type { ReactNode } from 'react';
import { pageWidth } from './page-width.css.ts';

export type PageWidthProps = {
  as?: 'div' | 'main' | 'section' | 'footer';
  /** Air above the first line, for pages that begin with a title. */
  isPadded?: boolean;
  id?: string;
  children: ReactNode;
};

export const PageWidth = ({ as: Element = 'div', isPadded = false, id, children }: PageWidthProps) => (
  <Element id={id} className={pageWidth({ isPadded })} tabIndex={Element === 'main' ? -1 : undefined}>
    {children}
  </Element>
);
