import { orderQueries } from '@shop/data-access/orders';
import type { PageContext } from '@shop/page';
import { overviewOrders } from './overview-orders.ts';

/** An overview without its orders is still useful, so no error is thrown here. */
export const warmOrdersOverview = ({ brand, language, api, queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(orderQueries(api).list(overviewOrders(brand, language)));
