import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetVisitor } from './forget-visitor.ts';

test('R-REG-06 logout clears orders, cart and user, and keeps the shop’s own data', () => {
  const client = new QueryClient();
  client.setQueryData(['orders', 'list', 1], { items: [1], total: 1 });
  client.setQueryData(['cart', 1], { items: [1] });
  client.setQueryData(['auth', 'user'], { id: 1 });
  client.setQueryData(['configuration', 'store', 'en'], { site: {} });
  forgetVisitor(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['configuration']);
});
