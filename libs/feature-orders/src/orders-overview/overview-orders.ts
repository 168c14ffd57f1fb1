import type { BrandConfig } from '@shop/brand';
import type { OrdersAsked } from '@shop/data-access';
import { FIRST_VIEW, wireFilter } from '../orders-address.ts';

/** The newest orders, in one call with the road of those under way. */
export const overviewOrders = (
  { sendsOrderTypeFilter }: Pick<BrandConfig, 'sendsOrderTypeFilter'>,
  { id: languageId }: { readonly id: number },
): OrdersAsked => ({
  languageId,
  page: 1,
  filter: wireFilter(FIRST_VIEW.filter, sendsOrderTypeFilter),
  withRoad: true,
});
