import type { ReactNode } from 'react';
import type { BoxElement } from '../box/box.tsx';
import { sprinkles, type Sprinkles } from '../sprinkles/sprinkles.css.ts';
import { inline } from './stack.css.ts';

export type InlineProps = {
  as?: BoxElement;
  gap?: Sprinkles['gap'];
  align?: 'center' | 'start' | 'baseline' | 'end';
  justify?: 'start' | 'between' | 'end';
  wrap?: boolean;
  children: ReactNode;
};

/** Children side by side, in the direction of reading. */
export const Inline = ({
  as: Element = 'div',
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: InlineProps) => (
  <Element className={`${inline({ align, justify, wraps: wrap })} ${sprinkles({ gap })}`}>{children}</Element>
);
