import { isApiProblem } from '@shop/data-access';
import { quoteQueries, type Quote } from '@shop/data-access/quotes';
import { brandHas } from '@shop/brand';
import { notFound, type Check, type PageContext } from '@shop/page';
import { loginFor } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { redirect } from 'react-router-dom';

/** Fetched at each visit: staff, time and other devices change a quote. */
const fetchQuote = async (
  { api, language, queryClient }: PageContext,
  slug: string,
  path: string,
): Promise<Quote> => {
  try {
    return await queryClient.fetchQuery({ ...quoteQueries(api).one(slug, language.id), staleTime: 0 });
  } catch (problem) {
    if (isApiProblem(problem) && problem.status === 404) throw notFound(path);
    throw problem;
  }
};

/** The brand has quotes, and a named one belongs to the client or opens by the guest's link. */
export const checkQuotes: Check = async (page, { params, path }) => {
  if (!brandHas(page.brand, 'quotes')) throw notFound(path);
  if (params.slug !== undefined) await fetchQuote(page, params.slug, path);
};

/** A client, or a guest of a brand that lets guests ask. The draft survives the login. */
export const checkOrderFormAuth: Check = async ({ brand, queries, queryClient }, { path }) => {
  if (brand.guestsMayRequestQuotes) return;
  if (!(await queryClient.fetchQuery(queries.auth.user()))) throw redirect(loginFor(path));
};

/** The offer stands: any other state is seen on the page of the quote. */
export const checkCreateOrder: Check = async (page, { params, path }) => {
  const slug = params.slug ?? '';
  const { state } = await fetchQuote(page, slug, path);
  if (state !== 'offered') throw redirect(laterPaths.quote.to({ slug }));
};
