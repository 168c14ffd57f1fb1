import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { becomeClient, forgetVisitor } from './forget-visitor.ts';
import { aPage, aUser } from './testing.ts';

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

test('typed text is kept for the same client and deleted for another one', async () => {
  const { page } = aPage();
  const typed = () => sessionStorage.getItem('shop.draft.contact');
  sessionStorage.setItem('shop.draft.contact', '{"first_name":"Ona"}');
  await becomeClient(page, aUser({ id: 1 }), { stays: false });
  await becomeClient(page, aUser({ id: 1 }), { stays: true });
  expect(typed()).not.toBeNull();
  await becomeClient(page, aUser({ id: 2 }), { stays: false });
  expect(typed()).toBeNull();
});
