import { dropDrafts } from '@shop/forms';
import { tellOtherTabs } from '@shop/page';
import type { QueryClient } from '@tanstack/react-query';

/** Data that is the same for every visitor is kept. */
const PUBLIC = ['configuration', 'navigation', 'catalogue', 'listing', 'product'];

const isPrivate = ([resource]: readonly unknown[]): boolean => !PUBLIC.includes(String(resource));
const ofVisitor = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isPrivate(queryKey) };

/**
 * Deletes all data of this visitor from the page: cart, orders, checkouts, addresses, half filled forms, and the user.
 * Called at each login and logout, so that no data of the browser's former user is shown.
 */
export const forgetVisitor = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries(ofVisitor);
  queryClient.removeQueries(ofVisitor);
  queryClient.getMutationCache().clear();
  dropDrafts();
  tellOtherTabs();
};

/** The guest of this page has become a client: the data on the screen is fetched again, the rest is deleted. */
export const renewVisitor = async (queryClient: QueryClient): Promise<void> => {
  queryClient.removeQueries({ ...ofVisitor, type: 'inactive' });
  tellOtherTabs();
  await queryClient.invalidateQueries({ ...ofVisitor, type: 'active' });
};
