import { type Amount, AmountText } from './amount.tsx';
import { figure } from './price.css.ts';

export type FigureProps = {
  amount: Amount;
  /** `way` fits the box around it, for any sum. */
  size?: 'display' | 'way';
};

/** The main number of a decision: one per decision. */
export const Figure = ({ amount, size = 'display' }: FigureProps) => (
  <span className={figure({ size })}>
    <AmountText amount={amount} isFractionSmall />
  </span>
);
