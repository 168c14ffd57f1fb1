import type { ReactNode } from 'react';
import { progress } from '../pagination/pagination.css.ts';
import { tier } from './order-summary.css.ts';

export type TierMeterProps = {
  value: number;
  max: number;
  /** How far it is, for those who listen. */
  label: string;
  /** How much is missing, and for what. */
  children: ReactNode;
};

/** What is missing for the next discount. */
export const TierMeter = ({ value, max, label, children }: TierMeterProps) => (
  <div className={tier}>
    <p>{children}</p>
    <progress className={progress({ look: 'tier' })} value={value} max={max} aria-label={label} />
  </div>
);
