import { isApiProblem } from '@shop/data-access';
import { miscInvoiceQueries, type MiscInvoice } from '@shop/data-access/misc-invoices';
import { notFound, type PageContext } from '@shop/page';

/** Fetched at each visit: staff may have taken it back. Another client's invoice is not found. */
export const fetchOwnInvoice = async (
  { api, queryClient }: Pick<PageContext, 'api' | 'queryClient'>,
  slug: string,
): Promise<MiscInvoice> => {
  try {
    return await queryClient.fetchQuery({ ...miscInvoiceQueries(api).one(slug), staleTime: 0 });
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    throw notFound();
  }
};
