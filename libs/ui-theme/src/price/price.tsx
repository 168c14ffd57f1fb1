import type { ReactNode } from 'react';
import { lowestPrice, priceBlock, priceHint, wholeRow } from './price.css.ts';
import { PriceNow, type PriceNowProps } from './price-now.tsx';

export type PriceProps = PriceNowProps & {
  /** Legally required next to a reduction: the lowest price of the thirty days before it. */
  lowest?: ReactNode;
  /** The label of the number: "goods in the US". */
  hint?: ReactNode;
};

/** The price of the goods: current, struck, and the lowest of the thirty days before. */
export const Price = ({ lowest, hint, ...now }: PriceProps) => (
  <div className={priceBlock}>
    <PriceNow {...now} />
    {hint && <span className={priceHint}>{hint}</span>}
    {lowest && <p className={`${lowestPrice} ${wholeRow}`}>{lowest}</p>}
  </div>
);
