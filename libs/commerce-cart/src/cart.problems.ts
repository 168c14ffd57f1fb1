import type { AddItemError, LineError } from '@shop/domain/cart';
import { conflict, notFound, Problem } from '@shop/commerce-kit/problem';

export const refuse = (error: AddItemError | LineError): Problem => {
  switch (error.kind) {
    case 'sold_out':
      return conflict('sold_out', { quantity: ['sold_out'] });
    case 'cart_full':
      return conflict('cart_full', { variant_id: ['cart_full'] });
    case 'unknown_line':
      return notFound();
  }
};

/** The brand's country has no tariff: an error in the shop's data that a visitor cannot correct. */
export const noDelivery = () => new Problem(503, 'no_delivery', {}, { 'retry-after': '60' });

/** The visitor logged out while the call was on its way. */
export const sessionEnded = () => conflict('session_ended');
