import { quoteQueries } from '@shop/data-access/quotes';
import { pageContext, readerOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readAsked } from './asked.ts';

/** The kinds of goods, and the price of what the address asks for. A refusal is shown beside the form. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const page = pageContext(context);
  const { currencyId, countryId } = await readerOf(page);
  const quotes = quoteQueries(page.api);
  const read = readAsked(new URL(request.url).searchParams, countryId);
  await Promise.all([
    page.queryClient.ensureQueryData(quotes.kinds(page.language.id)),
    read.kind === 'asked'
      ? page.queryClient.prefetchQuery(quotes.calculate(read.asked, currencyId))
      : undefined,
  ]);
  return null;
};
