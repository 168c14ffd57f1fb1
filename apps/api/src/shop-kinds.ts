import { createMarketplaceKind } from '@shop/commerce-checkout';
import type { MailPort } from '@shop/commerce-mail';
import { createStandingOrder } from '@shop/commerce-orders';
import type { PayableKinds } from '@shop/commerce-payments';
import type { Brands } from '@shop/commerce-kit/shop-brand';

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
