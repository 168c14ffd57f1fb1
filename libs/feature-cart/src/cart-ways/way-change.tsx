import type { Cart } from '@shop/data-access';
import { useModals } from '@shop/page';
import { TextLink } from '@shop/ui-theme/text-link';
import { atDoor, type Method } from '../cart-sums.ts';
import { WAYS_ID, type CartWaysProps } from './cart-ways.tsx';

const wayOf = (cart: Cart, method: Method) => {
  const { days_from, days_to } = cart.shipping.breakdown[method];
  return { total: atDoor(cart, method), days_from, days_to };
};

/** Changes between air and sea next to the sums: by a modal, or without scripts at the switch on the page. */
export const WayChange = ({ cart, answeredAt, words, onChange }: CartWaysProps) => {
  const modals = useModals();
  const { say } = words;
  const ask = async () => {
    const chosen = await modals.open('shipping-select', {
      ways: { air: wayOf(cart, 'air'), sea: wayOf(cart, 'sea') },
      chosen: cart.shipping_method,
      currency: cart.currency,
      answeredAt,
    });
    if (chosen && chosen !== cart.shipping_method) onChange({ kind: 'method', method: chosen });
  };
  return (
    <TextLink
      href={`#${WAYS_ID}`}
      tone="quiet"
      onClick={(event) => {
        if (!modals.has('shipping-select')) return;
        event.preventDefault();
        void ask();
      }}
    >
      {say('cart.summary.change')}
    </TextLink>
  );
};
