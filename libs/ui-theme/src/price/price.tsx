import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { type Amount, AmountText } from './amount.tsx';
import { lowestPrice, price, priceBlock, priceHint, struckPrice, wholeRow } from './price.css.ts';

export type PriceProps = {
  /** What it costs now; in the colour of a sale when another is struck. */
  current: Amount;
  /** The price before, and the word that says so to those who do not see the line through it. */
  struck?: Amount | undefined;
  struckLabel?: string | undefined;
  /** What the law asks beside a reduction: the lowest of the last thirty days. */
  lowest?: ReactNode;
  /** What the number is of: "goods in the US". */
  hint?: ReactNode;
  /** Of the place it stands in: running text, a card, the bar of small screens, the product's page. */
  size?: 'body' | 'card' | 'bar' | 'product';
};

/** The price now, in one line with what it was. */
export const PriceNow = ({ current, struck, struckLabel, size = 'card' }: PriceProps) => (
  <>
    <span className={price({ size, isReduced: struck !== undefined })}>
      <AmountText amount={current} />
    </span>
    {struck !== undefined && (
      <s className={struckPrice}>
        {struckLabel && <VisuallyHidden>{`${struckLabel} `}</VisuallyHidden>}
        <AmountText amount={struck} />
      </s>
    )}
  </>
);

/** The price of the goods: current, struck, and the lowest of the last thirty days. */
export const Price = ({ lowest, hint, ...now }: PriceProps) => (
  <div className={priceBlock}>
    <PriceNow {...now} />
    {hint && <span className={priceHint}>{hint}</span>}
    {lowest && <p className={`${lowestPrice} ${wholeRow}`}>{lowest}</p>}
  </div>
);
