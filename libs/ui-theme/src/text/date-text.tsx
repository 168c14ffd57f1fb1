import type { ReactNode } from 'react';
import { dateText } from './text.css.ts';

export type DateTextProps = {
  /** For machines: `2026-11-21T16:38:00-05:00`. */
  dateTime: string;
  /** As the page's language writes it. */
  children: ReactNode;
};

/** A day or a moment; it never breaks in two, and its figures have one width. */
export const DateText = ({ dateTime, children }: DateTextProps) => (
  <time dateTime={dateTime} className={dateText}>
    {children}
  </time>
);
