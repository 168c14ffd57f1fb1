import type { ReactNode } from 'react';
import { text } from './text.css.ts';

export type TextProps = {
  as?: 'p' | 'span' | 'div' | 'b' | 'small' | 'li' | 'dt' | 'dd' | 'address' | 's';
  size?: 'caption' | 'small' | 'body' | 'large' | 'inherit';
  tone?: 'inherit' | 'text' | 'muted' | 'primary' | 'sale' | 'success' | 'warning' | 'critical';
  weight?: 'inherit' | 'text' | 'middle' | 'strong';
  align?: 'start' | 'center' | 'end';
  /** Figures of equal width, for columns only. */
  isTabular?: boolean;
  /** Limited to a readable line length. */
  isMeasured?: boolean;
  id?: string;
  children: ReactNode;
};

export const Text = ({
  as: Element = 'p',
  size = 'inherit',
  tone = 'inherit',
  weight = 'inherit',
  align = 'start',
  isTabular = false,
  isMeasured = false,
  id,
  children,
}: TextProps) => (
  <Element id={id} className={text({ size, tone, weight, align, isTabular, isMeasured })}>
    {children}
  </Element>
);
