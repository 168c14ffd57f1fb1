import type { QueryClient } from '@tanstack/react-query';

/** What is the same for everybody and may stay. */
const PUBLIC = ['configuration', 'navigation', 'catalogue', 'listing', 'product'];

/**
 * Forgets everything that was this visitor's: cart, orders, checkouts, addresses, and who they were.
 * Called at each login and logout, so that nobody sees what belonged to who used the browser before.
 */
export const forgetVisitor = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) });
  queryClient.getMutationCache().clear();
};

const isPrivate = ([resource]: readonly unknown[]): boolean => !PUBLIC.includes(String(resource));
