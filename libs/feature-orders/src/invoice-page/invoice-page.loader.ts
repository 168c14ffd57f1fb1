import { isApiProblem } from '@shop/data-access';
import { invoiceQueries } from '@shop/data-access/invoices';
import { notFound, pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A document of another visitor is not found, and neither is any without a session. */
export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  const { api, hasSession, language, queryClient } = pageContext(context);
  if (!hasSession) throw notFound();
  try {
    await queryClient.ensureQueryData(invoiceQueries(api).one(Number(params.id), language.id));
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) throw problem;
    throw notFound();
  }
  return null;
};
