import type { ApiClient } from './api-client.ts';
import { configurationQueries } from './configuration.queries.ts';
import { navigationQueries } from './navigation.queries.ts';

/** Everything the shop may ask of the API. One line a resource; its owner adds the file beside this one. */
export const createQueries = (api: ApiClient) => ({
  configuration: configurationQueries(api),
  navigation: navigationQueries(api),
});

export type Queries = ReturnType<typeof createQueries>;
