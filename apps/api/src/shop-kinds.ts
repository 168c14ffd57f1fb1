import { createMarketplaceKind } from './modules/checkout/checkout.module.ts';
import type { MailPort } from './modules/mail/mail.module.ts';
import { createStandingOrder } from './modules/orders/orders.module.ts';
import type { PayableKinds } from './modules/payments/payments.module.ts';
import type { Brands } from './platform/shop-brand.ts';

type Needs = { readonly mail: MailPort; readonly brands: Brands };

/** What being paid means for each kind of payable that the shop has. */
export const createShopKinds = ({ mail, brands }: Needs): PayableKinds => {
  const standingOrder = createStandingOrder({ mail, brands });
  return {
    quote: standingOrder,
    forward_request: standingOrder,
    marketplace: createMarketplaceKind({ mail, brands }),
  };
};
