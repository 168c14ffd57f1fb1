import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { type Amount, AmountText } from './amount.tsx';
import { price, struckPrice } from './price.css.ts';

export type PriceNowProps = {
  /** The current price; in the sale colour beside a struck one. */
  current: Amount;
  /** The earlier price, and its label for screen readers, which do not read the strike-through. */
  struck?: Amount | undefined;
  struckLabel?: string | undefined;
  /** By place: running text, a card, the bar of small screens, the product's page. */
  size?: 'body' | 'card' | 'bar' | 'product';
};

/** The current and the earlier price in one line. */
export const PriceNow = ({ current, struck, struckLabel, size = 'card' }: PriceNowProps) => (
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
