import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { configurationQueries } from './configuration.queries.ts';

test('R-CFG-11 the site’s configuration is loaded once, and never again while the page is open', async () => {
  let asked = 0;
  const api = createApiClient(async () => {
    asked += 1;
    return { status: 200, body: { status: true, site: { name: 'Nordport' } } };
  });
  const client = new QueryClient();
  const store = configurationQueries(api).store('lt');
  await client.fetchQuery(store);
  await client.fetchQuery(store);
  expect(asked).toBe(1);
  // A year later it is still fresh.
  client.setQueryData(store.queryKey, (known) => known, { updatedAt: Date.now() - 365 * 24 * 3_600_000 });
  await client.fetchQuery(store);
  expect(asked).toBe(1);
});
