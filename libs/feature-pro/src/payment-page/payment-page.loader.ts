import { isApiProblem } from '@shop/data-access';
import { proQueries } from '@shop/data-access/pro';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { mustBePro } from '../must-be-pro.ts';

/** Fetched at each visit: staff may have taken it back. Another company's is not found, nor is one for a role that sees no invoices. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const page = pageContext(context);
  await mustBePro(page);
  try {
    const asked = proQueries(page.api).invoice(Number(params.id));
    await page.queryClient.fetchQuery({ ...asked, staleTime: 0 });
  } catch (problem) {
    if (!isApiProblem(problem) || ![403, 404].includes(problem.status)) throw problem;
    throw notFound();
  }
  return null;
};
