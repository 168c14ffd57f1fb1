import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { productAsk } from './product-ask.ts';

/** Unknown and withdrawn products are refused by the API, and the frame gives their true status. */
export const loader = async ({ request, params, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries } = context;
  const ask = await productAsk(context, new URL(request.url), params['*']);
  const { product } = await queryClient.ensureQueryData(queries.catalogue.product(ask));
  context.touch(`product:${product.id}`);
  return null;
};
