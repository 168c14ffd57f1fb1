import type { CurrentUser } from '@shop/data-access';
import { claimDrafts } from '@shop/forms';
import { tellOtherTabs, type PageContext } from '@shop/page';
import type { QueryClient } from '@tanstack/react-query';

/** Data that is the same for every visitor is kept. */
const PUBLIC = ['configuration', 'navigation', 'catalogue', 'listing', 'product'];

const isPrivate = ([resource]: readonly unknown[]): boolean => !PUBLIC.includes(String(resource));
const ofVisitor = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isPrivate(queryKey) };

/**
 * Deletes all data of this visitor from the page: cart, orders, checkouts, addresses, and the user. Called at each login
 * and logout, so that no data of the browser's former user is shown. Drafts of forms: see `claimDrafts`, `forgetDrafts`.
 */
export const forgetVisitor = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries(ofVisitor);
  queryClient.removeQueries(ofVisitor);
  queryClient.getMutationCache().clear();
  tellOtherTabs();
};

/** The data on the screen is fetched again, the rest is deleted. */
const renewVisitor = async (queryClient: QueryClient): Promise<void> => {
  queryClient.removeQueries({ ...ofVisitor, type: 'inactive' });
  tellOtherTabs();
  await queryClient.invalidateQueries({ ...ofVisitor, type: 'active' });
};

type Visit = Pick<PageContext, 'queries' | 'queryClient'>;

/** The guest of this page has logged in; in a modal the page below it stays. */
export const becomeClient = async (
  { queries, queryClient }: Visit,
  user: CurrentUser,
  { stays }: { stays: boolean },
): Promise<void> => {
  if (stays) await renewVisitor(queryClient);
  else forgetVisitor(queryClient);
  queryClient.setQueryData(queries.auth.user().queryKey, user);
  if (user) claimDrafts(String(user.id));
};
