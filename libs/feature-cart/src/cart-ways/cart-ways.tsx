import type { Cart } from '@shop/data-access';
import type { CartChange } from '@shop/data-access/cart-change';
import { ChangeKeyField } from '@shop/page';
import { WaySwitch } from '@shop/ui-theme/way-switch';
import { atDoor, METHODS } from '../cart-sums.ts';
import type { CartWords } from '../cart-words.ts';

/** The place on the page where air or sea is chosen. */
export const WAYS_ID = 'ways';

export type CartWaysProps = {
  cart: Cart;
  /** The time of the cart's answer; days of arrival count from it. */
  answeredAt: number;
  words: CartWords;
  onChange: (change: CartChange) => void;
};

/** One switch for the whole cart, with the delivered price and the arrival of both methods. */
export const CartWays = ({ cart, answeredAt, words, onChange }: CartWaysProps) => {
  const { say, money, arrival, formAction } = words;
  return (
    <form id={WAYS_ID} method="post" action={formAction}>
      <ChangeKeyField />
      <input type="hidden" name="intent" value="method" />
      <WaySwitch
        isSubmit
        label={say('cart.ways.label')}
        name="shipping_method"
        value={cart.shipping_method}
        onChange={(method) => onChange({ kind: 'method', method: method === 'sea' ? 'sea' : 'air' })}
        ways={METHODS.map((method) => {
          const { days_from, days_to } = cart.shipping.breakdown[method];
          return {
            value: method,
            icon: method === 'air' ? ('plane' as const) : ('ship' as const),
            label: say(`cart.ways.${method}`),
            price: money(atDoor(cart, method)),
            when: arrival(answeredAt, days_from, days_to),
          };
        })}
      />
    </form>
  );
};
