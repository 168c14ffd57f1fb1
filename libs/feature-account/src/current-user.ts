import type { CurrentUser } from '@shop/data-access';
import type { PageContext } from '@shop/page';

/** The logged-in user; a visitor without a session is a guest without a call. */
export const userOf = async ({ hasSession, queryClient, queries }: PageContext): Promise<CurrentUser> => {
  const asked = queries.auth.user();
  if (!hasSession) {
    queryClient.setQueryData(asked.queryKey, null);
    return null;
  }
  return queryClient.ensureQueryData(asked);
};
