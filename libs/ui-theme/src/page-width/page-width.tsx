import type { ReactNode } from 'react';
import { formWidth, pageWidth } from './page-width.css.ts';

export type PageWidthProps = {
  as?: 'div' | 'main' | 'section' | 'footer';
  /** Space above the first line, for pages that begin with a title. */
  isPadded?: boolean;
  /** `form`: one form in the middle, with nothing next to it. */
  width?: 'page' | 'form';
  id?: string;
  children: ReactNode;
};

export const PageWidth = ({
  as: Element = 'div',
  isPadded = false,
  width = 'page',
  id,
  children,
}: PageWidthProps) => (
  <Element id={id} className={pageWidth({ isPadded })} tabIndex={Element === 'main' ? -1 : undefined}>
    {width === 'form' ? <div className={formWidth}>{children}</div> : children}
  </Element>
);
