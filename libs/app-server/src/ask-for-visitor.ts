import { authCalls, visitorCalls } from '@shop/contracts/calls';
import type { PageContext } from '@shop/page';

/**
 * Asks for the visitor's summary and the client in one call. Nearly every personal page needs both, and each call
 * costs a millisecond; loaders that ask for one of them wait for this answer. A page can do without the summary, not
 * without its client, who is asked for once more after a failure.
 */
export const askForVisitor = ({ api, queryClient, queries }: PageContext): void => {
  const asked = api.send(visitorCalls.summary, { with_user: true }, { retries: 2 });
  void queryClient.prefetchQuery({
    ...queries.visitor.summary(),
    queryFn: async () => (await asked).visitor,
  });
  void queryClient.prefetchQuery({
    ...queries.auth.user(),
    queryFn: async () =>
      (await asked.catch(() => api.send(authCalls.currentUser, {}, { retries: 3 }))).user ?? null,
  });
};
