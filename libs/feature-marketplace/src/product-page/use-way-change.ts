import { useCurrency, useModals } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import type { MouseEvent } from 'react';
import { useProductMessages } from './product-page.messages.ts';
import type { Variant } from './chosen-variant.ts';

/** The place on the page where air or sea is chosen. */
export const DOOR_ID = 'door';

/** A link that changes between air and sea: by a modal, or without scripts at the switch on the page. */
export const useWayChange = (ways: Variant['delivered'], answeredAt: number) => {
  const say = useProductMessages();
  const modals = useModals();
  const { isoCode } = useCurrency();
  const { method, choose } = useShippingMethod();
  const ask = async () => {
    const chosen = await modals.open('shipping-select', {
      ways,
      chosen: method,
      currency: isoCode,
      answeredAt,
    });
    if (chosen) choose(chosen);
  };
  return {
    href: `#${DOOR_ID}`,
    label: say('marketplace.product.change'),
    onClick: (event: MouseEvent) => {
      if (!modals.has('shipping-select')) return;
      event.preventDefault();
      void ask();
    },
  };
};
