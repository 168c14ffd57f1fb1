import type { Cart } from '@shop/data-access';
import { Announcement } from '@shop/ui-theme/announcement';
import { atDoor, totalsOf } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';

export type CartAnnouncementsProps = { cart: Cart; words: CartWords };

/** Announces removed items, and after each change the number of items, the shipping method and its cost. */
export const CartAnnouncements = ({ cart, words: { say, weight, money } }: CartAnnouncementsProps) => (
  <>
    <Announcement text={cart.removed ? say('cart.removed', { name: cart.removed.name }) : ''} />
    <Announcement
      text={
        cart.items.length === 0
          ? say('cart.empty.heading')
          : say('cart.now', {
              count: totalsOf(cart).quantity,
              weight: weight(cart.weight_g),
              method: cart.shipping_method,
              total: money(atDoor(cart, cart.shipping_method)),
            })
      }
    />
  </>
);
