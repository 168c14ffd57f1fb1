import { proQueries, type ProAccount } from '@shop/data-access/pro';
import type { PageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { redirect } from 'react-router-dom';

/** Says there that the person is of no company any more. */
const ENDED = laterPaths.pro.to({}, { ended: 'yes' });

/**
 * Clients without a business account are led to the page that offers one. `wasOpen`: the request comes from a page of the
 * company that was still open, so the client was of it until now.
 */
export const mustBePro = async ({ queries, queryClient }: PageContext, wasOpen = false): Promise<void> => {
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (!user?.is_pro) throw redirect(wasOpen ? ENDED : laterPaths.pro.to());
};

/** The same by the company's own answer: a page that stays open in a browser does not learn of a removal. */
export const mustHaveCompany = async (page: PageContext): Promise<ProAccount> => {
  await mustBePro(page);
  const { account } = await page.queryClient.fetchQuery({ ...proQueries(page.api).state(), staleTime: 0 });
  if (account) return account;
  await page.queryClient.invalidateQueries({ queryKey: page.queries.auth.user().queryKey });
  throw redirect(ENDED);
};
