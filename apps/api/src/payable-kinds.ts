import { createMarketplaceKind } from '@shop/commerce-checkout';
import type { MailPort } from '@shop/commerce-mail';
import { createOrderAwaitingPayment } from '@shop/commerce-orders';
import type { PayableKinds } from '@shop/commerce-payments';
import type { Brands } from '@shop/commerce-kit/shop-brand';

type PayableKindDeps = { readonly mail: MailPort; readonly brands: Brands };

/** The effects of payment for each kind of payable. */
export const createPayableKinds = ({ mail, brands }: PayableKindDeps): PayableKinds => {
  const orderAwaitingPayment = createOrderAwaitingPayment({ mail, brands });
  return {
    quote: orderAwaitingPayment,
    forward_request: orderAwaitingPayment,
    marketplace: createMarketplaceKind({ mail, brands }),
  };
};
