import type { Cart } from '@shop/data-access';
import { TierMeter } from '@shop/ui-theme/tier-meter';
import { addWire } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';

export type NextTierProps = { cart: Cart; next: NonNullable<Cart['next_discount']>; words: CartWords };

const PERCENT = 100;

/** The sum missing for cheaper freight, and the progress towards it. */
export const NextTier = ({ cart, next, words: { say, money, percent } }: NextTierProps) => {
  const goal = addWire(cart.subtotal, next.missing);
  return (
    <TierMeter
      value={cart.subtotal}
      max={goal}
      label={say('cart.tier.progress', { percent: percent(cart.subtotal / goal) })}
    >
      {say('cart.tier', { missing: money(next.missing), percent: percent(next.percentage / PERCENT) })}
    </TierMeter>
  );
};
