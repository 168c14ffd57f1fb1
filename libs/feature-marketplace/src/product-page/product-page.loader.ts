import { currencyOf, pageContext, searchKeyOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Unknown and withdrawn products are refused by the API, and the frame gives their true status. */
export const loader = async ({ request, params, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries, language } = context;
  const [queryKey, currency] = await Promise.all([
    searchKeyOf(context, new URL(request.url)),
    currencyOf(context),
  ]);
  const ask = { locale: language.code, currencyId: currency.id, slug: params['*'] ?? '', queryKey };
  const { product } = await queryClient.ensureQueryData(queries.catalogue.product(ask));
  context.touch(`product:${product.id}`);
  return null;
};
