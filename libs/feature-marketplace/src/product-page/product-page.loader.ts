import { pageContext, readerOf, searchKeyOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Unknown and withdrawn products are refused by the API, and the frame gives their true status. */
export const loader = async ({ request, params, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries } = context;
  const [queryKey, reader] = await Promise.all([
    searchKeyOf(context, new URL(request.url)),
    readerOf(context),
  ]);
  const ask = { ...reader, slug: params['*'] ?? '', queryKey };
  const { product } = await queryClient.ensureQueryData(queries.catalogue.product(ask));
  context.touch(`product:${product.id}`);
  return null;
};
