import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pages } from '../pages.ts';
import { productAsk } from './product-ask.ts';

/** The API refuses unknown and withdrawn products, and the frame answers with their status. */
export const loader = async ({ request, params, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries } = context;
  const ask = await productAsk(context, new URL(request.url), params['*']);
  const [{ product }] = await Promise.all([
    queryClient.ensureQueryData(queries.catalogue.product(ask)),
    // Its late parts are there when the page is shown; without them the page is shown all the same.
    pages()
      .then(({ productParts }) => productParts())
      .catch(() => null),
  ]);
  if (product.rating)
    await pages().then(({ warmProductReviews }) => warmProductReviews(context, product.id, request.url));
  context.touch(`product:${product.id}`);
  return null;
};
