import type { ApiClient } from './api-client.ts';
import { authQueries } from './auth.queries.ts';
import { cartQueries } from './cart.queries.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { checkoutQueries } from './checkout.queries.ts';
import { configurationQueries } from './configuration.queries.ts';
import { navigationQueries } from './navigation.queries.ts';
import { orderQueries } from './orders.queries.ts';
import { payableQueries } from './payables.queries.ts';

/** Everything the shop may ask of the API. One line a resource; its owner adds the file beside this one. */
export const createQueries = (api: ApiClient) => ({
  auth: authQueries(api),
  cart: cartQueries(api),
  catalogue: catalogueQueries(api),
  checkout: checkoutQueries(api),
  configuration: configurationQueries(api),
  navigation: navigationQueries(api),
  orders: orderQueries(api),
  payables: payableQueries(api),
});

export type Queries = ReturnType<typeof createQueries>;
