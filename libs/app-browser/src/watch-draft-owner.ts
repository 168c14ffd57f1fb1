import { claimDrafts } from '@shop/forms/form-draft';
import type { PageContext } from '@shop/page';
import { hashKey } from '@tanstack/react-query';

/** Notes in the tab which client its drafts are of, as soon as the page knows: another client must not find them. */
export const watchDraftOwner = ({
  queryClient,
  queries,
}: Pick<PageContext, 'queryClient' | 'queries'>): void => {
  const { queryKey } = queries.auth.user();
  const claim = () => {
    const user = queryClient.getQueryData(queryKey);
    if (user) claimDrafts(String(user.id));
  };
  claim();
  const asked = hashKey(queryKey);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === asked) claim();
  });
};
