import type { ApiClient } from './api-client.ts';
import { authQueries } from './auth.queries.ts';
import { cartQueries } from './cart.queries.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { configurationQueries } from './configuration.queries.ts';
import { navigationQueries } from './navigation.queries.ts';
import { visitorQueries } from './visitor.queries.ts';

/**
 * The API calls of landing pages. Each line is loaded with every page, so other resources have separate entry points:
 * `@shop/data-access/checkout`, `@shop/data-access/orders`, `@shop/data-access/payables`.
 */
export const createQueries = (api: ApiClient) => ({
  auth: authQueries(api),
  cart: cartQueries(api),
  catalogue: catalogueQueries(api),
  configuration: configurationQueries(api),
  navigation: navigationQueries(api),
  visitor: visitorQueries(api),
});

export type Queries = ReturnType<typeof createQueries>;
