import type { ReactNode } from 'react';
import { sprinkles, type Sprinkles } from '../sprinkles/sprinkles.css.ts';
import { box } from './box.css.ts';

export type BoxElement =
  'div' | 'section' | 'article' | 'aside' | 'nav' | 'header' | 'footer' | 'span' | 'ul' | 'ol' | 'li' | 'dl';

export type BoxProps = Sprinkles & {
  as?: BoxElement;
  /** `box` is outlined and has its own padding. */
  ground?: 'none' | 'raised' | 'sunken' | 'box';
  id?: string | undefined;
  children?: ReactNode;
};

/** The only place where a page sets padding, margin and gap. */
export const Box = ({ as: Element = 'div', ground = 'none', id, children, ...spacing }: BoxProps) => (
  <Element id={id} className={`${box({ ground, isFlow: 'gap' in spacing })} ${sprinkles(spacing)}`}>
    {children}
  </Element>
);
