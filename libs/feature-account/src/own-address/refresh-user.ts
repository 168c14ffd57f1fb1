import { authCalls } from '@shop/contracts/calls';
import type { PageContext } from '@shop/page';

type Asked = Pick<PageContext, 'api' | 'queries' | 'queryClient'>;

/** The user from the database, after a change of the addresses. */
export const refreshUser = async ({ api, queries, queryClient }: Asked): Promise<void> => {
  const { user } = await api.send(authCalls.refreshCurrentUser, {}, { retries: 2 });
  queryClient.setQueryData(queries.auth.user().queryKey, user);
};
