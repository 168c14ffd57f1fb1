import type { CurrentUser } from '@shop/data-access';
import type { PageContext } from '@shop/page';

/** Who the visitor is; whoever has no session is a guest without asking. */
export const userOf = async ({ hasSession, queryClient, queries }: PageContext): Promise<CurrentUser> => {
  const asked = queries.auth.user();
  if (!hasSession) {
    queryClient.setQueryData(asked.queryKey, null);
    return null;
  }
  return queryClient.ensureQueryData(asked);
};
