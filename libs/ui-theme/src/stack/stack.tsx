import type { ReactNode } from 'react';
import type { BoxElement } from '../box/box.tsx';
import { sprinkles, type Sprinkles } from '../sprinkles/sprinkles.css.ts';
import { stack } from './stack.css.ts';

export type StackProps = {
  as?: BoxElement | 'fieldset';
  gap?: Sprinkles['gap'];
  align?: 'stretch' | 'start' | 'center' | 'end';
  children: ReactNode;
};

/** Children one below the other. */
export const Stack = ({ as: Element = 'div', gap = 16, align = 'stretch', children }: StackProps) => (
  <Element className={`${stack({ align })} ${sprinkles({ gap })}`}>{children}</Element>
);
