import { createQueries } from '@shop/data-access';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { watchDraftOwner } from './watch-draft-owner.ts';

afterEach(() => sessionStorage.clear());

const aTab = () => {
  const queryClient = new QueryClient();
  const queries = createQueries({ send: () => Promise.reject(new Error('asks for nothing')) });
  const { queryKey } = queries.auth.user();
  return {
    page: { queryClient, queries },
    logIn: (id: number | null) => queryClient.setQueryData(queryKey, id === null ? null : ({ id } as never)),
  };
};
const type = () => sessionStorage.setItem('shop.draft.contact', '{"first_name":"Ona"}');
const typed = () => sessionStorage.getItem('shop.draft.contact');

test('a client’s typed text is restored for the same client only', () => {
  const first = aTab();
  first.logIn(1);
  watchDraftOwner(first.page);
  type();
  first.logIn(null);
  expect(typed()).not.toBeNull();
  const second = aTab();
  watchDraftOwner(second.page);
  second.logIn(1);
  expect(typed()).not.toBeNull();
  second.logIn(2);
  expect(typed()).toBeNull();
});
