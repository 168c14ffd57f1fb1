import type { ReactNode } from 'react';
import { doneAside, doneBlock, doneChange, doneHeading, doneRow, doneWords } from './steps.css.ts';

export type DoneBlockProps = {
  /** The name of the step. */
  heading: ReactNode;
  /** A link back to it. */
  change?: ReactNode;
  /** At the end of the second line: days, a sum. */
  aside?: ReactNode;
  /** The choice, in a line or two. */
  children: ReactNode;
};

/** A completed step: its choice, and the link back to it. */
export const DoneBlock = ({ heading, change, aside, children }: DoneBlockProps) => (
  <section className={doneBlock}>
    <div className={doneRow}>
      <h2 className={doneHeading}>{heading}</h2>
      {change && <span className={doneChange}>{change}</span>}
    </div>
    <div className={doneRow}>
      <div className={doneWords}>{children}</div>
      {aside && <span className={doneAside}>{aside}</span>}
    </div>
  </section>
);
