import type { Cart } from '@shop/data-access';
import { Announcement } from '@shop/ui-theme/announcement';
import { totalsOf } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';

export type CartAnnouncementsProps = { cart: Cart; words: CartWords };

/** Says what was removed, and how much is in the cart after each change. */
export const CartAnnouncements = ({ cart, words: { say, weight } }: CartAnnouncementsProps) => (
  <>
    <Announcement text={cart.removed ? say('cart.removed', { name: cart.removed.name }) : ''} />
    <Announcement
      text={
        cart.items.length === 0
          ? say('cart.empty.heading')
          : say('cart.count', { count: totalsOf(cart).quantity, weight: weight(cart.weight_g) })
      }
    />
  </>
);
