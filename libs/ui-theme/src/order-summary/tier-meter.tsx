import type { ReactNode } from 'react';
import { progress } from '../pagination/pagination.css.ts';
import { tier } from './order-summary.css.ts';

export type TierMeterProps = {
  value: number;
  max: number;
  /** The progress, for screen readers. */
  label: string;
  /** The missing sum, and the discount. */
  children: ReactNode;
};

/** The sum missing for the next discount. */
export const TierMeter = ({ value, max, label, children }: TierMeterProps) => (
  <div className={tier}>
    <p>{children}</p>
    <progress className={progress({ look: 'tier' })} value={value} max={max} aria-label={label} />
  </div>
);
