import type { BrandConfig } from '@shop/brand';
import type { OrdersAsked } from '@shop/data-access/orders';

/** The newest orders of a client. */
export const recentOrders = (
  { sendsOrderTypeFilter }: Pick<BrandConfig, 'sendsOrderTypeFilter'>,
  languageId: number,
): OrdersAsked => ({ languageId, page: 1, filter: sendsOrderTypeFilter ? 'all_orders' : null });
