import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { type Amount, AmountText } from './amount.tsx';
import { price, struckPrice } from './price.css.ts';

export type PriceNowProps = {
  /** What it costs now; in the colour of a sale when another is struck. */
  current: Amount;
  /** The price before, and the word that says so to those who do not see the line through it. */
  struck?: Amount | undefined;
  struckLabel?: string | undefined;
  /** Of the place it stands in: running text, a card, the bar of small screens, the product's page. */
  size?: 'body' | 'card' | 'bar' | 'product';
};

/** The price now, in one line with what it was. */
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
