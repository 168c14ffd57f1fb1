import type { ReactNode } from 'react';
import { dateText } from './text.css.ts';

export type DateTextProps = {
  /** For machines: `2026-11-21T16:38:00-05:00`. */
  dateTime: string;
  /** In the format of the page's language. */
  children: ReactNode;
};

/** A day or a moment without line breaks, with figures of equal width. */
export const DateText = ({ dateTime, children }: DateTextProps) => (
  <time dateTime={dateTime} className={dateText}>
    {children}
  </time>
);
